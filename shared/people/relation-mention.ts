/** Reads an expression that points to a person through another: `sua esposa`, `o filho mais velho do paciente`. */
import { COMMON, GIVEN, SURNAME } from '../lexicon/bits.ts';
import { isWide } from '../words/blanks.ts';
import { CAPITAL, CARDINAL, KIN, NUMBER, RELATIVE, ROLE, TITLE } from '../words/classes.ts';
import { foldedAt, wordSet } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import { endOf, qualityEnd } from './relation-end.ts';
import {
  ABROAD,
  ARTICLES,
  BEFORE,
  ITS,
  NO_RELATION,
  OF,
  OF_SPEAKER,
  ONLY_WITH_OWNER,
  OPENERS,
  OWN,
  POSSESSIVES,
  SPECIFIC,
  WITH_OWNER,
} from './relation-words.ts';

export interface RelationMention {
  readonly first: number;
  readonly last: number;
  /** The word that names the relation. */
  readonly kin: number;
  /** What points to the other person: a possessive, a person behind it, or no more than an article or `de`. */
  readonly through: 'possessive' | 'person' | 'article' | 'indefinite' | 'of' | 'counted' | 'nothing';
}

/** The expression around the relation word at `at`, between the words `from` and `end`. */
export function readRelation(
  words: Words,
  at: number,
  from: number,
  end: number,
): RelationMention | undefined {
  const kin = foldedAt(words, at);
  if (!words.is(at, KIN | RELATIVE) || words.word(at).includes('í')) return undefined;
  // `veio` is what somebody did, `veia` is a vein.
  if (/^vei[oa]$/.test(kin) && !words.word(at).includes('é')) return undefined;
  const { first, kind } = startOf(words, at, from);
  if (kind === 'compound' || isTitle(words, at, from)) return undefined;
  const isOwn = kind === 'possessive' && isOwnersWord(words, first, at);
  const { last, owned } = endOf(words, at, end);
  if (
    ABROAD.has(kin) &&
    kind !== 'possessive' &&
    !isBracketed(words, first, last) &&
    !isKinship(words, first)
  )
    return undefined;
  if (OF_SPEAKER.has(kin) && !isOwn) return undefined;
  if (NO_RELATION.has(kin) && !isOwn && !ITS.has(foldedAt(words, last))) return undefined;
  const mention = { first, last, kin: at };
  // `meu ex`; not `meu ex chefe`, `seu ex-presidente`
  if (
    kin === 'ex' &&
    at + 1 < end &&
    (words.gaps[at]! === GAP.hyphen || words.is(at + 1, KIN | TITLE | ROLE))
  )
    return undefined;
  if (kind === 'possessive') return { ...mention, through: 'possessive' };
  const free = standsFree(words, first, from) || /^(?:mamae|papai)$/.test(kin);
  const isIts = kind === 'of' && (ITS.has(foldedAt(words, last)) || SPECIFIC.has(kin));
  if (owned && (kind === 'article' || kind === 'indefinite' || free || isIts))
    return kin === 'filho' && isOfMother(words, at) ? undefined : { ...mention, through: 'person' };
  const isTold = last > at || foldedAt(words, last + 1) === 'com';
  if (
    WITH_OWNER.has(kin) &&
    !(
      isTold ||
      (words.gapBefore(first) & GAP.colon) !== 0 ||
      opensClause(words, first, from) ||
      kind === 'indefinite' ||
      kind === 'of' ||
      kind === 'article' ||
      isBracketed(words, first, last) ||
      isBeforeBracketedName(words, last, end)
    )
  )
    return undefined;
  // `os gêmeos Cosme e Damião`
  const isNamed =
    kind === 'article' && last + 1 < end && words.gaps[last] === GAP.space && isName(words, last + 1);
  if (ONLY_WITH_OWNER.has(kin) && !isNamed && !isOneOfSomebody(words, at, kind)) return undefined;
  if (kind === 'of' && kin === 'mae' && at > from + 1 && foldedAt(words, at - 2) === 'filho')
    return undefined;
  if (kind === 'bare') return free ? { ...mention, through: 'nothing' } : undefined;
  return { ...mention, through: kind };
}

