/**
 * A chunk: a piece of a document, scanned on its own with `REACH` of its neighbours around it. What it finds is kept
 * relative to its start, so that an edit elsewhere does not touch it.
 */
import { Candidates, echoFinding } from './candidates/candidates.ts';
import { Echoes } from './candidates/echoes.ts';
import type { CustomIdentifiers } from './custom/custom-identifier.ts';
import type { ColumnCounts, ColumnLabels } from './evidence/columns.ts';
import type { Finding } from './finding.ts';
import type { Format, Passage, Visit } from './formats/format.ts';
import type { Identifier } from './identifiers/identifier.ts';
import { ChunkKeys } from './keys.ts';
import { isFirm, isWeak } from './labelling.ts';
import { type Directive, findDirectives } from './policy/directives.ts';
import { columnEvidence, scanPassage } from './scanner.ts';
import { LONGEST, settle } from './settle.ts';

/** Aimed-at length of a chunk, in UTF-16 units. */
export const CHUNK_SIZE = 8192;

/** What was settled, and of which candidates. */
interface Settled {
  readonly before: Candidates | undefined;
  readonly own: Candidates | undefined;
  readonly after: Candidates | undefined;
  readonly candidates: Candidates;
}

/** What stands before and behind a chunk, at least `REACH` of it where there is so much. */
export interface Around {
  readonly head: string;
  readonly tail: string;
}

/** What a scan finds, while it goes on. */
const found = new Candidates();

export class Chunk {
  readonly text: string;
  /** Line breaks in the chunk. */
  readonly breaks: number;
  #lineStarts: Int32Array | undefined;
  /** What starts in the chunk, not yet settled with the neighbours'; undefined before the scan. */
  candidates: Candidates | undefined;
  /** The directives that begin in the chunk; offsets and lines count from its start. */
  directives: readonly Directive[] = [];
  /** What of this chunk the document counts among its full names. */
  counted: Echoes | undefined;
  /** What `settled` gave last. */
  settled: Settled | undefined;
  /** Format states at the start and end of the scan that gave `candidates`. */
  before: unknown;
  after: unknown;

  /** What the values in the chunk say of their columns; undefined before they are counted. */
  counts: ColumnCounts | undefined;
  #countedFrom: unknown;
  #countedTo: unknown;
  #countedUnits = 0;

  constructor(text: string) {
    this.text = text;
    this.breaks = countBreaks(text);
  }

  /** Where the lines begin behind each of the chunk's line breaks. */
  get lineStarts(): Int32Array {
    this.#lineStarts ??= findLineStarts(this.text, this.breaks);
    return this.#lineStarts;
  }

  /**
   * Scans the chunk.
   * @param state the format's state at the chunk's start
   * @param columns what whole columns say
   * @param custom the config's own identifiers
   */
  scan(
    format: Format,
    { head, tail }: Around,
    state: unknown,
    columns: ColumnLabels,
    custom: CustomIdentifiers,
  ): void {
    found.reset(format.columnar ? undefined : new Echoes());
    const from = head.length;
    this.before = state;
    let directives = format.directives ? findDirectives(head, this.text, tail, custom) : [];
    let keys: ChunkKeys | undefined;
    const keyAt = (offset: number) => {
      keys ??= new ChunkKeys(format, this, head, tail);
      return keys.at(offset - from)?.path;
    };
    this.after = this.read(format, head, tail, state, columns, (passage) => {
      if (directives.length > 0 && passage.syntax === 'sql-string') {
        directives = outside(directives, passage, from);
      }
      scanPassage(passage, found);
      custom.scan(passage, keyAt, found);
    });
    this.directives = directives;
    this.candidates = found.copyFrom(from);
    this.settled = undefined;
  }

  /**
   * Visits the passages of the chunk, as `scan` sees them; offsets are those of `head`, the chunk and `tail` together.
   * @returns the format's state at the chunk's end
   */
  read(
    format: Format,
    head: string,
    tail: string,
    state: unknown,
    columns: ColumnLabels,
    visit: Visit,
  ): unknown {
    // `join` and not `+`: a flat string, which is read much faster than a rope.
    const window = [head, this.text, tail].join('');
    const from = head.length;
    return format.split(window, from, from + this.text.length, state, (passage) => {
      if (columns.size > 0) labelByColumn(passage, columns);
      visit(passage);
    });
  }

