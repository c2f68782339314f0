/** Surrogates that can be nobody's: their check digits are wrong. */
import { digitsOf } from '../identifiers/check-digits.ts';
import type { Identifier } from '../identifiers/identifier.ts';

/**
 * Makes the check digits of a well-formed value wrong, in one way only, so that two values stay two.
 * @param value a canonical value
 * @returns the value with another last digit, which its check digits contradict; the value itself where it has none, or
 * they are wrong already
 */
export function withWrongDigits(value: string, identifier: Identifier): string {
  if (identifier.kind !== 'number' || verdictOf(value, identifier) === 'fail') return value;
  const last = Number(value.at(-1));
  for (let off = 1; Number.isInteger(last) && off < 10; off++) {
    const other = `${value.slice(0, -1)}${(last + off) % 10}`;
    if (verdictOf(other, identifier) === 'fail') return other;
  }
  return value;
}

function verdictOf(value: string, identifier: Identifier & { readonly kind: 'number' }): string {
  return identifier.check(digitsOf(value), value.length);
}
