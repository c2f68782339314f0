import { borderAt, isMask } from '../dates/borders.ts';
import { isClinical } from '../dates/clinical.ts';
import { NOBODY } from '../dates/vocabulary.ts';
import type { Dice, Match, WordsIdentifier } from '../identifiers/identifier.ts';
import { foldToAscii } from '../text/characters.ts';
import { CAPITAL, KIN, NUMBER, RELATIVE, ROLE, TITLE, UPPER } from '../words/classes.ts';
import { foldedAt, wordSet } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import {
  isBehindName,
  isContact,
  isInFamilyHistory,
  isOfField,
  isOfName,
  isUnknownName,
  isWithName,
} from './relation-beside.ts';
import { isName, isSpecific, opensClause, type RelationMention, readRelation } from './relation-mention.ts';
import { respellRelation, surrogateRelation } from './relation-surrogate.ts';

/** What people in a record, and nobody else, do or are: said of a relation right behind it. */
const DOES =
  wordSet(`refere referem relata relatam informa informam nega negam acompanha acompanham diz afirma mora
  moram reside residem solicita questiona tem acompanhando esteve falecido falecida preso presa recluso reclusa vivo
  viva hipertenso hipertensa diabetico diabetica ciente disse trouxe fez veio foi estava era com presente portador portadora orientado orientada responsavel estuda
  trabalha vive`);
/** Verbs that tell what happened: past tenses in the third person. */
const TELLS = /(?:[aei]u|ou|aram|eram|iram|ava|avam|iam)$/;
/** What somebody does now, said of one who is known: behind `não`. */
const PRESENT = wordSet(
  'deixa quer bebe paga ajuda bate leva busca cuida aceita pede sabe fica vem vai toma usa faz sofre tem mora vive trabalha sai come dorme fala liga atende',
);
/** Makes it a rule for all. */
const RULES = wordSet('pode podem deve devem ou herda herdam e tem que');
/** Future tenses, in which rules are written. */
const FUTURE = /^(?:pode|deve|te|se|fica|recebe)ra(?:o)?$/;
/** Before a relation: whose it is stands in the sentence. */
const WITH =
  wordSet(`com acompanhada acompanhado trazida trazido cuidada cuidado segundo conforme mora reside vive
  morava morar vivia acompanhando visitar visitou perdi perdeu enterrou matou cuida conviver casada casado agredida agredido informada informado ligar avisar avisa contactar procurar contato
  responsavel com c`);
/** Before kin without an article: whom somebody has, or had. */
const HAD = wordSet('deixou deixa teve tinha perdeu perdi criou cria com por c');
/** `a receita da tia`, `o vestido da noiva`, `a casa da avó` */
const IN_SAYINGS = /^(?:ti[oa]|avos?|noivos?|noiva|padrinho|madrinha|.*s)$/;
/** Said of kin, and of no nodes. */
const DESCENT =
  /^(?:cacula|primogenit[oa]|(?:matern|patern|adotiv|gême|geme|biologic)[oa]s?|velh[oa]|nov[oa])$/;
/** A field, a day or a saying, and no person. */
const FIELDS = wordSet('nome nomes dia dias filiacao lei direito direitos deveres santo aluguel');
function read(words: Words, at: number): Match | undefined {
  const from = words.firstSeen(at);
  const end = words.endSeen(at);
  const mention = readRelation(words, at, from, end);
  if (mention === undefined || isField(words, mention, from, end)) return undefined;
  if (!isOfRecord(words, mention, from, end)) return undefined;
  const reasons = ['context'] as const;
  return { start: words.starts[mention.first]!, end: words.ends[mention.last]!, level: 'possible', reasons };
}

/** A whole value under a key of kinship: `parentesco = irmão`. */
function readRelationValue(words: Words): Match | undefined {
  if (words.count > LONGEST_VALUE || !words.is(words.count - 1, KIN | RELATIVE)) return undefined;
  const [start, end] = [words.starts[0]!, words.ends[words.count - 1]!];
  return { start, end, level: 'possible', reasons: ['key'] };
}

const LONGEST_VALUE = 4;

const CONTACT = /^(?:fone|telefone|tel|cel|celular|contato|whatsapp|whats|zap|numero)$/;

