import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { biombo, folderWith, places, scanJson } from './biombo.ts';
import { Repository } from './repository.ts';
import { CPF, CPF_2, CPF_3, EMAIL, showsValue } from './values.ts';

const CSV = `codigo;cpf\n1;${CPF}\n2;${CPF_2}\n`;

function baselineOf(folder: string): string {
  return readFileSync(path.join(folder, 'biombo-baseline.json'), 'utf8');
}

test('a baseline has counts by path, type and key, a line each, and nothing of the values', async () => {
  const cwd = folderWith({
    'b.csv': CSV,
    'a.txt': `CPF ${CPF} ${EMAIL}\n`,
    [`${CPF}.txt`]: `CPF ${CPF}\n`,
    'keys.json': `{"${CPF_2}": {"cpf": "${CPF}"}, "pedido77": {"cpf": "${CPF_3}"}, "Maria_Souza": {"cpf": "${CPF}"}}`,
  });
  const { status, stdout } = await biombo(['baseline'], { cwd });
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'biombo-baseline.json: 10 findings accepted\n' });
  const text = baselineOf(cwd);
  expect(text).toBe(
    [
      '{ "accepted": [',
      ' ["path","type","key","count"]',
      ',["[CPF].txt","cpf","",1]',
      ',["[CPF].txt","cpf","/",1]',
      ',["a.txt","cpf","",1]',
      ',["a.txt","email","",1]',
      ',["b.csv","cpf","cpf",2]',
      ',["keys.json","cpf","",1]',
      ',["keys.json","cpf","[CPF].cpf",1]',
      ',["keys.json","cpf","[NOME].cpf",1]',
      ',["keys.json","cpf","pedido#.cpf",1]',
      '] }',
      '',
    ].join('\n'),
  );
  expect(showsValue(text)).toBe(false);
  const { status: after, report } = await scanJson([], { cwd });
  expect(report.summary).toMatchObject({ findings: 0, accepted: 10 });
  expect(after).toBe(0);
  expect((await scanJson(['--no-baseline'], { cwd })).report.summary.findings).toBe(10);
  expect((await biombo(['scan'], { cwd })).stdout).toContain('; 10 accepted by the baseline');
});

test('more than the baseline has are reported with all of their group, in order', async () => {
  const cwd = folderWith({ 'b.csv': CSV, 'a.txt': `CPF ${CPF}\n` });
  await biombo(['baseline'], { cwd });
  writeFileSync(path.join(cwd, 'b.csv'), `codigo;cpf\n${EMAIL};${CPF}\n2;${CPF_2}\n3;${CPF_3}\n`);
  const { status, report } = await scanJson([], { cwd });
  expect(places(report)).toEqual(['b.csv:2:1', 'b.csv:2:22', 'b.csv:3:3', 'b.csv:4:3']);
  expect(report.summary).toMatchObject({ findings: 4, accepted: 1 });
  expect(status).toBe(1);
  writeFileSync(path.join(cwd, 'b.csv'), `codigo;cpf\n1;${CPF_3}\n`);
  expect((await scanJson([], { cwd })).report.summary).toMatchObject({ findings: 0, accepted: 2 });
});

test('a baseline counts from below, by the path relative to it, and for standard input', async () => {
  const cwd = folderWith({ 'sub/a.txt': `CPF ${CPF}\n` });
  await biombo(['baseline'], { cwd });
  const root = await scanJson(['sub'], { cwd });
  expect(root.report.summary).toMatchObject({ findings: 0, accepted: 1 });
  const stdin = await biombo(['scan', '--stdin', '--stdin-filename', 'sub/a.txt'], {
    cwd,
    input: `CPF ${CPF_2}\n`,
  });
  expect(stdin.status).toBe(0);
});

test('--staged takes the baseline that is staged, and shows the lines that change', async () => {
  const repository = await Repository.create();
  const cwd = repository.folder;
  repository.write({ 'b.csv': CSV });
  await biombo(['baseline'], { cwd });
  await repository.git('add', '--all');
  expect((await biombo(['scan', '--staged'], { cwd })).status).toBe(0);
  await repository.git('commit', '--quiet', '--no-verify', '--message', 'x');
  await repository.stage({ 'b.csv': `${CSV}3;${CPF_3}\n` });
  const { status, report } = await scanJson(['--staged'], { cwd });
  expect(places(report)).toEqual(['b.csv:4:3']);
  expect(report.summary).toMatchObject({ findings: 1, untouched: 2 });
  expect(status).toBe(1);
});

test('a baseline that is none is an error and accepts nothing; one that cannot be made whole is not written', async () => {
  const cwd = folderWith({
    'a.txt': `CPF ${CPF}\n`,
    'biombo-baseline.json': '{"accepted": [[], ["a.txt", 1]]}',
  });
  const { status, report } = await scanJson(['a.txt'], { cwd });
  expect(status).toBe(2);
  expect(report.errors).toEqual([
    { path: 'biombo-baseline.json', message: 'not a baseline; write it anew with "biombo baseline"' },
  ]);
  expect(report.summary.findings).toBe(1);
  const broken = folderWith({ 'a.txt': `CPF ${CPF}\n`, 'biombo.jsonc': '{ "ignore": [' });
  expect((await biombo(['baseline'], { cwd: broken })).status).toBe(2);
  expect(readdirSync(broken).sort()).toEqual(['a.txt', 'biombo.jsonc']);
});

test('a baseline that cannot be written is named', async () => {
  const cwd = folderWith({ 'a.txt': `CPF ${CPF}`, 'biombo-baseline.json/x': 'x' });
  const { status, stderr } = await biombo(['baseline'], { cwd });
  expect([status, stderr]).toEqual([
    2,
    'biombo: biombo-baseline.json: a folder, or something else that is no file, stands where it is to be written\n',
  ]);
});
