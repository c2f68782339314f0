import { Buffer } from 'node:buffer';
import path from 'node:path';
import { formatFor } from '../shared/formats/registry.ts';
import type { Locale } from '../shared/identifiers/identifier.ts';
import { Baseline, groupOf, IN_PATH } from '../shared/policy/baseline.ts';
import { BASELINE_FILE } from '../shared/policy/config-file.ts';
import type { LocatedFinding } from '../shared/scan.ts';
import { StreamScan } from '../shared/scan.ts';
import { FileSink } from './byte-sink.ts';
import { Configs, DiskConfigs, type FileRules } from './config.ts';
import { decode, NotText } from './decode.ts';
import { messages } from './messages/messages.ts';
import { Output } from './output.ts';
import { locatedInPath, maskText } from './path-findings.ts';
import { withSlashes } from './paths.ts';
import { printable } from './reports/text.ts';
import type { Surroundings } from './surroundings.ts';
import type { Target } from './target.ts';
import { readProblem } from './target.ts';
import { configWarning } from './telling.ts';
import { filesAt } from './walk.ts';

const BUFFER = 1 << 20;

/** `biombo baseline`: accepts what is found below the current folder today. @returns the exit status */
export async function baselineCommand({
  locale,
  surroundings,
}: {
  readonly locale: Locale;
  readonly surroundings: Surroundings;
}): Promise<0 | 2> {
  const { cwd, stdout, stderr } = surroundings;
  const words = messages(locale);
  const baseline = new Baseline();
  const buffer = Buffer.allocUnsafe(BUFFER);
  let failed = false;
  const fail = (file: string, message: string) => {
    failed = true;
    stderr.write(`biombo: ${printable(maskText(file))}: ${message}\n`);
  };
  const configs = new Configs(
    new DiskConfigs([cwd], cwd),
    (file, problem) => fail(withSlashes(path.relative(cwd, file)), words.read(problem)),
    configWarning(surroundings, words),
  );
  let total = 0;
  for await (const found of filesAt(['.'], cwd)) {
    if (found.kind === 'unreadable') fail(found.path, words.read(found.problem));
    if (found.kind !== 'target') continue;
    try {
      const rules = await configs.for(found.absolute);
      const counts = rules.policy.ignores(rules.relativePath) ? new Map() : await count(found, rules, buffer);
      baseline.accept(withSlashes(path.relative(cwd, found.absolute)), counts, rules.policy.custom);
      for (const n of counts.values()) total += n;
    } catch (error) {
      if (!(error instanceof NotText)) fail(found.path, words.read(readProblem(error)));
    }
  }
  // Half a baseline would look like a whole one.
  if (failed) return 2;
  try {
    writeBaseline(path.join(cwd, BASELINE_FILE), baseline);
  } catch (error) {
    fail(BASELINE_FILE, words.read(readProblem(error)));
    return 2;
  }
  const output = new Output(stdout);
  output.write(`${words.baseline.written(BASELINE_FILE, total)}\n`);
  await output.flush();
  return 0;
}

function writeBaseline(file: string, baseline: Baseline): void {
  const sink = new FileSink(file);
  try {
    sink.write(Buffer.from(baseline.text(), 'utf8'));
    sink.commit(true);
  } finally {
    sink.abandon();
  }
}

/** How many findings of a file are shown, by group. */
async function count(
  target: Target,
  { policy, relativePath }: FileRules,
  buffer: Buffer,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const add = (found: readonly LocatedFinding[], key?: string) => {
    for (const one of policy.part(found, relativePath).shown) {
      const group = groupOf(one.finding.type, key ?? one.key);
      counts.set(group, (counts.get(group) ?? 0) + 1);
    }
  };
  add(locatedInPath(target.path, policy.custom), IN_PATH);
  const source = await target.open();
  try {
    const scan = new StreamScan(formatFor(target.path), { ...policy.asks, keys: true });
    for await (const piece of (await decode(source, buffer)).pieces) add(scan.push(piece));
    add(scan.end());
  } finally {
    source.close();
  }
  return counts;
}
