/** A word as it is looked up and compared: lower-case ASCII letters and digits, without invisible characters. */
import { CLASS, DIGIT, digitValue, foldLetter, LETTER } from '../text/characters.ts';
import type { Words } from './words.ts';

export function foldWord(word: string): string {
  let folded = '';
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    const kind = CLASS[code];
    if (kind === LETTER) folded += String.fromCharCode(foldLetter(code));
    else if (kind === DIGIT) folded += String(digitValue(code));
  }
  return folded;
}

/** The word at `at`, folded; empty outside of the words. For comparing, never to be shown. */
export function foldedAt(words: Words, at: number): string {
  return at >= 0 && at < words.count ? foldWord(words.word(at)) : '';
}

/** The words of a list that is written with white space between them. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ''));
}
