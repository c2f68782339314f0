import { HASH_START, hashEnd, hashLetter, NO_LETTER, PASSED_OVER, wordLetter } from './hash.ts';

/** Words with their bits, sorted, each without what it shares with the one before. */
export interface PackedWords {
  readonly count: number;
  /** Of each word: a capital (A: 0, B: 1 …) for how many letters it shares with the word before, then its other letters. */
  readonly words: string;
  /** Of each word, a character: `kindCharacter` says of which of `kinds`. */
  readonly bits: string;
  readonly kinds: readonly number[];
}

const FIRST_KIND = 0x5d;
const PRINTABLE_END = 0x7f;
const PRINTABLE_AGAIN = 0xa1;

/** The character that stands for `kinds[kind]`: printable, and neither quote nor backslash. */
export function kindCharacter(kind: number): string {
  const code = FIRST_KIND + kind;
  return String.fromCharCode(code < PRINTABLE_END ? code : code - PRINTABLE_END + PRINTABLE_AGAIN);
}

function kindOf(code: number): number {
  return code < PRINTABLE_END ? code - FIRST_KIND : code - PRINTABLE_AGAIN + PRINTABLE_END - FIRST_KIND;
}

const CAPITAL_A = 0x41;
const CAPITAL_Z = 0x5a;
const LONGEST = 64;

/** Exact words with bits, by open addressing. A look-up allocates nothing. */
export class WordTable {
  readonly #mask: number;
  /** For each slot, the number of its word and one; 0 where free. */
  readonly #slots: Uint32Array;
  readonly #hashes: Uint32Array;
  readonly #bits: Uint32Array;
  /** Where the letters of each word end; those of the next begin there. */
  readonly #ends: Uint32Array;
  #letters: Uint8Array;
  #count = 0;

  constructor(packed: PackedWords, closed: ReadonlyMap<string, number>) {
    const most = packed.count + closed.size;
    const size = 2 ** Math.ceil(Math.log2(most * 2 + 2));
    this.#mask = size - 1;
    this.#slots = new Uint32Array(size);
    this.#hashes = new Uint32Array(most);
    this.#bits = new Uint32Array(most);
    this.#ends = new Uint32Array(most + 1);
    this.#letters = new Uint8Array(most * 10);
    this.#unpack(packed);
    for (const [word, bits] of closed) this.#merge(word, bits);
  }

  /** The bits of the word `text.slice(start, end)`; 0 where it is not known. */
  bits(text: string, start: number, end: number): number {
    const number = this.#find(text, start, end);
    return number < 0 ? 0 : this.#bits[number]!;
  }

  #find(text: string, start: number, end: number): number {
    let hash = HASH_START;
    let length = 0;
    for (let i = start; i < end; i++) {
      const letter = wordLetter(text.charCodeAt(i));
      if (letter === PASSED_OVER) continue;
      if (letter === NO_LETTER || ++length > LONGEST) return -1;
      hash = hashLetter(hash, letter);
    }
    hash = hashEnd(hash);
    for (let slot = hash & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const number = this.#slots[slot]! - 1;
      if (number < 0) return -1;
      if (this.#hashes[number] === hash && this.#spells(number, text, start, end)) return number;
    }
  }

  #spells(number: number, text: string, start: number, end: number): boolean {
    const letters = this.#letters;
    const last = this.#ends[number + 1]!;
    let at = this.#ends[number]!;
    for (let i = start; i < end; i++) {
      const letter = wordLetter(text.charCodeAt(i));
      if (letter === PASSED_OVER) continue;
      if (at === last || letters[at++] !== letter) return false;
    }
    return at === last;
  }

  #unpack({ words, bits, kinds }: PackedWords): void {
    const word = new Uint8Array(LONGEST);
    let length = 0;
    let number = 0;
    for (let i = 0; i <= words.length; i++) {
      const code = i < words.length ? words.charCodeAt(i) : CAPITAL_A;
      if (code > CAPITAL_Z) {
        word[length++] = code;
        continue;
      }
      if (i > 0) this.#add(word, length, kinds[kindOf(bits.charCodeAt(number++))]!);
      length = code - CAPITAL_A;
    }
  }

  #merge(word: string, bits: number): void {
    const known = this.#find(word, 0, word.length);
    if (known >= 0) {
      this.#bits[known]! |= bits;
      return;
    }
    const letters = new Uint8Array(word.length);
    for (let i = 0; i < word.length; i++) {
      const letter = wordLetter(word.charCodeAt(i));
      if (letter !== word.charCodeAt(i)) throw new RangeError('A closed word has letters a to z only.');
      letters[i] = letter;
    }
    this.#add(letters, letters.length, bits);
  }

  #add(word: Uint8Array, length: number, bits: number): void {
    const number = this.#count++;
    const begin = this.#ends[number]!;
    if (begin + length > this.#letters.length) this.#grow();
    let hash = HASH_START;
    for (let i = 0; i < length; i++) {
      hash = hashLetter(hash, word[i]!);
      this.#letters[begin + i] = word[i]!;
    }
    hash = hashEnd(hash);
    this.#ends[number + 1] = begin + length;
    this.#hashes[number] = hash;
    this.#bits[number] = bits;
    let slot = hash & this.#mask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & this.#mask;
    this.#slots[slot] = number + 1;
  }

  #grow(): void {
    const letters = new Uint8Array(this.#letters.length * 2 + LONGEST);
    letters.set(this.#letters);
    this.#letters = letters;
  }
}
