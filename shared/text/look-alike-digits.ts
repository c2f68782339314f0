/** Letters that optical recognition puts in the place of digits. */
import { CLASS, DIGIT, digitValue } from './characters.ts';

const LETTERS = 'OoQDlIi|ZzSsBbGq';
const VALUES = '0000111122558869';

/** At most this share of a number's places may be letters, or words would turn into numbers. */
export const MOST_LETTERS = 0.4;

/** The digit that a character is or looks like, or −1. */
export function digitLike(code: number): number {
  if (CLASS[code] === DIGIT) return digitValue(code);
  const i = code < 0x80 ? LETTERS.indexOf(String.fromCharCode(code)) : -1;
  return i < 0 ? -1 : VALUES.charCodeAt(i) - 0x30;
}

/** A number with digits for its letters, where all of them look like digits and are few; else as it is. */
export function withDigitsForLetters(number: string): string {
  const letters = number.match(/[A-Za-z|]/g) ?? [];
  const places = letters.length + number.replace(/\D/g, '').length;
  const areDigits = letters.every((letter) => digitLike(letter.charCodeAt(0)) >= 0);
  if (letters.length === 0 || !areDigits || letters.length > places * MOST_LETTERS) return number;
  return number.replace(/[A-Za-z|]/g, (letter) => String(digitLike(letter.charCodeAt(0))));
}
