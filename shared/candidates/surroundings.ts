/** What a number is part of: tokens, decimals, prices, references. Each look is a few characters wide. */
import {
  CLASS,
  CLOSE,
  DASH,
  DIGIT,
  DOT,
  isAlphanumeric,
  LETTER,
  SLASH,
  SPACE,
  STAR,
} from '../text/characters.ts';
import { emphasisStart, opensEmphasis } from '../text/emphasis.ts';
import { isPercentEncoded } from '../text/percent.ts';

const COMMA = 0x2c;
const COLON = 0x3a;
const UNDERSCORE = 0x5f;

/**
 * Whether a bare number at `[start, end)` stands for itself, and is not the rest of a UUID, a hash, a decimal, a
 * price, a reference or a longer code.
 */
export function standsAlone(text: string, start: number, end: number, lo: number, hi: number): boolean {
  return aloneBefore(text, start, lo, hi) && aloneAfter(text, end, hi);
}

function aloneBefore(text: string, start: number, lo: number, hi: number): boolean {
  if (start <= lo || followsPercentEncoded(text, start, lo)) return true;
  const code = text.charCodeAt(start - 1);
  const kind = CLASS[code]!;
  if (kind === STAR) return opensEmphasis(text, start, hi);
  if (kind === LETTER) return false;
  if (code === 0x23 || code === 0x24 || code === 0x21) return false; // # $ !
  if (code === COMMA) return !endsShortNumber(text, start - 1, lo);
  if (kind === SPACE) return start - 2 < lo || text.charCodeAt(start - 2) !== 0x24;
  if (kind !== DOT && kind !== DASH && kind !== SLASH && code !== UNDERSCORE && code !== COLON) return true;
  if (code === COLON) return !isBehindMinutes(text, start, lo);
  return start - 2 < lo || !isAlphanumeric(text.charCodeAt(start - 2));
}

const MINUTES = /(?:^|\D)\d{1,2}:\d\d:$/;
const LONGEST_MINUTES = 7;

/** `22:10:44 2024 -0300`: the number begins with the seconds of a clock. */
function isBehindMinutes(text: string, start: number, lo: number): boolean {
  return MINUTES.test(text.slice(Math.max(lo, start - LONGEST_MINUTES), start));
}

function aloneAfter(text: string, end: number, hi: number): boolean {
  if (end >= hi) return true;
  const code = text.charCodeAt(end);
  const kind = CLASS[code]!;
  if (kind === STAR) return emphasisStart(text, end, hi) >= 0;
  if (kind === LETTER || code === 0x25) return false;
  if (end + 1 >= hi) return true;
  const next = text.charCodeAt(end + 1);
  if (code === COMMA) return !(CLASS[next] === DIGIT && countDigits(text, end + 1, hi, 3) < 3);
  if (kind !== DOT && kind !== DASH && kind !== SLASH && code !== UNDERSCORE) return true;
  return !isAlphanumeric(next) || (kind === DOT && CLASS[next] === LETTER);
}

/** Whether the character before `start` is written percent-encoded, as in a URL. */
export function followsPercentEncoded(text: string, start: number, lo: number): boolean {
  return start - 3 >= lo && isPercentEncoded(text, start - 3);
}

/** A comma behind one to three digits is a decimal comma; behind more it separates a list. */
function endsShortNumber(text: string, end: number, lo: number): boolean {
  let start = end;
  while (start > lo && start > end - 4 && CLASS[text.charCodeAt(start - 1)] === DIGIT) start--;
  return start < end && end - start <= 3;
}

function countDigits(text: string, start: number, hi: number, most: number): number {
  let count = 0;
  while (count < most && start + count < hi && CLASS[text.charCodeAt(start + count)] === DIGIT) count++;
  return count;
}

/**
 * The start of a span moved over the plus sign or the bracket that belongs to the number: `+55 …`, `(11) …`.
 * @param first offset of the first digit; `end` of the number
 */
export function withOpening(text: string, first: number, end: number, lo: number, plus: boolean): number {
  let start = first;
  if (start > lo && isOpening(text.charCodeAt(start - 1)) && closesWithin(text, start, end)) start--;
  if (plus && start > lo && isPlus(text.charCodeAt(start - 1))) start--;
  return start;
}

function isOpening(code: number): boolean {
  return code === 0x28 || code === 0xff08;
}

function isPlus(code: number): boolean {
  return code === 0x2b || code === 0xff0b;
}

/** Longest area code in brackets, with spaces and a zero before it. */
const BRACKET = 12;

function closesWithin(text: string, start: number, end: number): boolean {
  for (let i = start; i < end && i < start + BRACKET; i++)
    if (CLASS[text.charCodeAt(i)] === CLOSE) return true;
  return false;
}
