import { describe, expect, test } from 'vitest';
import { parseCommand } from '../../cli/arguments.ts';
import { messages } from '../../cli/messages/messages.ts';
import manifest from '../../package.json' with { type: 'json' };
import { biombo, built, folderWith } from './biombo.ts';
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
    const { status, stdout } = await built(['--version'], { cwd: folderWith() });
    expect({ status, stdout }).toEqual({ status: 0, stdout: `biombo ${manifest.version}\n` });
  });
});

describe('a command that is wrong', () => {
  test.each([
    [[], 'no command given'],
    [['lint'], 'unknown command: lint'],
    [['--nope'], 'unknown option: --nope'],
    [['scan', '--nope'], 'unknown option: --nope'],
    [['scan', '-x'], 'unknown option: -x'],
    [['scan', '--constructor'], 'unknown option: --constructor'],
    [['scan', '--format'], '--format needs a value'],
    [['scan', '--format', '--staged'], '--format needs a value'],
    [['scan', '--staged=yes'], '--staged takes no value'],
    [['scan', '--format', 'xml'], '--format takes one of: text, json, jsonl, sarif'],
    [['scan', '--fail-on', 'maybe'], '--fail-on takes one of: certain, likely, possible'],
    [['scan', '--whole'], '--whole needs --staged'],
    [['scan', '--stdin-filename', 'a.md'], '--stdin-filename needs --stdin'],
    [['scan', '--stdin', 'a.md'], '--stdin does not go with PATH'],
    [['scan', '--stdin', '--staged'], '--stdin does not go with --staged'],
    [['scan', ''], 'one of the arguments is empty; "." is the current folder'],
    [['mask', 'a.md', '', '--in-place'], 'one of the arguments is empty; "." is the current folder'],
    [['mask', 'a.md', '--output', ''], '--output needs a value'],
    [['hook'], 'say "install" or "uninstall"'],
    [['hook', 'remove'], 'say "install" or "uninstall"'],
    [['hook', 'install', 'now'], 'unexpected argument: now'],
  ])('is told why: %j', (words, why) => {
    const command = parseCommand(words);
    expect(command.kind === 'usage-error' && messages('en').usage(command.problem)).toBe(why);
  });

  test('has status 2, a message and no output', async () => {
    const nope = await built(['scan', '--nope'], { cwd: folderWith() });
    const stderr = 'biombo: unknown option: --nope\nSee "biombo scan --help".\n';
    expect(nope).toEqual({ status: 2, stdout: '', stderr });
    const nothing = await biombo([], { cwd: folderWith() });
    expect(nothing).toEqual({
      status: 2,
      stdout: '',
      stderr: 'biombo: no command given\nSee "biombo --help".\n',
    });
  });

  test('in Portuguese', async () => {
    const { stderr } = await built(['scan', '--nope'], { cwd: folderWith(), env: PORTUGUESE });
    expect(stderr).toBe('biombo: opção desconhecida: --nope\nVeja "biombo scan --help".\n');
  });

  test('what was typed is not repeated where it contains personal data', async () => {
    const { stderr } = await biombo(['scan', `--cpf=${CPF}`, `--cpf-${bare(CPF)}`], { cwd: folderWith() });
    expect(stderr).toBe('biombo: unknown option: --cpf\nSee "biombo scan --help".\n');
    const named = await biombo([`cpf ${bare(CPF)}`], { cwd: folderWith() });
    expect(named.stderr).toBe('biombo: unknown command: cpf [CPF]\nSee "biombo --help".\n');
  });
});
