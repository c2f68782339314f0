import { NOBODY } from '../dates/vocabulary.ts';
import type { Level, Reason } from '../finding.ts';
import { isEnglishLabel } from '../identifiers/english-labels.ts';
import type { Echo, Match, WordsIdentifier } from '../identifiers/identifier.ts';
import { COMMON, FOREIGN, FREQUENT, GIVEN } from '../lexicon/lexicon.ts';
import {
  CAPITAL,
  CUE,
  EVENT,
  INITIAL,
  INSTITUTION,
  KIN,
  MONTH,
  NO_NAME,
  NUMBER,
  PARTICLE,
  ROLE,
  STREET,
  TITLE,
  UPPER,
} from '../words/classes.ts';
import { foldedAt, wordSet } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import {
  type Announcement,
  announcement,
  isCalled,
  isDescribed,
  isGreeted,
  isIntroduced,
  isNicknamed,
} from './announcement.ts';
import { initialsFrom, surnameBefore } from './forms.ts';
import { isSpeaking, levelOfName } from './judge-name.ts';
import { looksLikeName } from './likeness.ts';
import {
  goesOnSmall,
  isCompany,
  isDwelling,
  isEponym,
  isInPlace,
  isNobody,
  namesThing,
} from './otherwise.ts';
import {
  isPart,
  isStockCompany,
  isStrong,
  mayBeName,
  NAME,
  type NameRun,
  runAround,
  runFrom,
  styleOf,
} from './run.ts';
import { respellName, surrogateName } from './surrogate-name.ts';
import { announcedByAll, unlistedAt } from './unlisted.ts';

/** What announces a name by itself, whether its words are known or not. */
const ANNOUNCING = TITLE | ROLE | KIN | CUE;

function read(words: Words, at: number, keyed: boolean): Match | undefined {
  const match = readName(words, at, keyed);
  return match && isEnglishLabel(words.text, match.start, match.end) ? undefined : match;
}

function readName(words: Words, at: number, keyed: boolean): Match | undefined {
  if (words.is(at, NAME) && !words.is(at, TITLE)) return readKnown(words, at, keyed);
  if (words.is(at, INITIAL)) return readInitials(words, at, keyed);
  if (words.is(at, ANNOUNCING)) return readAnnounced(words, at);
  const unlisted = words.is(at, CAPITAL) ? unlistedAt(words, at) : undefined;
  return unlisted && judge(words, unlisted.run, unlisted.announced);
}

/** The name around a word that is a name; the first such word of a run answers for all. */
function readKnown(words: Words, at: number, keyed: boolean): Match | undefined {
  const style = styleOf(words, at);
  const run = runAround(words, at, style);
  if (run === undefined) return undefined;
  for (let i = run.first; i < at; i++) if (words.is(i, NAME)) return undefined;
  if (isInToken(words, run)) return undefined;
  if (style === 'lower') return readLower(words, run, keyed);
  const announced = keyed ? 'label' : announcedByAll(words, run);
  if (announced === 'none' && words.is(run.first, GIVEN) && isIntroduced(words, run.first))
    return judge(words, run, 'label');
  const inverted = surnameBefore(words, run);
  if (inverted !== undefined) return judge(words, inverted, announcement(words, inverted.first));
  if (announced !== 'none') return judge(words, run, announced);
  const called = run.first === run.last && words.is(at, GIVEN) && isCalled(words, at);
  return judge(words, run, called ? 'label' : 'none');
}

/** Whether the run is a piece of a mail address, a file's name or code (`ana@exemplo.org`, `nota_de_ana`). */
function isInToken(words: Words, { first, last }: NameRun): boolean {
  const start = words.starts[first]!;
  const end = words.ends[last]!;
  const before = words.text.slice(Math.max(words.lo, start - 2), start);
  const after = words.text.slice(end, Math.min(words.hi, end + 2));
  if (/[\p{L}\p{N}][_@]$/u.test(before) || /^(?:[_@][\p{L}\p{N}]|\.[\p{Ll}\p{N}])/u.test(after)) return true;
  if (first === last && !words.is(first - 1, NAME) && /(?:[\p{L}\p{N}][/+]|\p{N})$/u.test(before))
    return true;
  return !words.is(first, CAPITAL) && /[\p{L}\p{N}]\.$/u.test(before);
}

/** A name behind a word that announces one, where none of its words is known. */
function readAnnounced(words: Words, at: number): Match | undefined {
  let first = at + 1;
  if (/^como$/i.test(words.word(first))) first++;
  while (first < words.endSeen(at) && words.is(first, TITLE | PARTICLE)) first++;
  if (!words.is(first, CAPITAL) || words.is(first, NAME)) return undefined;
  const run = runAfter(words, first);
  if (run === undefined) return undefined;
  for (let i = run.first; i <= run.last; i++) if (words.is(i, NAME)) return undefined;
  const announced = announcedByAll(words, run);
  return announced === 'none' ? undefined : judge(words, run, announced);
}

