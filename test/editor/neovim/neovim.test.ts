import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capture } from '../../../scripts/process.ts';
import { temporaryFolder } from '../../../scripts/temporary-folder.ts';

const NOTE = [
  'Anotação da consulta de hoje',
  'CPF: 232.332.113-76, confere',
  'CPF do pai: 250.729.142-75',
  'CNS: 291 7348 9737 0000',
  '',
].join('\n');

/** What neovim.lua checks, in its order and words. */
const CHECKS = [
  'the server answers',
  'three diagnostics',
  'a diagnostic says what it is and not the value',
  'hover explains',
  'a code action masks',
  'a false positive goes to biombo.jsonc',
  'fix all masks the rest',
  'the server ends',
];

describe('The server in Neovim', () => {
  const folder = temporaryFolder('biombo-neovim-');
  let results: string[] = [];

  beforeAll(async () => {
    writeFileSync(join(folder, 'nota.txt'), NOTE);
    const script = resolve('test/editor/neovim/neovim.lua');
    const file = join(folder, 'results');
    const { output } = await capture('nvim', ['--headless', '--clean', '-n', '-S', script], {
      cwd: folder,
      env: {
        ...process.env,
        NODE: process.execPath,
        SERVER: resolve('dist/server.cjs'),
        FOLDER: folder,
        RESULTS: file,
        XDG_CACHE_HOME: folder,
        XDG_STATE_HOME: folder,
      },
    });
    results = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [output];
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  for (const check of CHECKS) {
    it(check, () => {
      expect(results).toContain(`ok ${check}`);
    });
  }

  it('saved what was masked, and nothing else changed', () => {
    expect(readFileSync(join(folder, 'nota.txt'), 'utf8')).toBe(
      NOTE.replace('232.332.113-76', '[CPF]').replace('291 7348 9737 0000', '[CNS]'),
    );
  });

  it('wrote a config without the value', () => {
    const config = readFileSync(join(folder, 'biombo.jsonc'), 'utf8');
    expect(config).toContain('"nota.txt"');
    expect(config).not.toMatch(/250\.?729|729\.?142/);
  });
});
