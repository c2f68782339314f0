import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { expect, onTestFinished, vi } from 'vitest';
import { biombo as command } from '../../cli/biombo.ts';
import { temporaryFolder } from '../../scripts/temporary-folder.ts';
import { showsValue } from './values.ts';

export const CLI = path.resolve(import.meta.dirname, '../../dist/cli.cjs');
if (!existsSync(CLI)) throw new Error('dist/cli.cjs is not there: run "npm run build" first');

/** Processes are started, on a machine that may be busy with other tests. */
vi.setConfig({ testTimeout: 60_000 });

export interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly cwd: string;
  readonly input?: string | Buffer;
  readonly env?: Readonly<Record<string, string>>;
  /** The output may contain values: `--raw-paths`. */
  readonly mayShowValues?: boolean;
}

const { PATH = '' } = process.env;

/** The environment of the tests: English, without what the user's own git is told. */
export const ENV = {
  PATH,
  HOME: tmpdir(),
  LANG: 'C.UTF-8',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'Teste',
  GIT_AUTHOR_EMAIL: 'teste@example.org',
  GIT_COMMITTER_NAME: 'Teste',
  GIT_COMMITTER_EMAIL: 'teste@example.org',
};

/** Runs a program to its end. */
export function execute(command: string, args: readonly string[], options: RunOptions): Promise<Outcome> {
  const child = spawn(command, args, { cwd: options.cwd, env: { ...ENV, ...options.env } });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] += text;
    });
  }
  child.stdin.on('error', () => {});
  child.stdin.end(options.input ?? '');
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, ...output }));
  });
}

/**
 * Runs the command in this process, which costs a hundredth of what a new one does. Whatever it was asked, none
 * of the values may be in what it says.
 */
export async function biombo(args: readonly string[], options: RunOptions): Promise<Outcome> {
  const { cwd, env, input = '' } = options;
  const stdout = new Collected();
  const stderr = new Collected();
  const status = await command(args, {
    cwd,
    env: { ...ENV, ...env },
    stdin: Readable.from([Buffer.from(input)]),
    stdout,
    stderr,
    command: () => ({ node: process.execPath, script: CLI }),
  });
  return checked({ status, stdout: stdout.text(), stderr: stderr.text() }, options);
}

/** Runs the built command in a process of its own: for what only a process shows. */
export async function built(args: readonly string[], options: RunOptions): Promise<Outcome> {
  return checked(await execute(process.execPath, [CLI, ...args], options), options);
}

function checked(outcome: Outcome, { mayShowValues }: RunOptions): Outcome {
  if (!mayShowValues) expect(showsValue(outcome.stdout + outcome.stderr)).toBe(false);
  return outcome;
}

class Collected extends Writable {
  readonly #pieces: Buffer[] = [];

  override _write(piece: Buffer, _encoding: string, done: () => void): void {
    this.#pieces.push(piece);
    done();
  }

  text(): string {
    return Buffer.concat(this.#pieces).toString('utf8');
  }
}

export interface JsonFinding {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
  readonly confidence: string;
  readonly reasons: readonly string[];
}

export interface JsonReport {
  readonly tool: { readonly name: string; readonly version: string };
  readonly files: readonly {
    readonly path: string;
    readonly findings: readonly JsonFinding[];
    readonly pathFindings?: readonly JsonFinding[];
  }[];
  readonly errors: readonly { readonly path: string; readonly message: string }[];
  readonly summary: {
    readonly files: number;
    readonly findings: number;
    readonly byType: Readonly<Record<string, number>>;
    readonly suppressed: number;
    readonly skipped: number;
    readonly unreadable: number;
    readonly untouched?: number;
  };
}

/** `biombo scan --format json`, its status and its report. */
export async function scanJson(
  args: readonly string[],
  options: RunOptions,
  run = biombo,
): Promise<{ status: number | null; report: JsonReport }> {
  const { status, stdout } = await run(['scan', '--format', 'json', ...args], options);
  const report: JsonReport = JSON.parse(stdout);
  return { status, report };
}

/** `path:line:column` of every finding. */
export function places(report: JsonReport): string[] {
  return report.files.flatMap(({ path: file, findings }) =>
    findings.map(({ line, column }) => `${file}:${line}:${column}`),
  );
}

/** A new folder with these files in it, removed after the test. */
export function folderWith(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const folder = temporaryFolder('biombo-');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFiles(folder, files);
  return folder;
}

export function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
}

/** What stands in a file, byte for byte. */
export function bytes(...parts: readonly string[]): string {
  return readFileSync(path.join(...parts), 'latin1');
}
