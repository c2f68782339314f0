/** Why a number of years is somebody's age: the words around it. */
import type { Match } from '../identifiers/identifier.ts';
import { COMMON, GIVEN } from '../lexicon/bits.ts';
import {
  CAPITAL,
  DWELLING,
  EVENT,
  INSTITUTION,
  KIN,
  NUMBER,
  RELATIVE,
  ROLE,
  STREET,
  TITLE,
} from '../words/classes.ts';
import { foldedAt, wordSet } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import type { Age } from './age-mention.ts';
import { borderAt, isMask } from './borders.ts';
import { isPerson } from './persons.ts';
import { NOBODY, OCCASION_OF } from './vocabulary.ts';

type Grounds = Pick<Match, 'level' | 'reasons'>;

/** Makes it a span of time, a limit or a group of ages. */
const SPANS =
  wordSet(`ha faz durante por apos antes depois ultimos ultimas proximos primeiros seguintes passados mais menos
  acima abaixo ate entre cerca maiores maior menores menor superior inferior partir daqui nos dos em cada a
  condenado condenada pena limite maximo minimo total soma prazo garantia meta sobre under over least most last`);
/** Describes a person. */
const DESCRIBES = wordSet(
  `idosa idoso acamada acamado masculino feminino masc fem anciao ancia aged sexo lucida lucido tenho fiz`,
);
/** Said of the age of a person, and of what was founded so long ago. */
const SAYS = wordSet('aos seus tem tinha com completou completa completar completando fez fara');
const IDADE = wordSet('idade age');
const LINKS = wordSet('de da do e anos atual aproximada é era is of a o');
const NEAR = 10;
const NEAR_BEHIND = 5;

/** @returns how sure, and why; undefined where nothing makes it an age */
export function ageGrounds(words: Words, age: Age, from: number, end: number): Grounds | undefined {
  if (isLabelled(words, age, from)) return { level: 'certain', reasons: ['label'] };
  if (age.unit === 'none' && !isAgeAt(words, age, from, end)) {
    return isBeside(words, age, from, end) ? { level: 'possible', reasons: ['context'] } : undefined;
  }
  const next = foldedAt(words, age.last + 1);
  const behind = age.last + 1 < end && words.gaps[age.last] === GAP.space;
  if (foldedAt(words, age.last) === 'old') return SURE;
  if (behind && next === 'of') return undefined;
  if (behind && next === 'de') {
    return age.last + 2 < end && foldedAt(words, age.last + 2) === 'idade' ? SURE : undefined;
  }
  if (isSpan(words, age.first, from)) return undefined;
  const whose = byPerson(words, age, from, end);
  if (whose === 'person') return { level: 'likely', reasons: ['context'] };
  const said = age.first > from && SAYS.has(foldedAt(words, age.first - 1));
  const apart = age.unit === 'years' && whose === 'unknown' && (said || standsApart(words, age, from, end));
  return apart ? { level: 'possible', reasons: ['shape'] } : undefined;
}

/** `aos 95.`: an age without its unit. */
function isAgeAt(words: Words, { first, last }: Age, from: number, end: number): boolean {
  if (first === from || foldedAt(words, first - 1) !== 'aos' || words.gaps[first - 1] !== GAP.space)
    return false;
  return last + 1 >= end || (words.gaps[last]! & (GAP.comma | GAP.dot | GAP.close | GAP.other)) !== 0;
}

/** `a idosa (95) caiu`, `Dona Zica, 97, ainda dança`, `vó de 93`: a number alone, right behind a person. */
function isBeside(words: Words, { first, last }: Age, from: number, end: number): boolean {
  if (
    first === from ||
    (last + 1 < end && (words.gaps[last]! & (GAP.comma | GAP.dot | GAP.close | GAP.line)) === 0)
  )
    return false;
  // `92,5`
  if (last + 1 < end && words.is(last + 1, NUMBER)) return false;
  const gap = words.gaps[first - 1]!;
  const isApart = gap === (GAP.comma | GAP.space) || gap === (GAP.open | GAP.space) || gap === GAP.open;
  if (isApart) return isOld(words, first - 1) && !isInAddress(words, first - 1, from);
  const links =
    gap === GAP.space && /^(?:de|com|tem|tinha)$/.test(foldedAt(words, first - 1)) && first - 1 > from;
  return links && isOld(words, first - 2);
}

