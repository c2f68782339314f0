/**
 * What one UTF-16 code unit is to the reader of words, in one look: the letter a to z that it folds to (as `wordLetter`
 * gives it) in the low byte, what it does to a word, and what it adds to the gap between two.
 */
import { wordLetter } from '../lexicon/hash.ts';
import {
  CLASS,
  CLOSE,
  DASH,
  DIGIT,
  DOT,
  IGNORABLE,
  isUpperCase,
  LETTER,
  NEWLINE,
  OPEN,
  SLASH,
  SPACE,
} from '../text/characters.ts';
import { GAP } from './gap.ts';

/** Belongs to a word. */
export const UNIT_LETTER = 1 << 8;
export const UNIT_DIGIT = 1 << 9;
/** Invisible inside a word or a number. */
export const UNIT_PASSED_OVER = 1 << 10;
export const UNIT_UPPER = 1 << 11;
/** Belongs to a word where a letter follows. */
export const UNIT_APOSTROPHE = 1 << 12;
/** Belongs to the letter before it. */
export const UNIT_ACCENT = 1 << 13;
/** A letter beyond Latin-1, of which labels do not tell the case. */
export const UNIT_RARE = 1 << 14;
/** The `GAP` bits of a unit stand from here on. */
export const UNIT_GAP = 16;
export const UNIT_FOLDED = 0xff;

function newUnit(code: number): number {
  const kind = CLASS[code]!;
  if (kind === LETTER) {
    const isRare = code >= 0x100;
    return UNIT_LETTER | wordLetter(code) | (isUpper(code) ? UNIT_UPPER : 0) | (isRare ? UNIT_RARE : 0);
  }
  if (kind === DIGIT) return UNIT_DIGIT;
  if (kind === IGNORABLE) return UNIT_PASSED_OVER | (code >= 0x300 && code <= 0x36f ? UNIT_ACCENT : 0);
  const isApostrophe = code === 0x27 || code === 0x2019 || code === 0x2bc;
  return (gapOf(code, kind) << UNIT_GAP) | (isApostrophe ? UNIT_APOSTROPHE : 0);
}

function isUpper(code: number): boolean {
  if (code < 0x100) return isUpperCase(code);
  const character = String.fromCharCode(code);
  return character.toLowerCase() !== character;
}

const GAP_OF_CLASS: Readonly<Record<number, number>> = {
  [SPACE]: GAP.space,
  [NEWLINE]: GAP.line,
  [DOT]: GAP.dot,
  [DASH]: GAP.hyphen,
  [SLASH]: GAP.slash,
  [OPEN]: GAP.open,
  [CLOSE]: GAP.close,
};

function gapOf(code: number, kind: number): number {
  if (code === 0x2c) return GAP.comma;
  if (code === 0x3a || code === 0x3d) return GAP.colon;
  if (code === 0xba || code === 0xaa || code === 0xb0) return GAP.ordinal;
  return GAP_OF_CLASS[kind] ?? GAP.other;
}

/** Latin letters and their accents: all that most texts have. */
const UNITS = Int32Array.from({ length: 0x370 }, (_, code) => newUnit(code));

export function unitOf(code: number): number {
  return code < UNITS.length ? UNITS[code]! : newUnit(code);
}