/** Whether it is the name of a field (`Mãe:`, `nome da mãe`) or part of a saying. */
function isField(words: Words, mention: RelationMention, from: number, end: number): boolean {
  const { first, last, through } = mention;
  // `Fone da nora: …`
  if (through === 'of' && CONTACT.test(foldedAt(words, first - 2))) return false;
  if (through !== 'possessive' && last + 1 < end && (words.gaps[last]! & GAP.colon) !== 0) return true;
  if (last + 2 < end && foldedAt(words, last + 1) === 'de' && FIELDS.has(foldedAt(words, last + 2)))
    return true;
  if (isMask(words, first)) return true;
  for (let i = first - 1; i >= from && i >= first - 2; i--) {
    if (words.gaps[i]! & ~(GAP.space | GAP.line)) return false;
    if (FIELDS.has(foldedAt(words, i))) return true;
  }
  return false;
}

/** Whether the words around speak of somebody whose relation it is, and not of relations as such. */
function isOfRecord(words: Words, mention: RelationMention, from: number, end: number): boolean {
  const { first, last, through } = mention;
  const somebody = (): boolean => hasSomebody(words, first, last, from, end);
  if (through === 'possessive') {
    return (
      !IN_TREES.test(foldedPhrase(words, first, last)) ||
      WITH.has(wordBefore(words, first, from)) ||
      somebody()
    );
  }
  if (isContact(words, mention, end) || isOfField(words, first, from)) return true;
  const next = foldedAt(words, last + 1);
  const follows = last + 1 < end && words.gaps[last] === GAP.space;
  if (follows && FUTURE.test(next)) return false;
  if (through === 'person') return true;
  if (through !== 'of' && isRule(words, first, from)) return false;
  if (last > mention.kin && DESCENT.test(foldedAt(words, last))) return true;
  if (isCounted(words, mention) || isJoined(words, mention, from)) return !(follows && RULES.has(next));
  if (through === 'counted') return HAD.has(wordBefore(words, first, from)) || somebody();
  if (through === 'indefinite')
    return (isSpecific(words, mention.kin) || !IN_TREE.test(foldedAt(words, mention.kin))) && somebody();
  if (through === 'nothing' && /^(?:mamae|papai)$/.test(foldedAt(words, mention.kin))) {
    return follows && !words.is(last + 1, CAPITAL);
  }
  if ((through === 'nothing' || through === 'article') && isOfName(words, last, end)) return true;
  if (through === 'nothing' && (isBehindName(words, mention, from, end) || isWithName(words, first, from)))
    return true;
  if (through === 'nothing' && isInFamilyHistory(words, mention, from, end)) return true;
  if (through === 'article' && WITH.has(wordBefore(words, first, from))) return true;
  if (through === 'nothing' && HAD.has(wordBefore(words, first, from))) {
    const one = wordBefore(words, first, from);
    const isBrought = WITH.has(foldedAt(words, first - 2));
    return (
      !/^(?:com|por|c)$/.test(one) ||
      isBrought ||
      (isSpecific(words, mention.kin) && !words.is(last + 1, NUMBER))
    );
  }
  const named = last + 1 < end && (isName(words, last + 1) || isUnknownName(words, last + 1));
  const isOne = !words.is(first, TITLE) && !foldedAt(words, mention.kin).endsWith('s');
  const opens = opensClause(words, first, from);
  if (through === 'nothing' && named && follows && isOne && (words.is(first, CAPITAL) || opens)) return true;
  // `o sobrinho tem a chave`; but `os filhos têm direito`
  const has = next === 'tem' && isOne && isSpecific(words, mention.kin);
  if (follows && !named && !has && (RULES.has(next) || OF.has(next))) {
    // `A esposa e os dois filhos assistiram`; `Avós e tios podem`
    const isOneOf = through === 'article' && isSpecific(words, mention.kin) && isOne;
    return next === 'e' && (isOneOf || somebody()) && !isRuleBehind(words, last + 2, end);
  }
  const does = (follows && doesAt(words, last + 1)) || doesBehindComma(words, last, end);
  if (through === 'nothing') {
    if ((does && !next.endsWith('ia')) || isBracketed(words, mention, from, end)) return true;
    // `Mãe boliviana, entende pouco`, `Esposa com Alzheimer`
    return (
      opens &&
      (first > from || words.is(first, CAPITAL)) &&
      follows &&
      isOne &&
      !words.is(last + 1, CAPITAL) &&
      !OF.has(next) &&
      somebody()
    );
  }
  if (through === 'of')
    return somebody() || (isSpecific(words, mention.kin) && !IN_SAYINGS.test(foldedAt(words, mention.kin)));
  if (isSpecific(words, mention.kin) && !foldedAt(words, mention.kin).endsWith('s')) return true;
  // `ligou pra todos os filhos`
  if (/^tod[oa]s$/.test(foldedAt(words, first)) && !follows && somebody()) return true;
  if (foldedAt(words, mention.kin).endsWith('s')) return named || (somebody() && does);
  return named || does || somebody();
}

