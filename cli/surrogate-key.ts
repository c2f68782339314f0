import { readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeKey, KEY_BYTES } from '../shared/fixes/surrogate-key.ts';
import type { Surroundings } from './surroundings.ts';

/** The environment variable that may hold the key. */
export const KEY_VARIABLE = 'BIOMBO_SURROGATE_KEY';

/** What was given as a key is none. */
export class WrongKey extends Error {}

/**
 * The key for surrogates: of the file, else of the environment, else a fresh one.
 * @throws WrongKey, or what the operating system says of the file
 */
export function surrogateKey(
  file: string | undefined,
  { cwd, env }: Surroundings,
): { readonly key: Uint8Array; readonly isFresh: boolean } {
  const given = file === undefined ? env[KEY_VARIABLE] : readFileSync(path.resolve(cwd, file), 'utf8');
  if (given === undefined || given === '')
    return { key: crypto.getRandomValues(new Uint8Array(KEY_BYTES)), isFresh: true };
  const key = decodeKey(given.trim());
  if (key === undefined) throw new WrongKey();
  return { key, isFresh: false };
}
