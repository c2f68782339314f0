import type { VisibleRanges } from '../shared/protocol.ts';
import { isRecord } from './client.ts';

type Lines = readonly (readonly [first: number, last: number])[];

/** Editors split and folded make some ranges; more is a mistake. */
const MOST_RANGES = 50;
const MOST_LINES = 2_000;

/** Which lines of which documents are on screen, as the client has told. */
export class VisibleLines {
  readonly #byUri = new Map<string, Lines>();

  /** @param params `VisibleRanges`, unchecked; returns the document's URI, or undefined where it is none */
  set(params: unknown): string | undefined {
    if (!isRecord<keyof VisibleRanges>(params)) return undefined;
    const { uri, lines } = params;
    if (typeof uri !== 'string' || !Array.isArray(lines)) return undefined;
    this.#byUri.set(uri, lines.slice(0, MOST_RANGES).flatMap(readRange));
    return uri;
  }

  of(uri: string): Lines {
    return this.#byUri.get(uri) ?? [];
  }

  delete(uri: string): void {
    this.#byUri.delete(uri);
  }
}

function readRange(range: unknown): Lines {
  if (!Array.isArray(range)) return [];
  const [first, last]: unknown[] = range;
  if (typeof first !== 'number' || typeof last !== 'number' || !(first >= 0 && last >= first)) return [];
  return [[Math.floor(first), Math.floor(Math.min(last, first + MOST_LINES))]];
}
