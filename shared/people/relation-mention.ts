/** Reads an expression that points to a person through another: `sua esposa`, `o filho mais velho do paciente`. */
import { COMMON, GIVEN } from '../lexicon/bits.ts';
import { CAPITAL, KIN, NUMBER, ROLE } from '../words/classes.ts';
import { foldedAt, wordSet } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';

export interface RelationMention {
  readonly first: number;
  readonly last: number;
  /** The word that names the relation. */
  readonly kin: number;
  /** What points to the other person: a possessive, a person behind it, or nothing but an article. */
  readonly through: 'possessive' | 'person' | 'article';
}

const ARTICLES = wordSet('o a os as');
const POSSESSIVES = wordSet('seu sua seus suas meu minha meus minhas nosso nossa nossos nossas teu tua');
/** Between a possessive or an article and the word. */
const BEFORE = wordSet(
  'ex falecido falecida finado finada querido querida proprio propria unico unica dois duas tres',
);
/** Words of kin that are no relation of a person in a record, or mean much else. */
const NO_RELATION = wordSet('ex chefe colega patroa patrao amigo amiga');
/** A relation only when the words say whose. */
const WITH_OWNER = wordSet(
  'mulher tio tia padrinho madrinha tutor tutora curador curadora gemeo gemea menor baba irma irmao',
);
const QUALITIES =
  wordSet(`velho velha novo nova mais menor gemeo gemea materno materna paterno paterna biologico
  biologica adotivo adotiva cacula primogenito primogenita menores caculas`);
const OF = wordSet('do da dos das');
const ITS = wordSet('dele dela deles delas');
const OWNERS = wordSet('rn paciente menor crianca falecido falecida finado finada interessado interessada');
/** Roles in programs and contracts whose parents are none. */
const NO_OWNERS = wordSet('servidor servidora usuario usuaria author customer');
/** What stands before a relation that has no article. */
const OPENERS = wordSet(`com por e que segundo conforme para pela pelo a ao do da de eh sao ser foi e ou sou
  acompanhada acompanhado um uma na no`);

/** The expression around the relation word at `at`, between the words `from` and `end`. */
export function readRelation(
  words: Words,
  at: number,
  from: number,
  end: number,
): RelationMention | undefined {
  const kin = foldedAt(words, at);
  if (!words.is(at, KIN) || NO_RELATION.has(kin)) return undefined;
  const { first, kind } = startOf(words, at, from);
  if (kind === 'compound') return undefined;
  const { last, owned } = endOf(words, at, end);
  if (kind === 'possessive') return { first, last, kin: at, through: 'possessive' };
  if (owned && (kind === 'article' || standsFree(words, first, from)))
    return { first, last, kin: at, through: 'person' };
  if (WITH_OWNER.has(kin) || kin.endsWith('s')) return undefined;
  return kind === 'article' || kind === 'contracted'
    ? { first, last, kin: at, through: 'article' }
    : undefined;
}

interface Start {
  readonly first: number;
  readonly kind: 'possessive' | 'article' | 'contracted' | 'bare' | 'compound';
}

const CONTRACTED = wordSet('pelo pela pelos pelas ao aos');

function startOf(words: Words, at: number, from: number): Start {
  let first = at;
  for (let i = at - 1; i >= from && i >= at - 3; i--) {
    const gap = words.gaps[i]!;
    const word = foldedAt(words, i);
    if (gap === GAP.hyphen && word !== 'ex') return { first, kind: 'compound' };
    if ((gap & ~(GAP.space | GAP.line | (word === 'ex' ? GAP.hyphen : 0))) !== 0) break;
    if (POSSESSIVES.has(word)) return { first: withArticle(words, i, from), kind: 'possessive' };
    if (ARTICLES.has(word)) return { first: i, kind: 'article' };
    if (CONTRACTED.has(word)) return { first, kind: 'contracted' };
    if (!BEFORE.has(word)) break;
    first = i;
  }
  return { first, kind: 'bare' };
}

function withArticle(words: Words, at: number, from: number): number {
  const joined = at > from && words.gaps[at - 1] === GAP.space && ARTICLES.has(foldedAt(words, at - 1));
  return joined ? at - 1 : at;
}

/** How many words a quality may have: `mais velho`. */
const MOST_QUALITIES = 2;

function endOf(words: Words, at: number, end: number): { last: number; owned: boolean } {
  let last = at;
  for (
    let count = 0;
    count < MOST_QUALITIES && joins(words, last, end) && isQuality(words, last + 1, end);
    count++
  )
    last++;
  if (!joins(words, last, end)) return { last, owned: false };
  const next = foldedAt(words, last + 1);
  if (ITS.has(next)) return { last: last + 1, owned: true };
  if (!OF.has(next) || !joins(words, last + 1, end)) return { last, owned: false };
  const owner = last + 2;
  if (isOwner(words, owner)) return { last: owner, owned: true };
  // The name that follows is a name by itself.
  return { last, owned: isName(words, owner) };
}

function joins(words: Words, at: number, end: number): boolean {
  return at + 1 < end && (words.gaps[at]! & ~(GAP.space | GAP.line)) === 0;
}

function isQuality(words: Words, at: number, end: number): boolean {
  const word = foldedAt(words, at);
  if (word === 'mais') return joins(words, at, end) && QUALITIES.has(foldedAt(words, at + 1));
  return QUALITIES.has(word);
}

function isOwner(words: Words, at: number): boolean {
  const word = foldedAt(words, at);
  return OWNERS.has(word) || (words.is(at, ROLE | KIN) && !NO_OWNERS.has(word));
}

export function isName(words: Words, at: number): boolean {
  return words.is(at, GIVEN) && words.is(at, CAPITAL) && !words.is(at, COMMON);
}

/** Whether nothing before it makes the word the second noun of another thing (`processo pai do …`). */
function standsFree(words: Words, first: number, from: number): boolean {
  if (first === from || words.is(first - 1, NUMBER)) return true;
  if ((words.gaps[first - 1]! & ~GAP.space) !== 0) return true;
  return OPENERS.has(foldedAt(words, first - 1));
}
