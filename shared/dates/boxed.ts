/**
 * Dates as forms have them, in boxes or on lines of their own (`[12] [03] [1985]`, `|1|2|0|3|1|9|8|5|`, `_12_/_03_/_1985_`),
 * or with a word before each part (`dia 12 mês 03 ano 1985`).
 */
import { NUMBER } from '../words/classes.ts';
import { WordKeys } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import { isYear, LAST_DAY, LAST_MONTH } from './calendar.ts';
import { smallNumber, yearAt } from './figures.ts';
import type { DateMention, Part } from './mention.ts';

const BOX = /^[ |[\]_/.-]{1,14}$/;

/** The date whose first box is the number at `at`; a box for each figure, or one for each part. */
export function readBoxed(words: Words, at: number, end: number): DateMention | undefined {
  if (!isBoxed(words, at, end)) return undefined;
  const isByFigure = words.digitCount(at) === 1 && words.digitCount(at + 1) === 1;
  const day = partAt(words, at, end, isByFigure ? 2 : 1);
  const month = day && nextAt(words, day, end, isByFigure ? 2 : 1);
  const year = month && nextAt(words, month, end, isByFigure ? 4 : 1);
  if (day === undefined || month === undefined || year === undefined || !isYear(year.value)) return undefined;
  if (day.value < 1 || day.value > LAST_DAY || month.value < 1 || month.value > LAST_MONTH) return undefined;
  return { first: at, last: year.last, day, month, year, loose: 'label' };
}

/** Whether the next number stands in a box beside that of the number at `at`. */
function isBoxed(words: Words, at: number, end: number): boolean {
  if (at + 1 >= end || !words.is(at + 1, NUMBER)) return false;
  const hasSides = (words.gaps[at]! & (GAP.other | GAP.open | GAP.close)) !== 0;
  if (!hasSides && words.digitCount(at) !== 1) return false;
  return BOX.test(words.text.slice(words.ends[at], words.starts[at + 1]));
}

/** The part in the boxes behind those of another. */
function nextAt(words: Words, { last }: Part, end: number, boxes: number): Part | undefined {
  return isBoxed(words, last, end) ? partAt(words, last + 1, end, boxes) : undefined;
}

/** What so many boxes hold together. */
function partAt(words: Words, first: number, end: number, boxes: number): Part | undefined {
  const last = first + boxes - 1;
  if (boxes === 1) {
    // One figure more often is a count, in a row of such.
    const count = first < end && words.is(first, NUMBER) ? words.digitCount(first) : 0;
    return count === 2 || count === 4 ? { value: words.value(first), first, last } : undefined;
  }
  let value = 0;
  for (let i = first; i <= last; i++) {
    if (i >= end || !words.is(i, NUMBER) || words.digitCount(i) !== 1) return undefined;
    if (i > first && !isBoxed(words, i - 1, end)) return undefined;
    value = 10 * value + words.value(i);
  }
  return { value, first, last };
}

const MONTH_WORD = new WordKeys('mes month');
const YEAR_WORD = new WordKeys('ano year');

/** `12 mês 03 ano 1985`, `8, mes: 10, ano: 1990`: from the day on, before which `dia` stands. */
export function readNamedParts(words: Words, at: number, end: number): DateMention | undefined {
  if (at + 4 >= end || !MONTH_WORD.has(words, at + 1) || !YEAR_WORD.has(words, at + 3)) return undefined;
  for (let i = at; i < at + 4; i++) if ((words.gaps[i]! & ~NAMING) !== 0) return undefined;
  const [day, month] = [smallNumber(words, at), smallNumber(words, at + 2)];
  const year = words.is(at + 4, NUMBER) ? yearAt(words, at + 4) : undefined;
  if (day === undefined || month === undefined || year === undefined || month.value > LAST_MONTH)
    return undefined;
  return { first: at, last: at + 4, day, month, year, loose: 'label' };
}

/** What may stand around the word before a part. */
const NAMING = GAP.space | GAP.comma | GAP.colon | GAP.line | GAP.hyphen | GAP.slash | GAP.dot;
