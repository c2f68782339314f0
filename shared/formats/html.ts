/**
 * HTML and XML. Tags and attributes are labels like any other word; a value that stands alone under one that is known
 * is read under it (`<cpf>…</cpf>`, `<input name="cpf" value="…">`), and the cells of a table are read on their own, under
 * the header of their column or beside the header of their row.
 */
import type { Label } from '../evidence/labels.ts';
import { labelOfKey } from '../labelling.ts';
import { REACH } from '../scanner.ts';
import { decodeMarkup, hasMarkup } from './entities.ts';
import { type Format, indexOfOffset, newPassage, type Passage, type Visit } from './format.ts';
import { LONGEST_ELEMENT, valuesInMarkup } from './markup-values.ts';
import { isName, type Labels, LONGEST_VALUE, labelBeside, labelOfCell } from './table.ts';

interface State {
  /** Labels of the columns of the open table, and the text of its header: tables with one header share columns. */
  readonly columns: Labels;
  readonly header: string;
  /** Whether a row of the open table has been read: from then on a header is made of `th` alone. */
  readonly begun: boolean;
  /** What the cells of the open row are so far; `mixed` where they cannot be a header. */
  readonly row: 'empty' | 'td' | 'th' | 'mixed';
  /** The row's cells as a header. */
  readonly names: string;
  readonly labels: Labels;
  readonly column: number;
  /** In how many rows, from the open one on, a cell takes each column. */
  readonly held: readonly number[];
  /** The label of the row's own header, and of the cell to the left. */
  readonly rowLabel: Label | undefined;
  readonly left: Label | undefined;
  /** The open cell, and how many columns it takes. */
  readonly cell: 'none' | 'td' | 'th';
  readonly span: number;
  /** How far back the open cell begins, up to `REACH`; negative where the piece ends in its tag. */
  readonly back: number;
}

const ROW = {
  row: 'empty',
  names: '',
  labels: [],
  column: 0,
  rowLabel: undefined,
  left: undefined,
} as const satisfies Partial<State>;
const TABLE = { ...ROW, columns: [], header: '', begun: false, held: [] } as const satisfies Partial<State>;
const INITIAL: State = { ...TABLE, cell: 'none', span: 1, back: 0 };

