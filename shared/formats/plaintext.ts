/**
 * Plain text: prose, in which labels stand in the lines themselves. The statements of SQL and the tables that are
 * written or pasted into it are read as what they are.
 */
import type { Syntax } from '../finding.ts';
import { decodeEntities } from './entities.ts';
import { decodeTo, type Format, newPassage, type Passage, type Visit, type VisitKey } from './format.ts';
import { SqlReader } from './sql.ts';
import { SQL_INITIAL, type SqlState } from './sql-state.ts';
import { NO_TABLE, TableReader, type TableState } from './text-table.ts';

export interface TextState {
  readonly sql: SqlState;
  readonly table: TableState;
}

export const TEXT_INITIAL: TextState = { sql: SQL_INITIAL, table: NO_TABLE };

/** Who is told of a text, and how it is written. */
interface TextReading {
  readonly visit: Visit;
  readonly visitKey: VisitKey | undefined;
  readonly syntax: Syntax;
}

/** Visits the passages of the plain text in `[from, to)`, in order; returns the state at `to`. */
export function splitText(
  text: string,
  from: number,
  to: number,
  state: TextState,
  { visit, visitKey, syntax }: TextReading,
): TextState {
  const passage = newPassage();
  passage.syntax = syntax;
  const tables = new TableReader(text, state.table, passage, { visit, visitKey });
  const outside = (start: number, end: number): void => tables.read(start, end);
  const sql = new SqlReader(text, from, to, state.sql, {
    visit,
    visitKey,
    outside,
    whole: false,
  }).read(state.sql);
  return { sql, table: tables.state };
}

/** Replaces a passage by a copy with the character references decoded. */
export function decodePassage(passage: Passage): void {
  const { lo, hi } = passage;
  const { text, offsets } = decodeEntities(passage.text.slice(lo, hi));
  for (let i = 0; i < offsets.length; i++) offsets[i]! += lo;
  decodeTo(passage, { text, offsets });
}

export const plaintext: Format<TextState> = {
  id: 'plaintext',
  directives: true,
  columnar: false,
  lineBreak: '\n',
  references: false,
  initial: TEXT_INITIAL,
  split: (text, from, to, state, visit, visitKey) =>
    splitText(text, from, to, state, { visit, visitKey, syntax: 'text' }),
};
