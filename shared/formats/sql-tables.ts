/** Tables that SQL defines: the columns of an `INSERT` that names none are those of its `CREATE TABLE`, as dumps have them. */
import { MOST_COLUMNS, type Names } from './table.ts';

export interface SqlTable {
  /** Without schema and quotes, in lower case. */
  readonly name: string;
  readonly columns: Names;
}

export type SqlTables = readonly SqlTable[];

/** A dump has the rows of a table right behind its definition, or all definitions first. */
const MOST_TABLES = 64;

/** With one more table, which takes the place of an older one of its name. */
export function withTable(tables: SqlTables, table: SqlTable): SqlTables {
  return [...tables.filter(({ name }) => name !== table.name), table].slice(-MOST_TABLES);
}

export function columnsOf(tables: SqlTables, name: string): Names {
  return tables.find((table) => table.name === name)?.columns ?? [];
}

/** @param head a statement's head up to its bracket, such as `INSERT INTO "a"."b" VALUES (` */
export function tableOf(head: string): string {
  const name = /([^\s(]+)\s*(?:VALUES?\s*)?\($/i.exec(head)?.[1] ?? '';
  return name
    .slice(name.lastIndexOf('.') + 1)
    .replace(/["`[\]]/g, '')
    .toLowerCase();
}

/** A comment may stand before it, of the column before. */
const COLUMN = /(?:[ \t]{0,9}--[^\n]{0,199}\n)?\s{0,99}(["`[]?)([\w$\u00c0-\u00ff]{1,128})/y;
/** Begins what is no column. */
const NO_COLUMN =
  /^(?:primary|foreign|unique|constraint|key|index|fulltext|spatial|check|exclude|like|period)$/i;

/** The name of the column whose definition begins at `at`; undefined where something else is defined. */
function columnAt(text: string, at: number): string | undefined {
  COLUMN.lastIndex = at;
  const match = COLUMN.exec(text);
  if (match === null) return undefined;
  const [, quote, name = ''] = match;
  return quote === '' && NO_COLUMN.test(name) ? undefined : name;
}

/** @returns with the column whose definition begins at `at`, if it is one; undefined where there are too many */
export function withColumn(names: Names, text: string, at: number): Names | undefined {
  const column = columnAt(text, at);
  if (column === undefined) return names;
  return names.length >= MOST_COLUMNS ? undefined : [...names, column];
}
