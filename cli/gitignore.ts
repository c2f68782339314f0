/** `.gitignore` files, each counting for its folder and below, the deeper over the higher. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Ignore } from 'ignore';
import createIgnore from 'ignore';
import { FileBytes, readWhole } from './bytes.ts';
import { decodeWhole } from './decode.ts';
import { withSlashes } from './paths.ts';

/** `ignore` remembers every path that it was asked about; after so many it begins anew. */
const REMEMBERED = 10_000;

/** Rules for what is below a folder. */
export class IgnoreRules {
  readonly #root: string;
  #rules: Ignore;
  #asked = 0;

  private constructor(root: string, rules: Ignore) {
    this.#root = root;
    this.#rules = rules;
  }

  /**
   * The rules that count for a walk of `folder`: those of its repository from the root down to it, without its
   * own. The user named the folder, so where they ignore the folder itself they do not count.
   */
  static async above(folder: string): Promise<IgnoreRules> {
    const root = repositoryRoot(folder) ?? folder;
    let rules = new IgnoreRules(root, newIgnore().add(await readText(await excludeFile(root))));
    if (folder === root) return rules;
    const names = path.relative(root, folder).split(path.sep);
    for (let depth = 0; depth < names.length; depth++) {
      rules = await rules.within(path.join(root, ...names.slice(0, depth)));
    }
    return rules.ignores(folder, true) ? new IgnoreRules(folder, newIgnore()) : rules;
  }

  /** These rules and those of the folder's own `.gitignore`. */
  async within(folder: string): Promise<IgnoreRules> {
    const text = await readText(path.join(folder, '.gitignore'));
    if (text === '') return this;
    const prefix = withSlashes(path.relative(this.#root, folder));
    const lines = text.split(/\r?\n/).filter(isCheap);
    const patterns = prefix === '' ? lines : lines.flatMap((line) => rebase(line, prefix) ?? []);
    return new IgnoreRules(this.#root, newIgnore().add(this.#rules).add(patterns));
  }

  ignores(absolute: string, isFolder: boolean): boolean {
    if (++this.#asked > REMEMBERED) {
      this.#rules = newIgnore().add(this.#rules);
      this.#asked = 0;
    }
    const relative = withSlashes(path.relative(this.#root, absolute));
    return this.#rules.ignores(isFolder ? `${relative}/` : relative);
  }
}

function newIgnore(): Ignore {
  const ignorecase = process.platform === 'win32' || process.platform === 'darwin';
  return createIgnore({ ignorecase });
}

/** The folder with `.git` in it, at or above `folder`. */
export function repositoryRoot(folder: string): string | undefined {
  for (let at = folder; ; ) {
    if (existsSync(path.join(at, '.git'))) return at;
    const above = path.dirname(at);
    if (above === at) return undefined;
    at = above;
  }
}

/** `info/exclude`; a worktree or submodule has a file `.git` that says where its git folder is. */
async function excludeFile(root: string): Promise<string> {
  const dotGit = path.join(root, '.git');
  const pointer = /^gitdir: (.+)/.exec(await readText(dotGit))?.[1];
  if (pointer === undefined) return path.join(dotGit, 'info', 'exclude');
  const gitFolder = path.resolve(root, pointer);
  const common = (await readText(path.join(gitFolder, 'commondir'))).trim();
  return path.join(gitFolder, common, 'info', 'exclude');
}

/** @returns '' where there is no such file, or nothing that can be read: then more is scanned, not less */
async function readText(file: string): Promise<string> {
  try {
    const source = FileBytes.open(file);
    try {
      return decodeWhole(await readWhole(source));
    } finally {
      source.close();
    }
  } catch {
    return '';
  }
}

/** The pattern, written for a folder `prefix` below; undefined for what is no pattern. */
function rebase(line: string, prefix: string): string | undefined {
  const [, not = '', body = ''] = /^(!?)(.*)$/.exec(line) ?? [];
  if (line.startsWith('#') || /^[\s/]*$/.test(body)) return undefined;
  const anchored = /\/[^\s]/.test(body);
  const folder = prefix.replace(/[\\*?[\]!# ]/g, '\\$&');
  return `${not}/${folder}/${anchored ? '' : '**/'}${body.replace(/^\//, '')}`;
}

/**
 * A pattern becomes a regular expression whose time grows with the power of its stars: a handful of them takes
 * seconds for one long name. Nobody needs so many; such a pattern is left out.
 */
function isCheap(pattern: string): boolean {
  const doubled = pattern.match(/\*{2,}/g)?.length ?? 0;
  const single = pattern.split('/').map((segment) => segment.match(/\*+/g)?.length ?? 0);
  return doubled <= 2 && Math.max(...single) <= 3;
}
