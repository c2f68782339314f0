import { CLASS, foldLetter, IGNORABLE } from '../text/characters.ts';

/**
 * The one spelling under which a word is known: letters a to z only. Case, diacritics and width do not count;
 * invisible characters and apostrophes inside a word are passed over.
 */
export const NO_LETTER = 0;
export const PASSED_OVER = 1;

/** The letter a to z (its code) for a UTF-16 code unit, or `PASSED_OVER`, or `NO_LETTER`. */
export function wordLetter(code: number): number {
  return code < LETTERS.length ? LETTERS[code]! : rareLetter(code);
}

function rareLetter(code: number): number {
  if (code === 0x2019 || code === 0x2018) return PASSED_OVER;
  if (code >= DOTTED_BEGIN && code < DOTTED_BEGIN + DOTTED.length) return DOTTED[code - DOTTED_BEGIN]!;
  const letter = foldLetter(code);
  if (letter >= 0x61 && letter <= 0x7a) return letter;
  return CLASS[code] === IGNORABLE ? PASSED_OVER : NO_LETTER;
}

const LETTERS: Uint8Array = buildLetters();

/** Latin Extended Additional: the dotted letters of Yoruba, the twice marked ones of Vietnamese. */
const DOTTED_BEGIN = 0x1e00;
const DOTTED: Uint8Array = buildDotted();

function buildDotted(): Uint8Array {
  const table = new Uint8Array(0x100);
  for (let i = 0; i < table.length; i++) {
    const letter = String.fromCharCode(DOTTED_BEGIN + i)
      .normalize('NFD')
      .toLowerCase()
      .charCodeAt(0);
    if (letter >= 0x61 && letter <= 0x7a) table[i] = letter;
  }
  return table;
}

function buildLetters(): Uint8Array {
  const table = new Uint8Array(0x370);
  for (let code = 0; code < table.length; code++) {
    const letter = foldLetter(code);
    if (letter >= 0x61 && letter <= 0x7a) table[code] = letter;
    else if (CLASS[code] === IGNORABLE) table[code] = PASSED_OVER;
  }
  for (const apostrophe of "'`´ʼ") table[apostrophe.charCodeAt(0)] = PASSED_OVER;
  // Letters that Unicode does not take apart, as they are written where there is no key for them.
  for (const [letter, plain] of ['łl', 'Łl', 'øo', 'Øo', 'đd', 'Đd', 'ıi', 'ħh', 'Ħh']) {
    table[letter!.charCodeAt(0)] = plain!.charCodeAt(0);
  }
  return table;
}

/** 32-bit FNV-1a, a letter at a time: begin with `HASH_START`, `hashLetter` each, and end with `hashEnd`. */
export const HASH_START = 0x811c9dc5 | 0;

export function hashLetter(hash: number, letter: number): number {
  return Math.imul(hash ^ letter, 0x01000193);
}

/** Spreads the bits (FNV's lowest are poor). Signed: an engine keeps that as a small integer, and allocates nothing. */
export function hashEnd(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** The key of a word, whatever its case, diacritics and width: equal for equal words, nearly always other for others. */
export function wordKey(text: string, start: number, end: number): number {
  let hash = HASH_START;
  for (let i = start; i < end; i++) {
    const letter = wordLetter(text.charCodeAt(i));
    if (letter > PASSED_OVER) hash = hashLetter(hash, letter);
  }
  return hashEnd(hash);
}
