/** Why a date is a person's: the words before and behind it in its clause. */
import type { Match } from '../identifiers/identifier.ts';
import { COMMON, GIVEN } from '../lexicon/bits.ts';
import {
  CAPITAL,
  EVENT,
  IMPERSONAL,
  INITIAL,
  INSTITUTION,
  KIN,
  MONTH,
  NUMBER,
  ROLE,
  STREET,
} from '../words/classes.ts';
import { foldedAt, wordSet } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import { borderAt, isMask, mentionEndingAt } from './borders.ts';
import { isCalendarDate } from './calendar.ts';
import { type DateMention, dateOf, readMention } from './mention.ts';
import {
  DISCHARGED,
  isOfLife,
  isProcedure,
  JOINERS,
  LINKS,
  NOBODY,
  OCCASION_OF,
  type Occasion,
  PEOPLE,
} from './vocabulary.ts';

export type Subject = 'birth' | 'event';

export interface Grounds {
  readonly subject: Subject;
  readonly level: Match['level'];
  readonly reason: 'label' | 'context';
}

/** An event word, seen from a date. */
interface Cue {
  readonly occasion: Occasion;
  readonly at: number;
  /** Words between it and the date that say something of their own. */
  readonly distance: number;
  /** A colon or the like stands between, as between a label and its value. */
  readonly labels: boolean;
  /** The word right before the date announces one: `em`, `dia`, `desde`. */
  readonly linked: boolean;
}

/** The most words of their own between an event and its date. */
const FAR = 10;
/** The most words of a label before the colon. */
const LONGEST_LABEL = 5;
const FAR_BEHIND = 7;
/** The most dates of a list that are looked past for what they are of. */
const MOST_LISTED = 8;

/** @returns why the date is somebody's, or undefined where nothing says so */
export function groundsOf(words: Words, date: DateMention, from: number, end: number): Grounds | undefined {
  const before = cueBefore(words, date, from, end);
  if (before === 'nobody') return undefined;
  const person = (): boolean => hasPerson(words, date, from, end);
  const grounds = before && weigh(words, before, date, person, from);
  if (grounds !== undefined) return grounds;
  const listed = amongBirths(words, date, from) ?? inListOf(words, date, from, end);
  if (listed !== undefined) return listed;
  if (date.loose) return undefined;
  return besideStar(words, date, from) ?? behind(words, date, from, end, person);
}

function weigh(
  words: Words,
  cue: Cue,
  date: DateMention,
  person: () => boolean,
  from: number,
): Grounds | undefined {
  const { occasion, at, distance, labels } = cue;
  const near = distance === 0 || labels;
  const linked = cue.linked || (distance <= BESIDE && isBracketed(words, date));
  const announces = ANNOUNCES.has(foldedAt(words, date.first - 1));
  if (date.loose && date.short && !announces) return undefined;
  if (date.loose && !near && !(linked && date.loose === 'link')) return undefined;
  if (date.short && !linked && !(near && isSureOfShort(date, occasion, person))) return undefined;
  const subject = occasion === 'birth' || occasion === 'birthday' ? 'birth' : 'event';
  const reason = near ? 'label' : 'context';
  const sure = occasion === 'birth' || occasion === 'strong';
  if (near && (sure || labels)) return { subject, reason, level: isWhole(date) ? 'certain' : 'likely' };
  if (sure) return { subject, reason, level: 'likely' };
  if (person()) return { subject, reason, level: 'likely' };
  const announced = !date.short || (linked && (announces || isBracketed(words, date)));
  const isBeside =
    near || (subject === 'event' && linked && distance <= BESIDE && !isPublic(words, at, date.first));
  return isBeside && announced && !isNobodys(words, at, from)
    ? { subject, reason, level: 'possible' }
    : undefined;
}

/** `TC de crânio (12/03): sem sangramento` */
function isBracketed(words: Words, { first, last }: DateMention): boolean {
  return (words.gapBefore(first) & GAP.open) !== 0 && (words.gaps[last]! & GAP.close) !== 0;
}

/** So many words between an event and its date say how or of what it was: `transplante hepático em`. */
const BESIDE = 2;

/** `consulta pública aberta até`: said of an event that many take part in. */
function isPublic(words: Words, at: number, end: number): boolean {
  for (let i = at + 1; i < end; i++) if (PUBLIC.test(foldedAt(words, i))) return true;
  return false;
}

