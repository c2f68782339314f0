import type { Buffer } from 'node:buffer';
import path from 'node:path';
import { BASELINE_FILE, CONFIG_FILE } from '../shared/policy/config-file.ts';
import { Linked, Occupied, Overtaken, ReadOnly, WrittenTwice } from './byte-sink.ts';
import type { ByteSource } from './bytes.ts';
import { NotAFile } from './bytes.ts';
import { NotText } from './decode.ts';
import { GitError, MissingBlob } from './git.ts';
import type { ReadProblem } from './messages/messages.ts';
import { OutputFailed } from './output.ts';

/** Lines from `first` (1-based) on, `count` of them. */
export interface LineRange {
  readonly first: number;
  readonly count: number;
}

/** A text to scan. */
export interface Target {
  readonly kind: 'target';
  /** As reports write it, before anything in it is masked. */
  readonly path: string;
  /** Where it is, or would be: its format, and the config that counts, follow from it. */
  readonly absolute: string;
  /** The path for the operating system; bytes where a name in it is not UTF-8. */
  readonly at: string | Buffer;
  /** The user named it: then it is an error that it is not text. */
  readonly named: boolean;
  /** Only findings on these lines count, and none in the path. Missing: all do. */
  readonly touched?: readonly LineRange[];
  open(): ByteSource | Promise<ByteSource>;
}

/**
 * Whether a file is one of Biombo's own that nobody named: fingerprints and counts, in which letters can look like a
 * name, and which a fix must not touch.
 */
export function isOwnFile({ absolute, named }: Target): boolean {
  const name = path.basename(absolute);
  return !named && (name === CONFIG_FILE || name === BASELINE_FILE);
}

export interface Unreadable {
  readonly kind: 'unreadable';
  readonly path: string;
  readonly problem: ReadProblem;
}

/** Something that is no text by its kind: a socket, a device. */
export interface Skipped {
  readonly kind: 'skipped';
}

export type Found = Target | Unreadable | Skipped;

/**
 * What an error says of a file that was being read or scanned. Whatever it is, the other files can be scanned.
 * @throws `error` itself where it is not about that file
 */
export function readProblem(error: unknown): ReadProblem {
  if (error instanceof OutputFailed || error instanceof GitError || !(error instanceof Error)) throw error;
  if (error instanceof NotText) return { kind: error.reason };
  if (error instanceof NotAFile) return { kind: 'not-a-file' };
  if (error instanceof Linked) return { kind: 'linked' };
  if (error instanceof Occupied) return { kind: 'occupied' };
  if (error instanceof ReadOnly) return { kind: 'read-only' };
  if (error instanceof Overtaken) return { kind: 'overtaken' };
  if (error instanceof WrittenTwice) return { kind: 'written-twice' };
  if (error instanceof MissingBlob) return { kind: 'missing-blob' };
  if ('syscall' in error && 'code' in error) return { kind: 'system', code: String(error.code) };
  return { kind: 'unexpected', name: error.name };
}
