/** Why a relation is one of somebody in the record: the words beside it, and whoever is spoken of around. */
import { CAPITAL, KIN, NUMBER, TITLE } from '../words/classes.ts';
import { foldedAt, wordSet } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import { hasSomebodyAround } from './relation-around.ts';
import {
  isBehindName,
  isBracketed,
  isContact,
  isInFamilyHistory,
  isInNameOf,
  isInSeries,
  isOfField,
  isOfName,
  isUnknownName,
  isWithName,
} from './relation-beside.ts';
import { doesAt, doesBehindComma } from './relation-deeds.ts';
import { isName, isSpecific, opensClause, type RelationMention } from './relation-mention.ts';
import { FUTURE, isRule, isRuleBehind } from './relation-rules.ts';

/** Makes it a rule for all. */
const RULES = wordSet('pode podem deve devem ou herda herdam e tem que');
/** Before a relation: whose it is stands in the sentence. */
const WITH =
  wordSet(`com acompanhada acompanhado trazida trazido cuidada cuidado segundo conforme mora reside vive
  morava morar vivia acompanhando visitar visitou perdi perdeu enterrou matou cuida conviver casada casado agredida agredido informada informado ligar avisar avisa contactar procurar contato
  responsavel com c conversado conversei comunicado comunicada orientado orientada acompanhou ouvida ouvido agrediu buscar
  levei levou visita ajuda auxilio`);
/** Before kin without an article: whom somebody has, or had. */
const HAD = wordSet('deixou deixa teve tinha perdeu perdi criou cria com por c sic');
/** `a receita da tia`, `o vestido da noiva`, `a casa da avó` */
const IN_SAYINGS = /^(?:ti[oa]|avos?|noivos?|noiva|padrinho|madrinha|.*s)$/;
/** Said of kin, and of no nodes. */
const DESCENT =
  /^(?:cacula|primogenit[oa]|(?:matern|patern|adotiv|gême|geme|biologic)[oa]s?|velh[oa]|nov[oa])$/;
/** A relation and the words around it. */
interface Stand {
  readonly words: Words;
  readonly mention: RelationMention;
  readonly from: number;
  readonly end: number;
  /** The word behind it, folded, and whether nothing but a blank parts the two. */
  readonly next: string;
  readonly follows: boolean;
  /** Kin whom only people have. */
  readonly specific: boolean;
  readonly plural: boolean;
}

/** Whether the words around speak of somebody whose relation it is, and not of relations as such. */
export function isOfRecord(words: Words, mention: RelationMention, from: number, end: number): boolean {
  const { last, kin } = mention;
  const stand: Stand = {
    words,
    mention,
    from,
    end,
    next: foldedAt(words, last + 1),
    follows: last + 1 < end && words.gaps[last] === GAP.space,
    specific: isSpecific(words, kin),
    plural: foldedAt(words, kin).endsWith('s'),
  };
  return mention.through === 'possessive' ? isPossessed(stand) : (byForm(stand) ?? byPlace(stand));
}

/** `Meu velho partiu`: said of a partner or a parent, and with a noun behind it of anything. */
const OLD = /^(?:velh|vei)[oa]$/;

function isPossessed(stand: Stand): boolean {
  const { words, mention, from } = stand;
  if (OLD.test(foldedAt(words, mention.kin))) return !stand.follows || doesAt(words, mention.last + 1);
  if (!IN_TREES.test(foldedPhrase(words, mention.first, mention.last))) return true;
  return WITH.has(wordBefore(words, mention.first, from)) || hasSomebody(stand);
}

/** What the expression itself and its field say; undefined where they leave it open. */
function byForm(stand: Stand): boolean | undefined {
  const { words, mention, from, end, next, follows } = stand;
  const { first, last, through } = mention;
  if (isContact(words, mention, end) || isOfField(words, first, from) || isInNameOf(words, first))
    return true;
  if (follows && FUTURE.test(next)) return false;
  if (through === 'person') return true;
  if (through !== 'of' && isRule(words, first, from)) return false;
  if (last > mention.kin && DESCENT.test(foldedAt(words, last))) return true;
  if (isCounted(words, mention) || isJoined(words, mention, from))
    return !(follows && RULES.has(next) && !isWhoDid(stand));
  return undefined;
}

