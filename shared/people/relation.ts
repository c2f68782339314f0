import { borderAt, isMask } from '../dates/borders.ts';
import type { Dice, Match, WordsIdentifier } from '../identifiers/identifier.ts';
import { foldToAscii } from '../text/characters.ts';
import { KIN, ROLE } from '../words/classes.ts';
import { foldedAt, wordSet } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import { isName, type RelationMention, readRelation } from './relation-mention.ts';
import { respellRelation, surrogateRelation } from './relation-surrogate.ts';

/** What people in a record, and nobody else, do: said of a relation right behind it. */
const DOES =
  wordSet(`refere relata relatou informa informou nega acompanha acompanhou trouxe disse diz afirma afirmou
  mora reside ligou procurou agredia agrediu compareceu autorizou assinou solicita solicitou questiona acompanhando
  faleceu tem esteve visitou chegou percebeu notou encontrou observou`);
/** Before a relation: whose it is stands in the sentence. */
const WITH =
  wordSet(`com acompanhada acompanhado trazida trazido cuidada cuidado segundo conforme mora reside vive que
  casada casado agredida agredido informada informado ligar avisar contactar procurar`);
/** A field, a day or a saying, and no person. */
const FIELDS = wordSet('nome nomes dia dias filiacao lei direito direitos deveres santo aluguel');
const NEAR = 14;

function read(words: Words, at: number): Match | undefined {
  const from = words.firstSeen(at);
  const end = words.endSeen(at);
  const mention = readRelation(words, at, from, end);
  if (mention === undefined || isField(words, mention, from, end)) return undefined;
  if (mention.through === 'article' && !isOfRecord(words, mention, from, end)) return undefined;
  const reasons = ['context'] as const;
  return { start: words.starts[mention.first]!, end: words.ends[mention.last]!, level: 'possible', reasons };
}

/** Whether it is the name of a field (`Mãe:`, `nome da mãe`) or part of a saying. */
function isField(words: Words, { first, last }: RelationMention, from: number, end: number): boolean {
  if (last + 1 < end && (words.gaps[last]! & GAP.colon) !== 0) return true;
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
function isOfRecord(words: Words, { first, last }: RelationMention, from: number, end: number): boolean {
  const next = last + 1;
  if (next < end && isName(words, next)) return true;
  const does = next < end && words.gaps[last] === GAP.space && DOES.has(foldedAt(words, next));
  const by = first > from && WITH.has(foldedAt(words, first - (isContracted(words, first) ? 2 : 1)));
  if (!does && !by) return false;
  return does || hasSomebody(words, first, last, from, end);
}

function isContracted(words: Words, first: number): boolean {
  return /^(?:pel[oa]s?|aos?)$/.test(foldedAt(words, first - 1));
}

function hasSomebody(words: Words, first: number, last: number, from: number, end: number): boolean {
  for (let i = first - 1; i >= Math.max(from, first - NEAR) && borderAt(words, i) !== 'paragraph'; i--) {
    if (words.is(i, ROLE) || isName(words, i)) return true;
  }
  for (let i = last + 1; i < Math.min(end, last + NEAR) && borderAt(words, i - 1) !== 'paragraph'; i++) {
    if (words.is(i, ROLE) || isName(words, i)) return true;
  }
  return false;
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
  labels: [],
  wakes: KIN,
  read,
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
