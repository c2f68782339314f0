import type { Finding } from '../finding.ts';
import { CONFIDENCES } from '../finding.ts';
import { normalise } from '../identifiers/registry.ts';
import type { Config, LevelSetting } from './config.ts';
import { EMPTY_CONFIG } from './config.ts';
import type { Fingerprints } from './fingerprint.ts';
import { Fingerprinter } from './fingerprint.ts';
import { Glob } from './glob.ts';

/** Remembered fingerprints; a document is judged again after each edit, its values mostly the same. */
const REMEMBERED = 20_000;

const EVERY_PATH = '';

/** What a config says of findings: which are shown, and which are hidden but counted. */
export class Policy {
  /** Shows everything. Also what counts in an untrusted workspace: all that a config can do is hide. */
  static readonly none = new Policy(EMPTY_CONFIG);

  readonly #ignore: readonly Glob[];
  readonly #levels: ReadonlyMap<string, LevelSetting>;
  /** Path (or every path) → type → short fingerprints. */
  readonly #falsePositives = new Map<string, Map<string, Set<string>>>();
  readonly #surrogates: ReadonlySet<string>;
  readonly #fingerprinter: Fingerprinter | undefined;
  readonly #remembered = new Map<string, Fingerprints>();

  constructor(config: Config) {
    this.#ignore = config.ignore.flatMap((source) => Glob.parse(source) ?? []);
    this.#levels = config.levels;
    this.#surrogates = new Set(config.surrogates);
    this.#fingerprinter = config.salt === undefined ? undefined : new Fingerprinter(config.salt);
    for (const { type, fingerprint, path = EVERY_PATH } of config.falsePositives) {
      const byType = this.#falsePositives.get(path) ?? new Map<string, Set<string>>();
      this.#falsePositives.set(path, byType);
      byType.set(type, (byType.get(type) ?? new Set()).add(fingerprint));
    }
  }

  /** @param relativePath to the config's folder, separated by `/` */
  ignores(relativePath: string): boolean {
    return this.#ignore.some((glob) => glob.matches(relativePath));
  }

  /**
   * Parts findings into those shown and those suppressed, each in their order. Surrogates that Biombo wrote
   * are in neither: they are nobody's data.
   * @param sourceOf what stands at a finding, with the escapes of its format decoded
   */
  apply(
    findings: readonly Finding[],
    relativePath: string,
    sourceOf: (finding: Finding) => string,
  ): { shown: Finding[]; suppressed: Finding[] } {
    const shown: Finding[] = [];
    const suppressed: Finding[] = [];
    const entries = this.#entriesFor(relativePath);
    for (const finding of findings) {
      const fate = this.#fateOf(finding, entries, sourceOf);
      if (fate === 'shown') shown.push(finding);
      else if (fate === 'suppressed') suppressed.push(finding);
    }
    return { shown, suppressed };
  }

  #fateOf(
    finding: Finding,
    entries: readonly ReadonlyMap<string, ReadonlySet<string>>[],
    sourceOf: (finding: Finding) => string,
  ): 'shown' | 'suppressed' | 'surrogate' {
    const { type } = finding;
    // A fingerprint costs as much as finding a hundred values: it is taken only where it can decide.
    if (this.#surrogates.size > 0 || entries.some((byType) => byType.has(type))) {
      const fingerprints = this.#fingerprints(type, sourceOf(finding));
      if (fingerprints && this.#surrogates.has(fingerprints.long)) return 'surrogate';
      const short = fingerprints?.short;
      if (short && entries.some((byType) => byType.get(type)?.has(short))) return 'suppressed';
    }
    return this.#belowLevel(finding) ? 'suppressed' : 'shown';
  }

  #entriesFor(path: string): ReadonlyMap<string, ReadonlySet<string>>[] {
    const entries = [this.#falsePositives.get(path), this.#falsePositives.get(EVERY_PATH)];
    return entries.filter((byType) => byType !== undefined);
  }

  #belowLevel({ type, confidence }: Finding): boolean {
    const level = this.#levels.get(type);
    if (level === undefined) return false;
    return level === 'off' || CONFIDENCES.indexOf(confidence) > CONFIDENCES.indexOf(level);
  }

  #fingerprints(type: string, source: string): Fingerprints | undefined {
    const value = normalise(type, source);
    const key = `${type}\0${value}`;
    let fingerprints = this.#remembered.get(key);
    if (fingerprints === undefined && this.#fingerprinter) {
      if (this.#remembered.size >= REMEMBERED) this.#remembered.clear();
      fingerprints = this.#fingerprinter.of(type, value);
      this.#remembered.set(key, fingerprints);
    }
    return fingerprints;
  }
}
