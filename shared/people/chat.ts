/** Who writes the lines of a chat: `[14:02] Neide: …`, `<bia> …`, and `tati: oi` between lines of others. */
import type { Level } from '../finding.ts';
import { FEMALE, FOREIGN, GIVEN, MALE } from '../lexicon/lexicon.ts';
import { CAPITAL, KIN, NUMBER, PARTICLE, STATE, UPPER } from '../words/classes.ts';
import { WordKeys } from '../words/folded.ts';
import { GAP } from '../words/gap.ts';
import type { Words } from '../words/words.ts';
import { isSpelledLikeName } from './likeness.ts';
import { isStrong, NAME, type NameRun, OTHER_CLASS } from './run.ts';

const LONGEST_STAMP = 28;
/** `[14:02] `, `12/03/2024 10:22 - `: the time of a message, as chats have it and logs seldom do. */
const STAMP = /(?:^|[\r\n])[[(]?\d{1,4}[:/.-]\d[\d:/., -]{1,18}\d(?:[\])]| [-–]) $/;

/** Whether the run writes a message of a chat: a time before it, on its line, and a colon behind it. */
export function isWriter(words: Words, run: NameRun): boolean {
  if (!isBeforeColon(words, run.last)) return false;
  const start = words.starts[run.first]!;
  return STAMP.test(words.text.slice(Math.max(words.lo, start - LONGEST_STAMP), start));
}

/** A colon and a blank behind the word, or signs that are no letters (`Thay 🌻: `) before them. */
function isBeforeColon({ text, ends, gaps, hi }: Words, at: number): boolean {
  if ((gaps[at]! & GAP.colon) === 0) return false;
  return /^[^\p{L}\p{N}:\n\r"'*=/()[\]<>{}|]{0,10}: ?\S/u.test(
    text.slice(ends[at], Math.min(hi, ends[at]! + 14)),
  );
}

/** A speaker has no more words: `Síndico Osvaldo Reis`. */
const MOST_WORDS = 4;
/** A line of a chat is no longer, in words. */
const LINE_WORDS = 60;

/**
 * How sure the run, at the start of its line with a colon behind it, writes a line of a chat. A form has lines like that
 * too: somebody else must speak right before or behind whose name is known, or the same one once more.
 */
export function levelOfSpeaker(words: Words, { first, last }: NameRun): Level {
  if (words.isCode || last - first >= MOST_WORDS || !beginsLine(words, first)) return 'nothing';
  const end = speakerEnd(words, first);
  if (end < last || words.is(end + 1, NUMBER) || NO_SPEAKERS.has(words, first)) return 'nothing';
  const before = lineBefore(words, first);
  const after = lineAfter(words, last);
  if (!isSpoken(words, before) && !isSpoken(words, after)) return 'nothing';
  const isBesidePerson = isPersonSpeaking(words, before) || isPersonSpeaking(words, after);
  if (mayBePerson(words, first)) return isBesidePerson || speaksAgain(words, first) ? 'likely' : 'nothing';
  return isBesidePerson && !words.is(first, UPPER | (OTHER_CLASS & ~KIN)) ? 'possible' : 'nothing';
}

/** A turn comes round in so many lines. */
const MOST_TURNS = 4;

/** Whether the same one speaks again a few lines before or behind, and others in between. */
function speaksAgain(words: Words, first: number): boolean {
  let at = lineBefore(words, first);
  for (let turns = 0; turns < MOST_TURNS && isSpoken(words, at); turns++) {
    if (words.key(at) === words.key(first)) return true;
    at = lineBefore(words, at);
  }
  at = lineAfter(words, first);
  for (let turns = 0; turns < MOST_TURNS && isSpoken(words, at); turns++) {
    if (words.key(at) === words.key(first)) return true;
    at = lineAfter(words, at);
  }
  return false;
}

/** What stands before colons in talk with a program, in exams and forms. */
const NO_SPEAKERS = new WordKeys(
  `assistant human bot system user sistema usuario usuario assistente robo atendimento suporte pergunta resposta aviso assunto
  titulo texto mensagem media turma turno horario bairro cidade rua cargo setor funcao sexo idade cor raca
  profissao origem destino tipo modelo prazo motivo status grupo tema pauta https http mailto`,
);

/** The first word of the line before the word `at`'s; −1 where there is none to see. */
function lineBefore(words: Words, at: number): number {
  if (at <= 0) return -1;
  const limit = Math.max(words.firstSeen(at), at - LINE_WORDS);
  for (let i = at - 1; i >= limit; i--) if (beginsLine(words, i)) return i;
  return -1;
}

/** The first word of the line behind the word `at`'s; −1 where there is none to see. */
function lineAfter(words: Words, at: number): number {
  if (at < 0) return -1;
  const end = Math.min(words.endSeen(at), at + LINE_WORDS);
  for (let i = at + 1; i < end; i++) if ((words.gaps[i - 1]! & GAP.line) !== 0) return i;
  return -1;
}

/** Signs that stand before who speaks: `~ Ana: oi`, `> Ana: oi`. */
const LONGEST_SIGNS = 4;

function beginsLine({ text, lo, starts, gaps }: Words, at: number): boolean {
  const start = starts[at]!;
  if (at > 0 && (gaps[at - 1]! & GAP.line) === 0) return false;
  return /(?:^|[\n\r])[~>*•\- ]{0,3}$/.test(text.slice(Math.max(lo, start - LONGEST_SIGNS), start));
}

/** The last word of who speaks in the line that begins at the word `at`; −1 where nobody does. */
function speakerEnd(words: Words, at: number): number {
  if (at < 0) return -1;
  const end = Math.min(words.count, at + MOST_WORDS);
  for (let i = at; i < end; i++) {
    if ((words.gaps[i]! & GAP.colon) !== 0) return isBeforeColon(words, i) ? i : -1;
    if (words.gaps[i] !== GAP.space) return -1;
  }
  return -1;
}

function isSpoken(words: Words, at: number): boolean {
  return speakerEnd(words, at) >= 0;
}

/** All the words of who speaks in the run's line: `Alemão da Carreta`, of which the run is the first. */
export function wholeSpeaker(words: Words, { first, last }: NameRun): NameRun {
  const end = speakerEnd(words, first);
  for (let at = last + 1; at <= end; at++)
    if (!words.is(at, CAPITAL | PARTICLE) || words.is(at, OTHER_CLASS)) return { first, last };
  return end > last ? { first, last: end } : { first, last };
}

/** Whether a known given name speaks in the line. */
function isPersonSpeaking(words: Words, at: number): boolean {
  const end = speakerEnd(words, at);
  for (let i = at; i <= end; i++) if (isStrong(words.bits[i]!) && words.is(i, GIVEN)) return true;
  return false;
}

/** A given name, what people are called by, or what is spelled like a name. */
function mayBePerson(words: Words, at: number): boolean {
  const bits = words.bits[at]!;
  if ((bits & OTHER_CLASS & ~(KIN | STATE)) !== 0 || ((bits & STATE) !== 0 && (bits & UPPER) !== 0))
    return false;
  if ((bits & STATE) !== 0) return (bits & CAPITAL) !== 0;
  if ((bits & GIVEN) !== 0) return (bits & FOREIGN) === 0 || (bits & CAPITAL) !== 0;
  return (
    (bits & (FEMALE | MALE)) !== 0 ||
    ((bits & NAME) === 0 && !words.isCommon(at) && isSpelledLikeName(words, at, 'somewhat'))
  );
}
