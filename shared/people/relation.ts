import { isMask } from '../dates/borders.ts';
import type { Dice, Match, WordsIdentifier } from '../identifiers/identifier.ts';
import { foldToAscii } from '../text/characters.ts';
import { CAPITAL, KIN, NUMBER, RELATIVE } from '../words/classes.ts';
import { foldedAt, wordSet } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import { isBracketed, isInNameOf, isWithName } from './relation-beside.ts';
import { isOfRecord } from './relation-grounds.ts';
import { type RelationMention, readRelation } from './relation-mention.ts';
import { respellRelation, surrogateRelation } from './relation-surrogate.ts';
import { ARTICLES, NO_RELATION, ONLY_WITH_OWNER, QUALITIES } from './relation-words.ts';

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

/**
 * A whole value under a key of kinship: `parentesco = irmão`. Under a weak one, of who somebody is (`Quem busca`), nothing
 * but kin.
 */
function readRelationValue(words: Words, isWeak: boolean): Match | undefined {
  if (words.count > LONGEST_VALUE || (isWeak && !isKinAlone(words))) return undefined;
  // `irmão gêmeo`, `ex-marido`
  if (![0, 1, words.count - 1].some((at) => words.is(at, KIN | RELATIVE))) return undefined;
  for (let at = 0; at < words.count; at++) if (words.is(at, NUMBER)) return undefined;
  const [start, end] = [words.starts[0]!, words.ends[words.count - 1]!];
  return { start, end, level: 'possible', reasons: ['key'] };
}

const LONGEST_VALUE = 4;

/** `avô`, `tia materna`, `ex-marido`, `a babá` */
function isKinAlone(words: Words): boolean {
  for (let at = 0; at < words.count; at++) if (!isOfKin(words, at)) return false;
  return true;
}

function isOfKin(words: Words, at: number): boolean {
  const word = foldedAt(words, at);
  if (words.is(at, KIN | RELATIVE))
    return !NO_RELATION.has(word) && (word === 'baba' || word === 'ex' || !ONLY_WITH_OWNER.has(word));
  return ARTICLES.has(word) || QUALITIES.has(word) || word === 'ex';
}

const CONTACT = /^(?:fone|telefone|tel|cel|celular|contato|whatsapp|whats|zap|numero)$/;

/** Whether it is the name of a field (`Mãe:`, `nome da mãe`) or part of a saying. */
function isField(words: Words, mention: RelationMention, from: number, end: number): boolean {
  const { first, last, through } = mention;
  // `Fone da nora: …`
  if (through === 'of' && CONTACT.test(foldedAt(words, first - 2))) return false;
  if (through !== 'possessive' && last + 1 < end && (words.gaps[last]! & GAP.colon) !== 0)
    return !isWithName(words, first, from) && !isBracketed(words, mention, from, end);
  // `no nome da esposa`, `Gritar o nome do marido, Uoshinton.`
  if (through === 'of' && foldedAt(words, first - 2) === 'nome' && isNoField(words, mention, end))
    return false;
  const isOfField =
    last + 2 < end && foldedAt(words, last + 1) === 'de' && FIELDS.has(foldedAt(words, last + 2));
  // `um vizinho de nome Aparício`
  if (isOfField) return !words.is(last + 3, CAPITAL);
  if (isMask(words, first)) return true;
  if (through === 'possessive') return false;
  for (let i = first - 1; i >= from && i >= first - 2; i--) {
    if (words.gaps[i]! & ~(GAP.space | GAP.line)) return false;
    if (FIELDS.has(foldedAt(words, i))) return true;
  }
  return false;
}

/** Whether the name of kin is not asked for: it is used, or it stands behind a comma. */
function isNoField(words: Words, { first, last }: RelationMention, end: number): boolean {
  if (isInNameOf(words, first)) return true;
  return last + 1 < end && words.gaps[last] === (GAP.comma | GAP.space) && words.is(last + 1, CAPITAL);
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
  labels: [
    'parentesco',
    'grau de parentesco',
    'vínculo familiar',
    'vínculo',
    'grau',
    'relação',
    'relation',
    'relationship',
    'kinship',
  ],
  weakKeys: [
    'responsável',
    'responsável legal',
    'quem busca',
    'quem retira',
    'quem acompanha',
    'acompanhante',
    'cuidador',
    'autor',
    'autora',
    'agressor',
    'agressora',
    'declarante',
    'informante',
    'contato',
    'contato de emergência',
  ],
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
