/**
 * A document that is scanned in chunks and stays up to date under edits: an edit replaces the chunks it touches and
 * rescans what lies within `REACH` of it; a chunk whose format state changed is scanned again, and so on until the
 * state at a chunk's end is what it was.
 */
import type { Candidates } from './candidates/candidates.ts';
import { type Echoes, FullNames } from './candidates/echoes.ts';
import type { Chunk } from './chunk.ts';
import { eachFinding, settled, type TakeFinding } from './chunk-findings.ts';
import { Chunks, type Replacement } from './chunks.ts';
import { CustomIdentifiers } from './custom/custom-identifier.ts';
import { COUNTED_UNITS, type ColumnLabels } from './evidence/columns.ts';
import type { Finding } from './finding.ts';
import type { Format, Passage, Visit } from './formats/format.ts';
import { FORMATS, type FormatId } from './formats/registry.ts';
import { sameState } from './formats/same-state.ts';
import { ChunkKeys, type KeyedValue } from './keys.ts';
import { type Directive, moved } from './policy/directives.ts';
import { type DirectiveProblem, directivesOver, Ignored } from './policy/ignored.ts';
import { columnEvidence, REACH } from './scanner.ts';
import type { Position } from './text/span.ts';

/** Chunks that were scanned one after another: where the format's state at one is what it was, all from there are sound. */
interface Chain {
  readonly from: number;
  readonly to: number;
}

const NO_CHAIN: Chain = { from: 0, to: 0 };

/**
 * The longest chain from the chunk `past` on, behind which an edit changed nothing.
 * @param grown how many more chunks there are since then
 */
function chainBehind(past: number, grown: number, ...before: readonly Chain[]): Chain {
  const chains = before.map(({ from, to }) => ({ from: Math.max(past, from + grown), to: to + grown }));
  return chains.reduce(
    (best, chain) => (chain.to - chain.from > best.to - best.from ? chain : best),
    NO_CHAIN,
  );
}

export class ScannedDocument {
  readonly #format: Format;
  readonly #text: Chunks;
  /** Chunks before this one are scanned with the right format state. */
  #sound = 0;
  #chain = NO_CHAIN;
  /** So many chunks were counted for the columns. */
  #counted = Number.POSITIVE_INFINITY;
  #columns: ColumnLabels = new Map();
  readonly #names = new FullNames();
  /** What the directives hide; undefined where that is to be gathered anew. */
  #ignored: Ignored | undefined = Ignored.nothing;
  /** The keys of the chunk that was asked for last. */
  #keys: { readonly chunk: Chunk; readonly before: unknown; readonly keys: ChunkKeys } | undefined;
  /** Whether `#columns` is what the text says now. */
  #surveyed = false;
  #custom = CustomIdentifiers.none;

  /**
   * @param text without a byte order mark
   * @param chunkSize for tests
   */
  constructor(text: string, format: FormatId, chunkSize?: number) {
    this.#format = FORMATS[format];
    this.#text = new Chunks(text, chunkSize);
  }