/** The run behind what announces a person; what is greeted or a nickname can be any word with a capital. */
function runAfter(words: Words, first: number): NameRun | undefined {
  const style = styleOf(words, first);
  if (isPart(words, first, style)) return runFrom(words, first, style);
  const isOpen = isGreeted(words, first) || isNicknamed(words, first);
  return isOpen && mayBeName(words, first, style) ? { first, last: first } : undefined;
}

/** Initials alone (`paciente J. P. S.`), where something says that they are a person's. */
function readInitials(words: Words, at: number, keyed: boolean): Match | undefined {
  const run = initialsFrom(words, at);
  if (run === undefined)
    return isRoleInitial(words, at) ? matchOf(words, { first: at, last: at }, 'possible', 'role') : undefined;
  const announced = keyed ? 'label' : announcement(words, run.first);
  if (announced !== 'none' || isDescribed(words, run)) return matchOf(words, run, 'likely', announced);
  return isSubject(words, run) ? matchOf(words, run, 'possible', announced) : undefined;
}

/** `A jovem L., de 15 anos`: one initial, behind what only somebody is. */
function isRoleInitial(words: Words, at: number): boolean {
  return (
    words.is(at, CAPITAL) &&
    (words.gaps[at]! & GAP.dot) !== 0 &&
    words.gapBefore(at) === GAP.space &&
    words.is(at - 1, ROLE) &&
    !NOBODY.has(foldedAt(words, at - 1))
  );
}

/** `A. C. B. F., registro 778`: initials that begin a sentence or stand in brackets, with a comma behind them. */
function isSubject(words: Words, { first, last }: NameRun): boolean {
  if ((words.gaps[last]! & (GAP.comma | GAP.dot)) !== (GAP.comma | GAP.dot) || isStockCompany(words, first))
    return false;
  if (words.is(last + 1, CAPITAL)) return false;
  return (
    (words.gapBefore(first) & ~GAP.space) !== 0 && (words.gapBefore(first) & (GAP.comma | GAP.slash)) === 0
  );
}

function judge(words: Words, run: NameRun, announced: Announcement): Match | undefined {
  if (announced !== 'label' && announced !== 'title' && isDwelling(words, run)) return undefined;
  if (isCompany(words, run) || namesThing(words, run) || goesOnSmall(words, run)) return undefined;
  if (isElsewhere(words, run, announced)) return undefined;
  const level = levelOfName(words, run, announced);
  return level === 'nothing' ? undefined : matchOf(words, run, level, announced);
}

/** Whether the words name a place, a disease or a law that no label claims for a person. */
function isElsewhere(words: Words, run: NameRun, announced: Announcement): boolean {
  if (announced === 'title') return isInPlace(words, run, 1);
  if (announced !== 'none') return false;
  const speaks = run.first === run.last && words.is(run.first, NAME) && isSpeaking(words, run);
  return (
    (!speaks && isInPlace(words, run, 0)) ||
    isNobody(words, run) ||
    (run.first === run.last && isEponym(words, run))
  );
}

/** In small letters only what is announced, or a given name and a surname, is a person. */
function readLower(words: Words, run: NameRun, keyed: boolean): Match | undefined {
  const given = words.bits[run.first]!;
  if ((given & GIVEN) !== 0 && !words.isCode && isIntroduced(words, run.first))
    return matchOf(words, run, 'likely', 'cue');
  if ((given & GIVEN) === 0 || (given & COMMON) !== 0 || namesThing(words, run)) return undefined;
  const announced = keyed ? 'label' : announcement(words, run.first);
  if ((given & FOREIGN) !== 0 && announced !== 'title' && announced !== 'role') return undefined;
  if (announced !== 'none') return matchOf(words, run, 'likely', announced);
  if (words.isCode) return undefined;
  if (isInPlace(words, run, 0)) return undefined;
  if (run.last > run.first) return matchOf(words, run, 'likely', announced);
  return (given & FREQUENT) !== 0 || isSpokenOf(words, run)
    ? matchOf(words, run, 'possible', announced)
    : undefined;
}

/** `a fabi ligou`, `pra cris`, `o rafa`: behind an article, as those who are spoken of in a chat stand. */
function isSpokenOf(words: Words, { first }: NameRun): boolean {
  return (
    words.gapBefore(first) === GAP.space &&
    /^(?:[ao]|d[ao]|pr[ao]|c|com|pel[ao]|n[ao])$/.test(words.word(first - 1))
  );
}

