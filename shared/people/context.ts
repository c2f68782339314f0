/** What stands around a run of words says whether it is a person. */
import { GIVEN } from '../lexicon/lexicon.ts';
import {
  CAPITAL,
  CUE,
  EPONYM,
  INITIAL,
  INSTITUTION,
  KIN,
  NUMBER,
  PARTICLE,
  ROLE,
  STREET,
  TITLE,
  UPPER,
} from '../words/classes.ts';
import { GAP, type Words } from '../words/words.ts';
import { isStockCompany, type NameRun } from './run.ts';

/**
 * How the words before a run announce a person: by a label that names a person (`Paciente:`), by one that can name a
 * thing too (`Nome:`), by a title, a role, or not at all.
 */
export type Announcement = 'label' | 'cue' | 'title' | 'role' | 'none';

const SOFT = GAP.space | GAP.dot;
const LABEL_WORDS = 6;

/** What announces the run that begins at the word `first`. */
export function announcement(words: Words, first: number): Announcement {
  const limit = words.firstSeen(first);
  if (first <= limit) return 'none';
  const gap = words.gapBefore(first);
  if ((gap & GAP.colon) !== 0) return isColon(words, first) ? labelled(words, first, limit) : 'none';
  if (isNicknamed(words, first)) return 'label';
  if (isGreeted(words, first)) return 'label';
  if ((gap & ~(SOFT | GAP.comma | GAP.hyphen | GAP.open)) !== 0) return 'none';
  const at = first - 1;
  if ((gap & ~SOFT) === 0 && words.is(at, TITLE) && isTitle(words, at)) return 'title';
  if (words.is(at, ROLE | KIN)) return 'role';
  if (gap !== GAP.space) return 'none';
  if (words.is(at, CUE)) return isNaming(words, at) ? 'cue' : 'none';
  if (/^como$/i.test(words.word(at)) && words.is(at - 1, CUE) && words.is(first, GIVEN)) return 'cue';
  if (/^(?:é|eh|e)$/i.test(words.word(at)) && at > limit && words.is(at - 1, CUE)) return 'cue';
  // `filha de Ana`
  const ofKin = words.is(at, PARTICLE) && at > limit && words.is(at - 1, ROLE | KIN);
  return ofKin && words.gaps[at - 1] === GAP.space ? 'role' : 'none';
}

/** `vulgo "Pezão"`, `conhecida como Pérola`, `a família Takeda`. */
export function isNicknamed(words: Words, first: number): boolean {
  const limit = words.firstSeen(first);
  let at = first - 1;
  if (/^como$/i.test(words.word(at)) && at > limit) at--;
  const gap = words.gaps[at]!;
  if (at < limit || (gap & ~(GAP.space | GAP.other | GAP.colon)) !== 0) return false;
  // What is known as something without quotes can be a thing.
  if (/^(?:apelidad[oa]|conhecid[oa])$/i.test(words.word(at)))
    return (words.gapBefore(first) & GAP.other) !== 0;
  return /^(?:vulgo|alcunha|apelido|familia|família)$/i.test(words.word(at));
}

/** `Oi, Lu!`, `Abraços,⏎Siobhan`: behind a greeting and its comma, with nothing but marks behind the name. */
export function isGreeted(words: Words, first: number): boolean {
  const gap = words.gapBefore(first);
  if (!words.is(first - 1, CUE) || (gap & GAP.comma) === 0 || (gap & ~(GAP.comma | GAP.space | LINES)) !== 0)
    return false;
  return /^(?:oi|ola|olá|abracos|abraços|abraco|abraço|beijos|bjs|att|atenciosamente|prezad[oa]|car[oa]|querid[oa]|best|regards)$/i.test(
    words.word(first - 1),
  );
}

/** `me chamo Ana`, `conhecida como`; but `file name will`. */
function isNaming(words: Words, at: number): boolean {
  return /^(?:cham|conhecid|assina|sou|iniciais)/i.test(words.word(at));
}

const LINES = GAP.line | GAP.paragraph;

/** `Para:`, `Cc:`, `From:`, as a mail's head has them. */
function isAddressee(words: Words, at: number): boolean {
  return (
    /^(?:De|DE|Para|PARA|CC|Cc|CCO|Cco|BCC|Bcc|From|FROM|To|TO)$/.test(words.word(at)) &&
    (words.gapBefore(at) & ~LINES) !== GAP.space
  );
}

