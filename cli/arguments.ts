import type { Confidence } from '../shared/finding.ts';
import { CONFIDENCES } from '../shared/finding.ts';
import { MASK_STYLES, type MaskStyle } from '../shared/fixes/mask.ts';
import { PRECISIONS, type Precision } from '../shared/fixes/precision.ts';
import { TYPE_PATTERN } from '../shared/policy/config.ts';
import { type AllowOptions, parseAllow } from './allow-arguments.ts';
import type { UsageProblem } from './messages/messages.ts';
import { FILE_PLACES, type OptionTypes, oneOf, type Parsed, parse, parsePlace } from './options.ts';

export const FORMATS = ['text', 'json', 'jsonl', 'sarif'] as const;
export type ReportFormat = (typeof FORMATS)[number];

export interface ScanOptions {
  readonly paths: readonly string[];
  readonly input: 'files' | 'staged' | 'stdin';
  readonly format: ReportFormat;
  readonly failOn: Confidence;
  /** With `staged`: findings on lines that do not change count too. */
  readonly whole: boolean;
  readonly stdinFilename: string | undefined;
  readonly rawPaths: boolean;
  /** What a baseline accepts is reported too. */
  readonly noBaseline: boolean;
  readonly noColor: boolean;
}

export const REPLACEMENTS = ['mask', 'surrogate', 'generalise'] as const;
export type Replacement = (typeof REPLACEMENTS)[number];

export type Style = MaskStyle | Precision;
const STYLES: readonly Style[] = [...MASK_STYLES, ...PRECISIONS];

export const MASK_FORMATS = ['text', 'json'] as const;

export interface MaskOptions {
  readonly paths: readonly string[];
  readonly input: 'files' | 'stdin';
  readonly stdinFilename: string | undefined;
  /** Where the fixed text goes: to standard output, in the place of the file, or into a folder. */
  readonly to:
    | { readonly kind: 'stdout' | 'in-place' }
    | { readonly kind: 'folder'; readonly folder: string };
  readonly replacement: Replacement;
  /** How it is written, whatever the config says. */
  readonly styles: readonly Style[];
  /** The lowest confidence that is replaced. */
  readonly level: Confidence;
  /** Only these types; empty: all. */
  readonly types: readonly string[];
  /** Identifiers that are JSON keys are replaced too. */
  readonly keys: boolean;
  readonly keyFile: string | undefined;
  /** What was replaced, told on standard output where the text does not go there. */
  readonly format: (typeof MASK_FORMATS)[number];
  /** Say now and then, as a JSON line, how far it has come. */
  readonly progress: boolean;
}

export const EXPLAIN_FORMATS = ['text', 'json'] as const;

export interface ExplainOptions {
  /** The file, or undefined for standard input. */
  readonly path: string | undefined;
  readonly stdinFilename: string | undefined;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 code units; undefined for the whole line. */
  readonly column: number | undefined;
  readonly format: (typeof EXPLAIN_FORMATS)[number];
  readonly rawPaths: boolean;
}

export type Topic = 'biombo' | 'scan' | 'explain' | 'mask' | 'allow' | 'baseline' | 'hook';

export type Command =
  | { readonly kind: 'help'; readonly topic: Topic }
  | { readonly kind: 'version' }
  | { readonly kind: 'scan'; readonly options: ScanOptions }
  | { readonly kind: 'explain'; readonly options: ExplainOptions }
  | { readonly kind: 'mask'; readonly options: MaskOptions }
  | { readonly kind: 'allow'; readonly options: AllowOptions }
  | { readonly kind: 'baseline' }
  | { readonly kind: 'hook'; readonly action: 'install' | 'uninstall' }
  | { readonly kind: 'usage-error'; readonly topic: Topic; readonly problem: UsageProblem };

const SCAN_OPTIONS: OptionTypes = {
  format: 'string',
  'fail-on': 'string',
  staged: 'boolean',
  whole: 'boolean',
  stdin: 'boolean',
  'stdin-filename': 'string',
  'raw-paths': 'boolean',
  'no-baseline': 'boolean',
  'no-color': 'boolean',
  help: 'boolean',
};

const EXPLAIN_OPTIONS: OptionTypes = {
  format: 'string',
  stdin: 'boolean',
  'stdin-filename': 'string',
  'raw-paths': 'boolean',
  help: 'boolean',
};