/** What stands beside it says, each way in which it may be said. */
function byPlace(stand: Stand): boolean {
  const { words, mention, from, specific } = stand;
  switch (mention.through) {
    case 'counted':
      return HAD.has(wordBefore(words, mention.first, from)) || hasSomebody(stand);
    case 'indefinite':
      if (specific) return hasSomebody(stand) || does(stand);
      return (
        hasSomebody(stand) &&
        (!IN_TREE.test(foldedAt(words, mention.kin)) || IS_WITH.test(wordBefore(words, mention.first, from)))
      );
    case 'nothing':
      return isBareOfRecord(stand);
    case 'article':
      return isArticledOfRecord(stand);
    default:
      return (
        byRule(stand) ??
        (hasSomebody(stand) || isOfKin(stand) || (specific && !IN_SAYINGS.test(foldedAt(words, mention.kin))))
      );
  }
}

/** What people have, do or get, and no program: before one of their kin. */
const OF_KIN = wordSet(
  `ajuda auxilio visita casa documentos documento comparecimento renda cuidados pensao celular assinatura presenca companhia
  aposentadoria beneficio salario colo apoio autorizacao relato saude morte falecimento enterro recado carro telefone`,
);

/** `visita da avó`, `casa do filho`; but `na casa da mãe Joana` */
function isOfKin(stand: Stand): boolean {
  const { words, mention } = stand;
  return (
    isSingular(stand) &&
    OF_KIN.has(foldedAt(words, mention.first - 2)) &&
    !words.is(mention.last + 1, CAPITAL) &&
    !OF.has(stand.next)
  );
}

/** `casou com um primo`, `tem um filho na PM` */
const IS_WITH = /^(?:com|tem|tinha|teve)$/;

/** `filho Munir quer`, `Mãe boliviana, entende pouco`: without an article. */
function isBareOfRecord(stand: Stand): boolean {
  const { words, mention, from, end, next, follows, specific } = stand;
  const { first, last } = mention;
  if (/^(?:mamae|papai)$/.test(foldedAt(words, mention.kin))) return follows && !words.is(last + 1, CAPITAL);
  if (isOfName(words, last, end) || isBehindName(words, mention, from, end) || isWithName(words, first, from))
    return true;
  if (isNamedBehindComma(stand)) return true;
  if (isInFamilyHistory(words, mention, from, end) || isInSeries(words, mention, from, end)) return true;
  if (HAD.has(wordBefore(words, first, from))) return isHad(stand);
  const isOne = isSingular(stand);
  const opens = opensClause(words, first, from);
  // `tia Onda`, at the start of a cell
  if (opens && follows && words.is(first, TITLE) && words.is(last + 1, CAPITAL))
    return !words.is(first, CAPITAL);
  if (isBeforeName(stand) && follows && isOne && (words.is(first, CAPITAL) || opens)) return true;
  const rule = byRule(stand);
  if (rule !== undefined) return rule;
  if ((does(stand) && !next.endsWith('ia')) || isBracketed(words, mention, from, end)) return true;
  if (!opens || !(first > from || words.is(first, CAPITAL)) || !follows) return false;
  const told = next === 'nao' ? foldedAt(words, last + 2) : next;
  if (!isOne && !specific && !TOLD.test(told)) return false;
  return !words.is(last + 1, CAPITAL) && !OF.has(next) && hasSomebody(stand);
}

/** `filhos cientes`, `pais avisados`, `filhos não localizados` */
const TOLD = /^(?:cientes|presentes|ausentes|[a-z]+[ai]d[oa]s)$/;

/** `| mãe, Cíntia |`, `Marido (Seu Cazuza)`: its name stands behind the comma, or in brackets. */
function isNamedBehindComma({ words, mention: { first, last }, from, end }: Stand): boolean {
  const next = last + 1;
  const gap = words.gaps[last]!;
  if (next >= end || (gap !== (GAP.comma | GAP.space) && gap !== (GAP.open | GAP.space))) return false;
  if (!isName(words, next) && !words.is(next, TITLE)) return false;
  // `tia materna (Cíntia) e padrinho (Edu)`
  const isSecond = foldedAt(words, first - 1) === 'e' && (words.gapBefore(first - 1) & GAP.close) !== 0;
  // `16:10 Filha (Rosângela) ciente`
  const isBehindHour = first > from && words.is(first, CAPITAL) && words.is(first - 1, NUMBER);
  return (isSecond || isBehindHour || opensClause(words, first, from)) && !words.is(next + 1, KIN);
}