const REASONS: Readonly<Record<Announcement, readonly Reason[]>> = {
  label: ['label', 'known-words'],
  cue: ['label', 'known-words'],
  title: ['context', 'known-words'],
  role: ['context', 'known-words'],
  none: ['known-words'],
};

function matchOf(words: Words, run: NameRun, level: Match['level'], announced: Announcement): Match {
  const start = words.starts[run.first]!;
  const end = words.ends[run.last]!;
  const reasons = REASONS[announced];
  return { start, end, level, reasons };
}

/** Fewer letters call nobody. */
const SHORTEST_CALL = 3;

/** Adds the keys of the words by which a name of several words may be called. */
function addCalls(words: Words, { start, end, level }: Match, calls: number[]): void {
  if (level === 'possible') return;
  const first = words.indexFrom(start);
  const last = words.indexFrom(end) - 1;
  for (let at = first; at <= last && last > first; at++) if (isCall(words, at)) calls.push(words.key(at));
}

/** A given name, a surname that is no common word, or in prose a word that is neither. */
function isCall(words: Words, at: number): boolean {
  const bits = words.bits[at]!;
  if (words.ends[at]! - words.starts[at]! < SHORTEST_CALL || (bits & (PARTICLE | KIN | TITLE)) !== 0)
    return false;
  if ((bits & NAME) !== 0) return (bits & GIVEN) !== 0 || (bits & COMMON) === 0;
  return (bits & UPPER) === 0 && !words.isCommon(at);
}

/** A name by itself, which the document may give in full elsewhere. */
function echo(words: Words, at: number): Echo | undefined {
  if (!words.is(at, CAPITAL) || words.is(at, INITIAL | TITLE | PARTICLE | MONTH)) return undefined;
  const style = styleOf(words, at);
  if (!isPart(words, at, style)) return undefined;
  const run = runAround(words, at, style);
  if (run === undefined || run.first < run.last || namesThing(words, run) || isCompany(words, run))
    return undefined;
  return { start: words.starts[at]!, end: words.ends[at]!, key: words.key(at) };
}

/** A field that holds a name: all its words, where at least one is a name or all have capitals. */
function readValue(words: Words, isWeak: boolean): Match | undefined {
  let first = 0;
  while (first < words.count - 1 && words.is(first, TITLE)) first++;
  const last = words.count - 1;
  if (last < first || last - first >= MOST_WORDS || !isNameOnly(words, first)) return undefined;
  let known = 0;
  let full = 0;
  for (let at = first; at <= last; at++) {
    if (words.is(at, PARTICLE | INITIAL)) continue;
    full++;
    if (words.is(at, NAME)) known++;
    else if (!words.is(at, CAPITAL) && known === 0) return undefined;
  }
  const start = words.starts[first]!;
  const end = words.ends[last]!;
  if (known === 0 && full < 2) {
    const level = isWeak || full === 0 ? 'nothing' : levelOfUnlisted(words, first);
    return level === 'nothing' ? undefined : { start, end, level, reasons: ['key'] };
  }
  if (known === 0) return isWeak ? undefined : { start, end, level: 'likely', reasons: ['key'] };
  const level = levelOfValue(words, first, full, isWeak);
  return level === 'nothing' ? undefined : { start, end, level, reasons: ['key', 'known-words'] };
}

const MOST_WORDS = 12;

/** Behind a key that can name a thing too, a name must be one of Brazil's, and not a place's. */
function levelOfValue(words: Words, first: number, full: number, isWeak: boolean): Level {
  const given = words.bits[first]!;
  const isKnown = isStrong(given) && (given & GIVEN) !== 0;
  if (!isWeak) return full > 1 || isKnown ? 'certain' : 'possible';
  if (words.isPlace(first, words.count - 1)) return 'nothing';
  if (full > 1) return isKnown ? 'certain' : 'nothing';
  return isKnown && (given & FREQUENT) !== 0 ? 'likely' : 'nothing';
}

/** One word that no list has, under a key of people: no abbreviation, no state of something, no header. */
function levelOfUnlisted(words: Words, at: number): Level {
  if (!isPart(words, at, 'capital') || words.is(at, ANNOUNCING)) return 'nothing';
  return looksLikeName(words, at) ? 'likely' : 'possible';
}

/** Whether every word from `first` on can be a name's, and the first is no common word. */
function isNameOnly(words: Words, first: number): boolean {
  for (let at = first; at < words.count; at++) {
    const gap = at < words.count - 1 ? words.gaps[at]! : 0;
    if ((gap & ~(GAP.space | GAP.dot | GAP.hyphen | GAP.comma)) !== 0) return false;
    if (words.is(at, NUMBER)) return false;
    if (words.is(at, NAME | PARTICLE | INITIAL)) continue;
    if (words.is(at, INSTITUTION | STREET | NO_NAME | EVENT) || (at === first && words.isCommon(at)))
      return false;
  }
  return !(words.is(first, NAME) && words.is(first, EVENT | INSTITUTION | NO_NAME));
}

