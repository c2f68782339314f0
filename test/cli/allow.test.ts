import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseConfig } from '../../shared/policy/parse-config.ts';
import { biombo, folderWith, scanJson } from './biombo.ts';
import { CPF, CPF_2, EMAIL, showsValue } from './values.ts';

const JSON_FILE = `{"pedido": {"numero": "${CPF}"}}\n{"pedido": {"numero": "${CPF_2}"}}\n`;

function configIn(folder: string) {
  const text = readFileSync(path.join(folder, 'biombo.jsonc'), 'utf8');
  return { text, ...parseConfig(text) };
}

describe('allow', () => {
  test('a value in its file, in a new config without the value', async () => {
    const cwd = folderWith({ 'a.txt': `x\nCPF ${CPF}\nCPF ${CPF}\n`, 'b.txt': `CPF ${CPF}\n` });
    const { status, stdout, stderr } = await biombo(['allow', 'a.txt:2'], { cwd });
    expect({ status, stdout, stderr }).toEqual({
      status: 0,
      stdout: 'Added to biombo.jsonc: cpf: this value in a.txt\n',
      stderr: '',
    });
    const { text, problems, config } = configIn(cwd);
    expect(problems).toEqual([]);
    expect(text.startsWith('// ')).toBe(true);
    expect(config.falsePositives).toMatchObject([{ type: 'cpf', path: 'a.txt' }]);
    expect(showsValue(text + stdout)).toBe(false);
    expect(readdirSync(cwd).sort()).toEqual(['a.txt', 'b.txt', 'biombo.jsonc']);
    const { report } = await scanJson([], { cwd });
    expect(report.summary).toMatchObject({ findings: 1, suppressed: 2 });
  });

  test('a value everywhere, beside what the config says', async () => {
    const config = '{\n  // ours\n  "levels": {}\n}\n';
    const cwd = folderWith({ 'a.txt': `CPF ${CPF}\n`, 'b/b.txt': `CPF ${CPF}\n`, 'biombo.jsonc': config });
    expect((await biombo(['allow', 'b/b.txt:1:5', '--everywhere'], { cwd })).status).toBe(0);
    expect(configIn(cwd).text).toContain('  // ours\n');
    expect((await scanJson([], { cwd })).report.summary).toMatchObject({ findings: 0, suppressed: 2 });
    const again = await biombo(['allow', 'a.txt:1'], { cwd });
    expect([again.status, again.stderr]).toEqual([2, 'biombo: a.txt: nothing is found there\n']);
  });

  test('all under a key, and all in some files', async () => {
    const cwd = folderWith({ 'd/a.jsonl': JSON_FILE, 'd/b.jsonl': JSON_FILE });
    const byKey = await biombo(['allow', 'd/a.jsonl:1', '--key', '--paths', 'd/a.*'], { cwd });
    expect(byKey.stdout).toBe('Added to biombo.jsonc: cpf: all under the key pedido.numero in d/a.*\n');
    expect(configIn(cwd).config).toMatchObject({
      falsePositives: [{ type: 'cpf', key: 'pedido.numero', paths: 'd/a.*' }],
    });
    expect((await scanJson([], { cwd })).report.summary).toMatchObject({ findings: 2, suppressed: 2 });
    expect((await biombo(['allow', 'd/b.jsonl:1', '--paths', 'd/'], { cwd })).status).toBe(0);
    expect((await scanJson([], { cwd })).report.summary).toMatchObject({ findings: 0, suppressed: 4 });
  });

  test('nothing by a path that holds personal data itself', async () => {
    const named = `${CPF}.txt`;
    const cwd = folderWith({ [named]: `CPF ${CPF_2}\n`, 'a.txt': `CPF ${CPF_2}\n` });
    const refusals = [
      [`${named}:1`],
      ['a.txt:1', '--paths', `{a.txt,${named}}`],
      [`${named}:1`, '--paths', `${CPF}*`],
      ['--move', 'a.txt', named],
    ];
    for (const words of refusals) {
      const { status, stderr } = await biombo(['allow', ...words], { cwd });
      expect(status).toBe(2);
      expect(stderr).toContain('the path holds personal data itself, so it is not written down');
    }
    expect(readdirSync(cwd)).not.toContain('biombo.jsonc');
    const { stdout } = await biombo(['allow', `${named}:1`, '--everywhere'], { cwd });
    expect(stdout).toBe('Added to biombo.jsonc: cpf: this value in every file\n');
  });

  test('at once, and no entry is lost', async () => {
    const names = Array.from({ length: 8 }, (_, i) => `${i}.txt`);
    const cwd = folderWith(Object.fromEntries(names.map((name) => [name, `CPF ${CPF}\n`])));
    await Promise.all(names.map((name) => biombo(['allow', `${name}:1`], { cwd })));
    const paths = configIn(cwd).config.falsePositives.map((it) => 'path' in it && it.path);
    expect(paths).toEqual(names);
  });

  test('tells in Portuguese how a place is written', async () => {
    const { stderr } = await biombo(['allow', 'a.txt'], { cwd: folderWith(), env: { LANG: 'pt_BR.UTF-8' } });
    expect(stderr).toContain('diga onde: ARQUIVO:LINHA ou ARQUIVO:LINHA:COLUNA\n');
  });

  test('one of several, by type or column', async () => {
    const cwd = folderWith({ 'a.txt': `CPF ${CPF}, ${EMAIL}\n` });
    const unclear = await biombo(['allow', 'a.txt:1'], { cwd });
    expect(unclear.status).toBe(2);
    expect(unclear.stderr).toContain('(cpf:5, email:21)');
    expect((await biombo(['allow', 'a.txt:1', '--type', 'email'], { cwd })).status).toBe(0);
    expect((await biombo(['allow', 'a.txt:1:5'], { cwd })).status).toBe(0);
    expect((await scanJson([], { cwd })).report.summary).toMatchObject({ findings: 0, suppressed: 2 });
  });

  test.each([
    [['a.txt:9'], 'there is no such line: 2 lines in all'],
    [['a.txt:1', '--key'], 'it stands under no key'],
    [['a.txt:1', '--paths', 'b/**'], 'does not match the file itself'],
    [['a.txt:2'], 'nothing is found there'],
    [['none.txt:1'], 'no such file'],
    [['keys.json:1', '--key'], 'its key holds personal data itself'],
    [['a.txt'], 'say where: FILE:LINE'],
    [['a.txt:1', '--paths', '../b'], '--paths takes a path pattern'],
    [['a.txt:1', '--everywhere', '--key'], '--everywhere does not go with --key'],
    [['a.txt:1', '--remove'], '--remove needs --unused'],
    [['a.txt:1', '--type', 'cpff'], 'a type that was named is no identifier'],
    [['a.txt:1', '--type', 'a b'], '--type takes ids of identifiers'],
  ])('%j is refused and writes nothing', async (words, message) => {
    const keys = `{"${CPF}": {"cpf": "${CPF_2}"}}`;
    const cwd = folderWith({ 'a.txt': `CPF ${CPF}\n`, 'keys.json': keys });
    const args = words[0] === 'keys.json:1' ? ['keys.json:1:30', '--key'] : words;
    const { status, stderr } = await biombo(['allow', ...args], { cwd });
    expect(stderr).toContain(message);
    expect(status).toBe(2);
    expect(showsValue(stderr)).toBe(false);
    expect(readdirSync(cwd).sort()).toEqual(['a.txt', 'keys.json']);
  });

  test('a config with an error is left as it is', async () => {
    const cwd = folderWith({ 'a.txt': `CPF ${CPF}\n`, 'biombo.jsonc': '{ "ignore": [' });
    const { status, stderr } = await biombo(['allow', 'a.txt:1'], { cwd });
    expect([status, configIn(cwd).text]).toEqual([2, '{ "ignore": [']);
    expect(stderr).toMatch(/^biombo: biombo\.jsonc: line 1, column \d+: not valid JSON/);
  });

  test('a config in UTF-16 stays so', async () => {
    const bytes = Buffer.from('\uFEFF{}', 'utf16le');
    const cwd = folderWith({ 'a.txt': `CPF ${CPF}\n`, 'biombo.jsonc': bytes });
    expect((await biombo(['allow', 'a.txt:1'], { cwd })).status).toBe(0);
    const text = readFileSync(path.join(cwd, 'biombo.jsonc'), 'utf16le');
    expect(parseConfig(text)).toMatchObject({ problems: [], config: { falsePositives: { length: 1 } } });
  });
});

