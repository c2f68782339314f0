import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { biombo, built, folderWith, places, scanJson } from './biombo.ts';
import { Repository } from './repository.ts';

const CONFIG = JSON.stringify({
  identifiers: {
    cracha: {
      name: { en: 'badge', 'pt-BR': 'crachá' },
      description: { en: 'Number of a badge.', 'pt-BR': 'Número do crachá.' },
      labels: ['badge', 'crachá'],
      pattern: '[EF]\\d{5}',
      mask: 'CRACHÁ',
      confidence: 'likely',
    },
  },
});
const LINE = 'Badge F12345 went out.\n';
const KEY = Buffer.alloc(32, 7).toString('base64url');

const folder = (files: Record<string, string> = {}) =>
  folderWith({ 'biombo.jsonc': CONFIG, 'a.txt': LINE, ...files });

test('scan finds what the config of a file defines, in that folder only', async () => {
  const cwd = folderWith({ 'in/biombo.jsonc': CONFIG, 'in/a.txt': LINE, 'b.txt': 'x F12345 y\n' });
  const { status, report } = await scanJson(['.'], { cwd }, built);
  expect(status).toBe(1);
  expect(places(report)).toEqual(['in/a.txt:1:7']);
  expect(report.files.flatMap(({ findings }) => findings)).toMatchObject([
    { type: 'cracha', confidence: 'certain' },
  ]);
});

test('--staged finds them by the config in the index', async () => {
  const repository = await Repository.create();
  await repository.stage({ 'biombo.jsonc': CONFIG, 'a.txt': LINE });
  repository.write({ 'biombo.jsonc': '{}' });
  const { status, report } = await scanJson(['--staged'], { cwd: repository.folder });
  expect([status, places(report)]).toEqual([1, ['a.txt:1:7']]);
});

test('SARIF calls them by their name', async () => {
  const { stdout } = await biombo(['scan', '--format', 'sarif'], { cwd: folder() });
  const [run] = JSON.parse(stdout).runs;
  const [result] = run.results;
  expect(result).toMatchObject({ ruleId: 'cracha', level: 'error' });
  expect(result.message.text).toContain('badge');
  expect(run.tool.driver.rules[result.ruleIndex]).toMatchObject({
    id: 'cracha',
    fullDescription: { text: 'Number of a badge.' },
  });
});

test('a path that holds one is told, and written with its label', async () => {
  const cwd = folder({ 'x/F54321.txt': 'ok\n' });
  const { report } = await scanJson(['x'], { cwd });
  expect(report.files).toMatchObject([{ path: 'x/[CRACHÁ].txt', pathFindings: [{ type: 'cracha' }] }]);
});

test('a baseline has its label in the place of one in a path, and accepts what is found there', async () => {
  const cwd = folder({ 'x/F54321.txt': 'ok\n' });
  await biombo(['baseline'], { cwd });
  const baseline = readFileSync(path.join(cwd, 'biombo-baseline.json'), 'utf8');
  expect(baseline).toContain('["x/[CRACHÁ].txt","cracha","/",1]');
  expect(baseline).not.toContain('54321');
  expect((await scanJson(['x'], { cwd })).report.summary.findings).toBe(0);
});

test('explain tells them by their name', async () => {
  const { stdout } = await biombo(['explain', 'a.txt:1'], { cwd: folder() });
  expect(stdout).toContain('a.txt:1:7-13  badge (cracha), certain');
});

describe('mask', () => {
  test('writes their label', async () => {
    const { stdout, status } = await biombo(['mask', 'a.txt'], { cwd: folder() });
    expect([status, stdout]).toEqual([0, 'Badge [CRACHÁ] went out.\n']);
  });

  test('writes a surrogate, which no scan reports', async () => {
    const cwd = folder();
    const env = { BIOMBO_SURROGATE_KEY: KEY };
    await biombo(['mask', 'a.txt', '--in-place', '--with', 'surrogate'], { cwd, env });
    const text = readFileSync(path.join(cwd, 'a.txt'), 'utf8');
    expect(text).toMatch(/^Badge F\d{5} went out\.\n$/);
    expect(text).not.toBe(LINE);
    expect((await scanJson(['.'], { cwd })).report.summary.findings).toBe(0);
  });

  test('takes their types, and leaves a file alone whose config has none of that name', async () => {
    const cwd = folder({ 'other/biombo.jsonc': '{}', 'other/a.txt': LINE });
    const known = await biombo(['mask', 'a.txt', '--types', 'cracha'], { cwd });
    expect([known.status, known.stdout]).toEqual([0, 'Badge [CRACHÁ] went out.\n']);
    const unknown = await biombo(['mask', 'other/a.txt', '--types', 'cracha'], { cwd });
    expect([unknown.status, unknown.stdout]).toEqual([2, '']);
    expect(unknown.stderr).toContain('other/a.txt: a type that was named is no identifier');
  });
});

test('a false positive, an unused one, and a baseline', async () => {
  const cwd = folder();
  expect((await biombo(['allow', 'a.txt:1', '--type', 'cracha'], { cwd })).status).toBe(0);
  expect((await scanJson(['.'], { cwd })).report.summary).toMatchObject({ findings: 0, suppressed: 1 });
  expect((await biombo(['allow', '--unused'], { cwd })).status).toBe(0);
  const other = folder();
  expect((await biombo(['baseline'], { cwd: other })).stdout).toContain('1 finding');
  expect((await scanJson(['.'], { cwd: other })).report.summary).toMatchObject({ findings: 0, accepted: 1 });
});

test('a broken pattern is an error with its place, and nothing of it is told', async () => {
  const pattern = '[EF](\\d{5}';
  const cwd = folder({
    'biombo.jsonc': `{\n "identifiers": {"x": {"pattern": ${JSON.stringify(pattern)}}}\n}`,
  });
  const { status, stderr } = await biombo(['scan'], { cwd });
  expect(status).toBe(2);
  expect(stderr).toBe(
    'biombo: biombo.jsonc: line 2, column 35: identifiers[0].pattern: ' +
      'not a regular expression as RE2 reads it: without look-around and back-references\n',
  );
});
