import { describe, expect, test } from 'vitest';
import { biombo, folderWith } from './biombo.ts';
import { bare, CPF, CPF_2 } from './values.ts';

const NOTE = `Ficha\nPaciente, CPF: ${CPF}. Pedido ${bare(CPF_2)}\nsem nada\n`;

async function explained(args: readonly string[], cwd = folderWith({ 'a.txt': NOTE }), input = '') {
  const { status, stdout, stderr } = await biombo(['explain', ...args], { cwd, input });
  return { status, stdout, stderr };
}

test('a line: what is reported, what is not, and why', async () => {
  expect(await explained(['a.txt:2'])).toEqual({
    status: 0,
    stderr: '',
    stdout: `a.txt:2:16-30  CPF (cpf), certain
  The check digits are right. (+1)
  It is written with its full punctuation. (+2)
  Words beside it announce it. (+3)
  +6 in all: from +3 on certain, from +2 likely, from +1 possible.

a.txt:2:39-50  Not reported: a number of 11 digits
  Words beside it, or its key, announce another kind of number.
  No CPF: too little evidence (check digits right +1, without punctuation 0, label of something else −1).
  No PIS/PASEP, NIS or NIT: too little evidence (check digits wrong −1, without punctuation 0, label of something else −1).
  No driving licence (CNH): too little evidence (check digits wrong −1, without punctuation 0, label of something else −1).
  No vehicle registration (RENAVAM): too little evidence (check digits wrong −1, without punctuation 0, label of something else −1).
  3 more identifiers are even further from it.
  Only a label would make it one of these: medical record, staff or student number, employment record book (CTPS).
`,
  });
});

test('a column: only what stands there', async () => {
  expect((await explained(['a.txt:2:16'])).stdout).toMatch(
    /^a\.txt:2:16-30 {2}CPF \(cpf\), certain\n(?: {2}.*\n){4}$/,
  );
  expect((await explained(['a.txt:2:30'])).stdout).toBe(
    'a.txt:2:30  Nothing is found here, and there is no number of five digits or more.\n',
  );
  expect((await explained(['a.txt:3'])).stdout).toMatch(/^a\.txt:3 {2}Nothing is found here/);
});

test('in Portuguese', async () => {
  const { stdout } = await biombo(['explain', 'a.txt:2:45'], {
    cwd: folderWith({ 'a.txt': NOTE }),
    env: { LANG: 'pt_BR.UTF-8' },
  });
  expect(stdout).toContain('a.txt:2:39-50  Não apontado: um número de 11 dígitos\n');
  expect(stdout).toContain(
    '  Não é CPF: poucos indícios (dígitos verificadores corretos +1, sem pontuação 0,',
  );
});

test('JSON', async () => {
  const { stdout } = await explained(['--format', 'json', 'a.txt:2']);
  const { explained: records, ...rest } = JSON.parse(stdout);
  expect(rest).toMatchObject({ path: 'a.txt', line: 2, errors: [] });
  expect(records).toHaveLength(2);
  expect(records[0]).toMatchObject({
    start: 21,
    end: 35,
    line: 2,
    column: 16,
    endColumn: 30,
    reported: true,
    type: 'cpf',
    confidence: 'certain',
    reasons: [
      { reason: 'check-digits', points: 1 },
      { reason: 'punctuation', points: 2 },
      { reason: 'label', points: 3 },
    ],
    points: 6,
  });
  expect(records[1]).toMatchObject({ reported: false, digits: 11, against: 'label-against' });
  expect(records[1].attempts[0]).toEqual({
    type: 'cpf',
    objection: 'weak',
    reasons: [
      { reason: 'check-digits', points: 1 },
      { reason: 'bare', points: 0 },
      { reason: 'label-against', points: -1 },
    ],
    points: 0,
  });
});

test('standard input, in the format of its name', async () => {
  const input = `{"obs":"x",\n"cpf":${bare(CPF)}}`;
  const { status, stdout } = await explained(
    ['--stdin', '--stdin-filename', 'a.json', '2'],
    folderWith(),
    input,
  );
  expect(status).toBe(0);
  expect(stdout).toContain('a.json:2:7-18  CPF (cpf), certain\n');
  expect(stdout).toContain('Its key or column names it. (+3)');
});

describe('what the config hides', () => {
  test.each<[string, object, string]>([
    [
      'by a level',
      { levels: { cpf: 'off' } },
      'biombo.jsonc hides what is so little sure, or all of its type.',
    ],
    ['with its file', { ignore: ['*.txt'] }, 'biombo.jsonc has this file ignored.'],
  ])('%s', async (_, config, why) => {
    const cwd = folderWith({ 'a.txt': NOTE, 'biombo.jsonc': JSON.stringify(config) });
    const { stdout } = await explained(['a.txt:2:16'], cwd);
    expect(stdout).toContain(`a.txt:2:16-30  Not reported: CPF (cpf), certain\n  ${why}\n`);
  });
});

describe('mistakes', () => {
  test.each<[string, readonly string[], string]>([
    ['no place', [], 'say where: FILE:LINE or FILE:LINE:COLUMN'],
    ['no line', ['a.txt'], 'say where: FILE:LINE or FILE:LINE:COLUMN'],
    ['line zero', ['a.txt:0'], 'say where: FILE:LINE or FILE:LINE:COLUMN'],
    ['a file and standard input', ['--stdin', 'a.txt:1'], 'say where: LINE or LINE:COLUMN'],
    ['two places', ['a.txt:1', 'a.txt:2'], 'unexpected argument: a.txt:2'],
    ['another format', ['--format', 'sarif', 'a.txt:1'], '--format takes one of: text, json'],
    ['no such line', ['a.txt:9'], 'a.txt: there is no such line: 4 lines in all'],
    ['no such file', ['b.txt:1'], 'b.txt: no such file or folder'],
    ['a folder', ['.:1'], 'not a regular file'],
  ])('%s', async (_, args, message) => {
    const { status, stdout, stderr } = await explained(args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });

  test('in JSON too', async () => {
    const { status, stdout } = await explained(['--format', 'json', 'b.txt:1']);
    expect(status).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({
      explained: [],
      errors: [{ path: 'b.txt', message: 'no such file or folder' }],
    });
  });

  test('a config that is wrong hides nothing, and is told', async () => {
    const { status, stdout, stderr } = await explained(
      ['a.txt:2:16'],
      folderWith({ 'a.txt': NOTE, 'biombo.jsonc': '{' }),
    );
    expect(status).toBe(2);
    expect(stdout).toContain('a.txt:2:16-30  CPF (cpf), certain');
    expect(stderr).toContain('biombo.jsonc');
  });

  test('a path with personal data is masked', async () => {
    const cwd = folderWith({ [`${CPF}.txt`]: NOTE });
    expect((await explained([`${CPF}.txt:2:16`], cwd)).stdout).toMatch(/^\[CPF\]\.txt:2:16-30 /);
    expect((await explained([`${CPF}.txt:9`], cwd)).stderr).toMatch(/^biombo: \[CPF\]\.txt: /);
  });
});
