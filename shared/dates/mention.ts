/** Reads one date, in figures, in words or in both: its parts, and the words that each stands in. */
import type { NumberRange } from '../identifiers/identifier.ts';
import { CAPITAL, CARDINAL, EVENT, INITIAL, MONTH, NUMBER, UPPER } from '../words/classes.ts';
import { foldedAt, WordKeys } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import { readArguments } from './arguments.ts';
import { readBare } from './bare.ts';
import { readBoxed, readNamedParts } from './boxed.ts';
import { type CalendarDate, isYear, LAST_DAY, LAST_MONTH, yearOfTwoDigits } from './calendar.ts';
import { figuresAt, smallNumber, yearAt } from './figures.ts';
import { goesOnMisread, looksLikeDigit, readLookAlike } from './look-alikes.ts';
import {
  cutYearBehind,
  DAY_LINKS,
  MOST_LINKS,
  readMonthFirst,
  readMonthName,
  SEPARATORS,
  WIDEST,
  yearBehind,
} from './month-date.ts';
import { goesOnSpelled, readSpelled } from './number-words.ts';

/** A part of a date: its value and its words, first and last. */
export interface Part {
  readonly value: number;
  readonly first: number;
  readonly last: number;
}

export interface DateMention {
  /** The first and the last word of it. */
  readonly first: number;
  readonly last: number;
  readonly day?: Part;
  /** None where a day is all that is said of it: `no dia 12`. */
  readonly month?: Part;
  readonly year?: Part;
  /**
   * Many things are written like this: only a label right before it makes it a date, or (`link`) a word that
   * announces one, such as `em`.
   */
  readonly loose?: 'label' | 'link' | undefined;
  /** The month before the day, as in English. */
  readonly swapped?: boolean;
  /** One word: eight digits in the order of the letters, six, or a count of seconds or thousandths since 1970. */
  readonly digits?: 'dmy' | 'ymd' | 'dmy2' | 'epoch';
  /** Day and month, or month and year, in figures: also how fractions and the like are written. */
  readonly short?: boolean;
}

/** The date that begins at the word `at`, not looking at words from `end` on. */
export function readMention(words: Words, at: number, end: number): DateMention | undefined {
  if (words.is(at, NUMBER))
    return (
      readNumbers(words, at, end) ??
      (words.digitCount(at) > 2 ? undefined : (readBoxed(words, at, end) ?? readNamedParts(words, at, end)))
    );
  if (looksLikeDigit(words, at)) return readLookAlike(words, at, end);
  const isNumberWord = words.is(at, CARDINAL) && !words.is(at, MONTH);
  const month = isNumberWord ? undefined : readMonthFirst(words, at, end);
  // `dez` is December, and ten.
  if (month !== undefined || !words.is(at, CARDINAL)) return month;
  const read = readSpelled(words, at, end);
  if (read === undefined || read.value < 1 || read.value > LAST_DAY) return undefined;
  const day = { value: read.value, first: at, last: read.last };
  return readMonthName(words, day, end) ?? readSaid(words, day, end);
}

/** In figures, of which a scanner read some as letters: then what the figures alone say may be a part of it. */
function readNumbers(words: Words, at: number, end: number): DateMention | undefined {
  const figures = readFigures(words, at, end);
  if (figures !== undefined && !goesOnMisread(words, figures.last, end)) return figures;
  return readLookAlike(words, at, end) ?? figures;
}

/** `sete do sete de cinquenta e um`: all of it in words, with the year. */
function readSaid(words: Words, day: Part, end: number): DateMention | undefined {
  const first = day.last + 2;
  if (first >= end || !DO.has(words, first - 1) || !words.is(first, CARDINAL)) return undefined;
  const month = readSpelled(words, first, end);
  if (month === undefined || month.value < 1 || month.value > LAST_MONTH) return undefined;
  const year = yearBehind(words, month.last, end);
  return (
    year && {
      first: day.first,
      last: year.last,
      day,
      month: { value: month.value, first, last: month.last },
      year,
    }
  );
}

/** The numbers that can begin a date: see `mayBeginDate`. */
export const DATE_NUMBERS: readonly NumberRange[] = [
  { digits: 1 },
  { digits: 2, low: 1, high: LAST_DAY },
  { digits: 4 },
  { digits: 8 },
];

/** Whether the number at `at` can begin a date: a day or a month, a year that goes on, or all of one in eight digits. */
export function mayBeginDate(words: Words, at: number): boolean {
  const count = words.digitCount(at);
  if (count === 4) return (words.gaps[at]! & (SEPARATORS | GAP.comma)) !== 0 && words.is(at + 1, NUMBER);
  if (count > 2) return count === 8;
  const value = words.value(at);
  // `|0|5|0|3|…`: the first box of a day.
  return value <= LAST_DAY && (value > 0 || (words.is(at + 1, NUMBER) && words.digitCount(at + 1) === 1));
}

