import { Buffer, isUtf8 } from 'node:buffer';
import type { Dirent } from 'node:fs';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { FileBytes } from './bytes.ts';
import { decodeLine } from './decode.ts';
import { IgnoreRules } from './gitignore.ts';
import { reportPath } from './paths.ts';
import type { Found, Target } from './target.ts';
import { readProblem } from './target.ts';

const NEVER_ENTERED: ReadonlySet<string> = new Set(['.git', 'node_modules']);

/** A file or folder on the way. */
interface Place {
  /** For the operating system: bytes where the name is not UTF-8. */
  readonly at: string | Buffer;
  readonly absolute: string;
  /** As reports write it; '' for the current folder. */
  readonly path: string;
}

/**
 * The files at the paths that a user named, each once; folders are walked, in the order of the names' bytes.
 * Links to folders are not followed, so there are no loops.
 */
export async function* filesAt(paths: readonly string[], cwd: string): AsyncGenerator<Found> {
  const named = new Map(paths.map((given) => [path.resolve(cwd, given), given]));
  for (const [absolute, given] of named) {
    const place: Place = { at: absolute, absolute, path: reportPath(absolute, given, cwd) };
    try {
      if (statSync(absolute).isDirectory()) yield* walk(place, named);
      else yield target(place, true);
    } catch (error) {
      yield { kind: 'unreadable', path: place.path, problem: readProblem(error) };
    }
  }
}

/** @param named paths that come by themselves, so are left out here */
async function* walk(root: Place, named: ReadonlyMap<string, unknown>): AsyncGenerator<Found> {
  const stack = [
    {
      place: root.path === '.' ? { ...root, path: '' } : root,
      outer: await IgnoreRules.above(root.absolute),
    },
  ];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { place: folder, outer } = next;
    const rules = await outer.within(folder.absolute);
    const folders: typeof stack = [];
    let entries: Dirent<Buffer>[];
    try {
      entries = readdirSync(folder.at, { withFileTypes: true, encoding: 'buffer' });
    } catch (error) {
      yield { kind: 'unreadable', path: folder.path || '.', problem: readProblem(error) };
      continue;
    }
    for (const entry of entries.sort((a, b) => Buffer.compare(a.name, b.name))) {
      const place = child(folder, entry.name);
      if (named.has(place.absolute) || NEVER_ENTERED.has(path.basename(place.absolute))) continue;
      if (rules.ignores(place.absolute, entry.isDirectory())) continue;
      if (entry.isDirectory()) folders.push({ place, outer: rules });
      else yield* found(place, entry);
    }
    stack.push(...folders.reverse());
  }
}

function* found(place: Place, entry: Dirent<Buffer>): Generator<Found> {
  if (entry.isFile()) yield target(place, false);
  else if (!entry.isSymbolicLink()) yield { kind: 'skipped' };
  else {
    try {
      const behind = statSync(place.at);
      if (behind.isFile()) yield target(place, false);
      else if (!behind.isDirectory()) yield { kind: 'skipped' };
    } catch (error) {
      yield { kind: 'unreadable', path: place.path, problem: readProblem(error) };
    }
  }
}

function child(folder: Place, nameBytes: Buffer): Place {
  const name = decodeLine(nameBytes);
  const absolute = path.join(folder.absolute, name);
  const at =
    typeof folder.at === 'string' && isUtf8(nameBytes)
      ? absolute
      : Buffer.concat([Buffer.from(folder.at), Buffer.from(path.sep), nameBytes]);
  const separator = folder.path === '' || folder.path.endsWith('/') ? '' : '/';
  return { at, absolute, path: folder.path + separator + name };
}

function target({ at, absolute, path }: Place, named: boolean): Target {
  return { kind: 'target', path, absolute, at, named, open: () => FileBytes.open(at) };
}
