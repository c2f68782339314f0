import { HASH_START, hashEnd, hashLetter, PASSED_OVER, wordLetter } from './hash.ts';

/** Words with their bits, sorted, each without what it shares with the one before. */
export interface PackedWords {
  readonly count: number;
  /** Letters of all words together, as they are unpacked. */
  readonly letterCount: number;
  /** Of each word: a capital for how many letters it shares with the word before (A: 0, B: 1 …), then the others. */
  readonly words: string;
  /** Of each word, the character of its kind: see `kindCharacter`. */
  readonly wordKinds: string;
  /** Bits of each kind of word. */
  readonly kinds: readonly number[];
}

export const CAPITAL_A = 0x41;
const CAPITAL_Z = 0x5a;
export const LONGEST = 64;
/** The half of a slot that is of its word's hash; the other half has the word's number. */
const HASH_HALF = ~0xffff;

const MOST_WORDS = 0xfffe;

const FIRST_KIND = 0x5d;
const PRINTABLE_END = 0x7f;
const PRINTABLE_AGAIN = 0xa1;

/** The character for a kind: printable, and neither quote nor backslash. */
export function kindCharacter(kind: number): string {
  const code = FIRST_KIND + kind;
  return String.fromCharCode(code < PRINTABLE_END ? code : code - PRINTABLE_END + PRINTABLE_AGAIN);
}

function kindOf(code: number): number {
  return (code < PRINTABLE_END ? code : code - PRINTABLE_AGAIN + PRINTABLE_END) - FIRST_KIND;
}

/** Words with bits, by open addressing over their letters. A look-up allocates nothing. */
export class WordTable {
  readonly #mask: number;
  /** For each slot, the number of its word and one, below the high half of its hash; 0 where free. */
  readonly #slots: Int32Array;
  readonly #bits: Int32Array;
  /** Where the letters of each word begin, and those of the word before it end. */
  readonly #begins: Uint32Array;
  readonly #letters: Uint8Array;
  #count: number;

  /**
   * @param room for so many words that are marked later
   * @throws RangeError where there are too many words
   */
  constructor(packed: PackedWords, room = 0) {
    const most = packed.count + room;
    if (most > MOST_WORDS) throw new RangeError(`the lexicon holds ${MOST_WORDS} words at most`);
    const size = 2 ** Math.ceil(Math.log2(most * 2 + 2));
    this.#mask = size - 1;
    this.#slots = new Int32Array(size);
    this.#bits = new Int32Array(most);
    this.#begins = new Uint32Array(most + 1);
    // A packed word is begun before the last one's end is known.
    this.#letters = new Uint8Array(packed.letterCount + (room + 1) * LONGEST);
    this.#unpack(packed);
    this.#count = packed.count;
  }

  /**
   * The bits of the word `text.slice(start, end)`; 0 where it is not known.
   * @param hash its `wordKey`
   */
  bits(hash: number, text: string, start: number, end: number): number {
    const number = this.#find(hash, text, start, end);
    return number < 0 ? 0 : this.#bits[number]!;
  }

  #find(hash: number, text: string, start: number, end: number): number {
    const slots = this.#slots;
    const mask = this.#mask;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const entry = slots[slot]!;
      if (entry === 0) return -1;
      // The half of the hash here dismisses nearly all other words without a look elsewhere in memory.
      if (((entry ^ hash) & HASH_HALF) !== 0) continue;
      const number = (entry & ~HASH_HALF) - 1;
      if (this.#spells(number, text, start, end)) return number;
    }
  }

  #spells(number: number, text: string, start: number, end: number): boolean {
    const letters = this.#letters;
    const last = this.#begins[number + 1]!;
    let at = this.#begins[number]!;
    for (let i = start; i < end; i++) {
      const letter = wordLetter(text.charCodeAt(i));
      if (letter === PASSED_OVER) continue;
      if (at === last || letters[at++] !== letter) return false;
    }
    return at === last;
  }

  /** One loop without calls or fields: it runs once, at the start, before anything is compiled. */
  #unpack({ words, wordKinds, kinds }: PackedWords): void {
    const slots = this.#slots;
    const letters = this.#letters;
    const begins = this.#begins;
    const mask = this.#mask;
    const states = new Int32Array(LONGEST + 1).fill(HASH_START);
    let number = 0;
    let begin = 0;
    let end = 0;
    for (let i = 1; i <= words.length; i++) {
      const code = i < words.length ? words.charCodeAt(i) : CAPITAL_A;
      if (code > CAPITAL_Z) {
        states[end - begin + 1] = hashLetter(states[end - begin]!, code);
        letters[end++] = code;
        continue;
      }
      const hash = hashEnd(states[end - begin]!);
      this.#bits[number] = kinds[kindOf(wordKinds.charCodeAt(number))]!;
      let slot = hash & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = ++number | (hash & HASH_HALF);
      begins[number] = end;
      const shared = code - CAPITAL_A;
      for (let j = 0; j < shared; j++) letters[end + j] = letters[begin + j]!;
      begin = end;
      end += shared;
    }
  }

  /**
   * Adds `bits` to those of a word.
   * @param hash its `wordKey`
   * @returns whether it is known; else nothing is done
   */
  mark(hash: number, word: string, bits: number): boolean {
    const known = this.#find(hash, word, 0, word.length);
    if (known >= 0) this.#bits[known]! |= bits;
    return known >= 0;
  }

  /**
   * Adds a word that is not known.
   * @param word at most `LONGEST` letters
   * @param hash its `wordKey`
   * @throws RangeError where there is no room for it
   */
  add(hash: number, word: string, bits: number): void {
    if (this.#count === this.#bits.length) throw new RangeError('the lexicon has no room for more words');
    const number = this.#count++;
    const begin = this.#begins[number]!;
    for (let i = 0; i < word.length; i++) this.#letters[begin + i] = word.charCodeAt(i);
    this.#begins[number + 1] = begin + word.length;
    this.#bits[number] = bits;
    let slot = hash & this.#mask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & this.#mask;
    this.#slots[slot] = (number + 1) | (hash & HASH_HALF);
  }
}
