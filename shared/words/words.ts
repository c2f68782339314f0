/**
 * The words and numbers of a passage, read once into columns of numbers: where each stands, what is known of it, and
 * what stands between it and the next. Readers of names, addresses and dates look at these, not at characters.
 */
import { HASH_START, hashEnd, hashLetter, PASSED_OVER } from '../lexicon/hash.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { CLASS, DIGIT, DOT, digitValue, IGNORABLE, LETTER } from '../text/characters.ts';
import { CAPITAL, INITIAL, LABEL_WORD, NUMBER, UPPER } from './classes.ts';
import { foldWordIn } from './folded.ts';
import { GAP } from './gap.ts';
import {
  UNIT_ACCENT,
  UNIT_APOSTROPHE,
  UNIT_DIGIT,
  UNIT_FOLDED,
  UNIT_GAP,
  UNIT_LETTER,
  UNIT_PASSED_OVER,
  UNIT_RARE,
  UNIT_UPPER,
  unitOf,
} from './units.ts';

export { GAP };

/** A reader may look at most so many UTF-16 units before the word that wakes it. */
export const LOOK_BACK = 256;
/** A reader may look at most so many UTF-16 units behind the start of the word that wakes it. */
export const LOOK_AHEAD = 512;
/** So many UTF-16 units are read at once at least. */
const READ_ALONG = 4096;
/** A longer run of letters is no word: it has no bits. */
const LONGEST_WORD = 48;

/** So many digits of a number are read as its value, which fits below the count of them. */
const MOST_FIGURES = 8;
const FIGURES_SHIFT = 27;
const FIGURES_VALUE = (1 << FIGURES_SHIFT) - 1;
export const MANY_FIGURES = 15;

export class Words {
  text = '';
  lo = 0;
  hi = 0;
  count = 0;
  /** How often words were read: what is known of them is of one load. */
  loads = 0;
  starts: Int32Array;
  ends: Int32Array;
  bits: Int32Array;
  /** What stands behind each word, `GAP` bits; `other` behind the last. */
  gaps: Uint16Array;
  /** See `key`; of a number what its figures are. */
  #keys: Int32Array;
  /** The words that were asked for, folded: one is asked for again and again; and in which load that was. */
  readonly #folded: string[];
  #foldedIn: Int32Array;
  readonly #lexicon: Lexicon;
  /** The range that was asked for, and what was read along. */
  #loadedFrom = 0;
  #loadedTo = -1;
  // The last answers of `firstSeen` and `endSeen`.
  #first = 0;
  #end = 0;

  /** @param room for so many words; more is made where it is needed */
  constructor(lexicon: Lexicon, room = 4096) {
    this.#lexicon = lexicon;
    this.starts = new Int32Array(room);
    this.ends = new Int32Array(room);
    this.bits = new Int32Array(room);
    this.gaps = new Uint16Array(room);
    this.#keys = new Int32Array(room);
    this.#folded = new Array<string>(room).fill('');
    this.#foldedIn = new Int32Array(room);
  }

