/**
 * The rule that PIS and RENAVAM share: 10 digits and one check digit modulo 11, weights 3, 2, 9 … 2. Every valid number
 * of one is valid as the other; only a label tells them apart.
 */
import { digitsIn, drawDigits, drawOther } from '../canonical.ts';
import { allEqual, complementTo11, digitsOf, weightedSum } from '../check-digits.ts';
import type { Dice, Digits, Payload, Verdict } from '../identifier.ts';

const LENGTH = 11;
const WEIGHTS = [3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** One check digit: chance passes it in one number of eleven, so it is weak. */
export function check(digits: Digits, length: number): Verdict {
  if (length !== LENGTH || allEqual(digits, LENGTH)) return 'never';
  return complementTo11(weightedSum(digits, WEIGHTS)) === digits[10] ? 'weak' : 'fail';
}

export function normalise(spelling: string): string {
  return digitsIn(spelling, LENGTH);
}

export const payload = (): Payload => ({
  start: 0,
  end: 10,
  complete: (value) =>
    value.slice(0, 10) + complementTo11(weightedSum(digitsOf(value.slice(0, 10)), WEIGHTS)),
});

export function surrogate(value: string, dice: Dice): string {
  const draw = () => {
    const digits = drawDigits(dice, 10);
    digits.push(complementTo11(weightedSum(digits, WEIGHTS)));
    return digits.join('');
  };
  return drawOther(value, draw, check);
}
