import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { isHeldBack, LONGEST_SHARED, scanCommand } from '../../client/heldBack.ts';

describe('a document that extensions do not see', () => {
  it.each([
    [0, false],
    [LONGEST_SHARED, false],
    [LONGEST_SHARED + 1, true],
  ])('of %i bytes is kept back by the editor: %s', (bytes, expected) => {
    expect(isHeldBack(bytes)).toBe(expected);
  });
});

describe('the command line for a file', () => {
  it.each([
    ['/tmp/a.txt', '/bin/bash', "biombo scan '/tmp/a.txt'"],
    ['/tmp/a.txt', '', "biombo scan '/tmp/a.txt'"],
    ["/d'água/$(x) a.txt", '/usr/bin/zsh', "biombo scan '/d'\\''água/$(x) a.txt'"],
    ["C:\\d'água\\$x.txt", 'C:\\Program Files\\PowerShell\\7\\pwsh.exe', "biombo scan 'C:\\d''água\\$x.txt'"],
    [
      'C:\\a b.txt',
      'C:\\Windows\\System32\\WindowsPowerShell\\v1.0\\powershell.exe',
      "biombo scan 'C:\\a b.txt'",
    ],
    ['C:\\a b.txt', 'C:\\WINDOWS\\System32\\cmd.exe', 'biombo scan "C:\\a b.txt"'],
  ])('%s in %s', (path, shell, expected) => {
    expect(scanCommand(path, shell)).toBe(expected);
  });

  it('is one word to a shell, whatever is in the path', () => {
    const path = '/a b/\'"$HOME`id`\\\n;*.txt';
    const echo = `biombo() { printf %s "$#:$2"; }; ${scanCommand(path, '/bin/sh')}`;
    expect(execFileSync('sh', ['-c', echo], { encoding: 'utf8' })).toBe(`2:${path}`);
  });
});
