/** Forms of names other than words in a row: initials alone, and the surname first (`Falcão, Iracema`). */
import { CITY, GIVEN, SURNAME } from '../lexicon/lexicon.ts';
import { isWide } from '../words/blanks.ts';
import { CAPITAL, INITIAL, NUMBER, PARTICLE, ROLE, UPPER } from '../words/classes.ts';
import { WordKeys } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import { isAnd, isStrong, type NameRun, runAround, styleOf } from './run.ts';

const MOST_INITIALS = 6;
const DOT_OR_SPACE = GAP.dot | GAP.space;

/** The initials with dots that begin at the word `first`; undefined where they began before, or are fewer than two. */
export function initialsFrom(words: Words, first: number): NameRun | undefined {
  if (first > 0 && isDotted(words, first - 1)) return undefined;
  let last = first;
  while (last - first < MOST_INITIALS && isDotted(words, last)) {
    const next = isParticleBetween(words, last + 1) ? last + 2 : last + 1;
    if (!isCapitalInitial(words, next)) break;
    last = next;
  }
  return last > first && isCapitalInitial(words, first) ? { first, last } : undefined;
}

/** `R. da S. P.` */
function isParticleBetween(words: Words, at: number): boolean {
  return (
    words.is(at, PARTICLE) &&
    !isAnd(words, at) &&
    (!words.is(at, CAPITAL) || words.is(at, UPPER)) &&
    words.gaps[at] === GAP.space
  );
}

function isCapitalInitial(words: Words, at: number): boolean {
  return words.is(at, INITIAL) && words.is(at, CAPITAL) && words.gaps[at] !== 0;
}

/** Whether the word is an initial with a dot, and the next one may be another. */
function isDotted(words: Words, at: number): boolean {
  const gap = words.gaps[at]!;
  return isCapitalInitial(words, at) && (gap & GAP.dot) !== 0 && (gap & ~DOT_OR_SPACE) === 0;
}

/**
 * The run with the surname that stands before it and its comma, as in lists of books and of pupils: behind a border,
 * in capitals or of surnames only.
 */
export function surnameBefore(words: Words, run: NameRun): NameRun | undefined {
  const at = run.first - 1;
  if (!words.is(run.first, GIVEN)) return undefined;
  if (words.gapBefore(run.first) === GAP.slash) return surnameBeforeSlash(words, run);
  if (words.gapBefore(run.first) !== (GAP.comma | GAP.space)) return undefined;
  if (at < words.firstSeen(run.first) || !words.is(at, CAPITAL) || goesOnAsList(words, run)) return undefined;
  const style = styleOf(words, at);
  const surname = runAround(words, at, style);
  if (surname === undefined || surname.last !== at) return undefined;
  const shouted = style === 'upper' && !words.is(run.first, UPPER);
  const last = particlesBehind(words, run.last);
  const isInverted = isBorder(words.gapBefore(surname.first))
    ? shouted || last > run.last || isSurnamesOnly(words, surname)
    : isInSentence(words, surname, run, shouted);
  return isInverted ? { first: surname.first, last } : undefined;
}

/** `Silva, João Pedro da`: particles of the surname that stand at the end, before a border. @returns the last of them */
function particlesBehind(words: Words, last: number): number {
  let end = last;
  while (end - last < 2 && words.is(end + 1, PARTICLE) && (words.gaps[end]! & ~DOT_OR_SPACE) === 0) end++;
  return (words.gaps[end]! & ~GAP.space) !== 0 || isWide(words, end) ? end : last;
}

/** The run with the initials behind its comma, where it is surnames behind a border: `SILVA, J. P. da`. */
export function withInitialsBehind(words: Words, run: NameRun): NameRun {
  const next = run.last + 1;
  if (words.gaps[run.last] !== (GAP.comma | GAP.space) || !isCapitalInitial(words, next)) return run;
  if ((words.gaps[next]! & GAP.dot) === 0 || !(isBorder(words.gapBefore(run.first)) || isCited(words, run)))
    return run;
  for (let at = run.first; at <= run.last; at++) if (!words.is(at, SURNAME)) return run;
  return { first: run.first, last: particlesBehind(words, initialsFrom(words, next)?.last ?? next) };
}

/** `como diz SILVA, J. P.`: in capitals among words in small letters. */
function isCited(words: Words, { first, last }: NameRun): boolean {
  if (words.gapBefore(first) !== GAP.space || words.is(first - 1, CAPITAL | NUMBER)) return false;
  return words.is(first, UPPER) && words.is(last, UPPER);
}

/** `falei com Magalhães, Rafael`: in the middle of a sentence, a surname that is no place behind what stands before places. */
function isInSentence(words: Words, surname: NameRun, run: NameRun, shouted: boolean): boolean {
  const { first } = surname;
  if (words.gapBefore(first) !== GAP.space) return false;
  // `réu Coelho, Edilson`
  if (words.is(first - 1, ROLE)) return shouted || isSurnamesOnly(words, surname);
  if (words.is(first - 1, CAPITAL | NUMBER)) return false;
  if (shouted) return true;
  return (
    isSurnamesOnly(words, surname) &&
    isStrong(words.bits[first]!) &&
    isStrong(words.bits[run.first]!) &&
    !(words.is(first, CITY) && BEFORE_PLACES.has(words, first - 1))
  );
}

const BEFORE_PLACES = new WordKeys('em de para a no na do da ate desde');

/** `FAGUNDES/MARLON`: as tickets have names, in capitals, at a border or behind what somebody is. */
function surnameBeforeSlash(words: Words, run: NameRun): NameRun | undefined {
  const at = run.first - 1;
  if (!words.is(run.first, UPPER) || !words.is(at, UPPER) || words.is(at, GIVEN)) return undefined;
  const surname = runAround(words, at, 'upper');
  if (surname === undefined || surname.last !== at) return undefined;
  const isApart =
    isBorder(words.gapBefore(surname.first)) || words.is(surname.first - 1, ROLE | NUMBER | PARTICLE);
  return isApart ? { first: surname.first, last: run.last } : undefined;
}

function isSurnamesOnly(words: Words, { first, last }: NameRun): boolean {
  for (let at = first; at <= last; at++) {
    if (words.is(at, GIVEN) || !words.is(at, SURNAME)) return false;
  }
  return true;
}

/** `Souza, Ana, Bruno e Caio`: a list of people by one name each. */
function goesOnAsList(words: Words, { last }: NameRun): boolean {
  return (words.gaps[last]! & GAP.comma) !== 0 && words.is(last + 1, CAPITAL);
}

function isBorder(gap: number): boolean {
  return gap === (GAP.hyphen | GAP.space) || (gap & ~(GAP.space | GAP.comma | GAP.hyphen)) !== 0;
}
