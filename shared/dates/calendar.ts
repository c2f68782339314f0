/** Calendar dates as ISO 8601 writes them, whole or in part: `1985-03-12`, `1985-03`, `--03-12`, `---12`. */
import type { Dice } from '../identifiers/identifier.ts';

/** A date or a part of one; what is not known is 0. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export const FIRST_YEAR = 1850;
export const LAST_YEAR = 2100;
export const LAST_MONTH = 12;
export const LAST_DAY = 31;
/** Two digits of a year below this are of this century. */
const PIVOT = 30;
const LONG_MONTHS: ReadonlySet<number> = new Set([1, 3, 5, 7, 8, 10, 12]);

export function isYear(year: number): boolean {
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** The year that two digits mean. */
export function yearOfTwoDigits(value: number): number {
  return value < PIVOT ? 2000 + value : 1900 + value;
}

/** The years in which somebody can be as old as it is written. */
const EARLIEST_WRITTEN = 2000;
const LATEST_WRITTEN = 2040;

/** Whether who was born in a year can be so old where it is written. */
export function isBornBefore(year: number, age: number): boolean {
  return year + age >= EARLIEST_WRITTEN && year + age <= LATEST_WRITTEN;
}

/** @param year 0 where it is not known: then February may have 29 days */
function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return LONG_MONTHS.has(month) ? 31 : 30;
}

/** Whether the parts that are known fit together: days of months, leap years, years of people now alive or not long dead. */
export function isCalendarDate({ year, month, day }: CalendarDate): boolean {
  if (month < 1 || month > 12 || (year !== 0 && !isYear(year))) return false;
  return day <= daysInMonth(year, month);
}

const digits = (value: number, count: number): string => String(value).padStart(count, '0');

export function toIso({ year, month, day }: CalendarDate): string {
  if (month === 0) return `---${digits(day, 2)}`;
  const ending = day === 0 ? '' : `-${digits(day, 2)}`;
  return `${year === 0 ? '-' : digits(year, 4)}-${digits(month, 2)}${ending}`;
}

export function fromIso(iso: string): CalendarDate | undefined {
  const day = /^---(\d\d)$/.exec(iso)?.[1];
  if (day !== undefined) return { year: 0, month: 0, day: Number(day) };
  const parts = /^(\d{4}|-)-(\d\d)(?:-(\d\d))?$/.exec(iso);
  if (parts === null) return undefined;
  const [, year, month, ending] = parts;
  return { year: Number(year === '-' ? 0 : year), month: Number(month), day: Number(ending ?? 0) };
}

const DAY = 86_400_000;
/**
 * How far a surrogate is from the date, in days: at least a month, so that a month without a day becomes another one,
 * and at most half a year, so that ages stay what they are or nearly.
 */
const NEAREST = 31;
const FURTHEST = 183;
/** The day that stands for a month. */
const MIDDLE = 15;
/** A leap year, so that every day of a year that is not known exists. */
const ANY_YEAR = 2000;

/**
 * Another date of the same parts, by a number of days that the dice give; its year has its two digits in the same
 * century. What is no date of the calendar gives one that is.
 */
export function shifted(date: CalendarDate, dice: Dice): CalendarDate {
  if (date.month === 0) return { ...date, day: otherDay(date.day, dice) };
  const days = NEAREST + dice.roll(FURTHEST - NEAREST + 1);
  const later = dice.roll(2) === 1;
  const there = moved(date, later ? days : -days);
  return sameCentury(date, there) ? there : moved(date, later ? -days : days);
}

/** A day that every month has. */
const EVERY_MONTH = 28;

/** A number that can be a month's, too, as in fields for both, stays one. */
function otherDay(day: number, dice: Dice): number {
  const most = day <= LAST_MONTH ? LAST_MONTH : EVERY_MONTH;
  return ((day + dice.roll(most - 1)) % most) + 1;
}

function moved({ year, month, day }: CalendarDate, days: number): CalendarDate {
  const moment = new Date(Date.UTC(year === 0 ? ANY_YEAR : year, month - 1, day || MIDDLE) + days * DAY);
  return {
    year: year === 0 ? 0 : moment.getUTCFullYear(),
    month: moment.getUTCMonth() + 1,
    day: day === 0 ? 0 : moment.getUTCDate(),
  };
}

function sameCentury(a: CalendarDate, b: CalendarDate): boolean {
  if (a.year === 0) return true;
  return isYear(b.year) && Math.floor((a.year - PIVOT) / 100) === Math.floor((b.year - PIVOT) / 100);
}
