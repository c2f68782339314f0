/**
 * A chunk: a piece of a document, scanned on its own with `REACH` of its neighbours around it. What it finds is kept
 * relative to its start, so that an edit elsewhere does not touch it.
 */
import { Candidates } from './candidates/candidates.ts';
import { Echoes } from './candidates/echoes.ts';
import type { CustomIdentifiers } from './custom/custom-identifier.ts';
import type { ColumnCounts, ColumnLabels } from './evidence/columns.ts';
import type { Format, Passage, Visit } from './formats/format.ts';
import { sameState } from './formats/same-state.ts';
import { withUrlValues } from './formats/url-values.ts';
import { windowOf } from './formats/window.ts';
import { ChunkKeys } from './keys.ts';
import { isFirm, isWeak } from './labelling.ts';
import { type Directive, findDirectives } from './policy/directives.ts';
import { columnEvidence, scanPassage } from './scanner.ts';

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
    const window = windowOf(format, head, this.text, tail);
    const from = head.length;
    const take = withUrlValues((passage) => {
      if (columns.size > 0) labelByColumn(passage, columns);
      visit(passage);
    });
    return format.split(window, from, from + this.text.length, state, take);
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
      this.counts !== undefined && this.#countedUnits === units && sameState(this.#countedFrom, state);
    if (known) return this.#countedTo;
    const counts: Parameters<typeof columnEvidence.count>[0] = new Map();
    const [head, tail] = window();
    const from = head.length;
    const to = from + this.text.length;
    this.#countedFrom = state;
    this.#countedUnits = units;
    const visit: Visit = (passage) => {
      const { column, text, lo, hi, offsets } = passage;
      const start = offsets ? offsets[lo]! : lo;
      // A value is counted where it starts.
      if (column === undefined || start < from || start >= from + units) return;
      columnEvidence.count(counts, column, text, lo, hi);
    };
    const around = windowOf(format, head, this.text, tail);
    this.#countedTo = format.split(around, from, to, state, visit, undefined, 'unlabelled');
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