  /**
   * Counts the values that start in the first `units` of the chunk, unless that is done.
   * @param window gives the text around: before and after
   * @returns the format's state at the chunk's end
   */
  count(
    format: Format,
    window: () => readonly [head: string, tail: string],
    state: unknown,
    units: number,
  ): unknown {
    const known =
      this.counts !== undefined && this.#countedUnits === units && format.same(this.#countedFrom, state);
    if (known) return this.#countedTo;
    const counts: Parameters<typeof columnEvidence.count>[0] = new Map();
    const [head, tail] = window();
    const from = head.length;
    const to = from + this.text.length;
    this.#countedFrom = state;
    this.#countedUnits = units;
    this.#countedTo = format.split([head, this.text, tail].join(''), from, to, state, (passage) => {
      const { column, text, lo, hi, offsets } = passage;
      const start = offsets ? offsets[lo]! : lo;
      // A value is counted where it starts.
      if (column === undefined || start < from || start >= from + units) return;
      columnEvidence.count(counts, column, text, lo, hi);
    });
    this.counts = counts;
    return this.#countedTo;
  }

  forget(): void {
    this.counts = undefined;
    this.settled = undefined;
    this.candidates = undefined;
  }
}

/** The directives that do not stand in a passage. */
function outside(directives: Directive[], { lo, hi, offsets }: Passage, from: number): Directive[] {
  const [start, end] = offsets === undefined ? [lo, hi] : [offsets[lo]!, offsets[hi]!];
  return directives.filter((it) => it.start + from < start || it.start + from >= end);
}

/** A column that holds an identifier labels its values; what it is not, only a header or key can say. */
function labelByColumn(passage: Passage, columns: ColumnLabels): void {
  passage.labelFrom = 'key';
  const label = passage.column === undefined ? undefined : columns.get(passage.column);
  if (label === undefined || (passage.label !== undefined && isFirm(passage.label))) return;
  if (passage.label === undefined && label === columnEvidence.otherWords) return;
  if (passage.label !== undefined && label.types.size === 0 && !isWeak(passage.label)) return;
  passage.label = label;
  passage.labelFrom = 'column';
}

/**
 * The settled findings of `chunks[index]`, relative to it. What starts just before or after it can overlap with them,
 * so the neighbours' candidates take part.
 */
export function settled(chunks: readonly Chunk[], index: number): Candidates {
  const chunk = chunks[index]!;
  const [before, after] = [chunks[index - 1], chunks[index + 1]];
  const known = chunk.settled;
  if (
    known !== undefined &&
    known.own === chunk.candidates &&
    known.before === before?.candidates &&
    known.after === after?.candidates
  ) {
    return known.candidates;
  }
  const candidates = settleAround(chunks, index);
  // Beyond a short neighbour the next one takes part.
  if (!isShort(before) && !isShort(after)) {
    chunk.settled = {
      before: before?.candidates,
      own: chunk.candidates,
      after: after?.candidates,
      candidates,
    };
  }
  return candidates;
}

/** How far before and behind a chunk what starts there takes part. */
const SETTLE_REACH = 2 * LONGEST;

function isShort(chunk: Chunk | undefined): boolean {
  return chunk !== undefined && chunk.text.length < SETTLE_REACH;
}

function settleAround(chunks: readonly Chunk[], index: number): Candidates {
  const chunk = chunks[index]!;
  const own = chunk.candidates ?? new Candidates();
  const size = chunk.text.length;
  if (isSettled(own, size) && !reachesOut(chunks[index - 1])) return own;
  const all = new Candidates();
  for (let i = index - 1, shift = 0; i >= 0 && shift > -SETTLE_REACH; i--) {
    const { candidates, text } = chunks[i]!;
    shift -= text.length;
    if (candidates) addShifted(all, candidates, shift, -SETTLE_REACH, 0);
  }
  addShifted(all, own, 0, 0, size);
  for (let i = index + 1, shift = size; i < chunks.length && shift < size + SETTLE_REACH; i++) {
    const { candidates, text } = chunks[i]!;
    if (candidates) addShifted(all, candidates, shift, size, size + SETTLE_REACH);
    shift += text.length;
  }
  const kept = new Candidates();
  addShifted(kept, settle(all), 0, 0, size);
  return kept;
}

/**
 * Takes a finding of a chunk.
 * @param key of an echo: it counts only where the document names somebody in full by that word
 */
export type TakeFinding = (finding: Finding, key?: number) => void;

