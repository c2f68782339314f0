import type { Digits } from './identifier.ts';

/**
 * Multiplies each weight by the digit in its place and adds up.
 * @param from the index of the digit that the first weight multiplies
 */
export function weightedSum(digits: Digits, weights: readonly number[], from = 0): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += digits[from + i]! * weights[i]!;
  return sum;
}

/** The check digit of CPF, CNPJ, PIS and RENAVAM: the sum's complement to 11, where 10 and 11 are written 0. */
export function complementTo11(sum: number): number {
  const remainder = sum % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}

/** The check digit of a voter id and a CNH: the sum's remainder by 11, where 10 is written 0. */
export function remainderBy11(sum: number): number {
  const remainder = sum % 11;
  return remainder === 10 ? 0 : remainder;
}

/** Whether the first `length` digits are one digit over and over, which no register issues. */
export function allEqual(digits: Digits, length: number): boolean {
  for (let i = 1; i < length; i++) if (digits[i] !== digits[0]) return false;
  return true;
}

/**
 * The Luhn sum of a number, check digit included: a multiple of 10 when it is right.
 * Source: ISO/IEC 7812-1, annex B.
 */
export function luhnSum(digits: Digits, length: number): number {
  let sum = 0;
  for (let i = 0; i < length; i++) {
    const digit = digits[i]!;
    if ((length - i) % 2 === 1) sum += digit;
    else sum += digit < 5 ? digit * 2 : digit * 2 - 9;
  }
  return sum;
}

/** A number whose last digit is the one that makes its Luhn sum right. */
export function withLuhnDigit(number: string): string {
  const digits = [...digitsOf(number.slice(0, -1)), 0];
  return number.slice(0, -1) + String((10 - (luhnSum(digits, digits.length) % 10)) % 10);
}

/** The digit values of a canonical value, as `check()` takes them: a letter counts as its code − 48. */
export function digitsOf(value: string): number[] {
  const digits: number[] = [];
  for (let i = 0; i < value.length; i++) digits.push(value.charCodeAt(i) - 48);
  return digits;
}
