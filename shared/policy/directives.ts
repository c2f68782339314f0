/**
 * Directives: comments in a document that hide findings of the types that they name. The keyword is followed by what it is
 * about (by itself this line, or, alone on a line, the next one with something on it; `-next-line`, `-start` and `-end`
 * of a block, `-file` within the first lines), by the types, and perhaps by a colon and a reason.
 *
 * What is a directive is decided by what stands within `REACH` of it, so that it is the same in chunks and streams.
 */
import type { CustomIdentifiers } from '../custom/custom-identifier.ts';

export const KEYWORD = 'biombo-ignore';
/** UTF-16 units that are looked at before and behind the keyword. */
export const LOOK = 512;

const SUFFIXES = {
  '': 'line',
  '-next-line': 'next-line',
  '-start': 'start',
  '-end': 'end',
  '-file': 'file',
} as const;
type Suffix = keyof typeof SUFFIXES;
export type DirectiveKind = (typeof SUFFIXES)[Suffix];

export const DIRECTIVE_PROBLEMS = [
  'no-types',
  'unknown-type',
  'unknown-directive',
  'too-late',
  'not-open',
  'not-closed',
] as const;
export type DirectiveProblemCode = (typeof DIRECTIVE_PROBLEMS)[number];

export interface Directive {
  readonly kind: DirectiveKind;
  /** Of the keyword and what it says; UTF-16, half open. */
  readonly start: number;
  readonly end: number;
  /** The line that it stands on, and, for `next-line`, the one that it is about; zero-based. */
  readonly line: number;
  readonly target: number;
  /** Those it names that are known. */
  readonly types: readonly string[];
  readonly problem: DirectiveProblemCode | undefined;
}

type Known = Pick<CustomIdentifiers, 'find'>;

/**
 * The directives that begin in a piece of text.
 * @param head what stands before it, at least `2 * LOOK` units where there are so many
 * @param tail what follows, likewise
 * @param known the types that there are
 * @returns in order; offsets and lines count from the start of the piece
 */
export function findDirectives(head: string, piece: string, tail: string, known: Known): Directive[] {
  const over = piece.slice(1 - KEYWORD.length) + tail.slice(0, KEYWORD.length - 1);
  if (!piece.includes(KEYWORD) && !over.includes(KEYWORD)) return [];
  const text = [head, piece, tail].join('');
  const from = head.length;
  const to = from + piece.length;
  const directives: Directive[] = [];
  let line = 0;
  let counted = from;
  for (let at = text.indexOf(KEYWORD, from); at >= 0 && at < to; at = text.indexOf(KEYWORD, at + 1)) {
    const comment = commentBefore(text, at);
    if (comment === undefined) continue;
    line += breaksIn(text.slice(counted, at));
    counted = at;
    directives.push(read(text, at, { from, line, comment, known }));
  }
  return directives;
}

/** The comment that a keyword opens. */
export interface Comment {
  /** UTF-16 units from its mark to the keyword. */
  readonly lead: number;
  /** What ends it before the line does. */
  readonly close: string | undefined;
  /** Nothing stands before it on its line. */
  readonly isFirst: boolean;
}

const MARK = /(?:^|[^"'`\w])(<!--|\/\*+|\{#|\/\/+|#+|--|;+|%+|\*)[ \t]*$/;
const CLOSE: Readonly<Record<string, string>> = { '<!--': '-->', '/*': '*/', '*': '*/', '{#': '#}' };

/** Undefined where the keyword stands in no comment, in quotes, or far from the beginning of its line. */
export function commentBefore(text: string, at: number): Comment | undefined {
  const head = text.slice(Math.max(0, at - LOOK), at);
  const lineStart = Math.max(head.lastIndexOf('\n'), head.lastIndexOf('\r')) + 1;
  if (lineStart === 0 && at > LOOK) return undefined;
  const before = head.slice(lineStart);
  const [opening = '', mark] = MARK.exec(before.slice(-24)) ?? [];
  if (mark === undefined) return undefined;
  const code = before.trimEnd().slice(0, -mark.length);
  if (isInQuotes(code)) return undefined;
  const isFirst = code.trim() === '';
  // A star begins a line of a comment; elsewhere it is one.
  if (mark === '*' && !isFirst) return undefined;
  const lead = opening.length - opening.lastIndexOf(mark);
  return { lead, close: CLOSE[mark.startsWith('/*') ? '/*' : mark], isFirst };
}

/** Whether a quote is open at the end of a line's beginning. One within a word (`d'água`) opens nothing. */
function isInQuotes(code: string): boolean {
  let open = '';
  for (let i = 0; i < code.length; i++) {
    const character = code[i] ?? '';
    if (character === '\\') i++;
    else if (open !== '') {
      if (character === open) open = '';
    } else if (/["'`]/.test(character) && !/\w/.test(code[i - 1] ?? ' ')) open = character;
  }
  return open !== '';
}

interface Place {
  readonly from: number;
  readonly line: number;
  readonly comment: Comment;
  readonly known: Known;
}

function read(text: string, at: number, { from, line, comment, known }: Place): Directive {
  const tail = text.slice(at + KEYWORD.length, at + LOOK);
  const lineEnd = tail.search(/[\r\n]/);
  const rest = lineEnd < 0 ? tail : tail.slice(0, lineEnd);
  const close = comment.close === undefined ? -1 : rest.indexOf(comment.close);
  const said = close < 0 ? rest : rest.slice(0, close);
  const behind = close < 0 ? '' : rest.slice(close + (comment.close?.length ?? 0));
  const suffix = /^[\w-]*/.exec(said)?.[0] ?? '';
  const named = said.slice(suffix.length).split(/:|\s--?\s/, 1)[0] ?? '';
  const words = named.split(/[\s,]+/).filter((word) => word !== '');
  const types = words.filter((word) => known.find(word) !== undefined);
  const start = at - from;
  const isAlone = comment.isFirst && behind.trim() === '';
  const kind = kindOf(suffix, isAlone);
  return {
    kind: kind ?? 'line',
    start,
    end: start + KEYWORD.length + suffix.length + named.trimEnd().length,
    line,
    target: line + (kind === 'next-line' ? linesAhead(text, at) : 0),
    types: kind === undefined ? [] : types,
    problem: kind === undefined ? 'unknown-directive' : problemIn(words, types),
  };
}

function problemIn(words: readonly string[], types: readonly string[]): DirectiveProblemCode | undefined {
  if (words.length === 0) return 'no-types';
  return types.length < words.length ? 'unknown-type' : undefined;
}

function kindOf(suffix: string, isAlone: boolean): DirectiveKind | undefined {
  if (suffix === '' && isAlone) return 'next-line';
  return Object.hasOwn(SUFFIXES, suffix) ? SUFFIXES[suffix as Suffix] : undefined;
}

/** How many lines further down the next one with something on it is. */
function linesAhead(text: string, at: number): number {
  const tail = text.slice(at, at + 2 * LOOK);
  const blank = /(?:\r\n|\n|\r)[ \t\r\n]*/.exec(tail)?.[0];
  return blank === undefined ? 1 : breaksIn(blank);
}

function breaksIn(text: string): number {
  return text.match(/\r\n|\n|\r/g)?.length ?? 0;
}

/** A directive in offsets and lines that count from elsewhere. */
export function moved(directive: Directive, offset: number, line: number): Directive {
  return {
    ...directive,
    start: directive.start + offset,
    end: directive.end + offset,
    line: directive.line + line,
    target: directive.target + line,
  };
}
