/** Tokens of letters and digits, for identifiers that may hold letters (the alphanumeric CNPJ). */
import {
  CLASS,
  DASH,
  DIGIT,
  DOT,
  digitValue,
  foldLetter,
  IGNORABLE,
  isPercentEncoded,
  LETTER,
  SLASH,
} from '../text/characters.ts';
import type { Run } from './run.ts';
import { SEPARATOR } from './run.ts';

/** The longest punctuated token that any identifier with letters has. */
const LONGEST = 24;

/**
 * Finds the token of ASCII letters, digits and single tight marks around the digit at `at`.
 * @returns its start; −1 where it is too long, or where `at` is not its first digit (it was seen there already)
 */
export function tokenStart(text: string, at: number, lo: number): number {
  let start = at;
  while (start > lo && at - start <= LONGEST) {
    const code = text.charCodeAt(start - 1);
    if (CLASS[code] === DIGIT) return -1;
    if (
      !isAsciiLetter(code) &&
      !(isMark(code) && start - 2 >= lo && isAsciiLetter(text.charCodeAt(start - 2)))
    )
      break;
    start--;
  }
  return at - start > LONGEST ? -1 : start;
}

const LONGEST_LEFT = 64;

/**
 * The start of the token that the digit at `at` is in: letters, digits and the marks `. - / _ +` between them, and what
 * is invisible. A colon ends it on the left, since labels end in one, and so does what is percent-encoded.
 */
export function startOfToken(text: string, at: number, lo: number): number {
  const limit = Math.max(lo, at - LONGEST_LEFT);
  let start = at;
  for (let i = at - 1, joint = false; i >= limit; i--) {
    const code = text.charCodeAt(i);
    if (CLASS[code] === DIGIT || CLASS[code] === LETTER) {
      if (isPercentEncoded(text, i - 2)) break;
      start = i;
      joint = false;
    } else if (CLASS[code] !== IGNORABLE) {
      if (joint || !(isMark(code) || code === UNDERSCORE || code === PLUS) || code === BACKSLASH) break;
      joint = true;
    }
  }
  return start;
}

const BACKSLASH = 0x5c;
const UNDERSCORE = 0x5f;
const PLUS = 0x2b;

/**
 * Parses the token at `start` into `run`: a letter counts as its upper-case code − 48.
 * @returns its end, or −1 where it is too long or has no letter
 */
export function parseToken(text: string, start: number, hi: number, run: Run): number {
  let total = 0;
  let letters = 0;
  let i = start;
  run.count = 0;
  run.firsts[0] = 0;
  while (i < hi && i - start <= LONGEST) {
    run.starts[run.count] = i;
    for (; i < hi && total <= LONGEST && isTokenCharacter(text.charCodeAt(i)); i++) {
      const code = text.charCodeAt(i);
      if (CLASS[code] === LETTER) letters++;
      run.digits[total++] = CLASS[code] === DIGIT ? digitValue(code) : foldLetter(code) - 0x20 - 0x30;
    }
    run.ends[run.count] = i;
    run.firsts[++run.count] = total;
    const mark = i + 1 < hi && isTokenCharacter(text.charCodeAt(i + 1)) ? markAt(text, i) : SEPARATOR.none;
    run.separators[run.count - 1] = mark;
    if (mark === SEPARATOR.none) break;
    i++;
  }
  return i - start <= LONGEST && letters > 0 ? i : -1;
}

function markAt(text: string, at: number): number {
  const kind = CLASS[text.charCodeAt(at)]!;
  if (kind === DOT) return SEPARATOR.dot;
  if (kind === DASH) return SEPARATOR.dash;
  return kind === SLASH ? SEPARATOR.slash : SEPARATOR.none;
}

function isMark(code: number): boolean {
  const kind = CLASS[code]!;
  return kind === DOT || kind === DASH || kind === SLASH;
}

function isAsciiLetter(code: number): boolean {
  return CLASS[code] === LETTER && (code < 0x80 || code >= 0xff21);
}

function isTokenCharacter(code: number): boolean {
  return CLASS[code] === DIGIT || isAsciiLetter(code);
}
