/**
 * Tables in plain text: a line of names, and under it lines with as many cells, parted by tabs, by bars (as databases
 * print them, with a ruled line between), by two spaces and more, by semicolons or, as in LaTeX, by `&`. A cell whose column has a label is a passage under
 * it; everything else is prose. A line is read whole, whatever piece it is asked for in.
 */
import type { Passage, Visit, VisitKey } from './format.ts';
import { lineEnd, lineStart } from './lines.ts';
import { isName, type Labels, labelAt, type Names } from './table.ts';

type Separator = '' | '\t' | '\t\t' | '|' | '  ' | ';' | '&';

export interface TableState {
  /** Empty where no table is open. */
  readonly separator: Separator;
  readonly columns: Labels;
  readonly names: Names;
}

export const NO_TABLE: TableState = { separator: '', columns: [], names: [] };

/** A longer line is prose. */
const LONGEST_LINE = 400;
/** So far a header looks ahead for its rows. */
const LOOK_AHEAD = 960;
const LONGEST_NAME = 48;
/** What may part two cells begins with one of these. */
const BORDERS = ['|', ';', '&', '\t', '  '];
const SPACE = 0x20;
const TAB = 0x09;
const RULE = /^[\s|+:=-]*[|+:=-]{3}[\s|+:=-]*$/;

type Cell = readonly [lo: number, hi: number];

export class TableReader {
  readonly #text: string;
  readonly #visit: Visit;
  readonly #visitKey: VisitKey | undefined;
  /** Carries the syntax of the text. */
  readonly #passage: Passage;
  #state: TableState;
  /** Start of the prose that has not been visited yet. */
  #pending = 0;
  /** Where each of `BORDERS` stands next; looked for by the platform, which is faster than any pattern. */
  readonly #next = BORDERS.map(() => -1);

  constructor(
    text: string,
    state: TableState,
    passage: Passage,
    { visit, visitKey }: { readonly visit: Visit; readonly visitKey: VisitKey | undefined },
  ) {
    this.#text = text;
    this.#state = state;
    this.#passage = passage;
    this.#visit = visit;
    this.#visitKey = visitKey;
  }

  get state(): TableState {
    return this.#state;
  }

