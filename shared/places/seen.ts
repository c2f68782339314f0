/** The words that a reader may look at, and what they can be in an address. */
import { foldLetter } from '../text/characters.ts';
import { INITIAL, NUMBER } from '../words/classes.ts';
import { GAP, type Words } from '../words/words.ts';
import { kindOf } from './vocabulary.ts';

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

  /** The word in lower case without accents; empty beyond the borders. */
  word(at: number): string {
    return at >= this.first && at < this.end ? folded(this.words, at) : '';
  }

  kind(at: number): number {
    return kindOf(this.word(at));
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

function folded({ text, starts, ends }: Words, at: number): string {
  let word = '';
  const end = Math.min(ends[at]!, starts[at]! + LONGEST);
  for (let i = starts[at]!; i < end; i++) {
    const letter = foldLetter(text.charCodeAt(i));
    if (letter < 0x300 || letter > 0x36f) word += String.fromCharCode(letter);
  }
  return word;
}

/** Longer than any word of the vocabulary. */
const LONGEST = 24;
