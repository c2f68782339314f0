/** Why a number of years is somebody's age: the words around it. */
import type { Match } from '../identifiers/identifier.ts';
import { SURNAME } from '../lexicon/bits.ts';
import { CAPITAL, EVENT, INSTITUTION, MONTH, NUMBER, PARTICLE } from '../words/classes.ts';
import { foldedAt, wordSet } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import { DESCRIBES, isAgeAt, isAlone, isBesideBirth, isOld } from './age-alone.ts';
import type { Age } from './age-mention.ts';
import { borderAt, isMask } from './borders.ts';
import { isPerson } from './persons.ts';
import { OCCASION_OF } from './vocabulary.ts';

type Grounds = Pick<Match, 'level' | 'reasons'>;

/** Makes it a span of time, a limit or a group of ages. */
const SPANS =
  wordSet(`ha faz durante por apos antes depois ultimos ultimas proximos primeiros seguintes passados mais menos
  acima abaixo ate entre cerca maiores maior menores menor superior inferior partir daqui nos dos em cada a
  condenado condenada pena limite maximo minimo total soma prazo garantia meta sobre under over least most last`);
/** Said of the age of a person, and of what was founded so long ago. */
const SAYS = wordSet(
  'aos seus tem tinha com completou completa completar completando fez faz fazer fara passou celebra comemora',
);
const IDADE = wordSet('idade age aged edad');
/** So many that an age is said of. */
const MANY = /^(?:populacao|pessoas|habitantes|brasileir[oa]s|individuos|expectativa|predios?|edificios?)$/;
const LINKS = wordSet(
  'de da do e anos atual aproximada aparente estimada presumida cronologica é era is of a o',
);
const NEAR = 10;
const NEAR_BEHIND = 5;

/** @returns how sure, and why; undefined where nothing makes it an age */
export function ageGrounds(words: Words, age: Age, from: number, end: number): Grounds | undefined {
  if (isLabelled(words, age, from)) return { level: 'certain', reasons: ['label'] };
  if (age.unit === 'none' && !isAgeAt(words, age, from, end)) {
    return isAlone(words, age, from, end) ? { level: 'possible', reasons: ['context'] } : undefined;
  }
  const next = foldedAt(words, age.last + 1);
  const behind = age.last + 1 < end && words.gaps[age.last] === GAP.space;
  if (foldedAt(words, age.last) === 'old') return SURE;
  if (behind && next === 'of') return undefined;
  if (behind && next === 'de' && age.unit !== 'none' && !isOfOldOne(words, age.first, from)) {
    return age.last + 2 < end && /^(?:idade|vida)$/.test(foldedAt(words, age.last + 2)) ? SURE : undefined;
  }
  const isNoAge = isSpan(words, age.first, from, end) || isOfMany(words, age, from, end);
  if (isNoAge && !isBesideBirth(words, age, from, end)) return undefined;
  const whose = byPerson(words, age, from, end);
  if (whose === 'person') return { level: 'likely', reasons: ['context'] };
  if (isAlone(words, age, from, end)) return { level: 'possible', reasons: ['context'] };
  const before = foldedAt(words, age.first - 1) === 'dos' ? age.first - 2 : age.first - 1;
  const said = before >= from && SAYS.has(foldedAt(words, before));
  const isRound = behind && /^(?:completos|feitos)$/.test(next);
  const apart =
    age.unit === 'years' && whose === 'unknown' && (said || isRound || standsApart(words, age, from, end));
  return apart ? { level: 'possible', reasons: ['shape'] } : undefined;
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
  if ((before & GAP.open) !== 0) return (after & GAP.close) !== 0;
  const ends = GAP.comma | GAP.line | GAP.close | ((before & GAP.comma) !== 0 ? GAP.dot : 0);
  return (before & (GAP.comma | GAP.line)) !== 0 && (after & ends) !== 0;
}

const SURE: Grounds = { level: 'certain', reasons: ['label'] };
/** The most words between "idade" and the number. */
const LONGEST_LABEL = 3;

function isLabelled(words: Words, { first, unit }: Age, from: number): boolean {
  for (let i = first - 1, count = 0; i >= from && count <= LONGEST_LABEL; i--, count++) {
    const border = borderAt(words, i);
    if (isMask(words, i) || (border !== 'none' && (i < first - 1 || border === 'paragraph'))) return false;
    const word = foldedAt(words, i);
    if (word === 'id' && ((words.gaps[i]! & GAP.dot) !== 0 || unit !== 'none')) return true;
    if (IDADE.has(word)) return i === from || !/^(?:faixa|media|maior)$/.test(foldedAt(words, i - 1));
    if (!LINKS.has(word)) return false;
  }
  return false;
}

