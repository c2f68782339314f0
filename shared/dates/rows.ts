/** Births in rows without a header: a date that is a cell of its own, in the row of somebody. */
import { COMMON, GIVEN } from '../lexicon/bits.ts';
import { CAPITAL, IMPERSONAL, INITIAL, NUMBER, PARTICLE } from '../words/classes.ts';
import { foldedAt } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import type { Grounds } from './grounds.ts';
import type { DateMention } from './mention.ts';
import { BORN } from './narrative.ts';

/** Later dates in a row can be of anything. */
const LAST_BORN = 2015;
const MOST_CELLS_WORDS = 24;

/**
 * `("Leda Prestes", 4471, "1930-09-09")`, `(14, 'F', '1930-05-01', …)`, `"12/12/1929","96 anos"`: in the row of a whole
 * name, or beside the cell of a sex or an age.
 */
export function bornInRow(words: Words, date: DateMention, from: number, end: number): Grounds | undefined {
  const { first, last, day, year, short, loose } = date;
  if (day === undefined || year === undefined || short || loose || year.value > LAST_BORN) return undefined;
  if (!beginsCell(words, first) || !endsCell(words, last)) return undefined;
  const isBeside = isSex(words, first - 1, from) || isAge(words, last + 1, end);
  return isBeside || isRowOfName(words, first, from) ? BORN : undefined;
}

function beginsCell(words: Words, at: number): boolean {
  const start = words.starts[at]!;
  return /(?:^|["'|;\t>\r\n]|[|;] )$/.test(words.text.slice(Math.max(words.lo, start - 2), start));
}

function endsCell(words: Words, at: number): boolean {
  const stop = words.ends[at]!;
  return /^(?:["'|;\t<\r\n]| [|;]|$)/.test(words.text.slice(stop, Math.min(words.hi, stop + 2)));
}

function isSex(words: Words, at: number, from: number): boolean {
  return (
    at > from &&
    words.is(at, INITIAL) &&
    /^[FM]$/.test(words.word(at)) &&
    beginsCell(words, at) &&
    endsCell(words, at)
  );
}

function isAge(words: Words, at: number, end: number): boolean {
  if (at >= end || !words.is(at, NUMBER) || words.digitCount(at) > 3 || !beginsCell(words, at)) return false;
  return at + 1 < end && foldedAt(words, at + 1) === 'anos' && endsCell(words, at + 1);
}

/** Whether a cell before the one at `first`, in the same line, is a given name and more. */
function isRowOfName(words: Words, first: number, from: number): boolean {
  for (let i = first - 1; i >= Math.max(from, first - MOST_CELLS_WORDS); i--) {
    if ((words.gaps[i]! & (GAP.line | GAP.paragraph)) !== 0 || words.is(i, IMPERSONAL)) return false;
    const isGiven = words.is(i, GIVEN) && words.is(i, CAPITAL) && !words.is(i, COMMON);
    const opens = beginsCell(words, i) || isNumbered(words, i);
    if (isGiven && opens && isWholeName(words, i, first)) return true;
  }
  return false;
}

/** `1. Ana Prado | …`: behind the number of its line. */
function isNumbered(words: Words, at: number): boolean {
  return (
    words.is(at - 1, NUMBER) && words.gapBefore(at) === (GAP.dot | GAP.space) && beginsCell(words, at - 1)
  );
}

function isWholeName(words: Words, at: number, end: number): boolean {
  let last = at;
  while (last + 1 < end && words.gaps[last] === GAP.space && words.is(last + 1, CAPITAL | PARTICLE)) last++;
  return last > at && endsCell(words, last);
}
