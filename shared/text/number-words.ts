/**
 * Numbers spoken in Portuguese, digit by digit ("quatro quatro zero oito") or in pieces ("cento e doze ponto vinte e
 * três"): what is said one after another is written one after another.
 */
import { CLASS, DIGIT, foldLetter, IGNORABLE, LETTER, SPACE } from './characters.ts';

const UNITS = 'zero um dois tres quatro cinco seis sete oito nove'.split(' ');
const TEENS = 'dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split(' ');
const TENS = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ');
const HUNDREDS =
  'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(' ');
const HUNDRED = 100;
const THOUSAND = 1000;
/** What is no number by itself: the "e" within one, and the punctuation that is said. */
const AND = -2;
const MARK = -3;
const NO_WORD = -1;

const WORDS: ReadonlyMap<string, number> = new Map<string, number>([
  ...UNITS.map((word, i) => [word, i] as const),
  ...TEENS.map((word, i) => [word, 10 + i] as const),
  ...TENS.map((word, i) => [word, 20 + 10 * i] as const),
  ...HUNDREDS.map((word, i) => [word, HUNDRED * (i + 1)] as const),
  ...['uma', 'duas', 'meia', 'catorze', 'cem'].map((word, i) => [word, [1, 2, 6, 14, HUNDRED][i]!] as const),
  ['mil', THOUSAND],
  ['e', AND],
  ...['ponto', 'traco', 'hifen', 'barra', 'virgula'].map((word) => [word, MARK] as const),
]);
const LONGEST_WORD = Math.max(...Array.from(WORDS.keys(), (word) => word.length));
/** Between two words: a comma, a hyphen, spaces, one line break. */
const LONGEST_GAP = 3;
const MOST_DIGITS = 48;
const LONGEST = 512;
/** How far the first word with a hint letter may stand behind the first word. */
const LONGEST_UNHINTED = 96;

/**
 * Letters of which any spoken number of seven digits or more is all but certain to have one (0, 3, 4, 7, 8, 9): it is
 * looked for from the first of its words that has one.
 */
const HINT_LETTERS = 'zqvt';

/** Words that stand for digits, one after another. */
export interface SpokenDigits {
  readonly start: number;
  readonly end: number;
  readonly digits: readonly number[];
}

/**
 * The spoken number around the word `[start, end)`, not looking outside `[lo, hi)`.
 * @returns undefined where the word is in no such number, or not the first of it that has a hint letter
 */
export function spokenAround(
  text: string,
  start: number,
  end: number,
  lo: number,
  hi: number,
): SpokenDigits | undefined {
  const at = hintIn(text, start, end);
  let value = at < 0 ? NO_WORD : valueOfWord(text, start, end);
  if (value < 0) return undefined;
  let first = start;
  for (;;) {
    const before = pieceBefore(text, first, value, lo);
    if (before === undefined) break;
    // An earlier hint letter has seen all this already; without one the number is too long to be one.
    if (before.hinted || at - before.start > LONGEST_UNHINTED) return undefined;
    first = before.start;
    value = before.value;
  }
  return readForward(text, first, hi);
}

interface PieceBefore {
  readonly start: number;
  readonly value: number;
  readonly hinted: boolean;
}

/** The number word before the one at `start`, over an "e" that joins the two or a mark. */
function pieceBefore(text: string, start: number, value: number, lo: number): PieceBefore | undefined {
  let [wordStart, end] = wordBefore(text, start, lo);
  if (wordStart < 0) return undefined;
  let found = valueOfWord(text, wordStart, end);
  const joint = found;
  if (joint < NO_WORD) {
    [wordStart, end] = wordBefore(text, wordStart, lo);
    if (wordStart < 0) return undefined;
    found = valueOfWord(text, wordStart, end);
  }
  if (found < 0 || (joint === AND && !joins(found, value))) return undefined;
  return { start: wordStart, value: found, hinted: hintIn(text, wordStart, end) >= 0 };
}

/** Whether "e" makes one number of two words: `cento e doze`, `vinte e três`, `mil e cem`. */
function joins(value: number, next: number): boolean {
  if (value === THOUSAND) return next > 0 && next < THOUSAND;
  if (value >= HUNDRED) return next > 0 && next < HUNDRED;
  return value >= 20 && next > 0 && next < 10;
}

/** Reads words forward, one piece after another. */
class Reader {
  readonly #text: string;
  readonly #hi: number;
  /** The word that is read: its value, and where it ends. */
  value: number;
  wordEnd: number;
  /** Whether nothing but spaces stands before the word. */
  #follows = false;