  /** Visits `[start, end)`. To be called in order. */
  read(start: number, end: number): void {
    this.#pending = start;
    let i = lineStart(this.#text, start, LONGEST_LINE);
    if (i < 0) {
      i = lineEnd(this.#text, start);
      if (i <= end) this.#state = NO_TABLE;
    }
    while (i < end) {
      const next = lineEnd(this.#text, i);
      const whole = this.#text.slice(i, next);
      if (next - i <= LONGEST_LINE) this.#line(i, whole, start, end);
      else if (next <= end) this.#state = NO_TABLE;
      i = this.#state.separator === '' ? this.#nextCandidate(Math.max(next, start), end) : next;
    }
    this.#flush(end);
  }

  /** The start of the next line that may be a header, or `end`. */
  #nextCandidate(from: number, end: number): number {
    for (let at = from; at < end; ) {
      const start = this.#nextBorder(at, end);
      if (start >= end) break;
      at = borderEnd(this.#text, start);
      if (!partsCells(this.#text, start, at, from)) continue;
      const line = lineStart(this.#text, start + 1, LONGEST_LINE, from);
      if (line >= 0) return line;
      at = lineEnd(this.#text, start);
    }
    return end;
  }

  /** Where the first of `BORDERS` stands in `[from, end)`, or `end`. */
  #nextBorder(from: number, end: number): number {
    let first = end;
    for (let i = 0; i < BORDERS.length; i++) {
      if (this.#next[i]! < from) {
        const found = this.#text.indexOf(BORDERS[i]!, from);
        this.#next[i] = found < 0 ? Number.POSITIVE_INFINITY : found;
      }
      first = Math.min(first, this.#next[i]!);
    }
    return first;
  }

  #line(at: number, line: string, start: number, end: number): void {
    const { separator, columns, names } = this.#state;
    const isWhole = at + line.length <= end && line.endsWith('\n');
    if (separator === '') {
      if (isWhole) this.#state = this.#header(at, line);
      return;
    }
    const cells = cellsOf(line, separator);
    if (cells.length === columns.length) {
      cells.forEach(([lo, hi], i) => {
        this.#visitKey?.(at + lo, at + hi, names[i] ?? '');
        this.#cell(at + lo, at + hi, columns[i], start, end);
      });
    } else if (isWhole && cells.length < 2 && !RULE.test(line)) this.#state = NO_TABLE;
  }

  /**
   * What a line is the header of: there is a label in it, and a line with as many cells follows, of which none says the
   * same again (`apt  passwd  1.13` above `apt  perl  5.36`).
   */
  #header(at: number, line: string): TableState {
    const separator = separatorOf(line);
    if (separator === '' || !isName(line.trim())) return NO_TABLE;
    const names = cellsOf(line, separator).map(([lo, hi]) => line.slice(lo, hi));
    // `Rua: …   Nº: …`: fields with their values.
    const isHeader = names.every((name) => name.length <= LONGEST_NAME && !/:\s*\S/.test(name));
    if (names.length < 2 || !isHeader) return NO_TABLE;
    // Most lines name nothing: that is asked before what is dearer.
    const columns = names.map((_, i) => labelAt(names, i));
    if (columns.every((label) => label === undefined)) return NO_TABLE;
    const [first = '', second = ''] = this.#text.slice(at + line.length, at + LOOK_AHEAD).split('\n');
    const row = RULE.test(first) ? second : first;
    const cells = cellsOf(row, separator);
    const repeats = cells.some(([lo, hi], i) => hi > lo && row.slice(lo, hi) === names[i]);
    return cells.length === names.length && !repeats ? { separator, columns, names } : NO_TABLE;
  }

  #cell(lo: number, hi: number, label: Passage['label'], start: number, end: number): void {
    const [from, to] = [Math.max(lo, start), Math.min(hi, end)];
    // Without a label a cell is prose; parted by semicolons, as CSV is, it stands for itself as it does there.
    if ((label === undefined && this.#state.separator !== ';') || from >= to) return;
    this.#flush(from);
    this.#pending = to;
    this.#emit(from, to, lo, hi, label);
  }

  #flush(end: number): void {
    if (this.#pending < end) this.#emit(this.#pending, end, 0, this.#text.length, undefined);
    this.#pending = end;
  }

  #emit(from: number, to: number, lo: number, hi: number, label: Passage['label']): void {
    const passage = this.#passage;
    passage.text = this.#text;
    passage.from = from;
    passage.to = to;
    passage.lo = lo;
    passage.hi = hi;
    passage.label = label;
    this.#visit(passage);
  }
}

/** Where the tabs or spaces at `start` end, or the one sign. */
function borderEnd(text: string, start: number): number {
  const code = text.charCodeAt(start);
  let end = start + 1;
  if (code === SPACE || code === TAB) while (text.charCodeAt(end) === code) end++;
  return end;
}

/** Whether what stands in `[start, end)`, a bar or blanks, stands between two cells. */
function partsCells(text: string, start: number, end: number, from: number): boolean {
  const sign = text.charAt(start);
  if (sign === '|') return true;
  // Behind a semicolon that ends a statement stands nothing.
  if (sign === ';') return /[^\s;]/.test(text.charAt(end));
  if (sign === '&') return text.charAt(start - 1) === ' ' && text.charAt(end) === ' ';
  const apart = sign === '\t' ? /[\s|]/ : /\s/;
  return (
    start > from && end < text.length && !apart.test(text.charAt(start - 1)) && !apart.test(text.charAt(end))
  );
}

function separatorOf(line: string): Separator {
  const text = line.trim();
  if (text.includes('\t')) return text.includes('\t\t') ? '\t\t' : '\t';
  if (text.includes('|')) return '|';
  if (text.includes(' & ')) return '&';
  if (/;\S/.test(text)) return ';';
  return text.includes('  ') ? '  ' : '';
}

/** Where two cells are parted; a plain string is looked for faster than a pattern. */
const BETWEEN: Readonly<Record<Separator, string | RegExp>> = {
  '': /$/g,
  '\t': '\t',
  '\t\t': /\t+/g,
  '|': '|',
  '  ': / {2,}/g,
  ';': ';',
  '&': ' & ',
};

/** The cells of a line, without the blanks and the bars around it and them. */
function cellsOf(line: string, separator: Separator): Cell[] {
  const cells: Cell[] = [];
  let [lo, hi] = trimmed(line, 0, line.length, separator === '\t' ? isBreak : isBlank);
  // `\\\\` ends a row of LaTeX.
  if (separator === '&' && line.endsWith('\\\\', hi)) hi -= 2;
  if (separator === '|' && line[lo] === '|') lo++;
  if (separator === '|' && hi > lo && line[hi - 1] === '|') hi--;
  const add = (end: number, next: number) => {
    if (end < lo) return;
    cells.push(trimmed(line, lo, end, isBlank));
    lo = next;
  };
  const between = BETWEEN[separator];
  if (typeof between !== 'string') {
    for (const { 0: found, index } of line.slice(0, hi).matchAll(between)) add(index, index + found.length);
  } else {
    const { length } = between;
    for (
      let at = line.indexOf(between);
      at >= 0 && at + length <= hi;
      at = line.indexOf(between, at + length)
    )
      add(at, at + length);
  }
  cells.push(trimmed(line, lo, hi, isBlank));
  return cells;
}

function trimmed(line: string, from: number, to: number, isPassed: (code: number) => boolean): Cell {
  let [lo, hi] = [from, to];
  while (hi > lo && isPassed(line.charCodeAt(hi - 1))) hi--;
  while (lo < hi && isPassed(line.charCodeAt(lo))) lo++;
  return [lo, hi];
}

/** What `\s` matches. */
function isBlank(code: number): boolean {
  return code <= 0x20 ? code === 0x20 || (code >= 0x09 && code <= 0x0d) : code >= 0xa0 && isRareBlank(code);
}

function isRareBlank(code: number): boolean {
  return /\s/.test(String.fromCharCode(code));
}

function isBreak(code: number): boolean {
  return code === 0x0a || code === 0x0d;
}
