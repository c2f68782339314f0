/** Another value of the same kind for a value, so that no two values get one. */
import { digitsOf } from '../identifiers/check-digits.ts';
import type { Identifier, Payload } from '../identifiers/identifier.ts';
import type { Permutation } from './permutation.ts';

/** So many leading zeros are told apart: a spreadsheet or a JSON number may have lost them. */
const MOST_ZEROS = 3;
/** Where so many steps find nothing of the same class, the class is all but empty: dummies. One in a hundred is like it. */
const MOST_STEPS = 2000;

const DIGITS = '0123456789';
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The payload goes through the permutation until it is again one that the identifier lets stand, with as many leading
 * zeros and with an `X` as check digit where it had one; the check digits are computed anew, and what was wrong in them
 * is wrong by as much.
 * @returns undefined where nothing is like the value
 */
export function permuteNumber(
  value: string,
  identifier: Identifier,
  payload: Payload,
  permutation: Permutation,
): string | undefined {
  const right = payload.complete(value);
  if (right?.length !== value.length && payload.numbering === undefined) return undefined;
  if (right === undefined) return undefined;
  const zeros = payload.start === 0 && !payload.numbering ? (/^0{0,3}/.exec(value)?.[0].length ?? 0) : 0;
  const part = { ...payload, start: payload.start + zeros };
  if (part.start >= part.end) return undefined;
  const isLike = (other: string | undefined): other is string =>
    other !== undefined &&
    isWellFormed(identifier, other) === isWellFormed(identifier, right) &&
    (payload.start > 0 || zeros === MOST_ZEROS || other[zeros] !== '0') &&
    other.endsWith('X') === right.endsWith('X');
  let there = value;
  for (let i = 0; i < MOST_STEPS; i++) {
    there = step(there, part, permutation);
    const complete = payload.complete(there);
    if (isLike(complete))
      return complete === right ? undefined : withErrors(complete, value, right, payload.modulus);
  }
  return undefined;
}

/** Whether the identifier reads the value, as it would under a key. */
function isWellFormed(identifier: Identifier, value: string): boolean {
  if (identifier.kind === 'words' || identifier.kind === 'custom') return true;
  if (identifier.kind === 'anchored') {
    const match = identifier.match(value, 0, 0, value.length, true);
    return match?.start === 0 && match.end === value.length;
  }
  const told = identifier.check(digitsOf(value), value.length);
  return told === 'pass' || told === 'weak';
}

function step(value: string, { start, end, ...payload }: Payload, permutation: Permutation): string {
  const { numbering } = payload;
  if (numbering) return numbering.valueOf(permutation.of(numbering.numberOf(value), numbering.size));
  const alphabets = Array.from(value, (character, at) =>
    at < start || at >= end || payload.stays?.(at) ? character : alphabetOf(character, payload.alphabet),
  );
  let index = 0n;
  let size = 1n;
  alphabets.forEach((alphabet, at) => {
    const radix = BigInt(alphabet.length);
    index = index * radix + BigInt(alphabet.indexOf(value.charAt(at)));
    size *= radix;
  });
  let rest = permutation.of(index, size);
  let result = '';
  for (const alphabet of alphabets.reverse()) {
    const radix = BigInt(alphabet.length);
    result = alphabet.charAt(Number(rest % radix)) + result;
    rest /= radix;
  }
  return result;
}

/** What a character may become; itself where it has no alphabet. */
function alphabetOf(character: string, alphabet?: string): string {
  const alphabets = alphabet === undefined ? [DIGITS, CAPITALS] : [alphabet];
  return alphabets.find((it) => it.includes(character)) ?? character;
}

/** Adds to each digit what `value` is off from `right`. */
function withErrors(complete: string, value: string, right: string, modulus = 10): string {
  if (value === right) return complete;
  return Array.from(complete, (character, at) => {
    if (value[at] === right[at] || !/[\dX]/.test(value[at] ?? '')) return character;
    const sum = digitOf(character) + digitOf(value[at]) - digitOf(right[at]);
    const digit = (sum + modulus) % modulus;
    return digit > 9 ? 'X' : String(digit);
  }).join('');
}

function digitOf(character = '0'): number {
  return character === 'X' ? 10 : Number(character);
}