  constructor(text: string, start: number, hi: number) {
    this.#text = text;
    this.#hi = hi;
    this.value = NO_WORD;
    this.wordEnd = start;
    this.#read(start);
  }

  /** Goes on to the next word. */
  next(): void {
    const at = nextWord(this.#text, this.wordEnd, this.#hi);
    this.#follows = isBlank(this.#text, this.wordEnd, at);
    if (at < 0) this.value = NO_WORD;
    else this.#read(at);
  }

  /** Goes on to what an "e" joins to `value`; without one only tens follow a hundred (`duzentos quarenta`). */
  nextJoined(value: number): boolean {
    if (this.value !== AND)
      return this.#follows && value >= HUNDRED && joins(value, this.value) && this.value >= 10;
    const { wordEnd } = this;
    this.next();
    if (joins(value, this.value)) return true;
    this.value = AND;
    this.wordEnd = wordEnd;
    return false;
  }

  #read(at: number): void {
    const [, end] = wordAround(this.#text, at, at, this.#hi);
    this.value = valueOfWord(this.#text, at, end);
    this.wordEnd = end;
  }
}

function readForward(text: string, start: number, hi: number): SpokenDigits {
  const reader = new Reader(text, start, Math.min(hi, start + LONGEST));
  const digits: number[] = [];
  let end = start;
  while (reader.value >= 0 && digits.length <= MOST_DIGITS) {
    let sum = 0;
    let word = NO_WORD;
    do {
      word = reader.value;
      sum = word === THOUSAND ? Math.max(sum, 1) * THOUSAND : sum + word;
      end = reader.wordEnd;
      reader.next();
    } while (isThousands(sum, reader.value) || reader.nextJoined(word));
    for (const digit of String(sum)) digits.push(Number(digit));
    if (reader.value === MARK) reader.next();
  }
  return { start, end, digits };
}

function isThousands(sum: number, next: number): boolean {
  return next === THOUSAND && sum > 0 && sum < THOUSAND;
}

/** The digits of a text that is a spoken number and nothing else; undefined where it is not. */
export function digitsInWords(text: string): string | undefined {
  const { end, digits } = readForward(text, firstWord(text), text.length);
  return digits.length > 0 && end === text.length ? digits.join('') : undefined;
}

function firstWord(text: string): number {
  let at = 0;
  while (at < text.length && CLASS[text.charCodeAt(at)] !== LETTER) at++;
  return at;
}

/** The word that ends just before `start`; −1 where there is none near enough. */
function wordBefore(text: string, start: number, lo: number): [start: number, end: number] {
  let end = start;
  while (end > lo && start - end < LONGEST_GAP && isGap(text, end - 1)) end--;
  if (end <= lo || end === start || !isLetter(text, end - 1)) return [-1, -1];
  return [wordAround(text, end - 1, lo, start)[0], end];
}

function nextWord(text: string, end: number, hi: number): number {
  let at = end;
  while (at < hi && at - end < LONGEST_GAP && isGap(text, at)) at++;
  return at < hi && at > end && isLetter(text, at) ? at : -1;
}

function wordAround(text: string, at: number, lo: number, hi: number): [start: number, end: number] {
  let start = at;
  let end = at;
  while (start > lo && at - start <= LONGEST_WORD && isLetter(text, start - 1)) start--;
  while (end < hi && end - at <= LONGEST_WORD && isLetter(text, end)) end++;
  return [start, end];
}

function isLetter(text: string, at: number): boolean {
  const kind = CLASS[text.charCodeAt(at)];
  return kind === LETTER || kind === IGNORABLE;
}

function isGap(text: string, at: number): boolean {
  return !isLetter(text, at) && CLASS[text.charCodeAt(at)] !== DIGIT;
}

function isBlank(text: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (CLASS[text.charCodeAt(i)] !== SPACE) return false;
  return true;
}

function valueOfWord(text: string, start: number, end: number): number {
  if (end - start > LONGEST_WORD) return NO_WORD;
  let word = '';
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (CLASS[code] === LETTER) word += String.fromCharCode(foldLetter(code));
  }
  return WORDS.get(word) ?? NO_WORD;
}

/** The first hint letter in `[start, end)`; −1 where there is none. */
function hintIn(text: string, start: number, end: number): number {
  for (let i = start; i < end; i++) if (HINT_LETTERS.includes(text.charAt(i).toLowerCase())) return i;
  return -1;
}
