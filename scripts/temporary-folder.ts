import { randomInt } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LETTERS = 'bcdfghjkmn';

/**
 * Makes a folder for a while, which nobody's name can be in by chance: names in paths are found.
 * @param prefix what its name begins with
 * @returns its real path
 */
export function temporaryFolder(prefix: string): string {
  const random = String(randomInt(1e10)).padStart(10, '0');
  const folder = join(
    realpathSync(tmpdir()),
    prefix + random.replace(/\d/g, (digit) => LETTERS[Number(digit)]!),
  );
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}
