import { describe, expect, it } from 'vitest';
import { OLD, rangeOf, TestClient } from './client.ts';
import { cpf, value } from './values.ts';

const TEXT = `CPF: ${cpf(1)}\nsolto ${value('cpf', 2)} aqui\n`;
const HIDE = '{ "ignore": ["x/"], "levels": { "cpf": "likely" } }';

describe('settings', () => {
  it('decide what is shown and how, and are followed', async () => {
    const client = await TestClient.start({
      settings: { severity: { certain: 'error', likely: 'warning', possible: 'off' } },
    });
    const uri = await client.open('a.txt', TEXT);
    expect((await client.diagnostics(uri)).map(({ severity }) => severity)).toEqual([1]);
    expect(await client.summary(uri)).toMatchObject({ total: 2, shown: 1 });

    await client.setSettings({ severity: { certain: 'information', likely: 'warning', possible: 'hint' } });
    const changed = await client.diagnosticsWhen(uri, (items) => items.length === 2);
    expect(changed.map(({ severity }) => severity)).toEqual([3, 4]);

    await client.setSettings({ enable: false });
    expect(await client.diagnosticsWhen(uri, (items) => items.length === 0)).toEqual([]);
    expect(await client.hover(uri, 0, 8)).toBeNull();
  });

  it('that are wrong are the defaults', async () => {
    const settings: object = {
      enable: 'yes',
      severity: { certain: 5, possible: 'loud' },
      maxDiagnostics: -1,
    };
    const client = await TestClient.start({ settings });
    const uri = await client.open('a.txt', TEXT);
    expect((await client.diagnostics(uri)).map(({ severity }) => severity)).toEqual([2, 4]);
  });

  it('come with the start for a client that cannot be asked', async () => {
    const severity = { certain: 'error', likely: 'warning', possible: 'off' } as const;
    const client = await TestClient.start({
      capabilities: OLD,
      options: { settings: { enable: true, severity, maxDiagnostics: 500 } },
    });
    const uri = await client.open('a.txt', TEXT);
    expect((await client.sent(uri, (items) => items.length > 0)).map((it) => it.severity)).toEqual([1]);
    await client.setSettings({ severity: { ...severity, possible: 'hint' } });
    expect(await client.sent(uri, (items) => items.length === 2)).toHaveLength(2);
  });
});

