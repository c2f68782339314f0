import { Buffer } from 'node:buffer';
import path from 'node:path';
import type { Locale } from '../shared/identifiers/identifier.ts';
import { messages as findingMessages } from '../shared/messages/messages.ts';
import type { ScanOptions } from './arguments.ts';
import { Baselines } from './baselines.ts';
import type { ConfigTree } from './config.ts';
import { Configs, DiskConfigs } from './config.ts';
import { Git } from './git.ts';
import { messages } from './messages/messages.ts';
import { Output, OutputFailed } from './output.ts';
import { reportPath } from './paths.ts';
import { createReport } from './reports/create.ts';
import type { Tool } from './reports/report.ts';
import { printable } from './reports/text.ts';
import { ScanRun } from './scan.ts';
import { Staged } from './staged.ts';
import { standardInput } from './standard-input.ts';
import type { Surroundings } from './surroundings.ts';
import type { Found } from './target.ts';
import { configWarning } from './telling.ts';
import { readUserPolicy } from './user-entries.ts';
import { filesAt } from './walk.ts';

/** Larger ones are no faster: the garbage that a piece leaves outlives the young generation. */
const BUFFER = 1 << 20;

/** What is scanned, and where its configs are. */
interface Input {
  readonly files: AsyncIterable<Found>;
  readonly configs: ConfigTree;
  close?(): void;
}

/** `biombo scan`. @returns the exit status @throws GitError OutputFailed */
export async function scanCommand(
  options: ScanOptions,
  {
    tool,
    locale,
    surroundings,
  }: { readonly tool: Tool; readonly locale: Locale; readonly surroundings: Surroundings },
): Promise<0 | 1 | 2> {
  const { cwd, stdout, stderr } = surroundings;
  const input = await openInput(options, surroundings);
  const words = messages(locale);
  const user = await readUserPolicy(surroundings, words);
  const run: ScanRun = new ScanRun({
    configs: new Configs(
      input.configs,
      (file, problem) => run.unreadable(reportPath(file, file, cwd), problem),
      configWarning(surroundings, words),
      user,
    ),
    baselines: options.noBaseline
      ? undefined
      : new Baselines(input.configs, (file, problem) => run.unreadable(reportPath(file, file, cwd), problem)),
    report: createReport(options.format, { tool, locale, colours: wantsColours(options, surroundings) }),
    output: new Output(stdout),
    buffer: Buffer.allocUnsafe(BUFFER),
    failOn: options.failOn,
    rawPaths: options.rawPaths,
    countUntouched: options.input === 'staged',
    explain: (problem) => words.read(problem),
    onDirective: (path, line, code) =>
      stderr.write(`biombo: ${printable(path)}:${line}: ${findingMessages(locale).directive[code]}\n`),
    onError: ({ path, message }) => stderr.write(`biombo: ${printable(path)}: ${message}\n`),
  });
  try {
    await run.run(input.files);
  } catch (error) {
    if (!(error instanceof OutputFailed && error.code === 'EPIPE')) throw error;
  } finally {
    input.close?.();
  }
  return run.status;
}

async function openInput(options: ScanOptions, surroundings: Surroundings): Promise<Input> {
  const { paths } = options;
  const { cwd, env } = surroundings;
  if (options.input === 'staged') {
    const staged = await Staged.open(await Git.in(cwd, env), cwd);
    return { files: staged.files(paths, options.whole), configs: staged, close: () => staged.close() };
  }
  const named =
    options.input === 'stdin' ? [options.stdinFilename ?? 'stdin'] : paths.length > 0 ? paths : ['.'];
  const absolute = named.map((given) => path.resolve(cwd, given));
  const files = options.input === 'stdin' ? standardInput(named[0]!, surroundings) : filesAt(named, cwd);
  return { files, configs: new DiskConfigs(absolute, cwd) };
}

function wantsColours({ noColor }: ScanOptions, { env, stdout }: Surroundings): boolean {
  const { NO_COLOR, TERM } = env;
  return stdout.isTTY === true && !noColor && !NO_COLOR && TERM !== 'dumb';
}
