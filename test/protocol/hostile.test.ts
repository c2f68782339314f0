import { beforeAll, describe, expect, it } from 'vitest';
import { ACTION_KINDS, VISIBLE_RANGES } from '../../shared/protocol.ts';
import { OLD, rangeOf, TestClient } from './client.ts';
import { cpf } from './values.ts';

const ANA = cpf(1);

describe('a hostile document', () => {
  // One server for all: what it survived it also forgot.
  let client: TestClient;
  beforeAll(async () => {
    client = await TestClient.startForAll();
    return () => client.stop();
  });

  it.each([
    ['lone surrogates', `\uD800 CPF: ${ANA} \uDC00\uDC00`, 'a.txt'],
    ['NUL bytes', `\0\0CPF: ${ANA}\0\0`, 'a.txt'],
    ['broken JSON lines', `{"a": "\\uD8\n{{{{\n\\"\n{"cpf": "${ANA}"}\n{"b": "`, 'a.jsonl'],
    ['all line ends', `\r\r\nCPF: ${ANA}\n\r\u2028`, 'a.txt'],
    ['a byte order mark', `\uFEFFCPF: ${ANA}`, 'a.md'],
    ['nothing before it in a line of five million', `${'x'.repeat(5_000_000)} CPF: ${ANA} fim`, 'a.txt'],
    ['digits without end', `${'1'.repeat(1_000_000)} CPF: ${ANA}`, 'a.txt'],
    ['JSON nested without end', `${'[{"a":'.repeat(100_000)} CPF: ${ANA}`, 'a.json'],
  ])('with %s is answered, and nothing else in it changed', async (what, text, name) => {
    // What is no JSON yet is masked as a string, so that no bracket of ours opens an array.
    const mask = name === 'a.json' ? '"[CPF]"' : '[CPF]';
    const uri = await client.open(`${what}/${name}`, text);
    await client.summary(uri);
    const items = await client.diagnosticsWhen(uri, (all) => all.length > 0);
    expect(items.map(({ code }) => code)).toContain('cpf');
    await client.act(uri, ANA, ACTION_KINDS.mask);
    expect(client.text(uri).replace(mask, ANA)).toBe(text);
    await client.close(uri);
  });

  it('is survived with edits that make no sense', async () => {
    const uri = await client.open('edits.txt', `CPF: ${ANA}\n`);
    const far = { line: 4_000_000, character: 9_000_000 };
    const edits = [
      { range: { start: far, end: far }, text: 'x' },
      { range: { start: far, end: { line: 0, character: 0 } }, text: '' },
      { range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }, text: `CPF: ${ANA}` },
    ];
    await client.notify('textDocument/didChange', {
      textDocument: { uri, version: 2 },
      contentChanges: edits,
    });
    expect(await client.diagnostics(uri)).toHaveLength(1);
  });
});

describe('a hostile client', () => {
  it('is answered whatever it sends', async () => {
    const options: object = { locale: 7, documentation: {}, surrogateKey: '?', settings: [], trusted: 'no' };
    const client = await TestClient.start({ capabilities: {}, options });
    await client.notify(VISIBLE_RANGES, { uri: 5, lines: 'all' });
    await client.notify(VISIBLE_RANGES, { uri: '', lines: [[-1, 2], [3], ['a', 'b'], [0, 1e300]] });
    const uri = await client.open('nothing:like a uri/%zz', `CPF: ${ANA}`);
    expect(await client.sent(uri, (items) => items.length > 0)).toHaveLength(1);
    await client.notify(VISIBLE_RANGES, { uri, lines: [[0, 1e300]] });
    expect(await client.hover(uri, 0, 8)).toMatchObject({ contents: { kind: 'plaintext' } });
    expect(await client.actions(uri, rangeOf(client.text(uri), ANA))).toEqual([]);
    expect(await client.hover('file:///unknown', 0, 0)).toBeNull();
  });

  it('that asks about what is not open is told of nothing', async () => {
    const client = await TestClient.start();
    expect(await client.diagnostics(client.uri('a.txt'))).toEqual([]);
    expect(await client.actions(client.uri('a.txt'), rangeOf('x', 'x'))).toEqual([]);
  });

  it('without pull is sent diagnostics, and none after closing', async () => {
    const client = await TestClient.start({ capabilities: OLD });
    const uri = await client.open('a.txt', `CPF: ${ANA}`);
    await client.sent(uri, (items) => items.length === 1);
    await client.change(uri, [{ text: 'nada' }]);
    expect(await client.sent(uri, (items) => items.length === 0)).toEqual([]);
    await client.change(uri, [{ text: `CPF: ${ANA}` }]);
    await client.sent(uri, (items) => items.length === 1);
    await client.close(uri);
    expect(await client.sent(uri, (items) => items.length === 0)).toEqual([]);
  });
});
