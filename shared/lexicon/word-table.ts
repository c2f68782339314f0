import { HASH_START, hashEnd, hashLetter, NO_LETTER, PASSED_OVER, wordLetter } from './hash.ts';

/** Words with their bits, in groups that share their first three letters, so that a group can be unpacked alone. */
export interface PackedWords {
  readonly count: number;
  /**
   * Groups between bars. Each begins with its three letters (a grave accent where a word has fewer). Then for each
   * word, sorted: a capital for how many further letters it shares with the word before (A: 0, B: 1 …), a character
   * for its kind (see `kindCharacter`), and the letters that are left.
   */
  readonly groups: string;
  /** Bits of each kind of word. */
  readonly kinds: readonly number[];
}

export const KEY_LENGTH = 3;
/** The letter that a key has where its word ends before. */
export const NO_KEY_LETTER = 0x60;
const KEYS = 27 ** KEY_LENGTH;

export const CAPITAL_A = 0x41;
const CAPITAL_Z = 0x5a;
const LONGEST = 64;
const BYTES_PER_WORD = 10;

const FIRST_KIND = 0x5d;
const BAR = 0x7c;
const PRINTABLE_AGAIN = 0xa1;

/** The character for a kind: printable, and neither quote, backslash nor bar. */
export function kindCharacter(kind: number): string {
  const code = FIRST_KIND + kind;
  return String.fromCharCode(code < BAR ? code : code - BAR + PRINTABLE_AGAIN);
}

function kindOf(code: number): number {
  return (code < BAR ? code : code - PRINTABLE_AGAIN + BAR) - FIRST_KIND;
}

/**
 * Words with bits, by open addressing over their letters. Packed words are unpacked a group at a time, when a word
 * with the same first letters is asked for: most runs ask for few. Else a look-up allocates nothing.
 */
export class WordTable {
  readonly #groups: readonly string[];
  /** For each key, the number of its group and one; 0 where there is none left to unpack. */
  readonly #packed = new Uint16Array(KEYS);
  readonly #kinds: readonly number[];
  readonly #mask: number;
  /** For each slot, the number of its word and one; 0 where free. */
  readonly #slots: Uint32Array;
  readonly #hashes: Uint32Array;
  readonly #bits: Uint32Array;
  /** Where the letters of each word end; those of the next begin there. */
  readonly #ends: Uint32Array;
  #letters: Uint8Array;
  #count = 0;

  /** @param words further words, of letters a to z, with bits that are merged with the packed ones */
  constructor(packed: PackedWords, words: ReadonlyMap<string, number>) {
    const most = packed.count + words.size;
    const size = 2 ** Math.ceil(Math.log2(most * 2 + 2));
    this.#mask = size - 1;
    this.#slots = new Uint32Array(size);
    this.#hashes = new Uint32Array(most);
    this.#bits = new Uint32Array(most);
    this.#ends = new Uint32Array(most + 1);
    this.#letters = new Uint8Array(most * BYTES_PER_WORD);
    this.#kinds = packed.kinds;
    this.#groups = packed.groups === '' ? [] : packed.groups.split('|');
    for (let i = 0; i < this.#groups.length; i++) this.#packed[keyOf(this.#groups[i]!)] = i + 1;
    for (const [word, bits] of words) this.#addWord(word, bits);
  }

  /** The bits of the word `text.slice(start, end)`; 0 where it is not known. */
  bits(text: string, start: number, end: number): number {
    let hash = HASH_START;
    let key = 0;
    let length = 0;
    for (let i = start; i < end; i++) {
      const letter = wordLetter(text.charCodeAt(i));
      if (letter === PASSED_OVER) continue;
      if (letter === NO_LETTER || length === LONGEST) return 0;
      if (length < KEY_LENGTH) key = key * 27 + letter - NO_KEY_LETTER;
      hash = hashLetter(hash, letter);
      length++;
    }
    for (; length < KEY_LENGTH; length++) key *= 27;
    if (this.#packed[key] !== 0) this.#unpack(key);
    hash = hashEnd(hash);
    for (let slot = hash & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const number = this.#slots[slot]! - 1;
      if (number < 0) return 0;
      if (this.#hashes[number] === hash && this.#spells(number, text, start, end)) return this.#bits[number]!;
    }
  }

  #spells(number: number, text: string, start: number, end: number): boolean {
    const last = this.#ends[number + 1]!;
    let at = this.#ends[number]!;
    for (let i = start; i < end; i++) {
      const letter = wordLetter(text.charCodeAt(i));
      if (letter === PASSED_OVER) continue;
      if (at === last || this.#letters[at++] !== letter) return false;
    }
    return at === last;
  }

  #unpack(key: number): void {
    const group = this.#groups[this.#packed[key]! - 1]!;
    this.#packed[key] = 0;
    const word = new Uint8Array(LONGEST);
    let first = 0;
    while (first < KEY_LENGTH && group.charCodeAt(first) !== NO_KEY_LETTER)
      word[first] = group.charCodeAt(first++);
    for (let i = KEY_LENGTH; i < group.length; ) {
      let length = first + group.charCodeAt(i++) - CAPITAL_A;
      const bits = this.#kinds[kindOf(group.charCodeAt(i++))]!;
      while (i < group.length && group.charCodeAt(i) > CAPITAL_Z) word[length++] = group.charCodeAt(i++);
      this.#add(word, length, bits);
    }
  }

  #addWord(word: string, bits: number): void {
    const letters = new Uint8Array(word.length);
    for (let i = 0; i < word.length; i++) {
      const code = word.charCodeAt(i);
      if (wordLetter(code) !== code) throw new RangeError('a word of the lexicon has letters a to z only');
      letters[i] = code;
    }
    this.#add(letters, letters.length, bits);
  }

  #add(word: Uint8Array, length: number, bits: number): void {
    let hash = HASH_START;
    for (let i = 0; i < length; i++) hash = hashLetter(hash, word[i]!);
    hash = hashEnd(hash);
    let slot = hash & this.#mask;
    for (; this.#slots[slot] !== 0; slot = (slot + 1) & this.#mask) {
      const number = this.#slots[slot]! - 1;
      if (this.#hashes[number] !== hash || !this.#has(number, word, length)) continue;
      this.#bits[number]! |= bits;
      return;
    }
    this.#slots[slot] = this.#append(word, length, hash, bits) + 1;
  }

  #has(number: number, word: Uint8Array, length: number): boolean {
    const begin = this.#ends[number]!;
    if (this.#ends[number + 1]! - begin !== length) return false;
    for (let i = 0; i < length; i++) if (this.#letters[begin + i] !== word[i]) return false;
    return true;
  }

  #append(word: Uint8Array, length: number, hash: number, bits: number): number {
    const number = this.#count++;
    const begin = this.#ends[number]!;
    if (begin + length > this.#letters.length) this.#grow(length);
    for (let i = 0; i < length; i++) this.#letters[begin + i] = word[i]!;
    this.#ends[number + 1] = begin + length;
    this.#hashes[number] = hash;
    this.#bits[number] = bits;
    return number;
  }

  #grow(length: number): void {
    const letters = new Uint8Array(this.#letters.length * 2 + length);
    letters.set(this.#letters);
    this.#letters = letters;
  }
}

function keyOf(group: string): number {
  let key = 0;
  for (let i = 0; i < KEY_LENGTH; i++) key = key * 27 + group.charCodeAt(i) - NO_KEY_LETTER;
  return key;
}
