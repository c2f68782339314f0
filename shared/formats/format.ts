import type { Label } from '../evidence/labels.ts';
import type { Syntax } from '../finding.ts';

/**
 * A range of a text with one meaning, and what its place in the document says of it. Offsets are UTF-16, half
 * open, into `text`. The format reuses one object for all passages: read it, do not keep it.
 */
export interface Passage {
  /** The source, or a decoded copy where the source cannot be read in place (then with `offsets`). */
  text: string;
  /** Nothing outside `[lo, hi)` belongs to the passage. */
  lo: number;
  hi: number;
  /** Only what starts in `[from, to)` is wanted; the rest of the passage is there to look around in. */
  from: number;
  to: number;
  syntax: Syntax;
  /** The label that the key, the header or the whole column gives. */
  label: Label | undefined;
  labelFrom: 'key' | 'column';
  /** The column or key that the passage is a value of, for what the whole column says; undefined outside of one. */
  column: string | number | undefined;
  /** For a decoded copy: the source offset of each of its code units, and of its end. */
  offsets: Int32Array | undefined;
}

export type Visit = (passage: Passage) => void;

/**
 * Takes a value and the key that it stands under: a JSON or YAML key with those above it (`pedido.numero`), the name of
 * a column. Source offsets, half open; a value may reach out of the piece.
 */
export type VisitKey = (start: number, end: number, path: string) => void;

/** The keys that a path keeps, from the innermost. */
const MOST_KEYS = 8;

/** @param keys innermost first */
export function keyPath(keys: Iterable<string>): string {
  const path: string[] = [];
  for (const key of keys) {
    if (path.length === MOST_KEYS) break;
    path.unshift(key.trim());
  }
  return path.join('.');
}

/**
 * Splits a document into passages, piece by piece. What must be remembered from one piece to the next is in the
 * state: plain data, so that two states can be compared. Formats never throw; what they do not understand is prose.
 */
export interface Format<State = unknown> {
  readonly id: string;
  /** Its comments may hold directives; where it is nothing but data a value could. */
  readonly directives: boolean;
  /** Whether its passages are values of columns. */
  readonly columnar: boolean;
  /**
   * What a line break is read as that a string of code has as `\\n`: one code unit, which breaks no line of the format.
   * Undefined where the format reads its escapes itself.
   */
  readonly lineBreak: string | undefined;
  /** Whether it reads character references (`&atilde;`) itself. */
  readonly references: boolean;
  /** The state at the start of a document. */
  readonly initial: State;
  /**
   * Visits the passages of `[from, to)` in order. The text around, `[0, from)` and `[to, text.length)`, is there to
   * look at, and a passage may reach into it.
   * @param state the state at `from`
   * @param visitKey is given the keys of values; without it they cost nothing
   * @param labels `unlabelled` where `visit` looks at no label: where they are dear none is given
   * @returns the state at `to`
   */
  split(
    text: string,
    from: number,
    to: number,
    state: State,
    visit: Visit,
    visitKey?: VisitKey,
    labels?: 'labelled' | 'unlabelled',
  ): State;
}

export function newPassage(): Passage {
  return {
    text: '',
    lo: 0,
    hi: 0,
    from: 0,
    to: 0,
    syntax: 'text',
    label: undefined,
    labelFrom: 'key',
    column: undefined,
    offsets: undefined,
  };
}

/** The first decoded code unit that stands at or after a source offset. */
export function indexOfOffset(offsets: Int32Array, offset: number): number {
  let low = 0;
  let high = offsets.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (offsets[middle]! < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Makes a passage one over a decoded copy of it.
 * @param offsets the source offset of each code unit of the copy, and of its end
 */
export function decodeTo(passage: Passage, { text, offsets }: { text: string; offsets: Int32Array }): void {
  passage.from = indexOfOffset(offsets, passage.from);
  passage.to = indexOfOffset(offsets, passage.to);
  passage.text = text;
  passage.offsets = offsets;
  passage.lo = 0;
  passage.hi = text.length;
}
