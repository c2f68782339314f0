/** Dates in which a scanner read letters for digits: `O7/O3/1949`, `l2/05/1987`, `12/O1/193l`. */
import { INITIAL, NUMBER } from '../words/classes.ts';
import { GAP, type Words } from '../words/words.ts';
import { isYear } from './calendar.ts';
import type { DateMention, Part } from './mention.ts';

const ALIKE = /^[0-9OoIl]+$/;
/** A year of four letters and digits is four words at most. */
const MOST_WORDS = 4;

/** Whether the word is a letter that looks like a digit. */
export function looksLikeDigit(words: Words, at: number): boolean {
  return words.is(at, INITIAL) && ALIKE.test(words.word(at));
}

/** The date that begins at `at`, if a letter stands for one of its digits. */
export function readLookAlike(words: Words, at: number, end: number): DateMention | undefined {
  const day = partAt(words, at, end, 2);
  const month = day && joined(words, day.last) ? partAt(words, day.last + 1, end, 2) : undefined;
  const year = month && joined(words, month.last) ? partAt(words, month.last + 1, end, 4) : undefined;
  if (day === undefined || month === undefined || year === undefined || !isYear(year.value)) return undefined;
  if (day.value < 1 || day.value > 31 || month.value < 1 || month.value > 12) return undefined;
  // Without a letter it is read as any other date.
  if (year.last - at === 2 && words.is(at, NUMBER) && words.is(at + 1, NUMBER) && words.is(at + 2, NUMBER))
    return undefined;
  return { first: at, last: year.last, day, month, year, loose: 'link' };
}

/** Whether a date that was read up to the word `last` goes on in a part of which a letter stands for a digit. */
export function goesOnMisread(words: Words, last: number, end: number): boolean {
  if (last + 1 >= end) return false;
  if (words.gaps[last] === 0 || joined(words, last)) {
    if (looksLikeDigit(words, last + 1)) return true;
    return words.is(last + 1, NUMBER) && words.gaps[last + 1] === 0 && looksLikeDigit(words, last + 2);
  }
  return false;
}

function joined(words: Words, at: number): boolean {
  return words.gaps[at] === GAP.slash || words.gaps[at] === GAP.dot;
}

/** Words without a gap between that are so many digits together, as they look. */
function partAt(words: Words, at: number, end: number, length: number): Part | undefined {
  const start = words.starts[at]!;
  for (let i = at; i < Math.min(end, at + MOST_WORDS); i++) {
    if (!words.is(i, NUMBER) && !looksLikeDigit(words, i)) return undefined;
    const written = words.ends[i]! - start;
    if (written > length) return undefined;
    if (written === length && (words.gaps[i] !== 0 || i + 1 >= end)) {
      const value = Number(
        words.text.slice(start, words.ends[i]).replace(/[Oo]/g, '0').replace(/[Il]/g, '1'),
      );
      return { value, first: at, last: i };
    }
    if (words.gaps[i] !== 0) return undefined;
  }
  return undefined;
}