/** `com cuidadora`, `por filha`: behind what one has or had. */
function isHad({ words, mention, from, specific }: Stand): boolean {
  const { first, last } = mention;
  if (!/^(?:com|por|c)$/.test(wordBefore(words, first, from))) return true;
  return WITH.has(foldedAt(words, first - 2)) || (specific && !words.is(last + 1, NUMBER));
}

/** `o sobrinho tem a chave`, `os pais não aceitam`. */
function isArticledOfRecord(stand: Stand): boolean {
  const { words, mention, from, end, follows, specific, plural } = stand;
  const { first, last } = mention;
  if (isOfName(words, last, end) || WITH.has(wordBefore(words, first, from))) return true;
  const rule = byRule(stand);
  if (rule !== undefined) return rule;
  if (specific && !plural) return true;
  // `ligou pra todos os filhos`
  if (/^tod[oa]s$/.test(foldedAt(words, first)) && !follows && hasSomebody(stand)) return true;
  if (isBeforeName(stand)) return true;
  // `Os irmãos menores seguem com a madrasta.`
  if (plural && last > mention.kin && hasSomebody(stand)) return true;
  return plural && !specific ? does(stand) && hasSomebody(stand) : does(stand) || hasSomebody(stand);
}

/**
 * What a word behind it says that makes a rule of it (`os filhos têm direito`) or goes on with its owner: false, or true
 * where others of somebody are joined (`A esposa e os dois filhos`); undefined where none such stands there.
 */
function byRule(stand: Stand): boolean | undefined {
  const { words, mention, end, next, follows, specific } = stand;
  const has = next === 'tem' && isSingular(stand) && specific;
  if (!follows || has || isBeforeName(stand) || !(RULES.has(next) || OF.has(next))) return undefined;
  if (isWhoDid(stand) || isFromPlace(stand)) return undefined;
  const isOneOf = mention.through === 'article' && specific && isSingular(stand);
  return next === 'e' && (isOneOf || hasSomebody(stand)) && !isRuleBehind(words, mention.last + 2, end);
}

/** `a tia que ajudava`, `os netos que vieram` */
function isWhoDid({ words, mention: { last }, next, specific }: Stand): boolean {
  return specific && next === 'que' && words.gaps[last + 1] === GAP.space && doesAt(words, last + 2);
}

/** `o filho de Goiânia` */
function isFromPlace({ words, mention: { last }, next, plural }: Stand): boolean {
  return next === 'de' && !plural && words.is(last + 2, CAPITAL) && words.isPlace(last + 2, last + 2);
}

function isSingular({ words, mention, plural }: Stand): boolean {
  return !(words.is(mention.first, TITLE) && words.is(mention.first, CAPITAL)) && !plural;
}

function isBeforeName({ words, mention, end }: Stand): boolean {
  const at = mention.last + 1;
  return at < end && (isName(words, at) || isUnknownName(words, at));
}

function does({ words, mention, end, follows }: Stand): boolean {
  // `Mãe diabética, avô cardiopata`
  const isSaidOf = mention.last > mention.kin && doesAt(words, mention.last);
  return (
    isSaidOf || (follows && doesAt(words, mention.last + 1)) || doesBehindComma(words, mention.last, end)
  );
}

/** What programs call parts of trees. */
const IN_TREE = /^(?:pais?|filh[oa]s?|irma(?:o|os|s)?|prim[oa]s?)$/;
/** Relations of nodes and components as well: `seu pai`, `seus filhos`. */
const IN_TREES = /^(?:(?:o|os) )?(?:seus? pais?|seus? (?:filho|irmao)s?)$/;
const OF = wordSet('do da dos das de');

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

function foldedPhrase(words: Words, first: number, last: number): string {
  let phrase = foldedAt(words, first);
  for (let i = first + 1; i <= last; i++) phrase += ` ${foldedAt(words, i)}`;
  return phrase;
}

/** The word before the relation and the preposition that its article is one with. */
function wordBefore(words: Words, first: number, from: number): string {
  const at = /^(?:pel[oa]s?|aos?|pr[oa])$/.test(foldedAt(words, first - 1)) ? first - 2 : first - 1;
  return at >= from ? foldedAt(words, at) : '';
}

function hasSomebody({ words, mention, from, end }: Stand): boolean {
  return hasSomebodyAround(words, mention, from, end);
}