/** `o ex`, `a babá`, `da ex-mulher`, `a segunda mulher`: one of somebody, whom the words around must have. */
function isOneOfSomebody(words: Words, at: number, kind: Start['kind']): boolean {
  if (at === 0 || kind === 'bare' || kind === 'counted') return false;
  const isOne = kind === 'article' || kind === 'of';
  if (words.word(at) === 'ex') return isOne && words.gaps[at] !== GAP.hyphen;
  if (foldedAt(words, at) === 'baba') return isOne && !words.is(at, CAPITAL);
  return words.gaps[at - 1] === GAP.hyphen || (kind === 'article' && BEFORE.has(foldedAt(words, at - 1)));
}

/** Whether whoever speaks, or is spoken to, has it: `minha patroa`, `teu amigo`. */
function isOwnersWord(words: Words, first: number, at: number): boolean {
  for (let i = first; i < at; i++) if (OWN.has(foldedAt(words, i))) return true;
  return false;
}

/** Whether a sentence, a line or a clause begins at the word. */
export function opensClause(words: Words, first: number, from: number): boolean {
  if (first === from) return true;
  const gap = words.gaps[first - 1]!;
  return (
    (gap & (GAP.dot | GAP.comma | GAP.line | GAP.paragraph | GAP.open | GAP.hyphen | GAP.other)) !== 0 &&
    (gap & ~GAP.hyphen) !== 0
  );
}

/** `padrinho (Edu)` */
function isBeforeBracketedName(words: Words, last: number, end: number): boolean {
  return last + 1 < end && words.gaps[last] === (GAP.open | GAP.space) && isName(words, last + 1);
}

/** `relationship: 'nephew'` */
function isKinship(words: Words, first: number): boolean {
  return (words.gapBefore(first) & GAP.colon) !== 0 && KINSHIP.test(foldedAt(words, first - 1));
}

const KINSHIP = /^(?:relation|relationship|kinship|parentesco)$/;

/** Alone in brackets. */
function isBracketed(words: Words, first: number, last: number): boolean {
  return (words.gapBefore(first) & GAP.open) !== 0 && (words.gaps[last]! & GAP.close) !== 0;
}

/** Whether the word names kin or a partner whom only people have. */
export function isSpecific(words: Words, at: number): boolean {
  return SPECIFIC.has(foldedAt(words, at));
}

/** `o Primo Basílio`: a name that begins with a relation. */
function isTitle(words: Words, at: number, from: number): boolean {
  return (
    words.is(at, CAPITAL) &&
    at > from &&
    !words.is(at - 1, CAPITAL | NUMBER) &&
    words.gaps[at - 1] === GAP.space
  );
}

/** A saying, and no mother. */
function isOfMother(words: Words, at: number): boolean {
  return foldedAt(words, at + 1) === 'da' && foldedAt(words, at + 2) === 'mae';
}

interface Start {
  readonly first: number;
  readonly kind: 'possessive' | 'article' | 'indefinite' | 'of' | 'counted' | 'bare' | 'compound';
}

const INDEFINITE = wordSet('um uma');
/** Articles that are one word with a preposition, which stays outside. */
const CONTRACTED = wordSet('pelo pela pelos pelas ao aos pro pra pros pras num numa na no');

