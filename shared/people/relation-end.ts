/** Where an expression of kin ends: behind what is said of them (`mais velho`), or behind whose they are (`do paciente`). */
import { COMMON, GIVEN } from '../lexicon/bits.ts';
import { CAPITAL, CARDINAL, DWELLING, KIN, NUMBER, ROLE, STREET, TITLE } from '../words/classes.ts';
import { foldedAt } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import { isNickname } from './nickname.ts';
import {
  hasPersonsEnding,
  hasTrade,
  ITS,
  NO_OWNERS,
  OF_ONE,
  OWNERS,
  POSSESSIVES,
  QUALITIES,
  SPECIFIC,
} from './relation-words.ts';

/** How many words a quality may have: `mais velho`. */
const MOST_QUALITIES = 2;

/** `pai do primeiro locatário`, `mãe do atual prefeito` */
const OF_OWNERS = /^(?:atual|antig[oa]|entao|vice|(?:primeir|segund|terceir)[oa])$/;

export function endOf(words: Words, at: number, end: number): { last: number; owned: boolean } {
  let last = at;
  if (last + 1 < end && words.gaps[last] === GAP.hyphen && words.is(last + 1, KIN)) last++;
  else if (
    words.gaps[last] === GAP.hyphen &&
    foldedAt(words, last + 1) === 'in' &&
    foldedAt(words, last + 2) === 'law'
  )
    last += 2;
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
  if (isNameOf(words, owner) || isTitled(words, owner, end)) {
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
  const owned =
    isOwner(words, after) ||
    (USER.test(foldedAt(words, after)) && isOfPeopleOnly(words, at)) ||
    (SPECIFIC.has(foldedAt(words, at)) || after > last + 2
      ? hasTrade(words, after)
      : hasPersonsEnding(words, after));
  return owned ? { last: after, owned: true } : { last, owned: false };
}

/** `dona Iolanda`, `Dr. Paulo`; but `o irmão do prefeito. Disse` */
function isTitled(words: Words, at: number, end: number): boolean {
  if (!words.is(at, TITLE) || at + 1 >= end || !words.is(at + 1, CAPITAL)) return false;
  const isShort = words.ends[at]! - words.starts[at]! <= 5;
  return words.gaps[at] === GAP.space || (isShort && words.gaps[at] === (GAP.dot | GAP.space));
}

/** A name behind `de`: in small letters too, where it is nothing else. */
function isNameOf(words: Words, at: number): boolean {
  if (words.is(at, CAPITAL) && isNickname(words, at)) return true;
  return words.is(at, GIVEN) && (words.is(at, CAPITAL) || !words.is(at, COMMON));
}

/** The last word of a quality that begins at `at` (`mais velho`, `recém-nascido`); −1 where none does. */
export function qualityEnd(words: Words, at: number, end: number): number {
  const word = foldedAt(words, at);
  if (word === 'mais') return joins(words, at, end) && QUALITIES.has(foldedAt(words, at + 1)) ? at + 1 : -1;
  if (word === 'do' && foldedAt(words, at + 1) === 'meio') return at + 1;
  if (/^vizinh/.test(foldedAt(words, at - 1)) && isWhere(words, at)) return at + 1;
  if (
    word === 'de' &&
    /^(?:criacao|consideracao|sangue|porta|batismo|crisma|casamento|leite|cima|baixo|quarto|cela|infancia|trabalho|colo)$/.test(
      foldedAt(words, at + 1),
    )
  )
    return at + 1;
  const more = degreeEnd(words, at);
  if (more >= 0) return more;
  // `a filha de três anos`
  const isAge =
    word === 'de' &&
    words.is(at + 1, NUMBER | CARDINAL) &&
    /^(?:anos?|meses|mes)$/.test(foldedAt(words, at + 2));
  if (isAge) return at + 2;
  if (word === 'recem') return at + 1 < end && /^nascid/.test(foldedAt(words, at + 1)) ? at + 1 : -1;
  return QUALITIES.has(word) || isSaidWithAccent(words, at) ? at : -1;
}

/** `primo em segundo grau`, `irmão por parte de pai`, `filho do primeiro casamento`, `sister-in-law`; −1 for anything else. */
function degreeEnd(words: Words, at: number): number {
  const second = foldedAt(words, at + 1);
  const third = foldedAt(words, at + 2);
  switch (foldedAt(words, at)) {
    case 'de':
    case 'em':
      return /^(?:primeiro|segundo|terceiro|quarto)$/.test(second) && third === 'grau' ? at + 2 : -1;
    case 'por':
      return second === 'parte' && /^d[eao]$/.test(third) && words.is(at + 3, KIN) ? at + 3 : -1;
    case 'do':
      return /^(?:primeiro|segundo|terceiro|outro)$/.test(second) && third === 'casamento' ? at + 2 : -1;
    default:
      return -1;
  }
}

/** `a irmã evangélica`, `o tio católico`: adjectives; no form of a verb that ends so has an accent before. */
function isSaidWithAccent(words: Words, at: number): boolean {
  const word = words.word(at);
  return /^\p{Ll}+[áéíóú]\p{Ll}{1,3}[oa]$/u.test(word) && !words.is(at, ROLE | KIN | TITLE);
}

/** `vizinho do 12`, `vizinha da frente`, `vizinho de cerca`: where a neighbour lives. */
function isWhere(words: Words, at: number): boolean {
  if (!/^d[aeo]$/.test(foldedAt(words, at)) || words.gaps[at] !== GAP.space) return false;
  return (
    words.is(at + 1, NUMBER | DWELLING | STREET) ||
    /^(?:frente|lado|cima|baixo|fundos|parede|cerca|muro|esquina|predio|andar|porta|terreno|rocado)$/.test(
      foldedAt(words, at + 1),
    )
  );
}

function joins(words: Words, at: number, end: number): boolean {
  return at + 1 < end && (words.gaps[at]! & ~(GAP.space | GAP.line)) === 0;
}

/** Who is cared for by a service; in programs a user has a `pai` at most. */
const USER = /^usuari[oa]s?$/;

function isOfPeopleOnly(words: Words, kin: number): boolean {
  const word = foldedAt(words, kin);
  return word === 'mae' || SPECIFIC.has(word);
}

function isOwner(words: Words, at: number): boolean {
  const word = foldedAt(words, at);
  return OWNERS.has(word) || (words.is(at, ROLE | KIN | TITLE) && !NO_OWNERS.has(word));
}