const MASK_OPTIONS: OptionTypes = {
  with: 'string',
  style: 'string',
  level: 'string',
  types: 'string',
  keys: 'boolean',
  'in-place': 'boolean',
  output: 'string',
  stdin: 'boolean',
  'stdin-filename': 'string',
  'key-file': 'string',
  format: 'string',
  progress: 'boolean',
  help: 'boolean',
};

/** Understands the words after `biombo`. */
export function parseCommand(words: readonly string[]): Command {
  const [first, ...rest] = words;
  if (first === 'scan') return parseScan(rest);
  if (first === 'explain') return parseExplain(rest);
  if (first === 'mask') return parseMask(rest);
  if (first === 'allow') {
    const parsed = parseAllow(rest);
    if (parsed.kind === 'usage-error') return usageError('allow', parsed.problem);
    return parsed.kind === 'help'
      ? { kind: 'help', topic: 'allow' }
      : { kind: 'allow', options: parsed.options };
  }
  if (first === 'baseline') return parseBaseline(rest);
  if (first === 'hook') return parseHook(rest);
  if (first !== undefined && !first.startsWith('-')) {
    return usageError('biombo', { kind: 'unknown-command', name: first });
  }
  const parsed = parse(words, { help: 'boolean', version: 'boolean' });
  if (parsed.has('help')) return { kind: 'help', topic: 'biombo' };
  if (parsed.problem) return usageError('biombo', parsed.problem);
  if (parsed.has('version')) return { kind: 'version' };
  return usageError('biombo', { kind: 'no-command' });
}

function parseBaseline(words: readonly string[]): Command {
  const parsed = parse(words, { help: 'boolean' });
  if (parsed.has('help')) return { kind: 'help', topic: 'baseline' };
  if (parsed.problem) return usageError('baseline', parsed.problem);
  const [extra] = parsed.positionals;
  if (extra !== undefined) {
    return usageError('baseline', { kind: 'unexpected-argument', name: extra });
  }
  return { kind: 'baseline' };
}

function parseHook(words: readonly string[]): Command {
  const parsed = parse(words, { help: 'boolean' });
  if (parsed.has('help')) return { kind: 'help', topic: 'hook' };
  if (parsed.problem) return usageError('hook', parsed.problem);
  const [action, extra] = parsed.positionals;
  if (action !== 'install' && action !== 'uninstall') return usageError('hook', { kind: 'hook-action' });
  if (extra !== undefined) {
    return usageError('hook', { kind: 'unexpected-argument', name: extra });
  }
  return { kind: 'hook', action };
}

function parseScan(words: readonly string[]): Command {
  const parsed = parse(words, SCAN_OPTIONS);
  if (parsed.has('help')) return { kind: 'help', topic: 'scan' };
  const format = oneOf(FORMATS, parsed.value('format') ?? 'text');
  const failOn = oneOf(CONFIDENCES, parsed.value('fail-on') ?? 'likely');
  const problem = parsed.problem ?? combinationProblem(parsed);
  if (problem) return usageError('scan', problem);
  if (!format) return usageError('scan', { kind: 'bad-value', name: '--format', allowed: FORMATS });
  if (!failOn) return usageError('scan', { kind: 'bad-value', name: '--fail-on', allowed: CONFIDENCES });
  const options: ScanOptions = {
    paths: parsed.positionals,
    input: parsed.has('staged') ? 'staged' : parsed.has('stdin') ? 'stdin' : 'files',
    format,
    failOn,
    whole: parsed.has('whole'),
    stdinFilename: parsed.value('stdin-filename'),
    rawPaths: parsed.has('raw-paths'),
    noBaseline: parsed.has('no-baseline'),
    noColor: parsed.has('no-color'),
  };
  return { kind: 'scan', options };
}

function parseExplain(words: readonly string[]): Command {
  const parsed = parse(words, EXPLAIN_OPTIONS);
  if (parsed.has('help')) return { kind: 'help', topic: 'explain' };
  const isStdin = parsed.has('stdin');
  const format = oneOf(EXPLAIN_FORMATS, parsed.value('format') ?? 'text');
  const [place = '', extra] = parsed.positionals;
  const { path, line, column } = parsePlace(place) ?? {};
  if (parsed.problem) return usageError('explain', parsed.problem);
  if (!format)
    return usageError('explain', { kind: 'bad-value', name: '--format', allowed: EXPLAIN_FORMATS });
  if (extra !== undefined) {
    return usageError('explain', { kind: 'unexpected-argument', name: extra });
  }
  if (parsed.has('stdin-filename') && !isStdin) {
    return usageError('explain', { kind: 'only-with', name: '--stdin-filename', other: '--stdin' });
  }
  if (line === undefined || (path === undefined) !== isStdin) {
    return usageError('explain', { kind: 'place', allowed: isStdin ? STDIN_PLACES : FILE_PLACES });
  }
  const options: ExplainOptions = {
    path,
    stdinFilename: parsed.value('stdin-filename'),
    line,
    column,
    format,
    rawPaths: parsed.has('raw-paths'),
  };
  return { kind: 'explain', options };
}

