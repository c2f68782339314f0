/** Names in a series with commas, whatever words they are: `Gaúcho, Marquinhos Pedreiro, Alemão, Ibrahim e o Japa`. */
import { GIVEN } from '../lexicon/lexicon.ts';
import { CAPITAL, NUMBER, PARTICLE, TITLE, UPPER } from '../words/classes.ts';
import { GAP, type Words } from '../words/words.ts';
import { isHypocoristic } from './courtesy.ts';
import { isSpelledLikeName } from './likeness.ts';
import { isNickname } from './nickname.ts';
import { isStrong } from './run.ts';

/** So many items on each side are looked at, of so many words each. */
const MOST_ITEMS = 6;
const MOST_WORDS = 3;
/** What the other items must be together: a given name counts two, what only may be a name one. */
const ENOUGH = 3;

/** Whether the word is an item of such a series, or begins one. */
export function isInSeries(words: Words, at: number): boolean {
  if (!words.is(at, CAPITAL) || words.is(at, UPPER | NUMBER)) return false;
  let others = 0;
  let weight = 0;
  for (const step of [1, -1]) {
    let item = nextItem(words, at, step);
    for (let i = 0; i < MOST_ITEMS && item >= 0; i++) {
      others++;
      weight += weightOf(words, item);
      item = nextItem(words, item, step);
    }
  }
  return others >= 2 && weight >= ENOUGH;
}

/** The first word of the item beside that of the word `at`; −1 where none stands there. */
function nextItem(words: Words, at: number, step: number): number {
  return step > 0 ? itemBehind(words, at) : itemBefore(words, at);
}

function itemBehind(words: Words, at: number): number {
  const end = words.endSeen(at);
  let last = at;
  while (last + 1 < end && last - at < MOST_WORDS && goesOn(words, last)) last++;
  let next = last + 1;
  if (next >= end || !isJoint(words, last)) return -1;
  if (isAnd(words, next) && words.gaps[next] === GAP.space) next++;
  if (isArticle(words, next)) next++;
  return next < end && words.is(next, CAPITAL) && !words.is(next, UPPER | NUMBER) ? next : -1;
}

function itemBefore(words: Words, at: number): number {
  const limit = words.firstSeen(at);
  let last = at - 1;
  if (last >= limit && isArticle(words, last)) last--;
  if (last >= limit && isAnd(words, last) && words.gaps[last] === GAP.space) last--;
  if (last < limit || !isJoint(words, last) || !words.is(last, CAPITAL) || words.is(last, UPPER | NUMBER))
    return -1;
  let first = last;
  while (first > limit && last - first < MOST_WORDS && goesOn(words, first - 1)) first--;
  return words.is(first, CAPITAL) ? first : -1;
}

/** Whether the item goes on behind the word. */
function goesOn(words: Words, at: number): boolean {
  return (
    words.gaps[at] === GAP.space &&
    words.is(at, CAPITAL | PARTICLE) &&
    !isAnd(words, at) &&
    !isAnd(words, at + 1) &&
    words.is(at + 1, CAPITAL | PARTICLE) &&
    !isArticle(words, at + 1)
  );
}

/** A comma, or the blank before `e`. */
function isJoint(words: Words, at: number): boolean {
  return words.gaps[at] === (GAP.comma | GAP.space) || (words.gaps[at] === GAP.space && isAnd(words, at + 1));
}

function isAnd(words: Words, at: number): boolean {
  return at >= 0 && at < words.count && /^(?:e|y|ou)$/.test(words.word(at));
}

function isArticle(words: Words, at: number): boolean {
  return words.gaps[at] === GAP.space && /^[oa]$/.test(words.word(at));
}

function weightOf(words: Words, at: number): number {
  if (words.is(at, TITLE)) return 1;
  if (isStrong(words.bits[at]!) && words.is(at, GIVEN)) return 2;
  const mayBe =
    words.is(at, GIVEN) ||
    isNickname(words, at) ||
    isHypocoristic(words, at) ||
    (!words.isCommon(at) && isSpelledLikeName(words, at, 'clearly'));
  return mayBe ? 1 : 0;
}
