import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { Fingerprinter } from '../../shared/policy/fingerprint.ts';
import { biombo, folderWith, places, scanJson } from './biombo.ts';
import { Repository } from './repository.ts';
import { bare, CPF, CPF_2, EMAIL } from './values.ts';

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA';

/** A config in which this CPF is no finding, by default on every path. */
function falsePositive(cpf: string, path?: string): string {
  const { short } = new Fingerprinter(SALT).of('cpf', bare(cpf));
  const entry = { type: 'cpf', fingerprint: short, ...(path === undefined ? {} : { path }) };
  return JSON.stringify({ salt: SALT, falsePositives: [entry] });
}

const BOTH = `CPF ${CPF}\nCPF ${CPF_2}\n`;

describe('a false positive', () => {
  test('is hidden and counted; other values are not', async () => {
    const cwd = folderWith({ 'biombo.jsonc': falsePositive(CPF), 'a.txt': BOTH });
    const { status, report } = await scanJson(['a.txt'], { cwd });
    expect(places(report)).toEqual(['a.txt:2:5']);
    expect(report.summary).toMatchObject({ findings: 1, suppressed: 1 });
    expect(status).toBe(1);
  });

  test('leaves status 0 where nothing else is found', async () => {
    const cwd = folderWith({ 'biombo.jsonc': falsePositive(CPF), 'a.txt': `CPF ${CPF}` });
    const { status, stdout } = await biombo(['scan', 'a.txt'], { cwd });
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: '0 findings; 1 file scanned; 1 hidden by the config or by comments\n',
    });
  });

  test('of a path counts there only, the path being relative to the config', async () => {
    const files = { 'sub/a.txt': BOTH, 'sub/b.txt': BOTH, 'sub/biombo.jsonc': falsePositive(CPF, 'a.txt') };
    const { report } = await scanJson(['sub/a.txt', 'sub/b.txt'], { cwd: folderWith(files) });
    expect(places(report)).toEqual(['sub/a.txt:2:5', 'sub/b.txt:1:5', 'sub/b.txt:2:5']);
  });

  test('counts in a path as well', async () => {
    const cwd = folderWith({ 'biombo.jsonc': falsePositive(CPF), [`${CPF}.md`]: '', [`${CPF_2}.md`]: '' });
    const { report } = await scanJson([], { cwd });
    expect(report.files.map((file) => file.pathFindings?.length ?? 0)).toEqual([1, 0]);
    expect(report.summary).toMatchObject({ findings: 1, suppressed: 1 });
  });
});

test('levels and ignored paths', async () => {
  const config = `{
    // Comments are allowed.
    "ignore": ["gen/**"],
    "levels": { "cpf": "off", },
  }`;
  const files = { 'biombo.jsonc': config, 'a.txt': `CPF ${CPF} ${EMAIL}`, 'gen/a.txt': BOTH };
  const cwd = folderWith(files);
  const { report } = await scanJson([], { cwd });
  expect(report.files.map((file) => file.path)).toEqual(['a.txt']);
  expect(report.summary).toMatchObject({ findings: 1, byType: { email: 1 }, suppressed: 1, skipped: 1 });
  const named = await scanJson(['gen/a.txt'], { cwd });
  expect(named.status).toBe(0);
  expect(named.report.summary).toMatchObject({ files: 0, skipped: 1 });
});

