import { CLASS, DASH, isSmallAscii, NEWLINE, SPACE, TAB } from '../text/characters.ts';
import { COMMON, GIVEN, SURNAME } from './bits.ts';
import { endsLikeCommonWord, withLetter } from './endings.ts';
import { HASH_START, hashEnd, hashLetter, NO_LETTER, PASSED_OVER, wordKey, wordLetter } from './hash.ts';
import { HashSet, SHORTEST_FILTERED } from './hash-set.ts';
import { COMMON_WORDS, NAMES, PLACES, WORDS } from './packed.ts';
import { LONGEST, WordTable } from './word-table.ts';

export * from './bits.ts';

/**
 * What is known of words: names, places, common words. A word is known under any case, accents and width, with or
 * without apostrophes; text is given as UTF-16 offsets, half open. `npm run lexicon` packs it.
 */
export class Lexicon {
  readonly #words: WordTable;
  readonly #names = new HashSet(NAMES);
  readonly #places = new HashSet(PLACES);
  readonly #common = new HashSet(COMMON_WORDS);

  /**
   * @param closed words of closed classes (letters a to z) with their bits, merged with those known
   * @param room for so many words that are marked later
   * @throws RangeError where a closed word has anything but 1 to 64 letters a to z
   */
  constructor(closed: ReadonlyMap<string, number>, room = 0) {
    this.#words = new WordTable(WORDS, closed.size + room);
    for (const [word, bits] of closed) this.mark(word, bits);
  }

  /**
   * Adds `bits` to those of a word.
   * @throws RangeError where it has anything but 1 to 64 letters a to z, or there is no room for it
   */
  mark(word: string, bits: number): void {
    const key = plainKey(word);
    if (this.#words.mark(key, word, bits)) return;
    this.#words.add(key, word, bits | this.#filtered(key, word.length));
  }

  /** Bits of the word `text.slice(start, end)`; 0 where it is not known. Allocates nothing. */
  flags(text: string, start: number, end: number): number {
    return this.flagsOf(wordKey(text, start, end), text, start, end);
  }

  /**
   * Bits of a word that is hashed already. A word of no list is taken for a name once in 512.
   * @param key its `wordKey`
   */
  flagsOf(key: number, text: string, start: number, end: number): number {
    const bits = this.#words.bits(key, text, start, end);
    return bits !== 0 ? bits : this.#filtered(key, end - start);
  }

  /** Bits of a word of no list. */
  #filtered(key: number, length: number): number {
    if (length < SHORTEST_FILTERED) return 0;
    const kind = this.#names.kindOf(key);
    return kind < 0 ? 0 : NAMES.kinds[kind]!;
  }

  /** Whether the word is a common one of Portuguese, or of English, and not better known as a name. Wrong for 1 unknown word in 256. */
  isCommon(text: string, start: number, end: number): boolean {
    const key = wordKey(text, start, end);
    return this.isCommonOf(key, this.flagsOf(key, text, start, end), text, start, end);
  }

  /**
   * Whether a word that is hashed already is a common one.
   * @param key its `wordKey`
   * @param bits what `flagsOf` gave
   */
  isCommonOf(key: number, bits: number, text: string, start: number, end: number): boolean {
    if ((bits & (GIVEN | SURNAME)) !== 0) return (bits & COMMON) !== 0;
    return this.#common.has(key) ? isSpelled(text, start, end) : hasCommonEnding(text, start, end);
  }

  /**
   * Whether `text.slice(start, end)`, words joined by spaces, line breaks, dashes or apostrophes, is the whole name
   * of a Brazilian municipality or state, or of a country. Wrong for 1 other text in 65,536.
   */
  isPlace(text: string, start: number, end: number): boolean {
    let hash = HASH_START;
    for (let i = start; i < end; i++) {
      const code = text.charCodeAt(i);
      const letter = wordLetter(code);
      if (letter === NO_LETTER && !joins(code)) return false;
      if (letter > PASSED_OVER) hash = hashLetter(hash, letter);
    }
    return this.#places.has(hashEnd(hash));
  }
}

/** The `wordKey` of a word as lists have it; RangeError where it has anything but 1 to 64 letters a to z. */
function plainKey(word: string): number {
  let hash = HASH_START;
  let isPlain = word.length > 0 && word.length <= LONGEST;
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    isPlain &&= isSmallAscii(code);
    hash = hashLetter(hash, code);
  }
  if (!isPlain) throw new RangeError('a word of the lexicon has 1 to 64 letters a to z');
  return hashEnd(hash);
}

/** Whether a word has letters a to z only, once they are folded. */
function isSpelled(text: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (wordLetter(text.charCodeAt(i)) === NO_LETTER) return false;
  return true;
}

function hasCommonEnding(text: string, start: number, end: number): boolean {
  let tail = 0;
  let length = 0;
  for (let i = start; i < end; i++) {
    const letter = wordLetter(text.charCodeAt(i));
    if (letter === NO_LETTER) return false;
    if (letter === PASSED_OVER) continue;
    tail = withLetter(tail, letter);
    length++;
  }
  return endsLikeCommonWord(tail, length);
}

function joins(code: number): boolean {
  const kind = CLASS[code];
  return kind === SPACE || kind === DASH || kind === TAB || kind === NEWLINE;
}
