/**
 * `biombo.jsonc`: reading it. Whatever the text, there is a result: a config with what could be understood,
 * and the problems, each with its place. Nothing of what the file says is repeated in a problem.
 */
import type { Node, ParseError } from 'jsonc-parser';
import { parseTree } from 'jsonc-parser';
import type { Confidence } from '../finding.ts';
import { CONFIDENCES } from '../finding.ts';
import { Glob } from './glob.ts';

/** `off`, or the lowest confidence that is shown. */
export const LEVEL_SETTINGS = [...CONFIDENCES, 'off'] as const;
export type LevelSetting = Confidence | 'off';

export const SALT_PATTERN = /^[A-Za-z0-9_-]{22}$/;
export const FINGERPRINT_PATTERN = /^[0-9a-hjkmnp-tv-z]{4}$/;
export const SURROGATE_PATTERN = /^[A-Za-z0-9_-]{8}$/;
/** An identifier's id. Ids that this version does not know are allowed: a newer one may have written them. */
export const TYPE_PATTERN = /^[a-z][a-z0-9-]{0,63}$/;
/** Relative to the config's folder, separated by `/`. */
export const PATH_PATTERN = /^(?!\/|\.\.?\/)[^\\\0]+$/;

export interface FalsePositive {
  readonly type: string;
  readonly fingerprint: string;
  /** Exact, relative to the config's folder, separated by `/`. Missing: every path. */
  readonly path?: string;
}

export interface Config {
  /** What the fingerprints are keyed with: 16 random bytes in base64url. */
  readonly salt?: string;
  /** Globs of paths in which nothing is looked for. */
  readonly ignore: readonly string[];
  /** By type; a type that is not in it is shown at every confidence. */
  readonly levels: ReadonlyMap<string, LevelSetting>;
  readonly falsePositives: readonly FalsePositive[];
  /** Long fingerprints of surrogates that Biombo wrote into documents. */
  readonly surrogates: readonly string[];
}

export const EMPTY_CONFIG: Config = { ignore: [], levels: new Map(), falsePositives: [], surrogates: [] };

export const CONFIG_PROBLEM_CODES = [
  'syntax',
  'too-deep',
  'too-large',
  'duplicate-key',
  'unknown-key',
  'wrong-type',
  'missing-key',
  'salt',
  'no-salt',
  'glob',
  'level',
  'type',
  'fingerprint',
  'path',
  'surrogate',
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
    if (!keys.has('salt') && falsePositives.length + surrogates.length > 0) {
      this.#problems.add('no-salt', { offset: root.offset, length: 1 }, '', 'warning');
    }
    return {
      ...(salt === undefined ? {} : { salt }),
      ignore: this.#strings(keys.get('ignore'), 'ignore', 'glob', (s) => Glob.parse(s) !== undefined),
      levels: this.#levels(keys.get('levels')),
      falsePositives,
      surrogates,
    };
  }

  #levels(node: Node | undefined): Map<string, LevelSetting> {
    const levels = new Map<string, LevelSetting>();
    for (const [type, value] of node ? this.#object(node, 'levels') : []) {
      const level = LEVEL_SETTINGS.find((setting) => setting === value.value);
      if (!TYPE_PATTERN.test(type)) this.#problems.add('type', value, 'levels');
      else if (level === undefined) this.#problems.add('level', value, 'levels');
      else levels.set(type, level);
    }
    return levels;
  }

  #falsePositives(list: Node | undefined): FalsePositive[] {
    const entries: FalsePositive[] = [];
    for (const [index, node] of this.#items(list, 'falsePositives').entries()) {
      const entry = this.#falsePositive(node, `falsePositives[${index}]`);
      if (entry) entries.push(entry);
    }
    return entries;
  }

  #falsePositive(node: Node, at: string): FalsePositive | undefined {
    const keys = this.#object(node, at, FALSE_POSITIVE_KEYS);
    if (node.type !== 'object') return undefined;
    for (const key of ['type', 'fingerprint']) {
      if (!keys.has(key)) this.#problems.add('missing-key', node, `${at}.${key}`);
    }
    const type = this.#string(keys.get('type'), `${at}.type`, TYPE_PATTERN, 'type');
    const fingerprint = this.#string(
      keys.get('fingerprint'),
      `${at}.fingerprint`,
      FINGERPRINT_PATTERN,
      'fingerprint',
    );
    const path = this.#string(keys.get('path'), `${at}.path`, PATH_PATTERN, 'path');
    // A path that is wrong must not widen the entry to every path.
    if (type === undefined || fingerprint === undefined || keys.has('path') !== (path !== undefined)) {
      return undefined;
    }
    return { type, fingerprint, ...(path === undefined ? {} : { path }) };
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

export const CONFIG_KEYS: readonly string[] = [
  '$schema',
  'salt',
  'ignore',
  'levels',
  'falsePositives',
  'surrogates',
];
export const FALSE_POSITIVE_KEYS: readonly string[] = ['type', 'fingerprint', 'path'];
