/** Reads an expression that points to a person through another: `sua esposa`, `o filho mais velho do paciente`. */
import { COMMON, GIVEN, SURNAME } from '../lexicon/bits.ts';
import { CAPITAL, CARDINAL, KIN, NUMBER, RELATIVE, ROLE, TITLE } from '../words/classes.ts';
import { foldedAt, wordSet } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import { isNickname } from './nickname.ts';
import { CHILDREN, KIN_ABROAD } from './vocabulary.ts';

export interface RelationMention {
  readonly first: number;
  readonly last: number;
  /** The word that names the relation. */
  readonly kin: number;
  /** What points to the other person: a possessive, a person behind it, or no more than an article or `de`. */
  readonly through: 'possessive' | 'person' | 'article' | 'indefinite' | 'of' | 'counted' | 'nothing';
}

const ARTICLES = wordSet('o a os as');
const POSSESSIVES = wordSet(
  `seu sua seus suas meu minha meus minhas nosso nossa nossos nossas teu tua teus tuas his her their my your our mi mis tu
  tus su sus nuestro nuestra`,
);
/** Of who speaks or is spoken to: before it also words count that others use of anybody. */
const OWN = wordSet('meu minha meus minhas nosso nossa nossos nossas teu tua teus tuas');
const OF_SPEAKER = wordSet(CHILDREN);
const ABROAD = wordSet(KIN_ABROAD);
/** Between a possessive or an article and the word. */
const BEFORE = wordSet(
  `ex falecido falecida finado finada querido querida proprio propria unico unica dois duas tres quatro cinco outro outra
  outros outras primeiro primeira segundo segunda terceiro terceira atual`,
);
/** Words of kin that are no relation of a person in a record, or mean much else. */
const NO_RELATION = wordSet('chefe colega patroa patrao amigo amiga');
/** A relation only when an article or the words behind it say whose. */
const WITH_OWNER = wordSet('tio tia padrinho madrinha irma irmao');
/** A relation only when the words behind it say whose. */
const ONLY_WITH_OWNER = wordSet(
  'ex mulher tutor tutora curador curadora gemeo gemea gemeos gemeas baba curatelado curatelada guardiao guardia',
);
const QUALITIES =
  wordSet(`velho velha novo nova menor gemeo gemea materno materna paterno paterna biologico biologica
  adotivo adotiva cacula primogenito primogenita menores caculas meeira recem maternos maternas paternos paternas
  gemeos gemeas adotivos solteira solteiro casada casado viuva viuvo divorciada divorciado unico unica legal legitimo legitima`);
/** Kin and partners that programs and rules do not have, and no node of a tree. */
const SPECIFIC = wordSet(
  `esposa esposo marido genro nora sogro sogra sogros cunhado cunhada enteado enteada neto neta netos netas bisneto
  bisneta bisnetos bisnetas tataraneto tataraneta tataranetos trineto trineta sobrinho sobrinha sobrinhos sobrinhas esposas maridos viuva viuvo comadre compadre avo avos bisavo madrasta padrasto namorado namorada noivo noiva padrinho madrinha tio tia
  concunhado concunhada cumadre cumpadre amasio amasia concubino concubina namorido bisa biso vozinha vozinho avozinha
  avozinho cunhados cunhadas genros noras enteados enteadas sogrinha dinda dindo`,
);
const OF = wordSet('do da dos das');
const OF_ONE = wordSet('do da dos das de desse dessa deste desta daquele daquela');
const ITS = wordSet('dele dela deles delas');
const OWNERS = wordSet(
  `rn paciente menor crianca falecido falecida finado finada interessado interessada casal menino menina jovem
  adolescente rapaz moca bebe suspeito suspeita agressor agressora atirador militar policial soldado dono dona chefe
  colega amigo amiga patroa patrao mesmo mesma recem interditado interditada curatelado curatelada criancas
  interditando interditanda declarante depoente noivo noiva adolescentes meninas meninos cujus`,
);
/** Of specific kin also whoever has a trade: `o marido da cantora`, `viúva de um pescador`. */
const TRADES = /(?:[dts]or|[dts]ora|[lrtn]ista|[^r]eir[oa])$/;
const NO_TRADES = wordSet(
  'primeiro primeira terceiro terceira inteiro inteira verdadeiro editor vetor setor motor fator',
);
/** Roles in programs and contracts whose parents are none. */
const NO_OWNERS = wordSet('servidor servidora usuario usuaria author customer');
/** What stands before a relation that has no article. */
const OPENERS =
  wordSet(`deixou teve perdeu perdi criou com por e que segundo conforme para a eh sao ser foi ou sou sic como disse diz dizia acompanhada acompanhado um uma na no
  enquanto`);

