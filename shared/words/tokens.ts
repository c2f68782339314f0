/** Words that begin or are part of a token, of which user names are made; told by their gaps and first letters alone. */
import { CLASS, DIGIT, LETTER } from '../text/characters.ts';
import { NUMBER, UPPER } from './classes.ts';
import { GAP } from './gap.ts';
import type { Words } from './words.ts';

/** Whether an underscore joins the word `at` to what stands beside it, or a dot with nothing else. */
export function isJoined(words: Words, at: number): boolean {
  if (words.gaps[at] === GAP.dot || words.gapBefore(at) === GAP.dot) return true;
  const { text, starts, ends } = words;
  return text.charCodeAt(ends[at]!) === UNDERSCORE || text.charCodeAt(starts[at]! - 1) === UNDERSCORE;
}

/** `lobo_77`, `ana.luz`: whether a token begins at the word `at` that is no plain word, and may stand elsewhere with what it is. */
export function mayBeginEcho(words: Words, at: number): boolean {
  const { text, starts, ends, gaps, bits } = words;
  const gap = gaps[at]!;
  const start = starts[at]!;
  // `Chapolin74` as well, but no `Ana.`
  if (gap === 0) return (bits[at]! & (NUMBER | UPPER)) === 0;
  if (gap === GAP.dot || text.charCodeAt(ends[at]!) === UNDERSCORE)
    return (bits[at]! & NUMBER) === 0 && text.charCodeAt(start) >= SMALL_A;
  if (bits[at] !== 0) return false;
  if (isRareBeginning(text.charCodeAt(start), text.charCodeAt(start + 1))) return true;
  return ends[at]! - start >= LONG_WORD && text.charCodeAt(start) >= SMALL_A && !words.isCommon(at);
}

/** Few words of the language are so long that no list has them. */
const LONG_WORD = 10;

/** `(epimenta)`: one plain word alone. */
export function isInBrackets(words: Words, at: number): boolean {
  return (words.gapBefore(at) & GAP.open) !== 0 && (words.gaps[at]! & GAP.close) !== 0;
}

const SMALL_A = 0x61;

/** `mpecanha2`: whether figures stand right behind a word of some length that begins a token. */
export function isNumbered(words: Words, at: number): boolean {
  if (words.gaps[at] !== 0 || words.ends[at]! - words.starts[at]! < SHORTEST_NUMBERED) return false;
  return words.is(at + 1, NUMBER) && words.digitCount(at + 1) < 3 && words.gapBefore(at) !== 0;
}

const SHORTEST_NUMBERED = 5;
const UNDERSCORE = 0x5f;
const FULL_STOP = 0x2e;
/** A longer token is no name of anybody. */
const LONGEST_TOKEN = 32;

/** Where the token begins that the word `at` is part of. */
export function tokenStart({ text, starts, lo }: Words, at: number): number {
  const limit = Math.max(lo, starts[at]! - LONGEST_TOKEN);
  let i = starts[at]!;
  while (i > limit && isTokenPart(text.charCodeAt(i - 1))) i--;
  return i;
}

function isTokenPart(code: number): boolean {
  return code === UNDERSCORE || code === FULL_STOP || CLASS[code] === LETTER || CLASS[code] === DIGIT;
}

const LETTERS = 26;
const A = 0x61;

/**
 * Whether no word of Portuguese or English begins with the two letters: an initial and a surname do (`tferraz`).
 * @param first a code, as is `second`
 */
function isRareBeginning(first: number, second: number): boolean {
  const [one, other] = [first - A, second - A];
  return (
    one >= 0 && one < LETTERS && other >= 0 && other < LETTERS && RARE_BEGINNINGS[one * LETTERS + other] === 1
  );
}

function rareBeginnings(): Uint8Array {
  const rare = new Uint8Array(LETTERS * LETTERS);
  for (const first of 'bcdfghjklmnpqrstvwxz')
    for (const second of 'bcdfghjklmnpqrstvwxz')
      if (!USUAL.includes(first + second))
        rare[(first.charCodeAt(0) - A) * LETTERS + second.charCodeAt(0) - A] = 1;
  return rare;
}

const USUAL =
  'bl br ch cl cr cz dj dr dw fj fl fr gh gl gn gr kh kl kn kr lh nh ph pl pn pr ps pt rh sc sh sk sl sm sn sp sq st sv sw th tr ts tw vl wh wr xh zw'.split(
    ' ',
  );

const RARE_BEGINNINGS = rareBeginnings();
