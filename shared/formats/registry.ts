import { csv } from './csv.ts';
import type { Format } from './format.ts';
import { html } from './html.ts';
import { json, jsonl } from './json.ts';
import { properties, toml, yaml } from './keyed-lines.ts';
import { markdown } from './markdown.ts';
import { plaintext } from './plaintext.ts';
import { sql } from './sql.ts';

export type FormatId =
  | 'plaintext'
  | 'markdown'
  | 'jsonl'
  | 'json'
  | 'csv'
  | 'html'
  | 'yaml'
  | 'toml'
  | 'properties'
  | 'sql';

/** The formats by id. A format whose state only it knows is opaque to everyone else. */
export const FORMATS: Readonly<Record<FormatId, Format>> = {
  plaintext,
  markdown,
  jsonl,
  json,
  csv,
  html,
  yaml,
  toml,
  properties,
  sql,
};

const BY_EXTENSION: Readonly<Record<string, FormatId>> = {
  md: 'markdown',
  markdown: 'markdown',
  mdx: 'markdown',
  jsonl: 'jsonl',
  ndjson: 'jsonl',
  jsonlines: 'jsonl',
  json: 'json',
  jsonc: 'json',
  json5: 'json',
  geojson: 'json',
  ipynb: 'json',
  csv: 'csv',
  tsv: 'csv',
  tab: 'csv',
  psv: 'csv',
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  xml: 'html',
  svg: 'html',
  vue: 'html',
  yaml: 'yaml',
  yml: 'yaml',
  env: 'properties',
  properties: 'properties',
  ini: 'properties',
  cfg: 'properties',
  conf: 'properties',
  toml: 'toml',
  sql: 'sql',
  ddl: 'sql',
  psql: 'sql',
  pgsql: 'sql',
};

const BY_LANGUAGE: Readonly<Record<string, FormatId>> = {
  markdown: 'markdown',
  mdx: 'markdown',
  jsonl: 'jsonl',
  json: 'json',
  jsonc: 'json',
  json5: 'json',
  csv: 'csv',
  tsv: 'csv',
  html: 'html',
  xml: 'html',
  yaml: 'yaml',
  dotenv: 'properties',
  properties: 'properties',
  ini: 'properties',
  toml: 'toml',
  sql: 'sql',
  mysql: 'sql',
  plsql: 'sql',
  pgsql: 'sql',
  postgres: 'sql',
};

/**
 * The format of a document: by its file extension, else by its language id, else plain text.
 * @param path a path or URI
 */
export function formatFor(path: string, languageId = ''): FormatId {
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  return BY_EXTENSION[extension] ?? BY_LANGUAGE[languageId] ?? 'plaintext';
}
