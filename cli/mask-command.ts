import { Buffer } from 'node:buffer';
import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../shared/finding.ts';
import type { Fix } from '../shared/fixes/fix.ts';
import { GENERALISABLE } from '../shared/fixes/generalise.ts';
import { MASK_STYLES } from '../shared/fixes/mask.ts';
import { PRECISIONS, precisionOf } from '../shared/fixes/precision.ts';
import { Surrogates } from '../shared/fixes/surrogates.ts';
import type { Locale } from '../shared/identifiers/identifier.ts';
import type { Policy } from '../shared/policy/policy.ts';
import type { MaskOptions } from './arguments.ts';
import { FileSink, StreamSink, versionOf, WrittenTwice } from './byte-sink.ts';
import { Configs, DiskConfigs } from './config.ts';
import { Ledger } from './ledger.ts';
import { Cancelled, MaskRun } from './mask.ts';
import { type Messages, messages } from './messages/messages.ts';
import { Output, OutputFailed } from './output.ts';
import { isWithin, reportPath } from './paths.ts';
import { MaskedReport } from './reports/masked.ts';
import type { Tool } from './reports/report.ts';
import { printable } from './reports/text.ts';
import { standardInput } from './standard-input.ts';
import { surrogateKey } from './surrogate-key.ts';
import type { Surroundings } from './surroundings.ts';
import type { Found, Target } from './target.ts';
import { configWarning } from './telling.ts';
import { readUserPolicy } from './user-entries.ts';
import { filesAt } from './walk.ts';

const BUFFER = 1 << 20;

/** `biombo mask`. @returns the exit status @throws WrongKey OutputFailed */
export async function maskCommand(
  options: MaskOptions,
  {
    tool,
    locale,
    surroundings,
  }: { readonly tool: Tool; readonly locale: Locale; readonly surroundings: Surroundings },
): Promise<0 | 1 | 2> {
  const { cwd, stdout, stderr } = surroundings;
  const words = messages(locale);
  const complain = (text: string) => void stderr.write(`biombo: ${text}\n`);
  const named = options.input === 'stdin' ? [options.stdinFilename ?? 'stdin'] : options.paths;
  const files = options.input === 'stdin' ? standardInput(named[0]!, surroundings) : filesAt(named, cwd);
  const absolute = named.map((given) => path.resolve(cwd, given));
  if (options.input === 'files' && options.to.kind === 'stdout' && !isOneFile(absolute)) {
    complain(`${words.usage({ kind: 'several-files' })}\n${words.seeHelp('biombo mask')}`);
    return 2;
  }
  if (options.to.kind === 'folder' && holdsOneOf(path.resolve(cwd, options.to.folder), absolute)) {
    complain(`${words.usage({ kind: 'output-holds-input' })}\n${words.seeHelp('biombo mask')}`);
    return 2;
  }
  const user = await readUserPolicy(surroundings, words);
  const destination = destinations(options, absolute, cwd);
  const written = new Set<string>();
  const ledger = new Ledger({ named: absolute, folder: outputFolder(options, cwd), locale, surroundings });
  const report = options.format === 'json' ? new MaskedReport(new Output(stdout), tool) : undefined;
  const run: MaskRun = new MaskRun({
    ...options,
    keepsPaths: options.to.kind !== 'stdout',
    signal: options.to.kind === 'stdout' ? undefined : surroundings.signal,
    configs: new Configs(
      new DiskConfigs(absolute, cwd),
      (file, problem) => run.unreadable(reportPath(file, file, cwd), problem),
      configWarning(surroundings, words),
      user,
    ),
    buffer: Buffer.allocUnsafe(BUFFER),
    fixFor: fixes(options, surroundings, complain, words),
    open: (target) => {
      const file = destination(target);
      if (file === undefined) return new StreamSink(stdout);
      if (options.to.kind === 'in-place') {
        return new FileSink(target.at, { onlyChanged: true, basis: versionOf(target.at) });
      }
      if (written.has(file)) throw new WrittenTwice();
      written.add(file);
      return new FileSink(file);
    },
    onSurrogates: (target, made) => ledger.note(destination(target), made),
    explain: (problem) => words.read(problem),
    onError: (file, message) => {
      report?.error(file, message);
      complain(`${printable(file)}: ${message}`);
    },
    onFile: (file, counts) => report?.file(file, counts),
    ...(options.progress ? { onProgress: (_, units) => stderr.write(`${JSON.stringify({ units })}\n`) } : {}),
  });
  try {
    const folder = outputFolder(options, cwd);
    await run.run(folder === undefined ? files : outside(files, folder));
  } catch (error) {
    if (error instanceof Cancelled) {
      complain(words.mask.cancelled);
      await report?.end(run.summary);
      await ledger.write(complain);
      return 2;
    }
    if (!(error instanceof OutputFailed && error.code === 'EPIPE')) throw error;
    return 2;
  }
  complain(words.mask.summary(run.summary));
  await report?.end(run.summary);
  const isNoted = await ledger.write(complain);
  return isNoted ? run.status : 2;
}

