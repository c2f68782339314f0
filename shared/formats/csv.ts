/**
 * CSV and TSV (RFC 4180, with the separators that spreadsheets write): each cell is a passage under the label of its
 * column. A record may span lines inside quotes. A quote in the middle of a cell is a character like any other.
 */
import type { Label } from '../evidence/labels.ts';
import { REACH } from '../scanner.ts';
import { type Format, newPassage, type Passage, type Visit, type VisitKey } from './format.ts';
import {
  isName,
  type Labels,
  LONGEST_VALUE,
  labelBeside,
  labelOfCell,
  labelsOf,
  MOST_COLUMNS,
  type Names,
} from './table.ts';

interface State {
  /** Code of the separator; 0 before the first record has been read. */
  readonly separator: number;
  /** Labels of the columns, from the header. */
  readonly columns: Labels;
  /** Their names. */
  readonly names: Names;
  readonly column: number;
  /** The label in the cell to the left, for tables of names and values. */
  readonly left: Label | undefined;
  /** A cell that the end of a piece has cut, and how far back it can be read; `closed` before the mark after it. */
  readonly open: 'none' | 'plain' | 'quoted' | 'closed';
  readonly back: number;
  /** 1 where the piece starts with the second quote of a doubled one. */
  readonly skip: number;
}

const INITIAL: State = {
  separator: 0,
  columns: [],
  names: [],
  column: 0,
  left: undefined,
  open: 'none',
  back: 0,
  skip: 0,
};
const QUOTE = 0x22;
const SEPARATORS = [0x3b, 0x09, 0x2c, 0x7c];
/** The header is looked for in so many units. */
const HEADER_SIZE = 16_384;

class Reader {
  readonly #text: string;
  readonly #from: number;
  readonly #to: number;
  readonly #visit: Visit;
  readonly #visitKey: VisitKey | undefined;
  readonly #passage: Passage = newPassage();
  #separator: number;
  #columns: Labels;
  #names: Names;
  #column: number;
  #left: Label | undefined;
  #open: State['open'] = 'none';
  #back = 0;
  #skip = 0;

  constructor(
    text: string,
    from: number,
    to: number,
    state: State,
    { visit, visitKey }: { readonly visit: Visit; readonly visitKey: VisitKey | undefined },
  ) {
    this.#text = text;
    this.#from = from;
    this.#to = to;
    this.#visit = visit;
    this.#visitKey = visitKey;
    this.#separator = state.separator;
    this.#columns = state.columns;
    this.#names = state.names;
    this.#column = state.column;
    this.#left = state.left;
  }

  read(state: State): State {
    let i = this.#from;
    if (this.#separator === 0 && i < this.#to) this.#readHeader(i);
    if (state.open === 'closed') i = this.#afterCell(i);
    else if (state.open !== 'none') i = this.#cell(i - state.back, i + state.skip, state.open === 'quoted');
    while (i < this.#to) {
      const quoted = this.#text.charCodeAt(i) === QUOTE;
      i = this.#cell(quoted ? i + 1 : i, quoted ? i + 1 : i, quoted);
    }
    return {
      separator: this.#separator,
      columns: this.#columns,
      names: this.#names,
      column: this.#column,
      left: this.#left,
      open: this.#open,
      back: this.#back,
      skip: this.#skip,
    };
  }

  #readHeader(start: number): void {
    const head = this.#text.slice(start, start + HEADER_SIZE);
    this.#separator = separatorOf(firstRecord(head));
    const names = cellsOf(firstRecord(head), this.#separator).slice(0, MOST_COLUMNS);
    if (!names.every(isName)) return;
    this.#names = names.map((name) => name.trim());
    this.#columns = labelsOf(names);
  }

  /**
   * Reads a cell and the mark after it.
   * @param start its first character, or as far back as it can be read
   * @param at where reading goes on
   * @returns where the next cell begins
   */
  #cell(start: number, at: number, quoted: boolean): number {
    const end = quoted ? this.#closingQuote(at) : this.#plainEnd(at);
    this.#emit(start, end, quoted);
    if (end >= this.#to) {
      this.#open = quoted ? 'quoted' : 'plain';
      this.#back = Math.min(REACH, this.#to - start);
      return this.#to;
    }
    this.#left = this.#isLabelled(end)
      ? undefined
      : labelBeside(this.#text.slice(start, Math.min(end, start + 64)));
    if (!quoted) return this.#afterCell(end);
    if (end + 1 < this.#to) return this.#afterCell(end + 1);
    this.#open = 'closed';
    return this.#to;
  }

  /** Whether what follows the cell that ends at `end` needs no label beside it: its column has one, or it is a new record. */
  #isLabelled(end: number): boolean {
    const code = this.#text.charCodeAt(end);
    if (code === 0x0a || code === 0x0d) return true;
    // Behind a closing quote the same column may go on.
    return this.#columns[this.#column] !== undefined && this.#columns[this.#column + 1] !== undefined;
  }

  #closingQuote(at: number): number {
    const text = this.#text;
    for (let i = at; i < text.length; i++) {
      if (text.charCodeAt(i) !== QUOTE) continue;
      if (text.charCodeAt(i + 1) !== QUOTE) return i;
      if (i + 1 === this.#to) this.#skip = 1;
      i++;
    }
    return text.length;
  }

  #plainEnd(at: number): number {
    const text = this.#text;
    for (let i = at; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code === this.#separator || code === 0x0a || code === 0x0d) return i;
    }
    return text.length;
  }

