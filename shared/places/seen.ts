/** The words that a reader may look at, and what they can be in an address. */
import { foldLetter, isSmallAscii } from '../text/characters.ts';
import { INITIAL, NUMBER } from '../words/classes.ts';
import { GAP, type Words } from '../words/words.ts';
import { kindOf, mayBeKnown } from './vocabulary.ts';

export class Seen {
  readonly words: Words;
  /** The words `[first, end)` may be looked at. */
  readonly first: number;
  readonly end: number;

  constructor(words: Words, first: number, end: number) {
    this.words = words;
    this.first = first;
    this.end = end;
  }

  static from(words: Words, at: number): Seen {
    return new Seen(words, words.firstSeen(at), words.endSeen(at));
  }

  is(at: number, bits: number): boolean {
    return at >= this.first && at < this.end && this.words.is(at, bits);
  }

  /** What stands before a word; `other` at the borders. */
  gap(at: number): number {
    return at > this.first && at < this.end ? this.words.gapBefore(at) : GAP.other;
  }

  /** What stands between a word and the one before, as it is written; empty at the borders. */
  between(at: number): string {
    const { text, starts, ends } = this.words;
    return at > this.first && at < this.end ? text.slice(ends[at - 1], starts[at]) : '';
  }

  /** The word in lower case without accents; empty beyond the borders. */
  word(at: number): string {
    return at >= this.first && at < this.end ? foldedIn(slotOf(this.words, at), this.words.text) : '';
  }

  /** Bits of the vocabulary. */
  kind(at: number): number {
    return at >= this.first && at < this.end ? KIND[slotOf(this.words, at)]! : 0;
  }

  length(at: number): number {
    return at >= this.first && at < this.end ? this.words.ends[at]! - this.words.starts[at]! : 0;
  }

  isNumber(at: number): boolean {
    return this.is(at, NUMBER);
  }

  isLetter(at: number): boolean {
    return this.is(at, INITIAL);
  }

  /** Whether nothing but `gaps` stands before the word, and something of them. */
  follows(at: number, gaps: number): boolean {
    const gap = this.gap(at);
    return gap !== 0 && (gap & ~gaps) === 0;
  }

  /** Whether a sentence, a line or the text ends before the word, or a mark parts it from the one before. */
  isParted(at: number): boolean {
    return (this.gap(at) & ~(GAP.space | GAP.slash | GAP.ordinal)) !== 0;
  }
}

/** Longer than any word of the vocabulary. */
const LONGEST = 24;

// The words that were looked at last, by the low bits of their offset: one is looked at again and again.
const SLOTS = 2048;
const KIND = new Int32Array(SLOTS);
/** Empty where nobody has asked for it yet: most words are asked about by their kind only. */
const FOLDED: string[] = new Array(SLOTS).fill('');
const START = new Int32Array(SLOTS).fill(-1);
const END = new Int32Array(SLOTS);
let lastText = '';

/** The slot in which the word at `at` is known. */
function slotOf(words: Words, at: number): number {
  const { text, starts, ends } = words;
  if (text !== lastText) START.fill(-1);
  // Also where it is equal: two pointers to one text are compared at once, two texts character by character.
  lastText = text;
  const start = starts[at]!;
  const end = ends[at]!;
  const slot = start & (SLOTS - 1);
  if (START[slot] !== start || END[slot] !== end) {
    START[slot] = start;
    END[slot] = end;
    FOLDED[slot] = '';
    // Most words are none of the vocabulary: that their keys say, and no word is made for it.
    KIND[slot] = mayBeKnown(words.key(at)) ? kindOf(foldedIn(slot, text)) : 0;
  }
  return slot;
}

/** The word in a slot, in lower case without accents. */
function foldedIn(slot: number, text: string): string {
  if (FOLDED[slot] === '') {
    const start = START[slot]!;
    FOLDED[slot] = folded(text, start, Math.min(END[slot]!, start + LONGEST));
  }
  return FOLDED[slot]!;
}

function folded(text: string, start: number, end: number): string {
  // What is small letters already is taken as it stands.
  let plain = start;
  while (plain < end && isSmallAscii(text.charCodeAt(plain))) plain++;
  let word = text.slice(start, plain);
  for (let i = plain; i < end; i++) {
    const letter = foldLetter(text.charCodeAt(i));
    if (letter < 0x300 || letter > 0x36f) word += String.fromCharCode(letter);
  }
  return word;
}
