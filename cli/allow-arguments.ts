import { TYPE_PATTERN } from '../shared/policy/config.ts';
import { Glob } from '../shared/policy/glob.ts';
import type { UsageProblem } from './messages/messages.ts';
import { FILE_PLACES, type OptionTypes, type Parsed, parse, parsePlace } from './options.ts';

/** What an entry is to cover. */
export type AllowScope =
  | { readonly kind: 'file' | 'everywhere' }
  | { readonly kind: 'key'; readonly paths: string | undefined }
  | { readonly kind: 'type'; readonly paths: string };

export interface AllowPlace {
  readonly action: 'add';
  readonly path: string;
  /** From 1. */
  readonly line: number;
  readonly column: number | undefined;
  readonly type: string | undefined;
  readonly scope: AllowScope;
  /** It goes among the user's own entries. */
  readonly user: boolean;
}

export type AllowOptions =
  | AllowPlace
  | { readonly action: 'unused'; readonly paths: readonly string[]; readonly remove: boolean }
  | { readonly action: 'move'; readonly from: string; readonly to: string };

type ParsedAllow =
  | { readonly kind: 'help' }
  | { readonly kind: 'usage-error'; readonly problem: UsageProblem }
  | { readonly kind: 'allow'; readonly options: AllowOptions };

const OPTIONS: OptionTypes = {
  type: 'string',
  everywhere: 'boolean',
  user: 'boolean',
  key: 'boolean',
  paths: 'string',
  unused: 'boolean',
  remove: 'boolean',
  move: 'boolean',
  help: 'boolean',
};

/** Understands the words after `biombo allow`. */
export function parseAllow(words: readonly string[]): ParsedAllow {
  const parsed = parse(words, OPTIONS);
  if (parsed.has('help')) return { kind: 'help' };
  const problem = parsed.problem ?? combinationProblem(parsed);
  if (problem) return { kind: 'usage-error', problem };
  if (parsed.has('unused')) {
    const { positionals: paths } = parsed;
    return { kind: 'allow', options: { action: 'unused', paths, remove: parsed.has('remove') } };
  }
  return parsed.has('move') ? parseMove(parsed) : parseAdd(parsed);
}

function parseMove({ positionals: [from, to, extra] }: Parsed): ParsedAllow {
  if (from === undefined || to === undefined) {
    return { kind: 'usage-error', problem: { kind: 'place', allowed: ['OLD NEW'] } };
  }
  return extra === undefined ? { kind: 'allow', options: { action: 'move', from, to } } : unexpected(extra);
}

function parseAdd(parsed: Parsed): ParsedAllow {
  const [word = '', extra] = parsed.positionals;
  const { path, line, column } = parsePlace(word) ?? {};
  const type = parsed.value('type');
  if (extra !== undefined) return unexpected(extra);
  if (path === undefined || line === undefined) {
    return { kind: 'usage-error', problem: { kind: 'place', allowed: FILE_PLACES } };
  }
  // Others may be defined by the file's config.
  if (type !== undefined && !TYPE_PATTERN.test(type)) {
    return { kind: 'usage-error', problem: { kind: 'type', name: '--type' } };
  }
  const paths = parsed.value('paths');
  if (paths !== undefined && Glob.parse(paths) === undefined) {
    return { kind: 'usage-error', problem: { kind: 'glob', name: '--paths' } };
  }
  return {
    kind: 'allow',
    options: {
      action: 'add',
      path,
      line,
      column,
      type,
      scope: scopeOf(parsed, paths),
      user: parsed.has('user'),
    },
  };
}

function scopeOf(parsed: Parsed, paths: string | undefined): AllowScope {
  if (parsed.has('key')) return { kind: 'key', paths };
  if (paths !== undefined) return { kind: 'type', paths };
  return { kind: parsed.has('everywhere') || parsed.has('user') ? 'everywhere' : 'file' };
}

function combinationProblem(parsed: Parsed): UsageProblem | undefined {
  const apart = (name: string, others: readonly string[]): UsageProblem | undefined => {
    const other = others.find((it) => parsed.has(name) && parsed.has(it));
    return other === undefined ? undefined : { kind: 'not-with', name: `--${name}`, other: `--${other}` };
  };
  if (parsed.has('remove') && !parsed.has('unused')) {
    return { kind: 'only-with', name: '--remove', other: '--unused' };
  }
  const scopes = ['type', 'everywhere', 'user', 'key', 'paths'];
  return (
    apart('unused', ['move', ...scopes]) ?? apart('move', scopes) ?? apart('everywhere', ['key', 'paths'])
  );
}

function unexpected(word: string): ParsedAllow {
  return { kind: 'usage-error', problem: { kind: 'unexpected-argument', name: word } };
}
