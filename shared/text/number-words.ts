/** Digits spoken one by one, in Portuguese: "quatro quatro zero oito". */
import { CLASS, foldLetter, IGNORABLE, LETTER } from './characters.ts';

const VALUES: ReadonlyMap<string, number> = new Map([
  ['zero', 0],
  ['um', 1],
  ['uma', 1],
  ['dois', 2],
  ['duas', 2],
  ['tres', 3],
  ['quatro', 4],
  ['cinco', 5],
  ['seis', 6],
  ['meia', 6],
  ['sete', 7],
  ['oito', 8],
  ['nove', 9],
]);
const LONGEST_WORD = 7;
/** Between two words: a comma, a hyphen, spaces, one line break. */
const LONGEST_GAP = 3;
const MOST_WORDS = 24;

/** Letters of which any spoken number of eight digits or more is all but certain to have one (0, 3, 4, 7, 8, 9). */
export const HINT_LETTERS = 'zZqQvVtT';

/** Words that stand for digits, one after another. */
export interface SpokenDigits {
  readonly start: number;
  readonly end: number;
  readonly digits: readonly number[];
}

/**
 * The spoken number around the letter at `at`, a hint letter, not looking outside `[lo, hi)`.
 * @returns undefined where the letter is in no such number, or not in its first word with a hint letter
 */
export function spokenAround(text: string, at: number, lo: number, hi: number): SpokenDigits | undefined {
  if (!mayBeDigit(text, at)) return undefined;
  const [start, end] = wordAround(text, at, lo, hi);
  if (valueOfWord(text, start, end) < 0) return undefined;
  let first = start;
  for (let words = 0; words < MOST_WORDS; words++) {
    const before = wordBefore(text, first, lo);
    if (before < 0) break;
    // An earlier hint letter has seen all this already.
    if (hasHint(text, before, first)) return undefined;
    first = before;
  }
  return readForward(text, first, hi);
}

/** Whether the letters beside a hint letter are those of a digit's name: most are not, and cost no more than this. */
function mayBeDigit(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1) | 0x20;
  const after = text.charCodeAt(at + 1) | 0x20;
  switch (text.charCodeAt(at) | 0x20) {
    case 0x7a: // zero
      return after === 0x65;
    case 0x71: // quatro
      return after === 0x75;
    case 0x76: // nove
      return before === 0x6f && after === 0x65;
    default: // sete, oito, três
      return (before === 0x65 && after === 0x65) || (before === 0x69 && after === 0x6f) || after === 0x72;
  }
}

function readForward(text: string, start: number, hi: number): SpokenDigits {
  const digits: number[] = [];
  let end = start;
  for (let at = start; at >= 0 && digits.length <= MOST_WORDS; at = nextWord(text, end, hi)) {
    const [, wordEnd] = wordAround(text, at, at, hi);
    const value = valueOfWord(text, at, wordEnd);
    if (value < 0) break;
    digits.push(value);
    end = wordEnd;
  }
  return { start, end, digits };
}

/** The digits of a text that is spoken digits and nothing else; undefined where it is not. */
export function digitsInWords(text: string): string | undefined {
  const at = firstWord(text);
  const { end, digits } = readForward(text, at, text.length);
  return digits.length > 0 && end === text.length ? digits.join('') : undefined;
}

function firstWord(text: string): number {
  let at = 0;
  while (at < text.length && CLASS[text.charCodeAt(at)] !== LETTER) at++;
  return at;
}

/** Where the number word begins that ends just before `start`; −1 where none does. */
function wordBefore(text: string, start: number, lo: number): number {
  let end = start;
  while (end > lo && start - end < LONGEST_GAP && !isLetter(text, end - 1)) end--;
  if (end <= lo || end === start || !isLetter(text, end - 1)) return -1;
  const [wordStart] = wordAround(text, end - 1, lo, start);
  return valueOfWord(text, wordStart, end) < 0 ? -1 : wordStart;
}

function nextWord(text: string, end: number, hi: number): number {
  let at = end;
  while (at < hi && at - end < LONGEST_GAP && !isLetter(text, at)) at++;
  return at < hi && at > end && isLetter(text, at) ? at : -1;
}

function wordAround(text: string, at: number, lo: number, hi: number): [start: number, end: number] {
  let start = at;
  let end = at;
  while (start > lo && at - start < LONGEST_WORD && isLetter(text, start - 1)) start--;
  while (end < hi && end - at < LONGEST_WORD && isLetter(text, end)) end++;
  return [start, end];
}

function isLetter(text: string, at: number): boolean {
  const kind = CLASS[text.charCodeAt(at)];
  return kind === LETTER || kind === IGNORABLE;
}

function valueOfWord(text: string, start: number, end: number): number {
  if (end - start < 2 || end - start > LONGEST_WORD) return -1;
  let word = '';
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (CLASS[code] === LETTER) word += String.fromCharCode(foldLetter(code));
  }
  return VALUES.get(word) ?? -1;
}

function hasHint(text: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (HINT_LETTERS.includes(text.charAt(i))) return true;
  return false;
}
