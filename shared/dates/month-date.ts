/** Reads a date whose month has a name: `12 de março de 1985`, `março de 1985`, `March 12th, 1980`. */
import { CAPITAL, CARDINAL, MONTH, NUMBER, UPPER } from '../words/classes.ts';
import { foldedAt, WordKeys } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import { isYear, LAST_DAY, yearOfTwoDigits } from './calendar.ts';
import { figuresAt, MEASURES, smallNumber, yearAt } from './figures.ts';
import type { DateMention, Part } from './mention.ts';
import { readSpelled } from './number-words.ts';
import { ENGLISH_MONTHS, MONTH_NUMBER, NAMES_MONTH_NUMBER } from './vocabulary.ts';

/** The widest that a gap within a date may be, in UTF-16 units. */
export const WIDEST = 4;
export const SEPARATORS = GAP.slash | GAP.dot | GAP.hyphen;
/** `dias do mês de`. */
export const MOST_LINKS = 5;
/** Behind the figures of a day, without a blank: `3rd`, `1er`. */
const SUFFIXES = 'st nd rd th er';
/** Words between a day and its month. */
export const DAY_LINKS = new WordKeys(`de do del los dia dias mes o of ${SUFFIXES}`);
const YEAR_LINKS = new WordKeys('de do del ano');

/** Months in other languages that are names of people, or other words, too. */
const NAMES_MONTHS = new WordKeys([...NAMES_MONTH_NUMBER.keys()].join(' '));

/** Such a month, behind a day and before a year, or in an English date: `21st of June`. */
function isNamesMonth(words: Words, at: number, end: number, isEnglish: boolean): boolean {
  return NAMES_MONTHS.has(words, at) && (isEnglish || yearBehind(words, at, end) !== undefined);
}

function monthAt(words: Words, at: number): Part | undefined {
  const name = foldedAt(words, at);
  const value = words.is(at, MONTH) ? MONTH_NUMBER.get(name) : NAMES_MONTH_NUMBER.get(name);
  return value === undefined ? undefined : { value, first: at, last: at };
}

/** `12 de março de 1985`, `1º de abril`, `12-mar-85`, from the day on. */
export function readMonthName(words: Words, day: Part, end: number): DateMention | undefined {
  let at = day.last;
  const isEnglish = isOrdinal(words, at, end);
  for (let links = 0; ; links++) {
    if (at + 1 >= end || !isJoint(words, at, GAP.space | GAP.ordinal | SEPARATORS)) return undefined;
    at++;
    if (words.is(at, MONTH) || isNamesMonth(words, at, end, isEnglish)) break;
    if (links === MOST_LINKS || !DAY_LINKS.has(words, at)) return undefined;
  }
  const month = monthAt(words, at);
  if (month === undefined) return undefined;
  const year = yearBehind(words, at, end);
  if (year !== undefined) return { first: day.first, last: year.last, day, month, year };
  return { first: day.first, last: relativeEnd(words, at, end), day, month };
}

const ORDINALS = new WordKeys('st nd rd th');

/** `3rd`: whether English letters stand right behind the number at `at`. */
function isOrdinal(words: Words, at: number, end: number): boolean {
  return at + 1 < end && words.gaps[at] === 0 && ORDINALS.has(words, at + 1);
}

const THE = new WordKeys('the');

/**
 * The month before the day at `at`, where it is a name too, and a date therefore nobody looks for at it: `May 3, 1988`,
 * `August the 8th`.
 * @returns its word, or `at` where there is none
 */
export function namesMonthBefore(words: Words, at: number, from: number): number {
  if (at === from) return at;
  const isApart = words.ends[at - 1]! - words.starts[at - 1]! === 3 && THE.has(words, at - 1);
  const month = isApart ? at - 2 : at - 1;
  if (month < from || !words.is(month, CAPITAL) || !NAMES_MONTHS.has(words, month)) return at;
  return readDayBehind(words, { value: 0, first: month, last: month }, words.count) === undefined
    ? at
    : month;
}

const ANNOUNCES = new WordKeys('on since until from by');

/** `March 12, 1980`, `Jan. 4th 1977`, `August the 8th`, `on March 12`: the day behind its month, as in English. */
function readDayBehind(words: Words, month: Part, end: number): DateMention | undefined {
  const { first } = month;
  let at = first + 1;
  if (at >= end || (words.gaps[first]! & ~(GAP.space | GAP.dot)) !== 0 || words.gaps[first] === 0)
    return undefined;
  if (THE.has(words, at) && words.gaps[at] === GAP.space) at++;
  const day = at < end ? smallNumber(words, at) : undefined;
  if (day === undefined) return undefined;
  const ordinal = isOrdinal(words, at, end);
  const dayEnd = ordinal ? at + 1 : at;
  const year = yearBehind(words, dayEnd, end);
  const isApart = year !== undefined && (ordinal || (words.gaps[dayEnd]! & GAP.comma) !== 0);
  if (year && (isApart || isFollowedByYear(words, dayEnd, end)))
    return { first, last: year.last, day, month, year };
  const isTold = ENGLISH_MONTHS.has(foldedAt(words, first)) && words.is(first, CAPITAL);
  const isAlone = isTold && ANNOUNCES.has(words, first - 1) && !words.is(at + 1, NUMBER);
  return ordinal || isAlone ? { first, last: dayEnd, day, month } : undefined;
}

