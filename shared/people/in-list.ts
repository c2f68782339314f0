/** Names in lists: `Cláudio, Vera e Irmgard`, `1. Rudá⏎2. Ana`, `Neuza 50, Cido 30`, `seg: Dalila⏎ter: Hamza`. */
import { FREQUENT, GIVEN } from '../lexicon/lexicon.ts';
import { isOneBlank } from '../words/blanks.ts';
import { CAPITAL, INITIAL, NO_NAME, NUMBER, PARTICLE, TITLE, UPPER } from '../words/classes.ts';
import { GAP, type Words } from '../words/words.ts';
import { isStrong, type NameRun } from './run.ts';

/** In a list of people by one name each, of which the one beside it is a frequent name. */
export function isBesideName(words: Words, at: number): boolean {
  if (!words.is(at, CAPITAL) || words.is(at, UPPER | NO_NAME)) return false;
  const before = isAnd(words, at - 1) ? at - 2 : at - 1;
  const after = isAnd(words, at + 1) ? at + 2 : at + 1;
  return (
    (isListJoint(words, before, at) && isFrequentAlone(words, before)) ||
    (isListJoint(words, at, after) && isFrequentAlone(words, after)) ||
    (isJoinedBySign(words, at - 1) && isGivenAlone(words, at - 1)) ||
    (isJoinedBySign(words, at) && isGivenAlone(words, at + 1)) ||
    isItemAmongNames(words, at)
  );
}

function isAnd(words: Words, at: number): boolean {
  return at >= 0 && at < words.count && /^(?:e|y|ou|and)$/i.test(words.word(at));
}

/** Nothing but a comma, or `e`, between the two. */
function isListJoint(words: Words, left: number, right: number): boolean {
  if (left < 0 || right >= words.count) return false;
  if (right - left === 2) return words.gaps[left] === GAP.space && words.gaps[left + 1] === GAP.space;
  return words.gaps[left] === (GAP.comma | GAP.space) || isJoinedBySign(words, left);
}

/** `Ana / Bia`, `Zeca & Neto`, `Rui + Emi`. */
function isJoinedBySign({ text, starts, ends, gaps, count }: Words, left: number): boolean {
  if (left < 0 || left + 1 >= count) return false;
  const gap = gaps[left]!;
  if (gap !== (GAP.slash | GAP.space) && gap !== (GAP.other | GAP.space)) return false;
  return /^ {1,8}[/&+×;] $/.test(text.slice(ends[left], starts[left + 1]));
}

function isGivenAlone(words: Words, at: number): boolean {
  return words.is(at, GIVEN) && isStrong(words.bits[at]!) && words.is(at, CAPITAL) && !words.is(at, UPPER);
}

function isFrequentAlone(words: Words, at: number): boolean {
  return words.is(at, FREQUENT) && isGivenAlone(words, at);
}

/** What parts the items of a list. */
const BORDERS = GAP.comma | GAP.line | GAP.slash | GAP.other | GAP.hyphen;
/** An item is no further from the next, in words: numbers, a note in brackets, the label of a line. */
const MOST_BETWEEN = 6;

/** An item of a list beside another one, and whether a sign or a number parts the two. */
interface Item extends NameRun {
  readonly isOnItsOwn: boolean;
}

/** Whether the word is an item by itself, between two that begin with a known given name, or at the edge beside one. */
export function isItemAmongNames(words: Words, at: number): boolean {
  if (words.is(at, UPPER) || !endsItem(words, at) || !beginsItem(words, at)) return false;
  const before = itemBefore(words, at);
  const after = itemAfter(words, at);
  const isBefore = isPerson(words, before);
  const isAfter = isPerson(words, after);
  if (isBefore && isAfter) return true;
  // `Zeca Lobão e Mundica⏎`
  if (isBefore && isAnd(words, at - 1) && words.gaps[at] !== GAP.space) return true;
  if (isBefore) return after === undefined && before?.isOnItsOwn === true;
  return isAfter && before === undefined && after?.isOnItsOwn === true;
}

