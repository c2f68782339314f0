import type { Buffer } from 'node:buffer';
import type { CustomIdentifiers } from '../shared/custom/custom-identifier.ts';
import type { Confidence, Finding } from '../shared/finding.ts';
import { CONFIDENCES } from '../shared/finding.ts';
import { formatFor } from '../shared/formats/registry.ts';
import { Acceptance, type Accepted, groupOf, IN_PATH } from '../shared/policy/baseline.ts';
import type { DirectiveProblemCode } from '../shared/policy/directives.ts';
import type { LocatedFinding } from '../shared/scan.ts';
import { StreamScan } from '../shared/scan.ts';
import type { Baselines } from './baselines.ts';
import type { ByteSource } from './bytes.ts';
import type { Configs, FileRules } from './config.ts';
import { decode, NotText } from './decode.ts';
import type { ReadProblem } from './messages/messages.ts';
import type { Output } from './output.ts';
import { findInPath, locatedInPath, mask } from './path-findings.ts';
import type { PlacedFinding, ReadError, Report, Summary } from './reports/report.ts';
import type { Found, Target } from './target.ts';
import { isOwnFile, readProblem } from './target.ts';
import { TouchedText } from './touched.ts';

export interface ScanParts {
  readonly configs: Configs;
  /** Where what is accepted is; undefined where nothing is. */
  readonly baselines: Baselines | undefined;
  readonly report: Report;
  readonly output: Output;
  /** Space that files are read into. */
  readonly buffer: Buffer;
  readonly failOn: Confidence;
  readonly rawPaths: boolean;
  /** Count, for the summary, what is on lines that do not change. */
  readonly countUntouched: boolean;
  /** The user's words for a problem. */
  explain(problem: ReadProblem): string;
  /** Told of each error as it happens. */
  onError(error: ReadError): void;
  /** Told of directives that do not do what they seem to; that is no error. @param line from 1 */
  onDirective(path: string, line: number, code: DirectiveProblemCode): void;
}

/** One run over files: findings go to the report as they are found, the totals stay. */
export class ScanRun {
  readonly #parts: ScanParts;
  readonly #summary: Summary;
  readonly #errors: ReadError[] = [];
  #failed = false;
  #complete = false;