/** A verb of people, over `não`, `já` or `nunca`: `padrasto não deixa`. */
function doesAt(words: Words, at: number): boolean {
  const verb = foldedAt(words, at);
  if (DOES.has(verb) || TELLS.test(verb)) return true;
  return /^(?:nao|ja|nunca)$/.test(verb) && words.gaps[at] === GAP.space && isDeedOfOne(words, at + 1);
}

/** What one does or did. */
function isDeedOfOne(words: Words, at: number): boolean {
  const verb = foldedAt(words, at);
  return DOES.has(verb) || TELLS.test(verb) || PRESENT.has(verb);
}

/** What programs call parts of trees. */
const IN_TREE = /^(?:pais?|filh[oa]s?|irma(?:o|os|s)?|prim[oa]s?)$/;
/** Relations of nodes and components as well: `seu pai`, `seus filhos`. */
const IN_TREES = /^(?:(?:o|os) )?(?:seus? pais?|seus? (?:filho|irmao)s?)$/;
const OF = wordSet('do da dos das de');

const ALL = wordSet('toda todo todas todos cada qualquer direito direitos');
const SENTENCE = 12;

/** `Toda criança tem direito a conviver com os pais`: no one's. */
function isRule(words: Words, first: number, from: number): boolean {
  for (
    let i = first - 1;
    i >= Math.max(from, first - SENTENCE) && !/^(?:sentence|paragraph|cell)$/.test(borderAt(words, i));
    i--
  ) {
    if (ALL.has(foldedAt(words, i))) return true;
  }
  return false;
}

/** `… e tios podem`, `… e os pais devem` */
function isRuleBehind(words: Words, at: number, end: number): boolean {
  for (let i = at; i < Math.min(end, at + 4); i++) {
    if (/^(?:pode|podem|deve|devem)$/.test(foldedAt(words, i)) || FUTURE.test(foldedAt(words, i)))
      return true;
  }
  return false;
}

/** `os dois filhos`, `os três netos`: so many as somebody has. */
function isCounted(words: Words, { first, kin, through }: RelationMention): boolean {
  if (through !== 'article' && through !== 'possessive') return false;
  // `uma das netas`
  if (/^uma?$/.test(foldedAt(words, first))) return isSpecific(words, kin);
  for (let i = first; i < kin; i++)
    if (/^(?:dois|duas|tres|quatro|cinco)$/.test(foldedAt(words, i))) return true;
  return false;
}

/** `a esposa e o filho`, `(esposa e cunhado)`: behind kin whom only people have. */
function isJoined(words: Words, { first, kin }: RelationMention, from: number): boolean {
  if (first < from + 2 || foldedAt(words, first - 1) !== 'e' || words.gaps[first - 1] !== GAP.space)
    return false;
  const other = foldedAt(words, first - 2);
  return (
    (isSpecific(words, first - 2) ||
      other === 'ex' ||
      (isSpecific(words, kin) && words.is(first - 2, KIN))) &&
    !other.endsWith('s')
  );
}

/** `A filha, médica, recusou` */
function doesBehindComma(words: Words, last: number, end: number): boolean {
  if (last + 3 >= end || words.gaps[last] !== (GAP.comma | GAP.space)) return false;
  for (let i = last + 1; i < Math.min(end - 1, last + 4); i++) {
    if (words.gaps[i] === (GAP.comma | GAP.space))
      return DOES.has(foldedAt(words, i + 1)) || TELLS.test(foldedAt(words, i + 1));
    if (words.gaps[i] !== GAP.space) return false;
  }
  return false;
}

