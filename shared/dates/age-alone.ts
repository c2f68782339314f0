/** Numbers that are an age without saying so: beside a person, or told of one. */
import { COMMON, GIVEN, SURNAME } from '../lexicon/bits.ts';
import {
  CAPITAL,
  DWELLING,
  EVENT,
  INITIAL,
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
import { borderAt } from './borders.ts';
import { NOBODY, OCCASION_OF } from './vocabulary.ts';

/** Describes a person. */
export const DESCRIBES = wordSet(
  `idosa idoso idosas idosos casal acamada acamado masculino feminino masc fem anciao ancia aged sexo lucida lucido tenho fiz senhorinha
  senhorzinho velhinha velhinho vovozinha vovozinho bisa biso bisavo tataravo`,
);

/** `aos 95.`: an age without its unit. */
export function isAgeAt(words: Words, { first, last }: Age, from: number, end: number): boolean {
  if (first === from || foldedAt(words, first - 1) !== 'aos' || words.gaps[first - 1] !== GAP.space)
    return false;
  if (last + 1 >= end || (words.gaps[last]! & (GAP.comma | GAP.dot | GAP.close | GAP.line | GAP.other)) !== 0)
    return true;
  // `morreu aos 92 de pneumonia`
  return (
    first > from + 1 && words.is(first - 2, EVENT) && OCCASION_OF.get(foldedAt(words, first - 2)) === 'strong'
  );
}

/** `a idosa (95) caiu`, `Dona Zica, 97, ainda dança`, `vó de 93`: a number alone, right behind a person. */
function isBeside(words: Words, { first, last }: Age, from: number, end: number): boolean {
  if (
    first === from ||
    (last + 1 < end &&
      (words.gaps[last]! & (GAP.comma | GAP.dot | GAP.close | GAP.line | GAP.hyphen | GAP.other)) === 0)
  )
    return false;
  // `92,5`
  if (last + 1 < end && words.is(last + 1, NUMBER)) return false;
  const gap = words.gaps[first - 1]!;
  const isApart =
    gap === (GAP.comma | GAP.space) ||
    gap === (GAP.open | GAP.space) ||
    gap === GAP.open ||
    gap === (GAP.hyphen | GAP.space);
  if (isApart) return isOld(words, first - 1) && !isInAddress(words, first - 1, from);
  // `ela 91, ele 93`
  if (gap === GAP.space && /^(?:ela|ele)$/.test(foldedAt(words, first - 1))) return true;
  const links =
    gap === GAP.space && /^(?:de|com|tem|tinha)$/.test(foldedAt(words, first - 1)) && first - 1 > from;
  return links && isOld(words, first - 2);
}

/** Kin and others who are called old, or a name behind a form of address. */
export function isOld(words: Words, at: number): boolean {
  const word = foldedAt(words, at);
  if (words.is(at, KIN | RELATIVE | ROLE) && !NOBODY.has(word)) return true;
  if (DESCRIBES.has(word) || /^(?:ela|ele|vo|vovo|senhora|senhor)$/.test(word)) return true;
  if (!words.is(at, CAPITAL)) return false;
  if (words.is(at - 1, TITLE)) return true;
  if (words.is(at, GIVEN) && !words.is(at, COMMON)) return true;
  return words.is(at, SURNAME) && words.is(at - 1, CAPITAL) && words.gaps[at - 1] === GAP.space;
}

const ADDRESS_WORDS = 5;

function isInAddress(words: Words, at: number, from: number): boolean {
  for (let i = at; i >= Math.max(from, at - ADDRESS_WORDS); i--)
    if (words.is(i, STREET | DWELLING | INSTITUTION)) return true;
  return false;
}

/** Whether a number that has no unit is said to be an age, by where it stands or by a verb. */
export function isAlone(words: Words, age: Age, from: number, end: number): boolean {
  if (/[%$°]/.test(words.text.charAt(words.ends[age.last]!))) return false;
  return (
    isBeside(words, age, from, end) || isTold(words, age, from, end) || isBehindSex(words, age, from, end)
  );
}

const FILLERS = wordSet('os dos seus ja quase uns aos lindos bem hoje agora atualmente');
/** Verbs that say an age and little else, with the words before the number. */
const TURNS = wordSet(
  'fez fiz farei faz fazer fara fazendo completou completa completar completara passou passar beirando beira chegou',
);
const HAS = wordSet('tem tinha ta esta com');
/** Behind an age that goes on in its sentence. */
const FOLLOWS = wordSet(
  'ontem hoje amanha agora ainda mas em no na nesse neste este esse mes semana sabado domingo',
);
const TELLER = 5;

/** `vovó fez 97 ontem`, `meu avô, com seus 95,`: a verb or `seus` before it, and before that a person. */
function isTold(words: Words, { first, last }: Age, from: number, end: number): boolean {
  let at = first - 1;
  let owned = false;
  for (; at >= from && words.gaps[at] === GAP.space && FILLERS.has(foldedAt(words, at)); at--) {
    owned ||= foldedAt(words, at) === 'seus';
  }
  if (at < from || (at === first - 1 && words.gaps[at] !== GAP.space)) return false;
  const turns = words.gaps[at] === GAP.space && TURNS.has(foldedAt(words, at));
  const has = words.gaps[at] === GAP.space && HAS.has(foldedAt(words, at));
  if (!turns && !has && !owned) return false;
  const ends =
    last + 1 >= end || (words.gaps[last]! & (GAP.comma | GAP.dot | GAP.close | GAP.line | GAP.other)) !== 0;
  if (!ends && !(turns && FOLLOWS.has(foldedAt(words, last + 1)))) return false;
  if (last + 1 < end && words.is(last + 1, NUMBER)) return false;
  // `já passou dos noventa`
  if (turns && at > from && foldedAt(words, at) === 'passou' && foldedAt(words, at - 1) === 'ja') return true;
  for (let i = at; i >= Math.max(from, at - TELLER); i--) {
    if (i < at && /^(?:sentence|paragraph|cell)$/.test(borderAt(words, i))) return false;
    if (isOld(words, i)) return !isInAddress(words, i, from);
    if (words.is(i, INSTITUTION)) return false;
  }
  return false;
}

/** `F/92`, `M, 94,` in the head of a note. */
function isBehindSex(words: Words, { first, last }: Age, from: number, end: number): boolean {
  if (first === from || !words.is(first - 1, INITIAL) || !words.is(first - 1, CAPITAL)) return false;
  if (!/^[fm]$/.test(foldedAt(words, first - 1)) || (words.gaps[first - 1]! & (GAP.slash | GAP.comma)) === 0)
    return false;
  const begins = first - 1 === from || (words.gaps[first - 2]! & ~GAP.space) !== 0;
  return begins && (last + 1 >= end || (words.gaps[last]! & ~GAP.space) !== 0) && !words.is(last + 1, NUMBER);
}