  /** Passes the separator or the line end at `i`; what else stands behind a closing quote begins a plain cell. */
  #afterCell(i: number): number {
    const code = this.#text.charCodeAt(i);
    if (code === this.#separator) this.#column++;
    else if (code === 0x0a || code === 0x0d) {
      this.#column = 0;
      this.#left = undefined;
    } else return i;
    return i + 1;
  }

  #emit(start: number, end: number, quoted: boolean): void {
    const passage = this.#passage;
    passage.text = this.#text;
    passage.lo = start;
    passage.hi = end;
    passage.from = Math.max(start, this.#from);
    passage.to = Math.min(end, this.#to);
    if (passage.from >= passage.to) return;
    passage.syntax = quoted ? 'csv-quoted' : 'csv';
    const name = this.#names[this.#column];
    if (name !== undefined) this.#visitKey?.(start, end, name);
    const short = end - start <= LONGEST_VALUE;
    passage.column = short ? this.#column : undefined;
    passage.label = this.#isHeader(start, end)
      ? undefined
      : labelOfCell(end - start, this.#columns[this.#column], this.#left);
    this.#visit(passage);
  }

  /** A column's own name is none of its values. */
  #isHeader(start: number, end: number): boolean {
    const name = this.#names[this.#column];
    return name !== undefined && name.length === end - start && this.#text.startsWith(name, start);
  }
}

/** The first record of a text, without its line end; quotes may hold line ends. */
function firstRecord(text: string): string {
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) quoted = !quoted;
    else if (!quoted && (code === 0x0a || code === 0x0d)) return text.slice(0, i);
  }
  return text;
}

/** The separator that cuts a record into most cells; the comma where none does. */
function separatorOf(record: string): number {
  let best = 0x2c;
  let most = 1;
  for (const separator of SEPARATORS) {
    const count = cellsOf(record, separator).length;
    if (count <= most) continue;
    most = count;
    best = separator;
  }
  return best;
}

function cellsOf(record: string, separator: number): string[] {
  const cells: string[] = [];
  let start = 0;
  let quoted = false;
  for (let i = 0; i <= record.length; i++) {
    const code = record.charCodeAt(i);
    if (code === QUOTE) quoted = !quoted;
    else if (i === record.length || (code === separator && !quoted)) {
      cells.push(record.slice(start, i).replace(/^"|"$/g, ''));
      start = i + 1;
    }
  }
  return cells;
}

export const csv: Format<State> = {
  id: 'csv',
  directives: false,
  columnar: true,
  lineBreak: '\u2028',
  references: false,
  initial: INITIAL,
  split: (text, from, to, state, visit, visitKey) =>
    new Reader(text, from, to, state, { visit, visitKey }).read(state),
};