/** Whether the words right before make it a span of time or a limit. */
function isSpan(words: Words, first: number, from: number, end: number): boolean {
  for (let i = first - 1, count = 0; i >= from && count < 5; i--, count++) {
    if ((words.gaps[i]! & ~GAP.space) !== 0) return false;
    const word = foldedAt(words, i);
    if (words.is(i, NUMBER)) {
      // `um casal de 91 e 93 anos`
      if (foldedAt(words, i + 1) !== 'e') return true;
      continue;
    }
    // `minha avó faz 95 anos`; but `faz 95 anos que`
    if (word === 'faz' && ((i > from && isOld(words, i - 1)) || isBirthday(words, i, end))) return false;
    // `paciente com cerca de 95 anos`, `nasceu há 95 anos`
    if (ROUGH.has(word) && isOfOne(words, i - 1, from)) return false;
    // `com mais ou menos 93 anos`
    if (word === 'menos' && foldedAt(words, i - 1) === 'ou' && foldedAt(words, i - 2) === 'mais') {
      i -= 2;
      continue;
    }
    // `já passou dos 93 anos`, `na casa dos noventa anos`
    if (word === 'dos' && /^(?:passou|passa|casa|beirando)$/.test(foldedAt(words, i - 1))) return false;
    if (word === 'ha' && i > from && OCCASION_OF.get(foldedAt(words, i - 1)) === 'birth') return false;
    if (SPANS.has(word)) return true;
    if (!/^(?:de|que|e|os|quase|com)$/.test(word)) return false;
  }
  return false;
}

/** `velhinho de 96 anos de Santa Maria`: where somebody old is from. */
function isOfOldOne(words: Words, first: number, from: number): boolean {
  return first - 2 >= from && foldedAt(words, first - 1) === 'de' && isOld(words, first - 2);
}

/** `faz 90 anos em setembro`, `faz 95 anos hoje`. */
function isBirthday(words: Words, at: number, end: number): boolean {
  for (let i = at + 2; i < Math.min(end - 1, at + BIRTHDAY_WORDS); i++) {
    const word = foldedAt(words, i);
    if (word === 'anos') {
      const next = foldedAt(words, i + 1);
      return TODAY.has(next) || (next === 'em' && words.is(i + 2, MONTH));
    }
  }
  return false;
}

const BIRTHDAY_WORDS = 6;
const TODAY = wordSet('hoje amanha domingo sabado');
const ROUGH = wordSet('cerca mais aproximadamente acima');

/** Whether one person stands before the word at `at`, with a word between that joins them at most. */
function isOfOne(words: Words, at: number, from: number): boolean {
  const owner = /^(?:com|de|tem|tinha|ha)$/.test(foldedAt(words, at)) ? at - 1 : at;
  return owner >= from && isOld(words, owner) && !foldedAt(words, owner).endsWith('s');
}

/** How far before an age those are looked for whom it counts. */
const MANY_NEAR = 5;

/** `população com 90 anos ou mais`: the age of a group, or of a building. */
function isOfMany(words: Words, { first, last }: Age, from: number, end: number): boolean {
  if (
    last + 2 < end &&
    foldedAt(words, last + 1) === 'ou' &&
    /^(?:mais|menos)$/.test(foldedAt(words, last + 2))
  )
    return true;
  for (let i = first - 1; i >= Math.max(from, first - MANY_NEAR) && borderAt(words, i) === 'none'; i--) {
    if (MANY.test(foldedAt(words, i))) return true;
  }
  return false;
}

type Whose = 'person' | 'institution' | 'unknown';

/** The nearest of what it can be the age of: a person, or an institution. */
function byPerson(words: Words, { first, last, unit }: Age, from: number, end: number): Whose {
  let isTheirs = false;
  let isAfterColon = false;
  for (let i = first - 1, count = 0; i >= from && count < NEAR; i--, count++) {
    isAfterColon ||= count > 0 && (words.gaps[i]! & GAP.colon) !== 0;
    const border = borderAt(words, i);
    if (border === 'sentence' || border === 'paragraph' || (border === 'line' && count > 0)) break;
    if (words.is(i, INSTITUTION) && !isPerson(words, i) && !isSurname(words, i)) {
      // `o cacique da única aldeia, 94 anos,`; what stands before a colon is another's.
      isTheirs ||= !isAfterColon;
      if (isTheirs && !isPartOfOther(words, i, from)) return 'institution';
      continue;
    }
    if (isSomeone(words, i) || (unit === 'letter' && /^[fm]$/.test(foldedAt(words, i)))) return 'person';
  }
  for (let i = last + 1, count = 0; i < end && count < NEAR_BEHIND; i++, count++) {
    if (borderAt(words, i - 1) !== 'none' && borderAt(words, i - 1) !== 'cell') break;
    if (isSomeone(words, i)) return 'person';
  }
  return isTheirs ? 'institution' : 'unknown';
}

/** `da escola`, `da única aldeia`, `segundo o cartório`: said along with something else. */
function isPartOfOther(words: Words, at: number, from: number): boolean {
  for (let i = at - 1; i >= Math.max(from, at - 2); i--) {
    if (words.gaps[i] !== GAP.space) return false;
    if (/^(?:d[aeo]s?|segundo|conforme)$/.test(foldedAt(words, i))) return true;
  }
  return false;
}

/** `Joaquina de Sá`: no company. */
function isSurname(words: Words, at: number): boolean {
  return words.is(at, SURNAME) && words.is(at, CAPITAL) && words.is(at - 1, PARTICLE | CAPITAL);
}

/** Whether a word is a person, or is said of people only. */
function isSomeone(words: Words, at: number): boolean {
  if (isPerson(words, at)) return true;
  const word = foldedAt(words, at);
  return DESCRIBES.has(word) || (words.is(at, EVENT) && OCCASION_OF.get(word) !== 'weak');
}
