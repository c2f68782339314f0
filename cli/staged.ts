/** What is staged in git: the blobs in the index that differ from HEAD, and which of their lines are new. */
import type { Buffer } from 'node:buffer';
import path from 'node:path';
import { BASELINE_FILE, CONFIG_FILE } from '../shared/policy/config-file.ts';
import type { ByteSource, StreamBytes } from './bytes.ts';
import type { ConfigTree } from './config.ts';
import { decodeLine } from './decode.ts';
import type { Git } from './git.ts';
import { Blobs } from './git.ts';
import { isWithin, reportPath } from './paths.ts';
import type { Found, LineRange } from './target.ts';

const SYMLINK = '120000';
const SUBMODULE = '160000';

/** A path that differs from HEAD, as `diff-index` tells it. */
interface Change {
  readonly newMode: string;
  readonly oldId: string;
  readonly newId: string;
  readonly status: string;
  /** From the root of the working tree, separated by `/`. */
  readonly path: string;
}

/** By `pairOf` of the blobs. */
type ChangedLines = ReadonlyMap<string, readonly LineRange[]>;

export class Staged implements ConfigTree {
  readonly #git: Git;
  readonly #cwd: string;
  readonly #root: string;
  readonly #head: string;
  readonly #blobs: Blobs;
  readonly #configIds: ReadonlyMap<string, string>;

  private constructor(parts: {
    git: Git;
    cwd: string;
    root: string;
    head: string;
    configIds: ReadonlyMap<string, string>;
  }) {
    this.#git = parts.git;
    this.#cwd = parts.cwd;
    this.#root = parts.root;
    this.#head = parts.head;
    this.#configIds = parts.configIds;
    this.#blobs = new Blobs(parts.git);
  }

  /** @throws GitError */
  static async open(git: Git, cwd: string): Promise<Staged> {
    const root = await git.workTree();
    return new Staged({
      git,
      cwd,
      root,
      head: await headTree(git),
      configIds: await configsInIndex(git, root),
    });
  }

  close(): void {
    this.#blobs.close();
  }

  /**
   * The texts to scan.
   * @param paths as the user named them: only these, and what is below them; none: all
   * @param whole count all lines
   */
  async *files(paths: readonly string[], whole: boolean): AsyncGenerator<Found> {
    const named = paths.map((given) => path.resolve(this.#cwd, given));
    for (const [i, absolute] of named.entries()) {
      if (isWithin(absolute, this.#root)) continue;
      const given = reportPath(absolute, paths[i]!, this.#cwd);
      yield { kind: 'unreadable', path: given, problem: { kind: 'outside-repository' } };
    }
    const ranges = whole ? undefined : await this.#changedLines();
    for (const change of await this.#changes()) {
      const absolute = path.join(this.#root, change.path);
      if (named.length > 0 && !named.some((folder) => isWithin(absolute, folder))) continue;
      yield* this.#found(change, absolute, ranges);
    }
  }

  async open(folder: string, name: string): Promise<ByteSource | undefined> {
    const id = this.#configIds.get(path.join(folder, name));
    return id === undefined ? undefined : this.#blobs.open(id);
  }

  isTop(folder: string): boolean {
    return folder === this.#root;
  }

  *#found(change: Change, absolute: string, ranges: ChangedLines | undefined): Generator<Found> {
    const reported = reportPath(absolute, change.path, this.#cwd);
    const { oldId, newId } = change;
    const touched = oldId === newId ? [] : ranges?.get(pairOf(oldId, newId));
    if (change.status === 'U') {
      yield { kind: 'unreadable', path: reported, problem: { kind: 'unmerged' } };
    } else if (change.status !== 'D' && change.newMode !== SUBMODULE) {
      yield {
        kind: 'target',
        path: reported,
        absolute,
        at: absolute,
        named: false,
        // Where the kind changed (a file into a link), all of it is new.
        ...(ranges && touched && change.status === 'M' ? { touched } : {}),
        open: () => this.#blobs.open(newId),
      };
    }
  }

  async #changes(): Promise<Change[]> {
    const output = await this.#git.run([
      'diff-index',
      '--cached',
      '--raw',
      '-z',
      '--no-abbrev',
      '--no-renames',
      this.#head,
    ]);
    const fields = splitAtNuls(output);
    const changes: Change[] = [];
    for (let i = 0; i + 1 < fields.length; i += 2) {
      const [, newMode = '', oldId = '', newId = '', status = ''] = fields[i]!.split(' ');
      changes.push({ newMode, oldId, newId, status, path: fields[i + 1]! });
    }
    return changes;
  }

  /** The new or changed lines of each pair of old and new blob. Blobs are compared as text whatever is in them. */
  #changedLines(): Promise<ChangedLines> {
    const patch = ['diff-index', '--cached', '-p', '-U0', '--inter-hunk-context=0', '--text', '--full-index'];
    const plain = ['--no-renames', '--no-ext-diff', '--no-textconv', '--no-color', '--diff-filter=M'];
    return this.#git.read([...patch, ...plain, this.#head], readHunks);
  }
}

/**
 * Reads hunk headers. Without context every line of content begins with `+`, `-` or `\`, so a line that begins
 * with `index` or `@@` is a header. The ids tell the file, so no quoted path has to be understood.
 */
async function readHunks(patch: StreamBytes): Promise<ChangedLines> {
  const byPair = new Map<string, LineRange[]>();
  let ranges: LineRange[] = [];
  for (let line = await patch.line(); line !== undefined; line = await patch.line()) {
    const ids = /^index ([0-9a-f]+)\.\.([0-9a-f]+)/.exec(line);
    const hunk = /^@@ -[0-9,]+ \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (ids) {
      ranges = [];
      byPair.set(pairOf(ids[1]!, ids[2]!), ranges);
    } else if (hunk) ranges.push({ first: Number(hunk[1]), count: Number(hunk[2] ?? 1) });
  }
  return byPair;
}

function pairOf(oldId: string, newId: string): string {
  return `${oldId}..${newId}`;
}

/** HEAD, or before the first commit the tree with nothing in it. */
async function headTree(git: Git): Promise<string> {
  const head = await git.path(['rev-parse', '--verify', '--quiet', 'HEAD^{tree}']).catch(() => '');
  return head || git.path(['hash-object', '-t', 'tree', '--stdin']);
}

/** Configs and baselines in the index: absolute path → blob id. */
async function configsInIndex(git: Git, root: string): Promise<Map<string, string>> {
  const pathspecs = [CONFIG_FILE, BASELINE_FILE].map((name) => `:(top,glob)**/${name}`);
  const output = await git.run(['ls-files', '--stage', '--full-name', '-z', '--', ...pathspecs]);
  const ids = new Map<string, string>();
  for (const entry of splitAtNuls(output)) {
    const [, mode, id, file] = /^(\d+) ([0-9a-f]+) \d\t(.*)$/s.exec(entry) ?? [];
    if (id !== undefined && file !== undefined && mode !== SYMLINK) ids.set(path.join(root, file), id);
  }
  return ids;
}

/** What `-z` ends with NUL; each decoded by itself, as a name that is not UTF-8 says nothing of the others. */
function splitAtNuls(output: Buffer): string[] {
  const fields: string[] = [];
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf(0, at);
    fields.push(decodeLine(output.subarray(at, end)));
    at = end + 1;
  }
  return fields;
}
