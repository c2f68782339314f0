import { describe, expect, test } from 'vitest';
import { cpf } from '../../shared/identifiers/br/cpf.ts';
import { biombo, bytes, execute, folderWith } from './biombo.ts';
import { bare, CPF, EMAIL } from './values.ts';

const KEY = Buffer.alloc(32, 7).toString('base64url');

describe('surrogates', () => {
  const input = `{"cpf":"${CPF}"}\n{"cpf":${bare(CPF)}}\n`;
  const args = ['mask', '--stdin', '--stdin-filename', 'a.jsonl', '--with', 'surrogate'];

  test('are the same for the same value, file and run, by the key of the environment or of a file', async () => {
    const cwd = folderWith({ key: `${KEY}\n` });
    const one = await biombo(args, { cwd, input, env: { BIOMBO_SURROGATE_KEY: KEY } });
    const other = await biombo([...args, '--key-file', 'key'], { cwd, input });
    const [first, second] = one.stdout
      .trim()
      .split('\n')
      .map((line) => String(JSON.parse(line).cpf));
    expect(first).toMatch(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/);
    expect(bare(first!)).toBe(second);
    expect(other.stdout).toBe(one.stdout);
    expect(one.stderr).toBe(
      'biombo: 2 replaced in 1 file (cpf 2)\n' +
        'biombo: the surrogates are noted nowhere, so a scan will report them; --in-place and --output note them in ' +
        'biombo.jsonc\n',
    );
  });

  test('have a key in either base64, also as a shell of Windows writes it into a file', async () => {
    const key = Buffer.alloc(32, 0xfb);
    const plain = `${key.toString('base64')}\r\n`;
    expect(plain).toContain('+');
    const cwd = folderWith({ plain, wide: Buffer.from(`\ufeff${plain}`, 'utf16le') });
    const env = { BIOMBO_SURROGATE_KEY: key.toString('base64url') };
    const one = await biombo(args, { cwd, input, env });
    for (const file of ['plain', 'wide']) {
      const other = await biombo([...args, '--key-file', file], { cwd, input });
      expect([other.status, other.stdout]).toEqual([0, one.stdout]);
    }
  });

  test('without a key that can be read: which, why, and how to make one', async () => {
    const cwd = folderWith({ empty: '', short: 'abc' });
    const said = async (file: string) => biombo([...args, '--key-file', file], { cwd, input });
    expect(await said('none')).toEqual({
      status: 2,
      stdout: '',
      stderr: 'biombo: --key-file: no such file or folder\n',
    });
    for (const file of ['empty', 'short']) {
      const { status, stderr } = await said(file);
      expect(status).toBe(2);
      const [, make = ''] =
        /^biombo: the surrogate key is not base64 of 32 bytes; this makes one: (.+)\n$/.exec(stderr) ?? [];
      const { stdout } = await execute('sh', ['-c', make], { cwd });
      expect((await biombo(args, { cwd, input, env: { BIOMBO_SURROGATE_KEY: stdout } })).status).toBe(0);
    }
  });

  const PEOPLE = {
    'a.md':
      'Paciente: Maria Clara Rosa, nascida em 12/03/1984, mora na Rua das Acácias, 120, ap 3, Centro, Campinas/SP.\n' +
      `A Dra. Kimiko Yamanaka atendeu Ana Souza. Internada em 05/06/2023, alta em 10/06/2023. ${EMAIL}\n`,
    'sub/b.csv':
      'nome;cpf;nascimento;endereço;placa\n' +
      `João Batista Moreira;${CPF};01/02/1970;Avenida Brasil, 500, Santos/SP;QWE-4821\n`,
  };
  const env = { BIOMBO_SURROGATE_KEY: KEY };

  test.each([
    ['in place', ['--in-place'], '.'],
    ['in a folder', ['--output', 'out'], 'out'],
  ])('written %s are noted, and no scan reports them', async (_, to, scanned) => {
    const cwd = folderWith(PEOPLE);
    const { status, stderr } = await biombo(['mask', '.', '--with', 'surrogate', ...to], { cwd, env });
    expect(status).toBe(0);
    expect(stderr).toContain('The surrogates are noted in biombo.jsonc');
    const config = bytes(cwd, 'biombo.jsonc');
    expect(config).toMatch(/^\/\/.*\n(?:.*\n)*\{\n {2}"salt": "[\w-]{22}",\n {2}"surrogates": \[\n/);
    const scan = await biombo(['scan', scanned, '--fail-on', 'possible'], { cwd });
    expect([scan.stdout, scan.status]).toEqual(['0 findings; 2 files scanned\n', 0]);
    const again = await biombo(['mask', scanned, '--with', 'surrogate', '--in-place'], { cwd, env });
    expect(again.stderr).toContain('0 replaced in 2 files');
    expect(bytes(cwd, 'biombo.jsonc')).toBe(config);
    expect(bytes(cwd, scanned, 'sub/b.csv').split('\n')[1]).toMatch(
      /^[^;]+;[\d.-]{14};\d\d\/\d\d\/19\d\d;Avenida [A-Z][^;]*, \d{3}, Santos\/SP;[A-Z]{3}-\d[A-Z\d]\d\d$/,
    );
  });

  test('are noted in the config that is there, which keeps its comments', async () => {
    const cwd = folderWith({
      'biombo.jsonc': '{\n  // dos testes\n  "levels": {}\n}\n',
      'a.txt': `CPF ${CPF}\n`,
    });
    await biombo(['mask', 'a.txt', '--with', 'surrogate', '--in-place'], { cwd, env });
    expect(bytes(cwd, 'biombo.jsonc')).toMatch(/\/\/ dos testes(?:.|\n)*"surrogates": \[\s*"[\w-]{8}"\s*\]/);
  });

  test('have wrong check digits where the config says so, and are not reported', async () => {
    const cwd = folderWith({
      'biombo.jsonc': '{ "surrogateDigits": { "cpf": "wrong" } }\n',
      'a.txt': `CPF ${CPF}\n`,
    });
    await biombo(['mask', 'a.txt', '--with', 'surrogate', '--in-place'], { cwd, env });
    const written = bytes(cwd, 'a.txt').replace(/\D/g, '');
    expect(written).toMatch(/^\d{11}$/);
    expect(cpf.check(Array.from(written, Number), 11)).toBe('fail');
    expect((await biombo(['scan', 'a.txt'], { cwd, env })).status).toBe(0);
  });

  test('are written, and it is an error, where the config is wrong', async () => {
    const cwd = folderWith({ 'biombo.jsonc': '{', 'a.txt': `CPF ${CPF}\n` });
    const { status } = await biombo(['mask', 'a.txt', '--with', 'surrogate', '--in-place'], { cwd, env });
    expect(status).toBe(2);
    expect(bytes(cwd, 'biombo.jsonc')).toBe('{');
    expect(bytes(cwd, 'a.txt')).not.toContain(CPF);
  });

  test('of dates leave what lies between them in one file', async () => {
    const text = 'Internada em 05/06/2023, alta em 10/06/2023.\n';
    const cwd = folderWith({ 'a.txt': text, 'b.txt': text });
    await biombo(['mask', '.', '--with', 'surrogate', '--in-place', '--level', 'possible'], { cwd, env });
    const days = (file: string) =>
      [...bytes(cwd, file).matchAll(/(\d\d)\/(\d\d)\/(\d{4})/g)].map(
        ([, day, month, year]) => Date.UTC(Number(year), Number(month) - 1, Number(day)) / 86_400_000,
      );
    const [[from = 0, to = 0], [other = 0]] = [days('a.txt'), days('b.txt')];
    expect(to - from).toBe(5);
    expect(other).not.toBe(from);
  });

  test('a fresh key is told', async () => {
    const { status, stderr } = await biombo(args, { cwd: folderWith(), input });
    expect(status).toBe(0);
    expect(stderr).toContain('no surrogate key was given');
  });

  test('a key that is none is an error, and is not repeated', async () => {
    const { status, stdout, stderr } = await biombo(args, {
      cwd: folderWith(),
      input,
      env: { BIOMBO_SURROGATE_KEY: 'segredo' },
    });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^biombo: the surrogate key is not base64 of 32 bytes; this makes one: /);
  });
});