  constructor(parts: ScanParts) {
    this.#parts = parts;
    this.#summary = {
      files: 0,
      findings: 0,
      byType: {},
      suppressed: 0,
      skipped: 0,
      unreadable: 0,
      ...(parts.countUntouched ? { untouched: 0 } : {}),
    };
  }

  /** The exit status: 2 an error, 1 something found at or above the level, 0 neither. */
  get status(): 0 | 1 | 2 {
    if (this.#errors.length > 0) return 2;
    if (this.#failed) return 1;
    // Of a run that was broken off nobody knows that there is nothing.
    return this.#complete ? 0 : 2;
  }

  /** @throws OutputFailed GitError */
  async run(files: AsyncIterable<Found>): Promise<void> {
    const { report, output } = this.#parts;
    output.write(report.begin());
    for await (const found of files) {
      if (found.kind === 'target') await this.#file(found);
      else if (found.kind === 'skipped') this.#summary.skipped++;
      else this.unreadable(found.path, found.problem);
    }
    this.#complete = true;
    output.write(report.end(this.#summary, this.#errors));
    await output.flush();
  }

  /** @param path as reports write it, before anything in it is masked */
  unreadable(path: string, problem: ReadProblem): void {
    const { explain, onError } = this.#parts;
    const error = { path: this.#reported(path), message: explain(problem) };
    this.#errors.push(error);
    this.#summary.unreadable = this.#errors.length;
    onError(error);
  }

  #reported(path: string): string {
    return this.#parts.rawPaths ? path : mask(path, findInPath(path));
  }

  async #file(target: Target): Promise<void> {
    if (isOwnFile(target)) return;
    const { configs, output } = this.#parts;
    const rules = await configs.for(target.absolute);
    if (rules.policy.ignores(rules.relativePath)) {
      this.#summary.skipped++;
      return;
    }
    const file = new FileEntry(target.path, this.#parts, rules.policy.custom);
    const accepted = await this.#parts.baselines?.for(target.absolute, rules.policy.custom);
    try {
      const source = await target.open();
      try {
        await this.#text(source, target, { rules, file, accepted });
      } finally {
        source.close();
      }
    } catch (error) {
      if (error instanceof NotText && error.reason === 'binary' && !target.named) this.#summary.skipped++;
      else this.unreadable(target.path, readProblem(error));
    }
    const inPath = target.touched ? [] : this.#judgePath(file.inPath(), rules, accepted);
    if (inPath.length > 0) file.begin();
    file.end(inPath);
    if (file.begun) this.#summary.files++;
    await output.drain();
  }

  async #text(source: ByteSource, target: Target, { rules, file, accepted }: FileParts): Promise<void> {
    const { encoding, pieces } = await decode(source, this.#parts.buffer);
    // Git splits the bytes of UTF-16 into lines of its own: then all of it counts.
    const touched = target.touched && encoding === 'utf-8' ? new TouchedText(target.touched) : undefined;
    const { asks } = rules.policy;
    const scan = new StreamScan(formatFor(target.path), accepted ? { ...asks, keys: true } : asks);
    const acceptance = accepted && new Acceptance<LocatedFinding>(accepted);
    file.begin();
    const take = (found: readonly LocatedFinding[]) => {
      const shown = this.#judge(found, rules);
      const known = acceptance ? acceptance.push(shown.map((item) => inGroup(item, item.key))) : shown;
      for (const placed of this.#place(known, touched)) file.finding(placed);
    };
    for await (const piece of pieces) {
      touched?.push(piece);
      take(scan.push(piece));
      await this.#parts.output.drain();
    }
    take(scan.end());
    for (const placed of this.#place(this.#settle(acceptance), touched)) file.finding(placed);
    for (const { line, code } of scan.directiveProblems()) {
      this.#parts.onDirective(this.#reported(target.path), line + 1, code);
    }
  }

  /** Applies the policy. */
  #judge(found: readonly LocatedFinding[], { policy, relativePath }: FileRules): LocatedFinding[] {
    const { shown, suppressed } = policy.part(found, relativePath);
    this.#summary.suppressed += suppressed.length;
    return shown;
  }

  #judgePath(
    found: readonly LocatedFinding[],
    rules: FileRules,
    accepted: Accepted | undefined,
  ): PlacedFinding[] {
    const shown = this.#judge(found, rules);
    if (accepted === undefined) return this.#place(shown);
    const acceptance = new Acceptance<LocatedFinding>(accepted);
    const known = acceptance.push(shown.map((item) => inGroup(item, IN_PATH)));
    return this.#place([...known, ...this.#settle(acceptance)]);
  }

  /** What a baseline leaves of a file that has ended. */
  #settle(acceptance: Acceptance<LocatedFinding> | undefined): LocatedFinding[] {
    if (acceptance === undefined) return [];
    const { shown, accepted } = acceptance.end();
    this.#summary.accepted = (this.#summary.accepted ?? 0) + accepted;
    return shown;
  }

  /** Keeps what is on lines that count, and counts it. */
  #place(shown: readonly LocatedFinding[], touched?: TouchedText): PlacedFinding[] {
    const placed: PlacedFinding[] = [];
    for (const one of shown) {
      if (touched && !touched.touches(one.finding))
        this.#summary.untouched = (this.#summary.untouched ?? 0) + 1;
      else placed.push(place(one));
    }
    for (const { finding } of placed) this.#count(finding);
    return placed;
  }

  #count({ type, confidence }: Finding): void {
    const { byType } = this.#summary;
    this.#summary.findings++;
    byType[type] = (byType[type] ?? 0) + 1;
    if (CONFIDENCES.indexOf(confidence) <= CONFIDENCES.indexOf(this.#parts.failOn)) this.#failed = true;
  }
}

/** What a file is read with. */
interface FileParts {
  readonly rules: FileRules;
  readonly file: FileEntry;
  readonly accepted: Accepted | undefined;
}

function inGroup(item: LocatedFinding, key: string | undefined) {
  return { item, group: groupOf(item.finding.type, key) };
}

/** A file's entry in the report, which is only begun when there is something to say of it. */
class FileEntry {
  readonly #path: string;
  readonly #inPath: readonly Finding[];
  readonly #parts: ScanParts;
  readonly #custom: CustomIdentifiers;
  begun = false;

  constructor(path: string, parts: ScanParts, custom: CustomIdentifiers) {
    this.#custom = custom;
    this.#path = path;
    this.#inPath = findInPath(path, custom);
    this.#parts = parts;
  }

  inPath(): LocatedFinding[] {
    return locatedInPath(this.#path, this.#custom);
  }

  begin(): void {
    if (this.begun) return;
    this.begun = true;
    const { report, output, rawPaths } = this.#parts;
    output.write(
      report.beginFile(rawPaths ? this.#path : mask(this.#path, this.#inPath, this.#custom), this.#custom),
    );
  }

  finding(placed: PlacedFinding): void {
    this.#parts.output.write(this.#parts.report.finding(placed));
  }

  end(inPath: readonly PlacedFinding[]): void {
    if (this.begun) this.#parts.output.write(this.#parts.report.endFile(inPath));
  }
}

function place({ finding, line, character, source }: LocatedFinding): PlacedFinding {
  const lines = source.split(/\r\n|\r|\n/);
  const rest = lines.at(-1)?.length ?? 0;
  return {
    finding,
    line: line + 1,
    column: character + 1,
    endLine: line + lines.length,
    endColumn: (lines.length === 1 ? character : 0) + rest + 1,
  };
}
