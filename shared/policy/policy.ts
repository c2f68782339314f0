import { CustomIdentifiers } from '../custom/custom-identifier.ts';
import type { Confidence, Finding } from '../finding.ts';
import { CONFIDENCES } from '../finding.ts';
import { type MaskStyle, type MaskStyles, maskStyleOf } from '../fixes/mask.ts';
import type { Precision } from '../fixes/precision.ts';
import type { Surrogates } from '../fixes/surrogates.ts';
import { normalise } from '../identifiers/registry.ts';
import type { LocatedFinding, StreamOptions } from '../scan.ts';
import type { Config, FalseKey, FalseType, LevelSetting } from './config.ts';
import { EMPTY_CONFIG } from './config.ts';
import type { Fingerprints } from './fingerprint.ts';
import { Fingerprinter } from './fingerprint.ts';
import { Glob } from './glob.ts';

/** Remembered fingerprints; a document is judged again after each edit, its values mostly the same. */
const REMEMBERED = 20_000;

const EVERY_PATH = '';

/** What a policy asks of a finding, and only where it decides something. */
export interface Evidence {
  /** What stands at the finding, with the escapes of its format decoded. */
  sourceOf(finding: Finding): string;
  /** The path of keys that it stands under. */
  keyOf?(finding: Finding): string | undefined;
  /** Whether a directive in the document hides it. */
  isIgnored?(finding: Finding): boolean;
}

/** What becomes of a finding, and why. */
export type Fate = 'shown' | 'level' | 'wrong-digits' | 'false-positive' | 'directive' | 'user' | 'surrogate';

/** Types that are hidden in the files of a glob, under a key or altogether. */
interface Scope {
  readonly paths: Glob | undefined;
  readonly type: string;
  readonly key: string | undefined;
}

/** The entries that count for one path. */
interface Entries {
  /** By type. */
  readonly fingerprints: readonly ReadonlyMap<string, ReadonlySet<string>>[];
  readonly scopes: readonly Scope[];
  /** Those of the user. */
  readonly own: Entries | undefined;
}

/** What a config says of findings: which are shown, and which are hidden but counted. */
export class Policy {
  /** Shows everything. */
  static readonly none = new Policy(EMPTY_CONFIG);

  /** The config's own identifiers, which are looked for too. */
  readonly custom: CustomIdentifiers;
  readonly #drawn = new WeakMap<Surrogates, Surrogates>();
  readonly #masks: MaskStyles;
  readonly #config: Config;
  /** The user's own, which hides more. */
  readonly #own: Policy | undefined;
  /** What `with` gave last. */
  #extended: Policy | undefined;
  readonly #ignore: readonly Glob[];
  readonly #levels: ReadonlyMap<string, LevelSetting>;
  /** Path (or every path) → type → short fingerprints. */
  readonly #falseValues = new Map<string, Map<string, Set<string>>>();
  readonly #scopes: readonly Scope[];
  readonly #surrogates: ReadonlySet<string>;
  readonly #fingerprinter: Fingerprinter | undefined;
  readonly #remembered = new Map<string, Fingerprints>();

  constructor(config: Config, own?: Policy) {
    this.#config = config;
    this.#own = own;
    this.custom = CustomIdentifiers.of(config.identifiers);
    this.#masks = config.masks;
    this.#ignore = config.ignore.flatMap((source) => Glob.parse(source) ?? []);
    this.#levels = config.levels;
    this.#surrogates = new Set(config.surrogates);
    this.#fingerprinter = config.salt === undefined ? undefined : new Fingerprinter(config.salt);
    for (const entry of config.falsePositives) {
      if (!('fingerprint' in entry)) continue;
      const { type, fingerprint, path = EVERY_PATH } = entry;
      const byType = this.#falseValues.get(path) ?? new Map<string, Set<string>>();
      this.#falseValues.set(path, byType);
      byType.set(type, (byType.get(type) ?? new Set()).add(fingerprint));
    }
    this.#scopes = config.falsePositives.flatMap((entry) => ('fingerprint' in entry ? [] : scopeOf(entry)));
  }

