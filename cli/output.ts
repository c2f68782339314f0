import type { Writable } from 'node:stream';

const BLOCK = 1 << 16;

/** The output could not be written; with `EPIPE` nobody reads it any more, as after `| head -1`. */
export class OutputFailed extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Writes in blocks, and waits for a slow reader instead of keeping what it has not read yet. */
export class Output {
  readonly #stream: Writable;
  #block = '';
  #failure: NodeJS.ErrnoException | undefined;

  constructor(stream: Writable) {
    this.#stream = stream;
    stream.on('error', (error) => {
      this.#failure ??= error;
    });
  }

  write(text: string): void {
    this.#block += text;
  }

  /** To be awaited now and then between writes. @throws OutputFailed */
  async drain(): Promise<void> {
    if (this.#block.length >= BLOCK) await this.flush();
  }

  async flush(): Promise<void> {
    const block = this.#block;
    this.#block = '';
    if (block !== '') {
      await new Promise<void>((resolve) => {
        this.#stream.write(block, () => resolve());
      });
    }
    if (this.#failure) throw new OutputFailed(this.#failure.code ?? this.#failure.name);
  }
}