export function dateOf({ day, month, year }: DateMention): CalendarDate {
  return { day: day?.value ?? 0, month: month?.value ?? 0, year: year?.value ?? 0 };
}

/** Whether the word at `at` can be the first of a date and is not inside of one that begins before it. */
export function mayBegin(words: Words, at: number, first: number): boolean {
  if (words.is(at, NUMBER)) return words.ends[at]! - words.starts[at]! <= 16;
  if (words.is(at, MONTH)) return !followsDay(words, at, first);
  return words.is(at, CARDINAL) && !goesOnSpelled(words, at, first);
}

function followsDay(words: Words, at: number, first: number): boolean {
  for (let i = at - 1, links = 0; i >= first && links <= MOST_LINKS; i--, links++) {
    if (words.gaps[i]! & (GAP.paragraph | GAP.comma | GAP.other)) return false;
    if (words.is(i, CARDINAL)) return true;
    if (words.is(i, NUMBER)) return words.ends[i]! - words.starts[i]! <= 2;
    if (!DAY_LINKS.has(words, i)) return false;
  }
  return false;
}

/** The separator behind the word at `at`, without the spaces around it; 0 where none can stand within a date. */
function separatorAt(words: Words, at: number, end: number): number {
  if (at + 1 >= end || words.starts[at + 1]! - words.ends[at]! > WIDEST) return 0;
  const gap = words.gaps[at]!;
  if (gap === GAP.space) return GAP.space;
  const separator = gap & ~(GAP.space | GAP.ordinal);
  return separator === GAP.slash || separator === GAP.dot || separator === GAP.hyphen ? separator : 0;
}

/** Months in Roman figures, in order. */
export const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');

/** `13.IV.1930` */
function readRoman(words: Words, day: Part, separator: number, end: number): DateMention | undefined {
  const at = day.last + 1;
  if ((separator & SEPARATORS) === 0 || !words.is(at, UPPER | INITIAL) || !words.is(at, CAPITAL))
    return undefined;
  const value = ROMAN.indexOf(foldedAt(words, at)) + 1;
  if (value === 0 || separatorAt(words, at, end) !== separator) return undefined;
  const year = words.is(at + 1, NUMBER) ? yearAt(words, at + 1) : undefined;
  if (year === undefined || figuresAt(words, at + 1).count !== 4) return undefined;
  return { first: day.first, last: at + 1, day, month: { value, first: at, last: at }, year };
}

function readFigures(words: Words, at: number, end: number): DateMention | undefined {
  const { value, count } = figuresAt(words, at);
  if (count === 8) return readBare(at, value);
  const part = { value, first: at, last: isFirstOfMonth(words, at, count) ? at + 1 : at };
  if (count === 4) return isYear(value) ? readYearFirst(words, part, end) : undefined;
  if (count > 2 || value < 1 || value > 31) return undefined;
  const separator = separatorAt(words, part.last, end);
  if (separator === GAP.space && isSpokenMonth(words, at, end)) return readSpoken(words, part, end);
  if (separator !== 0 && words.is(part.last + 1, NUMBER)) return readDayFirst(words, part, separator, end);
  return readRoman(words, part, separator, end) ?? readMonthName(words, part, end);
}

/** `1o/11/97`: an ordinal, as keyboards write it. */
function isFirstOfMonth(words: Words, at: number, count: number): boolean {
  return count === 1 && words.gaps[at] === 0 && words.word(at) === '1' && words.word(at + 1) === 'o';
}

const DO = new WordKeys('do');
const DIA = new WordKeys('dia');

/** `dia 7 do 8`, `nascida em 12 do 3`, `retorno 10 do 6` */
function isSpokenMonth(words: Words, at: number, end: number): boolean {
  const isOfEvent = words.is(at - 1, EVENT) || (EM.has(words, at - 1) && words.is(at - 2, EVENT));
  return (isOfEvent || DIA.has(words, at - 1)) && hasSpokenMonth(words, at, end);
}

/** `7 do 8`, whatever stands before it */
function hasSpokenMonth(words: Words, at: number, end: number): boolean {
  if (at + 2 >= end || !DO.has(words, at + 1) || words.gaps[at + 1] !== GAP.space) return false;
  return (smallNumber(words, at + 2)?.value ?? LAST_MONTH + 1) <= LAST_MONTH;
}

