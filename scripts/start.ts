/**
 * `npm start`: builds and packages Biombo, prints what its command line finds in examples/, and opens them in an
 * editor that has it: the `code` on the PATH, else a VS Code in the browser.
 * `npm start -- --browser` takes the latter in any case; `--check` does too, and ends as soon as it answers;
 * `--no-build` takes what dist/ holds.
 */
import { randomBytes } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { onPath } from './chromium.ts';
import { bestHost, editorHost } from './editor/host.ts';
import { editorAddress, startEditorServer } from './editor/server.ts';
import { QUIET_SETTINGS } from './editor/settings.ts';
import { capture, must, run } from './process.ts';
import { temporaryFolder } from './temporary-folder.ts';

const VSIX = resolve('dist/biombo.vsix');
const EXAMPLES = resolve('examples');
const FIRST = join(EXAMPLES, 'evolucao-clinica.txt');

async function main(): Promise<void> {
  const options = process.argv.slice(2);
  const check = options.includes('--check');
  if (!options.includes('--no-build')) {
    console.log('Building and packaging …');
    await must('npm', ['run', '--silent', 'package']);
  }
  await scanExamples();
  if (!options.includes('--browser') && !check && (await openInCode())) return;
  await openInBrowser(check);
}

/** In a copy, because this repository's own config declares that the examples are full of findings. */
async function scanExamples(): Promise<void> {
  const cwd = temporaryFolder('biombo-scan-');
  cpSync(EXAMPLES, join(cwd, 'examples'), { recursive: true });
  console.log('\n$ biombo scan examples');
  await run(process.execPath, [resolve('dist/cli.cjs'), 'scan', 'examples'], { cwd });
  rmSync(cwd, { recursive: true, force: true });
}

/** @returns false where there is no `code`, or it does not take the extension */
async function openInCode(): Promise<boolean> {
  const code = onPath('code');
  if (code === undefined) return false;
  const shell = process.platform === 'win32';
  const installed = await capture(code, ['--install-extension', VSIX, '--force'], { shell });
  if (installed.status !== 0) {
    console.log(
      `\n${code} did not take the extension, so a VS Code in the browser will do.\n${installed.output}`,
    );
    return false;
  }
  console.log(`\nOpening examples/ in ${code}`);
  return (await run(code, [EXAMPLES, FIRST], { shell })) === 0;
}

async function openInBrowser(check: boolean): Promise<void> {
  const host = await editorHost(bestHost(), console.log);
  const profile = temporaryFolder('biombo-start-');
  const token = randomBytes(16).toString('hex');
  const server = await startEditorServer({
    host,
    profile,
    extensions: [VSIX],
    settings: QUIET_SETTINGS,
    token,
  });
  try {
    const address = editorAddress(server.port, EXAMPLES, FIRST, token);
    const { status } = await fetch(address, { redirect: 'manual' });
    if (status >= 400) throw new Error(`the editor answers with ${status}`);
    console.log(`\nExamples in VS Code with Biombo:\n  ${address}\n`);
    if (check) return;
    openPage(address);
    console.log('Ctrl+C ends it.');
    await interrupted();
  } finally {
    await server.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Shows the page where this machine has a screen. */
function openPage(address: string): void {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (process.platform === 'darwin') void capture('open', [address]);
  else if (process.platform === 'win32') void capture('explorer', [address]);
  else if ((DISPLAY ?? WAYLAND_DISPLAY) && onPath('xdg-open')) void capture('xdg-open', [address]);
}

function interrupted(): Promise<void> {
  return new Promise((done) => {
    // Pending promises alone do not keep Node.js up.
    const awake = setInterval(() => undefined, 2 ** 30);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      // A terminal sends it to us and to npm, which passes it on: twice is no more than once.
      process.on(signal, () => {
        clearInterval(awake);
        done();
      });
    }
  });
}

main().catch((error: unknown) => {
  console.error(String(error));
  process.exitCode = 1;
});
