/** Starting VS Code's server edition with extensions in a profile of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '../process.ts';
import type { EditorHost } from './host.ts';

const START_MS = 60_000;
const STOP_MS = 5_000;

export interface EditorServer {
  readonly port: number;
  /** What it printed so far. */
  log(): string;
  /** Ends it and all it has started. */
  stop(): Promise<void>;
}

export interface EditorServerOptions {
  readonly host: EditorHost;
  /** A folder for profile, extensions and sockets; made where it is missing, never removed. */
  readonly profile: string;
  /** Packaged extensions to install. */
  readonly extensions: readonly string[];
  readonly settings: Readonly<Record<string, unknown>>;
  /** Of the extensions that VS Code brings along, only these; all of them where it is missing. */
  readonly builtIn?: readonly string[];
  /** What the page must send with its address (`tkn=`); without it everyone on this machine gets in. */
  readonly token?: string;
}

/** @throws with what VS Code printed, where an extension cannot be installed or the server does not start */
export async function startEditorServer(options: EditorServerOptions): Promise<EditorServer> {
  const { host, profile, settings, token } = options;
  writeSettings(profile, settings);
  await installExtensions(host, profile, options.extensions);
  const builtIn = options.builtIn === undefined ? [] : linkBuiltIn(host, profile, options.builtIn);
  const access = token === undefined ? ['--without-connection-token'] : ['--connection-token', token];
  const server = spawn(
    host.node,
    // A page that vanished keeps its extension host for hours otherwise.
    [
      ...argumentsFor(host, profile),
      ...builtIn,
      '--host',
      '127.0.0.1',
      '--port',
      '0',
      '--reconnection-grace-time',
      '1',
      ...access,
    ],
    { env: environment(profile), detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const killAll = () => killGroup(server, 'SIGKILL');
  process.once('exit', killAll);
  const log: string[] = [];
  const port = await listening(server, log);
  return {
    port,
    log: () => log.join(''),
    stop: async () => {
      await ended(server);
      process.off('exit', killAll);
    },
  };
}

/** The address of the page that opens a folder and one of its files; both are absolute paths. */
export function editorAddress(port: number, folder: string, file: string, token?: string): string {
  const payload = JSON.stringify([['openFile', `vscode-remote://127.0.0.1:${port}${file}`]]);
  const access = token === undefined ? undefined : { tkn: token };
  return `http://127.0.0.1:${port}/?${new URLSearchParams({ ...access, folder, payload })}`;
}

/** Gives the user of a profile these settings and no others. */
export function writeSettings(profile: string, settings: Readonly<Record<string, unknown>>): void {
  const folder = join(profile, 'user/User');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings, null, 2));
}

/** Installs packaged extensions offline, as "Install from VSIX…" does. */
async function installExtensions(
  host: EditorHost,
  profile: string,
  extensions: readonly string[],
): Promise<void> {
  mkdirSync(profile, { recursive: true });
  const wanted = extensions.flatMap((file) => ['--install-extension', file]);
  const output = await must(host.node, [...argumentsFor(host, profile), ...wanted], {
    env: environment(profile),
  });
  const done = output.match(/successfully installed/g)?.length ?? 0;
  if (done !== extensions.length)
    throw new Error(`${done} of ${extensions.length} extensions installed\n${output}`);
}

/** @returns the arguments that have VS Code look in a folder with these of its own extensions only */
function linkBuiltIn(host: EditorHost, profile: string, names: readonly string[]): string[] {
  const folder = join(profile, 'built-in');
  mkdirSync(folder);
  for (const name of names) symlinkSync(join(host.vscode, 'extensions', name), join(folder, name));
  return ['--builtin-extensions-dir', folder];
}

/** Where a profile's extensions are. */
export function extensionsFolder(profile: string): string {
  return join(profile, 'extensions');
}

function argumentsFor(host: EditorHost, profile: string): string[] {
  return [
    join(host.vscode, 'out/server-main.js'),
    '--accept-server-license-terms',
    ...['--telemetry-level', 'off'],
    ...['--extensions-dir', extensionsFolder(profile)],
    ...['--server-data-dir', join(profile, 'data')],
    ...['--user-data-dir', join(profile, 'user')],
  ];
}

/** No gallery, no settings of an editor around us, and home and sockets in the profile. */
function environment(profile: string): NodeJS.ProcessEnv {
  const outer = /^(VSCODE_|ELECTRON_|VITEST|NODE_OPTIONS$|NODE_ENV$)/;
  const inherited = Object.entries(process.env).filter(([name]) => !outer.test(name));
  return {
    ...Object.fromEntries(inherited),
    HOME: profile,
    XDG_RUNTIME_DIR: profile,
    EXTENSIONS_GALLERY: '{"serviceUrl":""}',
  };
}

function listening(server: ChildProcess, log: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`VS Code ${what}\n${log.join('')}`));
    const timer = setTimeout(() => fail('did not start in time'), START_MS);
    server.once('exit', (status) => fail(`ended with ${status}`));
    for (const stream of [server.stdout, server.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        log.push(text);
        const port = /Extension host agent listening on (\d+)/.exec(log.join(''))?.[1];
        if (port === undefined) return;
        clearTimeout(timer);
        resolve(Number(port));
      });
    }
  });
}

function ended(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => killGroup(server, 'SIGKILL'), STOP_MS);
    server.once('exit', () => {
      clearTimeout(timer);
      killGroup(server, 'SIGKILL');
      resolve();
    });
    if (server.exitCode !== null) server.emit('exit');
    else killGroup(server, 'SIGTERM');
  });
}

function killGroup(server: ChildProcess, signal: NodeJS.Signals): void {
  if (server.pid === undefined) return;
  try {
    process.kill(-server.pid, signal);
  } catch {
    // It has ended already.
  }
}
