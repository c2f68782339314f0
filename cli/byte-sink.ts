/** Where fixed bytes go. A file appears whole or not at all. */
import { Buffer } from 'node:buffer';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { OutputFailed } from './output.ts';

export interface ByteSink {
  write(bytes: Uint8Array): void | Promise<void>;
  /** All was written. @param isChanged whether it differs from what was read @throws Overtaken */
  commit(isChanged: boolean): void;
  /** Nothing of it may stay. Does nothing after `commit`. */
  abandon(): void;
}

/** Another file of the same run was written there. */
export class WrittenTwice extends Error {}

/** What is there has other names too, under which it would stay as it was. */
export class Linked extends Error {}

/** What is there is no file: a folder, a pipe. */
export class Occupied extends Error {}

/** Nobody may write what is there. */
export class ReadOnly extends Error {}

/** What is there was changed by somebody else since it was read. */
export class Overtaken extends Error {}

/** Tells one state of a file from another; empty where it is not there. */
export function versionOf(file: string | Buffer): string {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? '' : [found.dev, found.ino, found.size, found.mtimeNs].join();
}

/** A file that is written beside its place and renamed when it is whole. */
export class FileSink implements ByteSink {
  readonly #target: Buffer;
  readonly #temporary: Buffer;
  readonly #onlyChanged: boolean;
  readonly #basis: string | undefined;
  #descriptor: number | undefined;

  /**
   * @param target absolute, bytes where a name in it is not UTF-8; what is there is replaced and keeps its permissions, behind a link what it leads to
   * @param onlyChanged where nothing changed, what is there stays
   * @param basis what `versionOf` said of what was read; if it says something else in the end, what is there stays
   * @throws Linked Occupied ReadOnly, and what the operating system says
   */
  constructor(
    target: string | Buffer,
    { onlyChanged = false, basis }: { readonly onlyChanged?: boolean; readonly basis?: string } = {},
  ) {
    this.#onlyChanged = onlyChanged;
    this.#basis = basis;
    // Where a name is not UTF-8 the file was read, so its folder is there.
    if (typeof target === 'string') mkdirSync(path.dirname(target), { recursive: true });
    const known = statSync(target, { throwIfNoEntry: false });
    if (known !== undefined && !known.isFile()) throw new Occupied();
    // A rename asks neither: the folder is what is written.
    if (known !== undefined && (known.mode & 0o222) === 0) throw new ReadOnly();
    if (known !== undefined && known.nlink > 1) throw new Linked();
    // The other one goes by way of strings, and a link may lead to a name that is not UTF-8.
    this.#target =
      known === undefined ? Buffer.from(target) : realpathSync.native(target, { encoding: 'buffer' });
    // Beside it: only within a file system is a rename one step.
    // The global, which is loaded when it is used: most commands write no file.
    const name = `.biombo-${Buffer.from(crypto.getRandomValues(new Uint8Array(6))).toString('hex')}.tmp`;
    const folder = this.#target.subarray(0, this.#target.lastIndexOf(path.sep) + 1);
    this.#temporary = Buffer.concat([folder, Buffer.from(name)]);
    this.#descriptor = openSync(this.#temporary, 'wx', 0o600);
    chmodSync(this.#temporary, known === undefined ? 0o666 & ~process.umask() : known.mode & 0o7777);
  }

  write(bytes: Uint8Array): void {
    if (this.#descriptor === undefined) return;
    for (let at = 0; at < bytes.length; ) at += writeSync(this.#descriptor, bytes, at);
  }

  commit(isChanged: boolean): void {
    if (this.#descriptor === undefined) return;
    if (this.#onlyChanged && !isChanged) {
      this.abandon();
      return;
    }
    fsyncSync(this.#descriptor);
    if (this.#basis !== undefined && this.#basis !== versionOf(this.#target)) {
      this.abandon();
      throw new Overtaken();
    }
    closeSync(this.#descriptor);
    this.#descriptor = undefined;
    try {
      renameSync(this.#temporary, this.#target);
    } catch (error) {
      rmSync(this.#temporary, { force: true });
      throw error;
    }
  }

  abandon(): void {
    if (this.#descriptor === undefined) return;
    closeSync(this.#descriptor);
    this.#descriptor = undefined;
    rmSync(this.#temporary, { force: true });
  }
}

/** A stream, such as standard output: waits for a slow reader. */
export class StreamSink implements ByteSink {
  readonly #stream: Writable;
  #failure: NodeJS.ErrnoException | undefined;

  constructor(stream: Writable) {
    this.#stream = stream;
    stream.on('error', (error) => {
      this.#failure ??= error;
    });
  }

  /** @throws OutputFailed */
  async write(bytes: Uint8Array): Promise<void> {
    if (bytes.length > 0) await new Promise<void>((resolve) => this.#stream.write(bytes, () => resolve()));
    if (this.#failure) throw new OutputFailed(this.#failure.code ?? this.#failure.name);
  }

  commit(): void {}

  abandon(): void {}
}
