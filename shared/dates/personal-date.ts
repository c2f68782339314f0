/** What birth dates and other personal dates share: reading, canonical values, surrogates and spellings. */
import type { Dice, Match, WordsIdentifier } from '../identifiers/identifier.ts';
import { CAPITAL, CARDINAL, MONTH, NUMBER } from '../words/classes.ts';
import { foldedAt, wordSet } from '../words/folded.ts';
import { wordsOf } from '../words/scan-words.ts';
import { GAP, type Words } from '../words/words.ts';
import { argumentsAlone } from './arguments.ts';
import { sixAlone } from './bare.ts';
import { standsAlone } from './borders.ts';
import { fromIso, isCalendarDate, shifted, toIso } from './calendar.ts';
import { partAlone, readDay, readMonth } from './day.ts';
import { readEpoch } from './epoch.ts';
import { groundsOf, type Subject } from './grounds.ts';
import { looksLikeDigit } from './look-alikes.ts';
import {
  DATE_NUMBERS,
  type DateMention,
  dateOf,
  mayBegin,
  mayBeginDate,
  readMention,
  spokenAlone,
} from './mention.ts';
import { namesMonthBefore } from './month-date.ts';
import { respellDate } from './respell-date.ts';

interface DateRead {
  readonly subject: Subject;
  readonly match: Match;
}

// What was read last, and where: each kind of date asks for its own at the same word.
let lastWords: Words | undefined;
let lastLoad = -1;
let lastAt = -1;
let lastRead: DateRead | undefined;

/** Finds the date that begins at the word `at`, where the words around make it one of `subject`. */
export function readDate(words: Words, at: number, subject: Subject): Match | undefined {
  // Most numbers are no part of a date: they are dismissed by their digits.
  if (words.is(at, NUMBER) && !mayBeginDate(words, at)) return undefined;
  if (words !== lastWords || words.loads !== lastLoad || at !== lastAt) {
    lastRead = readAnyDate(words, at);
    lastWords = words;
    lastLoad = words.loads;
    lastAt = at;
  }
  return lastRead?.subject === subject ? lastRead.match : undefined;
}

function readAnyDate(words: Words, at: number): DateRead | undefined {
  const from = words.firstSeen(at);
  if (!mayBegin(words, at, from)) return undefined;
  const end = words.endSeen(at);
  // `l2/05/1987`: the letter belongs to it.
  const isInside = at > from && words.gaps[at - 1] === 0 && looksLikeDigit(words, at - 1);
  const first = isInside ? at - 1 : namesMonthBefore(words, at, from);
  const whole = readMention(words, first, end);
  // `12-15/03/2024` is no date of three numbers.
  const isWhole = whole !== undefined && standsAlone(words, whole, from, end);
  const date = isWhole ? whole : readPart(words, at, from, end);
  if (date === undefined || (!isWhole && !standsAlone(words, date, from, end))) return undefined;
  const grounds = groundsOf(words, date, from, end);
  if (grounds === undefined) return undefined;
  const { subject, level, reason } = grounds;
  const span = spanOf(words, date);
  // Not spread into it: an object that is made so costs more than the whole reading.
  return { subject, match: { start: span.start, end: span.end, level, reasons: [reason] } };
}

/** A day or a month alone. */
function readPart(words: Words, at: number, from: number, end: number): DateMention | undefined {
  return words.is(at, MONTH) ? readMonth(words, at, from, end) : readDay(words, at, from, end);
}

function spanOf(words: Words, { first, last }: DateMention): { start: number; end: number } {
  return { start: words.starts[first]!, end: words.ends[last]! };
}

const TIME_WORDS = wordSet('t z h hs hrs as min horas utc gmt am pm s');
/** The most words that a time of day has, with its zone and fractions. */
const LONGEST_TIME = 8;

/**
 * Finds the birth that a value is: also in six figures, in seconds since 1970, and under a key of the day or the month
 * alone (`dia_nasc`) just that.
 */
export function readBirthValue(words: Words, isWeak: boolean): Match | undefined {
  const whole = readDateValue(words);
  if (whole !== undefined) return whole;
  // How many were born is as long.
  const six = sixAlone(words);
  if (six !== undefined) return { ...spanOf(words, six), level: 'possible', reasons: ['key'] };
  const date = readEpoch(words) ?? (isWeak ? partAlone(words) : undefined);
  return date && { ...spanOf(words, date), level: 'likely', reasons: ['key'] };
}

/** Finds the date that a value is, with a time of day behind it at most. */
function readDateValue(words: Words): Match | undefined {
  const date = readMention(words, 0, words.count);
  if (date === undefined) return undefined;
  // `3 mar 1861, Vicenza`
  const isSaidMore =
    date.year !== undefined && date.last + 1 < words.count && (words.gaps[date.last]! & GAP.comma) !== 0;
  if (isSaidMore && words.is(date.last + 1, CAPITAL))
    return { ...spanOf(words, date), level: 'likely', reasons: ['key'] };
  if (words.count - date.last > LONGEST_TIME) return undefined;
  for (let i = date.last + 1; i < words.count; i++) {
    if (!words.is(i, NUMBER) && !TIME_WORDS.has(foldedAt(words, i))) return undefined;
  }
  if (!standsAlone(words, date, 0, words.count)) return undefined;
  const whole = date.day !== undefined && date.year !== undefined && isCalendarDate(dateOf(date));
  return { ...spanOf(words, date), level: whole ? 'certain' : 'likely', reasons: ['key'] };
}

/** The date in a spelling, whatever stands around it; undefined where it is none. */
function dateIn(spelling: string): { words: Words; date: DateMention } | undefined {
  const words = wordsOf(spelling);
  const date =
    words.count > 0
      ? (readMention(words, 0, words.count) ??
        spokenAlone(words) ??
        argumentsAlone(words) ??
        partAlone(words) ??
        sixAlone(words) ??
        readEpoch(words))
      : undefined;
  return date && { words, date };
}

/** The date as ISO 8601 writes it; empty for what is no date. */
export function normaliseDate(spelling: string): string {
  if (fromIso(spelling) !== undefined) return spelling;
  const read = dateIn(spelling);
  return read === undefined ? '' : toIso(dateOf(read.date));
}

function surrogateDate(value: string, dice: Dice): string {
  const date = fromIso(value);
  return date === undefined ? value : toIso(shifted(date, dice));
}

/** Writes a canonical date in the spelling of another: order, signs, words, number of digits, case. */
export function respellAs(source: string, value: string): string {
  const read = dateIn(source);
  const date = fromIso(value);
  return read === undefined || date === undefined ? value : respellDate(read.words, read.date, date);
}

/** What every identifier that is a date has in common. */
export const DATES = {
  wakes: NUMBER | MONTH | CARDINAL,
  numbers: DATE_NUMBERS,
  readValue: readDateValue,
  normalise: normaliseDate,
  surrogate: surrogateDate,
  surrogateByRecord: true,
  respell: respellAs,
} satisfies Partial<WordsIdentifier>;
