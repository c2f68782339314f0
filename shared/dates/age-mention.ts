/** Reads an age of 90 years and more, with its unit. */
import type { NumberRange } from '../identifiers/identifier.ts';
import { CARDINAL, NUMBER } from '../words/classes.ts';
import { foldedAt, wordSet } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import { goesOnSpelled, readSpelled, type SpelledNumber } from './number-words.ts';

export const LOWEST = 90;
/** Nobody was ever older than 122. */
export const HIGHEST = 130;

export interface Age {
  readonly value: number;
  /** The first word; the last of the number; and the last with the unit. */
  readonly first: number;
  readonly number: number;
  readonly last: number;
  /** `years` in full, the letter `a` of clinical notes, or none. */
  readonly unit: 'years' | 'letter' | 'none';
}

const YEARS = wordSet('anos ano aninhos primaveras janeiros outonos invernos years year yrs yr yo');

/** `nonagenária`, `centenário`: who is so old, in one word. */
export const AGED =
  'nonagenaria nonagenario nonagenarias nonagenarios centenaria centenario noventona noventao noventinha';

/** The lowest age of whom the word at `at` calls so old; undefined for any other word. */
export function agedAt(words: Words, at: number): number | undefined {
  if (!words.is(at, CARDINAL) || words.ends[at]! - words.starts[at]! < SHORTEST_AGED) return undefined;
  const word = foldedAt(words, at);
  if (/^(?:nonagenari[oa]s?|noventona|noventao|noventinha)$/.test(word)) return LOWEST;
  return /^centenari[oa]$/.test(word) ? 100 : undefined;
}

const SHORTEST_AGED = 8;

/** The age that the word at `at` begins, between the words `from` and `end`. */
export function readAge(words: Words, at: number, from: number, end: number): Age | undefined {
  const read = words.is(at, NUMBER) ? inFigures(words, at, end) : inWords(words, at, from, end);
  if (read === undefined || read.value < LOWEST || read.value > HIGHEST) return undefined;
  if (at > from && isBound(words, at)) return undefined;
  // `90+`: everybody of that age, as the rule that makes the age one to hide would have it written.
  if (words.text.charAt(words.ends[read.last]!) === '+') return undefined;
  const number = spelledAgain(words, read.last, read.value, end);
  const { value } = read;
  const age = (last: number, unit: Age['unit']): Age => ({ value, first: at, number, last, unit });
  if (number + 1 >= end || words.starts[number + 1]! - words.ends[number]! > 2) {
    return age(number, 'none');
  }
  const gap = words.gaps[number]!;
  const next = foldedAt(words, number + 1);
  if ((gap & ~(GAP.space | (number > read.last ? GAP.close : 0))) === 0) {
    if (YEARS.has(next)) {
      const old = number + 2 < end && foldedAt(words, number + 2) === 'old';
      return age(old ? number + 2 : monthsEnd(words, number + 1, end), 'years');
    }
    // `98 de idade`
    if (next === 'de' && foldedAt(words, number + 2) === 'idade') return age(number, 'years');
    // `93 y/o`, `95 y.o.`
    if (next === 'y' && foldedAt(words, number + 2) === 'o' && isTightJoint(words.gaps[number + 1]!))
      return age(number + 2, 'years');
    const unit = next === 'a' ? letterUnitEnd(words, number, end) : -1;
    if (unit >= 0) return age(unit, 'letter');
  }
  if (gap === GAP.hyphen && next === 'year') {
    const old = number + 2 < end && foldedAt(words, number + 2) === 'old';
    return age(number + (old ? 2 : 1), 'years');
  }
  // `91 e 93 anos`
  if (
    gap === GAP.space &&
    next === 'e' &&
    words.is(number + 2, NUMBER) &&
    YEARS.has(foldedAt(words, number + 3))
  ) {
    return age(number, 'years');
  }
  const goesOn = gap === 0 || (words.is(number + 1, NUMBER) && (gap & (GAP.space | GAP.line)) === 0);
  return goesOn ? undefined : age(number, 'none');
}

function isTightJoint(gap: number): boolean {
  return gap === GAP.slash || gap === GAP.dot;
}

