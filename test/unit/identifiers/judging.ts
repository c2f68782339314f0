import { digitsOf } from '../../../shared/identifiers/check-digits.ts';
import type { Dice, NumberIdentifier, Verdict } from '../../../shared/identifiers/identifier.ts';

/** Dice that fall the same way in every run (the generator known as mulberry32). */
export function seededDice(seed: number): Dice {
  let state = seed;
  return {
    roll(below) {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
    },
  };
}

export function verdictOf(identifier: NumberIdentifier, value: string): Verdict {
  return identifier.check(digitsOf(value), value.length);
}

/** Whether the check digits are right, by a strong check or a weak one. */
export function passes(identifier: NumberIdentifier, value: string): boolean {
  const verdict = verdictOf(identifier, value);
  return verdict === 'pass' || verdict === 'weak';
}

/** A value with one of its digits changed. */
export function corrupted(value: string, dice: Dice): string {
  const at = dice.roll(value.length);
  const digit = (Number.parseInt(value[at] ?? '0', 36) + 1 + dice.roll(9)) % 10;
  return value.slice(0, at) + digit + value.slice(at + 1);
}

export function randomDigits(length: number, dice: Dice): string {
  let digits = '';
  while (digits.length < length) digits += dice.roll(10);
  return digits;
}
