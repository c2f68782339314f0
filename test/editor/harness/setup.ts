/**
 * Before the editor tests of one VS Code: it is started with the packaged Biombo in it, and a browser. Every file
 * of tests has windows of its own in them, because starting both costs more than most of the tests.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../../scripts/chromium.ts';
import { editorHost, type HostName } from '../../../scripts/editor/host.ts';
import { extensionsFolder, startEditorServer } from '../../../scripts/editor/server.ts';
import { TEST_SETTINGS } from './settings.ts';

export interface Workbench {
  readonly host: HostName;
  readonly port: number;
  /** The folder with settings and extensions. */
  readonly profile: string;
  /** Where the browser listens. */
  readonly browser: string;
  /** For screenshots and logs. */
  readonly results: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    workbench: Workbench;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const name: HostName = project.name === 'oldest' ? 'oldest' : 'latest';
  const results = resolve('test-results', name);
  mkdirSync(results, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'biombo-workbench-'));
  const profile = join(folder, 'profile');
  // What lies there before the first start counts as installed, without being packaged.
  cpSync(resolve('test/editor/driver'), join(extensionsFolder(profile), 'biombo.biombo-test-driver-0.0.1'), {
    recursive: true,
  });
  const [server, browser] = await Promise.all([
    startEditorServer({
      host: await editorHost(name),
      profile,
      extensions: [resolve('dist/biombo.vsix')],
      settings: TEST_SETTINGS,
    }),
    openBrowser(),
  ]);
  project.provide('workbench', {
    host: name,
    port: server.port,
    profile,
    browser: browser.wsEndpoint(),
    results,
  });
  return async () => {
    writeFileSync(join(results, 'server.log'), server.log());
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

function openBrowser() {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('there is no Chromium; `npm test` installs one');
  return chromium.launchServer({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Nothing outside this machine answers.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
}
