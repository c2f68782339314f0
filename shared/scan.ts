import { FullNames } from './candidates/echoes.ts';
import type { Chunk } from './chunk.ts';
import { eachFinding, settled } from './chunk-findings.ts';
import { cutChunks } from './chunks.ts';
import { CustomIdentifiers } from './custom/custom-identifier.ts';
import { ScannedDocument } from './document.ts';
import { COUNTED_UNITS, type ColumnLabels } from './evidence/columns.ts';
import type { Finding } from './finding.ts';
import { FORMATS, type FormatId } from './formats/registry.ts';
import { ChunkKeys } from './keys.ts';
import { moved } from './policy/directives.ts';
import { type DirectiveProblem, Ignored } from './policy/ignored.ts';
import { REACH } from './scanner.ts';
import { decodeSource } from './source.ts';

/**
 * Finds the identifiers in a text.
 * @param text without a byte order mark
 * @param custom a config's own identifiers, which are looked for too
 * @returns findings in order, without overlaps; offsets in UTF-16 code units, half open
 */
export function scan(text: string, format: FormatId, custom = CustomIdentifiers.none): Finding[] {
  const document = new ScannedDocument(text, format);
  document.recognise(custom);
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
  /** The path of keys that it stands under, where the scan was asked for keys. */
  readonly key?: string;
  /** A directive hides it. */
  readonly isIgnored: boolean;
}

/** What a stream is to look for and to tell beyond Biombo's own findings. */
export interface StreamOptions {
  /** Findings have their keys. */
  readonly keys?: boolean;
  /** Looked for too. */
  readonly custom?: CustomIdentifiers;
}

/** A finding that waits, or a word that is one if somebody is named in full by it (then with its key). */
interface Held {
  readonly located: LocatedFinding;
  readonly key: number | undefined;
}

/**
 * Scans a text that comes in pieces, and finds what `scan` finds. A piece may end anywhere. Of the text only the last
 * chunks are kept; of prose also the findings behind a word that may yet turn out to be a name.
 */
export class StreamScan {
  readonly #format: FormatId;
  readonly #withKeys: boolean;
  #pending = '';
  #previous: Chunk | undefined;
  /** Scanned, waiting for what follows it to be settled. */
  #current: Chunk | undefined;
  #state: unknown;
  /** What whole columns say; undefined until enough text is there. */
  #columns: ColumnLabels | undefined;
  readonly #names = new FullNames();
  /** Where the last settled finding ends. */
  #lastEnd = 0;
  /** Findings in order, and words that are one if somebody is named in full by them later on. */
  readonly #held: Held[] = [];
  #offset = 0;
  #line = 0;
  #lineStart = 0;
  readonly #ignored = new Ignored();
  readonly #custom: CustomIdentifiers;

  constructor(format: FormatId, { keys = false, custom = CustomIdentifiers.none }: StreamOptions = {}) {
    this.#format = format;
    this.#custom = custom;
    this.#withKeys = keys;
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

  /** What is wrong with the directives of a stream that has ended. */
  directiveProblems(): readonly DirectiveProblem[] {
    return this.#ignored.problems(true);
  }

  /** Up to where all findings were returned that begin there; a UTF-16 offset into the whole text. */
  get settled(): number {
    return this.#held[0]?.located.finding.start ?? this.#offset;
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
    const around = { head: head.slice(-REACH), tail };
    chunk.scan(FORMATS[this.#format], around, this.#state, this.#columns ?? new Map(), this.#custom);
    this.#state = chunk.after;
    return this.#settle(chunk);
  }

  /** Settles the current chunk, now that the next one is scanned, and moves on. */
  #settle(next: Chunk | undefined): LocatedFinding[] {
    const chunk = this.#current;
    this.#heed(chunk, next);
    if (chunk !== undefined) this.#locate(chunk, next);
    this.#previous = chunk;
    this.#current = next;
    return this.#release(next === undefined);
  }

  /** Takes the directives of the chunk that comes next: one at the end of a line hides what stands before it. */
  #heed(chunk: Chunk | undefined, next: Chunk | undefined): void {
    const [offset, line] = [this.#offset + (chunk?.text.length ?? 0), this.#line + (chunk?.breaks ?? 0)];
    for (const directive of next?.directives ?? []) this.#ignored.add(moved(directive, offset, line));
  }

  #locate(chunk: Chunk, next: Chunk | undefined): void {
    const chunks = [this.#previous, chunk, next].filter((it) => it !== undefined);
    const candidates = settled(chunks, chunks.indexOf(chunk));
    const echoes = chunk.candidates?.echoes;
    this.#names.add(echoes, 1);
    const text = chunk.text + (next?.text.slice(0, REACH) ?? '');
    const keyAt = this.#keysOf(chunk, next);
    let at = 0;
    const place = { offset: this.#offset, last: this.#lastEnd };
    this.#lastEnd = eachFinding(candidates, echoes, this.#custom.types, place, (finding, key) => {
      const start = finding.start - this.#offset;
      this.#countLines(chunk.text, at, start);
      at = start;
      const character = finding.start - this.#lineStart;
      const source = decodeSource(text.slice(start, finding.end - this.#offset), finding);
      const path = keyAt(start);
      const isIgnored = this.#ignored.size > 0 && this.#ignored.covers(finding, this.#line);
      const located = { finding, line: this.#line, character, source, isIgnored };
      this.#held.push({ located: path === undefined ? located : { ...located, key: path }, key });
    });
    this.#countLines(chunk.text, at, chunk.text.length);
    this.#offset += chunk.text.length;
    if (this.#ignored.size > 0) this.#ignored.forgetBefore(this.#offset, this.#line);
  }

  /** Tells the keys of a chunk's findings; read only where it has one. */
  #keysOf(chunk: Chunk, next: Chunk | undefined): (offset: number) => string | undefined {
    if (!this.#withKeys) return () => undefined;
    let keys: ChunkKeys | undefined;
    return (offset) => {
      const [head, tail] = [this.#previous?.text.slice(-REACH) ?? '', next?.text.slice(0, REACH) ?? ''];
      keys ??= new ChunkKeys(FORMATS[this.#format], chunk, head, tail);
      return keys.at(offset)?.path;
    };
  }

  /** Gives out what is held, up to the first word of which it is not known yet whether it is a name. */
  #release(isEnd: boolean): LocatedFinding[] {
    const isOpen = ({ key }: Held) => key !== undefined && !this.#names.has(key);
    const first = isEnd ? -1 : this.#held.findIndex(isOpen);
    const known = this.#held.splice(0, first < 0 ? this.#held.length : first);
    return known.filter((held) => !isOpen(held)).map(({ located }) => located);
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
