/**
 * SQL. The values of `INSERT INTO t (nome, cpf) VALUES (…), (…)` and the rows of `COPY … FROM stdin` are passages
 * under the names of their columns; those of an `INSERT` without names are in the `CREATE TABLE` before it. Everything else is prose, in which a label stands before its value
 * (`SET cpf = '…'`), strings and comments told apart for what is written into them.
 *
 * `SqlReader` reads SQL inside another text as well: then only the statements that have columns are SQL.
 */
import { REACH } from '../scanner.ts';
import { decodeTo, type Format, newPassage, type Passage, type Visit, type VisitKey } from './format.ts';
import { SQL_INITIAL, type SqlState } from './sql-state.ts';
import { columnsOf, type SqlTables, tableOf, withColumn, withTable } from './sql-tables.ts';
import {
  AFTER_COLUMNS,
  beginsStatement,
  commentAt,
  decodeSqlString,
  endsBefore,
  FROM_STDIN,
  isCellEnd,
  isEscaped,
  isMark,
  nameBefore,
  statementFrom,
  tokenFrom,
} from './sql-text.ts';
import { type Labels, LONGEST_VALUE, labelsOf, MOST_COLUMNS } from './table.ts';

export interface SqlVisitor {
  readonly visit: Visit;
  readonly visitKey: VisitKey | undefined;
  /** Visits what is no value of a statement with columns. */
  outside(start: number, end: number, isComment: boolean): void;
  /** The whole text is SQL. */
  readonly whole: boolean;
}

export class SqlReader {
  readonly #text: string;
  readonly #from: number;
  readonly #to: number;
  readonly #visitor: SqlVisitor;
  readonly #passage: Passage = newPassage();
  #at: SqlState['at'];
  #tables: SqlTables;
  #table: string;
  #names: readonly string[];
  /** The columns whose labels were asked for last, and they. */
  #labelled: readonly string[] | undefined;
  #columnLabels: Labels = [];
  #column: number;
  #depth: number;
  #open: SqlState['open'] = '';
  #back = 0;
  #skip = 0;
  /** Start of what is no value and has not been visited yet. */
  #pending: number;

  constructor(text: string, from: number, to: number, state: SqlState, visitor: SqlVisitor) {
    this.#text = text;
    this.#from = from;
    this.#to = to;
    this.#visitor = visitor;
    this.#at = state.at;
    this.#tables = state.tables;
    this.#table = state.table;
    this.#names = state.names;
    this.#column = state.column;
    this.#depth = state.depth;
    this.#pending = state.at !== 'code' && state.column >= 0 ? -1 : from;
  }

  read({ open, back, skip }: SqlState): SqlState {
    let i = this.#from;
    if (open === 'cell') i = this.#cell(i - back, i);
    else if (open === '--' || open === '/*') i = this.#comment(i + skip, open, i + skip - back);
    else if (open !== '') i = this.#string(i - back, i + skip, open);
    while (i < this.#to) i = this.#step(i);
    this.#flush(this.#to);
    return {
      at: this.#at,
      tables: this.#tables,
      table: this.#table,
      names: this.#names,
      column: this.#column,
      depth: this.#depth,
      open: this.#open,
      back: this.#back,
      skip: this.#skip,
    };
  }

  /** Reads what stands at `i`; returns the offset after it. */
  #step(i: number): number {
    switch (this.#at) {
      case 'code':
        return this.#code(i);
      case 'columns':
        return this.#columns(i);
      case 'values':
        return this.#values(i);
      case 'copy':
        return this.#row(i);
      case 'define':
        return this.#define(i);
    }
  }