function startOf(words: Words, at: number, from: number): Start {
  let first = at;
  for (let i = at - 1; i >= from && i >= at - 3; i--) {
    const gap = words.gaps[i]!;
    const word = foldedAt(words, i);
    if (gap === GAP.hyphen && (/^(?:ex|mei[oa])$/.test(word) || words.is(i, KIN))) {
      first = i;
      continue;
    }
    if (gap === GAP.hyphen) return { first, kind: 'compound' };
    if ((gap & ~(GAP.space | GAP.line)) !== 0) break;
    const isCount =
      i === at - 1 && words.is(i, NUMBER | CARDINAL) && kinIsPlural(words, at) && !ARTICLES.has(word);
    if (isCount && !BEFORE.has(word)) return { first: countStart(words, i, from), kind: 'counted' };
    if (POSSESSIVES.has(word)) return { first: withArticle(words, i, from), kind: 'possessive' };
    if (ARTICLES.has(word)) return { first: withAll(words, i, from), kind: 'article' };
    if (CONTRACTED.has(word)) return { first, kind: 'article' };
    if (/^d[oa]s$/.test(word) && i > from && kinIsPlural(words, at)) {
      const one = oneOf(words, i, from);
      if (one >= 0) return { first: one, kind: 'article' };
    }
    if (OF.has(word)) return { first, kind: 'of' };
    if (INDEFINITE.has(word)) return { first: i, kind: 'indefinite' };
    if (!BEFORE.has(word)) break;
    first = i;
  }
  return {
    first,
    kind: first < at && words.is(first, CARDINAL) && kinIsPlural(words, at) ? 'counted' : 'bare',
  };
}

/** `uma das netas`, `o mais moço dos bisnetos`: where the one of them begins, before the word `at`; −1 where none does. */
function oneOf(words: Words, at: number, from: number): number {
  if (INDEFINITE.has(foldedAt(words, at - 1))) return at - 1;
  const first = at - 3;
  return first >= from && ARTICLES.has(foldedAt(words, first)) && qualityEnd(words, first + 1, at) === at - 1
    ? first
    : -1;
}

/** `todos os filhos` */
function withAll(words: Words, at: number, from: number): number {
  return at > from && /^tod[oa]s$/.test(foldedAt(words, at - 1)) && words.gaps[at - 1] === GAP.space
    ? at - 1
    : at;
}

function kinIsPlural(words: Words, at: number): boolean {
  return foldedAt(words, at).endsWith('s');
}

/** `vinte e um filhos`: the first word of the number that ends at `at`. */
function countStart(words: Words, at: number, from: number): number {
  let first = at;
  while (
    first - 2 >= from &&
    foldedAt(words, first - 1) === 'e' &&
    words.is(first - 2, CARDINAL) &&
    words.gaps[first - 1] === GAP.space &&
    words.gaps[first - 2] === GAP.space
  )
    first -= 2;
  return first;
}

function withArticle(words: Words, at: number, from: number): number {
  const before = foldedAt(words, at - 1);
  // `aquele meu primo`, `finada minha esposa`
  const joined =
    at > from &&
    words.gaps[at - 1] === GAP.space &&
    (ARTICLES.has(before) || /^(?:(?:aquel[ea]|ess[ea]|est[ea])s?|(?:finad|falecid)[oa])$/.test(before));
  return joined ? at - 1 : at;
}

export function isName(words: Words, at: number): boolean {
  return words.is(at, GIVEN | SURNAME) && words.is(at, CAPITAL) && !words.is(at, COMMON);
}

/** Whether nothing before it makes the word the second noun of another thing (`processo pai do …`). */
function standsFree(words: Words, first: number, from: number): boolean {
  if (first === from || words.is(first - 1, NUMBER) || isWide(words, first - 1)) return true;
  // `aqui é o claudinei filho da neide`
  if (words.is(first - 1, GIVEN) && !words.is(first - 1, COMMON)) return true;
  const gap = words.gaps[first - 1]!;
  if ((gap & ~(GAP.space | GAP.other)) !== 0) return true;
  if (gap & GAP.other) return /[;+&|→–—]/.test(words.text.slice(words.ends[first - 1], words.starts[first]));
  return OPENERS.has(foldedAt(words, first - 1));
}