const PUBLIC = /^(?:public|abert|naciona|municipa|estadua|federa|gera|popular|coletiv|anua|oficia)/;

/** Announces a day, and no fraction. */
const ANNOUNCES = wordSet('em dia para pra pro p desde ate no');

/** Whether an office or a system stands before the event. */
function isNobodys(words: Words, at: number, from: number): boolean {
  for (let i = at - 1; i >= Math.max(from, at - FAR); i--) {
    if (borderAt(words, i) !== 'none') return false;
    if (words.is(i, IMPERSONAL | INSTITUTION)) return true;
  }
  return false;
}

/** Whether day and month, or month and year, in figures can be nothing else beside such an event. */
function isSureOfShort({ day, year }: DateMention, occasion: Occasion, person: () => boolean): boolean {
  if (year !== undefined) return true;
  return day !== undefined && (occasion === 'birth' || person());
}

function isWhole(date: DateMention): boolean {
  return !date.swapped && date.day !== undefined && date.year !== undefined && isCalendarDate(dateOf(date));
}

function cueBefore(words: Words, date: DateMention, from: number, end: number): Cue | 'nobody' | undefined {
  let distance = 0;
  let labelWords = 0;
  let labels = false;
  let lines = 0;
  let linked = false;
  // Other dates, and only words and signs that join them, stand between.
  let listed = true;
  let joined = false;
  let others = 0;
  for (let i = date.first - 1; i >= from; i--) {
    const gap = words.gaps[i]!;
    const border = borderAt(words, i);
    const adjacent = i === date.first - 1;
    if (border === 'paragraph' || isMask(words, i)) break;
    if ((border === 'cell' || border === 'sentence') && !(adjacent && words.is(i, EVENT))) break;
    if (border === 'line' && (distance > 0 || ++lines > 1)) break;
    joined ||= (gap & (GAP.comma | GAP.hyphen)) !== 0;
    if (gap & GAP.colon) {
      // What stands before the colon of a label is another's.
      if (labels && labelWords > 0) return 'nobody';
      labels ||= distance === 0;
      if (labels && words.is(i, NUMBER)) break;
    }
    const occasion = occasionAt(words, i, from, end);
    if (occasion !== undefined) return { occasion, at: i, distance, labels, linked: linked || labels };
    if (words.is(i, IMPERSONAL)) return 'nobody';
    if (adjacent && words.is(i, STREET | INSTITUTION)) return 'nobody';
    if (words.is(i, NUMBER | MONTH)) {
      const other = mentionEndingAt(words, i, from, end);
      if (other !== undefined) {
        if (!listed || !joined || ++others > MOST_LISTED) break;
        i = other.first;
        linked = true;
        joined = false;
        continue;
      }
    }
    const word = foldedAt(words, i);
    listed &&= JOINERS.has(word);
    joined ||= listed;
    if (adjacent) linked = LINKS.has(word);
    if (!LINKS.has(word)) {
      distance++;
      if (labels && ++labelWords > LONGEST_LABEL) return 'nobody';
    }
    if (distance > FAR) break;
    if (adjacent && border !== 'none' && border !== 'line') break;
  }
  return labels && labelWords > 0 ? 'nobody' : undefined;
}

/** What an event word makes of a date, with the words beside it. */
function occasionAt(words: Words, at: number, from: number, end: number): Occasion | undefined {
  if (isInitialsOfBirth(words, at, from)) return 'birth';
  if (!words.is(at, EVENT)) {
    if (words.is(at, NUMBER | INITIAL | IMPERSONAL)) return undefined;
    const event = foldedAt(words, at);
    if (isProcedure(event)) return 'strong';
    return isOfLife(event) ? 'weak' : undefined;
  }
  const word = foldedAt(words, at);
  const occasion = OCCASION_OF.get(word);
  if (word === 'alta' && at > from && foldedAt(words, at - 1) === 'em') return undefined;
  if (word === 'alta') return isDischarge(words, at, from, end) ? 'strong' : 'weak';
  if (word === 'entrada')
    return at > from && /^d(?:eu|a|ando)$/.test(foldedAt(words, at - 1)) ? 'strong' : 'weak';
  if (word === 'luz')
    return at > from + 1 && /^d(?:eu|ar|ando)$/.test(foldedAt(words, at - 2)) ? 'strong' : undefined;
  if (word === 'aniversario' && at > from && /^f(?:az|ez|azer)$/.test(foldedAt(words, at - 1)))
    return 'birth';
  return occasion;
}