describe('allow --unused', () => {
  test('lists entries that match nothing, and removes them', async () => {
    const cwd = folderWith({ 'a.txt': `CPF ${CPF}\nCPF ${CPF_2}\n`, 'd.jsonl': JSON_FILE });
    for (const words of [['a.txt:1'], ['a.txt:2', '--everywhere'], ['d.jsonl:1', '--key']]) {
      expect((await biombo(['allow', ...words], { cwd })).status).toBe(0);
    }
    const used = await biombo(['allow', '--unused'], { cwd });
    expect(used).toMatchObject({ status: 0, stdout: '0 entries without a match\n' });

    writeFileSync(path.join(cwd, 'a.txt'), `CPF ${CPF_2}\n`);
    writeFileSync(path.join(cwd, 'd.jsonl'), '{"numero": 1}\n');
    const unused = await biombo(['allow', '--unused'], { cwd });
    expect(unused.stdout).toMatch(
      /^biombo\.jsonc:7: matches nothing: cpf: all under the key pedido\.numero in every file\nbiombo\.jsonc:8: matches nothing: cpf: value \w{4} in a\.txt\n2 entries without a match\n$/,
    );
    expect(unused.status).toBe(1);
    const removed = await biombo(['allow', '--unused', '--remove'], { cwd });
    expect(removed).toMatchObject({ status: 0, stdout: expect.stringContaining('2 entries removed\n') });
    expect(configIn(cwd).config.falsePositives).toMatchObject([{ type: 'cpf' }]);
    expect((await biombo(['allow', '--unused'], { cwd })).status).toBe(0);
  });

  test('leaves entries about files that git ignores, and all where not everything can be read', async () => {
    const cwd = folderWith({ '.git/HEAD': '', '.gitignore': 'private/\n', 'private/a.txt': `CPF ${CPF}\n` });
    expect((await biombo(['allow', 'private/a.txt:1'], { cwd })).status).toBe(0);
    expect((await biombo(['allow', '--unused'], { cwd })).status).toBe(0);
    const broken = folderWith({ 'a.txt': `CPF ${CPF}\n`, 'sub/biombo.jsonc': '{ "ignore": [' });
    expect((await biombo(['allow', 'a.txt:1'], { cwd: broken })).status).toBe(0);
    writeFileSync(path.join(broken, 'a.txt'), 'x');
    writeFileSync(path.join(broken, 'sub/b.txt'), 'x');
    const { status, stdout } = await biombo(['allow', '--unused', '--remove'], { cwd: broken });
    expect([status, stdout]).toEqual([2, expect.stringContaining('nothing was removed')]);
    expect(configIn(broken).config.falsePositives).toHaveLength(1);
  });
});

