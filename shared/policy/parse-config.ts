/**
 * Reading `biombo.jsonc`. Whatever the text, there is a result: a config with what could be understood, and the
 * problems, each with its place. Nothing of what the file says is repeated in a problem.
 */
import type { Node, ParseError } from 'jsonc-parser';
import { parseTree } from 'jsonc-parser';
import { MASK_STYLES, type MaskStyle } from '../fixes/mask.ts';
import { PRECISIONS, type Precision, precisionOf } from '../fixes/precision.ts';
import { identifierById } from '../identifiers/registry.ts';
import type {
  Config,
  ConfigProblemCode,
  FalsePositive,
  LevelSetting,
  ParsedConfig,
  SurrogateDigits,
  WrongDigitsSetting,
} from './config.ts';
import {
  CONFIG_KEYS,
  EMPTY_CONFIG,
  FALSE_POSITIVE_KEYS,
  FINGERPRINT_PATTERN,
  KEY_PATTERN,
  LEVEL_SETTINGS,
  PATH_PATTERN,
  SALT_PATTERN,
  SURROGATE_DIGITS,
  SURROGATE_PATTERN,
  TYPE_PATTERN,
  WRONG_DIGITS_SETTINGS,
} from './config.ts';
import { NodeReader, Problems } from './config-nodes.ts';
import { Glob } from './glob.ts';
import { DefinitionReader } from './parse-identifiers.ts';

/** UTF-16 units: a ledger of 200,000 surrogates. Parsing takes long and is done at a keystroke. */
const MAX_LENGTH = 4_000_000;

/** Reads a config. Never throws. An empty text, or one of comments only, is the empty config. */
export function parseConfig(text: string): ParsedConfig {
  const problems = new Problems(text);
  const root = parseConfigTree(text, problems);
  const config = root === undefined ? EMPTY_CONFIG : new Reader(problems).config(root);
  return { config, problems: problems.list, valid: problems.list.every((p) => p.severity !== 'error') };
}

/** The JSON tree of a config, its offsets those of `text`; undefined where there is nothing in it. */
export function parseConfigTree(text: string, problems: Problems): Node | undefined {
  // A byte order mark becomes a space, so that offsets stay.
  const json = text.startsWith('\uFEFF') ? ` ${text.slice(1)}` : text;
  const errors: ParseError[] = [];
  if (json.length > MAX_LENGTH) {
    problems.add('too-large', { offset: 0, length: 0 });
    return undefined;
  }
  try {
    const root = parseTree(json, errors, { allowTrailingComma: true, allowEmptyContent: true });
    for (const { offset, length } of errors) problems.add('syntax', { offset, length });
    return root;
  } catch (error) {
    // The parser descends recursively; a config has three levels.
    if (!(error instanceof RangeError)) throw error;
    problems.add('too-deep', { offset: 0, length: 0 });
    return undefined;
  }
}

/** Turns a JSON tree into a config. */
class Reader {
  readonly #problems: Problems;
  readonly #nodes: NodeReader;
  /** The ids of the config's own identifiers. */
  #own: ReadonlySet<string> = new Set();

  constructor(problems: Problems) {
    this.#problems = problems;
    this.#nodes = new NodeReader(problems);
  }