  #code(i: number): number {
    const match = this.#visitor.whole ? tokenFrom(this.#text, i) : statementFrom(this.#text, i);
    if (match === null || match.index >= this.#to) return this.#to;
    const { 0: head, index } = match;
    if (head === "'") return this.#string(index + 1, index + 1, "'");
    if (head === '--' || head === '/*') return this.#comment(index + 2, head);
    if (head.endsWith('#')) return this.#comment(index + head.length, '--');
    // The names follow the bracket; up to it everything is passed over in the mode that it opens.
    const isDefinition = /^CREATE/i.test(head);
    const isNameless = /VALUES?\s*\($/i.test(head);
    this.#at = isDefinition ? 'define' : isNameless ? 'values' : 'columns';
    this.#table = isDefinition ? tableOf(head) : '';
    this.#names = isNameless ? columnsOf(this.#tables, tableOf(head)) : [];
    this.#column = -1;
    this.#depth = 0;
    return index + 1;
  }

  /** Reads a definition up to the next border of it: its columns are named at its bracket and behind commas. */
  #define(start: number): number {
    const text = this.#text;
    for (let i = start; i < this.#to; i++) {
      const character = text[i];
      const mark = commentAt(text, i);
      if (mark !== undefined) return this.#comment(i + 2, mark);
      if (character === "'") return this.#string(i + 1, i + 1, "'");
      if (character === ';') return this.#leave(i);
      if (character === '(' ? ++this.#depth === 1 : character === ',' && this.#depth === 1) {
        const names = withColumn(this.#names, text, i + 1);
        if (names === undefined) return this.#leave(i);
        this.#names = names;
      } else if (character === ')' && --this.#depth === 0) {
        this.#tables = withTable(this.#tables, { name: this.#table, columns: this.#names });
        return this.#leave(i);
      }
    }
    return this.#to;
  }

  /** Reads the list of names up to its closing bracket. */
  #columns(start: number): number {
    for (let i = start; i < this.#to; i++) {
      const character = this.#text[i];
      const mark = commentAt(this.#text, i);
      if (mark !== undefined) return this.#comment(i + 2, mark);
      if (character === '(') this.#names = [];
      else if (character === "'" || character === ';') return this.#leave(i);
      else if (character === ',' || character === ')') {
        if (this.#names.length >= MOST_COLUMNS) return this.#leave(i);
        this.#names = [...this.#names, nameBefore(this.#text, i)];
        if (character === ')') return this.#afterColumns(i + 1);
      }
    }
    return this.#to;
  }

  #afterColumns(i: number): number {
    const follows = (pattern: RegExp): boolean => {
      pattern.lastIndex = i;
      return pattern.test(this.#text);
    };
    if (follows(AFTER_COLUMNS)) this.#at = 'values';
    else if (follows(FROM_STDIN)) this.#at = 'copy';
    else return this.#leave(i);
    this.#column = -1;
    return i;
  }

  /** The statement is over, or was none. */
  #leave(i: number): number {
    this.#at = 'code';
    this.#table = '';
    this.#names = [];
    this.#column = -1;
    this.#depth = 0;
    if (this.#pending < 0) this.#pending = i;
    return i;
  }

  #values(i: number): number {
    const text = this.#text;
    const character = text[i] ?? '';
    if (this.#depth === 0 && character !== '(') return this.#betweenRows(i, character);
    switch (character) {
      case '(':
        if (this.#depth === 0) {
          this.#flush(i);
          this.#pending = -1;
          this.#column = 0;
        }
        this.#depth++;
        return i + 1;
      case ')':
        this.#depth--;
        return i + 1;
      case ',':
        if (this.#depth === 1) this.#column++;
        return i + 1;
      case '\n':
        return i + 1;
      case "'":
      case '"':
        return this.#string(i + 1, i + 1, character);
      default: {
        const mark = commentAt(text, i);
        return mark === undefined ? this.#bare(i) : this.#comment(i + 2, mark);
      }
    }
  }

  /** Before the first row anything may stand, between two of them a comma or a comment. */
  #betweenRows(i: number, character: string): number {
    const mark = commentAt(this.#text, i);
    if (mark !== undefined) return this.#comment(i + 2, mark);
    if (character === ';') return this.#leave(i);
    if (this.#column < 0 || /[\s,]/.test(character)) return i + 1;
    return this.#leave(i);
  }

  /** A value outside of quotes, up to the next mark. It is read again from its start where a piece has cut it. */
  #bare(i: number): number {
    const text = this.#text;
    let start = i;
    while (start > i - LONGEST_VALUE && start > 0 && !endsBefore(text, start)) start--;
    let end = i + 1;
    while (end < text.length && !isMark(text.charCodeAt(end)) && commentAt(text, end) === undefined) end++;
    if (/\S/.test(text.slice(start, end))) this.#emit(start, end, 'sql');
    return Math.min(end, this.#to);
  }

  /** Reads a row of COPY, or the rest of the line that announces them. */
  #row(i: number): number {
    if (this.#column < 0) {
      const newline = this.#text.indexOf('\n', i);
      if (newline < 0 || newline >= this.#to) return this.#to;
      this.#flush(newline);
      this.#pending = -1;
      this.#column = 0;
      return newline + 1;
    }
    const isLineStart = this.#text.charCodeAt(i - 1) === 0x0a;
    if (isLineStart && this.#text.startsWith('\\.', i)) return this.#leave(i);
    return this.#cell(i, i);
  }

  #cell(start: number, at: number): number {
    const text = this.#text;
    let end = at;
    while (end < text.length && !isCellEnd(text.charCodeAt(end))) end++;
    this.#emit(start, end, 'csv');
    if (end >= this.#to) return this.#leaveOpen('cell', start, 0);
    this.#column = text.charCodeAt(end) === 0x09 ? this.#column + 1 : 0;
    return end + 1;
  }

  /** @param start the first character after the quote, or as far back as it can be read */
  #string(start: number, at: number, quote: "'" | '"'): number {
    const [end, skip] = this.#closingQuote(at, quote);
    if (this.#at === 'code' || this.#at === 'define') this.#emitInCode(start, end);
    else this.#emit(start, end, 'sql-string');
    if (end >= this.#to) return this.#leaveOpen(quote, start, skip);
    if (this.#text[end] === quote) return end + 1;
    // A new statement begins in it: the quote that should end it is missing.
    return this.#leave(end);
  }

  /** Where a string ends, and how much of a pair of quotes stands beyond the piece. */
  #closingQuote(at: number, quote: string): [end: number, skip: number] {
    const text = this.#text;
    if (text[at - 1] === '\n' && beginsStatement(text, at)) return [at, 0];
    let skip = 0;
    for (let i = at; i < text.length; i++) {
      const character = text[i];
      if (character === '\n' && beginsStatement(text, i + 1)) return [i + 1, skip];
      if (character !== quote) continue;
      if (text[i + 1] === quote) {
        if (i + 1 === this.#to) skip = 1;
        i++;
      } else if (!isEscaped(text, i)) return [i, skip];
    }
    return [text.length, skip];
  }

  /**
   * @param at where reading goes on
   * @param start where its end is looked for: one character back, where a piece may have cut `*` from `/`
   */
  #comment(at: number, mark: '--' | '/*', start = at): number {
    const close = mark === '--' ? '\n' : '*/';
    const end = this.#text.indexOf(close, start);
    const after = end < 0 ? Number.POSITIVE_INFINITY : end + close.length;
    const last = Math.min(after, this.#to);
    this.#flush(at);
    if (this.#pending >= 0) this.#pending = last;
    if (at < last) this.#visitor.outside(at, last, true);
    if (after <= this.#to) return after;
    return this.#leaveOpen(mark, Math.max(at, this.#to - 1), Math.max(0, at - this.#to));
  }

  /** Notes a token that goes on beyond the piece. */
  #leaveOpen(open: SqlState['open'], start: number, skip: number): number {
    this.#open = open;
    this.#back = Math.max(0, Math.min(REACH, this.#to - start));
    this.#skip = skip;
    return this.#to;
  }

  #flush(end: number): void {
    if (this.#pending >= 0 && this.#pending < end)
      this.#visitor.outside(this.#pending, Math.min(end, this.#to), false);
  }

  /** A string outside of lists of values: a label before it may stand outside. */
  #emitInCode(start: number, end: number): void {
    const [from, to] = [Math.max(start, this.#from), Math.min(end, this.#to)];
    this.#flush(from);
    this.#pending = to;
    const passage = this.#passage;
    passage.label = undefined;
    passage.column = undefined;
    this.#place(from, to, 0, this.#text.length);
    passage.syntax = 'sql-string';
    if (from < to) this.#visitor.visit(passage);
  }

  #emit(start: number, end: number, syntax: 'sql' | 'sql-string' | 'csv'): void {
    const [from, to] = [Math.max(start, this.#from), Math.min(end, this.#to)];
    if (from >= to) return;
    const passage = this.#passage;
    this.#place(from, to, start, end);
    const isValue = end - start <= LONGEST_VALUE;
    const name = this.#names[this.#column];
    if (name !== undefined) this.#visitor.visitKey?.(start, end, name);
    passage.label = isValue ? this.#labels()[this.#column] : undefined;
    passage.column = isValue ? (name ?? this.#column) : undefined;
    passage.syntax = syntax;
    if (syntax === 'sql-string' && this.#text.slice(start, end).includes("''"))
      decodeTo(passage, decodeSqlString(passage.text, passage.lo, passage.hi));
    this.#visitor.visit(passage);
  }

  /** The labels of the open statement's columns, read once for all of its rows. */
  #labels(): Labels {
    if (this.#labelled !== this.#names) {
      this.#labelled = this.#names;
      this.#columnLabels = labelsOf(this.#names);
    }
    return this.#columnLabels;
  }

  #place(from: number, to: number, lo: number, hi: number): void {
    const passage = this.#passage;
    passage.text = this.#text;
    passage.offsets = undefined;
    passage.lo = lo;
    passage.hi = hi;
    passage.from = from;
    passage.to = to;
  }
}

export const sql: Format<SqlState> = {
  id: 'sql',
  directives: true,
  columnar: true,
  lineBreak: '\r',
  references: false,
  initial: SQL_INITIAL,
  split(text, from, to, state, visit, visitKey) {
    const passage = newPassage();
    passage.text = text;
    passage.hi = text.length;
    const outside = (start: number, end: number, isComment: boolean): void => {
      passage.syntax = isComment ? 'text' : 'sql';
      passage.from = start;
      passage.to = end;
      visit(passage);
    };
    return new SqlReader(text, from, to, state, { visit, visitKey, outside, whole: true }).read(state);
  },
};
