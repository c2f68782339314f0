// `npm start` and `npm test` begin here, on a fresh clone too: plain Node.js, no packages. Installs those that
// the lockfile names where they are missing, then hands over to the TypeScript program named first.
import { spawn, spawnSync } from 'node:child_process';
import { lstatSync, readFileSync, unlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
const root = fileURLToPath(new URL('..', import.meta.url));
const [program, ...args] = process.argv.slice(2);

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  console.error(`Biombo needs Node.js ${OLDEST_NODE} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
if (!installed()) {
  partFromOtherTree();
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(1);
}
handOver(process.execPath, ['--import', 'tsx', resolve(root, 'scripts', `${program}.ts`), ...args]);

/** What another work tree shares by a link stays that tree's: npm would empty it. */
function partFromOtherTree() {
  const folder = resolve(root, 'node_modules');
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) unlinkSync(folder);
}

/** Whether node_modules holds what the lockfile names; packages for other platforms may be missing. */
function installed() {
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  return (
    wanted !== undefined &&
    present !== undefined &&
    Object.entries(wanted).every(
      ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
    )
  );
}

function packagesOf(lockfile) {
  try {
    return JSON.parse(readFileSync(resolve(root, lockfile), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Runs a program as if it were this one: its streams, its signals, its status. */
function handOver(command, commandArgs) {
  const child = spawn(command, commandArgs, { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.once('close', (status) => process.exit(status ?? 1));
}
