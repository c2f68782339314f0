/** Runs of words that can be a name: capitalised words, initials, and the particles between them. */
import { COMMON, FEMALE, FOREIGN, GIVEN, MALE, SURNAME } from '../lexicon/lexicon.ts';
import {
  ACCOUNT,
  CAPITAL,
  CARDINAL,
  CUE,
  DWELLING,
  EPONYM,
  EVENT,
  INITIAL,
  INSTITUTION,
  KIN,
  MONTH,
  NO_NAME,
  NUMBER,
  PARTICLE,
  ROLE,
  STATE,
  STREET,
  TITLE,
  UPPER,
} from '../words/classes.ts';
import { GAP, type Words } from '../words/words.ts';
import { isDevotion } from './devotions.ts';
import { isFirstPerson } from './first-person.ts';
import { isJoint } from './joints.ts';
import { isFirstSyllable, isSecondSyllable } from './syllables.ts';

/** A run: the words `first` to `last`. */
export interface NameRun {
  readonly first: number;
  readonly last: number;
}

export const NAME = GIVEN | SURNAME;
/** Words that say something else than a name, unless they are names too. */
export const OTHER_CLASS =
  ACCOUNT |
  ROLE |
  KIN |
  CUE |
  INSTITUTION |
  STREET |
  EPONYM |
  NO_NAME |
  MONTH |
  EVENT |
  DWELLING |
  STATE |
  CARDINAL;
/** A name that is no common word, not only of other origins, and of no other class. */
export function isStrong(bits: number): boolean {
  return (bits & NAME) !== 0 && (bits & (COMMON | FOREIGN | OTHER_CLASS)) === 0;
}

/** More words are no name, but a heading or a list. */
const MOST_WORDS = 12;

/** How the words of a run are written; one run is written one way. */
export type Style = 'capital' | 'upper' | 'lower';

export function styleOf(words: Words, at: number): Style {
  if (words.is(at, UPPER)) return 'upper';
  return words.is(at, CAPITAL) ? 'capital' : 'lower';
}

/** The run around the word `at`, which is a name's; undefined where it is too long for one. */
export function runAround(words: Words, at: number, style: Style): NameRun | undefined {
  const limit = words.firstSeen(at);
  let first = at;
  while (first > limit) {
    const before = partBefore(words, first, limit, style);
    if (before < 0) break;
    first = before;
    if (at - first > MOST_WORDS) return undefined;
  }
  return runFrom(words, first, style);
}

/** Whether the word right before `at` is a part of the run around it, by one look at it. */
export function followsPart(words: Words, at: number, style: Style): boolean {
  return at > words.firstSeen(at) && isPart(words, at - 1, style) && isJoint(words, at - 1, at);
}

/** The run that begins at the word `first`; undefined where it is too long for a name. */
export function runFrom(words: Words, first: number, style: Style): NameRun | undefined {
  const end = words.endSeen(first);
  let last = first;
  for (;;) {
    const after = partAfter(words, last, end, style);
    const next = after < 0 ? partBehindNickname(words, last, end, style) : after;
    if (next < 0) return { first, last };
    last = next;
    if (last - first > MOST_WORDS) return undefined;
  }
}