describe('the config that counts', () => {
  const off = '{ "levels": { "cpf": "off" } }';

  test('is the nearest one, whole', async () => {
    const cwd = folderWith({
      'biombo.jsonc': off,
      'a.txt': BOTH,
      'sub/deep/a.txt': BOTH,
      'own/biombo.jsonc': '{}',
      'own/a.txt': BOTH,
    });
    const { report } = await scanJson([], { cwd });
    expect(report.files.filter((file) => file.findings.length > 0).map((file) => file.path)).toEqual([
      'own/a.txt',
    ]);
  });

  test('is looked for up to the root of the repository', async () => {
    const root = folderWith({ '.git/HEAD': '', 'biombo.jsonc': off, 'sub/deep/a.txt': BOTH });
    expect((await scanJson([], { cwd: `${root}/sub/deep` })).report.summary.suppressed).toBe(2);
    const inner = folderWith({ 'biombo.jsonc': off, 'repo/.git/HEAD': '', 'repo/a.txt': BOTH });
    expect((await scanJson(['repo'], { cwd: inner })).report.summary.suppressed).toBe(0);
  });

  test('outside of a repository is not above the current folder', async () => {
    const root = folderWith({ 'biombo.jsonc': off, 'sub/a.txt': BOTH });
    expect((await scanJson([], { cwd: `${root}/sub` })).report.summary.suppressed).toBe(0);
    expect((await scanJson(['sub'], { cwd: root })).report.summary.suppressed).toBe(2);
    // From elsewhere: up to what was named.
    const elsewhere = folderWith();
    expect((await scanJson([root], { cwd: elsewhere })).report.summary.suppressed).toBe(2);
    expect((await scanJson([`${root}/sub`], { cwd: elsewhere })).report.summary.suppressed).toBe(0);
    expect((await scanJson([`${root}/sub/a.txt`], { cwd: elsewhere })).report.summary.suppressed).toBe(0);
  });
});

describe('a config that is wrong', () => {
  test('is an error that names file, line and column once, and hides nothing', async () => {
    const cwd = folderWith({
      'sub/biombo.jsonc': '{\n  "levels": { "cpf": "off" },\n  "ignore": [1]\n}',
      'sub/a.txt': BOTH,
      'sub/deep/b.txt': BOTH,
    });
    const { status, report } = await scanJson([], { cwd });
    expect(status).toBe(2);
    expect(report.errors).toEqual([
      { path: 'sub/biombo.jsonc', message: 'line 3, column 14: ignore[0]: wrong kind of value' },
    ]);
    expect(report.summary).toMatchObject({ findings: 4, suppressed: 0 });
  });

  test('with broken syntax, in both languages', async () => {
    const cwd = folderWith({ 'biombo.jsonc': '{ "ignore": [', 'a.txt': 'x' });
    const english = await biombo(['scan'], { cwd });
    expect(english.stderr).toMatch(/^biombo: biombo\.jsonc: line 1, column \d+: not valid JSON/);
    const portuguese = await biombo(['scan'], { cwd, env: { LANG: 'pt_BR.UTF-8' } });
    expect(portuguese.stderr).toMatch(/^biombo: biombo\.jsonc: linha 1, coluna \d+: não é JSON/);
    expect([english.status, portuguese.status]).toEqual([2, 2]);
  });

  test('that is a folder', async () => {
    const cwd = folderWith({ 'biombo.jsonc/a.txt': 'x', 'a.txt': BOTH });
    const { status, report } = await scanJson(['a.txt'], { cwd });
    expect(status).toBe(2);
    expect(report.errors.map((error) => error.path)).toEqual(['biombo.jsonc']);
    expect(report.summary.findings).toBe(2);
  });

  test('only as far as a key is unknown is no error', async () => {
    const cwd = folderWith({
      'biombo.jsonc': '{ "someday": true, "levels": { "cpf": "off" } }',
      'a.txt': BOTH,
    });
    const { status, report } = await scanJson(['a.txt'], { cwd });
    expect({ status, errors: report.errors }).toEqual({ status: 0, errors: [] });
    expect(report.summary.suppressed).toBe(2);
  });
});

test('a config in UTF-16 is read', async () => {
  const config = Buffer.from(`\uFEFF${falsePositive(CPF)}`, 'utf16le');
  const cwd = folderWith({ 'biombo.jsonc': config, 'a.txt': BOTH });
  expect((await scanJson(['a.txt'], { cwd })).report.summary.suppressed).toBe(1);
});

