/** Who writes the lines of a chat: `[14:02] Neide: …`, `<bia> …`, and `tati: oi` between lines of others. */
import type { Level } from '../finding.ts';
import { FEMALE, FOREIGN, GIVEN, MALE } from '../lexicon/lexicon.ts';
import { CAPITAL, KIN, NUMBER, PARTICLE, STATE, TITLE, UPPER } from '../words/classes.ts';
import { WordKeys } from '../words/folded.ts';
import { GAP } from '../words/gap.ts';
import type { Words } from '../words/words.ts';
import { isSpelledLikeName } from './likeness.ts';
import { isStrong, NAME, type NameRun, OTHER_CLASS } from './run.ts';

const LONGEST_STAMP = 28;
/** `[14:02] `, `12/03/2024 10:22 - `: the time of a message, as chats have it and logs seldom do. */
const STAMP = /(?:^|[\r\n\u2028])[[(]?\d{1,4}[:/.-]\d[\d:/., -]{0,18}\d(?:[\])]| [-–]) $/;

/** Whether the run writes a message of a chat: a time before it, on its line, and a colon behind it. */
export function isWriter(words: Words, run: NameRun): boolean {
  if (!isBeforeColon(words, run.last) || isHandle(words, run.first)) return false;
  const start = words.starts[run.first]!;
  return STAMP.test(words.text.slice(Math.max(words.lo, start - LONGEST_STAMP), start));
}

/** `TavaresBR`: what somebody is called by a service rather. */
function isHandle(words: Words, at: number): boolean {
  return /\p{Ll}\p{Lu}/u.test(words.word(at));
}

