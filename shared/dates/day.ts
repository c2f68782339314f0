/** Days that are all that is said of a date: `no dia 12`, `de 10 a 15/02`. */
import { NUMBER } from '../words/classes.ts';
import { foldedAt, wordSet } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import { figuresAt, MEASURES, smallNumber } from './figures.ts';
import { type DateMention, readMention } from './mention.ts';

/**
 * A day that is all that is said of a date, from the number at `at`: behind `dia`, or in a list or a range that a whole
 * date ends (`de 10 a 15/02`). Words are not looked at before `from`, nor from `end` on.
 */
export function readDay(words: Words, at: number, from: number, end: number): DateMention | undefined {
  const day = smallNumber(words, at);
  if (day === undefined || (!isBehindDay(words, at, from) && !leadsToDate(words, at, from, end)))
    return undefined;
  const gap = words.gaps[at]!;
  const counts =
    gap === 0 || (gap & ~GAP.space) === GAP.slash || (gap & GAP.colon) !== 0 || words.is(at + 1, NUMBER);
  const isListed = (gap & GAP.comma) !== 0;
  if ((counts && !isListed) || (gap === GAP.space && MEASURES.has(foldedAt(words, at + 1)))) return undefined;
  return { first: at, last: at, day, short: true };
}

/** A spelling that is a day alone, once it was found to be one. */
export function dayAlone(words: Words): DateMention | undefined {
  const day = words.count === 1 ? smallNumber(words, 0) : undefined;
  return day && { first: 0, last: 0, day, short: true };
}

/** The most days of a list. */
const MOST_DAYS = 8;
const DAY_JOINERS = wordSet('e a ate ou para');

/** `dia 12`, `dias 3, 10 e 17`; not `por dia 3`. */
function isBehindDay(words: Words, at: number, from: number): boolean {
  let i = at - 1;
  for (let days = 0; days < MOST_DAYS && i >= from; days++) {
    const gap = words.gaps[i]!;
    if (/^dias?$/.test(foldedAt(words, i))) {
      const isRate =
        i > from && (/^(?:por|ao|cada|um|pelo)$/.test(foldedAt(words, i - 1)) || words.is(i - 1, NUMBER));
      return gap === GAP.space && !isRate;
    }
    if (gap === GAP.space && DAY_JOINERS.has(foldedAt(words, i))) i--;
    else if ((gap & GAP.comma) === 0) return false;
    if (i < from || smallNumber(words, i) === undefined) return false;
    i--;
  }
  return false;
}

/** `de 10 a 15/02/2024`, `entre 3 e 9 de julho`, `na noite de 12 para 13 de março`: a day and the date that goes with it. */
function leadsToDate(words: Words, at: number, from: number, end: number): boolean {
  if (at + 2 >= end || at === from || words.gaps[at] !== GAP.space || words.gaps[at + 1] !== GAP.space)
    return false;
  if (!/^(?:de|entre|dos|do|em)$/.test(foldedAt(words, at - 1)) || !DAY_JOINERS.has(foldedAt(words, at + 1)))
    return false;
  const other = words.is(at + 2, NUMBER) ? readMention(words, at + 2, end) : undefined;
  return (
    other?.day !== undefined && other.day.value > (words.is(at, NUMBER) ? figuresAt(words, at).value : 0)
  );
}