test('--staged reads the config that is staged', async () => {
  const repository = await Repository.create();
  const cwd = repository.folder;
  await repository.stage({ 'a.txt': `CPF ${CPF}\n`, 'sub/b.txt': `CPF ${CPF}\n` });
  repository.write({ 'biombo.jsonc': falsePositive(CPF) });
  expect((await scanJson(['--staged'], { cwd })).report.summary).toMatchObject({
    findings: 2,
    suppressed: 0,
  });
  await repository.git('add', 'biombo.jsonc');
  repository.write({ 'biombo.jsonc': '{}', 'sub/biombo.jsonc': '{}' });
  expect((await scanJson(['--staged'], { cwd })).report.summary).toMatchObject({
    findings: 0,
    suppressed: 2,
  });
  await repository.stage({ 'sub/biombo.jsonc': '{' });
  await repository.git('commit', '--quiet', '--message', 'x');
  await repository.stage({ 'sub/c.txt': 'x' });
  const wrong = await scanJson(['--staged'], { cwd });
  expect(wrong.status).toBe(2);
  expect(wrong.report.errors[0]?.path).toBe('sub/biombo.jsonc');
});

test('masks are written in the style that the config says, and found no more', async () => {
  const config = '{ "masks": { "*": "stars", "cpf": "shape" } }';
  const cwd = folderWith({ 'biombo.jsonc': config, 'a.txt': `CPF ${CPF}, ${EMAIL}\n` });
  const { stdout } = await biombo(['mask', 'a.txt'], { cwd });
  expect(stdout).toBe('CPF ***.***.***-**, ****\n');
  expect((await biombo(['mask', 'a.txt', '--in-place'], { cwd })).status).toBe(0);
  expect((await scanJson(['a.txt'], { cwd })).report.summary.findings).toBe(0);
});

test('what is generalised is as coarse as the config or the command says, and found no more', async () => {
  const config = '{ "generalise": { "birth-date": "month", "address": "neighbourhood" } }';
  const text = 'DN: 12/03/1987, mora na Rua das Acácias, 120, Jardim Alvorada, Campinas/SP\n';
  const cwd = folderWith({ 'biombo.jsonc': config, 'a.txt': text, 'b.txt': text });
  expect(
    (await biombo(['mask', 'b.txt', '--with', 'generalise', '--style', 'year,city'], { cwd })).stdout,
  ).toBe('DN: 1987, mora na Campinas/SP\n');
  expect((await biombo(['mask', 'a.txt', '--with', 'generalise', '--in-place'], { cwd })).status).toBe(0);
  expect(readFileSync(path.join(cwd, 'a.txt'), 'utf8')).toBe(
    'DN: 03/1987, mora na Jardim Alvorada, Campinas/SP\n',
  );
  expect((await scanJson(['a.txt'], { cwd })).report.summary.findings).toBe(0);
});

test('a style that is none is told, with those that are', async () => {
  const { status, stderr } = await biombo(['mask', 'a.txt', '--style', 'blur'], { cwd: folderWith({}) });
  expect(status).toBe(2);
  expect(stderr).toContain('partial, shape, stars, label, month, year, neighbourhood, city, cep');
});

test('the style of the command counts before that of the config', async () => {
  const cwd = folderWith({ 'biombo.jsonc': '{ "masks": { "*": "stars" } }', 'a.txt': `CPF ${CPF}\n` });
  const { stdout } = await biombo(['mask', 'a.txt', '--style', 'shape'], { cwd });
  expect(stdout).toBe('CPF ***.***.***-**\n');
});

