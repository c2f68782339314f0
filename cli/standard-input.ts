import path from 'node:path';
import { StreamBytes } from './bytes.ts';
import { reportPath } from './paths.ts';
import type { Surroundings } from './surroundings.ts';
import type { Found } from './target.ts';

/** Standard input as the one file to read. @param name what it is called, whose extension tells the format */
export async function* standardInput(name: string, surroundings: Surroundings): AsyncGenerator<Found> {
  const { cwd } = surroundings;
  const absolute = path.resolve(cwd, name);
  yield {
    kind: 'target',
    path: reportPath(absolute, name, cwd),
    absolute,
    at: absolute,
    named: true,
    open: () => new StreamBytes(surroundings.stdin),
  };
}
