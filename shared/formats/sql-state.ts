/** What reading SQL remembers from one piece of a text to the next. */
import type { SqlTables } from './sql-tables.ts';

export interface SqlState {
  readonly at: 'code' | 'columns' | 'values' | 'copy' | 'define';
  /** What was defined so far. */
  readonly tables: SqlTables;
  /** The table that is being defined. */
  readonly table: string;
  /** Names of the columns of the open statement. */
  readonly names: readonly string[];
  /** −1 before the first row. */
  readonly column: number;
  /** Brackets that are open in the list of values. */
  readonly depth: number;
  /** The token that the end of a piece has cut: the mark that it began with. */
  readonly open: '' | "'" | '"' | '--' | '/*' | 'cell';
  /** How far back it can be read, up to `REACH`. */
  readonly back: number;
  /** Code units at the start of the piece that belong to a pair begun before. */
  readonly skip: number;
}

export const SQL_INITIAL: SqlState = {
  at: 'code',
  tables: [],
  table: '',
  names: [],
  column: -1,
  depth: 0,
  open: '',
  back: 0,
  skip: 0,
};
