/** Dates in lists: what the head of the list, or the date beside one, says of it. */

import { GIVEN, SURNAME } from '../lexicon/bits.ts';
import { isWide } from '../words/blanks.ts';
import { EVENT, IMPERSONAL, KIN, MONTH, NUMBER } from '../words/classes.ts';
import { foldedAt, wordSet } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import { isAnnouncedInList, isBracketed, isEntry, isStamp } from './announced.ts';
import { borderAt, mentionEndingAt } from './borders.ts';
import type { Grounds, Judge } from './grounds.ts';
import { type DateMention, readMention } from './mention.ts';
import { BORN, isProceeding } from './narrative.ts';
import { occasionAt } from './occasions.ts';

/** How far before a date the head of its list, or the child whose it is, is looked for. */
const LISTED = 64;
const CHILD_NEAR = 4;

/** `Aniversariantes: Ana (3/9), Bia (11/9)`, `filho - 14/08/2015`: in a list of birthdays, or of children. */
export function amongBirths(words: Words, date: DateMention, from: number): Grounds | undefined {
  const { first, day, year } = date;
  if (isBesideBracketedChild(words, date, from) || isInRowOfKin(words, date, from)) return BORN;
  if (
    first === from ||
    day === undefined ||
    (words.gaps[first - 1]! & (GAP.open | GAP.hyphen | GAP.comma | GAP.line)) === 0
  )
    return undefined;
  let isBelowHead = false;
  for (let i = first - 1; i >= Math.max(from, first - LISTED); i--) {
    const border = borderAt(words, i);
    // A blank line may stand below the head of the list.
    if (border === 'sentence' || (border === 'paragraph' && isBelowHead)) return undefined;
    isBelowHead ||= border === 'paragraph';
    const isChild = year !== undefined && first - i <= CHILD_NEAR && border !== 'line' && words.is(i, KIN);
    // `Josué — companheiro — 14/09/85`
    const isBeside =
      i === first - 1 && (words.gaps[i]! & GAP.hyphen) !== 0 && (words.gapBefore(i) & GAP.hyphen) !== 0;
    if (isChild && (isBeside || CHILDREN.has(foldedAt(words, i)))) return BORN;
    if (words.is(i, EVENT) && /^aniversariantes?$/.test(foldedAt(words, i)))
      return { subject: 'birth', reason: 'context', level: 'likely' };
  }
  return undefined;
}

/** How far before a date the colon of its list is looked for, and before that what it is a list of. */
const LIST = 40;
const LIST_HEAD = 10;

/** `Histórico vacinal: BCG 18/05/2022; Penta 20/07/2022`: in a list that a colon begins, behind what it is of. */
export function inListOf(
  words: Words,
  { first, short, loose }: DateMention,
  from: number,
  end: number,
): Grounds | undefined {
  if (short || loose) return undefined;
  let i = first - 1;
  for (; i >= from && first - i <= LIST; i--) {
    const border = borderAt(words, i);
    if (border === 'paragraph' || border === 'sentence' || words.is(i, IMPERSONAL)) return undefined;
    const gap = words.gaps[i]!;
    // `08:30` is no list.
    if ((gap & GAP.colon) !== 0 && (gap !== GAP.colon || !words.is(i, NUMBER))) break;
  }
  // Right behind a colon stands its own value.
  if (i < from || first - i > LIST || first - i < 2) return undefined;
  for (let at = i; at >= from && i - at < LIST_HEAD && (at === i || borderAt(words, at) === 'none'); at--) {
    if (words.is(at, IMPERSONAL)) return undefined;
    const occasion = occasionAt(words, at, from, end);
    if (occasion === 'strong' || occasion === 'weak')
      return { subject: 'event', reason: 'context', level: 'possible' };
  }
  return undefined;
}