test('allow --move lets entries follow a folder', async () => {
  const cwd = folderWith({
    'a/x.txt': `CPF ${CPF}\n`,
    'a/y.txt': `CPF ${CPF_2}\n`,
    'ab.txt': `CPF ${CPF}\n`,
  });
  for (const place of ['a/x.txt:1', 'a/y.txt:1', 'ab.txt:1']) await biombo(['allow', place], { cwd });
  const { status, stdout } = await biombo(['allow', '--move', 'a', 'b/c'], { cwd });
  expect({ status, stdout }).toEqual({ status: 0, stdout: '2 entries moved in biombo.jsonc\n' });
  const paths = configIn(cwd).config.falsePositives.map((entry) => 'path' in entry && entry.path);
  expect(paths.sort()).toEqual(['ab.txt', 'b/c/x.txt', 'b/c/y.txt']);
});

test("the user's own entries count in every folder, and not in a baseline", async () => {
  const home = folderWith();
  const env = { XDG_CONFIG_HOME: home };
  const cwd = folderWith({ 'a.txt': `CPF ${CPF}\nCPF ${CPF_2}\n` });
  const { status, stdout } = await biombo(['allow', 'a.txt:1', '--user'], { cwd, env });
  expect(status).toBe(0);
  expect(stdout).toContain('biombo/user.jsonc: cpf: this value in every file\n');
  expect(readdirSync(cwd)).toEqual(['a.txt']);
  const other = folderWith({ 'b.txt': `CPF ${CPF}\n` });
  expect((await biombo(['scan'], { cwd: other, env })).status).toBe(0);
  expect((await biombo(['scan'], { cwd: other })).status).toBe(1);
  expect((await biombo(['baseline'], { cwd: other, env })).stdout).toContain('1 finding accepted');
  writeFileSync(path.join(home, 'biombo/user.jsonc'), '{ "falsePositives": [');
  const broken = await biombo(['scan', '--no-baseline'], { cwd: other, env });
  expect(broken.status).toBe(1);
  expect(broken.stderr).toMatch(/^biombo: user\.jsonc: line 1, column \d+: not valid JSON/);
  const homeless = await biombo(['allow', 'a.txt:1', '--user'], {
    cwd,
    env: { XDG_CONFIG_HOME: '', HOME: '' },
  });
  expect([homeless.status, homeless.stderr]).toEqual([2, expect.stringContaining('XDG_CONFIG_HOME')]);
});
