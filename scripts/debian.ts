import { onPath } from './chromium.ts';
import { capture } from './process.ts';

/**
 * Installs Debian packages, as root or through a `sudo` that asks nothing.
 * @returns what to tell the user where that is not possible; undefined when they are installed
 */
export async function installDebianPackages(packages: readonly string[]): Promise<string | undefined> {
  if (packages.length === 0) return undefined;
  const byHand = `apt-get install ${packages.join(' ')}`;
  if (onPath('apt-get') === undefined) return `not a Debian system; please install: ${packages.join(', ')}`;
  const root = process.getuid?.() === 0;
  if (!root && (await capture('sudo', ['-n', 'true'])).status !== 0) return `please run: sudo ${byHand}`;
  const [command, ...before] = root ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const { status, output } = await capture(command ?? '', [...before, ...args], { env });
    if (status !== 0) return `${byHand} failed\n${output}`;
  }
  return undefined;
}