/** A colon and a blank behind the word, or signs that are no letters and a short number (`Thay 🌻 802: `) before them. */
function isBeforeColon({ text, ends, gaps, hi }: Words, at: number): boolean {
  if ((gaps[at]! & GAP.colon) === 0 && (gaps[at + 1]! & GAP.colon) === 0) return false;
  return /^[^\p{L}\p{N}:\n\r"'*=/()[\]<>{}|]{0,10}(?: \d{1,4})?: ?\S/u.test(
    text.slice(ends[at], Math.min(hi, ends[at]! + 19)),
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
  if (last - first >= MOST_WORDS || !beginsLine(words, first)) return 'nothing';
  const end = speakerEnd(words, first);
  if (end < last || words.is(end + 1, NUMBER) || NO_SPEAKERS.has(words, first)) return 'nothing';
  const before = lineBefore(words, first);
  const after = lineAfter(words, last);
  if (!isSpoken(words, before) && !isSpoken(words, after)) return 'nothing';
  const isBesidePerson = isPersonSpeaking(words, before) || isPersonSpeaking(words, after);
  if (mayBePerson(words, first) || (first < last && isPersonSpeaking(words, first)))
    return isBesidePerson || speaksAgain(words, first) ? 'likely' : 'nothing';
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
  profissao origem destino tipo modelo prazo motivo status grupo tema pauta voce descricao observacao associada https http mailto`,
);

/** Who may speak in the line before the word `at`'s, by the first word behind its time; −1 where there is none to see. */
function lineBefore(words: Words, at: number): number {
  const limit = at <= 0 ? 0 : Math.max(words.firstSeen(at), at - LINE_WORDS);
  let i = at;
  while (i > limit) {
    const breaks = (words.gaps[i - 1]! & GAP.line) !== 0;
    const head = i < at && (breaks || i === 0) ? headOf(words, i) : -1;
    if (head >= 0 && head < at && beginsLine(words, head)) return head;
    i--;
  }
  const head = at > 0 && i === 0 ? headOf(words, 0) : -1;
  return head >= 0 && head < at && beginsLine(words, head) ? head : -1;
}

/** Who may speak in the line behind the word `at`'s; −1 where there is none to see. */
function lineAfter(words: Words, at: number): number {
  if (at < 0) return -1;
  const end = Math.min(words.endSeen(at), at + LINE_WORDS);
  for (let i = at + 1; i < end; i++) if ((words.gaps[i - 1]! & GAP.line) !== 0) return headOf(words, i);
  return -1;
}

/** A time and a date have no more numbers. */
const STAMP_NUMBERS = 7;

/** The first word of the line that begins at the word `at`, or the first behind the numbers of its time. */
function headOf(words: Words, at: number): number {
  let head = at;
  while (head - at < STAMP_NUMBERS && words.is(head, NUMBER) && (words.gaps[head]! & GAP.line) === 0) head++;
  return words.is(head, NUMBER) ? at : head;
}

/** Signs that stand before who speaks: `~ Ana: oi`, `> Ana: oi`. */
const LONGEST_SIGNS = 4;
/** `11:05 `, `[14:02] `, `12/03/2024 10:22 - `: the time before who speaks, at the start of a line. */
const TIME = /(?:^|[\r\n\u2028])[[(]?\d{1,4}[:/.h-]\d[\d:/., -]{0,18}[\])]?(?: ?[-–])? ~? ?$/;

function beginsLine(words: Words, at: number): boolean {
  const { text, lo, starts, gaps } = words;
  const start = starts[at]!;
  if (at > 0 && (gaps[at - 1]! & GAP.line) === 0)
    return words.is(at - 1, NUMBER) && TIME.test(text.slice(Math.max(lo, start - LONGEST_STAMP), start));
  return /(?:^|[\n\r])[~>*•\- ]{0,3}$/.test(text.slice(Math.max(lo, start - LONGEST_SIGNS), start));
}

/** The last word of who speaks in the line that begins at the word `at`, before a note in brackets; −1 where nobody does. */
function speakerEnd(words: Words, at: number): number {
  if (at < 0) return -1;
  const end = Math.min(words.count, at + MOST_WORDS);
  for (let i = at; i < end; i++) {
    const gap = words.gaps[i]!;
    if ((gap & GAP.colon) !== 0) return isBeforeColon(words, i) ? i : -1;
    // `Thalles (RH): oi`
    if (gap === (GAP.open | GAP.space)) return closesNote(words, i + 1) ? i : -1;
    if (gap !== GAP.space) return -1;
  }
  return -1;
}

/** Whether a bracket closes behind one or two words, and a colon stands behind it. */
function closesNote(words: Words, at: number): boolean {
  const last = words.gaps[at] === GAP.space ? at + 1 : at;
  return last < words.count && /^\): /.test(words.text.slice(words.ends[last], words.ends[last]! + 3));
}

function isSpoken(words: Words, at: number): boolean {
  return speakerEnd(words, at) >= 0;
}

/**
 * All the words of who speaks in the run's line: `Alemão da Carreta`, of which the run is the first, `Tiozão Beto`, of
 * which it is the last.
 */
export function wholeSpeaker(words: Words, { first, last }: NameRun): NameRun {
  let head = first;
  while (first - head < MOST_WORDS && head > 0 && mayBeCalled(words, head - 1) && !beginsLine(words, head))
    head--;
  if (!beginsLine(words, head)) return { first, last };
  const end = speakerEnd(words, head);
  for (let at = last + 1; at <= end; at++) {
    const isOther =
      words.is(at, OTHER_CLASS) && (words.is(at, UPPER) || !words.is(first, GIVEN | FEMALE | MALE));
    if (!words.is(at, CAPITAL | PARTICLE) || isOther) return { first, last };
  }
  return end >= last ? { first: head, last: end } : { first, last };
}

/** Before a name with which it speaks: `Tiozão Beto`, but not `Atendente Beto`. */
function mayBeCalled(words: Words, at: number): boolean {
  return (
    words.gaps[at] === GAP.space &&
    words.is(at, CAPITAL) &&
    !words.is(at, UPPER | OTHER_CLASS | TITLE | NUMBER)
  );
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