  /**
   * Reads the words of `[lo, hi)` that a reader woken in `[from, to)` may look at.
   * @param lo nothing before it, and nothing from `hi` on, belongs to the passage
   */
  load(text: string, lo: number, hi: number, from: number, to: number): void {
    const isSame = text === this.text && lo === this.lo && hi === this.hi;
    if (isSame && from >= this.#loadedFrom && to <= this.#loadedTo) return;
    this.text = text;
    this.lo = lo;
    this.hi = hi;
    this.count = 0;
    this.loads++;
    this.#first = 0;
    this.#end = 0;
    this.#loadedFrom = from;
    // Small ranges follow one another: the next ones are read along with the first.
    this.#loadedTo = Math.max(to, from + READ_ALONG);
    const end = Math.min(hi, this.#loadedTo + LOOK_AHEAD + LONGEST_WORD);
    let i = wordBorder(text, Math.max(lo, from - LOOK_BACK - LONGEST_WORD), lo);
    this.#reserve(end - i);
    // One loop over the characters, without calls: every letter of a text comes by here, and is hashed as it does.
    const { starts, ends, bits, gaps } = this;
    const keys = this.#keys;
    const lexicon = this.#lexicon;
    let gap = 0;
    let lines = 0;
    let count = 0;
    while (i < end) {
      const code = text.charCodeAt(i);
      const first = unitOf(code);
      if ((first & (UNIT_LETTER | UNIT_DIGIT)) === 0) {
        gap |= first >>> UNIT_GAP;
        if (first >>> UNIT_GAP === GAP.line && (code !== 0x0a || text.charCodeAt(i - 1) !== 0x0d)) lines++;
        i++;
        continue;
      }
      if (count > 0) gaps[count - 1] = lines > 1 ? gap | GAP.paragraph : gap;
      gap = 0;
      lines = 0;
      if ((first & UNIT_DIGIT) !== 0) {
        this.count = count;
        i = this.#readNumber(i);
        count++;
        continue;
      }
      const start = i;
      let hash = HASH_START;
      let upper = 0;
      let unit = first;
      let all = 0;
      do {
        all |= unit;
        const letter = unit & UNIT_FOLDED;
        if (letter > PASSED_OVER) hash = hashLetter(hash, letter);
        if ((unit & UNIT_UPPER) !== 0) upper++;
        unit = ++i < hi ? unitOf(text.charCodeAt(i)) : 0;
      } while ((unit & UNIT_LETTER) !== 0);
      if ((unit & (UNIT_PASSED_OVER | UNIT_APOSTROPHE)) !== 0) {
        this.count = count;
        i = this.#readOddWord(start);
        count++;
        continue;
      }
      const letters = i - start;
      const key = hashEnd(hash);
      let known = letters <= LONGEST_WORD ? lexicon.flagsOf(key, text, start, i) : 0;
      if (letters === 1) {
        known |= INITIAL;
        if (upper === 1) known |= CAPITAL;
        if (CLASS[text.charCodeAt(i)] === DOT) known |= LABEL_WORD;
      } else if (upper > 0) {
        const isCapital = (first & UNIT_UPPER) !== 0;
        if (isCapital) known |= CAPITAL;
        if (upper === letters) known |= UPPER;
        // Read in parts: `nrCpf`, `CNPJDest`.
        else if (!isCapital || upper > 1) known |= LABEL_WORD;
      }
      if ((all & UNIT_RARE) !== 0) known |= LABEL_WORD;
      starts[count] = start;
      ends[count] = i;
      bits[count] = known;
      keys[count++] = key;
    }
    this.count = count;
    if (count > 0) gaps[count - 1] = gap | GAP.other | (lines > 1 ? GAP.paragraph : 0);
  }

  /** The index of the first word that starts at or after an offset. */
  indexFrom(offset: number): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.starts[middle]! < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The index of the first word that ends behind an offset. */
  indexTo(offset: number): number {
    const index = this.indexFrom(offset);
    return index > 0 && this.ends[index - 1]! > offset ? index - 1 : index;
  }

  /** The index of the first word that a reader woken at `at` may look back to. */
  firstSeen(at: number): number {
    const limit = this.starts[at]! - LOOK_BACK;
    let first = this.#first;
    // Readers are woken in order: the answer is near the last one.
    if (first > at || (first > 0 && this.starts[first - 1]! >= limit)) first = this.indexFrom(limit);
    while (this.starts[first]! < limit) first++;
    this.#first = first;
    return first;
  }

  /** The index after the last word that a reader woken at `at` may look at. */
  endSeen(at: number): number {
    const limit = this.starts[at]! + LOOK_AHEAD;
    let end = this.#end;
    if (end <= at || this.ends[end - 1]! > limit) end = at + 1;
    while (end < this.count && this.ends[end]! <= limit) end++;
    this.#end = end;
    return end;
  }

  /** Whether the word at `at` has any of `bits`; false outside of the words. */
  is(at: number, bits: number): boolean {
    return at >= 0 && at < this.count && (this.bits[at]! & bits) !== 0;
  }

  /** What stands before the word at `at`; `other` before the first. */
  gapBefore(at: number): number {
    return at > 0 ? this.gaps[at - 1]! : GAP.other;
  }

  /** The word as it stands in the text; empty outside of the words. For comparing, never to be shown. */
  word(at: number): string {
    if (at < 0 || at >= this.count) return '';
    return this.text.slice(this.starts[at], this.ends[at]);
  }

  /** The word's key: the same for the same word in any case, with accents or without; 0 for a number. */
  key(at: number): number {
    return (this.bits[at]! & NUMBER) === 0 ? this.#keys[at]! : 0;
  }

  /** How many digits the number at `at` has; `MANY_FIGURES` for that many and more. */
  digitCount(at: number): number {
    return this.#keys[at]! >>> FIGURES_SHIFT;
  }

  /** The value of the first eight digits of the number at `at`. */
  value(at: number): number {
    return this.#keys[at]! & FIGURES_VALUE;
  }

  /** The word folded; empty outside of the words. For comparing, never to be shown. */
  folded(at: number): string {
    if (at < 0 || at >= this.count) return '';
    if (this.#foldedIn[at] !== this.loads) {
      this.#folded[at] = foldWordIn(this.text, this.starts[at]!, this.ends[at]!);
      this.#foldedIn[at] = this.loads;
    }
    return this.#folded[at]!;
  }

  /** Whether the words `first` to `last` are the name of a municipality, a state or a country. */
  isPlace(first: number, last: number): boolean {
    return this.#lexicon.isPlace(this.text, this.starts[first]!, this.ends[last]!);
  }

  /** Whether a word is one of the common words of Portuguese or English (wrong for 1 in 256). */
  isCommon(at: number): boolean {
    return this.#lexicon.isCommonOf(
      this.#keys[at]!,
      this.bits[at]!,
      this.text,
      this.starts[at]!,
      this.ends[at]!,
    );
  }

  /** A word with apostrophes, accents of their own or invisible characters in it or behind it. */
  #readOddWord(start: number): number {
    const { text, hi } = this;
    let hash = HASH_START;
    let upper = 0;
    let end = start;
    let letters = 0;
    let form = 0;
    for (let i = start; i < hi; i++) {
      const unit = unitOf(text.charCodeAt(i));
      if ((unit & UNIT_LETTER) !== 0) {
        letters++;
        if ((unit & UNIT_RARE) !== 0) form |= LABEL_WORD;
        if ((unit & UNIT_UPPER) !== 0) {
          upper++;
          // `d'Ávila` is written as a name is.
          if (letters === 1 || (letters === 2 && i > start + 1)) form |= CAPITAL;
        }
        const letter = unit & UNIT_FOLDED;
        if (letter > PASSED_OVER) hash = hashLetter(hash, letter);
        end = i + 1;
      } else if ((unit & UNIT_PASSED_OVER) !== 0) {
        if ((unit & UNIT_ACCENT) !== 0) end = i + 1;
      } else if ((unit & UNIT_APOSTROPHE) === 0 || !isLetterAt(text, i + 1, hi)) break;
      else form |= LABEL_WORD;
    }
    if (upper < letters && upper > ((form & CAPITAL) !== 0 ? 1 : 0)) form |= LABEL_WORD;
    const key = hashEnd(hash);
    if (letters <= LONGEST_WORD) form |= this.#lexicon.flagsOf(key, text, start, end);
    if (letters === 1) form |= CLASS[text.charCodeAt(end)] === DOT ? INITIAL | LABEL_WORD : INITIAL;
    else if (upper === letters) form |= UPPER;
    this.#add(start, end, form, key);
    return end;
  }

