/** Names beside a telephone's number, a CPF or a mail address, with nothing else between: `Naiara - (11) 98888-1234`. */
import { CAPITAL, INITIAL, NUMBER } from '../words/classes.ts';
import { GAP, type Words } from '../words/words.ts';
import type { NameRun } from './run.ts';

const PHONE = '(?:\\(\\d{2}\\) ?9? ?\\d{4}[-. ]?\\d{4}|\\d{2} 9? ?\\d{4}[-. ]\\d{4})';
const CPF = '\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}';
const MAIL = '[\\w.+-]{1,64}@[\\w-]{1,64}\\.';
// Behind a colon stands the number of what the word says: `Fax: (11) …`.
const BEHIND = new RegExp(
  `^(?: ?[-–,|(] ?|[ \\t]{1,16})(?:CPF:? ?|tel:? ?|cel:? ?|zap:? ?)?(?:${PHONE}(?!\\d)|${CPF}|${MAIL})`,
  'i',
);
const BEFORE = new RegExp(`(?:${PHONE}|${CPF})(?: ?[-–:,|] ?| )$`);
const LONGEST = 96;
const LONGEST_NUMBER = 24;
const LONGEST_LEAD = 16;

/** Whether such a number or address stands right behind the run, or right before it with the line's end behind. */
export function isBesideContact(
  { text, lo, hi, starts, ends, gaps }: Words,
  { first, last }: NameRun,
): boolean {
  const start = starts[first]!;
  const end = ends[last]!;
  const isApart =
    start === lo ||
    /(?:[\n\r\t,;•*\-–|(>] ?| {2}|(?:lig(?:ar?|ue)|chamar?|avisar?|contato|falar?|tratar?)(?: (?:com|c\/|p\/|pra?|para))? )$/i.test(
      text.slice(Math.max(lo, start - LONGEST_LEAD), start),
    );
  if (isApart && BEHIND.test(text.slice(end, Math.min(hi, end + LONGEST)))) return true;
  const isLast = end === hi || (gaps[last]! & (GAP.line | GAP.other | GAP.comma)) !== 0;
  return isLast && BEFORE.test(text.slice(Math.max(lo, start - LONGEST_NUMBER), start));
}

/** Whether the word behind may begin a number or an address: the cheap question before the dear one. */
export function mayBeBesideContact(words: Words, { first, last }: NameRun): boolean {
  return (
    words.is(last + 1, NUMBER) ||
    words.is(first - 1, NUMBER) ||
    (words.gaps[last] === GAP.space &&
      !words.is(last + 1, CAPITAL | INITIAL) &&
      words.text.charCodeAt(words.ends[last + 1] ?? 0) === 0x40)
  );
}