  get #chunks(): readonly Chunk[] {
    return this.#text.list;
  }

  /** The identifiers of a config that are looked for too. */
  get custom(): CustomIdentifiers {
    return this.#custom;
  }

  /** Looks for these too, and for no others that it was told of before. */
  recognise(custom: CustomIdentifiers): void {
    if (custom === this.#custom) return;
    this.#custom = custom;
    this.#forgetAll();
  }

  #forgetAll(): void {
    for (const chunk of this.#chunks) chunk.candidates = undefined;
    this.#sound = 0;
    this.#chain = NO_CHAIN;
  }

  /** UTF-16 code units. */
  get length(): number {
    return this.#text.length;
  }

  get lineCount(): number {
    return this.#text.lineCount;
  }

  /** Whether the whole document is scanned. */
  get complete(): boolean {
    return this.#sound === this.#chunks.length;
  }

  text(): string {
    return this.#text.text();
  }

  /** The text in `[start, end)`, cut to the document. */
  slice(start: number, end: number): string {
    return this.#text.slice(start, end);
  }

  /** Line and column of an offset; an offset outside the document is moved to its nearer end. */
  positionAt(offset: number): Position {
    return this.#text.positionAt(offset);
  }

  /** Offset of a position; a column beyond the line's end means the end of the line. */
  offsetAt(position: Position): number {
    return this.#text.offsetAt(position);
  }

  /** Replaces `[start, end)` by `text`. */
  edit(start: number, end: number, text: string): void {
    this.#replace(this.#text.replacement(start, end, text));
  }

  #replace(replacement: Replacement): void {
    const { from, to, kept } = replacement;
    this.#keys = undefined;
    if (this.#ignored?.size !== 0) this.#ignored = undefined;
    for (const chunk of this.#chunks.slice(from, to)) this.#names.add(chunk.counted, -1);
    const put = this.#text.replace(replacement);
    const first = this.#forgetBefore(from, kept.before);
    const past = this.#forgetFrom(from + put, kept.behind);
    const grown = put - (to - from);
    this.#chain = chainBehind(past, grown, { from: past - grown, to: this.#sound }, this.#chain);
    this.#sound = Math.min(this.#sound, first);
    if (first < this.#counted) this.#surveyed = false;
  }

  /** Forgets what was found within reach before `index`; returns the first chunk that is forgotten, or `index`. */
  #forgetBefore(index: number, near: number): number {
    let first = index;
    for (let reach = near; first > 0 && reach < REACH; reach += this.#chunks[first]!.text.length) {
      this.#chunks[--first]!.forget();
    }
    return first;
  }

  /** Forgets what was found within reach from `index` on; returns the first chunk that is kept. */
  #forgetFrom(index: number, near: number): number {
    let past = index;
    for (let reach = near; past < this.#chunks.length && reach < REACH; past++) {
      const chunk = this.#chunks[past]!;
      chunk.forget();
      reach += chunk.text.length;
    }
    return past;
  }

  /** What whole columns say of their values. */
  get columns(): ColumnLabels {
    this.#survey();
    return this.#columns;
  }

  /** Counts the columns' values where that is not done; what they say anew, everything is scanned with again. */
  #survey(): void {
    if (this.#surveyed) return;
    this.#surveyed = true;
    if (!this.#format.columnar) return;
    let state = this.#format.initial;
    let offset = 0;
    let index = 0;
    for (; index < this.#chunks.length && offset < COUNTED_UNITS; index++) {
      const chunk = this.#chunks[index]!;
      const at = index;
      const window = () => [this.#text.before(at, REACH), this.#text.after(at, REACH)] as const;
      state = chunk.count(this.#format, window, state, Math.min(chunk.text.length, COUNTED_UNITS - offset));
      offset += chunk.text.length;
    }
    this.#counted = index;
    const counts = this.#chunks.slice(0, index).map((chunk) => chunk.counts ?? new Map());
    const columns = columnEvidence.labels(counts);
    if (sameLabels(columns, this.#columns)) return;
    this.#columns = columns;
    this.#forgetAll();
  }

  /**
   * Goes on scanning from where the document is not sound.
   * @param until asked after each chunk; true means stop for now
   * @returns whether the whole document is scanned
   */
  scan(until: () => boolean): boolean {
    this.#survey();
    while (this.#sound < this.#chunks.length) {
      const state = this.#sound === 0 ? this.#format.initial : this.#chunks[this.#sound - 1]!.after;
      const chunk = this.#chunks[this.#sound]!;
      const known = chunk.candidates !== undefined && sameState(chunk.before, state);
      if (!known) this.#scanChunk(this.#sound, state);
      const isLinked = known && this.#sound >= this.#chain.from && this.#sound < this.#chain.to;
      this.#sound = isLinked ? this.#chain.to : this.#sound + 1;
      if (!known && until()) break;
    }
    return this.complete;
  }

  /**
   * Scans the lines `first` to `last` now, ahead of the rest. Where the format's state there is not known yet, the
   * state at a document's start stands in, until the scan comes by.
   */
  scanLines(first: number, last: number): void {
    this.#survey();
    const from = this.#text.placeOf(this.#text.lineStart(Math.max(0, first))).index;
    const to = this.#text.placeOf(this.#text.lineStart(Math.min(this.lineCount - 1, last) + 1) - 1).index;
    for (let i = from; i <= to && i < this.#chunks.length; i++) {
      if (this.#chunks[i]!.candidates === undefined) {
        this.#scanChunk(i, this.#chunks[i - 1]?.after ?? this.#format.initial);
      }
    }
  }

  #scanChunk(index: number, state: unknown): void {
    const chunk = this.#chunks[index]!;
    const around = { head: this.#text.before(index, REACH), tail: this.#text.after(index, REACH) };
    chunk.scan(this.#format, around, state, this.#columns, this.#custom);
    this.#names.add(chunk.counted, -1);
    chunk.counted = chunk.candidates?.echoes;
    this.#names.add(chunk.counted, 1);
    if (chunk.directives.length > 0 || this.#ignored?.size !== 0) this.#ignored = undefined;
  }

  /**
   * Visits the passages of the chunks that `[start, end)` touches, as the scan has seen them.
   * @param visit gets each with what is to be added to its source offsets
   */
  eachPassage(start: number, end: number, visit: (passage: Passage, shift: number) => void): void {
    let { index, offset } = this.#text.placeOf(start);
    for (; index < this.#chunks.length && (offset < end || offset <= start); index++) {
      const chunk = this.#chunks[index]!;
      const head = this.#text.before(index, REACH);
      const shift = offset - head.length;
      const state = chunk.candidates === undefined ? this.#format.initial : chunk.before;
      const take: Visit = (passage) => visit(passage, shift);
      chunk.read(this.#format, head, this.#text.after(index, REACH), state, this.#columns, take);
      offset += chunk.text.length;
    }
  }

  /** The findings known so far that overlap `[start, end)`, in order, without overlaps among themselves. */
  findings(start = 0, end = this.length): Finding[] {
    const findings: Finding[] = [];
    const take: TakeFinding = (finding, key) => {
      if (finding.start >= end || finding.end <= start) return;
      if (key === undefined || this.#names.has(key)) findings.push(finding);
    };
    let last = 0;
    // A finding that overlaps may begin in the chunk before.
    this.#eachSettled(Math.max(0, start - REACH), end, (candidates, echoes, offset) => {
      last = eachFinding(candidates, echoes, this.#custom.types, { offset, last }, take);
    });
    return findings;
  }

  /** Whether a directive hides a finding, as far as the document is scanned. */
  ignores(finding: Finding): boolean {
    const ignored = this.#ignoredNow();
    return ignored.size > 0 && ignored.covers(finding, this.positionAt(finding.start).line);
  }

  /** What is wrong with the directives known so far. */
  directiveProblems(): readonly DirectiveProblem[] {
    return this.#ignoredNow().problems(this.complete);
  }

  /** The directives that hide a finding, as far as the document is scanned. */
  directivesOver(finding: Finding): readonly Directive[] {
    return directivesOver(this.#directives(), finding, this.positionAt(finding.start).line);
  }

  #directives(): readonly Directive[] {
    const { offsets, lines } = this.#text.borders;
    return this.#chunks.flatMap(({ directives }, i) =>
      directives.map((directive) => moved(directive, offsets[i]!, lines[i]!)),
    );
  }

  #ignoredNow(): Ignored {
    if (this.#ignored !== undefined) return this.#ignored;
    const ignored = new Ignored();
    for (const directive of this.#directives()) ignored.add(directive);
    this.#ignored = ignored.size > 0 ? ignored : Ignored.nothing;
    return this.#ignored;
  }

  /** The path of keys that the value at an offset stands under, as far as the document is scanned. */
  keyAt(offset: number): string | undefined {
    return this.valueAt(offset)?.path;
  }

  /** The value under keys that an offset stands in, without its quotes; of a giant one a piece. */
  valueAt(offset: number): KeyedValue | undefined {
    const place = this.#text.placeOf(offset);
    const chunk = this.#chunks[place.index]!;
    if (this.#keys?.chunk !== chunk || this.#keys.before !== chunk.before) {
      const keys = new ChunkKeys(
        this.#format,
        chunk,
        this.#text.before(place.index, REACH),
        this.#text.after(place.index, REACH),
      );
      this.#keys = { chunk, before: chunk.before, keys };
    }
    const value = this.#keys.keys.at(offset - place.offset);
    return value && { start: value.start + place.offset, end: value.end + place.offset, path: value.path };
  }

  #eachSettled(
    start: number,
    end: number,
    visit: (candidates: Candidates, echoes: Echoes | undefined, offset: number) => void,
  ): void {
    let { index, offset } = this.#text.placeOf(start);
    for (; index < this.#chunks.length && offset < end; index++) {
      const chunk = this.#chunks[index]!;
      visit(settled(this.#chunks, index), chunk.counted, offset);
      offset += chunk.text.length;
    }
  }
}

function sameLabels(a: ColumnLabels, b: ColumnLabels): boolean {
  if (a.size !== b.size) return false;
  for (const [column, label] of a) if (b.get(column) !== label) return false;
  return true;
}