function foldedPhrase(words: Words, first: number, last: number): string {
  let phrase = foldedAt(words, first);
  for (let i = first + 1; i <= last; i++) phrase += ` ${foldedAt(words, i)}`;
  return phrase;
}

/** `Elza (filha)`, `(esposa, D. Zilda)` */
function isBracketed(words: Words, { first, last }: RelationMention, from: number, end: number): boolean {
  if (first === from || (words.gaps[first - 1]! & GAP.open) === 0) return false;
  if (words.gaps[last]! & GAP.close) return words.is(first - 1, CAPITAL) && !words.is(first, UPPER);
  return last + 1 < end && (words.gaps[last]! & GAP.comma) !== 0 && words.is(last + 1, CAPITAL);
}

/** The word before the relation and the preposition that its article is one with. */
function wordBefore(words: Words, first: number, from: number): string {
  const at = /^(?:pel[oa]s?|aos?|pr[oa])$/.test(foldedAt(words, first - 1)) ? first - 2 : first - 1;
  return at >= from ? foldedAt(words, at) : '';
}

const NEAR = 20;
/** Kin and events that no program has. */
const OF_PEOPLE = wordSet(
  'mae mamae vovo casei casou casaram faleceu faleceram morreu nasceu obito internado internada viuvo',
);

function hasSomebody(words: Words, first: number, last: number, from: number, end: number): boolean {
  for (let i = first - 1; i >= Math.max(from, first - NEAR) && borderAt(words, i) !== 'paragraph'; i--) {
    if (isSomebody(words, i)) return true;
  }
  for (let i = last + 1; i < Math.min(end, last + NEAR) && borderAt(words, i - 1) !== 'paragraph'; i++) {
    if (isSomebody(words, i)) return true;
  }
  return false;
}

function isSomebody(words: Words, at: number): boolean {
  const word = foldedAt(words, at);
  return (
    isName(words, at) ||
    (words.is(at, ROLE) && !NOBODY.has(word)) ||
    isClinical(word) ||
    isSpecific(words, at) ||
    OF_PEOPLE.has(word)
  );
}

export const relation: WordsIdentifier = {
  kind: 'words',
  id: 'relation',
  names: { en: 'relation to a person', 'pt-BR': 'relação com uma pessoa' },
  mask: 'PARENTESCO',
  summary: {
    en: 'Kin, a partner, a carer or a neighbour of somebody: it points to a person without a name. Possible at most.',
    'pt-BR':
      'Parente, companheiro, cuidador ou vizinho de alguém: aponta para uma pessoa sem nomeá-la. No máximo possível.',
  },
  source: 'HIPAA Safe Harbor, 45 CFR 164.514(b)(2)(i): identifiers of relatives; practice',
  labels: ['parentesco', 'grau de parentesco', 'vínculo familiar', 'relationship', 'kinship'],
  wakes: KIN | RELATIVE,
  read,
  readValue: readRelationValue,
  normalise: (spelling) => foldToAscii(spelling).toLowerCase().replace(/\s+/g, ' ').trim(),
  surrogate: (value: string, dice: Dice) => surrogateRelation(value, dice),
  respell: respellRelation,
  examples: {
    found: [
      { text: 'Mora com sua esposa e dois cães.', value: 'sua esposa', confidence: 'possible' },
      {
        text: 'Ligar para o filho mais velho do paciente',
        value: 'o filho mais velho do paciente',
        confidence: 'possible',
      },
      { text: 'A cuidadora dele trouxe os exames.', value: 'A cuidadora dele', confidence: 'possible' },
      { text: 'Mãe do RN refere boa sucção.', value: 'Mãe do RN', confidence: 'possible' },
      { text: 'Minha avó está internada.', value: 'Minha avó', confidence: 'possible' },
      { text: 'Paciente trazida pela filha.', value: 'filha', confidence: 'possible' },
    ],
    clean: [
      { text: 'Nome da mãe: não informado', why: 'a field' },
      { text: 'os filhos têm direito à pensão', why: 'a rule for all' },
      { text: 'a placa-mãe do computador', why: 'a thing' },
      { text: 'o processo filho terminou', why: 'a program' },
      { text: 'Feliz Dia das Mães', why: 'a day' },
    ],
  },
};
