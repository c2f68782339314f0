/** Where the value behind a label begins and ends, and whether it is worth looking at. */
import { CLASS, LETTER } from '../../text/characters.ts';
import { MOST_CHARACTERS } from './value.ts';

/** How far a value may begin before the first token with a digit in it. */
const LEAD = 32;

export const COLON = 0x3a;
const EQUALS = 0x3d;
const GREATER = 0x3e;
const STAR = 0x2a;

/** Quotes, brackets, and what parts a value from a label or the next value. */
const ENDS = new Uint8Array(0x80);
for (const c of '"\'`<>,;|()[]{}') ENDS[c.charCodeAt(0)] = 1;
const QUOTES = '"\'`';
/** And what escapes one. */
const OPENING = '"\'`“‘\\';

/** Characters that end a value: spaces, quotes, brackets. */
export function endsValue(code: number): boolean {
  if (code < 0x80) return code <= 0x20 || ENDS[code] === 1;
  return code === 0xa0 || '“”‘’«»'.includes(String.fromCharCode(code));
}

/** Where the value begins that the token at `at` is in, behind the stars of Markdown. */
export function valueStart(text: string, at: number, lo: number): number {
  const limit = Math.max(lo, at - LEAD);
  let start = at;
  while (start > limit) {
    const code = text.charCodeAt(start - 1);
    if (endsValue(code) || code === COLON || code === EQUALS) break;
    start--;
  }
  if (start > limit && QUOTES.includes(text.charAt(start - 1))) start = stringStart(text, start, limit);
  while (start < at && text.charCodeAt(start) === STAR) start++;
  return start;
}

/** What stands before a quotation mark that opens a string. */
const BEFORE_STRING = /[\s:=(,[{>]/;

/** Where the string begins in which the quotation mark before `start` stands, as `c9` in `'ab"c9'`; else `start`. */
function stringStart(text: string, start: number, limit: number): number {
  for (let i = start - 1; i >= limit; i--) {
    const sign = text.charAt(i);
    if (sign <= ' ') break;
    if (!QUOTES.includes(sign)) continue;
    let before = i;
    while (text.charAt(before - 1) === '\\') before--;
    if (before > 0 && !BEFORE_STRING.test(text.charAt(before - 1))) continue;
    return closing(text, i + 1, start) === -1 ? i + 1 : start;
  }
  return start;
}

/**
 * Where a string ends: its own quotation mark, none that is escaped or written twice within it.
 * @param start behind the mark that opens it, which says what closes it
 * @returns -1 where it goes on to `limit`; the end of a line before that ends it, too
 */
function closing(text: string, start: number, limit: number): number {
  const quote = text.charAt(start - 1);
  const isEscaped = text.charAt(start - 2) === '\\';
  for (let i = start; i < limit; i++) {
    const sign = text.charAt(i);
    if (sign < ' ') return i;
    if (sign === quote && !(text.charAt(i + 1) === quote && !endsValue(text.charCodeAt(i + 2)))) return i;
    const isPair = sign === quote || (sign === '\\' && !isEscaped && goesOn(text, i + 2, quote));
    if (isPair) i++;
  }
  return -1;
}

/** Whether a string goes on at `i`, behind what may be an escaped sign: some languages have no such. */
function goesOn(text: string, i: number, quote: string): boolean {
  return text.charAt(i) === quote || !endsValue(text.charCodeAt(i));
}

/** The kinds of characters in a value, as bits. */
const DIGITS = 1;
const SMALL = 2;
const CAPITALS = 4;
const SIGNS = 8;
/** Signs that numbers have, too. */
const MARKS = 16;

/** What is seen of a value at a glance: reused. */
const seen = { kinds: 0, length: 0 };
const LONGEST_GLANCE = 24;

function glance(text: string, start: number, lo: number, hi: number): typeof seen {
  const limit = Math.min(hi, start + LONGEST_GLANCE);
  const end = valueEnd(text, start, lo, limit);
  let i = start;
  seen.kinds = 0;
  for (; i < end; i++) seen.kinds |= kindOf(text.charCodeAt(i));
  seen.length = i - start;
  return seen;
}

function kindOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return DIGITS;
  if (code >= 0x61 && code <= 0x7a) return SMALL;
  if (code >= 0x41 && code <= 0x5a) return CAPITALS;
  return code >= 0x2b && code <= 0x3a ? MARKS : SIGNS;
}

function count(bits: number): number {
  return (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + (bits > CAPITALS + SMALL + DIGITS ? 1 : 0);
}

/** The character before the spaces, quotes and stars before a value, or 0. */
function opener(text: string, start: number, lo: number): number {
  const limit = Math.max(lo, start - 8);
  let i = start;
  while (i > limit) {
    const code = text.charCodeAt(i - 1);
    if (code > 0x20 && code !== 0xa0 && code !== STAR && !OPENING.includes(text.charAt(i - 1))) return code;
    i--;
  }
  return 0;
}

/** Whether a label may stand before and a secret there: most tokens end here, before anything is looked up. */
export function mayBeLabelled(text: string, start: number, lo: number, hi: number): boolean {
  const before = opener(text, start, lo);
  const isSign = before === COLON || before === EQUALS || before === GREATER;
  if (!isSign && CLASS[before] !== LETTER) return false;
  const { kinds, length } = glance(text, start, lo, hi);
  if (isSign) return length >= 6 && (kinds === DIGITS || (kinds & (SMALL | CAPITALS | SIGNS)) !== 0);
  if (VERB_ENDS.includes(String.fromCharCode(before))) return length >= 6 && count(kinds) >= 2;
  return (length >= 8 && count(kinds) >= 3) || (length >= 16 && count(kinds) >= 2);
}
/** How "é", "eh", "is", "foi" and "será" end. */
const VERB_ENDS = 'éhsiá';

function isQuoted(text: string, start: number, lo: number): boolean {
  return start > lo && QUOTES.includes(text.charAt(start - 1));
}

function valueEnd(text: string, start: number, lo: number, limit: number): number {
  if (isQuoted(text, start, lo)) {
    const end = closing(text, start, limit);
    return end < 0 ? limit : end;
  }
  let end = start;
  while (end < limit && !endsValue(text.charCodeAt(end))) end++;
  return end;
}

/** The value from `start` on: up to the quote that closes it, else to the next sign that ends one. */
export function valueAt(text: string, start: number, lo: number, hi: number): string {
  const value = text.slice(start, valueEnd(text, start, lo, Math.min(hi, start + MOST_CHARACTERS)));
  return isQuoted(text, start, lo) ? value.replace(/\\+$/, '') : value.replace(/(?:&\w+=.*|[.:*\\]+)$/, '');
}