describe('a config', () => {
  it('counts whole, the nearest, as it changes', async () => {
    const client = await TestClient.start();
    await client.write('biombo.jsonc', HIDE);
    const uri = await client.open('docs/a.txt', TEXT);
    const ignored = await client.open('x/a.txt', TEXT);
    expect(await client.diagnostics(uri)).toHaveLength(1);
    expect(await client.diagnostics(ignored)).toEqual([]);
    expect(await client.summary(uri)).toMatchObject({ total: 1, suppressed: 1 });

    await client.write('docs/biombo.jsonc', '{}');
    expect(await client.diagnosticsWhen(uri, (items) => items.length === 2)).toHaveLength(2);
    await client.remove('docs/biombo.jsonc');
    expect(await client.diagnosticsWhen(uri, (items) => items.length === 1)).toHaveLength(1);
  });

  it('is not looked for above the workspace folder', async () => {
    const client = await TestClient.start();
    await client.write('biombo.jsonc', HIDE);
    const inner = await TestClient.start({ folder: client.path('inner') });
    const uri = await inner.open('a.txt', TEXT);
    expect(await inner.diagnostics(uri)).toHaveLength(2);
  });

  it('with an error leaves the last good one in use, and says where', async () => {
    const client = await TestClient.start();
    await client.write('biombo.jsonc', HIDE);
    const uri = await client.open('a.txt', TEXT);
    expect(await client.diagnostics(uri)).toHaveLength(1);
    await client.write('biombo.jsonc', '{\n  "levels": { "cpf": "loud" }\n}');
    const config = client.uri('biombo.jsonc');
    const [problem] = await client.sent(config, (items) => items.length > 0);
    expect(problem).toMatchObject({
      code: 'level',
      severity: 1,
      source: 'biombo',
      range: { start: { line: 1, character: 21 }, end: { line: 1, character: 27 } },
    });
    expect((await client.message('biombo.jsonc:2:22')).message).toContain('stays in use');
    expect(await client.diagnostics(uri)).toHaveLength(1);
    await client.write('biombo.jsonc', '{\n  "levels": { "cpf": "loud" }\n}');
    expect(await client.diagnostics(uri)).toHaveLength(1);
    expect(client.messages).toHaveLength(1);

    await client.write('biombo.jsonc', '{}');
    expect(await client.sent(config, (items) => items.length === 0)).toEqual([]);
    expect(await client.diagnosticsWhen(uri, (items) => items.length === 2)).toHaveLength(2);
  });

  it('with an error from the start hides nothing', async () => {
    const client = await TestClient.start();
    await client.write('biombo.jsonc', HIDE.slice(0, -1));
    const uri = await client.open('x/a.txt', TEXT);
    expect(await client.diagnostics(uri)).toHaveLength(2);
    await client.message('not valid JSON');
  });

  it('that is open has its problems as diagnostics, and no others', async () => {
    const client = await TestClient.start();
    const uri = await client.open('a.txt', TEXT);
    expect(await client.diagnostics(uri)).toHaveLength(2);
    const config = await client.open('biombo.jsonc', `{\n  // CPF ${cpf(1)}\n  "colour": 1\n}`, 'jsonc');
    expect(await client.diagnostics(config)).toMatchObject([
      { code: 'unknown-key', severity: 2, message: 'unknown key, not used', range: { start: { line: 2 } } },
    ]);
    await client.change(config, [{ text: HIDE }]);
    expect(await client.diagnostics(config)).toEqual([]);
    expect(await client.diagnosticsWhen(uri, (items) => items.length === 1)).toHaveLength(1);
    await client.change(config, [{ text: HIDE.slice(0, -1) }]);
    expect(await client.diagnostics(config)).toMatchObject([{ code: 'syntax', severity: 1 }]);
    expect(await client.diagnostics(uri)).toHaveLength(1);
    expect(client.messages).toEqual([]);
  });

  it('that is open is not counted', async () => {
    const client = await TestClient.start();
    const config = await client.open('biombo.jsonc', '{}\n', 'jsonc');
    expect(await client.diagnostics(config)).toEqual([]);
    for (const name of ['a.txt', 'b.txt']) await client.summary(await client.open(name, TEXT));
    expect([...client.summaries.keys()].map((uri) => uri.split('/').at(-1))).toEqual(['a.txt', 'b.txt']);
  });

  it('hides numbers whose check digits are wrong, from diagnostics and from fixes', async () => {
    const client = await TestClient.start();
    const wrong = cpf(1).replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
    const text = `CPF ${cpf(1)}\nCPF ${wrong}\n`;
    const uri = await client.open('w/a.txt', text);
    expect(await client.diagnostics(uri)).toHaveLength(2);
    await client.write('biombo.jsonc', '{ "wrongDigits": { "*": "hide" } }');
    const items = await client.diagnosticsWhen(uri, (all) => all.length === 1);
    expect(items.map(({ range }) => range)).toEqual([rangeOf(text, cpf(1))]);
    expect(await client.summary(uri, ({ suppressed }) => suppressed === 1)).toMatchObject({ total: 1 });
    await client.act(uri, 'CPF', 'source.fixAll.biombo');
    expect(client.text(uri)).toBe(`CPF [CPF]\nCPF ${wrong}\n`);
  });

  it('of an untrusted workspace hides nothing', async () => {
    const client = await TestClient.start({ options: { trusted: false } });
    await client.write('biombo.jsonc', HIDE);
    const uri = await client.open('x/a.txt', TEXT);
    expect(await client.diagnostics(uri)).toHaveLength(2);
  });

  it('is read again when a document is saved, without a watcher', async () => {
    const client = await TestClient.start({ capabilities: OLD });
    const uri = await client.open('a.txt', TEXT);
    await client.sent(uri, (items) => items.length === 2);
    await client.writeUnnoticed('biombo.jsonc', HIDE);
    await client.notify('textDocument/didSave', { textDocument: { uri } });
    expect(await client.sent(uri, (items) => items.length === 1)).toHaveLength(1);
  });

  it('follows the workspace folders', async () => {
    const client = await TestClient.start();
    await client.write('biombo.jsonc', HIDE);
    const uri = await client.open('a.txt', TEXT);
    expect(await client.diagnostics(uri)).toHaveLength(1);
    const folder = { uri: client.uri('.'), name: 'test' };
    await client.notify('workspace/didChangeWorkspaceFolders', { event: { added: [], removed: [folder] } });
    expect(await client.diagnosticsWhen(uri, (items) => items.length === 2)).toHaveLength(2);
    await client.notify('workspace/didChangeWorkspaceFolders', { event: { added: [folder], removed: [] } });
    expect(await client.diagnosticsWhen(uri, (items) => items.length === 1)).toHaveLength(1);
  });
});
