import { readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeKey, KEY_BYTES } from '../shared/fixes/surrogate-key.ts';
import { decodeWhole } from './decode.ts';
import type { ReadProblem } from './messages/messages.ts';
import type { Surroundings } from './surroundings.ts';
import { readProblem } from './target.ts';

/** The environment variable that may hold the key. */
export const KEY_VARIABLE = 'BIOMBO_SURROGATE_KEY';

/** What was given as a key is none. */
export class WrongKey extends Error {}

/** The file that was named for the key cannot be read. */
export class NoKeyFile extends Error {
  readonly problem: ReadProblem;

  constructor(problem: ReadProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

/**
 * The key for surrogates: of the file, else of the environment, else a fresh one.
 * @throws WrongKey NoKeyFile
 */
export function surrogateKey(
  file: string | undefined,
  { cwd, env }: Surroundings,
): { readonly key: Uint8Array; readonly isFresh: boolean } {
  const given = file === undefined ? env[KEY_VARIABLE] : readKey(path.resolve(cwd, file));
  if (given === undefined || (given === '' && file === undefined))
    return { key: crypto.getRandomValues(new Uint8Array(KEY_BYTES)), isFresh: true };
  const key = decodeKey(given.trim());
  if (key === undefined) throw new WrongKey();
  return { key, isFresh: false };
}

function readKey(file: string): string {
  try {
    // A shell of Windows writes UTF-16.
    return decodeWhole(readFileSync(file));
  } catch (error) {
    throw new NoKeyFile(readProblem(error));
  }
}
