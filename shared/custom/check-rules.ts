/** The check-digit rules that a custom identifier can name. Each is one of an identifier of ours, for any length. */
import { complementTo11, luhnSum, weightedSum } from '../identifiers/check-digits.ts';
import type { Digits } from '../identifiers/identifier.ts';

/**
 * - `luhn`: one digit, as of a card (ISO/IEC 7812-1, annex B);
 * - `mod11`: one digit, the weights 2 to 9 over and over from the right, 10 and 11 written 0;
 * - `mod11-cpf`: two digits by modulo 11, the weights 2, 3, 4 … from the right without an end, as of a CPF;
 * - `mod11-cnpj`: two digits by modulo 11, the weights 2 to 9 over and over, as of a CNPJ;
 * - `mod97`: two digits that make the whole number 1 modulo 97 (ISO/IEC 7064, MOD 97-10).
 */
export const CHECK_RULES = ['none', 'luhn', 'mod11', 'mod11-cpf', 'mod11-cnpj', 'mod97'] as const;
export type CheckRule = (typeof CHECK_RULES)[number];

/** Check digits at the end of a number. */
const CHECK_DIGITS: Readonly<Record<CheckRule, number>> = {
  none: 0,
  luhn: 1,
  mod11: 1,
  'mod11-cpf': 2,
  'mod11-cnpj': 2,
  mod97: 2,
};

/** Whether the check digits are right; a number that has no others fails. */
export function passes(rule: CheckRule, digits: readonly number[]): boolean {
  const count = CHECK_DIGITS[rule];
  if (digits.length <= count) return false;
  return withCheckDigits(rule, digits).every((digit, i) => digit === digits[i]);
}

/** A number with the check digits that its other digits have. */
export function withCheckDigits(rule: CheckRule, digits: readonly number[]): number[] {
  const payload = digits.slice(0, digits.length - CHECK_DIGITS[rule]);
  switch (rule) {
    case 'none':
      return payload;
    case 'luhn':
      return [...payload, (10 - (luhnSum([...payload, 0], payload.length + 1) % 10)) % 10];
    case 'mod11':
      return withModulo11(payload, 8);
    case 'mod11-cpf':
      return withModulo11(withModulo11(payload, Infinity), Infinity);
    case 'mod11-cnpj':
      return withModulo11(withModulo11(payload, 8), 8);
    case 'mod97': {
      const rest = payload.reduce((sum, digit) => (sum * 10 + digit) % 97, 0);
      const check = 98 - ((rest * 100) % 97);
      return [...payload, Math.floor(check / 10), check % 10];
    }
  }
}

/** @param cycle after so many weights they begin again at 2 */
function withModulo11(digits: readonly number[], cycle: number): number[] {
  const weights = digits.map((_, i) => 2 + ((digits.length - 1 - i) % cycle));
  return [...digits, complementTo11(weightedSum(digits satisfies Digits, weights))];
}
