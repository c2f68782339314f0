import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { WorkspaceEdit } from 'vscode-languageserver';
import { parseConfig } from '../../shared/policy/parse-config.ts';
import type { FalsePositiveAdded } from '../../shared/protocol.ts';
import { ACTION_KINDS, SERVER_COMMANDS, UNUSED_CODE } from '../../shared/protocol.ts';
import { MODERN, OLD, rangeOf, TestClient } from './client.ts';
import { cpf } from './values.ts';

const [ANA, BIA] = [cpf(1), cpf(2)];
const TEXT = `CPF: ${ANA}\nCPF: ${BIA}\n`;

function entriesOf(client: TestClient) {
  return parseConfig(readFileSync(client.path('biombo.jsonc'), 'utf8')).config.falsePositives;
}

describe('a false positive', () => {
  it('is gone at once, after edits elsewhere and a restart, and back with its entry', async () => {
    const client = await TestClient.start();
    const uri = await client.open('docs/nota.txt', TEXT);
    await client.act(uri, ANA, ACTION_KINDS.falsePositive);
    expect((await client.message('Save that file')).message).toContain('biombo.jsonc');
    expect((await client.diagnostics(uri)).map(({ range }) => range)).toEqual([rangeOf(TEXT, BIA)]);
    expect(await client.summary(uri, ({ suppressed }) => suppressed === 1)).toMatchObject({ total: 1 });

    await client.saveAll();
    expect(entriesOf(client)).toEqual([
      { type: 'cpf', fingerprint: expect.stringMatching(/^[0-9a-z]{4}$/), path: 'docs/nota.txt' },
    ]);
    await client.change(uri, [{ text: `\n\nCPF nº ${ANA.replace(/\D/g, '')}, e ${BIA}` }]);
    expect((await client.diagnostics(uri)).map(({ range }) => range)).toEqual([
      rangeOf(client.text(uri), BIA),
    ]);

    const later = await TestClient.start({ folder: client.folder });
    const again = await later.open('docs/nota.txt', TEXT);
    const other = await later.open('docs/outra.txt', TEXT);
    expect(await later.diagnostics(again)).toHaveLength(1);
    expect(await later.diagnostics(other)).toHaveLength(2);
    await later.write(
      'biombo.jsonc',
      readFileSync(later.path('biombo.jsonc'), 'utf8').replace(/.*"cpf".*\n/, ''),
    );
    expect(await later.diagnosticsWhen(again, (items) => items.length > 1)).toHaveLength(2);
  });

  it('goes into the nearest config, sorted, beside what stands there', async () => {
    const client = await TestClient.start();
    await client.write('biombo.jsonc', '{}');
    await client.write('docs/biombo.jsonc', '// ours\n{\n  "levels": {} // none\n}\n');
    const uri = await client.open('docs/x/nota.txt', TEXT);
    await client.act(uri, BIA, ACTION_KINDS.falsePositive);
    await client.act(uri, ANA, ACTION_KINDS.falsePositive);
    await client.saveAll();
    expect(await client.diagnostics(uri)).toEqual([]);
    const text = readFileSync(client.path('docs/biombo.jsonc'), 'utf8');
    expect(text).toMatch(/^\/\/ ours\n\{\n {2}"salt": "[\w-]{22}",\n {2}"levels": \{\}, \/\/ none\n/);
    const { config, problems } = parseConfig(text);
    expect(problems).toEqual([]);
    const values = config.falsePositives.filter((entry) => 'fingerprint' in entry);
    const fingerprints = values.map(({ fingerprint }) => fingerprint);
    expect(fingerprints).toEqual([...fingerprints].sort());
    expect(values.map(({ path }) => path)).toEqual(['x/nota.txt', 'x/nota.txt']);
    expect(readFileSync(client.path('biombo.jsonc'), 'utf8')).toBe('{}');
  });

  it('is written into a new config where the one that was there has gone without a notice', async () => {
    const client = await TestClient.start();
    await client.write('biombo.jsonc', '{}');
    const uri = await client.open('nota.txt', TEXT);
    expect(await client.diagnostics(uri)).toHaveLength(2);
    rmSync(client.path('biombo.jsonc'));
    // As VS Code does with the edit of a file that is not there.
    client.refuses = ({ documentChanges = [] }) => !documentChanges.some((it) => 'kind' in it);
    await client.act(uri, ANA, ACTION_KINDS.falsePositive);
    expect(await client.diagnosticsWhen(uri, (items) => items.length < 2)).toHaveLength(1);
    await client.saveAll();
    expect(entriesOf(client)).toHaveLength(1);
  });

  it('is written into the buffer of a config that is open', async () => {
    const client = await TestClient.start();
    const config = await client.open('biombo.jsonc', '{\n}\n', 'jsonc');
    const uri = await client.open('nota.txt', TEXT);
    await client.act(uri, ANA, ACTION_KINDS.falsePositive);
    expect(parseConfig(client.text(config)).config.falsePositives).toHaveLength(1);
    expect(await client.diagnosticsWhen(uri, (items) => items.length < 2)).toHaveLength(1);
    await client.change(config, [{ text: '{}' }]);
    expect(await client.diagnosticsWhen(uri, (items) => items.length === 2)).toHaveLength(2);
    await client.change(config, [{ text: '{ "levels": { "cpf": "off" } }' }]);
    expect(await client.diagnosticsWhen(uri, (items) => items.length === 0)).toEqual([]);
    await client.close(config);
    expect(await client.diagnosticsWhen(uri, (items) => items.length > 0)).toHaveLength(2);
  });

  it('has a client that reads files save it', async () => {
    const client = await TestClient.start({ options: { readFile: true } });
    const uri = await client.open('nota.txt', TEXT);
    const added = once(client.events, 'falsePositive');
    await client.act(uri, ANA, ACTION_KINDS.falsePositive);
    const [told] = await added;
    const configUri = client.uri('biombo.jsonc');
    const entry = { type: 'cpf', fingerprint: expect.stringMatching(/^[0-9a-z]{4}$/), path: 'nota.txt' };
    expect(told).toEqual({ configUri, name: 'CPF', undo: { configUri, entry } });
    expect(client.messages).toEqual([]);
    expect(await client.diagnostics(uri)).toHaveLength(1);
  });

  it('works for a client that knows none of this', async () => {
    const client = await TestClient.start({ capabilities: OLD });
    const uri = await client.open('nota.txt', TEXT);
    await client.sent(uri, (items) => items.length === 2);
    await client.act(uri, ANA, ACTION_KINDS.falsePositive);
    expect(await client.sent(uri, (items) => items.length === 1)).toMatchObject([
      { range: rangeOf(TEXT, BIA) },
    ]);
    await client.saveAll();
    expect(entriesOf(client)).toHaveLength(1);
  });

  it('is not there, and not said to be, where the client does not apply it', async () => {
    const client = await TestClient.start();
    client.appliesEdits = false;
    const uri = await client.open('nota.txt', TEXT);
    await client.act(uri, ANA, ACTION_KINDS.falsePositive);
    expect((await client.message('nothing was marked')).type).toBe(2);
    expect(await client.diagnostics(uri)).toHaveLength(2);
  });

  it('is refused where the config has an error', async () => {
    const client = await TestClient.start();
    await client.write('biombo.jsonc', '{\n  "salt": 5\n}');
    const uri = await client.open('nota.txt', TEXT);
    await client.act(uri, ANA, ACTION_KINDS.falsePositive);
    expect((await client.message('Nothing was marked')).message).toContain('biombo.jsonc:2:11');
    expect(await client.diagnostics(uri)).toHaveLength(2);
  });

  it('holds for a value in every file, for a key, and for a folder', async () => {
    const client = await TestClient.start();
    const json = `{"pedido": {"numero": "${ANA}"}, "cpf": "${BIA}"}\n`;
    const data = await client.open('dados/a.json', json);
    const other = await client.open('dados/b.json', json);
    const note = await client.open('nota.txt', TEXT);
    const [title] = (await client.actions(data, rangeOf(json, ANA), [ACTION_KINDS.falsePositiveKey])).map(
      (action) => action.title,
    );
    expect(title).toContain('“pedido.numero”');
    await client.act(data, ANA, ACTION_KINDS.falsePositiveKey);
    expect((await client.diagnostics(other)).map(({ range }) => range)).toEqual([rangeOf(json, BIA)]);
    expect(await client.diagnostics(note)).toHaveLength(2);
    await client.act(note, BIA, ACTION_KINDS.falsePositiveEverywhere);
    expect(await client.diagnostics(data)).toEqual([]);
    expect(await client.diagnostics(note)).toHaveLength(1);
    const later = await client.open('dados/c.txt', `CPF: ${ANA}\n`);
    await client.act(later, ANA, ACTION_KINDS.falsePositiveFolder);
    expect(await client.diagnostics(later)).toEqual([]);
    await client.saveAll();
    expect(entriesOf(client)).toEqual([
      { type: 'cpf', fingerprint: expect.any(String) },
      { type: 'cpf', key: 'pedido.numero' },
      { type: 'cpf', paths: 'dados/**' },
    ]);
    expect(await client.actions(note, rangeOf(TEXT, ANA), [ACTION_KINDS.falsePositiveKey])).toEqual([]);
    expect(await client.actions(note, rangeOf(TEXT, ANA), [ACTION_KINDS.falsePositiveFolder])).toEqual([]);
  });

  it('follows its file, and the files of a folder, below one config', async () => {
    const renames = { ...MODERN, workspace: { ...MODERN.workspace, fileOperations: { willRename: true } } };
    const client = await TestClient.start({ capabilities: renames });
    for (const name of ['a/x.txt', 'a/y.txt', 'ab.txt']) {
      const uri = await client.open(name, TEXT);
      await client.act(uri, ANA, ACTION_KINDS.falsePositive);
    }
    await client.saveAll();
    const uriOf = (name: string) => pathToFileURL(client.path(name)).toString();
    const rename = (oldName: string, newName: string) =>
      client.request('workspace/willRenameFiles', {
        files: [{ oldUri: uriOf(oldName), newUri: uriOf(newName) }],
      });
    await client.apply((await rename('a', 'b/c')) as WorkspaceEdit);
    await client.saveAll();
    const paths = entriesOf(client).map((entry) => 'path' in entry && entry.path);
    expect(paths.sort()).toEqual(['ab.txt', 'b/c/x.txt', 'b/c/y.txt']);
    expect(await rename('none.txt', 'other.txt')).toBeNull();
    // No path that holds personal data goes into a config.
    expect(await rename('ab.txt', `${ANA}.txt`)).toBeNull();
    await client.write('other/biombo.jsonc', '{}');
    expect(await rename('ab.txt', 'other/ab.txt')).toBeNull();
  });

  it('is not offered without a folder, nor in an untrusted workspace', async () => {
    const outside = await TestClient.start({ folder: null });
    const untitled = await outside.open('untitled:Untitled-1', TEXT);
    const untrusted = await TestClient.start({ options: { trusted: false } });
    const inside = await untrusted.open('nota.txt', TEXT);
    const cases = [
      [outside, untitled, 'needs a folder'],
      [untrusted, inside, 'untrusted workspace'],
    ] as const;
    for (const [client, uri, message] of cases) {
      expect(await client.diagnostics(uri)).toHaveLength(2);
      const range = rangeOf(TEXT, ANA);
      expect(await client.actions(uri, range, [ACTION_KINDS.falsePositive])).toEqual([]);
      const command = SERVER_COMMANDS.markFalsePositive;
      await client.execute({ title: '', command, arguments: [{ uri, version: 1, range, type: 'cpf' }] });
      expect((await client.message(message)).type).toBe(2);
    }
  });

  it.each([
    undefined,
    7,
    {},
    { uri: 'no uri', version: 1, type: 'cpf', range: {} },
    { uri: 'file:///gone', version: 1, type: 'cpf', range: rangeOf(TEXT, ANA), scope: 'world' },
    { uri: 'file:///gone', version: 1, type: 'cpf', range: rangeOf(TEXT, ANA) },
  ])('is not made of arguments such as %j', async (argument) => {
    const client = await TestClient.start();
    await client.execute({ title: '', command: SERVER_COMMANDS.markFalsePositive, arguments: [argument] });
    expect((await client.message('nothing was marked')).type).toBe(2);
  });

  it('is not made of another version', async () => {
    const client = await TestClient.start();
    const uri = await client.open('nota.txt', TEXT);
    const [action] = await client.actions(uri, rangeOf(TEXT, ANA), [ACTION_KINDS.falsePositive]);
    await client.change(uri, [{ text: `x${TEXT}` }]);
    await client.choose(action!);
    await client.message('nothing was marked');
    expect(await client.diagnostics(uri)).toHaveLength(2);
  });
});

it('an entry that matches nothing any more in its file is told in the config, and removed by a fix', async () => {
  const client = await TestClient.start();
  const uri = await client.open('nota.txt', TEXT);
  await client.act(uri, ANA, ACTION_KINDS.falsePositive);
  await client.act(uri, BIA, ACTION_KINDS.falsePositive);
  await client.saveAll();
  await client.write('nota.txt', `CPF: ${ANA}\n`);
  await client.close(uri);
  const text = readFileSync(client.path('biombo.jsonc'), 'utf8');
  const config = await client.open('biombo.jsonc', text, 'jsonc');
  const told = await client.diagnosticsWhen(config, (items) => items.length > 0);
  expect(told).toMatchObject([{ code: UNUSED_CODE, severity: 3, tags: [1] }]);
  const line = text.split('\n')[told[0]?.range.start.line ?? 0] ?? '';
  expect(line.trim()).toMatch(/^\{ "type": "cpf", "fingerprint": "\w{4}", "path": "nota.txt" \},?$/);
  await client.act(config, line.trim().replace(/,$/, ''), ACTION_KINDS.removeEntry);
  expect(client.text(config)).not.toContain(line.trim().replace(/,$/, ''));
  expect(parseConfig(client.text(config)).config.falsePositives).toHaveLength(1);
  expect(await client.diagnosticsWhen(config, (items) => items.length === 0)).toEqual([]);
});

describe('what is hidden is shown again, from its place', () => {
  const lift = [ACTION_KINDS.lift];

  it.each([
    [ACTION_KINDS.falsePositive, 'Deixar de ocultar: CPF'],
    [ACTION_KINDS.falsePositiveEverywhere, 'Deixar de ocultar em todos os arquivos: CPF'],
    [ACTION_KINDS.falsePositiveKey, 'Deixar de ocultar: CPF, tudo sob “numero”'],
    [ACTION_KINDS.falsePositiveFolder, 'Deixar de ocultar: CPF, tudo em “dados/**”'],
  ])('where a false positive hides it: %s', async (kind, title) => {
    const client = await TestClient.start({ locale: 'pt-BR' });
    const json = `{"numero": "${ANA}"}\n`;
    const uri = await client.open('dados/a.json', json);
    expect(await client.actions(uri, rangeOf(json, ANA), lift)).toEqual([]);
    await client.act(uri, ANA, kind);
    expect(await client.diagnostics(uri)).toEqual([]);
    const actions = await client.actions(uri, rangeOf(json, ANA));
    expect(actions.map((action) => action.title)).toEqual([title]);
    await client.act(uri, ANA, ACTION_KINDS.lift);
    expect((await client.message('retirado de biombo.jsonc')).type).toBe(3);
    expect((await client.diagnostics(uri)).map(({ range }) => range)).toEqual([rangeOf(json, ANA)]);
    await client.saveAll();
    expect(entriesOf(client)).toEqual([]);
  });

  it('by one entry after the other where several hide it', async () => {
    const client = await TestClient.start();
    const uri = await client.open('nota.txt', TEXT);
    await client.act(uri, ANA, ACTION_KINDS.falsePositive);
    const other = await client.open('outra.txt', TEXT);
    await client.act(other, ANA, ACTION_KINDS.falsePositiveEverywhere);
    const actions = await client.actions(uri, rangeOf(TEXT, ANA), lift);
    expect(actions.map(({ title }) => title)).toEqual([
      'Stop hiding this CPF in every file',
      'Stop hiding this CPF',
    ]);
    for (const action of actions) await client.choose(action);
    expect(await client.diagnostics(uri)).toHaveLength(2);
    await client.choose(actions[0]!);
    expect((await client.message('not in biombo.jsonc any more')).type).toBe(2);
  });

  it('has a client that reads files save it', async () => {
    const client = await TestClient.start({ options: { readFile: true } });
    const uri = await client.open('nota.txt', TEXT);
    await client.act(uri, ANA, ACTION_KINDS.falsePositive);
    const lifted = once(client.events, 'lifted');
    await client.act(uri, ANA, ACTION_KINDS.lift);
    expect(await lifted).toEqual([{ configUri: client.uri('biombo.jsonc') }]);
    expect(client.messages).toEqual([]);
  });

  it('by undoing what was marked a moment ago', async () => {
    const client = await TestClient.start({ options: { readFile: true } });
    const uri = await client.open('nota.txt', TEXT);
    const added = once(client.events, 'falsePositive');
    await client.act(uri, ANA, ACTION_KINDS.falsePositive);
    const [{ undo }] = (await added) as [FalsePositiveAdded];
    await client.execute({ title: '', command: SERVER_COMMANDS.liftFalsePositive, arguments: [undo] });
    expect(await client.diagnostics(uri)).toHaveLength(2);
  });

  it('where comments hide it, by an edit of them', async () => {
    const client = await TestClient.start();
    const block = `# biombo-ignore-start cpf cns\nCPF: ${ANA}\n# biombo-ignore-end cpf, cns: tudo inventado\n`;
    const uri = await client.open('nota.txt', block);
    expect(await client.diagnostics(uri)).toEqual([]);
    const [action] = await client.actions(uri, rangeOf(block, ANA), lift);
    expect(action?.title).toBe('Stop hiding this CPF: change the comment in line 1');
    await client.choose(action!);
    expect(client.text(uri)).toBe(
      `# biombo-ignore-start cns\nCPF: ${ANA}\n# biombo-ignore-end cns: tudo inventado\n`,
    );
    expect(await client.diagnostics(uri)).toHaveLength(1);
  });

  it.each([
    undefined,
    7,
    {},
    { configUri: 'file:///x/other.json', entry: {} },
    { configUri: 'file:///none/biombo.jsonc', entry: { type: 7 } },
  ])('not by arguments such as %j', async (argument) => {
    const client = await TestClient.start();
    await client.execute({ title: '', command: SERVER_COMMANDS.liftFalsePositive, arguments: [argument] });
    expect((await client.message('nothing was changed')).type).toBe(2);
  });
});
