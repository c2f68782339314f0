/** Whether a date stands by itself, and where clauses end: what is between words, seen from a date. */
import { CLASS, DOT, TAB } from '../text/characters.ts';
import { CAPITAL, CARDINAL, EVENT, NUMBER, TITLE } from '../words/classes.ts';
import { foldedAt, WordKeys } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import { readDay } from './day.ts';
import { type DateMention, readMention } from './mention.ts';

const TIGHT = GAP.slash | GAP.dot | GAP.hyphen;
/** What marks a number as something else. */
const NO_DATE = '#$@%°+';

/** Whether nothing makes the date a part of a longer number, a path, a version or a price. */
export function standsAlone(words: Words, date: DateMention, from: number, end: number): boolean {
  return beginsAlone(words, date, from, end) && endsAlone(words, date, end);
}

function beginsAlone(words: Words, { first }: DateMention, from: number, end: number): boolean {
  const { text, lo } = words;
  const start = words.starts[first]!;
  if (start > lo && NO_DATE.includes(text.charAt(start - 1))) return false;
  if (first === from) return true;
  const gap = words.gaps[first - 1]!;
  if (gap === 0) return words.is(first - 1, EVENT);
  const joint = gap & ~GAP.space;
  if (!words.is(first - 1, NUMBER)) return (gap & ~TIGHT) !== 0 || words.is(first - 1, EVENT);
  if (joint === GAP.slash || gap === GAP.dot || gap === GAP.comma) return false;
  if (gap !== GAP.hyphen || mentionEndingAt(words, first - 1, from, end)?.year !== undefined) return true;
  // `12-15/03/2024`
  return readDay(words, first - 1, from, end) !== undefined;
}

function endsAlone(words: Words, { last, short, month, year }: DateMention, end: number): boolean {
  const { text, hi } = words;
  const stop = words.ends[last]!;
  if (stop < hi && NO_DATE.includes(text.charAt(stop))) return false;
  if (last + 1 >= end) return true;
  const gap = words.gaps[last]!;
  const isNumber = words.is(last + 1, NUMBER);
  if (gap === 0) return /^t$/.test(foldedAt(words, last + 1)) && words.is(last + 2, NUMBER);
  // A backslash begins a command of RTF or LaTeX.
  if ((gap & ~GAP.space) === GAP.slash && (isNumber || (gap === GAP.slash && text.charAt(stop) !== '\\')))
    return false;
  if (!isNumber) return !(year === undefined && gap === GAP.hyphen && short);
  if (gap === GAP.dot) return false;
  if (gap === GAP.comma || gap === GAP.colon)
    return !short && month !== undefined && words.is(month.first, ~NUMBER);
  return gap !== GAP.hyphen || readMention(words, last + 1, end)?.year !== undefined;
}

/** The most words of a date, and of one in which numbers are spelled out. */
const MOST_WORDS = 8;
const MOST_SPELLED = 16;

/** The longest date whose last word is `last`, not looking at words before `from`. */
export function mentionEndingAt(
  words: Words,
  last: number,
  from: number,
  end: number,
): DateMention | undefined {
  let found: DateMention | undefined;
  const most = words.is(last, CARDINAL) ? MOST_SPELLED : MOST_WORDS;
  for (let at = last; at >= from && at > last - most; at--) {
    const mention = readMention(words, at, end);
    if (mention?.last === last) found = mention;
    if (at > from && words.gaps[at - 1]! & (GAP.paragraph | GAP.other)) break;
  }
  return found;
}

/** What the gap behind the word `at` ends: `cell` at a bar, tab or semicolon, `sentence`, `line`. */
export type Border = 'none' | 'line' | 'cell' | 'sentence' | 'paragraph';

export function borderAt(words: Words, at: number): Border {
  const gap = words.gaps[at]!;
  if (gap & GAP.paragraph) return 'paragraph';
  if (gap & GAP.other && hasStop(words, at)) return 'cell';
  if (gap & GAP.dot && gap !== GAP.dot && endsSentence(words, at)) return 'sentence';
  return gap & GAP.line ? 'line' : 'none';
}

function hasStop(words: Words, at: number): boolean {
  for (let i = words.ends[at]!; i < words.starts[at + 1]!; i++) {
    if (CLASS[words.text.charCodeAt(i)] === TAB || ';|!?'.includes(words.text.charAt(i))) return true;
  }
  return false;
}

/** Shorter words with a full stop are abbreviations. */
const SHORTEST_LAST_WORD = 4;

const ABBREVIATED = new WordKeys('aprox masc pcte func resp próx');

function endsSentence(words: Words, at: number): boolean {
  if (words.is(at, TITLE)) return false;
  if (words.is(at, NUMBER)) return words.is(at + 1, CAPITAL);
  // `nasc. 2022-05-17`, `Nasc. dia 6`
  if (words.is(at, EVENT) && !words.is(at + 1, CAPITAL)) return false;
  if (ABBREVIATED.has(words, at)) return false;
  const long = words.ends[at]! - words.starts[at]! >= SHORTEST_LAST_WORD;
  return long && CLASS[words.text.charCodeAt(words.ends[at]!)] === DOT;
}

/** Whether the word stands in a mask (`[NASCIMENTO]`): it announces nothing. */
export function isMask(words: Words, at: number): boolean {
  const { text, lo } = words;
  const start = words.starts[at]!;
  return start > lo && text.charAt(start - 1) === '[';
}