/** `D.N.` */
function isInitialsOfBirth(words: Words, at: number, from: number): boolean {
  if (!words.is(at, INITIAL) || at === from || (words.gaps[at - 1]! & GAP.dot) === 0) return false;
  return foldedAt(words, at) === 'n' && foldedAt(words, at - 1) === 'd';
}

function isDischarge(words: Words, at: number, from: number, end: number): boolean {
  return (
    (at > from && DISCHARGED.has(foldedAt(words, at - 1))) ||
    (at + 1 < end && DISCHARGED.has(foldedAt(words, at + 1)))
  );
}

/** How far before a date the head of its list, or the child whose it is, is looked for. */
const LISTED = 24;
const CHILD_NEAR = 4;

/** `Aniversariantes: Ana (3/9), Bia (11/9)`, `filho - 14/08/2015`: in a list of birthdays, or of children. */
function amongBirths(words: Words, date: DateMention, from: number): Grounds | undefined {
  const { first, day, year } = date;
  if (
    first === from ||
    day === undefined ||
    (words.gaps[first - 1]! & (GAP.open | GAP.hyphen | GAP.comma)) === 0
  )
    return undefined;
  for (let i = first - 1; i >= Math.max(from, first - LISTED); i--) {
    const border = borderAt(words, i);
    if (border === 'paragraph' || border === 'sentence') return undefined;
    const isChild = year !== undefined && first - i <= CHILD_NEAR && border !== 'line' && words.is(i, KIN);
    if (isChild && CHILDREN.has(foldedAt(words, i)))
      return { subject: 'birth', reason: 'context', level: 'possible' };
    if (words.is(i, EVENT) && /^aniversariantes?$/.test(foldedAt(words, i)))
      return { subject: 'birth', reason: 'context', level: 'likely' };
  }
  return undefined;
}

/** How far before a date the colon of its list is looked for, and before that what it is a list of. */
const LIST = 40;
const LIST_HEAD = 10;

/** `Histórico vacinal: BCG 18/05/2022; Penta 20/07/2022`: in a list that a colon begins, behind what it is of. */
function inListOf(
  words: Words,
  { first, short, loose }: DateMention,
  from: number,
  end: number,
): Grounds | undefined {
  if (short || loose) return undefined;
  let i = first - 1;
  for (; i >= from && first - i <= LIST; i--) {
    const border = borderAt(words, i);
    if (border === 'paragraph' || border === 'sentence' || words.is(i, IMPERSONAL)) return undefined;
    if ((words.gaps[i]! & GAP.colon) !== 0 && !words.is(i, NUMBER)) break;
  }
  // Right behind a colon stands its own value.
  if (i < from || first - i > LIST || first - i < 2) return undefined;
  for (let at = i; at >= from && i - at < LIST_HEAD && (at === i || borderAt(words, at) === 'none'); at--) {
    if (words.is(at, IMPERSONAL)) return undefined;
    const occasion = occasionAt(words, at, from, end);
    if (occasion === 'strong' || occasion === 'weak')
      return { subject: 'event', reason: 'context', level: 'possible' };
  }
  return undefined;
}

const CHILDREN = wordSet('filho filha filhos filhas neto neta enteado enteada');