/** A date as it is spoken, where nothing else stands. */
export function spokenAlone(words: Words): DateMention | undefined {
  if (!words.is(0, NUMBER) || !hasSpokenMonth(words, 0, words.count)) return undefined;
  const { value } = figuresAt(words, 0);
  return value < 1 || value > LAST_DAY
    ? undefined
    : readSpoken(words, { value, first: 0, last: 0 }, words.count);
}

const EM = new WordKeys('em no');

/** `7 do 8`, `12 do 3 de 85`, `10 do 10 de 1935` */
function readSpoken(words: Words, day: Part, end: number): DateMention {
  const last = day.last + 2;
  const date = { first: day.first, last, day, month: smallNumber(words, last)!, short: true };
  const isTold = last + 2 < end && words.gaps[last] === GAP.space && foldedAt(words, last + 1) === 'de';
  const year = isTold && words.is(last + 2, NUMBER) ? yearAt(words, last + 2) : undefined;
  if (year === undefined || year.value % 100 <= LAST_DAY) return date;
  return { first: day.first, last: year.last, day, month: date.month, year };
}

function readYearFirst(words: Words, year: Part, end: number): DateMention | undefined {
  const separator = separatorAt(words, year.last, end);
  if ((separator & SEPARATORS) === 0) return readArguments(words, year, end);
  const month = smallNumber(words, year.last + 1);
  if (month === undefined || month.value > 12) return undefined;
  if (separatorAt(words, month.last, end) !== separator) {
    const alone = separator === GAP.hyphen && figuresAt(words, month.last).count === 2;
    return alone ? { first: year.first, last: month.last, month, year, loose: 'label' } : undefined;
  }
  const day = smallNumber(words, month.last + 1);
  if (day === undefined) return undefined;
  return { first: year.first, last: day.last, day, month, year };
}

function readDayFirst(words: Words, first: Part, separator: number, end: number): DateMention | undefined {
  const second = first.last + 1;
  const { value, count } = figuresAt(words, second);
  if (count === 4 && separator === GAP.slash && isYear(value) && first.value <= 12) {
    return {
      first: first.first,
      last: second,
      month: first,
      year: { value, first: second, last: second },
      short: true,
    };
  }
  const middle = smallNumber(words, second);
  if (middle === undefined) return readMonthYear(words, first, separator);
  const next = separatorAt(words, second, end);
  const cut = separator === GAP.slash ? cutYearBehind(words, second) : undefined;
  if (cut !== undefined && middle.value <= LAST_MONTH)
    return { first: first.first, last: cut.last, day: first, month: middle, year: cut };
  const year = next !== 0 && words.is(second + 1, NUMBER) ? yearAt(words, second + 1) : undefined;
  if (year === undefined || (next === GAP.space) !== (separator === GAP.space)) {
    return readDayMonth(words, first, middle, separator);
  }
  const swapped = middle.value > 12 && first.value <= 12;
  if (middle.value > 12 && !swapped) return undefined;
  const [day, month] = swapped ? [middle, first] : [first, middle];
  const twoDigits = figuresAt(words, second + 1).count === 2;
  const odd = swapped || next !== separator || separator === GAP.space;
  const unusual = separator !== GAP.slash && (twoDigits || isSpaced(words, first.last));
  const loose = odd ? 'label' : unusual ? 'link' : undefined;
  return { first: first.first, last: year.last, day, month, year, loose, swapped };
}

/** `02/88`: a month and two figures of a year that are no day; fractions are written so too. */
function readMonthYear(words: Words, month: Part, separator: number): DateMention | undefined {
  const at = month.last + 1;
  if (separator !== GAP.slash || month.value > LAST_MONTH || words.digitCount(month.first) !== 2)
    return undefined;
  const { value, count } = figuresAt(words, at);
  if (count !== 2 || value <= LAST_DAY || isSpaced(words, month.last)) return undefined;
  const year = { value: yearOfTwoDigits(value), first: at, last: at };
  return { first: month.first, last: at, month, year, short: true, loose: 'link' };
}

function isSpaced(words: Words, at: number): boolean {
  return (words.gaps[at]! & GAP.space) !== 0;
}

function readDayMonth(words: Words, day: Part, month: Part, separator: number): DateMention | undefined {
  if (isSpaced(words, day.last) || month.value > LAST_MONTH) return undefined;
  const date = { first: day.first, last: month.last, day, month, short: true };
  if (separator === GAP.slash) return date;
  // `02.07`: a price or a section more often.
  const isFirst = (words.gaps[day.last]! & GAP.ordinal) !== 0;
  const isPadded =
    (isFirst || figuresAt(words, day.last).count === 2) && figuresAt(words, month.last).count === 2;
  return separator === GAP.dot && isPadded ? { ...date, loose: 'link' } : undefined;
}
