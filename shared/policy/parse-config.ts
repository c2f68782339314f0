/**
 * Reading `biombo.jsonc`. Whatever the text, there is a result: a config with what could be understood, and the
 * problems, each with its place. Nothing of what the file says is repeated in a problem.
 */
import type { Node, ParseError } from 'jsonc-parser';
import { parseTree } from 'jsonc-parser';
import { MASK_STYLES, type MaskStyle } from '../fixes/mask.ts';
import type {
  Config,
  ConfigProblem,
  ConfigProblemCode,
  FalsePositive,
  LevelSetting,
  ParsedConfig,
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
  SURROGATE_PATTERN,
  TYPE_PATTERN,
} from './config.ts';
import { Glob } from './glob.ts';

/** UTF-16 units: a ledger of 200,000 surrogates. Parsing takes long and is done at a keystroke. */
const MAX_LENGTH = 4_000_000;

/** More than anybody reads; the rest is the same mistake again. */
const MAX_PROBLEMS = 50;

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

/** Gathers problems with their lines and columns. */
export class Problems {
  readonly #text: string;
  readonly #list: ConfigProblem[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  get list(): readonly ConfigProblem[] {
    return this.#list;
  }

  add(
    code: ConfigProblemCode,
    at: { readonly offset: number; readonly length: number },
    detail = '',
    severity: 'error' | 'warning' = 'error',
  ): void {
    if (this.#list.length >= MAX_PROBLEMS) return;
    const before = this.#text.slice(0, at.offset).split(/\r\n|\r|\n/);
    this.#list.push({
      code,
      severity,
      offset: at.offset,
      length: at.length,
      line: before.length,
      column: before[before.length - 1]!.length + 1,
      ...(detail ? { detail } : {}),
    });
  }
}

/** Turns a JSON tree into a config. */
class Reader {
  readonly #problems: Problems;

  constructor(problems: Problems) {
    this.#problems = problems;
  }

  config(root: Node): Config {
    const keys = this.#object(root, '', CONFIG_KEYS);
    const salt = this.#string(keys.get('salt'), 'salt', SALT_PATTERN, 'salt');
    const falsePositives = this.#falsePositives(keys.get('falsePositives'));
    const surrogates = this.#strings(keys.get('surrogates'), 'surrogates', 'surrogate', (s) =>
      SURROGATE_PATTERN.test(s),
    );
    const fingerprints = falsePositives.filter((entry) => 'fingerprint' in entry).length + surrogates.length;
    if (!keys.has('salt') && fingerprints > 0) {
      this.#problems.add('no-salt', { offset: root.offset, length: 1 }, '', 'warning');
    }
    return {
      ...(salt === undefined ? {} : { salt }),
      ignore: this.#strings(keys.get('ignore'), 'ignore', 'glob', (s) => Glob.parse(s) !== undefined),
      levels: this.#byType<LevelSetting>(keys.get('levels'), 'levels', {
        settings: LEVEL_SETTINGS,
        code: 'level',
      }),
      masks: Object.fromEntries(
        this.#byType<MaskStyle>(keys.get('masks'), 'masks', {
          settings: MASK_STYLES,
          code: 'mask-style',
          other: '*',
        }),
      ),
      falsePositives,
      surrogates,
    };
  }

  /** Settings by type. @param other a key that is no type */
  #byType<Setting extends string>(
    node: Node | undefined,
    at: string,
    { settings, code, other }: { settings: readonly Setting[]; code: ConfigProblemCode; other?: string },
  ): Map<string, Setting> {
    const byType = new Map<string, Setting>();
    for (const [type, value] of node ? this.#object(node, at) : []) {
      const setting = settings.find((it) => it === value.value);
      if (!TYPE_PATTERN.test(type) && type !== other) this.#problems.add('type', value, at);
      else if (setting === undefined) this.#problems.add(code, value, at);
      else byType.set(type, setting);
    }
    return byType;
  }

  #falsePositives(list: Node | undefined): FalsePositive[] {
    const entries: FalsePositive[] = [];
    for (const [index, node] of this.#items(list, 'falsePositives').entries()) {
      const entry = this.#falsePositive(node, `falsePositives[${index}]`);
      if (entry) entries.push(entry);
    }
    return entries;
  }

  /** @returns undefined where anything is wrong: an entry that lost a part would hide more than it was to */
  #falsePositive(node: Node, at: string): FalsePositive | undefined {
    const keys = this.#object(node, at, FALSE_POSITIVE_KEYS);
    if (node.type !== 'object') return undefined;
    const isValue = keys.has('fingerprint') || !(keys.has('key') || keys.has('paths'));
    for (const key of isValue ? ['type', 'fingerprint'] : ['type']) {
      if (!keys.has(key)) this.#problems.add('missing-key', node, `${at}.${key}`);
    }
    for (const key of isValue ? ['key', 'paths'] : ['path']) {
      const extra = keys.get(key);
      if (extra) this.#problems.add('scope', extra, `${at}.${key}`);
    }
    const type = this.#string(keys.get('type'), `${at}.type`, TYPE_PATTERN, 'type');
    const fingerprint = this.#string(
      keys.get('fingerprint'),
      `${at}.fingerprint`,
      FINGERPRINT_PATTERN,
      'fingerprint',
    );
    const path = this.#string(keys.get('path'), `${at}.path`, PATH_PATTERN, 'path');
    const key = this.#string(keys.get('key'), `${at}.key`, KEY_PATTERN, 'key');
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
    const glob = this.#string(node, at);
    if (node === undefined || glob === undefined || Glob.parse(glob) !== undefined) return glob;
    this.#problems.add('glob', node, at);
    return undefined;
  }

  #strings(
    list: Node | undefined,
    at: string,
    code: ConfigProblemCode,
    accepts: (value: string) => boolean,
  ): string[] {
    const values: string[] = [];
    for (const [index, node] of this.#items(list, at).entries()) {
      const value = this.#string(node, `${at}[${index}]`);
      if (value === undefined) continue;
      if (accepts(value)) values.push(value);
      else this.#problems.add(code, node, `${at}[${index}]`);
    }
    return values;
  }

  #string(
    node: Node | undefined,
    at: string,
    pattern?: RegExp,
    code?: ConfigProblemCode,
  ): string | undefined {
    if (node === undefined) return undefined;
    const value: unknown = node.value;
    if (typeof value !== 'string') {
      this.#problems.add('wrong-type', node, at);
      return undefined;
    }
    if (pattern && code && !pattern.test(value)) {
      this.#problems.add(code, node, at);
      return undefined;
    }
    return value;
  }

  #items(node: Node | undefined, at: string): readonly Node[] {
    if (node !== undefined && node.type !== 'array') this.#problems.add('wrong-type', node, at);
    return node?.type === 'array' ? (node.children ?? []) : [];
  }

  /** The values of an object by key. With `known`, any other key is a warning. */
  #object(node: Node, at: string, known?: readonly string[]): Map<string, Node> {
    const values = new Map<string, Node>();
    if (node.type !== 'object') this.#problems.add('wrong-type', node, at);
    else {
      for (const { children } of node.children ?? []) {
        const [key, value] = children ?? [];
        // Without a value the parser has already complained.
        if (key === undefined || value === undefined) continue;
        const name = String(key.value);
        if (values.has(name)) this.#problems.add('duplicate-key', key, at);
        else if (known && !known.includes(name)) this.#problems.add('unknown-key', key, at, 'warning');
        else values.set(name, value);
      }
    }
    return values;
  }
}
