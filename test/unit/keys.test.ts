import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ScannedDocument } from '../../shared/document.ts';
import type { FormatId } from '../../shared/formats/registry.ts';
import { StreamScan } from '../../shared/scan.ts';
import { runs } from './runs.ts';

/** The key path of each `@` of a text, whole. */
function keysOf(text: string, format: FormatId, chunkSize?: number): (string | undefined)[] {
  const document = new ScannedDocument(text, format, chunkSize);
  document.scan(() => false);
  return [...text.matchAll(/@/g)].map(({ index }) => document.keyAt(index));
}

const JSON_TEXT = `{"a": "@", "pedido": {"numero": "@", "x y": ["@", {"z": "@"}, [["@"]]], "k@": "@"}, "n": "\\u00e9@"} @`;
const CSV_TEXT = 'codigo;"nome; todo"\r\n@;@\r\n"@ ""\r\n@";@;@\r\n';
const YAML_TEXT = 'pedido:\n  numero: @\n  itens:\n    - sku: @\n    - "@"\ncliente: { nome: @ }\n@\n';
const MARKDOWN_TEXT = '---\ncaso:\n  id: @\n---\n@\n\n| Nome | CPF |\n|--|--|\n| @ | x@ |\n\n@\n';
const SQL_TEXT =
  "INSERT INTO t (nome, codigo) VALUES ('@', '@''@'), ('@', 1);\n-- @\nCOPY t (a, b) FROM stdin;\n@\t@\n\\.\n@";
const TEXT_TABLE = 'Nome    CPF\nAna @   @\nBia @   @\n\n@\n';

const CASES: readonly [FormatId, string, (string | undefined)[]][] = [
  [
    'json',
    JSON_TEXT,
    ['a', 'pedido.numero', 'pedido.x y', 'pedido.x y.z', 'pedido.x y', 'pedido', 'pedido.k@', 'n', undefined],
  ],
  ['csv', CSV_TEXT, ['codigo', 'nome; todo', 'codigo', 'codigo', 'nome; todo', undefined]],
  ['yaml', YAML_TEXT, ['pedido.numero', 'pedido.itens.sku', 'pedido.itens', 'cliente', undefined]],
  ['markdown', MARKDOWN_TEXT, ['caso.id', undefined, 'Nome', 'CPF', undefined]],
  ['sql', SQL_TEXT, ['nome', 'codigo', 'codigo', 'nome', undefined, 'a', 'b', undefined]],
  ['plaintext', TEXT_TABLE, ['Nome', 'CPF', 'Nome', 'CPF', undefined]],
];

describe('keys', () => {
  it.each(CASES)('%s: each value has the path of its keys', (format, text, keys) => {
    expect(keysOf(text, format)).toEqual(keys);
  });

  it.each(CASES)('%s: whatever the chunks', (format, text, keys) => {
    // Markdown wants whole lines.
    for (const size of format === 'markdown' ? [20, 40] : [2, 3, 5, 16, 40]) {
      expect([size, ...keysOf(text, format, size)]).toEqual([size, ...keys]);
    }
  });

  it('follow edits of a header', () => {
    const document = new ScannedDocument('codigo;x\n1;2\n', 'csv', 4);
    document.scan(() => false);
    document.edit(0, 6, 'pedido');
    document.scan(() => false);
    expect(document.keyAt(9)).toBe('pedido');
  });

  it('are those of a stream in any pieces', () => {
    const rows = Array.from({ length: 900 }, (_, i) => `{"pedido": {"numero": "529.982.247-25", "n": ${i}}}`);
    const text = rows.join('\n');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), (size) => {
        const stream = new StreamScan('jsonl', { keys: true });
        const found = [];
        for (let i = 0; i < text.length; i += size) found.push(...stream.push(text.slice(i, i + size)));
        found.push(...stream.end());
        expect(found.map(({ key }) => key)).toEqual(rows.map(() => 'pedido.numero'));
      }),
      runs(10),
    );
    expect(new StreamScan('jsonl').push(rows[0] ?? '')).toEqual([]);
  });
});
