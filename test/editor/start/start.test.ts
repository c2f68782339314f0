import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capture } from '../../../scripts/process.ts';
import { newPage, resultsFolder } from '../harness/editor.ts';
import { Screen } from '../harness/screen.ts';
import { until } from '../harness/until.ts';

const BOOTSTRAP = resolve('scripts/bootstrap.mjs');

describe('npm start where there is a `code`', () => {
  const folder = mkdtempSync(join(tmpdir(), 'biombo-code-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('installs the extension in it and opens the examples', async () => {
    const calls = join(folder, 'calls');
    writeFileSync(join(folder, 'code'), `#!/bin/sh\necho "$@" >> ${calls}\n`, { mode: 0o755 });
    const { PATH } = process.env;
    const env = { ...process.env, PATH: `${folder}${delimiter}${PATH}` };
    const { status, output } = await capture(process.execPath, [BOOTSTRAP, 'start', '--no-build'], { env });
    expect(status, output).toBe(0);
    expect(readFileSync(calls, 'utf8').split('\n')).toEqual([
      `--install-extension ${resolve('dist/biombo.vsix')} --force`,
      `${resolve('examples')} ${resolve('examples/evolucao-clinica.txt')}`,
      '',
    ]);
  });
});

describe('npm start where there is none', () => {
  const results = resultsFolder('start');
  let start: ChildProcess;
  let page: Page;
  let output = '';

  beforeAll(async () => {
    start = spawn(process.execPath, [BOOTSTRAP, 'start', '--browser', '--no-build'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [start.stdout, start.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    page = await newPage();
  });
  afterAll(async () => {
    await page?.close();
    start.kill('SIGKILL');
  });

  it('opens the examples in an editor that underlines', async () => {
    const address = await until(
      'the address',
      () => {
        if (start.exitCode !== null) throw new Error(output);
        return /http:\/\/127\.0\.0\.1:\S+/.exec(output)?.[0];
      },
      150_000,
    );
    await page.goto(address, { waitUntil: 'commit' });
    const screen = new Screen(page);
    await screen.underlines('evolucao-clinica.txt').first().waitFor({ timeout: 90_000 });
    await screen.command('Problems: Focus on Problems View');
    await screen.problems.nth(1).waitFor();
    await screen.editor('evolucao-clinica.txt').locator('.view-line').first().click();
    await screen.goTo(4, 50);
    await screen.openQuickFixes('Mask this CPF');
    await page.screenshot({ path: join(results, 'examples.png') });
  });

  it('prints what the command line finds in them', () => {
    for (const file of ['evolucao-clinica.txt', 'pacientes.md', 'atendimentos.jsonl'])
      expect(output).toContain(file);
    for (const type of ['cpf', 'cnpj', 'cns', 'phone', 'email', 'card', 'cep'])
      expect(output).toContain(type);
    expect(output).not.toMatch(/232\.332|7348 9737|18K\.3RT/);
  });

  it('ends on Ctrl+C without an error', async () => {
    const ended = once(start, 'exit');
    start.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  });
});