/** A role, kin, or a title of more than two letters (`ms` and `so` are much else). */
function isPersonWord(words: Words, at: number): boolean {
  if (words.is(at, ROLE | KIN)) return true;
  return words.is(at, TITLE) && words.ends[at]! - words.starts[at]! > 2;
}

/** A colon or an equals sign and no more than quotes, brackets or emphasis around it: no arrow, no new line. */
function isColon({ text, starts, ends }: Words, first: number): boolean {
  const gap = text.slice(ends[first - 1], starts[first]);
  return gap.length <= 24 && /^[ \t"'*_)\]]*[:=][ \t"'“*_[]*$/.test(gap);
}

/** `Nome da mãe:`, `Médico responsável:`: a word for a person, on the same line, before the colon. */
function labelled(words: Words, first: number, limit: number): Announcement {
  let found: Announcement = 'none';
  for (let at = first - 1; at >= limit && first - at <= LABEL_WORDS; at--) {
    if (isPersonWord(words, at) || (at === first - 1 && isAddressee(words, at))) return 'label';
    if (words.is(at, CUE)) found = 'cue';
    if ((words.gapBefore(at) & ~(GAP.space | GAP.slash | GAP.open | GAP.close | GAP.dot)) !== 0) break;
  }
  return found;
}

/** `seu` is a title only before a given name, and `des`, `min`, `ten` only with a capital. */
function isTitle(words: Words, at: number): boolean {
  const word = words.word(at).toLowerCase();
  if (word === 'seu') return words.is(at + 1, GIVEN);
  return words.is(at, CAPITAL) || word.length > 3 || /^(?:dr|sr|dra|sra|tia|tio)$/.test(word);
}

/**
 * Whether the run is the name of something else: a street, an institution (`Hospital Santa Rita`,
 * `Escola Municipal Professor João Souza`), or part of a longer name of one.
 */
export function namesThing(words: Words, { first }: NameRun): boolean {
  const limit = words.firstSeen(first);
  for (let at = first - 1, steps = 0; at >= limit && steps < 7; at--, steps++) {
    const gap = words.gaps[at]!;
    if ((gap & ~(GAP.space | GAP.dot | GAP.hyphen)) !== 0 || gap === 0) return false;
    if (words.is(at, STREET)) return words.ends[at]! - words.starts[at]! > 2 || (gap & GAP.dot) !== 0;
    // After a stop only an abbreviation goes on.
    if ((gap & GAP.dot) !== 0 && !words.is(at, TITLE | INSTITUTION | INITIAL)) return false;
    if (words.is(at, INSTITUTION)) return words.is(at, CAPITAL) || isBare(words, at, first);
    if (!words.is(at, CAPITAL | PARTICLE | TITLE)) return false;
  }
  return false;
}

/** Whether only titles stand between the two (`restaurante Dom Francisco`), no particle (`o filho da loja de Ana`). */
function isBare(words: Words, at: number, first: number): boolean {
  for (let i = at + 1; i < first; i++) if (!words.is(i, TITLE)) return false;
  return true;
}

/** `J. P. S., masc, 47 anos`: a person is described behind the comma. */
export function isDescribed(words: Words, { last }: NameRun): boolean {
  const gap = words.gaps[last]!;
  const next = last + 1;
  if ((gap & GAP.comma) === 0 || next >= words.count) return false;
  if (
    /^(?:masc|fem|masculin[oa]|feminin[oa]|menor|brasileir[oa]|solteir[oa]|casad[oa]|viuv[oa]|viúv[oa])$/i.test(
      words.word(next),
    )
  )
    return true;
  return (
    words.is(next, NUMBER) && /^(?:a|anos?|meses|m)$/i.test(words.word(Math.min(next + 1, words.count - 1)))
  );
}

/** `Maria-sem-vergonha`, `MARIA-01`: a plant, a code. */
export function goesOnSmall(words: Words, { last }: NameRun): boolean {
  return words.gaps[last] === GAP.hyphen && last + 1 < words.count && !words.is(last + 1, CAPITAL);
}

/** `doença de Chagas`, `escala de Glasgow`, `sinal de Murphy`. */
export function isEponym(words: Words, { first }: NameRun): boolean {
  const limit = words.firstSeen(first);
  let at = first - 1;
  if (words.is(at, PARTICLE) && words.gaps[at] === GAP.space) at--;
  return at >= limit && words.is(at, EPONYM) && (words.gaps[at]! & ~GAP.space) === 0;
}

const COMPANY =
  /^(?:ltda|eireli|sa|me|epp|inc|llc|corp|gmbh|cia|advogados|advocacia|associados|associadas|engenharia|consultoria|transportes|comercio|industria|filhos|irmaos|foundation|institute|university|software|systems|group|hospital|college|school)$/;

/** Whether a company's name ends behind the run: `Souza & Filhos Ltda`, `Prado Advogados`. */
export function isCompany(words: Words, { last }: NameRun): boolean {
  const end = Math.min(words.endSeen(last), last + 4);
  for (let at = last + 1; at < end; at++) {
    const gap = words.gaps[at - 1]!;
    if ((gap & (GAP.line | GAP.paragraph | GAP.colon | GAP.open)) !== 0) return false;
    if (!words.is(at, CAPITAL)) return false;
    const word = fold(words.word(at));
    if (COMPANY.test(word)) return word.length > 2 || words.is(at, UPPER);
    if (isStockCompany(words, at)) return true;
  }
  return false;
}

function fold(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/**
 * Whether the run is a place, alone or with the words beside it (`Porto` `Alegre`, `São José dos Campos`).
 * @param before at least so many of the words before the run must belong to it (`Governador Valadares`)
 */
export function isInPlace(words: Words, { first, last }: NameRun, before: number): boolean {
  const limit = words.firstSeen(first);
  const end = words.endSeen(first);
  for (let from = first; from >= limit && first - from <= 4; from--) {
    if (from < first && !isPlain(words.gaps[from]!)) break;
    if (first - from < before) continue;
    for (let to = last; to < end && to - last <= 3; to++) {
      if (to > last && !isPlain(words.gaps[to - 1]!)) break;
      if (words.isPlace(from, to)) return true;
    }
  }
  return false;
}

function isPlain(gap: number): boolean {
  return gap === GAP.space || gap === GAP.hyphen;
}

/** Names that are nobody's who could be in a document: a law, figures of speech and of religion. */
const NOBODY = new Set(['maria da penha', 'jesus cristo', 'nossa senhora', 'joao ninguem']);

export function isNobody(words: Words, { first, last }: NameRun): boolean {
  if (last - first > 4) return false;
  return NOBODY.has(fold(words.text.slice(words.starts[first], words.ends[last]).replace(/\s+/g, ' ')));
}

/** `Fátima, bom dia.`, `Paulo, Hamideh,⏎`: called at the start of a line. */
export function isCalled(words: Words, at: number): boolean {
  const before = words.gapBefore(at);
  // A comma before the line: code and lists go on like that.
  if (at > 0 && ((before & (GAP.line | GAP.paragraph)) === 0 || (before & GAP.comma) !== 0)) return false;
  const gap = words.gaps[at]!;
  if ((gap & GAP.comma) === 0) return false;
  return (
    (gap & GAP.line) !== 0 ||
    /^(?:bom|boa|tudo|oi|ola|olá|segue|por)$/i.test(words.word(Math.min(at + 1, words.count - 1)))
  );
}

const DEEDS = new Set(
  `disse relatou falou contou perguntou respondeu ligou chorou nasceu morreu faleceu casou mora morava trabalha
  trabalhava refere referiu nega negou queixou compareceu declarou depos viajou acordou dormiu reclamou comentou
  avisou agradeceu mandou chegou saiu foi esta estava tem tinha quer queria pediu veio vem mudou ficou sentiu fez
  faz vai sofreu levou deixou encontrou conheceu estudou aposentou engravidou internou`.split(/\s+/),
);

/** Whether the run does what people do: a verb of them stands right behind it. */
export function isDoing(words: Words, { last }: NameRun): boolean {
  return last + 1 < words.count && words.gaps[last] === GAP.space && DEEDS.has(fold(words.word(last + 1)));
}
