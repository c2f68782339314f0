/** Documents of structured data: records of several fields, written in each format that has keys or headers. */
import type { FormatId } from '../../shared/formats/registry.ts';
import type { Place } from './places.ts';

/** A field of a record: what it is called, and the template of its value. */
export interface Column {
  readonly key: string;
  readonly header: string;
  readonly value: string;
}

/** Piece of a document: a template and the place that its slots stand in. */
export type Piece = readonly [template: string, place: Place];

/** Writes `rows` records of the columns. */
type Layout = (columns: readonly Column[], rows: number) => Piece[];

export interface DataStyle {
  readonly format: FormatId;
  readonly write: Layout;
}

function table(
  columns: readonly Column[],
  rows: number,
  place: Place,
  row: (cells: readonly string[]) => string,
  head: string,
  foot = '',
): Piece[] {
  const cells = row(columns.map(({ value }) => value));
  return [[head, place], ...Array.from({ length: rows }, (): Piece => [cells, place]), [foot, place]];
}

function separated(separator: string): Layout {
  return (columns, rows) =>
    table(
      columns,
      rows,
      'csv',
      // A price has a comma in it.
      (cells) =>
        `${cells.map((it) => (it === '<<price>>' && separator === ',' ? `"${it}"` : it)).join(separator)}\n`,
      `${columns.map(({ header }) => header).join(separator)}\n`,
    );
}

const NUMBERED = /^\{\{(?:cpf|cnpj|cns|pis|cnh|voter-id|renavam|card|cep|phone)~?(?:=[^}]*)?\}\}$/;
const BARE_NUMBER = /^<<(?:order|serial|int|epoch|epochms)>>$/;

/** Every third record has its numbers as JSON numbers, where a type allows it. */
function jsonRecord(columns: readonly Column[], i: number, indent: string): Piece[] {
  const pieces: Piece[] = [['{', 'line']];
  columns.forEach(({ key, value }, c) => {
    const between = c === 0 ? '' : ',';
    pieces.push([`${between}${indent}"${key}": `, 'line']);
    if (BARE_NUMBER.test(value)) pieces.push([value, 'line']);
    else if (i % 3 === 2 && NUMBERED.test(value) && !value.includes('=full'))
      pieces.push([value, 'json-number']);
    else pieces.push([`"${value}"`, 'json-string']);
  });
  return [...pieces, [`${indent.startsWith('\n') ? '\n' : ''}}`, 'line']];
}

function records(columns: readonly Column[], rows: number, indent: string, between: string): Piece[] {
  return Array.from({ length: rows }, (_, i) => i).flatMap((i) => [
    ...(i === 0 ? [] : [[between, 'line'] as const]),
    ...jsonRecord(columns, i, indent),
  ]);
}

export const DATA_STYLES = {
  json: {
    format: 'json',
    write: (columns, rows) => [
      ['{"registros": [', 'line'],
      ...records(columns, rows, '\n  ', ', '),
      [']}\n', 'line'],
    ],
  },
  jsonl: { format: 'jsonl', write: (columns, rows) => [...records(columns, rows, '', '\n'), ['\n', 'line']] },
  'csv comma': { format: 'csv', write: separated(',') },
  'csv semicolon': { format: 'csv', write: separated(';') },
  tsv: { format: 'csv', write: separated('\t') },
  'markdown table': {
    format: 'markdown',
    write: (columns, rows) =>
      table(
        columns,
        rows,
        'line',
        (cells) => `| ${cells.join(' | ')} |\n`,
        `## Lista\n\n| ${columns.map(({ header }) => header).join(' | ')} |\n|${' --- |'.repeat(columns.length)}\n`,
        '\nTotal conferido.\n',
      ),
  },
  'markdown fields': {
    format: 'markdown',
    write: (columns, rows) =>
      Array.from({ length: rows }, (_, i) =>
        columns.map(({ header, value }): Piece => {
          const written = i % 3 === 2 ? `\`${value}\`` : value;
          return [i % 2 ? `- **${header}:** ${written}\n` : `**${header}**: ${written}\n\n`, 'line'];
        }),
      ).flat(),
  },
  'html table': {
    format: 'html',
    write: (columns, rows) =>
      table(
        columns,
        rows,
        'html',
        (cells) => `  <tr>${cells.map((it) => `<td>${it}</td>`).join('')}</tr>\n`,
        `<table>\n  <tr>${columns.map(({ header }) => `<th>${header}</th>`).join('')}</tr>\n`,
        '</table>\n',
      ),
  },
  'html fields': {
    format: 'html',
    write: (columns, rows) =>
      Array.from({ length: rows }, (_, i) =>
        columns.map(({ key, header, value }): Piece => {
          const forms = [
            `<p><b>${header}:</b> ${value}</p>\n`,
            `<dt>${header}</dt><dd>${value}</dd>\n`,
            `<label>${header}</label> <input name="${key}" value="${value}">\n`,
          ];
          return [forms[i % forms.length] ?? '', 'html'];
        }),
      ).flat(),
  },
  xml: {
    format: 'html',
    write: (columns, rows) =>
      table(
        columns,
        rows,
        'html',
        (cells) =>
          `  <registro>${cells.map((it, i) => `<${columns[i]?.key}>${it}</${columns[i]?.key}>`).join('')}</registro>\n`,
        '<?xml version="1.0" encoding="UTF-8"?>\n<lote>\n',
        '</lote>\n',
      ),
  },
  yaml: {
    format: 'yaml',
    write: (columns, rows) => [
      ['registros:\n', 'line'],
      ...Array.from({ length: rows }, () =>
        columns.map(({ key, value }, c): Piece => [`${c === 0 ? '  - ' : '    '}${key}: ${value}\n`, 'yaml']),
      ).flat(),
    ],
  },
  env: {
    format: 'plaintext',
    write: (columns, rows) =>
      Array.from({ length: rows }, (_, i) =>
        columns.map(({ key, value }): Piece => {
          const name = key.replace(/[A-Z]/g, '_$&').toUpperCase();
          return [i % 2 ? `export ${name}="${value}"\n` : `${name}=${value}\n`, 'line'];
        }),
      ).flat(),
  },
  sql: {
    format: 'plaintext',
    write: (columns, rows) =>
      Array.from(
        { length: rows },
        (): Piece => [
          `INSERT INTO cadastro (${columns.map(({ key }) => key).join(', ')}) VALUES (${columns.map(({ value }) => `'${value}'`).join(', ')});\n`,
          'line',
        ],
      ),
  },
  url: {
    format: 'plaintext',
    write: (columns, rows) =>
      Array.from(
        { length: rows },
        (_, i): Piece => [
          `${i % 2 ? 'GET ' : 'https://portal-ficticio.com.br'}/consulta?${columns.map(({ key, value }) => `${key}=${value.replace(/<<(?:price|name)>>/, '<<int>>')}`).join('&')}${i % 2 ? ' HTTP/1.1' : ''}\n`,
          'url',
        ],
      ),
  },
} as const satisfies Record<string, DataStyle>;

export type DataStyleId = keyof typeof DATA_STYLES;