describe('what is wrong in a config', () => {
  test('is told whole, with lines and columns', async () => {
    const config = '{\n "levels": { "cpf": "loud" },\n "masks": { "cpf": "blur" },\n "ignore": [1]\n}';
    const cwd = folderWith({ 'biombo.jsonc': config, 'a.txt': `CPF ${CPF}` });
    const { status, report } = await scanJson(['a.txt'], { cwd });
    expect(status).toBe(2);
    expect(report.errors).toEqual([
      {
        path: 'biombo.jsonc',
        message:
          'line 2, column 21: levels: not a level: "certain", "likely", "possible" or "off" is expected; ' +
          'line 3, column 20: masks: not a style of masks: "label", "stars", "shape" or "partial" is expected; ' +
          'line 4, column 13: ignore[0]: wrong kind of value',
      },
    ]);
  });

  test.each([
    ['scan', 'a.txt'],
    ['mask', 'a.txt'],
    ['explain', 'a.txt:1'],
    ['allow', 'a.txt:1'],
    ['allow', '--unused'],
    ['baseline'],
  ])('is told whole by each command, what has no effect too: %s %s', async (...args) => {
    const config = '{\n "levels": { "cpff": "off", "cpf": "loud" },\n "igore": [],\n "ignore": [1]\n}';
    const cwd = folderWith({ 'biombo.jsonc': config, 'a.txt': `CPF ${CPF}` });
    const { status, stderr } = await biombo(args, { cwd });
    expect(status).toBe(2);
    expect(stderr).toContain(
      'biombo: biombo.jsonc: line 2, column 14: levels: no identifier has this id: without effect; ' +
        'line 2, column 36: levels: not a level: "certain", "likely", "possible" or "off" is expected; ' +
        'line 3, column 2: unknown key, not used; line 4, column 13: ignore[0]: wrong kind of value\n',
    );
  });

  test.each([
    ['scan', 'a.txt'],
    ['mask', 'a.txt'],
    ['explain', 'a.txt:1'],
    ['allow', '--unused'],
    ['baseline'],
  ])('that only has no effect is told by each command: %s %s', async (...args) => {
    const cwd = folderWith({ 'biombo.jsonc': '{ "levels": { "cpff": "off" } }', 'a.txt': `CPF ${CPF}` });
    const { status, stderr } = await biombo(args, { cwd });
    expect(status).not.toBe(2);
    expect(stderr).toContain(
      'biombo: warning: biombo.jsonc: line 1, column 15: levels: no identifier has this id: without effect\n',
    );
  });

  test('is told where it does no harm: a type that there is not', async () => {
    const config = '{ "levels": { "cpff": "off" }, "masks": { "ramal": "stars", "matricula": "stars" } }';
    const cwd = folderWith({ 'biombo.jsonc': config, 'a.txt': `CPF ${CPF}` });
    const { status, stderr } = await biombo(['scan', 'a.txt'], { cwd });
    expect(status).toBe(1);
    expect(stderr).toBe(
      'biombo: warning: biombo.jsonc: line 1, column 15: levels: no identifier has this id: without effect; ' +
        'line 1, column 43: masks: no identifier has this id: without effect; ' +
        'line 1, column 61: masks: no identifier has this id: without effect\n',
    );
  });
});

describe('a number with wrong check digits', () => {
  const wrong = `${CPF.slice(0, -1)}${(Number(CPF.at(-1)) + 1) % 10}`;
  const text = `CPF ${CPF}\nCPF ${wrong}\n`;

  test.each([
    ['{}', 2, `CPF [CPF]\nCPF [CPF]\n`],
    ['{ "wrongDigits": { "cpf": "hide" } }', 1, `CPF [CPF]\nCPF ${wrong}\n`],
    ['{ "wrongDigits": { "*": "hide" } }', 1, `CPF [CPF]\nCPF ${wrong}\n`],
    ['{ "wrongDigits": { "*": "hide", "cpf": "show" } }', 2, `CPF [CPF]\nCPF [CPF]\n`],
  ])('with %j: scanned, masked, and accepted by a baseline', async (config, shown, masked) => {
    const cwd = folderWith({ 'biombo.jsonc': config, 'a.txt': text });
    const { report } = await scanJson(['a.txt'], { cwd });
    expect(report.summary).toMatchObject({ findings: shown, suppressed: 2 - shown });
    expect((await biombo(['mask', 'a.txt'], { cwd })).stdout).toBe(masked);
    await biombo(['baseline'], { cwd });
    expect(readFileSync(path.join(cwd, 'biombo-baseline.json'), 'utf8')).toContain(`"cpf","",${shown}]`);
  });
});
