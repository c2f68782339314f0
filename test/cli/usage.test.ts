import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { biombo, folderWith } from './biombo.ts';
import { bare, CPF } from './values.ts';

const PORTUGUESE = { LANG: 'en_US.UTF-8', LC_ALL: 'pt_BR.UTF-8' };

describe('help', () => {
  test.each([
    [['--help'], /^Finds Brazilian personal data/],
    [['-h'], /^Finds Brazilian personal data/],
    [['scan', '--help'], /^Looks for personal data[\s\S]*--fail-on LEVEL/],
    [['hook', '--help'], /^Makes git look[\s\S]*hook uninstall/],
    [['hook', 'install', '--help'], /^Makes git look/],
  ])('%j', async (args, text) => {
    const { status, stdout, stderr } = await biombo(args, { cwd: folderWith() });
    expect(stdout).toMatch(text);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test.each([
    [['--help'], /^Encontra dados pessoais/],
    [['scan', '--help'], /^Procura dados pessoais/],
    [['hook', '--help'], /^Faz o git procurar/],
  ])('%j in Portuguese', async (args, text) => {
    const { status, stdout } = await biombo(args, { cwd: folderWith(), env: PORTUGUESE });
    expect(stdout).toMatch(text);
    expect(status).toBe(0);
  });

  test('LC_ALL counts before LC_MESSAGES, that before LANG', async () => {
    const first = async (env: Record<string, string>) =>
      (await biombo(['--help'], { cwd: folderWith(), env })).stdout.split(' ')[0];
    expect(await first({ LANG: 'pt_BR.UTF-8' })).toBe('Encontra');
    expect(await first({ LANG: 'pt_BR.UTF-8', LC_MESSAGES: 'C' })).toBe('Finds');
    expect(await first({ LC_MESSAGES: 'pt_PT', LC_ALL: '' })).toBe('Encontra');
    expect(await first({ LC_MESSAGES: 'pt_PT', LC_ALL: 'C' })).toBe('Finds');
  });

  test('--version', async () => {
    const { status, stdout } = await biombo(['--version'], { cwd: folderWith() });
    expect({ status, stdout }).toEqual({ status: 0, stdout: `biombo ${manifest.version}\n` });
  });
});

describe('a command that is wrong has status 2, a message and no output', () => {
  test.each([
    [[], 'biombo: no command given\nSee "biombo --help".\n'],
    [['lint'], 'biombo: unknown command: lint\nSee "biombo --help".\n'],
    [['--nope'], 'biombo: unknown option: --nope\nSee "biombo --help".\n'],
    [['scan', '--nope'], 'biombo: unknown option: --nope\nSee "biombo scan --help".\n'],
    [['scan', '-x'], 'biombo: unknown option: -x\nSee "biombo scan --help".\n'],
    [['scan', '--constructor'], 'biombo: unknown option: --constructor\nSee "biombo scan --help".\n'],
    [['scan', '--format'], 'biombo: --format needs a value\nSee "biombo scan --help".\n'],
    [['scan', '--format', '--staged'], 'biombo: --format needs a value\nSee "biombo scan --help".\n'],
    [['scan', '--staged=yes'], 'biombo: --staged takes no value\nSee "biombo scan --help".\n'],
    [
      ['scan', '--format', 'xml'],
      'biombo: --format takes one of: text, json, jsonl, sarif\nSee "biombo scan --help".\n',
    ],
    [
      ['scan', '--fail-on', 'maybe'],
      'biombo: --fail-on takes one of: certain, likely, possible\nSee "biombo scan --help".\n',
    ],
    [['scan', '--whole'], 'biombo: --whole needs --staged\nSee "biombo scan --help".\n'],
    [
      ['scan', '--stdin-filename', 'a.md'],
      'biombo: --stdin-filename needs --stdin\nSee "biombo scan --help".\n',
    ],
    [['scan', '--stdin', 'a.md'], 'biombo: --stdin does not go with PATH\nSee "biombo scan --help".\n'],
    [
      ['scan', '--stdin', '--staged'],
      'biombo: --stdin does not go with --staged\nSee "biombo scan --help".\n',
    ],
    [['hook'], 'biombo: say "install" or "uninstall"\nSee "biombo hook --help".\n'],
    [['hook', 'remove'], 'biombo: say "install" or "uninstall"\nSee "biombo hook --help".\n'],
    [['hook', 'install', 'now'], 'biombo: unexpected argument: now\nSee "biombo hook --help".\n'],
  ])('%j', async (args, stderr) => {
    expect(await biombo(args, { cwd: folderWith() })).toEqual({ status: 2, stdout: '', stderr });
  });

  test('in Portuguese', async () => {
    const { stderr } = await biombo(['scan', '--nope'], { cwd: folderWith(), env: PORTUGUESE });
    expect(stderr).toBe('biombo: opção desconhecida: --nope\nVeja "biombo scan --help".\n');
  });

  test('what was typed is not repeated where it contains personal data', async () => {
    const { stderr } = await biombo(['scan', `--cpf=${CPF}`, `--cpf-${bare(CPF)}`], { cwd: folderWith() });
    expect(stderr).toBe('biombo: unknown option: --cpf\nSee "biombo scan --help".\n');
    const named = await biombo([`cpf ${bare(CPF)}`], { cwd: folderWith() });
    expect(named.stderr).toBe('biombo: unknown command: cpf [CPF]\nSee "biombo --help".\n');
  });
});
