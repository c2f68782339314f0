/** Dates that a sign or their place tells to be of a birth or a death. */
import { COMMON, GIVEN, SURNAME } from '../lexicon/bits.ts';
import { CAPITAL, KIN, NUMBER, PARTICLE, UPPER } from '../words/classes.ts';
import { foldedAt } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import { mentionEndingAt } from './borders.ts';
import type { Grounds } from './grounds.ts';
import { type DateMention, readMention } from './mention.ts';

const BORN: Grounds = { subject: 'birth', reason: 'context', level: 'likely' };
const DIED: Grounds = { subject: 'event', reason: 'context', level: 'likely' };

/** `(*12/03/1985)`, `† 01.02.2020`: behind a name a star, anywhere a cross. */
export function besideSign(words: Words, date: DateMention, from: number): Grounds | undefined {
  const { first, last, short } = date;
  const { text, lo, starts, ends } = words;
  if (short) return undefined;
  const start = Math.max(lo, first > from ? ends[first - 1]! : starts[first]! - 2);
  const between = text.slice(start, starts[first]);
  if (/[†✝∞⚭]\s?$/.test(between)) return DIED;
  const isBehindName = first > from && words.is(first - 1, CAPITAL) && !between.includes('\n');
  const after = ends[last]! < words.hi ? text.charAt(ends[last]!) : '';
  if (isBehindName && /^[ (,]*\* ?$/.test(between) && after !== '*') return BORN;
  // `* 12.03.1931 † 04.11.2021`
  const isBeforeCross = /\* ?$/.test(between) && /^[ ,;]*[†✝]/.test(text.slice(ends[last], ends[last]! + 4));
  return isBeforeCross ? BORN : undefined;
}

const LIVED = 1;

/** `Ana Prado (12/03/1931 – 04/11/2021)`: from when to when somebody lived. */
export function lifespan(words: Words, date: DateMention, from: number, end: number): Grounds | undefined {
  const { first, last, year } = date;
  if (year === undefined || date.short || date.loose === 'label') return undefined;
  if (opensBehindName(words, first) && spans(words.gaps[last]!)) {
    const other = readMention(words, last + 1, end);
    return other?.year !== undefined && closes(words, other) && other.year.value - year.value >= LIVED
      ? { ...BORN, level: 'possible' }
      : undefined;
  }
  if (!closes(words, date) || first === from || !spans(words.gaps[first - 1]!)) return undefined;
  const other = mentionEndingAt(words, first - 1, from, end);
  const lived = other?.year !== undefined && year.value - other.year.value >= LIVED;
  return lived && opensBehindName(words, other.first) ? { ...DIED, level: 'possible' } : undefined;
}

function opensBehindName(words: Words, first: number): boolean {
  return (
    (words.gapBefore(first) & GAP.open) !== 0 &&
    words.is(first - 1, GIVEN | SURNAME) &&
    words.is(first - 1, CAPITAL)
  );
}

function spans(gap: number): boolean {
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
const ASKED_BIRTH = new RegExp(`(?:nascimento|nasceu|anivers[aá]rio)${ANSWERED}`, 'i');
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

/** `39 anos (12/08/1984)`: the birth that makes an age. */
export function besideAge(
  words: Words,
  { first, last, day, year }: DateMention,
  from: number,
): Grounds | undefined {
  if (day === undefined || year === undefined || first < from + 2) return undefined;
  if ((words.gapBefore(first) & GAP.open) === 0 || (words.gaps[last]! & GAP.close) === 0) return undefined;
  const isAge = /^(?:anos|a)$/.test(foldedAt(words, first - 1)) && words.is(first - 2, NUMBER);
  return isAge ? { ...BORN, level: 'possible' } : undefined;
}
