/** What `biombo.jsonc` can say; `parse-config.ts` reads it. */
import type { CustomDefinition } from '../custom/custom-identifier.ts';
import type { Confidence } from '../finding.ts';
import { CONFIDENCES } from '../finding.ts';
import type { MaskStyles } from '../fixes/mask.ts';
import type { Precision } from '../fixes/precision.ts';

/** `off`, or the lowest confidence that is shown. */
export const LEVEL_SETTINGS = [...CONFIDENCES, 'off'] as const;
export type LevelSetting = Confidence | 'off';

/** What becomes of a number whose check digits are wrong: a typing error, or nobody's. */
export const WRONG_DIGITS_SETTINGS = ['show', 'hide'] as const;
export type WrongDigitsSetting = (typeof WRONG_DIGITS_SETTINGS)[number];

/** What the check digits of surrogates are: as right as those of what they replace, or such as nobody's number has. */
export const SURROGATE_DIGITS = ['right', 'wrong'] as const;
export type SurrogateDigits = (typeof SURROGATE_DIGITS)[number];

export const SALT_PATTERN = /^[A-Za-z0-9_-]{22}$/;
export const FINGERPRINT_PATTERN = /^[0-9a-hjkmnp-tv-z]{4}$/;
export const SURROGATE_PATTERN = /^[A-Za-z0-9_-]{8}$/;
/** An identifier's id. Ids that this version does not know are allowed: a newer one may have written them. */
export const TYPE_PATTERN = /^[a-z][a-z0-9-]{0,63}$/;
/** Relative to the config's folder, separated by `/`. */
export const PATH_PATTERN = /^(?!\/|\.\.?\/)[^\\\0]+$/;

/** A text that users read, on one line. */
export const TEXT_PATTERN = /^(?=.*\S)[^\x00-\x1f\x7f\u2028\u2029]{1,200}$/;
/** What a label mask writes between its brackets: no digits, which could be found. */
export const MASK_PATTERN = /^[\p{Lu}][\p{Lu} -]{0,30}$/u;

/** Keys joined by dots, innermost last. No control character, so that it can be told. */
export const KEY_PATTERN = /^[^\x00-\x1f\x7f]{1,256}$/;

/** One value, by its fingerprint, in one file or in all. */
export interface FalseValue {
  readonly type: string;
  readonly fingerprint: string;
  /** Exact, relative to the config's folder, separated by `/`. Missing: every path. */
  readonly path?: string;
}

/** All values of a type under a key or in a column. */
export interface FalseKey {
  readonly type: string;
  /** A value is covered whose path of keys ends with it: `numero` by `pedido.numero` too, and not the reverse. */
  readonly key: string;
  /** Glob. Missing: every path. */
  readonly paths?: string;
}

/** All values of a type in the files of a glob. */
export interface FalseType {
  readonly type: string;
  readonly paths: string;
}

export type FalsePositive = FalseValue | FalseKey | FalseType;

export interface Config {
  /** What the fingerprints are keyed with: 16 random bytes in base64url. */
  readonly salt?: string;
  /** Globs of paths in which nothing is looked for. */
  readonly ignore: readonly string[];
  /** By type; a type that is not in it is shown at every confidence. */
  readonly levels: ReadonlyMap<string, LevelSetting>;
  /** By type, and `*` for those that are not in it. */
  readonly wrongDigits: ReadonlyMap<string, WrongDigitsSetting>;
  /** By type, and `*` for those that are not in it: whether the check digits of surrogates are right. */
  readonly surrogateDigits: ReadonlyMap<string, SurrogateDigits>;
  /** How masks are written. */
  readonly masks: MaskStyles;
  /** By type, how coarse its values become. */
  readonly generalise: ReadonlyMap<string, Precision>;
  readonly falsePositives: readonly FalsePositive[];
  /** Long fingerprints of surrogates that Biombo wrote into documents. */
  readonly surrogates: readonly string[];
  /** The config's own identifiers. */
  readonly identifiers: readonly CustomDefinition[];
}

export const EMPTY_CONFIG: Config = {
  ignore: [],
  levels: new Map(),
  wrongDigits: new Map(),
  surrogateDigits: new Map(),
  masks: {},
  generalise: new Map(),
  falsePositives: [],
  surrogates: [],
  identifiers: [],
};

export const CONFIG_KEYS: readonly string[] = [
  '$schema',
  'salt',
  'ignore',
  'levels',
  'wrongDigits',
  'surrogateDigits',
  'masks',
  'generalise',
  'falsePositives',
  'surrogates',
  'identifiers',
];
export const IDENTIFIER_KEYS: readonly string[] = [
  'name',
  'description',
  'labels',
  'pattern',
  'check',
  'mask',
  'confidence',
  'severity',
];
export const FALSE_POSITIVE_KEYS: readonly string[] = ['type', 'fingerprint', 'path', 'key', 'paths'];

export const CONFIG_PROBLEM_CODES = [
  'syntax',
  'too-deep',
  'too-large',
  'duplicate-key',
  'unknown-key',
  'unknown-type',
  'wrong-type',
  'missing-key',
  'salt',
  'no-salt',
  'glob',
  'level',
  'wrong-digits',
  'surrogate-digits',
  'type',
  'fingerprint',
  'path',
  'key',
  'scope',
  'mask-style',
  'precision',
  'surrogate',
  'identifier-id',
  'identifier-count',
  'identifier-text',
  'identifier-label',
  'identifier-mask',
  'check',
  'confidence',
  'severity',
  'pattern',
  'pattern-anchor',
  'pattern-empty',
  'pattern-size',
] as const;
export type ConfigProblemCode = (typeof CONFIG_PROBLEM_CODES)[number];

export interface ConfigProblem {
  readonly code: ConfigProblemCode;
  /** With an error the caller keeps the last good config; a warning leaves this one usable. */
  readonly severity: 'error' | 'warning';
  /** UTF-16 offset into the text and length there. */
  readonly offset: number;
  readonly length: number;
  /** 1-based; columns in UTF-16 code units. */
  readonly line: number;
  readonly column: number;
  /** Where in the structure, such as `falsePositives[3].type`; known keys only. */
  readonly detail?: string;
}

export interface ParsedConfig {
  readonly config: Config;
  readonly problems: readonly ConfigProblem[];
  /** No problem is an error. */
  readonly valid: boolean;
}