  /** This one and the user's own, by which more may be hidden. */
  with(own: Policy | undefined): Policy {
    if (own === undefined) return this;
    const known = this.#extended;
    if (known !== undefined && known.#own === own) return known;
    this.#extended = new Policy(this.#config, own);
    return this.#extended;
  }

  /** How a mask of a type is written. */
  maskStyle(type: string): MaskStyle {
    return maskStyleOf(this.#masks, type);
  }

  /** How coarse a value of a type becomes; undefined where the config does not say. */
  precision(type: string): Precision | undefined {
    return this.#config.generalise.get(type);
  }

  /** The surrogates as the config wants their check digits. */
  surrogatesOf(surrogates: Surrogates): Surrogates {
    const { surrogateDigits } = this.#config;
    if (surrogateDigits.size === 0) return surrogates;
    const isWrong = (type: string) => (surrogateDigits.get(type) ?? surrogateDigits.get('*')) === 'wrong';
    // Kept: what it prepares for a type is dear, and it is asked for at each finding.
    const drawn = this.#drawn.get(surrogates) ?? surrogates.withWrongDigits(isWrong);
    this.#drawn.set(surrogates, drawn);
    return drawn;
  }

  /** What a stream is to look for, and to tell of its findings for `part` to judge them. */
  get asks(): StreamOptions {
    const keys = this.#scopes.some(({ key }) => key !== undefined) || this.#own?.asks.keys === true;
    return { keys, custom: this.custom };
  }

  /** @param relativePath to the config's folder, separated by `/` */
  ignores(relativePath: string): boolean {
    return this.#ignore.some((glob) => glob.matches(relativePath));
  }

  /**
   * Parts findings into those shown and those suppressed, each in their order. Surrogates that Biombo wrote
   * are in neither: they are nobody's data.
   */
  apply(
    findings: readonly Finding[],
    relativePath: string,
    evidence: Evidence,
  ): { shown: Finding[]; suppressed: Finding[] } {
    const shown: Finding[] = [];
    const suppressed: Finding[] = [];
    const entries = this.#entriesFor(relativePath);
    for (const finding of findings) {
      const fate = this.#fateOf(finding, entries, evidence);
      if (fate === 'shown') shown.push(finding);
      else if (fate !== 'surrogate') suppressed.push(finding);
    }
    return { shown, suppressed };
  }

  /** The same for findings of a stream. */
  part(
    found: readonly LocatedFinding[],
    relativePath: string,
  ): { shown: LocatedFinding[]; suppressed: LocatedFinding[] } {
    const located = new Map(found.map((one) => [one.finding, one]));
    const parts = this.apply([...located.keys()], relativePath, {
      sourceOf: (finding) => located.get(finding)?.source ?? '',
      keyOf: (finding) => located.get(finding)?.key,
      isIgnored: (finding) => located.get(finding)?.isIgnored === true,
    });
    const locate = (findings: readonly Finding[]) => findings.flatMap((it) => located.get(it) ?? []);
    return { shown: locate(parts.shown), suppressed: locate(parts.suppressed) };
  }

  /** What becomes of one finding, for who asks why. */
  fateOf(finding: Finding, relativePath: string, evidence: Evidence): Fate {
    return this.#fateOf(finding, this.#entriesFor(relativePath), evidence);
  }

  #fateOf(finding: Finding, { fingerprints, scopes, own }: Entries, evidence: Evidence): Fate {
    const { type } = finding;
    // A fingerprint costs as much as finding a hundred values: it is taken only where it can decide.
    if (this.#surrogates.size > 0 || fingerprints.some((byType) => byType.has(type))) {
      const known = this.#fingerprints(type, evidence.sourceOf(finding));
      if (known && this.#surrogates.has(known.long)) return 'surrogate';
      const short = known?.short;
      if (short && fingerprints.some((byType) => byType.get(type)?.has(short))) return 'false-positive';
    }
    if (this.#isBelowLevel(finding)) return 'level';
    if (this.#hidesDigits(finding)) return 'wrong-digits';
    if (evidence.isIgnored?.(finding)) return 'directive';
    if (scopes.some((scope) => covers(scope, finding, evidence))) return 'false-positive';
    if (own === undefined || this.#own === undefined) return 'shown';
    return this.#own.#fateOf(finding, own, evidence) === 'shown' ? 'shown' : 'user';
  }

  #entriesFor(path: string): Entries {
    const fingerprints = [this.#falseValues.get(path), this.#falseValues.get(EVERY_PATH)];
    return {
      fingerprints: fingerprints.filter((byType) => byType !== undefined),
      scopes: this.#scopes.filter(({ paths }) => paths === undefined || paths.matches(path)),
      own: this.#own === undefined ? undefined : this.#own.#entriesFor(path),
    };
  }

  #isBelowLevel({ type, confidence }: { readonly type: string; readonly confidence: Confidence }): boolean {
    const level = this.#levels.get(type);
    if (level === undefined) return false;
    return level === 'off' || CONFIDENCES.indexOf(confidence) > CONFIDENCES.indexOf(level);
  }

  #hidesDigits({ type, reasons }: Finding): boolean {
    const { wrongDigits } = this.#config;
    if (wrongDigits.size === 0 || !reasons.includes('check-digits-fail')) return false;
    return (wrongDigits.get(type) ?? wrongDigits.get('*')) === 'hide';
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

/** None where the glob is not one: it would hide in every file. */
function scopeOf(entry: FalseKey | FalseType): Scope[] {
  const { type, paths } = entry;
  const glob = paths === undefined ? undefined : Glob.parse(paths);
  if (paths !== undefined && glob === undefined) return [];
  return [{ type, paths: glob, key: 'key' in entry ? entry.key : undefined }];
}

function covers({ type, key }: Scope, finding: Finding, evidence: Evidence): boolean {
  if (type !== finding.type) return false;
  return key === undefined || endsWithKey(evidence.keyOf?.(finding), key);
}

/** Whether a path of keys is `key`, or ends with it as a whole. */
export function endsWithKey(path: string | undefined, key: string): boolean {
  return path !== undefined && (path === key || path.endsWith(`.${key}`));
}
