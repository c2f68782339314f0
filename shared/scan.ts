import { type Chunk, cutChunks, settled } from './chunk.ts';
import { ScannedDocument } from './document.ts';
import { COUNTED_UNITS, type ColumnLabels } from './evidence/columns.ts';
import type { Finding } from './finding.ts';
import { FORMATS, type FormatId } from './formats/registry.ts';
import { IDENTIFIERS } from './identifiers/registry.ts';
import { REACH } from './scanner.ts';
import { decodeSource } from './source.ts';

/**
 * Finds the identifiers in a text.
 * @param text without a byte order mark
 * @returns findings in order, without overlaps; offsets in UTF-16 code units, half open
 */
export function scan(text: string, format: FormatId): Finding[] {
  const document = new ScannedDocument(text, format);
  document.scan(() => false);
  return document.findings();
}

/** A finding of a stream, with what is gone once the stream has moved on. */
export interface LocatedFinding {
  readonly finding: Finding;
  /** Zero-based. */
  readonly line: number;
  /** Zero-based, in UTF-16 code units. */
  readonly character: number;
  /** The found text, escapes decoded; for fingerprints and masks, never to be shown. */
  readonly source: string;
}

/**
 * Scans a text that comes in pieces, in bounded memory, and finds what `scan` finds. A piece may end anywhere.
 */
export class StreamScan {
  readonly #format: FormatId;
  #pending = '';
  #previous: Chunk | undefined;
  /** Scanned, waiting for what follows it to be settled. */
  #current: Chunk | undefined;
  #state: unknown;
  /** What whole columns say; undefined until enough text is there. */
  #columns: ColumnLabels | undefined;
  #offset = 0;
  #line = 0;
  #lineStart = 0;

  constructor(format: FormatId) {
    this.#format = format;
    this.#state = FORMATS[format].initial;
  }

  /** Takes the next piece of text; returns the findings that are settled now. */
  push(text: string): LocatedFinding[] {
    this.#pending = [this.#pending, text].join('');
    if (this.#columns === undefined && !this.#survey(COUNTED_UNITS + REACH)) return [];
    const chunks = cutChunks(this.#pending);
    // The last chunks are kept until it is known what follows them.
    let kept = 0;
    while (kept < REACH && chunks.length > 0) kept += chunks.pop()!.text.length;
    const found = chunks.flatMap((chunk, i) => this.#scanChunk(chunk, this.#tail(chunks, i, kept)));
    this.#pending = this.#pending.slice(this.#pending.length - kept);
    return found;
  }

  /** Ends the stream; returns the remaining findings. */
  end(): LocatedFinding[] {
    this.#survey(0);
    const chunks = cutChunks(this.#pending);
    const found = chunks.flatMap((chunk, i) => this.#scanChunk(chunk, this.#tail(chunks, i, 0)));
    this.#pending = '';
    return [...found, ...this.#settle(undefined)];
  }

  /** Counts the columns' values, once `units` are there or there will be no more; returns whether that is done. */
  #survey(units: number): boolean {
    if (this.#columns !== undefined) return true;
    if (!FORMATS[this.#format].columnar) this.#columns = new Map();
    else if (this.#pending.length >= units) {
      const head = this.#pending.slice(0, COUNTED_UNITS + REACH);
      this.#columns = new ScannedDocument(head, this.#format).columns;
    }
    return this.#columns !== undefined;
  }

  /** The text after chunk `i`: the next chunks, then what is kept. */
  #tail(chunks: readonly Chunk[], i: number, kept: number): string {
    let tail = '';
    for (let k = i + 1; k < chunks.length && tail.length < REACH; k++) tail += chunks[k]!.text;
    if (tail.length < REACH) tail += this.#pending.slice(this.#pending.length - kept);
    return tail.slice(0, REACH);
  }

  #scanChunk(chunk: Chunk, tail: string): LocatedFinding[] {
    const head = (this.#previous?.text ?? '').slice(-REACH) + (this.#current?.text ?? '');
    chunk.scan(FORMATS[this.#format], head.slice(-REACH), tail, this.#state, this.#columns ?? new Map());
    this.#state = chunk.after;
    return this.#settle(chunk);
  }

  /** Settles the current chunk, now that the next one is scanned, and moves on. */
  #settle(next: Chunk | undefined): LocatedFinding[] {
    const chunk = this.#current;
    const located: LocatedFinding[] = [];
    if (chunk !== undefined) {
      const chunks = [this.#previous, chunk, next].filter((it) => it !== undefined);
      const candidates = settled(chunks, chunks.indexOf(chunk));
      const text = chunk.text + (next?.text.slice(0, REACH) ?? '');
      let at = 0;
      for (let i = 0; i < candidates.length; i++) {
        const finding = candidates.finding(i, IDENTIFIERS, this.#offset);
        const start = candidates.starts[i]!;
        this.#countLines(chunk.text, at, start);
        at = start;
        located.push({
          finding,
          line: this.#line,
          character: finding.start - this.#lineStart,
          source: decodeSource(text.slice(start, candidates.ends[i]!), finding),
        });
      }
      this.#countLines(chunk.text, at, chunk.text.length);
      this.#offset += chunk.text.length;
    }
    this.#previous = chunk;
    this.#current = next;
    return located;
  }

  /** Moves the line count over `[from, to)` of the current chunk. */
  #countLines(text: string, from: number, to: number): void {
    for (let i = from; i < to; i++) {
      const code = text.charCodeAt(i);
      if (code !== 0x0a && (code !== 0x0d || text.charCodeAt(i + 1) === 0x0a)) continue;
      this.#line++;
      this.#lineStart = this.#offset + i + 1;
    }
  }
}