/**
 * Gives the findings of a chunk in order: its settled candidates, and the echoes between them.
 * @param types the identifiers by number
 * @param offset of the chunk in the document
 * @param last where the last settled candidate before the chunk ends
 * @returns where the last one ends now
 */
export function eachFinding(
  candidates: Candidates,
  echoes: Echoes | undefined,
  types: readonly Identifier[],
  { offset, last }: { readonly offset: number; readonly last: number },
  take: TakeFinding,
): number {
  let end = last;
  let echo = 0;
  const takeEchoes = (until: number) => {
    for (; echoes !== undefined && echo < echoes.keys.length && echoes.starts[echo]! < until; echo++) {
      const isFree = echoes.starts[echo]! + offset >= end && echoes.ends[echo]! <= until;
      if (isFree) take(echoFinding(echoes, echo, types, offset), echoes.keys[echo]!);
    }
  };
  for (let i = 0; i < candidates.length; i++) {
    takeEchoes(candidates.starts[i]!);
    const finding = candidates.finding(i, types, offset);
    take(finding);
    end = finding.end;
  }
  takeEchoes(Infinity);
  return end;
}

/** Whether candidates are in order, without overlaps, and all inside their chunk. */
function isSettled({ starts, ends, length }: Candidates, size: number): boolean {
  for (let i = 1; i < length; i++) if (starts[i]! < ends[i - 1]!) return false;
  return length === 0 || ends[length - 1]! <= size;
}

/** Whether something found in a chunk may reach into the next one. */
function reachesOut(chunk: Chunk | undefined): boolean {
  if (chunk === undefined) return false;
  const { candidates, text } = chunk;
  if (text.length < LONGEST || candidates === undefined) return text.length < LONGEST;
  for (let i = 0; i < candidates.length; i++) if (candidates.ends[i]! > text.length) return true;
  return false;
}

/** Adds what starts, once moved by `shift`, in `[from, to)`. */
function addShifted(out: Candidates, source: Candidates, shift: number, from: number, to: number): void {
  for (let i = 0; i < source.length; i++) {
    const start = source.starts[i]! + shift;
    if (start >= from && start < to) out.addFrom(source, i, start, source.ends[i]! + shift);
  }
}

function countBreaks(text: string): number {
  let count = 0;
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) count++;
  if (!text.includes('\r')) return count;
  for (let i = text.indexOf('\r'); i >= 0; i = text.indexOf('\r', i + 1)) {
    if (text.charCodeAt(i + 1) !== 0x0a) count++;
  }
  return count;
}

function findLineStarts(text: string, count: number): Int32Array {
  const starts = new Int32Array(count);
  const noCarriage = !text.includes('\r');
  for (let i = 0, found = 0; found < count; i++) {
    if (noCarriage) i = text.indexOf('\n', i);
    const code = text.charCodeAt(i);
    const ends = code === 0x0a || (code === 0x0d && text.charCodeAt(i + 1) !== 0x0a);
    if (ends) starts[found++] = i + 1;
  }
  return starts;
}

/**
 * Cuts a text into chunks: at line ends, or, in a line much longer than a chunk, between two whole characters.
 * @param size aimed-at length
 */
export function cutChunks(text: string, size = CHUNK_SIZE): Chunk[] {
  const chunks: Chunk[] = [];
  let start = 0;
  while (text.length - start > size) {
    const end = cutAt(text, start, size);
    chunks.push(new Chunk(text.slice(start, end)));
    start = end;
  }
  chunks.push(new Chunk(text.slice(start)));
  return chunks;
}

function cutAt(text: string, start: number, size: number): number {
  // Searched in slices: in a document of one line a search to its end, for every chunk, would be quadratic.
  const newline = text.slice(start, start + size).lastIndexOf('\n');
  if (newline >= size / 4) return start + newline + 1;
  const later = text.slice(start + size, start + 2 * size).indexOf('\n');
  if (later >= 0) return start + size + later + 1;
  return splitsCharacter(text.charCodeAt(start + size - 1), text.charCodeAt(start + size))
    ? start + size - 1
    : start + size;
}

/** Whether two code units belong together: a surrogate pair, or a CR LF. */
export function splitsCharacter(left: number, right: number): boolean {
  return (left === 0x0d && right === 0x0a) || ((left & 0xfc00) === 0xd800 && (right & 0xfc00) === 0xdc00);
}