/** Whether nothing of a sentence follows: a border, a number, a bracket. */
function endsItem(words: Words, at: number): boolean {
  const gap = gapBehind(words, at);
  if ((gap & GAP.colon) !== 0) return false;
  return gap !== GAP.space || words.is(at + 1, NUMBER) || isAnd(words, at + 1);
}

function beginsItem(words: Words, at: number): boolean {
  return at === 0 || gapBehind(words, at - 1) !== GAP.space || words.is(at - 1, NUMBER | INITIAL);
}

function itemBefore(words: Words, at: number): Item | undefined {
  const limit = Math.max(words.firstSeen(at), at - MOST_BETWEEN);
  let between = 0;
  let isNote = false;
  let isNumbered = false;
  // `ter: Hamza`: the label of its line.
  let isLabel = (words.gapBefore(at) & GAP.colon) !== 0;
  for (let i = at - 1; i >= limit; i--) {
    const gap = gapBehind(words, i);
    if ((gap & GAP.paragraph) !== 0) return undefined;
    between |= gap;
    if ((gap & GAP.line) !== 0) isLabel = false;
    else if ((gap & GAP.colon) !== 0 && i < at - 1) return undefined;
    if ((gap & GAP.close) !== 0) isNote = true;
    const isPassedOver = isLabel || isNote || words.is(i, NUMBER | INITIAL);
    if (isNote && (words.gapBefore(i) & GAP.open) !== 0) isNote = false;
    if (isPassedOver) {
      if (words.is(i, NUMBER)) isNumbered = true;
      if (isAnd(words, i)) between |= GAP.comma;
      continue;
    }
    if (!words.is(i, CAPITAL) || (between & BORDERS) === 0) return undefined;
    let first = i;
    while (first > limit && isOneBlank(words, first - 1) && isOfItem(words, first - 1)) first--;
    return { first, last: i, isOnItsOwn: isNumbered || (between & (GAP.slash | GAP.other)) !== 0 };
  }
  return undefined;
}

function itemAfter(words: Words, at: number): Item | undefined {
  const end = Math.min(words.endSeen(at), at + MOST_BETWEEN);
  let between = gapBehind(words, at);
  let isNote = (between & GAP.open) !== 0;
  let isNumbered = false;
  for (let i = at + 1; i < end; i++) {
    const gap = gapBehind(words, i);
    if ((between & GAP.paragraph) !== 0) return undefined;
    const isPassedOver =
      isNote || words.is(i, NUMBER | INITIAL) || ((gap & GAP.colon) !== 0 && (between & GAP.line) !== 0);
    if ((gap & GAP.close) !== 0) isNote = false;
    if (isPassedOver) {
      if (words.is(i, NUMBER)) isNumbered = true;
      between |= isAnd(words, i) ? gap | GAP.comma : gap;
      if ((gap & GAP.open) !== 0) isNote = true;
      continue;
    }
    if (!words.is(i, CAPITAL) || (between & BORDERS) === 0) return undefined;
    let last = i;
    while (last + 1 < end && isOneBlank(words, last) && isOfItem(words, last + 1)) last++;
    return { first: i, last, isOnItsOwn: isNumbered || (between & (GAP.slash | GAP.other)) !== 0 };
  }
  return undefined;
}

/** What stands behind a word; several blanks part as a bar does. */
function gapBehind(words: Words, at: number): number {
  const gap = words.gaps[at]!;
  return gap === GAP.space && at + 1 < words.count && !isOneBlank(words, at) ? GAP.other : gap;
}

function isOfItem(words: Words, at: number): boolean {
  return words.is(at, CAPITAL | PARTICLE) && !words.is(at, INITIAL | NUMBER);
}

function isPerson(words: Words, item: Item | undefined): boolean {
  if (item === undefined) return false;
  let { first } = item;
  while (first < item.last && words.is(first, TITLE)) first++;
  return isStrong(words.bits[first]!) && words.is(first, GIVEN) && !words.isPlace(first, item.last);
}
