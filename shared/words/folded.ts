/** A word as it is looked up and compared: lower-case ASCII letters and digits, without invisible characters. */
import { wordKey } from '../lexicon/hash.ts';
import { CLASS, DIGIT, digitValue, foldLetter, isSmallAscii, LETTER } from '../text/characters.ts';
import type { Words } from './words.ts';

export function foldWord(word: string): string {
  return foldWordIn(word, 0, word.length);
}

/** Folds the word `text.slice(start, end)`. */
export function foldWordIn(text: string, start: number, end: number): string {
  let plain = start;
  while (plain < end && isSmallAscii(text.charCodeAt(plain))) plain++;
  let folded = text.slice(start, plain);
  for (let i = plain; i < end; i++) {
    const code = text.charCodeAt(i);
    const kind = CLASS[code];
    if (kind === LETTER) folded += String.fromCharCode(foldLetter(code));
    else if (kind === DIGIT) folded += String(digitValue(code));
  }
  return folded;
}

/** The word at `at`, folded; empty outside of the words. For comparing, never to be shown. */
export function foldedAt(words: Words, at: number): string {
  return words.folded(at);
}

/** A closed class of words that is asked for where they stand: by their keys, so that no word is made for it. */
export class WordKeys {
  /** An open-addressing table, at most a quarter full; 0 is no key. */
  readonly #slots: Int32Array;

  /** @param list with white space between the words; lower case without accents */
  constructor(list: string) {
    const words = [...wordSet(list)];
    let size = 4;
    while (size < 4 * words.length) size *= 2;
    this.#slots = new Int32Array(size);
    for (const word of words) {
      const key = wordKey(word, 0, word.length);
      this.#slots[this.#slotOf(key)] = key;
    }
  }

  /** Whether the word at `at` is one of them; false outside of the words. */
  has(words: Words, at: number): boolean {
    if (at < 0 || at >= words.count) return false;
    return this.#slots[this.#slotOf(words.key(at))] !== 0;
  }

  /** Where a key is, or would be. */
  #slotOf(key: number): number {
    const mask = this.#slots.length - 1;
    let slot = key & mask;
    while (this.#slots[slot] !== key && this.#slots[slot] !== 0) slot = (slot + 1) & mask;
    return slot;
  }
}

/** So many answers are remembered at a time: texts have the same words again and again. */
const REMEMBERED = 1024;

/** An open class of words, that a pattern tells: its answers are remembered by the words' keys. */
export class WordTest {
  readonly #test: (folded: string) => boolean;
  readonly #keys = new Int32Array(REMEMBERED);
  readonly #answers = new Uint8Array(REMEMBERED);
  /** A key passes over letters of other scripts: with the length it does not, where one stands for another in a word. */
  readonly #lengths = new Int32Array(REMEMBERED);

  /** @param test depends on the folded word alone */
  constructor(test: (folded: string) => boolean) {
    this.#test = test;
  }

  /** Whether the word at `at` is one of them; false for a number, and outside of the words. */
  has(words: Words, at: number): boolean {
    if (at < 0 || at >= words.count) return false;
    const key = words.key(at);
    if (key === 0) return false;
    const slot = key & (REMEMBERED - 1);
    const length = words.ends[at]! - words.starts[at]!;
    if (this.#keys[slot] !== key || this.#lengths[slot] !== length) {
      this.#lengths[slot] = length;
      this.#answers[slot] = this.#test(words.folded(at)) ? 1 : 0;
      this.#keys[slot] = key;
    }
    return this.#answers[slot] === 1;
  }
}

/** The words of a list that is written with white space between them. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ''));
}
