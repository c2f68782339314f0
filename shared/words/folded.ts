/** A word as it is looked up and compared: lower-case ASCII letters and digits, without invisible characters. */
import { CLASS, DIGIT, digitValue, foldLetter, LETTER } from '../text/characters.ts';
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

function isSmallAscii(code: number): boolean {
  return code >= 0x61 && code <= 0x7a;
}

/** The word at `at`, folded; empty outside of the words. For comparing, never to be shown. */
export function foldedAt(words: Words, at: number): string {
  return words.folded(at);
}

/** The words of a list that is written with white space between them. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ''));
}
