/**
 * How much a word that no list has is spelled as names are: the sum of the weights of its letter sequences. A linear
 * model over hashed character n-grams (the hashing trick of Weinberger et al., 2009), learned from the lists of names
 * against dictionaries and names of things by `npm run lexicon`; docs/measurements.md has what it tells apart.
 */
import { HASH_START, hashEnd, hashLetter, PASSED_OVER, wordLetter } from './hash.ts';

export interface PackedModel {
  /** The weights are 2^bits, two in a byte. */
  readonly bits: number;
  readonly bias: number;
  /** Above this score is one other word in fifty, of those that it has not seen. */
  readonly clearly: number;
  /** Above this, one in twenty. */
  readonly somewhat: number;
  /** Base64 of the weights plus `MOST`, in 4 bits each, the lower one first. */
  readonly data: string;
}

/** The letters in a sequence; the ends of the word count as letters. */
const SHORTEST = 2;
const LONGEST = 4;
/** What stands for the end of a word. */
const END = 0x24;
/** The largest weight, either way. */
export const MOST = 7;

/** The buckets of all letter sequences of a word, `letters` being its codes a to z. Calls `take` with each. */
export function eachSequence(
  letters: ArrayLike<number>,
  count: number,
  bits: number,
  take: (bucket: number) => void,
): void {
  for (let from = -1; from < count; from++) {
    let hash = HASH_START;
    for (let length = 1; length <= LONGEST && from + length <= count + 1; length++) {
      const at = from + length - 1;
      hash = hashLetter(hash, at < 0 || at === count ? END : letters[at]!);
      if (length >= SHORTEST) take(hashEnd(hash) >>> (32 - bits));
    }
  }
}

const LONGEST_WORD = 32;

/** Asks such a model. Nothing is unpacked but base64, when it is first asked. */
export class NameModel {
  readonly #packed: PackedModel;
  readonly #letters = new Uint8Array(LONGEST_WORD);
  #bytes = '';
  #score = 0;

  constructor(packed: PackedModel) {
    this.#packed = packed;
  }

  /** The score that a word spelled so is above. */
  threshold(how: 'clearly' | 'somewhat'): number {
    return this.#packed[how];
  }

  /**
   * @returns the score of the word `text.slice(start, end)` (UTF-16 offsets): the higher, the more it is like a name;
   * −Infinity for a word of more than 32 letters or of others than a to z, once folded
   */
  score(text: string, start: number, end: number): number {
    let count = 0;
    for (let i = start; i < end; i++) {
      const letter = wordLetter(text.charCodeAt(i));
      if (letter === PASSED_OVER) continue;
      if (letter < PASSED_OVER || count === LONGEST_WORD) return Number.NEGATIVE_INFINITY;
      this.#letters[count++] = letter;
    }
    if (this.#bytes === '') this.#bytes = atob(this.#packed.data);
    this.#score = this.#packed.bias;
    eachSequence(this.#letters, count, this.#packed.bits, this.#add);
    return this.#score;
  }

  readonly #add = (bucket: number): void => {
    this.#score += ((this.#bytes.charCodeAt(bucket >>> 1) >>> ((bucket & 1) << 2)) & 15) - MOST;
  };
}
