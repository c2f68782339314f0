import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capture } from '../../../scripts/process.ts';
import { temporaryFolder } from '../../../scripts/temporary-folder.ts';
import { until } from '../harness/until.ts';

const BOOTSTRAP = resolve('scripts/bootstrap.mjs');

describe('npm start where there is a `code`', () => {
  const folder = temporaryFolder('biombo-code-');
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
  const folder = temporaryFolder('biombo-browser-');
  let start: ChildProcess;
  let address: URL;
  let output = '';

  beforeAll(async () => {
    start = spawn(process.execPath, [BOOTSTRAP, 'start', '--browser', '--no-build'], {
      // Its profile, too, is in there.
      env: { ...process.env, TMPDIR: folder, DISPLAY: '', WAYLAND_DISPLAY: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [start.stdout, start.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    const printed = await until(
      'the address',
      () => {
        if (start.exitCode !== null) throw new Error(output);
        return /http:\/\/127\.0\.0\.1:\S+/.exec(output)?.[0];
      },
      100_000,
    );
    address = new URL(printed);
  });
  afterAll(() => {
    start.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  // That such a page opens its file, and Biombo finds in it, the tests of the window show: it is the same address.
  it('serves an editor, to whom it was told only', async () => {
    const [cookie] = (await fetch(address, { redirect: 'manual' })).headers.getSetCookie();
    const page = await fetch(new URL('/', address), { headers: { cookie: cookie ?? '' } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('vscode-workbench-web-configuration');
    expect((await fetch(new URL('/', address))).status).toBe(403);
  });

  it('opens the first of the examples', () => {
    const { port, searchParams } = address;
    expect(searchParams.get('folder')).toBe(resolve('examples'));
    const file = `vscode-remote://127.0.0.1:${port}${resolve('examples/evolucao-clinica.txt')}`;
    expect(JSON.parse(searchParams.get('payload') ?? '')).toEqual([['openFile', file]]);
  });

  it('has Biombo in it', () => {
    const [profile = ''] = readdirSync(folder).filter((name) => name.startsWith('biombo-start-'));
    const installed = readFileSync(join(folder, profile, 'extensions/extensions.json'), 'utf8');
    expect(JSON.parse(installed)).toMatchObject([{ identifier: { id: 'biombo.biombo' } }]);
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