/** `(enteada, 10/2011)`: a month and its year, alone with a child in brackets. */
function isBesideBracketedChild(words: Words, { first, last, year }: DateMention, from: number): boolean {
  return (
    year !== undefined &&
    first - 1 >= from &&
    words.is(first - 1, KIN) &&
    (words.gaps[first - 1]! & ~GAP.space) === GAP.comma &&
    (words.gapBefore(first - 1) & GAP.open) !== 0 &&
    (words.gaps[last]! & GAP.close) !== 0 &&
    CHILDREN.has(foldedAt(words, first - 1))
  );
}

/** `LIA SOUZA    filha    03/2012`: in the column behind the one of whose kin somebody is. */
function isInRowOfKin(words: Words, { first, year }: DateMention, from: number): boolean {
  const kin = first - 1;
  if (year === undefined || kin - 1 < from || !words.is(kin, KIN) || !words.is(kin - 1, GIVEN | SURNAME))
    return false;
  return isColumn(words, kin) && isColumn(words, kin - 1);
}

function isColumn(words: Words, at: number): boolean {
  return words.gaps[at] === GAP.space && isWide(words, at);
}

const CHILDREN = wordSet('filho filha filhos filhas neto neta enteado enteada');

/** How far from a date the one beside it is looked for, in words. */
const BESIDE = 14;

/**
 * `03/05 – admitido na UTI. 05/05 – extubado`, `Operado em 12/03, saiu em 15/03`: a date that stands as the one before
 * or behind it does, which is of an event.
 * @param judge what the words around a date say of it
 */
export function besideDates(
  words: Words,
  date: DateMention,
  from: number,
  end: number,
  judge: Judge,
): Grounds | undefined {
  const stand = standOf(words, date, from, end);
  if (stand === 'none' || isProceeding(words, date, end)) return undefined;
  for (const other of [dateBefore(words, date, from, end), dateBehind(words, date, end)]) {
    if (other === undefined || other.loose === 'label' || standOf(words, other, from, end) !== stand)
      continue;
    if (isStamp(words, other, end)) continue;
    const subject = judge(words, other, from, end)?.subject;
    // `nasceram Lia (04/02/2011) e Rui (19/12/2015)`; what else stands beside a birth is none.
    if (subject === 'event' || (subject === 'birth' && stand === 'bracketed')) {
      return { subject, reason: 'context', level: 'possible' };
    }
  }
  return undefined;
}

type Stand = 'entry' | 'announced' | 'bracketed' | 'none';

function standOf(words: Words, date: DateMention, from: number, end: number): Stand {
  const isMarked = (words.gaps[date.last]! & (GAP.hyphen | GAP.colon)) !== 0;
  if (isEntry(words, date, from)) return date.loose && !isMarked ? 'none' : 'entry';
  if (isBracketed(words, date)) return 'bracketed';
  return isAnnouncedInList(words, date, from, end) || !(date.short || date.loose) ? 'announced' : 'none';
}

/** The nearest date before another, of which nothing says that it is nobody's. */
export function dateBefore(
  words: Words,
  { first }: DateMention,
  from: number,
  end: number,
): DateMention | undefined {
  for (let i = first - 1; i >= Math.max(from, first - BESIDE); i--) {
    if (words.gaps[i]! & GAP.paragraph || words.is(i, IMPERSONAL)) return undefined;
    if (!words.is(i, NUMBER | MONTH)) continue;
    const other = mentionEndingAt(words, i, from, end);
    if (other !== undefined) return other;
  }
  return undefined;
}

/** The nearest date behind another. */
export function dateBehind(words: Words, { last }: DateMention, end: number): DateMention | undefined {
  for (let i = last + 1; i < Math.min(end, last + BESIDE); i++) {
    if (words.gaps[i - 1]! & GAP.paragraph || words.is(i, IMPERSONAL)) return undefined;
    if (!words.is(i, NUMBER | MONTH)) continue;
    const other = readMention(words, i, end);
    if (other !== undefined) return other;
  }
  return undefined;
}
