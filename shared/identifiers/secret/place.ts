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
const OPENING = '"\'`“‘';

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
  while (start < at && text.charCodeAt(start) === STAR) start++;
  return start;
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
  const before = start > lo ? text.charCodeAt(start - 1) : 0;
  const quote = before < 0x80 && QUOTES.includes(String.fromCharCode(before)) ? before : 0;
  const limit = Math.min(hi, start + LONGEST_GLANCE);
  let i = start;
  seen.kinds = 0;
  for (; i < limit; i++) {
    const code = text.charCodeAt(i);
    if (quote === 0 ? endsValue(code) : code === quote || code < 0x20) break;
    seen.kinds |= kindOf(code);
  }
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

/** The value from `start` on: up to the quote that closes it, else to the next sign that ends one. */
export function valueAt(text: string, start: number, lo: number, hi: number): string {
  const limit = Math.min(hi, start + MOST_CHARACTERS);
  const quote = start > lo ? text.charAt(start - 1) : '';
  const quoted = quote !== '' && QUOTES.includes(quote);
  let end = start;
  while (end < limit) {
    const code = text.charCodeAt(end);
    if (quoted ? text.charAt(end) === quote || code < 0x20 : endsValue(code)) break;
    end++;
  }
  const value = text.slice(start, end);
  return quoted ? value.replace(/\\+$/, '') : value.replace(/(?:&\w+=.*|[.:*\\]+)$/, '');
}
