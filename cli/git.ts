/** Git, asked through its plumbing commands, whose output no setting of the user's changes. */
import { Buffer } from 'node:buffer';
import type { ChildProcessByStdio, spawn } from 'node:child_process';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { ByteSource } from './bytes.ts';
import { readWhole, StreamBytes } from './bytes.ts';
import { decodeLine } from './decode.ts';
import type { GitProblem } from './messages/messages.ts';

/** Git is not there, or there is no repository, or it refused. */
export class GitError extends Error {
  readonly problem: GitProblem;

  constructor(problem: GitProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

/** Variables that change what the commands below mean or print. The others (GIT_DIR, GIT_INDEX_FILE) count. */
const UNWANTED = [
  'GIT_DIFF_OPTS',
  'GIT_EXTERNAL_DIFF',
  'GIT_LITERAL_PATHSPECS',
  'GIT_GLOB_PATHSPECS',
  'GIT_NOGLOB_PATHSPECS',
  'GIT_ICASE_PATHSPECS',
];

function environment(outer: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { ...outer, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0' };
  for (const name of UNWANTED) delete env[name];
  return env;
}

type GitProcess = ChildProcessByStdio<Writable, Readable, Readable>;

/** Runs git in a folder. */
export class Git {
  readonly #cwd: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #spawn: typeof spawn;

  private constructor(cwd: string, env: NodeJS.ProcessEnv, start: typeof spawn) {
    this.#cwd = cwd;
    this.#env = environment(env);
    this.#spawn = start;
  }

  /** Loads what starts processes, which most runs of the command line do without. */
  static async in(cwd: string, env: NodeJS.ProcessEnv): Promise<Git> {
    return new Git(cwd, env, (await import('node:child_process')).spawn);
  }

  /** @returns what it wrote @throws GitError */
  async run(args: readonly string[]): Promise<Buffer> {
    return this.read(args, readWhole);
  }

  /** Lets `consume` read what git writes while it writes it. @throws GitError */
  async read<T>(args: readonly string[], consume: (output: StreamBytes) => Promise<T>): Promise<T> {
    const child = this.start(args);
    child.stdin.end();
    const consumed = consume(new StreamBytes(child.stdout)).finally(() => child.stdout.destroy());
    // Why git failed says more than that its output ended early.
    const [ended, result] = await Promise.allSettled([endOf(child), consumed]);
    if (ended.status === 'rejected') throw ended.reason;
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  }

  /** One path that git prints. */
  async path(args: readonly string[]): Promise<string> {
    return decodeLine(await this.run(args)).replace(/\r?\n$/, '');
  }

  /** The root of the working tree. @throws GitError */
  async workTree(): Promise<string> {
    try {
      return path.resolve(await this.path(['rev-parse', '--show-toplevel']));
    } catch (error) {
      const saidSo =
        error instanceof GitError && error.problem.kind === 'failed' && NO_WORK_TREE.test(error.problem.said);
      throw saidSo ? new GitError({ kind: 'no-repository' }) : error;
    }
  }

  start(args: readonly string[]): GitProcess {
    const child = this.#spawn('git', args, {
      cwd: this.#cwd,
      env: this.#env,
      stdio: 'pipe',
      windowsHide: true,
    });
    // It may have ended before it has read everything; how it ended says why.
    child.stdin.on('error', () => {});
    return child;
  }
}

const NO_WORK_TREE = /not a git repository|must be run in a work tree/;

/** @throws GitError where git could not be started or did not succeed */
async function endOf(child: GitProcess): Promise<void> {
  let said = '';
  child.stderr.on('data', (data: Buffer) => {
    if (said.length < 4096) said += data.toString('utf8');
  });
  const code = await new Promise<number | null | 'missing'>((resolve) => {
    child.on('error', () => resolve('missing'));
    child.on('close', resolve);
  });
  if (code === 'missing') throw new GitError({ kind: 'no-git' });
  if (code !== 0) throw new GitError({ kind: 'failed', said: said.split('\n')[0] ?? '' });
}

/** The object is not in the repository: a partial clone, or a damaged one. */
export class MissingBlob extends Error {}

/** Blobs by their id, one after the other, from one process. */
export class Blobs {
  readonly #child: GitProcess;
  readonly #output: StreamBytes;
  #current: BlobBytes | undefined;

  constructor(git: Git) {
    this.#child = git.start(['cat-file', '--batch']);
    this.#child.on('error', () => {});
    this.#child.stderr.resume();
    this.#output = new StreamBytes(this.#child.stdout);
  }

  /** Ends the one that was opened before. @throws MissingBlob GitError */
  async open(id: string): Promise<ByteSource> {
    await this.#current?.skip();
    this.#child.stdin.write(`${id}\n`);
    const header = await this.#output.line();
    if (header === undefined) throw new GitError({ kind: 'failed', said: 'cat-file' });
    const size = / blob (\d+)$/.exec(header)?.[1];
    if (size === undefined) throw new MissingBlob();
    this.#current = new BlobBytes(this.#output, Number(size));
    return this.#current;
  }

  close(): void {
    this.#child.stdin.end();
    this.#child.stdout.destroy();
  }
}

/** One blob of `cat-file --batch`: so many bytes, then a line feed. */
class BlobBytes implements ByteSource {
  readonly #output: StreamBytes;
  #left: number;
  #ended = false;

  constructor(output: StreamBytes, size: number) {
    this.#output = output;
    this.#left = size;
  }

  async read(into: Uint8Array): Promise<number> {
    if (this.#left === 0) return 0;
    const count = await this.#output.read(into.subarray(0, this.#left));
    if (count === 0) throw new GitError({ kind: 'failed', said: 'cat-file' });
    this.#left -= count;
    return count;
  }

  /** Reads over what is left. */
  async skip(): Promise<void> {
    if (this.#ended) return;
    const rest = Buffer.allocUnsafe(1 << 16);
    while ((await this.read(rest)) > 0);
    await this.#output.line();
    this.#ended = true;
  }

  close(): void {}
}
