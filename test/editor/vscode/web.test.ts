import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorHost } from '../../../scripts/editor/host.ts';
import { extensionsFolder } from '../../../scripts/editor/server.ts';
import { temporaryFolder } from '../../../scripts/temporary-folder.ts';
import { newPage, resultsFolder, workbench } from '../harness/editor.ts';
import { TEST_SETTINGS } from '../harness/settings.ts';
import { serveWeb, type WebServer } from '../harness/webServer.ts';
import { LOOK, MARK, WEB_TESTS, type WebResult } from '../web/names.ts';

/** Well over the time that all of them take, and under that of the hook that waits for them. */
const LIMIT_MS = 150_000;

describe('Biombo in a VS Code that is in the browser alone', () => {
  const results = resultsFolder('web');
  const folder = temporaryFolder('biombo-web-');
  const outcomes = new Map<string, WebResult>();
  const outside: string[] = [];
  let server: WebServer;
  let page: Page;

  beforeAll(async () => {
    const { host: name, profile } = workbench();
    const [host, tests] = await Promise.all([editorHost(name), bundleTests(folder)]);
    const installed = extensionsFolder(profile);
    const extension = readdirSync(installed).find((name) => /^biombo\.biombo-\d/.test(name));
    if (extension === undefined) throw new Error('Biombo is not among the installed extensions');
    server = await serveWeb({
      vscode: host.vscode,
      extension: join(installed, extension),
      tests,
      settings: { ...TEST_SETTINGS, 'extensions.webWorker': 'auto' },
    });
    page = await newPage();
    page.on('request', (request) => {
      const url = request.url();
      if (/^https?:/.test(url) && !url.startsWith(server.address)) outside.push(url);
    });
    const lines = await runIn(page, `${server.address}/?language=pt-br`, join(results, 'findings.png'));
    writeFileSync(join(results, 'console.log'), lines.join('\n'));
    for (const line of lines) {
      const at = line.indexOf(MARK);
      if (at < 0) continue;
      const result = JSON.parse(line.slice(at + MARK.length)) as WebResult;
      outcomes.set(result.name, result);
    }
  });
  afterAll(async () => {
    await page?.close();
    await server?.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  for (const name of WEB_TESTS) {
    it(name, () => {
      expect(outcomes.get(name)).toEqual({ name });
    });
  }

  it('asked for nothing outside this machine', () => {
    expect(outside).toEqual([]);
  });
});

/** The tests as an extension in one CommonJS file, which is what a web worker extension host takes. */
async function bundleTests(folder: string): Promise<string> {
  const target = join(folder, 'tests');
  const source = resolve('test/editor/web');
  await build({
    entryPoints: [join(source, 'tests.ts')],
    outfile: join(target, 'tests.js'),
    bundle: true,
    platform: 'browser',
    format: 'cjs',
    external: ['vscode'],
  });
  cpSync(join(source, 'package.json'), join(target, 'package.json'));
  return target;
}

/**
 * Loads the page and waits until VS Code says that its tests have ended; returns the console's lines.
 * @param picture where it goes when a test asks to be looked at
 */
async function runIn(page: Page, address: string, picture: string): Promise<string[]> {
  const lines: string[] = [];
  const ended = new Promise<void>((resolve) => {
    void page.exposeFunction('codeAutomationExit', () => resolve());
  });
  await page.exposeFunction('codeAutomationLog', (type: string, [line]: unknown[]) => {
    lines.push(`${type} ${String(line)}`);
    // A failure shows: the test that asked waits for what is typed.
    if (line === LOOK) void look(page, picture).catch((error) => lines.push(String(error)));
  });
  await page.goto(address, { waitUntil: 'commit' });
  await Promise.race([ended, pause(LIMIT_MS, undefined, { ref: false })]);
  return lines;
}

/** Takes a picture while something is underlined, and tells so by typing. */
async function look(page: Page, picture: string): Promise<void> {
  await page.locator('.squiggly-warning').first().waitFor();
  await page.screenshot({ path: picture });
  await page.locator('.editor-instance .view-line').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' ');
}