/** A longer tag is none that a table is made of. */
const LONGEST_TAG = 512;
const MOST_SPAN = 100;
const MOST_CELLS = 512;
const LONGEST_HEADER = 512;
const COLUMNS = /\scolspan\s?=\s?["']?(\d{1,3})/i;
const ROWS = /\srowspan\s?=\s?["']?(\d{1,3})/i;
/** Tags that say nothing, between two cells. */
const BARE_TAGS = /^(?:\s|<\/?[a-zA-Z]{1,10}>){0,40}$/;

function spanOf(match: RegExpExecArray | null): number {
  return Math.max(1, Math.min(MOST_SPAN, Number(match?.[1] ?? 1)));
}

class Reader {
  readonly #text: string;
  readonly #from: number;
  readonly #to: number;
  readonly #visit: Visit;
  readonly #passage: Passage = newPassage();
  /** The text with its references decoded. */
  readonly #decoded: string;
  readonly #offsets: Int32Array | undefined;
  readonly #state: { -readonly [Key in keyof State]: State[Key] };
  /** Where the open cell begins. */
  #start: number;
  /** Start of what stands outside of cells and has not been visited yet; −1 where there is none. */
  #pending = -1;

  constructor(text: string, from: number, to: number, state: State, visit: Visit) {
    this.#text = text;
    this.#from = from;
    this.#to = to;
    this.#visit = visit;
    this.#state = { ...state };
    this.#start = from - state.back;
    const { text: decoded, offsets } = hasMarkup(text) ? decodeMarkup(text) : { text, offsets: undefined };
    this.#decoded = decoded;
    this.#offsets = offsets;
  }

  read(): State {
    if (this.#state.cell === 'none' || this.#start > this.#from) this.#pending = this.#from;
    if (this.#state.cell !== 'none') this.#flush(this.#start);
    const tags = /<\/?(?:t[drh]|table)(?=[\s>/])/gi;
    tags.lastIndex = this.#from;
    let end = this.#text.length;
    for (let tag = tags.exec(this.#text); tag !== null; tag = tags.exec(this.#text)) {
      const close = this.#text.slice(tag.index, tag.index + LONGEST_TAG).indexOf('>');
      if (close < 0) continue;
      end = tag.index;
      if (end >= this.#to) break;
      this.#tag(tag[0].toLowerCase(), end, end + close + 1);
      end = this.#text.length;
    }
    if (this.#state.cell === 'none') this.#flush(this.#to);
    else this.#visitCell(end);
    const back = this.#state.cell === 'none' ? 0 : Math.min(REACH, this.#to - this.#start);
    return { ...this.#state, back };
  }

  #set(changes: Partial<State>): void {
    Object.assign(this.#state, changes);
  }

  /** Reads the tag `[start, end)` of a table. */
  #tag(name: string, start: number, end: number): void {
    this.#endCell(start);
    if (this.#pending < 0) this.#pending = Math.max(start, this.#start);
    if (name === '<td' || name === '<th') this.#beginCell(name === '<td' ? 'td' : 'th', start, end);
    else if (name !== '</td' && name !== '</th') {
      this.#endRow();
      if (name !== '<tr' && name !== '</tr') this.#set(TABLE);
    }
  }

  #beginCell(cell: 'td' | 'th', start: number, end: number): void {
    const tag = this.#text.slice(start, end);
    const span = spanOf(COLUMNS.exec(tag));
    this.#passHeld();
    this.#hold(span, spanOf(ROWS.exec(tag)));
    const { row } = this.#state;
    this.#set({
      cell,
      span,
      row: row === 'empty' || row === cell ? cell : 'mixed',
    });
    this.#flush(end);
    this.#start = end;
  }

  /** Passes over the columns that cells of the rows above take. */
  #passHeld(): void {
    const { held, labels, columns } = this.#state;
    let { column } = this.#state;
    const passed: (Label | undefined)[] = [];
    for (; (held[column] ?? 0) > 0; column++) passed.push(columns[column]);
    if (passed.length > 0) this.#set({ column, labels: [...labels, ...passed] });
  }

  #hold(span: number, rows: number): void {
    const { held, column } = this.#state;
    if (rows === 1 || column + span > MOST_CELLS) return;
    const next = Array.from({ length: Math.max(held.length, column + span) }, (_, i) => held[i] ?? 0);
    this.#set({ held: next.fill(rows, column, column + span) });
  }

  #endCell(end: number): void {
    const { cell, span, column, begun, row, names, labels } = this.#state;
    if (cell === 'none') return;
    this.#visitCell(end);
    const text = this.#words(end);
    const label = labelBeside(text);
    this.#set({ cell: 'none', column: column + span, left: label });
    if (cell === 'th') this.#set({ rowLabel: label });
    if (row === 'mixed' || labels.length > MOST_CELLS) return;
    if (cell === 'td' && (begun || !isName(text))) this.#set({ row: 'mixed', names: '', labels: [] });
    else {
      this.#set({
        names: `${names}${text}|`.slice(0, LONGEST_HEADER),
        labels: [...labels, ...new Array<Label | undefined>(span).fill(labelOfKey(text))],
      });
    }
  }

  #endRow(): void {
    const { row, names, labels, held } = this.#state;
    if (row === 'empty') return;
    if (held.length > 0)
      this.#set({ held: held.some((rows) => rows > 1) ? held.map((rows) => Math.max(0, rows - 1)) : [] });
    const isOneCell = names.indexOf('|') === names.length - 1;
    // One cell over several columns is a title. A row of `td` is a header only where it names something.
    const isHeader =
      row === 'th' ? !isOneCell || labels.length === 1 : row === 'td' && !isOneCell && labels.some(Boolean);
    if (isHeader) this.#set({ columns: labels, header: names });
    this.#set({ ...ROW, begun: true });
  }

  /** The words of the open cell, without tags; those of a long one do not matter. */
  #words(end: number): string {
    if (end - this.#start > LONGEST_VALUE) return '\n'.repeat(LONGEST_VALUE);
    return this.#slice(this.#start, end)
      .replace(/<[^<>]{0,256}>/g, ' ')
      .trim();
  }

  #slice(start: number, end: number): string {
    return this.#decoded.slice(this.#index(start), this.#index(end));
  }

  /** Where a source offset is in the decoded text. */
  #index(offset: number): number {
    return this.#offsets === undefined ? offset : indexOfOffset(this.#offsets, offset);
  }

  /** Visits the open cell, which ends at `end`. */
  #visitCell(end: number): void {
    const { cell, row, column, columns, header, left, rowLabel } = this.#state;
    const length = end - this.#start;
    const isValue = length <= LONGEST_VALUE && !(cell === 'th' && row === 'th');
    const passage = this.#passage;
    passage.label = isValue ? labelOfCell(length, columns[column], left ?? rowLabel) : undefined;
    passage.column = isValue ? (header === '' ? column : `${column}|${header}`) : undefined;
    this.#emit(this.#start, end, this.#start, end);
  }

  /** Visits what has gathered outside of cells up to `end`. */
  #flush(end: number): void {
    const start = this.#pending;
    this.#pending = -1;
    if (start < 0 || start >= end) return;
    if (end - start <= 256 && BARE_TAGS.test(this.#text.slice(start, end))) return;
    this.#passage.column = undefined;
    let at = start;
    for (const value of valuesInMarkup(this.#text, Math.max(0, start - LONGEST_ELEMENT), end)) {
      // One that reaches into the next piece is seen from there as well.
      if (value.end <= at) continue;
      this.#emitOutside(at, value.start);
      this.#passage.label = value.label;
      this.#emit(Math.max(at, value.start), Math.min(end, value.end), value.start, value.end);
      at = Math.min(end, value.end);
    }
    this.#emitOutside(at, end);
  }

  #emitOutside(start: number, end: number): void {
    this.#passage.label = undefined;
    this.#emit(start, end, 0, this.#text.length);
  }

  #emit(start: number, end: number, lo: number, hi: number): void {
    const passage = this.#passage;
    const [from, to] = [Math.max(start, this.#from), Math.min(end, this.#to)];
    if (from >= to) return;
    passage.text = this.#decoded;
    passage.offsets = this.#offsets;
    passage.lo = this.#index(Math.max(0, lo));
    passage.hi = this.#index(hi);
    passage.from = this.#index(from);
    passage.to = this.#index(to);
    passage.syntax = 'html';
    this.#visit(passage);
  }
}

export const html: Format<State> = {
  id: 'html',
  directives: true,
  columnar: true,
  lineBreak: '\r',
  references: true,
  initial: INITIAL,
  split: (text, from, to, state, visit) => new Reader(text, from, to, state, visit).read(),
};
