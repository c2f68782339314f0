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
  readonly #keys: ReadonlySet<number>;

  /** @param list with white space between the words; lower case without accents */
  constructor(list: string) {
    this.#keys = new Set([...wordSet(list)].map((word) => wordKey(word, 0, word.length)));
  }

  /** Whether the word at `at` is one of them; false outside of the words. */
  has(words: Words, at: number): boolean {
    return at >= 0 && at < words.count && this.#keys.has(words.key(at));
  }
}

/** The words of a list that is written with white space between them. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ''));
}