/** What people are called in the keys and headers of records. */
const PEOPLE_KEYS =
  wordSet(`colaborador colaboradora participante passageiro passageira hóspede morador moradora
  declarante vítima testemunha solicitante interessado interessada requerente requerido réu reclamante reclamado
  candidato candidata estudante entrevistado entrevistada dependente filiação genitor genitora tutor curador síndico
  locador locatário sócio proprietário proprietária condutor motorista gestor gestora supervisor supervisora coordenador
  coordenadora atendente enfermeiro enfermeira dentista psicólogo psicóloga advogado advogada juiz juíza relator
  relatora apelido employee student guest passenger doctor nurse spouse signatário associado associada cooperado
  professor professora aluna agressor suspeito representante procurador orientador orientando avaliador filho filha
  esposo esposa irmão irmã padrinho madrinha falecido falecida servidora funcionária`);

export const name: WordsIdentifier = {
  kind: 'words',
  id: 'name',
  names: { en: 'person’s name', 'pt-BR': 'nome de pessoa' },
  mask: 'NOME',
  summary: {
    en: 'A person’s name: known given names and surnames beside one another, or words that a label, a title or a role announces.',
    'pt-BR':
      'Nome de pessoa: prenomes e sobrenomes conhecidos lado a lado, ou palavras anunciadas por rótulo, tratamento ou papel.',
  },
  source: 'lists of given names and surnames (docs/dependencies.md)',
  weakKeys: ['nome', 'nm', 'name', 'nombre'],
  labels: [
    'nome completo',
    'nome social',
    'paciente',
    'nome do paciente',
    'cliente',
    'titular',
    'responsável',
    'mãe',
    'nome da mãe',
    'pai',
    'nome do pai',
    'cônjuge',
    'acompanhante',
    'sobrenome',
    'prenome',
    'médico',
    'profissional',
    'contato',
    'funcionário',
    'servidor',
    'aluno',
    'autor',
    'beneficiário',
    'segurado',
    'vendedor',
    'comprador',
    'remetente',
    'destinatário',
    'assinado por',
    ...PEOPLE_KEYS,
    'display name',
    'nome exibido',
    'full name',
    'fullname',
    'first name',
    'firstname',
    'last name',
    'lastname',
    'surname',
    'given name',
    'family name',
    'patient',
    'customer',
    'author',
    'mother',
    'father',
    'apellido',
  ],
  wakes: NAME | ANNOUNCING | INITIAL | CAPITAL,
  read,
  addCalls,
  echo,
  readValue,
  normalise: (spelling) =>
    spelling
      .normalize('NFD')
      .replace(/[\u0300-\u036f\u00ad]/g, '')
      .toLowerCase()
      .replace(/[^\p{L}]+/gu, ' ')
      .trim(),
  surrogate: surrogateName,
  respell: respellName,
  examples: {
    found: [
      { text: 'Paciente: Maria Clara Rosa, 54 anos.', value: 'Maria Clara Rosa', confidence: 'certain' },
      { text: 'A consulta foi com a Dra. Kimiko Yamanaka.', value: 'Kimiko Yamanaka', confidence: 'likely' },
      { text: 'nome: joão batista moreira', value: 'joão batista moreira', confidence: 'likely' },
      { text: 'Compareceu Jandira Quintela, vizinha.', value: 'Jandira Quintela', confidence: 'likely' },
      { text: 'Quem abriu o portão foi Francisca.', value: 'Francisca', confidence: 'likely' },
      { text: 'O réu C. A. N., menor, foi ouvido.', value: 'C. A. N', confidence: 'likely' },
      { text: 'FALCÃO, Iracema. Manual de campo.', value: 'FALCÃO, Iracema', confidence: 'likely' },
      { text: 'Oi, Lu! Tudo bem?', value: 'Lu', confidence: 'likely' },
    ],
    clean: [
      { text: 'Internada no Hospital Santa Rita.', why: 'an institution' },
      { text: 'Caiu na Avenida Paulista.', why: 'a street' },
      { text: 'Doença de Chagas e escala de Glasgow.', why: 'eponyms' },
      { text: 'Mora em São José dos Campos.', why: 'a municipality' },
      { text: 'Prado Advogados e Souza & Filhos Ltda.', why: 'companies' },
      { text: 'A rosa é bonita; a vitória foi dele.', why: 'words that are names too, in small letters' },
      { text: 'RECURSO ESPECIAL. AGRAVO DE INSTRUMENTO.', why: 'a heading' },
      { text: 'A Lei Maria da Penha foi citada.', why: 'a law' },
    ],
  },
};
