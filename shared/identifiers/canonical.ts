import { foldToAscii } from '../text/characters.ts';
import { digitsOf } from './check-digits.ts';
import type { Dice, Digits, Verdict } from './identifier.ts';

/** A spelling without the `.0` that a spreadsheet puts behind a whole number. */
export function withoutDecimals(spelling: string): string {
  return /^\d+\.0$/.test(spelling) ? spelling.slice(0, -2) : spelling;
}

/**
 * The digits of a spelling.
 * @param length leading zeros are added up to so many digits
 */
export function digitsIn(spelling: string, length = 0): string {
  return withoutDecimals(spelling).replace(/\D/g, '').padStart(length, '0');
}

/** The letters and digits of a spelling, in upper case. */
export function lettersAndDigits(spelling: string): string {
  return withoutDecimals(foldToAscii(spelling))
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
}

/** So many random digits. */
export function drawDigits(dice: Dice, count: number): number[] {
  const digits: number[] = [];
  while (digits.length < count) digits.push(dice.roll(10));
  return digits;
}

/** A random letter of the same case for each letter, a random digit for each digit; the rest stays. */
export function drawLike(characters: string, dice: Dice): string {
  return characters.replace(/[0-9A-Za-z]/g, (character) => {
    if (character <= '9') return String(dice.roll(10));
    return String.fromCharCode((character <= 'Z' ? 0x41 : 0x61) + dice.roll(26));
  });
}

/** One of `choices`, which is not empty. */
export function drawFrom<T>(choices: readonly T[], dice: Dice): T {
  return choices[dice.roll(choices.length)]!;
}

const DRAWS = 1000;

/**
 * Draws until a value comes that is well formed and is not `value`.
 * @throws Error when a thousand draws give none, which only loaded dice do
 */
export function drawOther(
  value: string,
  draw: () => string,
  check: (digits: Digits, length: number) => Verdict,
): string {
  for (let i = 0; i < DRAWS; i++) {
    const drawn = draw();
    if (drawn === value) continue;
    const verdict = check(digitsOf(drawn), drawn.length);
    if (verdict === 'pass' || verdict === 'weak') return drawn;
  }
  throw new Error('No surrogate: the dice give no well-formed value');
}