/** `Mar 12 1980` */
function isFollowedByYear(words: Words, at: number, end: number): boolean {
  return at + 1 < end && words.gaps[at] === GAP.space && isYear(figuresAt(words, at + 1).value);
}

/** The date that begins with its month, at the word `at`. */
export function readMonthFirst(words: Words, at: number, end: number): DateMention | undefined {
  const month = monthAt(words, at);
  if (month === undefined) return undefined;
  const withDay = readDayBehind(words, month, end);
  if (withDay !== undefined || !words.is(at, MONTH)) return withDay;
  const year = yearBehind(words, at, end);
  if (year !== undefined) return { first: at, last: year.last, month, year };
  const last = relativeEnd(words, at, end);
  return last > at ? { first: at, last, month } : undefined;
}

const OF_YEAR = new WordKeys('deste do desse');
const SAID_OF_YEAR = new WordKeys('ano corrente presente mesmo');
const YEAR_SAID = new WordKeys('ano passado retrasado corrente');
const LAST = new WordKeys('passado ultimo retrasado');

/** The last word of a year that is told from today (`março deste ano`, `do ano passado`, `último`), or `at`. */
function relativeEnd(words: Words, at: number, end: number): number {
  const follows = (i: number, keys: WordKeys) =>
    i < end && words.gaps[i - 1] === GAP.space && keys.has(words, i);
  if (follows(at + 1, LAST)) return at + 1;
  if (!follows(at + 1, OF_YEAR) || !follows(at + 2, SAID_OF_YEAR)) return at;
  if (follows(at + 3, YEAR_SAID)) return at + 3;
  return foldedAt(words, at + 2) === 'ano' && foldedAt(words, at + 1) !== 'do' ? at + 2 : at;
}

/** `'87`, behind a blank or a slash. */
export function cutYearBehind(words: Words, at: number): Part | undefined {
  if (at + 1 >= words.count || !words.is(at + 1, NUMBER) || words.digitCount(at + 1) !== 2) return undefined;
  return /^[ /]?['’´]$/.test(words.text.slice(words.ends[at], words.starts[at + 1]))
    ? yearAt(words, at + 1)
    : undefined;
}

/** The year behind a month. */
export function yearBehind(words: Words, monthAt: number, end: number): Part | undefined {
  let at = monthAt;
  for (let links = 0; links <= 3; links++) {
    const cut = at + 1 < end ? cutYearBehind(words, at) : undefined;
    if (cut !== undefined) return cut;
    if (at + 1 >= end || !isJoint(words, at, GAP.space | GAP.comma | SEPARATORS)) return undefined;
    at++;
    if (words.is(at, NUMBER)) {
      return isYearBehind(words, at, links, end) ? yearAt(words, at) : undefined;
    }
    if (words.is(at, CARDINAL)) {
      const year = readSpelled(words, at, end);
      if (year === undefined) return undefined;
      if (isYear(year.value)) return { value: year.value, first: at, last: year.last };
      // `de oitenta e um`
      const isShort = year.value > LAST_DAY && year.value < 100 && foldedAt(words, at - 1) === 'de';
      return isShort ? { value: yearOfTwoDigits(year.value), first: at, last: year.last } : undefined;
    }
    if (!YEAR_LINKS.has(words, at)) return undefined;
  }
  return undefined;
}

/** Two digits are a year behind a sign (`mar/85`, and not `março 85`), or behind `de` where they are no other number. */
function isYearBehind(words: Words, at: number, links: number, end: number): boolean {
  const { value, count } = figuresAt(words, at);
  if (count !== 2) return true;
  if (links === 0) return (words.gaps[at - 1]! & ~SEPARATORS) === 0 || isMilitary(words, at, end);
  if (value <= LAST_DAY || foldedAt(words, at - 1) !== 'de') return false;
  return at + 1 >= end || words.gaps[at] !== GAP.space || !MEASURES.has(words, at + 1);
}

/** `13 ABR 24`: a month of three capitals between two numbers of one or two figures. */
function isMilitary(words: Words, year: number, end: number): boolean {
  const month = year - 1;
  if (!words.is(month, UPPER) || words.ends[month]! - words.starts[month]! !== 3) return false;
  if (words.gaps[month] !== GAP.space || words.gapBefore(month) !== GAP.space || !words.is(month - 1, NUMBER))
    return false;
  return year + 1 >= end || words.gaps[year] !== GAP.space || !MEASURES.has(words, year + 1);
}

function isJoint(words: Words, at: number, allowed: number): boolean {
  return (words.gaps[at]! & ~allowed) === 0 && words.starts[at + 1]! - words.ends[at]! <= WIDEST;
}
