/** Days and months that are all that is said of a date: `no dia 12`, `de 10 a 15/02`, `em agosto`. */
import { CARDINAL, MONTH, NUMBER } from '../words/classes.ts';
import { foldedAt, WordKeys } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import { LAST_DAY } from './calendar.ts';
import { figuresAt, MEASURES, smallNumber } from './figures.ts';
import { type DateMention, type Part, readMention } from './mention.ts';
import { readSpelled } from './number-words.ts';
import { MONTH_NUMBER } from './vocabulary.ts';

/**
 * A day that is all that is said of a date, from the number at `at`: behind `dia`, or in a list or a range that a whole
 * date ends (`de 10 a 15/02`). Words are not looked at before `from`, nor from `end` on.
 */
export function readDay(words: Words, at: number, from: number, end: number): DateMention | undefined {
  const day = smallNumber(words, at) ?? spelledDay(words, at, end);
  if (day === undefined || (!isBehindDay(words, at, from) && !leadsToDate(words, at, from, end)))
    return undefined;
  const { last } = day;
  const gap = words.gaps[last]!;
  const isNextNumber = words.is(last + 1, NUMBER);
  const counts = gap === 0 || (gap & ~GAP.space) === GAP.slash || (gap & GAP.colon) !== 0 || isNextNumber;
  const isListed = (gap & GAP.comma) !== 0 || (isNextNumber && isRange(gap));
  if ((counts && !isListed) || (gap === GAP.space && MEASURES.has(words, last + 1))) return undefined;
  return { first: at, last, day, short: true };
}

function spelledDay(words: Words, at: number, end: number): Part | undefined {
  const read = words.is(at, CARDINAL) ? readSpelled(words, at, end) : undefined;
  return read !== undefined && read.value >= 1 && read.value <= LAST_DAY
    ? { value: read.value, first: at, last: read.last }
    : undefined;
}

/**
 * A month that is all that is said of a date, at the word `at` (`operada em agosto`), with the year that it is told from:
 * `em fevereiro do ano passado`.
 */
export function readMonth(words: Words, at: number, from: number, end: number): DateMention | undefined {
  const value = words.is(at, MONTH) && at > from ? MONTH_NUMBER.get(foldedAt(words, at)) : undefined;
  if (
    value === undefined ||
    !/^(?:em|desde)$/.test(foldedAt(words, at - 1)) ||
    words.gaps[at - 1] !== GAP.space
  )
    return undefined;
  const month = { value, first: at, last: at };
  return { first: at, last: toldYearEnd(words, at, end), month, short: true };
}

/** `do ano passado`, `deste ano`: the last word of it. */
function toldYearEnd(words: Words, at: number, end: number): number {
  if (at + 2 >= end || words.gaps[at] !== GAP.space) return at;
  if (/^(?:deste|desse)$/.test(foldedAt(words, at + 1)) && foldedAt(words, at + 2) === 'ano') return at + 2;
  const isTold = foldedAt(words, at + 1) === 'do' && foldedAt(words, at + 2) === 'ano';
  return isTold && at + 3 < end && /^(?:passado|retrasado|anterior)$/.test(foldedAt(words, at + 3))
    ? at + 3
    : at;
}

/** A spelling that is a day or a month alone, once it was found to be one. */
export function partAlone(words: Words): DateMention | undefined {
  const value = words.is(0, MONTH) ? MONTH_NUMBER.get(foldedAt(words, 0)) : undefined;
  if (value !== undefined) {
    return { first: 0, last: words.count - 1, month: { value, first: 0, last: 0 }, short: true };
  }
  const day = smallNumber(words, 0) ?? spelledDay(words, 0, words.count);
  return day?.last === words.count - 1 ? { first: 0, last: day.last, day, short: true } : undefined;
}

/** The most days of a list. */
const MOST_DAYS = 8;
const DAY_JOINERS = new WordKeys('e a ate ou para');
const DAYS = new WordKeys('dia dias');
const RATES = new WordKeys('por ao cada um pelo');
const OPENERS = new WordKeys('de entre dos do em');
const UNTIL = new WordKeys('a ate');
const TIGHT = GAP.slash | GAP.dot | GAP.hyphen;

/** `dia 12`, `dias 3, 10 e 17`; not `por dia 3`. */
function isBehindDay(words: Words, at: number, from: number): boolean {
  let i = at - 1;
  for (let days = 0; days < MOST_DAYS && i >= from; days++) {
    const gap = words.gaps[i]!;
    if (DAYS.has(words, i)) {
      const isRate = i > from && (RATES.has(words, i - 1) || words.is(i - 1, NUMBER));
      return gap === GAP.space && !isRate;
    }
    if (gap === GAP.space && DAY_JOINERS.has(words, i)) i--;
    else if ((gap & GAP.comma) === 0) return false;
    if (i < from || smallNumber(words, i) === undefined) return false;
    i--;
  }
  return false;
}

/**
 * `de 10 a 15/02/2024`, `entre 3 e 9 de julho`, `na noite de 12 para 13 de março`, `12-15/03/2024`: a day and the date that
 * goes with it.
 */
function leadsToDate(words: Words, at: number, from: number, end: number): boolean {
  const other = at + 1 < end ? rangeEnd(words, at, from, end) : undefined;
  return (
    other?.day !== undefined && other.day.value > (words.is(at, NUMBER) ? figuresAt(words, at).value : 0)
  );
}

/** The date that the day at `at` begins a range or a pair with. */
function rangeEnd(words: Words, at: number, from: number, end: number): DateMention | undefined {
  const isDashed = isRange(words.gaps[at]!);
  const next = isDashed ? at + 1 : at + 2;
  if (next >= end || !words.is(next, NUMBER)) return undefined;
  if (isDashed) return isFree(words, at, from) ? readMention(words, next, end) : undefined;
  if (
    (words.gaps[at]! & ~GAP.ordinal) !== GAP.space ||
    words.gaps[at + 1] !== GAP.space ||
    !DAY_JOINERS.has(words, at + 1)
  )
    return undefined;
  const isOpened = at > from && OPENERS.has(words, at - 1);
  return isOpened || (UNTIL.has(words, at + 1) && isFree(words, at, from))
    ? readMention(words, next, end)
    : undefined;
}

/** The date that ends the list or range in which the day at `at` stands: `5, 12 e 19/08`. */
export function dateOfDay(words: Words, { last }: DateMention, end: number): DateMention | undefined {
  for (let i = last + 1; i < Math.min(end, last + MOST_DAYS); i++) {
    const gap = words.gaps[i - 1]! & ~(GAP.space | GAP.ordinal);
    if (gap !== 0 && gap !== GAP.comma && !isRange(gap)) return undefined;
    const date = words.is(i, NUMBER) ? readMention(words, i, end) : undefined;
    if (date !== undefined) return date.day === undefined ? undefined : date;
    if (smallNumber(words, i) === undefined && !DAY_JOINERS.has(words, i)) return undefined;
  }
  return undefined;
}

/** A dash or an arrow, and nothing else. */
function isRange(gap: number): boolean {
  return (gap & ~GAP.space) === GAP.hyphen || (gap & ~GAP.space) === GAP.other;
}

/** Whether nothing binds the number to what stands before it. */
function isFree(words: Words, at: number, from: number): boolean {
  const gap = words.gapBefore(at);
  const isParted = (gap & ~(TIGHT | GAP.space)) !== 0;
  return at === from || isParted || ((gap & GAP.space) !== 0 && !words.is(at - 1, NUMBER));
}
