import { Buffer } from 'node:buffer';
import { setImmediate as turn } from 'node:timers/promises';
import type { Confidence, Finding } from '../shared/finding.ts';
import { CONFIDENCES } from '../shared/finding.ts';
import type { Edit, Fix } from '../shared/fixes/fix.ts';
import { fixFinding } from '../shared/fixes/fix.ts';
import { StreamFix, type Stretch } from '../shared/fixes/stream-fix.ts';
import { formatFor } from '../shared/formats/registry.ts';
import type { TypedValue } from '../shared/policy/edit-config.ts';
import type { Policy } from '../shared/policy/policy.ts';
import type { LocatedFinding } from '../shared/scan.ts';
import type { TextSource } from '../shared/source.ts';
import type { ByteSink } from './byte-sink.ts';
import type { ByteSource } from './bytes.ts';
import type { Configs, FileRules } from './config.ts';
import { decode, NotText } from './decode.ts';
import { Encoder } from './encode.ts';
import type { ReadProblem } from './messages/messages.ts';
import { findInPath, locatedInPath, mask } from './path-findings.ts';
import type { Found, Target } from './target.ts';
import { isOwnFile, readProblem } from './target.ts';

/** What was left in a file, or in all of them. */
interface Left {
  /** In JSON keys, which are replaced only where that is asked for: two keys may become the same. */
  inKeys: number;
  /** In the paths of what is written: files keep their names. */
  inPaths: number;
  /** Found, and not as found any more when it was to be replaced. */
  failed: number;
  /** Left in place because the config or a comment hides them. */
  hidden: number;
}

export interface MaskedFile extends Left {
  /** How many were replaced, by type. */
  readonly replaced: Record<string, number>;
}

/** Of the files that were written: one that was broken off is as it was. */
export interface MaskSummary extends Left {
  files: number;
  replaced: number;
  readonly byType: Record<string, number>;
  skipped: number;
  errors: number;
}

export interface MaskParts {
  readonly configs: Configs;
  /** Space that files are read into. */
  readonly buffer: Buffer;
  /** What is replaced: at least so sure; of these types, if there are any; JSON keys too. */
  readonly level: Confidence;
  readonly types: readonly string[];
  readonly keys: boolean;
  /** Files are written, under the paths that they have. */
  readonly keepsPaths: boolean;
  readonly signal: AbortSignal | undefined;
  /** @param record what the dates of the file are moved together by */
  fixFor(finding: Finding, policy: Policy, record: string): Fix;
  open(target: Target): ByteSink;
  /** Told once a file is written with surrogates in it: their canonical values. */
  onSurrogates(target: Target, made: readonly TypedValue[]): void;
  explain(problem: ReadProblem): string;
  onError(path: string, message: string): void;
  /** Told once a file is done. @param path personal data in it masked */
  onFile?(path: string, counts: Readonly<MaskedFile>): void;
  /** Told after each piece: UTF-16 units read of the file. */
  onProgress?(target: Target, units: number): void;
}

interface TypedEdit extends Edit {
  readonly type: string;
}

/** The run was broken off from outside. */
export class Cancelled extends Error {}

/** One run over files: each is written anew with what was found in it replaced. */
export class MaskRun {
  readonly #parts: MaskParts;
  readonly summary: MaskSummary = {
    files: 0,
    replaced: 0,
    byType: {},
    inKeys: 0,
    inPaths: 0,
    failed: 0,
    hidden: 0,
    skipped: 0,
    errors: 0,
  };

  /** Of the open file. */
  #counts = emptyCounts();

  constructor(parts: MaskParts) {
    this.#parts = parts;
  }

  /** The exit status: 2 an error, 1 something found stays, 0 neither. */
  get status(): 0 | 1 | 2 {
    const { errors, inKeys, inPaths, failed } = this.summary;
    if (errors > 0) return 2;
    return inKeys + inPaths + failed > 0 ? 1 : 0;
  }

  /** @throws OutputFailed Cancelled */
  async run(files: AsyncIterable<Found>): Promise<void> {
    for await (const found of files) {
      if (found.kind === 'target') await this.#file(found);
      else if (found.kind === 'skipped') this.summary.skipped++;
      else this.unreadable(found.path, found.problem);
    }
  }

  /** @param path as reports write it, before anything in it is masked */
  unreadable(path: string, problem: ReadProblem): void {
    this.summary.errors++;
    this.#parts.onError(mask(path, findInPath(path)), this.#parts.explain(problem));
  }

