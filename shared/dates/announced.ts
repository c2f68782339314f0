/** How a date stands in its line: announced by a word, set in brackets, or at the head of an entry. */
import { NUMBER } from '../words/classes.ts';
import { foldedAt, WordKeys, wordSet } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import { borderAt, mentionEndingAt } from './borders.ts';
import { type DateMention, readMention } from './mention.ts';

/** Announces a day, and no fraction. */
const ANNOUNCES = wordSet('em dia dias para pra pro p desde ate no nos entre aos');
const JOINS = wordSet('a e ate ao para ou');
/** The most dates of a list that are looked past. */
const MOST_LISTED = 8;

/** Whether what stands right before it announces a date: `em`, `dia`, `desde`, `na sexta-feira, `. */
export function isAnnounced(words: Words, { first }: DateMention, from: number): boolean {
  if (first === from) return false;
  if (ANNOUNCES.has(foldedAt(words, first - 1)) && isClose(words, first - 1)) return true;
  return words.gaps[first - 1] === (GAP.comma | GAP.space) && WEEKDAYS.has(words, first - 1);
}

const WEEKDAYS = new WordKeys('segunda terca quarta quinta sexta sabado domingo feira');

/** The same, where other dates of a list may stand between: `nos dias 12/03, 15/03 e 20/03`, `de 3/5 a 9/5`. */
export function isAnnouncedInList(words: Words, date: DateMention, from: number, end: number): boolean {
  if (beginsRange(words, date, from, end)) return true;
  let { first } = date;
  for (let others = 0; others < MOST_LISTED; others++) {
    let at = first - 1;
    if (at < from) return false;
    const word = foldedAt(words, at);
    if (ANNOUNCES.has(word) && isClose(words, at)) return true;
    if (JOINS.has(word) && isClose(words, at)) at--;
    else if ((words.gaps[at]! & (GAP.comma | GAP.hyphen)) === 0) return false;
    if (at < from || !words.is(at, NUMBER) || words.gaps[at]! & GAP.paragraph) return false;
    const other = mentionEndingAt(words, at, from, end);
    if (other === undefined) return false;
    if (beginsRange(words, other, from, end)) return true;
    first = other.first;
  }
  return false;
}

/** `de 12/03 a …`: the first of two dates. */
function beginsRange(words: Words, { first, last }: DateMention, from: number, end: number): boolean {
  if (first === from || foldedAt(words, first - 1) !== 'de' || !isClose(words, first - 1)) return false;
  if (last + 2 >= end || !isClose(words, last) || !/^(?:a|ate)$/.test(foldedAt(words, last + 1)))
    return false;
  return isClose(words, last + 1) && readMention(words, last + 2, end) !== undefined;
}

function isClose(words: Words, at: number): boolean {
  return (words.gaps[at]! & ~(GAP.space | GAP.line | GAP.slash)) === 0;
}

/** `TC de crânio (12/03): sem sangramento` */
export function isBracketed(words: Words, { first, last }: DateMention): boolean {
  return (words.gapBefore(first) & GAP.open) !== 0 && (words.gaps[last]! & GAP.close) !== 0;
}

/** Whether the date begins a line or a sentence, as an entry of a record does. */
export function isEntry(words: Words, { first }: DateMention, from: number): boolean {
  return (
    first === from || borderAt(words, first - 1) === 'sentence' || (words.gaps[first - 1]! & GAP.line) !== 0
  );
}

/** The first word behind the date and the time of day that may follow it. */
export function afterTime(words: Words, last: number, end: number): number {
  let i = last + 1;
  for (let steps = 0; steps < 6 && i < end && borderAt(words, i - 1) === 'none'; steps++, i++) {
    const isTime = words.is(i, NUMBER) || /^(?:t|z|h|hs|hrs|as|min|horas|utc)$/.test(foldedAt(words, i));
    if (!isTime) break;
  }
  return i;
}

/** Who may have written a message stands in so many words. */
const WRITER = 4;

/** `[19/03/2024 08:15] Ana: …`, `19/03/2024 08:15 - Ana Dias: …`: when something was written, and no event. */
export function isStamp(words: Words, { first, last }: DateMention, end: number): boolean {
  const { text, lo, starts, gaps } = words;
  const start = starts[first]!;
  if (start > lo && text.charAt(start - 1) === '[') return true;
  const next = afterTime(words, last, end);
  // A clock with seconds is a machine's.
  if (next > last + 3) return true;
  if (next === last + 1 || next >= end || (gaps[next - 1]! & GAP.hyphen) === 0) return false;
  for (let i = next; i < end && i < next + WRITER; i++) {
    if (gaps[i]! & GAP.colon) return true;
    if (gaps[i]! !== GAP.space) return false;
  }
  return false;
}
