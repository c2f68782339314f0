/** The sets of texts written by hand, in `test/eval/texts/`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IDENTIFIERS } from '../../shared/identifiers/registry.ts';
import { parseMarked } from './marked.ts';
import type { MarkedDocument } from './mention.ts';

/** What these sets are about, whether the engine knows it yet or not. */
export const PEOPLE_TYPES: readonly string[] = [
  'name',
  'relation',
  'address',
  'birth-date',
  'date',
  'age-over-89',
  'username',
];

/** All that is marked: every kind of personal data. */
export function markedTypes(): string[] {
  return [...new Set([...PEOPLE_TYPES, ...IDENTIFIERS.map(({ id }) => id)])];
}

/**
 * Reads the texts of a folder, a file for each style.
 * @throws Error for a file that is not well marked
 */
export function readTexts(folder: string): MarkedDocument[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => parseMarked(readFileSync(join(folder, name), 'utf8'), name.replace(/\.txt$/, '')));
}