/** The expression around the relation word at `at`, between the words `from` and `end`. */
export function readRelation(
  words: Words,
  at: number,
  from: number,
  end: number,
): RelationMention | undefined {
  const kin = foldedAt(words, at);
  if (!words.is(at, KIN | RELATIVE) || words.word(at).includes('í')) return undefined;
  const { first, kind } = startOf(words, at, from);
  if (kind === 'compound' || isTitle(words, at, from)) return undefined;
  const isOwn = kind === 'possessive' && isOwnersWord(words, first, at);
  if (ABROAD.has(kin) && kind !== 'possessive') return undefined;
  if (OF_SPEAKER.has(kin) && !isOwn) return undefined;
  const { last, owned } = endOf(words, at, end);
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
  const isIts = kind === 'of' && ITS.has(foldedAt(words, last));
  if (owned && (kind === 'article' || kind === 'indefinite' || free || isIts))
    return kin === 'filho' && isOfMother(words, at) ? undefined : { ...mention, through: 'person' };
  const isTold = last > at || foldedAt(words, last + 1) === 'com';
  if (
    WITH_OWNER.has(kin) &&
    !(
      isTold ||
      opensClause(words, first, from) ||
      kind === 'indefinite' ||
      kind === 'of' ||
      kind === 'article' ||
      isBracketed(words, first, last)
    )
  )
    return undefined;
  // `os gêmeos Cosme e Damião`
  const isNamed =
    kind === 'article' && last + 1 < end && words.gaps[last] === GAP.space && isName(words, last + 1);
  if (ONLY_WITH_OWNER.has(kin) && !isNamed) return undefined;
  if (kind === 'of' && kin === 'mae' && at > from + 1 && foldedAt(words, at - 2) === 'filho')
    return undefined;
  if (kind === 'bare') return free ? { ...mention, through: 'nothing' } : undefined;
  return { ...mention, through: kind };
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
const CONTRACTED = wordSet('pelo pela pelos pelas ao aos pro pra num numa na no');

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
    // `uma das netas`
    if (/^d[oa]s$/.test(word) && i > from && INDEFINITE.has(foldedAt(words, i - 1)))
      return { first: i - 1, kind: 'article' };
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
  const joined =
    at > from &&
    words.gaps[at - 1] === GAP.space &&
    (ARTICLES.has(before) || /^(?:aquel[ea]|ess[ea]|est[ea])s?$/.test(before));
  return joined ? at - 1 : at;
}

/** How many words a quality may have: `mais velho`. */
const MOST_QUALITIES = 2;

/** `pai do primeiro locatário`, `mãe do atual prefeito` */
const OF_OWNERS = /^(?:atual|antig[oa]|entao|vice|(?:primeir|segund|terceir)[oa])$/;

