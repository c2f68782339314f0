import { join, resolve } from 'node:path';
import { must } from '../../../scripts/process.ts';

/** Packages the test driver extension into a folder; returns the file. */
export async function packDriver(folder: string): Promise<string> {
  const target = join(folder, 'driver.vsix');
  await must(
    resolve('node_modules/.bin/vsce'),
    ['package', '--no-dependencies', '--skip-license', '--allow-missing-repository', '-o', target],
    { cwd: resolve('test/editor/driver') },
  );
  return target;
}
