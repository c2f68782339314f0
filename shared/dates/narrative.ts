/**
 * Dates that nothing is said to happen on, in what is told of somebody: `desde 12/03 sem dormir`, `em 12/03 ela voltou`.
 * The words around say who it is of; that it is somebody's is possible, no more.
 */
import { COMMON, GIVEN } from '../lexicon/bits.ts';
import { CAPITAL, IMPERSONAL, KIN, ROLE, UPPER } from '../words/classes.ts';
import { foldedAt, WordKeys, WordTest, wordSet } from '../words/folded.ts';
import { LINES } from '../words/gap.ts';
import { GAP, type Words } from '../words/words.ts';
import { isAnnounced, isAnnouncedInList, isBracketed, isEntry } from './announced.ts';
import { borderAt } from './borders.ts';
import { CLINICAL } from './clinical.ts';
import type { Grounds } from './grounds.ts';
import type { DateMention } from './mention.ts';
import { NOBODY } from './vocabulary.ts';

const BEFORE = 18;
const BEHIND = 14;

const TOLD: Grounds = { subject: 'event', reason: 'context', level: 'possible' };
export const BORN: Grounds = { subject: 'birth', reason: 'context', level: 'possible' };

/** What offices and courts do on a day, and what they write of it. */
const PROCEEDING = new WordTest((word) =>
  /^(?:proferi|intima|ajuiz|transit|interp[oô]|interpost|recurs|apelac|contestac|homolog|certid|averb|autos|djen?|resp|agrav|habeas|turma|relator|escrev|respond|versa|assin|artig|norma|regula|govern|ministr|president|deputad|senador|congress|partid|lancad|publica|cotac|boletim|jornal|presentes?|comparec|lavr|tabeli|escriv|audienc|edic|folha|fls|agencia)/.test(
    word,
  ),
);
/** Who is meant where somebody tells of himself. */
const MYSELF = wordSet(
  'eu me mim comigo meu minha fui tive fiz vim vi sai cai conheci senti vou estou to tava sou faco minhas meus vivemos moramos convivemos tivemos casamos residi vivi nasci',
);
const FIRST_PERSON = new WordTest((word) => MYSELF.has(word) || (word.length > 4 && /[^lr]ei$/.test(word)));
const SOMEBODY = new WordKeys('ela ele dela dele mulher homem senhora senhor rn mae pai viuva viuvo');

/** @returns that it is possible where the sentence is of a patient, of a person, or of who writes it */
export function narrated(words: Words, date: DateMention, from: number, end: number): Grounds | undefined {
  if (isOrigin(words, date, from)) return BORN;
  const announced = isAnnounced(words, date, from) || isAnnouncedInList(words, date, from, end);
  const set =
    !announced &&
    (isBracketed(words, date) || (date.year !== undefined && CLINICAL.has(words, date.first - 1)));
  if (!announced && !set && !isEntry(words, date, from)) return undefined;
  if (date.loose && !announced) return undefined;
  const told = tellsOf(words, date, from, end);
  if (told === 'patient') return TOLD;
  return told === 'person' && announced ? TOLD : undefined;
}

/** `sou de 14 de julho de 1990`, `ela é de maio de 78`. */
function isOrigin(words: Words, { first, year }: DateMention, from: number): boolean {
  if (year === undefined || first < from + 2 || words.gaps[first - 1] !== GAP.space) return false;
  const at = foldedAt(words, first - 1) === 'dia' ? first - 2 : first - 1;
  if (!/^d[eo]$/.test(foldedAt(words, at)) || at <= from || words.gaps[at - 1] !== GAP.space) return false;
  const verb = words.word(at - 1).toLowerCase();
  if (/^(?:sou|somos)$/.test(verb)) return true;
  return /^(?:é|eh|era)$/.test(verb) && at - 2 >= from && isSomebody(words, at - 2);
}

/** Whom the sentence around the date tells of; nobody where an office or a system is in it. */
function tellsOf(
  words: Words,
  { first, last }: DateMention,
  from: number,
  end: number,
): 'patient' | 'person' | 'nobody' {
  let person = false;
  let patient = false;
  const isOfNobody = (i: number): boolean => {
    patient ||= CLINICAL.has(words, i);
    person ||= isSomebody(words, i) || FIRST_PERSON.has(words, i);
    return words.is(i, IMPERSONAL) || PROCEEDING.has(words, i);
  };
  for (let i = first - 1; i >= Math.max(from, first - BEFORE) && !endsSentence(words, i); i--) {
    if (isOfNobody(i)) return 'nobody';
  }
  for (let i = last + 1; i < Math.min(end, last + BEHIND) && !endsSentence(words, i - 1); i++) {
    if (isOfNobody(i)) return 'nobody';
  }
  return patient ? 'patient' : person ? 'person' : 'nobody';
}

/** Whether an office or a system stands in the sentence behind the date: what happens on it is theirs. */
export function isProceeding(words: Words, { last }: DateMention, end: number): boolean {
  for (let i = last + 1; i < Math.min(end, last + BEHIND) && !endsSentence(words, i - 1); i++) {
    if (words.is(i, IMPERSONAL) || PROCEEDING.has(words, i)) return true;
  }
  return false;
}

function endsSentence(words: Words, at: number): boolean {
  const border = borderAt(words, at);
  return border === 'sentence' || border === 'paragraph' || border === 'cell' || endsHeading(words, at);
}

/** `BOLETIM DE OCORRÊNCIA`, and what is told of somebody in the next line. */
function endsHeading(words: Words, at: number): boolean {
  if ((words.gaps[at]! & LINES) === 0) return false;
  return words.is(at, UPPER) && words.is(at + 1, CAPITAL) && !words.is(at + 1, UPPER);
}

function isSomebody(words: Words, at: number): boolean {
  if (words.is(at, GIVEN) && words.is(at, CAPITAL) && !words.is(at, COMMON)) return true;
  return SOMEBODY.has(words, at) || (words.is(at, ROLE | KIN) && !NOBODY.has(words, at));
}

/** Labels of a day that is the form's. */
const OF_FORM =
  /^(?:data|dt|hora|horario|local|cidade|cadastr|registr|form|pagina|docum|relat|nota|ficha|period|inici|fim|termin|atual|ultim|mes|ano)/;

/** Under a label that says nothing (`Ingresso: 12/03/2019`) in a form that has the fields of a person. */
export function fieldOfPerson(
  words: Words,
  date: DateMention,
  from: number,
  end: number,
): Grounds | undefined {
  if (date.loose || date.short || OF_FORM.test(foldedAt(words, labelStart(words, date, from))))
    return undefined;
  for (let i = from; i < end; i++) {
    if ((words.gaps[i]! & GAP.colon) !== 0 && OF_PERSON.test(foldedAt(words, i))) return TOLD;
  }
  return undefined;
}

const OF_PERSON =
  /^(?:nome|cpf|rg|nasc|nascimento|dn|idade|sexo|mae|pai|paciente|pcte|aluno|aluna|segurad[oa]|reu|autor|autora|vitima|prontuario|cns|pis|ctps|cnh|matricula|estadocivil|profissao)$/;

/** The first word of the label before the date: where its line or cell begins. */
function labelStart(words: Words, { first }: DateMention, from: number): number {
  let at = first - 1;
  while (at > from && borderAt(words, at - 1) === 'none' && (words.gaps[at - 1]! & GAP.colon) === 0) at--;
  return at;
}
