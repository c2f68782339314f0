/** Dates of what goes on for some time: each is counted (`D1 12/03, D2 13/03`), or a value stands behind it (`14/03: 9,2`). */
import { EVENT, IMPERSONAL, NUMBER, UPPER } from '../words/classes.ts';
import { foldedAt, WordKeys } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import { borderAt } from './borders.ts';
import { CLINICAL } from './clinical.ts';
import type { Grounds, Judge } from './grounds.ts';
import { dateBefore, dateBehind } from './lists.ts';
import type { DateMention } from './mention.ts';

const EVENT_OF_COURSE: Grounds = { subject: 'event', reason: 'context', level: 'possible' };

/** @param judge what the words around a date say of it */
export function inCourse(
  words: Words,
  date: DateMention,
  from: number,
  end: number,
  judge: Judge,
): Grounds | undefined {
  if (date.loose === 'label' || date.first === from) return undefined;
  const isOf =
    isCounted(words, date, from, end, judge) || isExam(words, date, from) || isValued(words, date, from);
  return isOf ? EVENT_OF_COURSE : undefined;
}

/** Days, cycles, days after surgery and in hospital, pregnancies. */
const COUNTED = new WordKeys('d c dia ciclo po dpo dih qt g');
/** So many words may stand between the count and the date: `G1 PN 12/03/1998`, `2ª dose 04/06`. */
const MOST_BETWEEN = 1;

/** What is counted before the date: the key of its word, 0 of an ordinal number; undefined where nothing is. */
function countBefore(words: Words, { first }: DateMention, from: number): number | undefined {
  for (let at = first - 1; at >= from && first - 1 - at <= MOST_BETWEEN; at--) {
    if (words.is(at, NUMBER) && words.digitCount(at) <= 2) {
      if (at > from && isCode(words, at - 1)) return words.key(at - 1);
      return (words.gaps[at]! & GAP.ordinal) !== 0 ? 0 : undefined;
    }
    const isLetter = at > from && /^[ao]$/.test(foldedAt(words, at)) && words.gaps[at - 1] === 0;
    if (isLetter && words.is(at - 1, NUMBER)) return 0;
    if (!words.is(at, UPPER | EVENT)) return undefined;
  }
  return undefined;
}

/** `D1`, `D+7`, `ciclo 2` */
function isCode(words: Words, at: number): boolean {
  const between = words.text.slice(words.ends[at], words.starts[at + 1]);
  const isLong = words.ends[at]! - words.starts[at]! > 1;
  return COUNTED.has(words, at) && (between === '' || between === '+' || (between === ' ' && isLong));
}

/** The most dates of a course that are looked back over for what it is of. */
const MOST_COUNTED = 8;

/** Whether the date beside it is counted in the same way; behind ordinal numbers, and one of them is of an event. */
function isCounted(words: Words, date: DateMention, from: number, end: number, judge: Judge): boolean {
  const count = countBefore(words, date, from);
  if (count === undefined) return false;
  const isAlike = (other: DateMention | undefined): other is DateMention =>
    other !== undefined && countBefore(words, other, from) === count;
  const isOfEvent = (other: DateMention): boolean =>
    count !== 0 || judge(words, other, from, end)?.subject === 'event';
  let other = dateBefore(words, date, from, end);
  for (let looked = 0; isAlike(other) && looked < MOST_COUNTED; looked++) {
    if (isOfEvent(other)) return true;
    other = dateBefore(words, other, from, end);
  }
  const next = dateBehind(words, date, end);
  if (next === undefined || isAlike(next)) return next !== undefined && isOfEvent(next);
  // `Ciclo 2 - 26/08/2023`: the count was read as a day.
  const behind = dateBehind(words, { ...date, last: date.last + 2 }, end);
  return isAlike(behind) && isOfEvent(behind);
}

/** Exams by the letters that notes have for them. */
const EXAMS = new WordKeys('tc rx ecg eco hmg usg eda tap ppf');

/** `HMG 12/3 Hb 10`; but `RX 1/3 distal` */
function isExam(words: Words, { first, day, month, year }: DateMention, from: number): boolean {
  if (first === from || !EXAMS.has(words, first - 1) || !words.is(first - 1, UPPER)) return false;
  if (words.gaps[first - 1] !== GAP.space || day === undefined || month === undefined) return false;
  return year !== undefined || day.value >= month.value;
}

/** How far before a value the exam is looked for. */
const FAR = 24;

/** `Hb 12/03: 8,9; 14/03: 9,2`: a colon behind the date, and a word of medicine before it. */
function isValued(words: Words, { first, last, day, month }: DateMention, from: number): boolean {
  if (day === undefined || month === undefined || (words.gaps[last]! & ~GAP.space) !== GAP.colon)
    return false;
  for (let i = first - 1; i >= Math.max(from, first - FAR); i--) {
    if ((words.gaps[i]! & (GAP.line | GAP.paragraph)) !== 0 || borderAt(words, i) === 'sentence')
      return false;
    if (words.is(i, IMPERSONAL)) return false;
    if (CLINICAL.has(words, i)) return true;
  }
  return false;
}
