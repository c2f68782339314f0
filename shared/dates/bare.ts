/** Dates that are one number: `12031985`, `19850312`, `120385`. */
import type { Words } from '../words/words.ts';
import { isYear, LAST_DAY, LAST_MONTH, yearOfTwoDigits } from './calendar.ts';
import type { DateMention, Part } from './mention.ts';

/** Eight digits: day, month and year, or year, month and day. */
export function readBare(at: number, value: number): DateMention | undefined {
  const part = (of: number): Part => ({ value: of, first: at, last: at });
  const parts = (day: number, month: number, year: number, digits: 'dmy' | 'ymd') =>
    isYear(year) && month >= 1 && month <= 12 && day >= 1 && day <= 31
      ? {
          first: at,
          last: at,
          day: part(day),
          month: part(month),
          year: part(year),
          loose: 'label' as const,
          digits,
        }
      : undefined;
  const [high, low] = [Math.floor(value / 1e4), value % 1e4];
  return (
    parts(Math.floor(high / 100), high % 100, low, 'dmy') ??
    parts(low % 100, Math.floor(low / 100), high, 'ymd')
  );
}

/** `120385`, where nothing else stands: a day, a month and two figures of a year. */
export function sixAlone(words: Words): DateMention | undefined {
  if (words.count !== 1 || words.digitCount(0) !== 6) return undefined;
  const value = words.value(0);
  const part = (of: number): Part => ({ value: of, first: 0, last: 0 });
  const [day, month] = [Math.floor(value / 1e4), Math.floor(value / 100) % 100];
  if (day < 1 || day > LAST_DAY || month < 1 || month > LAST_MONTH) return undefined;
  const year = part(yearOfTwoDigits(value % 100));
  return { first: 0, last: 0, day: part(day), month: part(month), year, loose: 'label', digits: 'dmy2' };
}
