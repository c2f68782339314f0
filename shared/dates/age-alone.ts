/** Numbers that are an age without saying so: beside a person, or told of one. */
import { COMMON, GIVEN, SURNAME } from '../lexicon/bits.ts';
import {
  CAPITAL,
  DWELLING,
  EVENT,
  INITIAL,
  INSTITUTION,
  KIN,
  MONTH,
  NUMBER,
  RELATIVE,
  ROLE,
  STREET,
  TITLE,
  UPPER,
} from '../words/classes.ts';
import { foldedAt, wordSet } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import type { Age } from './age-mention.ts';
import { borderAt, mentionEndingAt } from './borders.ts';
import { isBornBefore } from './calendar.ts';
import { type DateMention, readMention } from './mention.ts';
import { NOBODY, OCCASION_OF } from './vocabulary.ts';

/** Describes a person. */
export const DESCRIBES = wordSet(
  `idosa idoso idosas idosos casal acamada acamado masculino feminino masc fem anciao ancia aged sexo lucida lucido tenho fiz senhorinha
  senhorzinho velhinha velhinho velho velha vovozinha vovozinho bisa biso bisavo tataravo moradora morador pedestre
  matriarca patriarca cacique mujer hombre anciano anciana viejito viejita nonno nonna oma opa female male woman man lady elderly`,
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

/** What ends an age that has no unit. */
const ENDS = GAP.comma | GAP.dot | GAP.close | GAP.line | GAP.hyphen | GAP.other;
/** Says that a number is no more than about right. */
const ROUGH = wordSet('uns umas quase aprox aproximadamente mais menos ou');
const MOST_ROUGH = 3;
/** Goes on in the sentence behind an age; what an age counts does not. */
const GOES_ON =
  wordSet(`foi era e que esta ta estava mora morava vive vivia tem tinha ainda anda andava caiu veio vem ficou
  faleceu morreu quer disse me nos na no em com se ja nunca sempre cuida precisa continua segue`);
/** Children: `filho de 94` tells of a year. */
const CHILD = /^(?:filh|net[oa]|menin|bebe|crianca|sobrinh|alun|bisnet|enteado|enteada|irma)/;

/** The first of the words that say that the number behind them is about right. */
function roughStart(words: Words, first: number, from: number): number {
  let at = first;
  while (at > from && first - at < MOST_ROUGH && ROUGH.has(foldedAt(words, at - 1))) {
    if ((words.gaps[at - 1]! & ~(GAP.space | GAP.dot)) !== 0) break;
    at--;
  }
  return at;
}

/** `a idosa (95) caiu`, `Dona Zica, 97, ainda dança`, `seu Rui, uns 95,`, `vó de 93`: a number alone, right behind a person. */
function isBeside(words: Words, { first: number, last }: Age, from: number, end: number): boolean {
  const first = roughStart(words, number, from);
  if (first === from) return false;
  // `92,5`
  if (last + 1 < end && words.is(last + 1, NUMBER)) return false;
  if (last + 1 < end && (words.gaps[last]! & ENDS) === 0) {
    // `minha vó de 92 foi a primeira`
    const isOf = first - 2 >= from && foldedAt(words, first - 1) === 'de' && isOld(words, first - 2);
    if (!isOf || words.gaps[first - 1] !== GAP.space || words.gaps[last] !== GAP.space) return false;
    return !CHILD.test(foldedAt(words, first - 2)) && GOES_ON.has(foldedAt(words, last + 1));
  }
  const gap = words.gaps[first - 1]!;
  const isApart =
    gap === (GAP.comma | GAP.space) ||
    gap === (GAP.open | GAP.space) ||
    gap === GAP.open ||
    gap === (GAP.hyphen | GAP.space);
  if (isApart) {
    if (isInAddress(words, first - 1, from)) return false;
    // `J.A.S., 96, fem, branca`
    return isOld(words, first - 1) || (last + 1 < end && DESCRIBED.test(foldedAt(words, last + 1)));
  }
  // `Idoso: 95`
  if ((gap & ~GAP.space) === GAP.colon && /^idos[oa]$/.test(foldedAt(words, first - 1))) return true;
  // `ela 91, ele 93`
  if (gap === GAP.space && /^(?:ela|ele)$/.test(foldedAt(words, first - 1))) return true;
  const links =
    gap === GAP.space && /^(?:de|com|tem|tinha)$/.test(foldedAt(words, first - 1)) && first - 1 > from;
  if (!links || !isOld(words, first - 2)) return false;
  return foldedAt(words, first - 1) !== 'de' || !CHILD.test(foldedAt(words, first - 2));
}

/** Behind the age in the head of a note. */
const DESCRIBED = /^(?:fem|masc|feminin[oa]|masculin[oa]|viuv[oa]|sexo)$/;

/** Kin and others who are called old, or a name behind a form of address. */
export function isOld(words: Words, at: number): boolean {
  const word = foldedAt(words, at);
  // `a mãe dela (94)`
  if (/^del[ae]$/.test(word)) return words.is(at - 1, KIN | RELATIVE) && words.gaps[at - 1] === GAP.space;
  if (words.is(at, KIN | RELATIVE | ROLE) && !NOBODY.has(words, at)) return true;
  if (DESCRIBES.has(word) || /^(?:ela|ele|vo|vovo|senhora|senhor)$/.test(word)) return true;
  if (!words.is(at, CAPITAL)) return false;
  if (words.is(at - 1, TITLE)) return true;
  if (words.is(at, GIVEN) && !words.is(at, COMMON)) return true;
  return words.is(at, SURNAME) && words.is(at - 1, CAPITAL) && words.gaps[at - 1] === GAP.space;
}

const ADDRESS_WORDS = 5;

function isInAddress(words: Words, at: number, from: number): boolean {
  // `Setor Sul, falar c/ vó (92)`
  if (words.is(at, KIN | RELATIVE) || /^vov?o$/.test(foldedAt(words, at))) return false;
  for (let i = at; i >= Math.max(from, at - ADDRESS_WORDS); i--)
    if (words.is(i, STREET | DWELLING | INSTITUTION)) return true;
  return false;
}

/** Whether a number that has no unit is said to be an age, by where it stands or by a verb. */
export function isAlone(words: Words, age: Age, from: number, end: number): boolean {
  if (/[%$°]/.test(words.text.charAt(words.ends[age.last]!))) return false;
  return (
    isBeside(words, age, from, end) ||
    isTold(words, age, from, end) ||
    isToCome(words, age, from, end) ||
    isBehindSex(words, age, from, end) ||
    isAsked(words, age) ||
    isBesideBirth(words, age, from, end)
  );
}

const FILLERS = wordSet('os dos seus ja quase uns aos lindos bem la hoje agora atualmente pra pros');
/** Verbs that say an age and little else, with the words before the number. */
const TURNS = wordSet(
  `fez fiz farei faz fazer fara fazendo completou completa completar completara passou passar beirando beira beirava chegou
  virou vira virar virando`,
);
const HAS = wordSet('tem tinha ta esta com tenho');
/** Behind an age that goes on in its sentence. */
const FOLLOWS = wordSet(
  `ontem hoje amanha agora ainda mas em no na nesse neste este esse mes semana sabado domingo e quando feitos completos
  anteontem mes ja`,
);
const TELLER = 6;
/** The most words between an age and the person behind it. */
const BEHIND = 3;

/** `vovó fez 97 ontem`, `meu avô, com seus 95,`: a verb or `seus` before it, and before or right behind that a person. */
function isTold(words: Words, { first, last }: Age, from: number, end: number): boolean {
  let at = first - 1;
  let owned = false;
  let towards = false;
  for (; at >= from && words.gaps[at] === GAP.space && FILLERS.has(foldedAt(words, at)); at--) {
    owned ||= foldedAt(words, at) === 'seus';
    towards ||= /^pr(?:a|os)$/.test(foldedAt(words, at));
  }
  if (at < from || (at === first - 1 && words.gaps[at] !== GAP.space)) return false;
  const verb = words.gaps[at] === GAP.space ? foldedAt(words, at) : '';
  // `vai pra 91`
  const turns = towards ? /^(?:vai|indo|foi)$/.test(verb) : TURNS.has(verb);
  const has = !towards && HAS.has(verb);
  if (!turns && !has && !owned) return false;
  const next = last + 1 < end ? foldedAt(words, last + 1) : '';
  const ends =
    last + 1 >= end || (words.gaps[last]! & (GAP.comma | GAP.dot | GAP.close | GAP.line | GAP.other)) !== 0;
  const goesOn = words.gaps[last] === GAP.space && FOLLOWS.has(next);
  if (!ends && !(goesOn && (turns || owned || /^(?:quando|feitos|completos|ja)$/.test(next)))) return false;
  if (last + 1 < end && words.is(last + 1, NUMBER)) return false;
  // `já passou dos noventa`
  if (turns && at > from && verb === 'passou' && foldedAt(words, at - 1) === 'ja') return true;
  // `hoje com 94, a artista`
  if (ends && verb === 'com' && at > from && /^(?:hoje|agora|atualmente)$/.test(foldedAt(words, at - 1)))
    return true;
  for (let i = at; i >= Math.max(from, at - TELLER); i--) {
    if (i < at && /^(?:sentence|paragraph|cell)$/.test(borderAt(words, i))) break;
    if (isOld(words, i)) return !isInAddress(words, i, from);
    if (words.is(i, INSTITUTION)) return false;
  }
  return (turns || has || owned) && isBeforePerson(words, last, end);
}

/** `Tem 89, faz 90 em janeiro`: the next birthday of whom the talk is of, with its month. */
function isToCome(words: Words, { first, last }: Age, from: number, end: number): boolean {
  const verb = first - 1;
  if (
    verb <= from ||
    last + 2 >= end ||
    !/^(?:faz|faco|fara|completa|completo|completara)$/.test(foldedAt(words, verb))
  )
    return false;
  if ((words.gaps[verb - 1]! & (GAP.comma | GAP.dot | GAP.line)) === 0 || words.gaps[verb] !== GAP.space)
    return false;
  if (words.gaps[last] !== GAP.space || foldedAt(words, last + 1) !== 'em' || !words.is(last + 2, MONTH))
    return false;
  for (let i = verb - 1; i >= Math.max(from, verb - TELLER); i--) if (words.is(i, INSTITUTION)) return false;
  return true;
}

/** `no dia em que fez noventa, vovô …`, `tinha 102 quando faleceu o vô` */
function isBeforePerson(words: Words, last: number, end: number): boolean {
  for (let i = last + 1; i <= last + BEHIND + 1 && i < end; i++) {
    if (i > last + 1 && words.gaps[i - 1] !== GAP.space) return false;
    if ((words.gaps[i - 1]! & (GAP.line | GAP.paragraph | GAP.other)) !== 0) return false;
    if (words.is(i, KIN | RELATIVE) || (words.is(i, TITLE) && words.is(i + 1, CAPITAL))) return true;
  }
  return false;
}

const LONGEST_QUESTION = 96;
/** A question for an age, and who answers it. */
const ASKED =
  /(?:quantos anos|idade(?! m[ií]n| m[aá]x| m[eé]d| lim)|qual (?:[eé] )?(?:su[aá] )?edad|how old|(?:senhora?|voc[eê]|vc|el[ae]|vov?[oó]|m[aã]e|pai) (?:tem|faz|fez|t[aá] com|est[aá] com) quantos(?= ?\?))[^\n?]{0,40}\?\s{0,4}(?:[—–-] ?)?(?:[^\n:?]{1,40}: ?)?(?:["“]? ?)(?:tenho |tem |fez |fiz |uns |acho que |j[aá] )?$/i;

/** `quantos anos ele tem?⏎Socorro: noventa e um!` */
function isAsked({ text, lo, starts }: Words, { first }: Age): boolean {
  const start = starts[first]!;
  return ASKED.test(text.slice(Math.max(lo, start - LONGEST_QUESTION), start));
}

/** `Ana Lima;1935-02-28;91`, `98 anos - 06/01/1926`: beside a date of so many years ago. */
export function isBesideBirth(words: Words, age: Age, from: number, end: number): boolean {
  const { value, first, last, unit } = age;
  const makes = (birth: DateMention | undefined): boolean =>
    birth?.day !== undefined && birth.year !== undefined && isBornBefore(birth.year.value, value);
  // With its unit it may stand nearer.
  const apart = GAP.other | GAP.comma | GAP.open | (unit === 'none' ? 0 : GAP.space | GAP.hyphen | GAP.slash);
  const isBehindNumber =
    first > from && words.is(first - 1, NUMBER) && (words.gaps[first - 1]! & apart) !== 0;
  const isLast =
    last + 1 >= end || (words.gaps[last]! & (ENDS | GAP.open)) !== 0 || words.is(last + 1, UPPER | INITIAL);
  if (isBehindNumber && isLast && makes(mentionEndingAt(words, first - 1, from, end))) return true;
  if (unit === 'none' || last + 1 >= end || !words.is(last + 1, NUMBER)) return false;
  return (words.gaps[last]! & apart) !== 0 && makes(readMention(words, last + 1, end));
}

/** `F/92`, `M, 94,` in the head of a note. */
function isBehindSex(words: Words, { first, last }: Age, from: number, end: number): boolean {
  if (first === from || !words.is(first - 1, INITIAL) || !words.is(first - 1, CAPITAL)) return false;
  if (!/^[fm]$/.test(foldedAt(words, first - 1)) || (words.gaps[first - 1]! & (GAP.slash | GAP.comma)) === 0)
    return false;
  const begins = first - 1 === from || (words.gaps[first - 2]! & ~GAP.space) !== 0;
  return begins && (last + 1 >= end || (words.gaps[last]! & ~GAP.space) !== 0) && !words.is(last + 1, NUMBER);
}