/** `94 anos e 2 meses`: the last word of the months that may follow the years. */
function monthsEnd(words: Words, years: number, end: number): number {
  const at = foldedAt(words, years + 1) === 'e' ? years + 2 : years + 1;
  if (at + 1 >= end || !(words.is(at, NUMBER | CARDINAL) && /^m(?:es|eses)$/.test(foldedAt(words, at + 1))))
    return years;
  return (words.gaps[years]! & ~(GAP.space | GAP.comma)) === 0 && words.gaps[at] === GAP.space
    ? at + 1
    : years;
}

/** `93 (noventa e três)`: the last word of the number that is said twice. */
function spelledAgain(words: Words, last: number, value: number, end: number): number {
  if (last + 1 >= end || (words.gaps[last]! & ~GAP.space) !== GAP.open) return last;
  const again = readSpelled(words, last + 1, end);
  const closes =
    again?.value === value && again.last + 1 < end && (words.gaps[again.last]! & GAP.close) !== 0;
  return closes ? again.last : last;
}

function inFigures(words: Words, at: number, end: number): { value: number; last: number } | undefined {
  const value = figuresAt(words, at);
  return value < 0 ? undefined : roundEnd(words, { value, last: at }, end);
}

/** The value of two or three digits; −1 where there are more or fewer. */
function figuresAt(words: Words, at: number): number {
  const count = words.digitCount(at);
  return count === 2 || count === 3 ? words.value(at) : -1;
}

/** The numbers that are such ages: see `hasAgeDigits`. */
export const AGE_NUMBERS: readonly NumberRange[] = [
  { digits: 2, low: LOWEST },
  { digits: 3, low: LOWEST, high: HIGHEST },
];

/** Whether the figures of a number are those of such an age: most are not, and are dismissed by it. */
export function hasAgeDigits(words: Words, at: number): boolean {
  const value = figuresAt(words, at);
  return value >= LOWEST && value <= HIGHEST;
}

function inWords(
  words: Words,
  at: number,
  from: number,
  end: number,
): { value: number; last: number } | undefined {
  if (!words.is(at, CARDINAL) || goesOnSpelled(words, at, from)) return undefined;
  const read = readSpelled(words, at, end);
  return read && roundEnd(words, read, end);
}

/** `noventa e poucos anos`, `90 e tantos` */
function roundEnd(words: Words, read: SpelledNumber, end: number): SpelledNumber {
  const isRound = read.value === LOWEST && read.last + 2 < end && foldedAt(words, read.last + 1) === 'e';
  return isRound && /^(?:poucos|tantos)$/.test(foldedAt(words, read.last + 2))
    ? { ...read, last: read.last + 2 }
    : read;
}

/** Whether the number is the end of a longer one, of a word or of a range. */
function isBound(words: Words, at: number): boolean {
  const gap = words.gaps[at - 1]!;
  if (gap === 0) return true;
  return words.is(at - 1, NUMBER) && (gap & (GAP.space | GAP.line | GAP.other | GAP.colon)) === 0;
}

/**
 * `92a`, `92 a`, `92a7m`: years, where no other number or word makes the letter a preposition.
 * @returns the last word of the unit, with the months that may follow; −1 where it is none
 */
function letterUnitEnd(words: Words, number: number, end: number): number {
  const unit = number + 1;
  const glued = words.gaps[number] === 0;
  if (unit + 1 >= end) return glued ? unit : -1;
  const gap = words.gaps[unit]!;
  if (words.is(unit + 1, NUMBER)) {
    if (unit + 2 >= end || !/^m(?:eses)?$/.test(foldedAt(words, unit + 2))) return -1;
    // `90a 3m 12d`
    const hasDays =
      unit + 4 < end && words.is(unit + 3, NUMBER) && /^d(?:ias)?$/.test(foldedAt(words, unit + 4));
    return hasDays && words.gaps[unit + 3] === 0 ? unit + 4 : unit + 2;
  }
  // `101 a   Peso: 47 kg`
  const isWide = /^ {2}/.test(words.text.slice(words.ends[unit], words.ends[unit]! + 2));
  const apart =
    glued || isWide || (gap & (GAP.comma | GAP.dot | GAP.close | GAP.line | GAP.slash | GAP.other)) !== 0;
  return gap !== 0 && apart ? unit : -1;
}