/** `(*12/03/1985)`, `† 01.02.2020` behind a name. */
function besideStar(words: Words, date: DateMention, from: number): Grounds | undefined {
  const { first, last, short } = date;
  if (first === from || short || !words.is(first - 1, CAPITAL) || words.gaps[first - 1]! & GAP.line)
    return undefined;
  const between = words.text.slice(words.ends[first - 1]!, words.starts[first]!);
  const after = words.ends[last]! < words.hi ? words.text.charAt(words.ends[last]!) : '';
  if (/^[ (,]*\* ?$/.test(between) && after !== '*')
    return { subject: 'birth', reason: 'context', level: 'likely' };
  return /^[ (,]*[†✝] ?$/.test(between)
    ? { subject: 'event', reason: 'context', level: 'likely' }
    : undefined;
}

function behind(
  words: Words,
  date: DateMention,
  from: number,
  end: number,
  person: () => boolean,
): Grounds | undefined {
  if (isStamp(words, date) || (date.short && !isEntry(words, date, from))) return undefined;
  let i = afterTime(words, date.last, end);
  const sign = i > 0 && i - 1 < end ? words.gaps[i - 1]! & (GAP.hyphen | GAP.colon | GAP.open) : 0;
  for (let distance = 0; i < end && distance <= FAR_BEHIND; i++) {
    const border = borderAt(words, i - 1);
    if (border !== 'none' || words.is(i, IMPERSONAL) || isMask(words, i)) return undefined;
    if (words.is(i, NUMBER) && readMention(words, i, end) !== undefined) return undefined;
    const occasion = occasionAt(words, i, from, end);
    if (occasion !== undefined) {
      if (belongsToNext(words, i, end)) return undefined;
      return weighBehind(occasion, distance, sign, date, person, isEntry(words, date, from));
    }
    if (!LINKS.has(foldedAt(words, i))) distance++;
  }
  return undefined;
}

function weighBehind(
  occasion: Occasion,
  distance: number,
  sign: number,
  date: DateMention,
  person: () => boolean,
  entry: boolean,
): Grounds | undefined {
  const subject = occasion === 'birth' || occasion === 'birthday' ? 'birth' : 'event';
  const sure = occasion === 'birth' || occasion === 'strong';
  if (distance === 0 && sign & GAP.open && sure) {
    return { subject, reason: 'label', level: isWhole(date) ? 'certain' : 'likely' };
  }
  const announced = entry && sign !== 0 && distance === 0;
  if (sure || announced || person()) return { subject, reason: 'context', level: 'likely' };
  return sign !== 0 && distance === 0 ? { subject, reason: 'context', level: 'possible' } : undefined;
}

/** The first word behind the date and the time of day that may follow it. */
function afterTime(words: Words, last: number, end: number): number {
  let i = last + 1;
  for (let steps = 0; steps < 6 && i < end && borderAt(words, i - 1) === 'none'; steps++, i++) {
    const isTime = words.is(i, NUMBER) || /^(?:t|z|h|hs|hrs|as|min|horas|utc)$/.test(foldedAt(words, i));
    if (!isTime) break;
  }
  return i;
}

/** `[19/03/2024 08:15] Ana: …`: when something was written, and no event. */
function isStamp({ text, lo, starts }: Words, { first }: DateMention): boolean {
  const start = starts[first]!;
  return start > lo && text.charAt(start - 1) === '[';
}

/** Whether the date begins a line, as an entry of a record does. */
function isEntry(words: Words, { first }: DateMention, from: number): boolean {
  return first === from || (words.gaps[first - 1]! & GAP.line) !== 0;
}

/** Whether an event word behind a date announces the next date: `… alta: 15/03/2024`, `… internado em 15/03`. */
function belongsToNext(words: Words, at: number, end: number): boolean {
  for (let i = at + 1; i < end && i <= at + 4; i++) {
    if (words.is(i, NUMBER)) return readMention(words, i, end) !== undefined;
    if (!LINKS.has(foldedAt(words, i))) return false;
  }
  return false;
}

/** How many words around a date a person is looked for in. */
const NEAR = 14;

/** Whether a person stands in the sentences around the date. */
function hasPerson(words: Words, { first, last }: DateMention, from: number, end: number): boolean {
  for (let i = first - 1; i >= Math.max(from, first - NEAR); i--) {
    if (words.gaps[i]! & GAP.paragraph) break;
    if (isPerson(words, i)) return true;
  }
  for (let i = last + 1; i < Math.min(end, last + NEAR); i++) {
    if (words.gaps[i - 1]! & GAP.paragraph) break;
    if (isPerson(words, i)) return true;
  }
  return false;
}

/** Whether a word names or points to a person: a role, kin, or a given name that is no common word. */
export function isPerson(words: Words, at: number): boolean {
  if (words.is(at, GIVEN) && words.is(at, CAPITAL) && !words.is(at, COMMON)) return true;
  const word = foldedAt(words, at);
  return PEOPLE.has(word) || (words.is(at, ROLE | KIN) && !NOBODY.has(word));
}