function outputFolder({ to }: MaskOptions, cwd: string): string | undefined {
  return to.kind === 'folder' ? path.resolve(cwd, to.folder) : undefined;
}

/** A file that is not there counts: what is wrong with it is told when it is opened. */
function isOneFile(paths: readonly string[]): boolean {
  return paths.length === 1 && statSync(paths[0]!, { throwIfNoEntry: false })?.isDirectory() !== true;
}

/** Whether one of the paths is the folder or in it; links followed. */
function holdsOneOf(folder: string, paths: readonly string[]): boolean {
  const real = (one: string) =>
    statSync(one, { throwIfNoEntry: false }) === undefined ? one : realpathSync(one);
  return paths.some((one) => isWithin(real(one), real(folder)));
}

/** The files without those that the run itself writes. */
async function* outside(files: AsyncIterable<Found>, folder: string): AsyncGenerator<Found> {
  for await (const found of files) {
    if (found.kind !== 'target' || !isWithin(found.absolute, folder)) yield found;
  }
}

function fixes(
  { replacement, styles, keyFile }: MaskOptions,
  surroundings: Surroundings,
  complain: (text: string) => void,
  { mask }: Messages,
): (finding: Finding, policy: Policy, record: string) => Fix {
  const style = MASK_STYLES.find((it) => styles.includes(it));
  const precisions = PRECISIONS.filter((it) => styles.includes(it));
  const maskFor = ({ type }: Finding, policy: Policy): Fix => ({
    kind: 'mask',
    style: style ?? policy.maskStyle(type),
    custom: policy.custom,
  });
  if (replacement === 'mask') return maskFor;
  const { key, isFresh } = surrogateKey(keyFile, surroundings);
  if (isFresh) complain(mask.freshKey);
  const surrogates = new Surrogates(key);
  if (replacement === 'surrogate') {
    return (_, policy, record) => {
      const drawn = policy.surrogatesOf(surrogates);
      return { kind: 'surrogate', surrogates: drawn, record, custom: policy.custom };
    };
  }
  return (finding, policy) => {
    if (!GENERALISABLE.includes(finding.type)) return maskFor(finding, policy);
    const precision = precisionOf(finding.type, precisions) ?? policy.precision(finding.type);
    return { kind: 'generalise', precision, surrogates, custom: policy.custom };
  };
}

/** Where the fixed text of a file is written; undefined for standard output. */
function destinations(
  options: MaskOptions,
  named: readonly string[],
  cwd: string,
): (target: Target) => string | undefined {
  const folder = outputFolder(options, cwd);
  if (folder === undefined) return ({ absolute }) => (options.to.kind === 'in-place' ? absolute : undefined);
  return ({ absolute }) => {
    const root = isWithin(absolute, cwd)
      ? cwd
      : path.dirname(named.find((it) => isWithin(absolute, it)) ?? '/');
    return path.join(folder, path.relative(root, absolute));
  };
}
