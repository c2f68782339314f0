import { Buffer } from 'node:buffer';
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

/** Bytes that are read once, from the first to the last. */
export interface ByteSource {
  /**
   * Fills `into` from its start with as many bytes as are at hand.
   * @returns how many; 0 only at the end
   */
  read(into: Uint8Array): number | Promise<number>;
  close(): void;
}

const KEPT_OF_LINE = 256;

/** What stands at a path is a folder, a pipe, a device: nothing that has an end. */
export class NotAFile extends Error {}

/** The bytes of a regular file. */
export class FileBytes implements ByteSource {
  readonly #descriptor: number;

  private constructor(descriptor: number) {
    this.#descriptor = descriptor;
  }

  /**
   * @throws NotAFile, or what the operating system says
   */
  static open(path: string | Buffer): FileBytes {
    // Without O_NONBLOCK opening a pipe that nobody writes to waits for ever. Windows does not have it.
    const descriptor = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    if (fstatSync(descriptor).isFile()) return new FileBytes(descriptor);
    closeSync(descriptor);
    throw new NotAFile();
  }

  read(into: Uint8Array): number {
    return readSync(this.#descriptor, into, 0, into.length, null);
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}

/** The bytes of a stream, such as standard input or what another process writes. */
export class StreamBytes implements ByteSource {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #chunk: Uint8Array = Buffer.alloc(0);

  constructor(stream: AsyncIterable<Uint8Array>) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  async read(into: Uint8Array): Promise<number> {
    if (!(await this.#fill())) return 0;
    const taken = this.#chunk.subarray(0, into.length);
    into.set(taken);
    this.#chunk = this.#chunk.subarray(taken.length);
    return taken.length;
  }

  /**
   * The next line without its line feed, undefined at the end. Of a long line only the beginning is kept, at
   * least `KEPT_OF_LINE` bytes.
   */
  async line(): Promise<string | undefined> {
    let line: string | undefined;
    while (await this.#fill()) {
      const end = this.#chunk.indexOf(0x0a);
      const part = end < 0 ? this.#chunk : this.#chunk.subarray(0, end);
      line ??= '';
      if (line.length < KEPT_OF_LINE) line += Buffer.from(part.subarray(0, KEPT_OF_LINE)).toString('latin1');
      this.#chunk = this.#chunk.subarray(end < 0 ? this.#chunk.length : end + 1);
      if (end >= 0) break;
    }
    return line;
  }

  close(): void {
    void this.#chunks.return?.();
  }

  /** @returns whether there is at least one byte in the chunk */
  async #fill(): Promise<boolean> {
    while (this.#chunk.length === 0) {
      const next = await this.#chunks.next();
      if (next.done) return false;
      this.#chunk = next.value;
    }
    return true;
  }
}

/** Reads until `buffer` is full from `from` on, or the source ends. @returns where the bytes end */
export async function fill(source: ByteSource, buffer: Buffer, from: number): Promise<number> {
  let end = from;
  while (end < buffer.length) {
    const count = await source.read(buffer.subarray(end));
    if (count === 0) break;
    end += count;
  }
  return end;
}

/** Reads all there is; for small files. */
export async function readWhole(source: ByteSource): Promise<Buffer> {
  let buffer = Buffer.allocUnsafe(1 << 14);
  let end = 0;
  for (;;) {
    end = await fill(source, buffer, end);
    if (end < buffer.length) return buffer.subarray(0, end);
    buffer = Buffer.concat([buffer], buffer.length * 2);
  }
}