/** `Reginaldo "Gato" Pereira`: the part behind a nickname in quotes or brackets; −1 where there is none. */
function partBehindNickname(words: Words, at: number, end: number, style: Style): number {
  const next = at + 2;
  if (next >= end || !words.is(at, NAME) || !words.is(at + 1, CAPITAL)) return -1;
  const { text, starts, ends } = words;
  const opens = /^ ["“'(]$/.test(text.slice(ends[at], starts[at + 1]));
  const closes = /^["”')] $/.test(text.slice(ends[at + 1], starts[next]));
  // In brackets a note may stand as well.
  const isNickname = opens && closes && (words.is(next, NAME) || words.text.charAt(ends[at + 1]!) !== ')');
  return isNickname && isPart(words, next, style) ? next : -1;
}

/** The part before `at`, over one or two particles; −1 where there is none. */
function partBefore(words: Words, at: number, limit: number, style: Style): number {
  for (let i = at - 1; i >= limit && at - i <= 3; i--) {
    if (!isJoint(words, i, i + 1)) return -1;
    if (isPart(words, i, style) || isWordBefore(words, i, limit, style) || isShortBefore(words, i))
      return mayJoin(words, i, at) ? i : -1;
    if (!words.is(i, PARTICLE)) return -1;
  }
  return -1;
}

/** A common word with a capital before a name, in the middle of a sentence: a name that is a word too. */
function isWordBefore(words: Words, at: number, limit: number, style: Style): boolean {
  return (
    style === 'capital' &&
    at > limit &&
    mayBeName(words, at, style) &&
    words.is(at + 1, NAME) &&
    (isStrong(words.bits[at + 1]!) || isFirstPerson(words, at - 1)) &&
    (isFirstPerson(words, at - 1) ||
      (words.gapBefore(at) === GAP.space && !words.is(at - 1, CAPITAL | NUMBER) && !isOfTitle(words, at)))
  );
}

/** `Lu Menezes`, `Lô Barreto`: what somebody is called by, and a word too, right before a surname that is none. */
function isShortBefore(words: Words, at: number): boolean {
  return (
    words.is(at, FEMALE | MALE) &&
    words.is(at, CAPITAL) &&
    !words.is(at, UPPER | GIVEN | OTHER_CLASS | TITLE) &&
    words.ends[at]! - words.starts[at]! <= SHORT &&
    words.gaps[at] === GAP.space &&
    words.is(at + 1, SURNAME) &&
    isStrong(words.bits[at + 1]!) &&
    !words.is(at + 1, GIVEN | UPPER)
  );
}

/** `Lu`, `Nêga`, `Japa` */
const SHORT = 4;

/** `Juíza de Direito Maria`, `Delegado de Polícia Ari`: of what somebody is an officer. */
function isOfTitle(words: Words, at: number): boolean {
  return words.is(at - 1, PARTICLE) && words.is(at - 2, TITLE | ROLE);
}

/** A word of no other class, written in the style of the run, common or not. */
export function mayBeName(words: Words, at: number, style: Style): boolean {
  const bits = isState(words, at) ? words.bits[at]! : words.bits[at]! & ~STATE;
  return (
    (bits & CAPITAL) !== 0 &&
    ((bits & UPPER) !== 0) === (style === 'upper') &&
    (bits & (OTHER_CLASS | PARTICLE | TITLE | INITIAL)) === 0
  );
}

/** `SE`, but not `Sé`: the letters of a state have no accent. */
function isState(words: Words, at: number): boolean {
  return words.is(at, STATE) && !/[^A-Za-z]/.test(words.word(at));
}

/** The part behind `at`, over one or two particles; −1 where there is none. */
function partAfter(words: Words, at: number, end: number, style: Style): number {
  for (let i = at + 1; i < end && i - at <= 3; i++) {
    if (!isJoint(words, i - 1, i)) return -1;
    if (
      isPart(words, i, style) ||
      isSuffix(words, i, style) ||
      isUncommonUse(words, i, at, style) ||
      isBetweenNames(words, i, at) ||
      isDevotion(words, i, at)
    ) {
      return mayJoin(words, at, i) ? i : -1;
    }
    if (!words.is(i, PARTICLE)) return -1;
  }
  return -1;
}

/** `Filho`, `Neto`, `Bispo`: kin or a title, but behind a name a part of it. */
function isSuffix(words: Words, at: number, style: Style): boolean {
  if (style === 'lower' || !words.is(at, CAPITAL)) return false;
  if (words.is(at, TITLE))
    return words.is(at, SURNAME) && words.is(at - 1, GIVEN) && words.gapBefore(at) === GAP.space;
  if (words.is(at, KIN)) return /^(?:filh|net|sobrinh)/i.test(words.word(at));
  if (!words.is(at - 1, NAME | CAPITAL)) return false;
  return /^j(?:r|nr|únior)$/i.test(words.word(at)) || isOrdinal(words, at);
}

/** `Ana Lobo III`, `Rui Barata Segundo`: as who it is of several of one name; three words tell it from kings and popes. */
function isOrdinal(words: Words, at: number): boolean {
  if (!words.is(at - 1, CAPITAL) || !words.is(at - 2, CAPITAL | PARTICLE)) return false;
  if (/^(?:I{2,3}|IV)$/.test(words.word(at))) return true;
  // `disse Rui Barata Segundo o autor`
  return (
    words.gaps[at] !== GAP.space &&
    words.is(at - 1, SURNAME) &&
    /^(?:segundo|terceiro)$/i.test(words.word(at))
  );
}

/** A common word with a capital right behind a name that is none: a surname that is a word too (`Ana Pedreira`). */
function isUncommonUse(words: Words, at: number, before: number, style: Style): boolean {
  if (style === 'lower' || !mayBeName(words, at, style)) return false;
  // `Edinalva C. dos Prazeres`
  // `Zé Preto do Garimpo`
  if (words.is(before, FEMALE | MALE) && words.is(before - 1, GIVEN) && words.is(at - 1, PARTICLE))
    return true;
  const isKnown = words.is(before, NAME) || (words.is(before, INITIAL) && words.is(before - 1, NAME));
  if (!isKnown) return false;
  return (words.gapBefore(at) & GAP.line) === 0;
}

/** `Ana Terra de Oliveira`, `Rui Janeiro Prado`: a place's word or a month right between a given name and a surname. */
function isBetweenNames(words: Words, at: number, before: number): boolean {
  if (!words.is(at, DWELLING | MONTH) || !words.is(at, CAPITAL) || words.is(at, UPPER)) return false;
  if (before !== at - 1 || words.gaps[before] !== GAP.space || words.gaps[at] !== GAP.space) return false;
  const next = words.is(at + 1, PARTICLE) && words.gaps[at + 1] === GAP.space ? at + 2 : at + 1;
  return (
    words.is(before, GIVEN) &&
    isStrong(words.bits[before]!) &&
    words.is(next, CAPITAL) &&
    words.is(next, SURNAME) &&
    isStrong(words.bits[next]!)
  );
}

/** `e`, and `y` of Spanish names. */
export function isAnd(words: Words, at: number): boolean {
  return /^[ey]$/i.test(words.word(at));
}

/** `e` joins two surnames of one person (`Ana Souza e Silva`), else two people. */
function mayJoin(words: Words, left: number, right: number): boolean {
  if (right - left === 1 || !isAnd(words, right - 1)) return true;
  if (right - left > 2 || !words.is(left, SURNAME) || !words.is(right, SURNAME)) return false;
  return words.is(left - 1, NAME | PARTICLE) && !isBeside(words, right, right + 1) && !hasOwn(words, right);
}

/** `e Alexandre de Moraes`: a given name with a surname of its own, over a particle. */
function hasOwn(words: Words, at: number): boolean {
  return (
    words.is(at, GIVEN) &&
    words.is(at + 1, PARTICLE) &&
    words.gaps[at] === GAP.space &&
    words.gaps[at + 1] === GAP.space &&
    words.is(at + 2, SURNAME)
  );
}

/** Whether two words stand side by side, both with capitals. */
function isBeside(words: Words, left: number, right: number): boolean {
  return words.is(left, CAPITAL) && words.is(right, CAPITAL) && words.gaps[left] === GAP.space;
}

/** Whether a word can be part of a name that is written in `style`. */
export function isPart(words: Words, at: number, style: Style): boolean {
  const bits = words.bits[at]!;
  if ((bits & NUMBER) !== 0) return false;
  if (isFirstSyllable(words, at) || isSecondSyllable(words, at)) return true;
  if ((bits & TITLE) !== 0) return false;
  const known = (bits & NAME) !== 0;
  if (style === 'lower') return known && (bits & (CAPITAL | OTHER_CLASS)) === 0;
  if ((bits & CAPITAL) === 0) return false;
  if ((bits & INITIAL) !== 0) return isInitial(words, at);
  if (((bits & UPPER) !== 0) !== (style === 'upper') && !(style === 'upper' && isMisread(words.word(at))))
    return false;
  if (known) return true;
  return (bits & (OTHER_CLASS | PARTICLE)) === 0 && !words.isCommon(at);
}

/** `ASSlS`: capitals of which one was read as a small L. */
function isMisread(word: string): boolean {
  return /^\p{Lu}{1,20}l\p{Lu}{0,20}$/u.test(word) && word.length > 2;
}

/** One capital letter: with its dot, or at the end of a name; `A`, `E` and `O` without a dot are articles. */
function isInitial(words: Words, at: number): boolean {
  // `A/C Ludmila`
  if (words.gaps[at] === 0 || words.gapBefore(at) === GAP.slash || isStockCompany(words, at)) return false;
  // `Mª Socorro`; but `Nº 12`
  if ((words.gaps[at]! & GAP.ordinal) !== 0) return /^m$/i.test(words.word(at));
  if ((words.gaps[at]! & GAP.dot) !== 0) return true;
  // `A C Rocha`
  if (
    words.gaps[at] === GAP.space &&
    words.is(at + 1, INITIAL) &&
    words.is(at + 1, CAPITAL) &&
    words.is(at + 2, SURNAME)
  )
    return true;
  return !/[aeo]/i.test(words.word(at));
}

/** `S.A.`, `S/A`: behind it is no name. */
export function isStockCompany(words: Words, at: number): boolean {
  if (!/^s$/i.test(words.word(at)) || !words.is(at + 1, INITIAL)) return false;
  return (
    /^[./]$/.test(words.text.slice(words.ends[at], words.starts[at + 1])) && /^a$/i.test(words.word(at + 1))
  );
}
