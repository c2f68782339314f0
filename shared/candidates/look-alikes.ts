/** Letters that optical recognition puts in the place of digits. */
import type { Passage } from '../formats/format.ts';
import { CLASS, DASH, DIGIT, DOT, IGNORABLE, LETTER, SLASH, SPACE } from '../text/characters.ts';
import { digitLike, MOST_LETTERS } from '../text/look-alike-digits.ts';
import type { Span } from '../text/span.ts';

const MOST_CHARACTERS = 48;

/**
 * Reads `length` digits around `at`, taking look-alike letters for digits.
 * @param at offset of a digit; letters bound to it on the left are read too
 * @param digits receives the values
 * @returns the span, or undefined where no such token stands there
 */
export function readLookAlikes(
  passage: Passage,
  at: number,
  length: number,
  digits: Uint8Array,
): Span | undefined {
  const { text, lo, hi } = passage;
  let start = at;
  while (start > lo && at - start < length && digitLike(text.charCodeAt(start - 1)) >= 0) start--;
  if (start > lo && CLASS[text.charCodeAt(start - 1)] === LETTER) return undefined;
  let count = 0;
  let letters = 0;
  let end = start;
  const limit = Math.min(hi, start + MOST_CHARACTERS);
  for (let i = start; i < limit && count < length; i++) {
    const code = text.charCodeAt(i);
    const kind = CLASS[code]!;
    if (kind === IGNORABLE || kind === SPACE || kind === DOT || kind === DASH || kind === SLASH) continue;
    const value = digitLike(code);
    if (value < 0) return undefined;
    if (kind !== DIGIT) letters++;
    digits[count++] = value;
    end = i + 1;
  }
  if (count < length || letters === 0 || letters > length * MOST_LETTERS) return undefined;
  if (end < hi && (CLASS[text.charCodeAt(end)] === LETTER || CLASS[text.charCodeAt(end)] === DIGIT))
    return undefined;
  return { start, end };
}

/** How many letters and digits stand in each group of `[start, end)`. */
export function groupLengths(text: string, start: number, end: number): number[] {
  const lengths = [0];
  for (let i = start; i < end; i++) {
    const kind = CLASS[text.charCodeAt(i)]!;
    if (kind === IGNORABLE) continue;
    if (kind === DIGIT || kind === LETTER) lengths.push((lengths.pop() ?? 0) + 1);
    else if (lengths.at(-1) !== 0) lengths.push(0);
  }
  return lengths;
}

export function isLookAlike(code: number): boolean {
  return CLASS[code] === LETTER && digitLike(code) >= 0;
}