  #readNumber(start: number): number {
    const { text, hi } = this;
    let end = start;
    let count = 0;
    let value = 0;
    for (let i = start; i < hi; i++) {
      const code = text.charCodeAt(i);
      const unit = unitOf(code);
      if ((unit & UNIT_DIGIT) !== 0) {
        if (++count <= MOST_FIGURES) value = 10 * value + digitValue(code);
        end = i + 1;
      } else if ((unit & UNIT_PASSED_OVER) === 0) break;
    }
    this.#add(start, end, NUMBER, (Math.min(count, MANY_FIGURES) << FIGURES_SHIFT) | value);
    return end;
  }

  #add(start: number, end: number, bits: number, key: number): void {
    this.#keys[this.count] = key;
    this.starts[this.count] = start;
    this.ends[this.count] = end;
    this.bits[this.count] = bits;
  }

  #reserve(count: number): void {
    let size = this.starts.length;
    if (count <= size) return;
    while (size < count) size *= 2;
    for (const column of ['starts', 'ends', 'bits'] as const) {
      const larger = new Int32Array(size);
      larger.set(this[column]);
      this[column] = larger;
    }
    const gaps = new Uint16Array(size);
    gaps.set(this.gaps);
    this.gaps = gaps;
    const keys = new Int32Array(size);
    keys.set(this.#keys);
    this.#keys = keys;
    const foldedIn = new Int32Array(size);
    foldedIn.set(this.#foldedIn);
    this.#foldedIn = foldedIn;
  }
}

/** The start of the run of letters or digits that `at` stands in; `at` itself where the run is too long for a word. */
function wordBorder(text: string, at: number, lo: number): number {
  const limit = Math.max(lo, at - LONGEST_WORD);
  let i = at;
  while (i > limit && isInside(CLASS[text.charCodeAt(i - 1)]!)) i--;
  return i;
}

function isInside(kind: number): boolean {
  return kind === LETTER || kind === DIGIT || kind === IGNORABLE;
}

function isLetterAt(text: string, at: number, hi: number): boolean {
  return at < hi && CLASS[text.charCodeAt(at)] === LETTER;
}