  config(root: Node): Config {
    const keys = this.#nodes.object(root, '', CONFIG_KEYS);
    const identifiers = new DefinitionReader(this.#problems).definitions(keys.get('identifiers'));
    this.#own = new Set(identifiers.map(({ id }) => id));
    const salt = this.#nodes.string(keys.get('salt'), 'salt', SALT_PATTERN, 'salt');
    const falsePositives = this.#falsePositives(keys.get('falsePositives'));
    const surrogates = this.#nodes.strings(keys.get('surrogates'), 'surrogates', 'surrogate', (s) =>
      SURROGATE_PATTERN.test(s),
    );
    const fingerprints = falsePositives.filter((entry) => 'fingerprint' in entry).length + surrogates.length;
    if (!keys.has('salt') && fingerprints > 0) {
      this.#problems.add('no-salt', { offset: root.offset, length: 1 }, '', 'warning');
    }
    return {
      ...(salt === undefined ? {} : { salt }),
      ignore: this.#nodes.strings(keys.get('ignore'), 'ignore', 'glob', (s) => Glob.parse(s) !== undefined),
      levels: this.#byType<LevelSetting>(keys.get('levels'), 'levels', {
        settings: LEVEL_SETTINGS,
        code: 'level',
      }),
      wrongDigits: this.#byType<WrongDigitsSetting>(keys.get('wrongDigits'), 'wrongDigits', {
        settings: WRONG_DIGITS_SETTINGS,
        code: 'wrong-digits',
        other: '*',
      }),
      surrogateDigits: this.#byType<SurrogateDigits>(keys.get('surrogateDigits'), 'surrogateDigits', {
        settings: SURROGATE_DIGITS,
        code: 'surrogate-digits',
        other: '*',
      }),
      masks: Object.fromEntries(
        this.#byType<MaskStyle>(keys.get('masks'), 'masks', {
          settings: MASK_STYLES,
          code: 'mask-style',
          other: '*',
        }),
      ),
      generalise: this.#byType<Precision>(keys.get('generalise'), 'generalise', {
        settings: PRECISIONS,
        code: 'precision',
        fits: (type, precision) => precisionOf(type, [precision]) !== undefined,
      }),
      falsePositives,
      surrogates,
      identifiers,
    };
  }

  /** Settings by type. `other` is a key that is no type; a setting must fit its type. */
  #byType<Setting extends string>(
    node: Node | undefined,
    at: string,
    {
      settings,
      code,
      other,
      fits = () => true,
    }: {
      settings: readonly Setting[];
      code: ConfigProblemCode;
      other?: string;
      fits?: (type: string, setting: Setting) => boolean;
    },
  ): Map<string, Setting> {
    const byType = new Map<string, Setting>();
    for (const [type, value] of node ? this.#nodes.object(node, at) : []) {
      const setting = settings.find((it) => it === value.value);
      if (!TYPE_PATTERN.test(type) && type !== other) this.#problems.add('type', value, at);
      else if (setting === undefined || !fits(type, setting)) this.#problems.add(code, value, at);
      else {
        byType.set(type, setting);
        // A newer version may know it.
        if (type !== other && !this.#isKnown(type)) {
          this.#problems.add('unknown-type', value.parent?.children?.[0] ?? value, at, 'warning');
        }
      }
    }
    return byType;
  }

  #isKnown(type: string): boolean {
    return this.#own.has(type) || identifierById(type) !== undefined;
  }

  #falsePositives(list: Node | undefined): FalsePositive[] {
    const entries: FalsePositive[] = [];
    for (const [index, node] of this.#nodes.items(list, 'falsePositives').entries()) {
      const entry = this.#falsePositive(node, `falsePositives[${index}]`);
      if (entry) entries.push(entry);
    }
    return entries;
  }

  /** @returns undefined where anything is wrong: an entry that lost a part would hide more than it was to */
  #falsePositive(node: Node, at: string): FalsePositive | undefined {
    const keys = this.#nodes.object(node, at, FALSE_POSITIVE_KEYS);
    if (node.type !== 'object') return undefined;
    const isValue = keys.has('fingerprint') || !(keys.has('key') || keys.has('paths'));
    for (const key of isValue ? ['type', 'fingerprint'] : ['type']) {
      if (!keys.has(key)) this.#problems.add('missing-key', node, `${at}.${key}`);
    }
    for (const key of isValue ? ['key', 'paths'] : ['path']) {
      const extra = keys.get(key);
      if (extra) this.#problems.add('scope', extra, `${at}.${key}`);
    }
    const type = this.#nodes.string(keys.get('type'), `${at}.type`, TYPE_PATTERN, 'type');
    const fingerprint = this.#nodes.string(
      keys.get('fingerprint'),
      `${at}.fingerprint`,
      FINGERPRINT_PATTERN,
      'fingerprint',
    );
    const path = this.#nodes.string(keys.get('path'), `${at}.path`, PATH_PATTERN, 'path');
    const key = this.#nodes.string(keys.get('key'), `${at}.key`, KEY_PATTERN, 'key');
    const paths = this.#glob(keys.get('paths'), `${at}.paths`);
    const fields = { type, fingerprint, path, key, paths };
    const read = Object.values(fields).filter((value) => value !== undefined).length;
    // Among the others may be one that this version does not know.
    if (type === undefined || read !== node.children?.length) return undefined;
    if (isValue) {
      const isExact = fingerprint !== undefined && key === undefined && paths === undefined;
      return isExact ? { type, fingerprint, ...(path === undefined ? {} : { path }) } : undefined;
    }
    if (path !== undefined) return undefined;
    if (key !== undefined) return { type, key, ...(paths === undefined ? {} : { paths }) };
    return paths === undefined ? undefined : { type, paths };
  }

  #glob(node: Node | undefined, at: string): string | undefined {
    const glob = this.#nodes.string(node, at);
    if (node === undefined || glob === undefined || Glob.parse(glob) !== undefined) return glob;
    this.#problems.add('glob', node, at);
    return undefined;
  }
}