  async #file(target: Target): Promise<void> {
    if (isOwnFile(target)) return;
    const rules = await this.#parts.configs.for(target.absolute);
    if (this.#parts.types.some((type) => rules.policy.custom.find(type) === undefined)) {
      this.unreadable(target.path, { kind: 'unknown-type' });
      return;
    }
    try {
      const source = await target.open();
      try {
        await this.#rewrite(source, target, rules);
      } finally {
        source.close();
      }
    } catch (error) {
      if (error instanceof Cancelled) throw error;
      if (error instanceof NotText && error.reason === 'binary' && !target.named) this.summary.skipped++;
      else this.unreadable(target.path, readProblem(error));
    }
  }

  async #rewrite(source: ByteSource, target: Target, { policy, relativePath }: FileRules): Promise<void> {
    const text = await decode(source, this.#parts.buffer);
    const encoder = new Encoder(text);
    const made = new Map<string, TypedValue>();
    const edits = (found: readonly LocatedFinding[], document: TextSource) => {
      if (policy.ignores(relativePath)) {
        this.#counts.hidden += found.filter(({ finding }) => this.#isWanted(finding)).length;
        return [];
      }
      const { shown, suppressed } = policy.part(found, relativePath);
      this.#counts.hidden += suppressed.filter(({ finding }) => this.#isWanted(finding)).length;
      const edits = this.#edits(
        shown.map(({ finding }) => finding),
        document,
        (finding) => this.#parts.fixFor(finding, policy, relativePath),
      );
      for (const { type, surrogate } of edits) {
        if (surrogate !== undefined) made.set(`${type}\0${surrogate}`, { type, value: surrogate });
      }
      return edits;
    };
    const fix = new StreamFix(formatFor(target.path), edits, policy.asks);
    const sink = this.#parts.open(target);
    this.#counts = emptyCounts();
    try {
      const write = async (stretches: readonly Stretch[]) => {
        for (const bytes of inBatches(stretches, encoder)) await sink.write(bytes);
      };
      await sink.write(encoder.mark);
      let units = 0;
      for await (const piece of text.pieces) {
        // Files are read without waiting: only here does a signal come through.
        await turn();
        if (this.#parts.signal?.aborted) throw new Cancelled();
        await write(fix.push(piece));
        units += piece.length;
        this.#parts.onProgress?.(target, units);
      }
      await write(fix.end());
      sink.commit(Object.keys(this.#counts.replaced).length > 0);
      const { custom } = policy;
      if (this.#parts.keepsPaths) {
        const { shown } = policy.part(locatedInPath(target.path, custom), relativePath);
        this.#counts.inPaths = shown.filter(({ finding }) => this.#isWanted(finding)).length;
      }
      this.#addUp();
      this.#parts.onFile?.(mask(target.path, findInPath(target.path, custom), custom), this.#counts);
      if (made.size > 0) this.#parts.onSurrogates(target, [...made.values()]);
    } finally {
      sink.abandon();
    }
  }

  #edits(findings: readonly Finding[], document: TextSource, fixFor: (finding: Finding) => Fix): TypedEdit[] {
    const edits: TypedEdit[] = [];
    for (const finding of findings) {
      if (!this.#isWanted(finding)) continue;
      if (finding.syntax === 'json-key' && !this.#parts.keys) {
        this.#counts.inKeys++;
        continue;
      }
      const edit = fixFinding(document, finding, fixFor(finding));
      if (edit === undefined) this.#counts.failed++;
      else {
        edits.push({ ...edit, type: finding.type });
        this.#counts.replaced[finding.type] = (this.#counts.replaced[finding.type] ?? 0) + 1;
      }
    }
    return edits;
  }

  #isWanted({ type, confidence }: Finding): boolean {
    const { level, types } = this.#parts;
    if (CONFIDENCES.indexOf(confidence) > CONFIDENCES.indexOf(level)) return false;
    return types.length === 0 || types.includes(type);
  }

  #addUp(): void {
    const { summary } = this;
    const { replaced, inKeys, inPaths, failed, hidden } = this.#counts;
    summary.files++;
    for (const [type, count] of Object.entries(replaced)) {
      summary.replaced += count;
      summary.byType[type] = (summary.byType[type] ?? 0) + count;
    }
    summary.inKeys += inKeys;
    summary.inPaths += inPaths;
    summary.failed += failed;
    summary.hidden += hidden;
  }
}

function emptyCounts(): MaskedFile {
  return { replaced: {}, inKeys: 0, inPaths: 0, failed: 0, hidden: 0 };
}

/** So many bytes are written at once at least: a call for every value would take a fifth of the time. */
const BATCH = 1 << 18;

function* inBatches(stretches: readonly Stretch[], encoder: Encoder): Generator<Uint8Array> {
  let parts: Buffer[] = [];
  let size = 0;
  for (const stretch of stretches) {
    const bytes = encoder.encode(stretch);
    parts.push(bytes);
    size += bytes.length;
    if (size < BATCH) continue;
    yield Buffer.concat(parts);
    parts = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(parts);
}
