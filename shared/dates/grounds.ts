/** Why a date is a person's: the words before and behind it in its clause. */
import type { Match } from '../identifiers/identifier.ts';
import { IMPERSONAL, INSTITUTION } from '../words/classes.ts';
import { foldedAt } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import { isAnnounced, isBracketed, isStamp } from './announced.ts';
import { appointment } from './appointments.ts';
import { behind } from './behind.ts';
import { borderAt } from './borders.ts';
import { isCalendarDate } from './calendar.ts';
import { inCourse } from './course.ts';
import { type Cue, cueBefore } from './cue.ts';
import { dateOfDay } from './day.ts';
import { amongBirths, besideDates, inListOf } from './lists.ts';
import { type DateMention, dateOf } from './mention.ts';
import { fieldOfPerson, narrated } from './narrative.ts';
import { hasPerson } from './persons.ts';
import { bornInRow } from './rows.ts';
import { secondBirth } from './second-birth.ts';
import {
  answers,
  besideAge,
  besideCivilStatus,
  besideCut,
  besideName,
  besideSign,
  lifespan,
} from './signs.ts';
import { isOfBirth, type Occasion } from './vocabulary.ts';

export type Subject = 'birth' | 'event';

export interface Grounds {
  readonly subject: Subject;
  readonly level: Match['level'];
  readonly reason: 'label' | 'context';
}

/** What the words around a date, in `[from, end)`, say of it. */
export type Judge = (words: Words, date: DateMention, from: number, end: number) => Grounds | undefined;

/** How far before an event an office or a system is looked for. */
const FAR = 10;

/** @returns why the date is somebody's, or undefined where nothing says so */
export function groundsOf(words: Words, date: DateMention, from: number, end: number): Grounds | undefined {
  const before = cueBefore(words, date, from, end);
  if (before === 'nobody') return appointment(words, date, from, end);
  if (before === 'field')
    return (
      answers(words, date) ??
      inCourse(words, date, from, end, byEvents) ??
      fieldOfPerson(words, date, from, end) ??
      appointment(words, date, from, end)
    );
  if (isPart(date)) return ofPart(words, date, before, from, end);
  const grounds = secondBirth(words, date, from, end, byEvents) ?? byCues(words, date, before, from, end);
  // Most dates of a log end here.
  if (grounds !== undefined || isStamp(words, date, end)) return grounds;
  return (
    besideDates(words, date, from, end, byEvents) ??
    inCourse(words, date, from, end, byEvents) ??
    answers(words, date) ??
    appointment(words, date, from, end) ??
    (date.loose === 'label' ? undefined : narrated(words, date, from, end))
  );
}

/** A day or a month alone. */
function isPart({ day, month, year }: DateMention): boolean {
  return year === undefined && (day === undefined || month === undefined);
}

/** It is nobody's where no event is beside it. */
function ofPart(
  words: Words,
  date: DateMention,
  before: Cue | undefined,
  from: number,
  end: number,
): Grounds | undefined {
  const whole = date.month === undefined ? dateOfDay(words, date, end) : undefined;
  const grounds =
    byCues(words, date, before, from, end) ??
    besideDates(words, date, from, end, byEvents) ??
    (whole && byEvents(words, whole, from, end));
  return grounds && { ...grounds, level: 'possible' };
}

/** What the words right around the date say, without the dates beside it. */
function byEvents(words: Words, date: DateMention, from: number, end: number): Grounds | undefined {
  const before = cueBefore(words, date, from, end);
  return before === 'nobody' || before === 'field' ? undefined : byCues(words, date, before, from, end);
}

function byCues(
  words: Words,
  date: DateMention,
  before: Cue | undefined,
  from: number,
  end: number,
): Grounds | undefined {
  const person = (): boolean => hasPerson(words, date, from, end);
  // `divorciada, n. 06/06/1981` is not of the divorce.
  const grounds = besideCut(words, date, from) ?? (before && weigh(words, before, date, person, from));
  if (grounds !== undefined) return grounds;
  const listed = amongBirths(words, date, from) ?? inListOf(words, date, from, end);
  if (listed !== undefined) return listed;
  const beside =
    besideSign(words, date, from) ??
    lifespan(words, date, from, end) ??
    besideAge(words, date, from, end) ??
    besideName(words, date, from) ??
    besideCivilStatus(words, date, from, end) ??
    bornInRow(words, date, from, end);
  if (beside !== undefined) return beside;
  const isLoose = date.loose === 'label' || (date.loose === 'link' && !isAnnounced(words, date, from));
  return isLoose ? undefined : behind(words, date, from, end, person);
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
  const set = isBracketed(words, date) || isCaption(words, date) || endsClause(words, date);
  // `niver da vovó Guigui, 18/6`
  const isBirthday = occasion === 'birthday' && distance <= BESIDE;
  const linked = cue.linked || (distance <= BESIDE && set) || isBirthday;
  const announces = isAnnounced(words, date, from);
  if (date.loose && date.short && !announces) return undefined;
  if (date.loose && !near && !(linked && date.loose === 'link')) return undefined;
  if (date.short && !linked && !(near && isSureOfShort(date, occasion, person))) return undefined;
  const subject = isOfBirth(occasion) ? 'birth' : 'event';
  const reason = near ? 'label' : 'context';
  const sure = occasion === 'birth' || occasion === 'strong';
  if (labels && isPublic(words, at, date.first)) return undefined;
  if (near && (sure || labels)) return { subject, reason, level: isWhole(date) ? 'certain' : 'likely' };
  if (sure) return { subject, reason, level: 'likely' };
  if (person()) return { subject, reason, level: 'likely' };
  const announced = !date.short || (linked && (announces || set));
  const isBeside =
    near || (subject === 'event' && linked && distance <= BESIDE && !isPublic(words, at, date.first));
  return isBeside && announced && !isNobodys(words, at, from)
    ? { subject, reason, level: 'possible' }
    : undefined;
}

/** `RX de tórax 12/05: infiltrado` */
function isCaption(words: Words, { last }: DateMention): boolean {
  return (words.gaps[last]! & GAP.colon) !== 0;
}

/** `TRANSFERIDO P/ SANTA CASA 16/07/22` */
function endsClause(words: Words, { first, last, short, loose }: DateMention): boolean {
  if (short || loose || (words.gapBefore(first) & ~(GAP.space | GAP.hyphen | GAP.comma)) !== 0) return false;
  return (words.gaps[last]! & ~(GAP.space | GAP.hyphen)) !== 0;
}

/** So many words between an event and its date say how or of what it was: `transplante hepático em`. */
const BESIDE = 2;

/** `consulta pública aberta até`: said of an event that many take part in. */
function isPublic(words: Words, at: number, end: number): boolean {
  for (let i = at + 1; i < end; i++) if (PUBLIC.test(foldedAt(words, i))) return true;
  return false;
}

const PUBLIC =
  /^(?:public|abert|naciona|municipa|estadua|federa|gera|popular|coletiv|anua|oficia|expedient|aulas?$|atividad|trabalho)/;

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
  return day !== undefined && (occasion === 'birth' || occasion === 'strong' || person());
}

/** Whether a day of the calendar is named with its year. */
export function isWhole(date: DateMention): boolean {
  return !date.swapped && date.day !== undefined && date.year !== undefined && isCalendarDate(dateOf(date));
}
