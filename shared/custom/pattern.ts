/**
 * Patterns of custom identifiers, on an engine without backtracking: whatever the pattern and the text, a look takes at
 * most so many steps as the pattern has parts and the text characters.
 */
import { RE2JS } from 're2js';

/** UTF-16 units of a pattern's source. */
const MOST_SOURCE = 500;
/** Parts that all patterns of a config may have, each repeated as often as its `{n}` says. */
export const MOST_PARTS = 1000;
/** A match is shorter: longer ones are no identifiers, and what is found must depend on the text nearby only. */
export const LONGEST_MATCH = 256;
/** Compiled patterns that are kept: a config is read again at each keystroke in it. */
const REMEMBERED = 64;

export type PatternProblem = 'pattern' | 'pattern-anchor' | 'pattern-empty' | 'pattern-size';

const compiled = new Map<string, Pattern | PatternProblem>();

/** @returns what is wrong with it, where it is none */
export function readPattern(source: string): Pattern | PatternProblem {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  if (compiled.size >= REMEMBERED) compiled.clear();
  const read = compile(source);
  compiled.set(source, read);
  return read;
}

function compile(source: string): Pattern | PatternProblem {
  const { parts, hasAnchor } = measure(source);
  if (source.length > MOST_SOURCE || parts > MOST_PARTS) return 'pattern-size';
  if (hasAnchor) return 'pattern-anchor';
  let regex: RE2JS;
  try {
    regex = RE2JS.compile(source);
  } catch {
    // Its message repeats the pattern.
    return 'pattern';
  }
  return regex.test('') ? 'pattern-empty' : new Pattern(regex, parts);
}

export class Pattern {
  readonly #regex: RE2JS;
  readonly parts: number;

  constructor(regex: RE2JS, parts: number) {
    this.#regex = regex;
    this.parts = parts;
  }

  /** Where the match ends that begins at `start` and is shorter than the text up to `end`; −1 where there is none. */
  matchAt(text: string, start: number, end: number): number {
    const matcher = this.#regex.matcher(text.slice(start, end));
    if (!matcher.lookingAt()) return -1;
    const length = matcher.end();
    return length === 0 || length > LONGEST_MATCH ? -1 : start + length;
  }

  /** Where in `[start, end)` the first match begins; −1 where there is none. */
  searchIn(text: string, start: number, end: number): number {
    const piece = text.slice(start, end);
    if (!this.#regex.test(piece)) return -1;
    const matcher = this.#regex.matcher(piece);
    return matcher.find() ? start + matcher.start() : -1;
  }

  matches(text: string): boolean {
    return this.#regex.testExact(text);
  }
}

/** The parts of a pattern, and whether one of them is a place between characters (`^`, `\b`), which has no sense here. */
function measure(source: string): { parts: number; hasAnchor: boolean } {
  const outer: number[] = [];
  let [parts, last, hasAnchor] = [0, 0, false];
  const add = (count: number) => {
    parts += count;
    last = count;
  };
  for (let i = 0; i < source.length && parts <= MOST_PARTS; i++) {
    const character = source[i]!;
    if (character === '\\') {
      i++;
      hasAnchor ||= /[AbBzZG]/.test(source[i] ?? '');
      if (/[pP]/.test(source[i] ?? '') && source[i + 1] === '{') i = closing(source, i, '}');
      add(1);
    } else if (character === '[') {
      i = classEnd(source, i);
      add(1);
    } else if (character === '(') {
      outer.push(parts);
      parts = 0;
    } else if (character === ')') {
      const inner = parts + 1;
      parts = outer.pop() ?? 0;
      add(inner);
    } else if (character === '{') {
      const times = /^\{(\d{1,9})(?:,(\d{0,9}))?\}/.exec(source.slice(i, i + 24));
      if (times === null) add(1);
      else {
        parts += last * (Math.max(Number(times[1]), Number(times[2] || 0), 1) - 1);
        i += times[0].length - 1;
      }
    } else {
      hasAnchor ||= character === '^' || character === '$';
      add(1);
    }
  }
  return { parts: outer.reduce((sum, count) => sum + count, parts), hasAnchor };
}

function closing(source: string, from: number, mark: string): number {
  const end = source.indexOf(mark, from);
  return end < 0 ? source.length : end;
}

/** Where a class of characters ends that begins at `from`. */
function classEnd(source: string, from: number): number {
  let i = from + 1;
  if (source[i] === '^') i++;
  if (source[i] === ']') i++;
  for (; i < source.length && source[i] !== ']'; i++) {
    if (source[i] === '\\') i++;
    else if (source.startsWith('[:', i)) i = closing(source, i, ':]') + 1;
  }
  return i;
}
