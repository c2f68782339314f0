/**
 * `npm run fuzz`: the structure of generated documents after any mix of fixes, in at least 100,000 of them, new ones
 * each time; `npm run fuzz -- 500` tries so many of each format, and `npm run fuzz -- 500 42` those that follow from the
 * seed 42. A failure is printed with the seed and the path that repeat it. Beside that, the surrogates of 100,000 invented people,
 * and documents in every encoding, byte by byte.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { GENERATED } from '../test/fuzz/documents.ts';

const FILES = [
  'test/unit/structure.test.ts',
  'test/unit/invented-people.test.ts',
  'test/cli/encoded-fixes.test.ts',
];
const [each = String(Math.ceil(100_000 / GENERATED.length)), seed = String(randomInt(2 ** 31))] =
  process.argv.slice(2);
const begin = performance.now();
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'unit', '--project', 'cli', ...FILES], {
  env: { ...process.env, FUZZ_DOCUMENTS: each, FUZZ_SEED: seed, FUZZ_PEOPLE: '100000' },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
const seconds = Math.round((performance.now() - begin) / 1000);
console.log(`${Number(each) * GENERATED.length} documents at most, seed ${seed}, ${seconds} s`);
process.exitCode = status ?? 1;
