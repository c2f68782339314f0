/** Dates that a sign or their place tells to be of a birth or a death. */
import { GIVEN, SURNAME } from '../lexicon/bits.ts';
import { CAPITAL, NUMBER } from '../words/classes.ts';
import { foldedAt } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import { mentionEndingAt } from './borders.ts';
import type { Grounds } from './grounds.ts';
import { type DateMention, readMention } from './mention.ts';

const BORN: Grounds = { subject: 'birth', reason: 'context', level: 'likely' };
const DIED: Grounds = { subject: 'event', reason: 'context', level: 'likely' };

/** `(*12/03/1985)`, `† 01.02.2020`: behind a name a star, anywhere a cross. */
export function besideSign(words: Words, date: DateMention, from: number): Grounds | undefined {
  const { first, last, short } = date;
  const { text, lo, starts, ends } = words;
  if (short) return undefined;
  const start = Math.max(lo, first > from ? ends[first - 1]! : starts[first]! - 2);
  const between = text.slice(start, starts[first]);
  if (/[†✝] ?$/.test(between)) return DIED;
  const isBehindName = first > from && words.is(first - 1, CAPITAL) && !between.includes('\n');
  const after = ends[last]! < words.hi ? text.charAt(ends[last]!) : '';
  if (isBehindName && /^[ (,]*\* ?$/.test(between) && after !== '*') return BORN;
  // `* 12.03.1931 † 04.11.2021`
  const isBeforeCross = /\* ?$/.test(between) && /^[ ,;]*[†✝]/.test(text.slice(ends[last], ends[last]! + 4));
  return isBeforeCross ? BORN : undefined;
}

const LIVED = 1;

/** `Ana Prado (12/03/1931 – 04/11/2021)`: from when to when somebody lived. */
export function lifespan(words: Words, date: DateMention, from: number, end: number): Grounds | undefined {
  const { first, last, year } = date;
  if (year === undefined || date.short || date.loose === 'label') return undefined;
  if (opensBehindName(words, first) && spans(words.gaps[last]!)) {
    const other = readMention(words, last + 1, end);
    return other?.year !== undefined && closes(words, other) && other.year.value - year.value >= LIVED
      ? { ...BORN, level: 'possible' }
      : undefined;
  }
  if (!closes(words, date) || first === from || !spans(words.gaps[first - 1]!)) return undefined;
  const other = mentionEndingAt(words, first - 1, from, end);
  const lived = other?.year !== undefined && year.value - other.year.value >= LIVED;
  return lived && opensBehindName(words, other.first) ? { ...DIED, level: 'possible' } : undefined;
}

function opensBehindName(words: Words, first: number): boolean {
  return (
    (words.gapBefore(first) & GAP.open) !== 0 &&
    words.is(first - 1, GIVEN | SURNAME) &&
    words.is(first - 1, CAPITAL)
  );
}

function spans(gap: number): boolean {
  return (gap & GAP.hyphen) !== 0 && (gap & ~(GAP.hyphen | GAP.space)) === 0;
}

function closes(words: Words, { last }: DateMention): boolean {
  return (words.gaps[last]! & GAP.close) !== 0;
}

const CIVIL = /^(?:solteir|casad|divorciad|viuv|brasileir)[oa]$/;

/** `03 de outubro de 1995 – solteiro`: at the head of a curriculum. */
export function besideCivilStatus(
  words: Words,
  { first, last, day, year }: DateMention,
  from: number,
  end: number,
): Grounds | undefined {
  if (day === undefined || year === undefined || last + 1 >= end) return undefined;
  const begins = first === from || (words.gaps[first - 1]! & ~(GAP.space | GAP.dot)) !== 0;
  const isApart =
    (words.gaps[last]! & (GAP.hyphen | GAP.comma | GAP.other)) !== 0 && (words.gaps[last]! & GAP.line) === 0;
  return begins && isApart && CIVIL.test(foldedAt(words, last + 1))
    ? { ...BORN, level: 'possible' }
    : undefined;
}

/** `39 anos (12/08/1984)`: the birth that makes an age. */
export function besideAge(
  words: Words,
  { first, last, day, year }: DateMention,
  from: number,
): Grounds | undefined {
  if (day === undefined || year === undefined || first < from + 2) return undefined;
  if ((words.gapBefore(first) & GAP.open) === 0 || (words.gaps[last]! & GAP.close) === 0) return undefined;
  const isAge = /^(?:anos|a)$/.test(foldedAt(words, first - 1)) && words.is(first - 2, NUMBER);
  return isAge ? { ...BORN, level: 'possible' } : undefined;
}
