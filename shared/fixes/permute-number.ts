/** Another number of the same kind for a number, so that no two numbers get one. */
import { digitsOf } from '../identifiers/check-digits.ts';
import type { NumberIdentifier, Payload } from '../identifiers/identifier.ts';
import type { Permutation } from './permutation.ts';

/** So many leading zeros are told apart: a spreadsheet or a JSON number may have lost them. */
const MOST_ZEROS = 3;
/** Where so many steps find nothing of the same class, the class is all but empty: dummies. */
const MOST_STEPS = 400;

/**
 * The payload goes through the permutation until it is again one that the identifier lets stand, and with as many
 * leading zeros; the check digits are computed anew, and what was wrong in them is wrong by as much.
 * @returns undefined where nothing is like the value
 */
export function permuteNumber(
  value: string,
  identifier: NumberIdentifier,
  payload: Payload,
  permutation: Permutation,
): string | undefined {
  const right = payload.complete(value);
  if (right?.length !== value.length) return undefined;
  const zeros = payload.start === 0 ? (/^0{0,3}/.exec(value)?.[0].length ?? 0) : 0;
  const start = payload.start + zeros;
  if (start >= payload.end) return undefined;
  const isLike = (other: string | undefined): other is string =>
    other !== undefined &&
    verdict(identifier, other) === verdict(identifier, right) &&
    (payload.start > 0 || zeros === MOST_ZEROS || other[zeros] !== '0');
  let there = value;
  for (let i = 0; i < MOST_STEPS; i++) {
    there =
      there.slice(0, start) + step(there.slice(start, payload.end), permutation) + there.slice(payload.end);
    const complete = payload.complete(there);
    if (isLike(complete))
      return complete === right ? undefined : withErrors(complete, value, right, payload.modulus);
  }
  return undefined;
}

function verdict({ check }: NumberIdentifier, value: string): boolean {
  const told = check(digitsOf(value), value.length);
  return told === 'pass' || told === 'weak';
}

/** Digits for digits and letters for letters. */
function step(characters: string, permutation: Permutation): string {
  let index = 0n;
  let size = 1n;
  for (const character of characters) {
    const [radix, digit] = placeOf(character);
    index = index * radix + digit;
    size *= radix;
  }
  let rest = permutation.of(index, size);
  let result = '';
  for (const character of [...characters].reverse()) {
    const [radix] = placeOf(character);
    const digit = Number(rest % radix);
    rest /= radix;
    result = (radix === 10n ? String(digit) : String.fromCharCode(65 + digit)) + result;
  }
  return result;
}

function placeOf(character: string): [radix: bigint, digit: bigint] {
  return character <= '9' ? [10n, BigInt(character)] : [26n, BigInt(character.charCodeAt(0) - 65)];
}

/** Adds to each digit what `value` is off from `right`. */
function withErrors(complete: string, value: string, right: string, modulus = 10): string {
  return Array.from(complete, (character, at) => {
    if (value[at] === right[at]) return character;
    const sum = digitOf(character) + digitOf(value[at]) - digitOf(right[at]);
    const digit = (sum + modulus) % modulus;
    return digit > 9 ? 'X' : String(digit);
  }).join('');
}

function digitOf(character = '0'): number {
  return character === 'X' ? 10 : Number(character);
}
