/** A window of the VS Code that `setup.ts` has started, with a workspace. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { findChromium } from '../../../scripts/chromium.ts';
import { editorAddress, writeSettings } from '../../../scripts/editor/server.ts';
import { temporaryFolder } from '../../../scripts/temporary-folder.ts';
import { Driver, type Remote } from './driver.ts';
import { TEST_SETTINGS } from './settings.ts';
import type { Workbench } from './setup.ts';

/** The VS Code that this run of the tests is for. */
export function workbench(): Workbench {
  return inject('workbench');
}

/** Where screenshots and logs of a group of tests are kept. */
export function resultsFolder(group: string): string {
  const folder = join(workbench().results, group);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** One for all files of tests. It ends with this process. */
let browsing: Promise<BrowserContext> | undefined;

async function startBrowsing(): Promise<BrowserContext> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('there is no Chromium; `npm test` installs one');
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Without a graphics card a process for it is work for two; what runs for seconds is not worth optimising.
      '--in-process-gpu',
      '--js-flags=--no-opt',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Nothing outside this machine answers.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(20_000);
  await context.addInitScript(STAND_STILL);
  await context.addInitScript(SPEAK);
  return context;
}

/** A spinner, drawn sixty times a second without a graphics card, takes a good part of a processor. */
const STAND_STILL = `addEventListener('DOMContentLoaded', () => {
  const style = document.createElement('style');
  style.textContent = '*, ::before, ::after { animation: none !important; transition: none !important; }';
  document.head.append(style);
});`;

/**
 * `language` in an address is the display language that extensions see; VS Code itself stays English without a
 * language pack.
 */
const SPEAK = `{
  const language = new URLSearchParams(location.search).get('language');
  if (language) globalThis._VSCODE_NLS_LANGUAGE = language;
}`;

export async function newPage(): Promise<Page> {
  browsing ??= startBrowsing();
  return (await browsing).newPage();
}

export interface EditorOptions {
  /** Path in the workspace → text. */
  readonly files: Readonly<Record<string, string>>;
  readonly open: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The user's, as in keybindings.json. */
  readonly keybindings?: readonly object[];
  /** Where logs go. */
  readonly results: string;
}

export class Editor {
  readonly page: Page;
  /** Addresses outside this machine that the page asked for. */
  readonly outside: readonly string[];
  readonly #folder: string;
  readonly #home: string;
  readonly #console: readonly string[];
  readonly #results: string;
  #driver: Driver;

  static async start(options: EditorOptions): Promise<Editor> {
    const { port, profile } = workbench();
    const folder = temporaryFolder('biombo-editor-');
    const workspace = join(folder, 'workspace');
    writeFiles(workspace, options.files);
    writeSettings(profile, { ...TEST_SETTINGS, ...options.settings });
    writeFiles(profile, { 'user/User/keybindings.json': JSON.stringify(options.keybindings ?? []) });
    const page = await newPage();
    const seen = watch(page, port);
    const home = editorAddress(port, workspace, join(workspace, options.open));
    await page.goto(home, { waitUntil: 'commit' });
    return new Editor({
      folder,
      page,
      home,
      ...seen,
      results: options.results,
      driver: await Driver.connect(driverSocket(folder)),
    });
  }

  private constructor(parts: {
    folder: string;
    page: Page;
    home: string;
    outside: readonly string[];
    console: readonly string[];
    results: string;
    driver: Driver;
  }) {
    this.#folder = parts.folder;
    this.#console = parts.console;
    this.#results = parts.results;
    this.#driver = parts.driver;
    this.page = parts.page;
    this.#home = parts.home;
    this.outside = parts.outside;
  }

  /** Runs a function in the extension host. */
  run<Result>(code: Remote<undefined, Result>): Promise<Result>;
  run<Result, Argument>(code: Remote<Argument, Result>, argument: Argument): Promise<Result>;
  run<Result, Argument>(code: Remote<Argument, Result>, argument?: Argument): Promise<Result> {
    return this.#driver.run(code, argument as Argument);
  }

  /** Where a file of the workspace is. */
  path(path: string): string {
    return join(this.#folder, 'workspace', path);
  }

  /** The bytes on the disk, as text. */
  disk(path: string): string {
    return readFileSync(this.path(path), 'utf8');
  }

  /** Loads the page anew, which gives it a new extension host, too: in a language, under settings. */
  async reload(language: string, settings: Readonly<Record<string, unknown>>): Promise<void> {
    writeSettings(workbench().profile, { ...TEST_SETTINGS, ...settings });
    const socket = driverSocket(this.#folder);
    this.#driver.close();
    // Nobody shall be answered by the extension host that is on its way out.
    rmSync(socket);
    await this.page.goto(`${this.#home}&language=${language}`, { waitUntil: 'commit' });
    this.#driver = await Driver.connect(socket);
  }

  /** Makes these files all that there is in the workspace, and opens one of them. */
  async renew({ files, open }: Pick<EditorOptions, 'files' | 'open'>): Promise<void> {
    await this.run(async (vscode) => {
      await vscode.workspace.saveAll();
      await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    });
    const workspace = this.path('');
    for (const name of readdirSync(workspace)) rmSync(join(workspace, name), { recursive: true });
    writeFiles(workspace, files);
    await this.run(
      (vscode, path) => vscode.commands.executeCommand('vscode.open', vscode.Uri.file(path)),
      this.path(open),
    );
  }

  async stop(): Promise<void> {
    writeFileSync(join(this.#results, 'console.log'), this.#console.join('\n'));
    this.#driver.close();
    await this.page.close();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function driverSocket(folder: string): string {
  return join(folder, 'workspace.sock');
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Where VS Code has web views, which notebooks are shown in, ask for files of this machine. */
const WEB_VIEW_FILES = /\.vscode-resource\.vscode-cdn\.net$/;

function watch(page: Page, port: number): { outside: readonly string[]; console: readonly string[] } {
  const outside: string[] = [];
  const console: string[] = [];
  page.on('console', (message) => console.push(`${message.type()} ${message.text()}`));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    const isHere = host === `127.0.0.1:${port}` || WEB_VIEW_FILES.test(host);
    if (/^https?:$/.test(protocol) && !isHere) outside.push(request.url());
  });
  return { outside, console };
}