const STDIN_PLACES = ['LINE', 'LINE:COLUMN'];

function parseMask(words: readonly string[]): Command {
  const parsed = parse(words, MASK_OPTIONS);
  if (parsed.has('help')) return { kind: 'help', topic: 'mask' };
  const replacement = oneOf(REPLACEMENTS, parsed.value('with') ?? 'mask');
  const level = oneOf(CONFIDENCES, parsed.value('level') ?? 'likely');
  const types = listed(parsed.value('types'));
  const styles = listed(parsed.value('style')).map((style) => oneOf(STYLES, style));
  const format = oneOf(MASK_FORMATS, parsed.value('format') ?? 'text');
  const problem = parsed.problem ?? outputProblem(parsed);
  if (problem) return usageError('mask', problem);
  if (!styles.every(isStyle)) {
    return usageError('mask', { kind: 'bad-value', name: '--style', allowed: STYLES });
  }
  if (!replacement) return usageError('mask', { kind: 'bad-value', name: '--with', allowed: REPLACEMENTS });
  if (!format) return usageError('mask', { kind: 'bad-value', name: '--format', allowed: MASK_FORMATS });
  if (!level) return usageError('mask', { kind: 'bad-value', name: '--level', allowed: CONFIDENCES });
  // Others may be defined by the config of a file.
  if (types.some((type) => !TYPE_PATTERN.test(type))) {
    return usageError('mask', { kind: 'type', name: '--types' });
  }
  const folder = parsed.value('output');
  const options: MaskOptions = {
    paths: parsed.positionals,
    input: parsed.has('stdin') ? 'stdin' : 'files',
    stdinFilename: parsed.value('stdin-filename'),
    to: folder ? { kind: 'folder', folder } : { kind: parsed.has('in-place') ? 'in-place' : 'stdout' },
    replacement,
    styles,
    level,
    types,
    keys: parsed.has('keys'),
    keyFile: parsed.value('key-file'),
    format,
    progress: parsed.has('progress'),
  };
  return { kind: 'mask', options };
}

function listed(words = ''): string[] {
  return words.split(',').filter((word) => word !== '');
}

function isStyle(style: Style | undefined): style is Style {
  return style !== undefined;
}

function outputProblem(parsed: Parsed): UsageProblem | undefined {
  const apart = (name: string, other: string): UsageProblem | undefined =>
    parsed.has(name) && parsed.has(other)
      ? { kind: 'not-with', name: `--${name}`, other: `--${other}` }
      : undefined;
  if (parsed.has('stdin') && parsed.positionals.length > 0) {
    return { kind: 'not-with', name: '--stdin', other: 'PATH' };
  }
  if (parsed.has('stdin-filename') && !parsed.has('stdin')) {
    return { kind: 'only-with', name: '--stdin-filename', other: '--stdin' };
  }
  if (!parsed.has('stdin') && parsed.positionals.length === 0) return { kind: 'no-path' };
  if (parsed.value('format') === 'json' && !parsed.has('in-place') && !parsed.has('output')) {
    return { kind: 'only-with', name: '--format json', other: '--in-place / --output' };
  }
  return apart('in-place', 'output') ?? apart('in-place', 'stdin') ?? apart('output', 'stdin');
}

function combinationProblem(parsed: Parsed): UsageProblem | undefined {
  const only = (name: string, other: string): UsageProblem | undefined =>
    parsed.has(name) && !parsed.has(other)
      ? { kind: 'only-with', name: `--${name}`, other: `--${other}` }
      : undefined;
  const apart = (other: string): UsageProblem => ({ kind: 'not-with', name: '--stdin', other });
  if (parsed.has('stdin') && parsed.has('staged')) return apart('--staged');
  if (parsed.has('stdin') && parsed.positionals.length > 0) return apart('PATH');
  return only('whole', 'staged') ?? only('stdin-filename', 'stdin');
}

function usageError(topic: Topic, problem: UsageProblem): Command {
  return { kind: 'usage-error', topic, problem };
}
