/** Writes a date in the spelling of another. */

import { inCaseOf } from '../words/case.ts';
import { CARDINAL, MONTH, NUMBER } from '../words/classes.ts';
import { foldedAt } from '../words/folded.ts';
import type { Words } from '../words/words.ts';
import type { CalendarDate } from './calendar.ts';
import { respellEpoch } from './epoch.ts';
import { type DateMention, type Part, ROMAN } from './mention.ts';
import { spell } from './number-words.ts';
import { monthNamed } from './vocabulary.ts';

/**
 * @param words all words of the spelling
 * @param date how they are read
 */
export function respellDate(words: Words, date: DateMention, value: CalendarDate): string {
  if (date.digits !== undefined) return inFigures(words, date, value);
  const { day, month, year } = date;
  const written: [Part, string][] = [];
  if (month !== undefined) written.push([month, monthLike(words, month, value.month)]);
  if (day !== undefined) written.push([day, numberLike(words, day, value.day)]);
  if (year !== undefined) written.push([year, numberLike(words, year, value.year)]);
  written.sort(([a], [b]) => a.first - b.first);
  let result = '';
  let at = 0;
  for (const [part, spelling] of written) {
    result += words.text.slice(at, words.starts[part.first]) + spelling;
    at = words.ends[part.last]!;
    if (part === day) {
      const [suffix, end] = ordinalLike(words, at, value.day);
      result += suffix;
      at = end;
    }
  }
  return result + words.text.slice(at);
}

function inFigures(words: Words, { first, digits }: DateMention, value: CalendarDate): string {
  const word = digits === 'epoch' ? respellEpoch(words.word(first), value) : bare(digits, value);
  return words.text.slice(0, words.starts[first]) + word + words.text.slice(words.ends[first]);
}

function bare(order: DateMention['digits'], { year, month, day }: CalendarDate): string {
  const [d, m, y] = [day, month, year % 100].map((it) => String(it).padStart(2, '0'));
  if (order === 'ymd') return `${year}${m}${d}`;
  return order === 'dmy2' ? `${d}${m}${y}` : `${d}${m}${year}`;
}

/** `1º` and `1er` are the first only; in English each day has its letters. */
const ORDINAL = /^(?:[ºª°]|st|nd|rd|th|er)(?![a-z])/;

/** What follows the figures of a day: its letters or sign, like those at `at`, and where those end. */
function ordinalLike({ text }: Words, at: number, day: number): [suffix: string, end: number] {
  const sign = ORDINAL.exec(text.slice(at, at + 3))?.[0] ?? '';
  const isEnglish = sign.length > 1 && sign !== 'er';
  const suffix = isEnglish ? englishOrdinal(day) : day === 1 ? sign : '';
  return [suffix, at + sign.length];
}

function englishOrdinal(day: number): string {
  const isTeen = day > 10 && day < 20;
  return (isTeen ? undefined : ['th', 'st', 'nd', 'rd'][day % 10]) ?? 'th';
}

function monthLike(words: Words, part: Part, month: number): string {
  // `O3`, as a scanner read it, is two words; `sete do sete`
  const isSpelled = words.is(part.first, CARDINAL) && !words.is(part.first, MONTH);
  if (isSpelled || words.is(part.first, NUMBER) || part.last > part.first)
    return numberLike(words, part, month);
  if (ROMAN.includes(foldedAt(words, part.first))) return (ROMAN[month - 1] ?? '').toUpperCase();
  const source = foldedAt(words, part.first);
  return inCaseOf(words.word(part.first), monthNamed(source, month));
}

function numberLike(words: Words, part: Part, value: number): string {
  if (words.is(part.first, CARDINAL)) {
    const first = value === 1 && foldedAt(words, part.first) === 'primeiro';
    return inCaseOf(words.word(part.first), first ? 'primeiro' : spell(value));
  }
  const width = words.ends[part.last]! - words.starts[part.first]!;
  if (width === 2) return String(value % 100).padStart(2, '0');
  // In boxes: `1|2`.
  return String(value).padStart(part.last > part.first ? 2 : 1, '0');
}
