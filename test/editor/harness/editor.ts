/** A VS Code with the packaged Biombo in it, in a profile of its own, and one page that shows it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../../scripts/chromium.ts';
import { editorHost, type HostName } from '../../../scripts/editor/host.ts';
import { type EditorServer, startEditorServer } from '../../../scripts/editor/server.ts';
import { QUIET_SETTINGS } from '../../../scripts/editor/settings.ts';
import { Driver, type Remote } from './driver.ts';
import { packDriver } from './pack.ts';

export const VSIX = resolve('dist/biombo.vsix');

/** On top of the quiet ones: what makes the screen the same every time. */
export const TEST_SETTINGS: Readonly<Record<string, unknown>> = {
  ...QUIET_SETTINGS,
  'workbench.reduceMotion': 'on',
  'git.enabled': false,
  'files.hotExit': 'off',
  'window.confirmBeforeClose': 'never',
  'editor.stickyScroll.enabled': false,
  'editor.accessibilitySupport': 'off',
  'editor.hover.delay': 100,
};

/** The VS Code that this run of the tests is for. */
export function hostName(): HostName {
  const { EDITOR_HOST } = process.env;
  return EDITOR_HOST === 'oldest' ? 'oldest' : 'latest';
}

/** Where screenshots and logs of a group of tests are kept. */
export function resultsFolder(group: string): string {
  const folder = resolve('test-results', hostName(), group);
  mkdirSync(folder, { recursive: true });
  return folder;
}

export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('there is no Chromium; `npm test` installs one');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export interface EditorOptions {
  /** Path in the workspace → text. */
  readonly files: Readonly<Record<string, string>>;
  readonly open: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The display language that extensions see; VS Code itself stays English without a language pack. */
  readonly language?: string;
  /** The user's, as in keybindings.json. */
  readonly keybindings?: readonly object[];
  /** Where logs go. */
  readonly results: string;
}

export class Editor {
  readonly page: Page;
  /** Addresses outside this machine that the page asked for; each was refused. */
  readonly outside: readonly string[];
  readonly #folder: string;
  readonly #server: EditorServer;
  readonly #browser: Browser;
  readonly #console: readonly string[];
  readonly #results: string;
  #driver: Driver;

  static async start(options: EditorOptions): Promise<Editor> {
    const folder = mkdtempSync(join(tmpdir(), 'biombo-editor-'));
    const workspace = join(folder, 'workspace');
    const profile = join(folder, 'profile');
    writeFiles(workspace, options.files);
    writeFiles(profile, { 'user/User/keybindings.json': JSON.stringify(options.keybindings ?? []) });
    const [host, driver] = await Promise.all([editorHost(hostName()), packDriver(folder)]);
    const server = await startEditorServer({
      host,
      profile,
      extensions: [VSIX, driver],
      settings: { ...TEST_SETTINGS, ...options.settings },
    });
    const browser = await openBrowser();
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const seen = watch(page, server.port);
    if (options.language) await speak(page, options.language);
    await page.goto(address(server.port, workspace, options.open), { waitUntil: 'commit' });
    return new Editor({
      folder,
      server,
      browser,
      page,
      ...seen,
      results: options.results,
      driver: await Driver.connect(driverSocket(folder)),
    });
  }

  private constructor(parts: {
    folder: string;
    server: EditorServer;
    browser: Browser;
    page: Page;
    outside: readonly string[];
    console: readonly string[];
    results: string;
    driver: Driver;
  }) {
    this.#folder = parts.folder;
    this.#server = parts.server;
    this.#browser = parts.browser;
    this.#console = parts.console;
    this.#results = parts.results;
    this.#driver = parts.driver;
    this.page = parts.page;
    this.outside = parts.outside;
  }

  /** Runs a function in the extension host. */
  run<Result>(code: Remote<undefined, Result>): Promise<Result>;
  run<Result, Argument>(code: Remote<Argument, Result>, argument: Argument): Promise<Result>;
  run<Result, Argument>(code: Remote<Argument, Result>, argument?: Argument): Promise<Result> {
    return this.#driver.run(code, argument as Argument);
  }

  /** The bytes on the disk, as text. */
  disk(path: string): string {
    return readFileSync(join(this.#folder, 'workspace', path), 'utf8');
  }

  /** Loads the page anew, which gives it a new extension host, too. */
  async reload(): Promise<void> {
    const socket = driverSocket(this.#folder);
    this.#driver.close();
    // Nobody shall be answered by the extension host that is on its way out.
    rmSync(socket);
    await this.page.reload({ waitUntil: 'commit' });
    this.#driver = await Driver.connect(socket);
  }

  async stop(): Promise<void> {
    writeFileSync(join(this.#results, 'server.log'), this.#server.log());
    writeFileSync(join(this.#results, 'console.log'), this.#console.join('\n'));
    this.#driver.close();
    await this.#browser.close();
    await this.#server.stop();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function driverSocket(folder: string): string {
  return join(folder, 'profile', 'driver.sock');
}

/** Gives the page a display language, before VS Code looks for it. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.addInitScript(`globalThis._VSCODE_NLS_LANGUAGE = '${language}'`);
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function watch(page: Page, port: number): { outside: readonly string[]; console: readonly string[] } {
  const outside: string[] = [];
  const console: string[] = [];
  page.setDefaultTimeout(20_000);
  page.on('console', (message) => console.push(`${message.type()} ${message.text()}`));
  const elsewhere = (url: URL) => /^https?:$/.test(url.protocol) && url.host !== `127.0.0.1:${port}`;
  void page.context().route(elsewhere, (route) => {
    outside.push(route.request().url());
    return route.abort();
  });
  return { outside, console };
}

function address(port: number, folder: string, file: string): string {
  const payload = JSON.stringify([['openFile', `vscode-remote://127.0.0.1:${port}${folder}/${file}`]]);
  return `http://127.0.0.1:${port}/?${new URLSearchParams({ folder, payload })}`;
}