/** Kin and others who are called old, or a name behind a form of address. */
function isOld(words: Words, at: number): boolean {
  const word = foldedAt(words, at);
  if (words.is(at, KIN | RELATIVE | ROLE) && !NOBODY.has(word)) return true;
  if (DESCRIBES.has(word) || /^(?:ela|ele|vo|vovo|senhora|senhor)$/.test(word)) return true;
  return words.is(at, GIVEN) && words.is(at, CAPITAL) && (words.is(at - 1, TITLE) || !words.is(at, COMMON));
}

const ADDRESS_WORDS = 5;

function isInAddress(words: Words, at: number, from: number): boolean {
  for (let i = at; i >= Math.max(from, at - ADDRESS_WORDS); i--)
    if (words.is(i, STREET | DWELLING)) return true;
  return false;
}

/** Whether the word at `at`, which says how old somebody is, is said of a person. */
export function isAboutPerson(words: Words, at: number, from: number, end: number): boolean {
  const age = { value: 0, first: at, number: at, last: at, unit: 'years' } as const;
  return byPerson(words, age, from, end) === 'person';
}

/** Whether commas or borders set the age apart, as in a description of somebody: `…, 92 anos, …`. */
function standsApart(words: Words, { first, last }: Age, from: number, end: number): boolean {
  const before = first === from ? GAP.line : words.gaps[first - 1]!;
  const after = last + 1 >= end ? GAP.line : words.gaps[last]!;
  return (before & (GAP.comma | GAP.line)) !== 0 && (after & (GAP.comma | GAP.line | GAP.close)) !== 0;
}

const SURE: Grounds = { level: 'certain', reasons: ['label'] };
/** The most words between "idade" and the number. */
const LONGEST_LABEL = 3;

function isLabelled(words: Words, { first }: Age, from: number): boolean {
  for (let i = first - 1, count = 0; i >= from && count <= LONGEST_LABEL; i--, count++) {
    const border = borderAt(words, i);
    if (isMask(words, i) || (border !== 'none' && (i < first - 1 || border === 'paragraph'))) return false;
    const word = foldedAt(words, i);
    if (IDADE.has(word)) return i === from || !/^(?:faixa|media|maior)$/.test(foldedAt(words, i - 1));
    if (!LINKS.has(word)) return false;
  }
  return false;
}

/** Whether the words right before make it a span of time or a limit. */
function isSpan(words: Words, first: number, from: number): boolean {
  for (let i = first - 1, count = 0; i >= from && count < 3; i--, count++) {
    if ((words.gaps[i]! & ~GAP.space) !== 0) return false;
    const word = foldedAt(words, i);
    if (words.is(i, NUMBER)) return true;
    // `minha avó faz 95 anos`; but `faz 95 anos que`
    if (word === 'faz' && i > from && isOld(words, i - 1)) return false;
    if (SPANS.has(word)) return true;
    if (!/^(?:de|que|e|os|quase)$/.test(word)) return false;
  }
  return false;
}

type Whose = 'person' | 'institution' | 'unknown';

/** The nearest of what it can be the age of: a person, or an institution. */
function byPerson(words: Words, { first, last, unit }: Age, from: number, end: number): Whose {
  for (let i = first - 1, count = 0; i >= from && count < NEAR; i--, count++) {
    const border = borderAt(words, i);
    if (border === 'sentence' || border === 'paragraph' || (border === 'line' && count > 0)) break;
    if (words.is(i, INSTITUTION) && !isPerson(words, i)) return 'institution';
    if (isSomeone(words, i) || (unit === 'letter' && /^[fm]$/.test(foldedAt(words, i)))) return 'person';
  }
  for (let i = last + 1, count = 0; i < end && count < NEAR_BEHIND; i++, count++) {
    if (borderAt(words, i - 1) !== 'none' && borderAt(words, i - 1) !== 'cell') break;
    if (isSomeone(words, i)) return 'person';
  }
  return 'unknown';
}

/** Whether a word is a person, or is said of people only. */
function isSomeone(words: Words, at: number): boolean {
  if (isPerson(words, at)) return true;
  const word = foldedAt(words, at);
  return DESCRIBES.has(word) || (words.is(at, EVENT) && OCCASION_OF.get(word) !== 'weak');
}