function endOf(words: Words, at: number, end: number): { last: number; owned: boolean } {
  let last = at;
  if (last + 1 < end && words.gaps[last] === GAP.hyphen && words.is(last + 1, KIN)) last++;
  for (let count = 0; count < MOST_QUALITIES && joins(words, last, end); count++) {
    const quality = qualityEnd(words, last + 1, end);
    if (quality < 0) break;
    last = quality;
  }
  if (!joins(words, last, end)) return { last, owned: false };
  const next = foldedAt(words, last + 1);
  if (ITS.has(next)) return { last: last + 1, owned: true };
  if (!OF_ONE.has(next) || !joins(words, last + 1, end)) return { last, owned: false };
  const isOne = /^(?:um|uma)$/.test(foldedAt(words, last + 2)) || POSSESSIVES.has(foldedAt(words, last + 2));
  if (next === 'de' && !isOne) return { last, owned: false };
  const owner = OF_OWNERS.test(foldedAt(words, last + 2)) ? last + 3 : last + 2;
  // The name that follows is a name by itself.
  if (isNameOf(words, owner) || (words.is(owner, TITLE) && owner + 1 < end && words.is(owner + 1, CAPITAL))) {
    return { last, owned: true };
  }
  // `de um militar`, `do nosso colega`
  const after =
    /^(?:um|uma)$/.test(foldedAt(words, owner)) || POSSESSIVES.has(foldedAt(words, owner))
      ? owner + 1
      : owner;
  if (after > owner && !joins(words, owner, end)) return { last, owned: false };
  // `o primeiro filho do primeiro filho`
  if (/^(?:primeir|segund|terceir)/.test(foldedAt(words, after - 1)) && words.is(after, KIN))
    return { last, owned: false };
  const owned = isOwner(words, after) || (SPECIFIC.has(foldedAt(words, at)) && hasTrade(words, after));
  return owned ? { last: after, owned: true } : { last, owned: false };
}

function hasTrade(words: Words, at: number): boolean {
  const word = foldedAt(words, at);
  return TRADES.test(word) && !NO_TRADES.has(word) && !NO_OWNERS.has(word);
}

/** A name behind `de`: in small letters too, where it is nothing else. */
function isNameOf(words: Words, at: number): boolean {
  if (words.is(at, CAPITAL) && isNickname(words, at)) return true;
  return words.is(at, GIVEN) && (words.is(at, CAPITAL) || !words.is(at, COMMON));
}

/** The last word of a quality that begins at `at` (`mais velho`, `recém-nascido`); −1 where none does. */
function qualityEnd(words: Words, at: number, end: number): number {
  const word = foldedAt(words, at);
  if (word === 'mais') return joins(words, at, end) && QUALITIES.has(foldedAt(words, at + 1)) ? at + 1 : -1;
  if (word === 'do' && foldedAt(words, at + 1) === 'meio') return at + 1;
  if (
    word === 'de' &&
    /^(?:criacao|consideracao|sangue|porta|batismo|crisma|casamento|leite|cima|baixo|quarto|cela|infancia|trabalho)$/.test(
      foldedAt(words, at + 1),
    )
  )
    return at + 1;
  // `a filha de três anos`
  const isAge =
    word === 'de' &&
    words.is(at + 1, NUMBER | CARDINAL) &&
    /^(?:anos?|meses|mes)$/.test(foldedAt(words, at + 2));
  if (isAge) return at + 2;
  if (word === 'recem') return at + 1 < end && /^nascid/.test(foldedAt(words, at + 1)) ? at + 1 : -1;
  return QUALITIES.has(word) ? at : -1;
}

function joins(words: Words, at: number, end: number): boolean {
  return at + 1 < end && (words.gaps[at]! & ~(GAP.space | GAP.line)) === 0;
}

function isOwner(words: Words, at: number): boolean {
  const word = foldedAt(words, at);
  return OWNERS.has(word) || (words.is(at, ROLE | KIN | TITLE) && !NO_OWNERS.has(word));
}

export function isName(words: Words, at: number): boolean {
  return words.is(at, GIVEN | SURNAME) && words.is(at, CAPITAL) && !words.is(at, COMMON);
}

/** Whether nothing before it makes the word the second noun of another thing (`processo pai do …`). */
function standsFree(words: Words, first: number, from: number): boolean {
  if (first === from || words.is(first - 1, NUMBER)) return true;
  const gap = words.gaps[first - 1]!;
  if ((gap & ~(GAP.space | GAP.other)) !== 0) return true;
  if (gap & GAP.other) return /[;+&|]/.test(words.text.slice(words.ends[first - 1], words.starts[first]));
  return OPENERS.has(foldedAt(words, first - 1));
}
