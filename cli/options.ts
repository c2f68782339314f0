/** The options of a command line, understood by type. */
import { parseArgs } from 'node:util';
import type { UsageProblem } from './messages/messages.ts';

export type OptionTypes = Readonly<Record<string, 'boolean' | 'string'>>;

export interface Parsed {
  readonly positionals: readonly string[];
  /** The first thing that is wrong. */
  readonly problem: UsageProblem | undefined;
  has(option: string): boolean;
  value(option: string): string | undefined;
}

/** `parseArgs` itself complains in English only, and repeats what was typed. */
export function parse(words: readonly string[], types: OptionTypes): Parsed {
  const options = Object.fromEntries(
    Object.entries(types).map(([name, type]) => [name, name === 'help' ? { type, short: 'h' } : { type }]),
  );
  const { values, positionals, tokens } = parseArgs({
    args: [...words],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  let problem: UsageProblem | undefined;
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const type = Object.hasOwn(types, token.name) ? types[token.name] : undefined;
    const wrong = (kind: 'unknown-option' | 'takes-no-value' | 'needs-value') => {
      problem ??= { kind, name: token.rawName };
    };
    if (type === undefined) wrong('unknown-option');
    else if (type === 'boolean' && token.value !== undefined) wrong('takes-no-value');
    else if (type === 'string' && isMissing(token.value, token.inlineValue)) wrong('needs-value');
  }
  // What an unset variable leaves would be the current folder as a path, with all that is in it.
  if (positionals.includes('')) problem ??= { kind: 'empty-argument' };
  return {
    positionals,
    problem,
    has: (option) => values[option] !== undefined,
    value: (option) => {
      const value = values[option];
      return typeof value === 'string' ? value : undefined;
    },
  };
}

/** `--format --staged` lacks a value; `--stdin-filename=-x.md` has one. */
function isMissing(value: string | undefined, inline: boolean | undefined): boolean {
  return value === undefined || value === '' || (!inline && value.startsWith('-'));
}

export function oneOf<T extends string>(allowed: readonly T[], value: string): T | undefined {
  return allowed.find((candidate) => candidate === value);
}

export const FILE_PLACES = ['FILE:LINE', 'FILE:LINE:COLUMN'];

/** `FILE:LINE` or `FILE:LINE:COLUMN`; a colon may be in the file's name too. */
const PLACE = /^(?:(.+?):)?([1-9]\d{0,8})(?::([1-9]\d{0,8}))?$/s;

/** @returns undefined where it is no place */
export function parsePlace(
  word: string,
):
  | { readonly path: string | undefined; readonly line: number; readonly column: number | undefined }
  | undefined {
  const [, path, line, column] = PLACE.exec(word) ?? [];
  if (line === undefined) return undefined;
  return { path, line: Number(line), column: column === undefined ? undefined : Number(column) };
}
