/** Dates that a sign or their place tells to be of a birth or a death. */
import { COMMON, GIVEN, SURNAME } from '../lexicon/bits.ts';
import { CAPITAL, INITIAL, KIN, MONTH, NUMBER, PARTICLE, UPPER } from '../words/classes.ts';
import { foldedAt } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import { mentionEndingAt } from './borders.ts';
import { isBornBefore } from './calendar.ts';
import type { Grounds } from './grounds.ts';
import { type DateMention, readMention } from './mention.ts';
import { isPerson } from './persons.ts';

const BORN: Grounds = { subject: 'birth', reason: 'context', level: 'likely' };
const DIED: Grounds = { subject: 'event', reason: 'context', level: 'likely' };

/** `(*12/03/1985)`, `† 01.02.2020`, `(n. 12/03/1931; m. 04/11/2021)`: behind a name a star, anywhere a cross. */
export function besideSign(words: Words, date: DateMention, from: number): Grounds | undefined {
  const { first, last, short } = date;
  const { text, lo, starts, ends } = words;
  if (short) return undefined;
  const start = Math.max(lo, first > from ? ends[first - 1]! : starts[first]! - 2);
  const between = text.slice(start, starts[first]);
  if (/[†✝✟∞⚭]\s?$/.test(between)) return DIED;
  const isBehindName = first > from && words.is(first - 1, CAPITAL) && !between.includes('\n');
  const after = ends[last]! < words.hi ? text.charAt(ends[last]!) : '';
  if (isBehindName && /^[ (,]*[*★☆] ?$/.test(between) && after !== '*') return BORN;
  // `* 12.03.1931 † 04.11.2021`
  const isBeforeCross =
    /[*★☆] ?$/.test(between) && /^[ ,;]*[†✝✟]/.test(text.slice(ends[last], ends[last]! + 4));
  if (isBeforeCross) return BORN;
  // What is cut so, is so in brackets behind a name only.
  if ((words.gapBefore(first) & GAP.dot) === 0 || !words.is(first - 1, INITIAL)) return undefined;
  const letters = text.slice(Math.max(lo, starts[first]! - LONGEST_CUT), starts[first]);
  if (/\((?:n|b)\. ?$/.test(letters) && isOfName(words, first - 2)) return BORN;
  return closes(words, date) && /\((?:n|b)\. ?[^()\n]{4,24}[,;–—-] ?(?:m|f|d)\. ?$/.test(letters)
    ? DIED
    : undefined;
}

/** `Tarsila Prado, n. 06/06/1981`, `brasileira, divorciada, n. 06/06/1981`: cut, behind a name or what is said of a party. */
export function besideCut(
  words: Words,
  { first, day, year, short, loose }: DateMention,
  from: number,
): Grounds | undefined {
  if (first < from + 2 || !words.is(first - 1, INITIAL) || words.is(first - 1, CAPITAL)) return undefined;
  if (day === undefined || year === undefined || short || loose === 'label') return undefined;
  const isCut = (words.gaps[first - 1]! & ~GAP.space) === GAP.dot && foldedAt(words, first - 1) === 'n';
  if (!isCut || words.gaps[first - 2] !== (GAP.comma | GAP.space)) return undefined;
  return isOfName(words, first - 2) || CIVIL.test(foldedAt(words, first - 2)) ? BORN : undefined;
}

const LONGEST_CUT = 40;
const LIVED = 1;
/** The most words of the places where somebody was born and died. */
const LONGEST_PLACE = 5;

/**
 * `Ana Prado (12/03/1931 – 04/11/2021)`, `(Recife, 3 mar. 1929 – Olinda, 8 out. 2011)`: from when to when somebody lived.
 */
export function lifespan(words: Words, date: DateMention, from: number, end: number): Grounds | undefined {
  const { first, last, year } = date;
  if (year === undefined || date.short || date.loose === 'label') return undefined;
  if (opensBehindName(words, first, from)) {
    const next = behindSpan(words, last, end);
    const other = next < 0 ? undefined : readMention(words, next, end);
    return other !== undefined && closes(words, other) && isLife(date, other)
      ? { ...BORN, level: 'possible' }
      : undefined;
  }
  if (!closes(words, date)) return undefined;
  const before = beforeSpan(words, first, from);
  const other = before < 0 ? undefined : mentionEndingAt(words, before, from, end);
  return other !== undefined && isLife(other, date) && opensBehindName(words, other.first, from)
    ? { ...DIED, level: 'possible' }
    : undefined;
}

function isLife({ year: born }: DateMention, { year: died }: DateMention): boolean {
  return born !== undefined && died !== undefined && died.value - born.value >= LIVED;
}

function opensBehindName(words: Words, first: number, from: number): boolean {
  const opening = placeStart(words, first, from);
  return (words.gapBefore(opening) & GAP.open) !== 0 && isOfName(words, opening - 1);
}

function isOfName(words: Words, at: number): boolean {
  return words.is(at, GIVEN | SURNAME) && words.is(at, CAPITAL);
}

/** The first word of the place that ends before the word at `at`: `Recife, 3 mar.`; or `at`. */
function placeStart(words: Words, at: number, from: number): number {
  if (at === from || (words.gaps[at - 1]! & ~GAP.space) !== GAP.comma) return at;
  let first = at - 1;
  while (first > from && at - first < LONGEST_PLACE && joinsPlace(words.gaps[first - 1]!)) first--;
  return words.is(first, CAPITAL) ? first : at;
}

/** `São João del-Rei` */
function joinsPlace(gap: number): boolean {
  return gap === GAP.space || gap === GAP.hyphen;
}

/** The first word of the date behind the one that ends at `at`, over a dash or `a`, and a place; −1 where none can be. */
function behindSpan(words: Words, at: number, end: number): number {
  let next = at + 1;
  if (!isSpanned(words, at)) return -1;
  if (foldedAt(words, next) === 'a') next++;
  const isPlace = next < end && words.is(next, CAPITAL) && !words.is(next, MONTH);
  for (let i = next; isPlace && i < Math.min(end, next + LONGEST_PLACE); i++) {
    if ((words.gaps[i]! & ~GAP.space) === GAP.comma) return i + 1;
    if (!joinsPlace(words.gaps[i]!)) return -1;
  }
  return next < end ? next : -1;
}

/** The last word of the date before the one that begins at `at`; −1 where none can be. */
function beforeSpan(words: Words, at: number, from: number): number {
  const before = placeStart(words, at, from) - 1;
  const last = before >= from && foldedAt(words, before) === 'a' ? before - 1 : before;
  return last >= from && isSpanned(words, last) ? last : -1;
}

/** A dash, or `a`, stands behind the word. */
function isSpanned(words: Words, at: number): boolean {
  const gap = words.gaps[at]!;
  if (gap === GAP.space) return foldedAt(words, at + 1) === 'a' && words.gaps[at + 1] === GAP.space;
  return (gap & GAP.hyphen) !== 0 && (gap & ~(GAP.hyphen | GAP.space)) === 0;
}

function closes(words: Words, { last }: DateMention): boolean {
  return (words.gaps[last]! & GAP.close) !== 0;
}

const LAST_BORN = 2015;

/**
 * `Ana Lima (12/03/1985)`, `02 UESLEI CALIXTO    11/09/2004 FILHO`: a whole date behind a name, in brackets of its own or
 * in a column; with one blank before it nothing but kin or the line's end may follow.
 */
export function besideName(words: Words, date: DateMention, from: number): Grounds | undefined {
  const { first, last, day, year, short, loose } = date;
  if (day === undefined || year === undefined || short || loose === 'label' || first === from)
    return undefined;
  if (!words.is(first - 1, CAPITAL) || !isOfFullName(words, first - 1, from)) return undefined;
  const { text, starts, ends } = words;
  const between = text.slice(ends[first - 1], Math.min(starts[first]!, ends[first - 1]! + 4));
  const isColumn = /^(?: {2}|\t| ?[|;]|["'], ?["']?$)/.test(between);
  const isInBrackets = between === ' (' && closes(words, date);
  const isLast =
    (words.gaps[last]! & GAP.line) !== 0 ||
    last + 1 === words.count ||
    words.is(last + 1, KIN) ||
    isCode(words, last + 1);
  const isBeside = /^(?: |, | - | – )$/.test(text.slice(ends[first - 1], starts[first])) && isLast;
  const isBorn = isColumn || isInBrackets || (isBeside && year.value <= LAST_BORN);
  return isBorn ? { ...BORN, level: 'possible' } : undefined;
}

/** `RF`, `CNJ`: what some lists of a family call a member. */
function isCode(words: Words, at: number): boolean {
  return (
    words.is(at, UPPER) &&
    words.ends[at]! - words.starts[at]! <= LONGEST_CODE &&
    words.gapBefore(at) === GAP.space
  );
}

const LONGEST_CODE = 3;

/** A known given name stands at the head of the words with capitals that end at `at`. */
function isOfFullName(words: Words, at: number, from: number): boolean {
  let first = at;
  while (first > from && words.gaps[first - 1] === GAP.space && words.is(first - 1, CAPITAL | PARTICLE))
    first--;
  for (let i = first; i < at; i++) if (words.is(i, GIVEN) && !words.is(i, COMMON)) return true;
  return false;
}

/** The rest of a question, and who answers it in the next line. */
const ANSWERED = '[^\\n?]{0,24}\\?\\s{0,4}\\n[^\\n:]{1,40}: ?(?:em |no dia |dia |foi em )?$';
const ASKED_BIRTH = new RegExp(
  `(?:nascimento|nasceu|anivers[aá]rio)${ANSWERED}|data de nascimento(?:,? por favor| dele| dela)?[.!]?\\s{0,4}\\n(?:\\[[^\\n\\]]{1,24}\\] |[^\\n:]{1,40}: ?)(?:[\\d.-]{11,14},? e )?$`,
  'i',
);
const ASKED_EVENT = new RegExp(
  `(?:casou|casamento|faleceu|morreu|falecimento|internad[oa]|internou|oper(?:ou|ad[oa])|cirurgia)${ANSWERED}`,
  'i',
);
const LONGEST_QUESTION = 110;

/** `Data de nascimento?⏎Cliente: 7 de agosto de 1991`: the line before asks for it. */
export function answers(
  { text, lo, starts }: Words,
  { first, year, loose }: DateMention,
): Grounds | undefined {
  if (year === undefined || loose === 'label') return undefined;
  const start = starts[first]!;
  const before = text.slice(Math.max(lo, start - LONGEST_QUESTION), start);
  if (ASKED_BIRTH.test(before)) return { ...BORN, reason: 'label' };
  return ASKED_EVENT.test(before) ? { ...DIED, reason: 'label' } : undefined;
}

const CIVIL = /^(?:solteir|casad|divorciad|viuv|brasileir)[oa]$/;

/** `03 de outubro de 1995 – solteiro`: at the head of a curriculum. */
export function besideCivilStatus(
  words: Words,
  { first, last, day, year }: DateMention,
  from: number,
  end: number,
): Grounds | undefined {
  if (day === undefined || year === undefined || last + 1 >= end) return undefined;
  const begins = first === from || (words.gaps[first - 1]! & ~(GAP.space | GAP.dot)) !== 0;
  const isApart =
    (words.gaps[last]! & (GAP.hyphen | GAP.comma | GAP.other)) !== 0 && (words.gaps[last]! & GAP.line) === 0;
  return begins && isApart && CIVIL.test(foldedAt(words, last + 1))
    ? { ...BORN, level: 'possible' }
    : undefined;
}

/**
 * `39 anos (12/08/1984)`, `98 anos - 06/01/1926`, `06/01/1926, 98a`: the birth that makes an age beside it, also of who
 * is younger than the ages that are found.
 */
export function besideAge(
  words: Words,
  { first, last, day, year }: DateMention,
  from: number,
  end: number,
): Grounds | undefined {
  if (day === undefined || year === undefined) return undefined;
  const isInBrackets = (words.gapBefore(first) & GAP.open) !== 0 && (words.gaps[last]! & GAP.close) !== 0;
  if (isInBrackets && first >= from + 2 && isAge(words, first - 2)) return { ...BORN, level: 'possible' };
  const makes = (number: number) => year.value <= LAST_BORN && isBornBefore(year.value, words.value(number));
  const isBehindAge =
    first >= from + 2 &&
    (words.gaps[first - 1]! & ~BESIDE) === 0 &&
    isAge(words, first - 2) &&
    makes(first - 2);
  if (isBehindAge) return { ...BORN, level: 'possible' };
  const isBeforeAge =
    last + 2 < end + 1 && (words.gaps[last]! & ~BESIDE) === 0 && isAge(words, last + 1) && makes(last + 1);
  return isBeforeAge && endsAge(words, last + 2, end) ? { ...BORN, level: 'possible' } : undefined;
}

/** What may stand between an age and the date of birth. */
const BESIDE = GAP.space | GAP.hyphen | GAP.comma | GAP.slash | GAP.open | GAP.other;

/** `98 anos`, `98a` */
function isAge(words: Words, number: number): boolean {
  if (!words.is(number, NUMBER) || words.digitCount(number) > 3 || (words.gaps[number]! & ~GAP.space) !== 0)
    return false;
  // `contrato de 5 anos`
  if (/^(?:de|por|ha|durante|apos)$/.test(foldedAt(words, number - 1)) && !isPerson(words, number - 2))
    return false;
  const unit = foldedAt(words, number + 1);
  if (unit !== 'a') return unit === 'anos';
  return words.gaps[number] === 0 || (words.gaps[number + 1]! & (GAP.other | GAP.line)) !== 0;
}

/** Nothing that is counted follows: `15 anos de serviço`, `15 anos depois`. */
function endsAge(words: Words, unit: number, end: number): boolean {
  return unit + 1 >= end || words.gaps[unit] !== GAP.space || words.is(unit + 1, UPPER | INITIAL);
}
