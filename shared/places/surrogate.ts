/**
 * Surrogates of addresses. The structure is kept: kinds of streets and units, and behind a street the municipality and
 * the state, so that the text still says in which town somebody lives. Numbers, names of streets and neighbourhoods,
 * and a municipality or state that stands alone are drawn anew.
 */

import { STATES } from '../identifiers/codes.ts';
import type { Dice } from '../identifiers/identifier.ts';
import { CLASS, DIGIT, LETTER } from '../text/characters.ts';
import { PARTICLE, STATE } from '../words/classes.ts';
import { wordsOf } from '../words/scan-words.ts';
import type { Words } from '../words/words.ts';
import { placeEnd } from './locality.ts';
import { Seen } from './seen.ts';
import {
  DEVELOPMENT,
  DISTRICT,
  KILOMETRE,
  LANDS,
  LOT,
  NUMBER_SIGN,
  NUMBER_WORD,
  ROAD,
  SECTOR,
  UNIT,
  UNIT_ALONE,
} from './vocabulary.ts';

/** Invented names, without accents so that they are spelled alike in every case; none is a municipality's. */
const NAMES =
  `das oliveiras|das amoreiras|das figueiras|dos cravos|das rosas|dos lagos|das pedras|do moinho|do pomar|
da fonte|das gaivotas|dos canarinhos|do sol nascente|da lua cheia|das nascentes|das mangueiras|das magnolias|
das hortensias|dos girassois`
    .replace(/\n/g, '')
    .split('|');
/** Invented towns. */
const TOWNS =
  'campo sereno|porto claro|serra mansa|ribeira alta|monte ameno|varzea clara|ponte nova do vale'.split('|');
/** The states whose names are no city's that more people live in than in most states. */
const STATE_NAMES =
  `acre|alagoas|amapa|amazonas|bahia|ceara|espirito santo|goias|maranhao|mato grosso|mato grosso do sul|minas gerais|para|
paraiba|parana|pernambuco|piaui|rio grande do norte|rio grande do sul|rondonia|roraima|santa catarina|sergipe|tocantins`
    .replace(/\n/g, '')
    .split('|');
const SPOKEN = 'vinte e sete|trinta e nove|quarenta e dois|cento e doze|duzentos e cinco|oitenta e um'.split(
  '|',
);
/** Letters that are no word. */
const LETTERS = 'bcdfghjk';

const STRUCTURE =
  ROAD | SECTOR | LOT | LANDS | DEVELOPMENT | DISTRICT | UNIT | UNIT_ALONE | NUMBER_SIGN | KILOMETRE;
/** Words that say nothing of where somebody lives. */
const PLAIN = /^(?:centro|zona|rural|urbana|norte|sul|leste|oeste|sn|bairro|brasil|fundos|frente)$/;
/** What a name may follow. */
const NAMING = ROAD | LANDS | DEVELOPMENT | DISTRICT;

type Kind = 'kept' | 'number' | 'spoken' | 'letter' | 'name' | 'bare name' | 'town' | 'state' | 'state name';

/** A piece of an address: words that are kept, or what is drawn anew as one. */
interface Piece {
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
}

/** Long names for the abbreviations that say only one thing. */
const EXPANDED: Readonly<Record<string, string>> = {
  r: 'rua',
  av: 'avenida',
  aven: 'avenida',
  al: 'alameda',
  tv: 'travessa',
  trav: 'travessa',
  pc: 'praca',
  pca: 'praca',
  rod: 'rodovia',
  estr: 'estrada',
  lad: 'ladeira',
  lgo: 'largo',
  vl: 'vila',
  jd: 'jardim',
  pq: 'parque',
  ap: 'apartamento',
  apto: 'apartamento',
  apt: 'apartamento',
  bl: 'bloco',
  qd: 'quadra',
  lt: 'lote',
  cs: 'casa',
  cond: 'condominio',
  conj: 'conjunto',
  cj: 'conjunto',
  ed: 'edificio',
  res: 'residencial',
};

/** Lower case, no accents, no punctuation, abbreviations written out: `rua das acacias 120 apartamento 3`. */
export function normaliseAddress(spelling: string): string {
  const plain = spelling
    .normalize('NFD')
    .replace(/[\u0300-\u036f'\u2019\u02bc]/g, '')
    .toLowerCase()
    .replace(/(\d)[.](?=\d{3}(?!\d))/g, '$1')
    .replace(/\bs\W{0,2}n(?:[o\u00ba\u00b0]|\b)/g, ' sn ')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/(\d)(?=[a-z])/g, '$1 ')
    .replace(/([a-z])(?=\d)/g, '$1 ');
  const words = plain.split(' ').filter((word) => word !== '');
  return words
    .filter((word, i) => !(/^(?:n|no|nr|num|numero)$/.test(word) && /^\d/.test(words[i + 1] ?? '')))
    .map((word, i) => (i > 0 && word === 'r' ? word : (EXPANDED[word] ?? word)))
    .join(' ');
}

export function surrogateAddress(value: string, dice: Dice): string {
  return rewrite(value, (piece, source) => drawn(piece.kind, source, dice));
}

function drawn(kind: Kind, source: string, dice: Dice): string {
  const one = (list: readonly string[]): string => list[dice.roll(list.length)] ?? '';
  switch (kind) {
    case 'number':
      // The first figure is another one: a house's number may be all that is drawn.
      return source.replace(/\d/g, (digit, at: number) =>
        String(at === 0 ? ((Number(digit) + dice.roll(8)) % 9) + 1 : dice.roll(10)),
      );
    case 'spoken':
      return one(SPOKEN);
    case 'letter':
      return LETTERS[dice.roll(LETTERS.length)] ?? '';
    case 'name':
      return one(NAMES);
    case 'bare name':
      return withoutParticle(one(NAMES));
    case 'town':
      return one(TOWNS);
    case 'state':
      return one(STATES.split('|'));
    case 'state name':
      return one(STATE_NAMES.filter((name) => name !== source));
    default:
      return source;
  }
}

/** Writes what was drawn for `value` where it stands in `source`, in its case. */
export function respellAddress(source: string, value: string): string {
  const canonical = normaliseAddress(source);
  const drawn = drawnIn(value, canonical);
  const kinds = (text: string) => kindsOf(text).join();
  // Where the two are read differently, nothing of the source may stay.
  if (drawn === undefined || kinds(source) !== kinds(canonical)) return inSpellingOf(source, value);
  let next = 0;
  return rewrite(source, (_, written) => inSpellingOf(written, drawn[next++] ?? ''));
}

function kindsOf(text: string): Kind[] {
  return piecesOf(text)
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'kept');
}

const anyOf = (list: readonly string[]): string => `(?:${list.join('|')})`;

/** What each kind is drawn as. */
const DRAWN: Readonly<Record<Kind, string>> = {
  kept: '',
  number: '\\d+',
  spoken: anyOf(SPOKEN),
  letter: `[${LETTERS}]`,
  name: anyOf(NAMES),
  'bare name': anyOf(NAMES.map(withoutParticle)),
  town: anyOf(TOWNS),
  state: '[a-z]{2}',
  'state name': anyOf(STATE_NAMES),
};

/** What stands in a surrogate for each piece of the canonical value that it was drawn for. */
function drawnIn(value: string, canonical: string): string[] | undefined {
  let pattern = '';
  let at = 0;
  for (const { kind, start, end } of piecesOf(canonical)) {
    if (kind === 'kept') continue;
    pattern += `${canonical.slice(at, start)}(${DRAWN[kind]})`;
    at = end;
  }
  return new RegExp(`^${pattern}${canonical.slice(at)}$`).exec(value)?.slice(1);
}

function withoutParticle(name: string): string {
  return name.replace(/^d\w+ /, '');
}

function rewrite(text: string, write: (piece: Piece, source: string) => string): string {
  let result = '';
  let at = 0;
  for (const piece of piecesOf(text)) {
    if (piece.kind === 'kept') continue;
    result += text.slice(at, piece.start) + write(piece, text.slice(piece.start, piece.end));
    at = piece.end;
  }
  return result + text.slice(at);
}

function inSpellingOf(source: string, value: string): string {
  if (/^\d+$/.test(value)) return groupedLike(source, value);
  const letters = [...source].filter((it) => CLASS[it.charCodeAt(0)] === LETTER).join('');
  if (letters !== '' && letters === letters.toUpperCase()) return value.toUpperCase();
  if (letters === letters.toLowerCase()) return value;
  return value.replace(/\b(?!d[aeo]s?\b)[a-z]/g, (letter) => letter.toUpperCase());
}

/** `1.234` and `9381` is `9.381`. */
function groupedLike(source: string, digits: string): string {
  let next = 0;
  const grouped = [...source].map((it) => (CLASS[it.charCodeAt(0)] === DIGIT ? (digits[next++] ?? '') : it));
  return next === digits.length ? grouped.join('') : digits;
}

/** The pieces of an address, found alike in its canonical value and in every spelling of it. */
function piecesOf(text: string): Piece[] {
  const words = wordsOf(text);
  const seen = new Seen(words, 0, words.count);
  if (isStateName(seen)) {
    return [{ kind: 'state name', start: words.starts[0]!, end: words.ends[words.count - 1]! }];
  }
  const tail = tailFrom(seen);
  const pieces: Piece[] = [];
  for (let i = 0; i < words.count; i++) {
    const last = pieces.at(-1);
    const kind = kindAt(seen, i, tail, last?.kind);
    const start = words.starts[i]!;
    const end = words.ends[i]!;
    if (last !== undefined && last.kind === kind && (kind !== 'number' || isThousands(words, i))) {
      pieces[pieces.length - 1] = { kind, start: last.start, end };
    } else pieces.push({ kind, start, end });
  }
  return pieces;
}

const LONGEST_STATE = 4;

function isStateName(seen: Seen): boolean {
  if (seen.end === 0 || seen.end > LONGEST_STATE) return false;
  return STATE_NAMES.includes(Array.from({ length: seen.end }, (_, i) => seen.word(i)).join(' '));
}

/** The first word of the municipality and the state at the end. */
function tailFrom(seen: Seen): number {
  let from = seen.end;
  while (from > 0 && isState(seen, from - 1)) from--;
  for (let i = Math.max(0, from - 7); i < from; i++) {
    if (placeEnd(seen, i) >= from && standsApart(seen, i, from < seen.end)) return i;
  }
  return from;
}

/**
 * Whether a municipality's name is no part of a street's (`Rua das Palmas`, `Praça Rui Barbosa`): where a state follows, a
 * word of the street's name stands before it, else a number or another part of the address.
 */
function standsApart(seen: Seen, at: number, hasState: boolean): boolean {
  for (let i = at - 1; i >= 0; i--) {
    if ((seen.kind(i) & NAMING) !== 0) return false;
    if (isDigits(seen, i) || PLAIN.test(seen.word(i)) || (seen.kind(i) & STRUCTURE) !== 0) return true;
    if (hasState && !seen.is(i, PARTICLE)) return true;
  }
  return at === 0;
}

function isDigits(seen: Seen, at: number): boolean {
  return CLASS[seen.words.text.charCodeAt(seen.words.starts[at]!)] === DIGIT;
}

function isState(seen: Seen, at: number): boolean {
  return seen.word(at) === 'brasil' || (seen.length(at) === 2 && seen.is(at, STATE));
}

function kindAt(seen: Seen, at: number, tail: number, last: Kind | undefined): Kind {
  const word = seen.word(at);
  if (at >= tail) return tail > 0 ? 'kept' : isState(seen, at) ? 'state' : 'town';
  if (isDigits(seen, at)) return isDayOfStreet(seen, at) ? 'name' : 'number';
  const isSn =
    (word === 's' && /^no?$/.test(seen.word(at + 1))) || (/^no?$/.test(word) && seen.word(at - 1) === 's');
  if (isSn || PLAIN.test(word) || (seen.kind(at) & STRUCTURE) !== 0) return 'kept';
  if (seen.is(at, PARTICLE) && last !== 'name' && joinsParts(seen, at, tail)) return 'kept';
  // A house: `Q. 2 C. 5`.
  if (word === 'c' && at + 1 < tail && isDigits(seen, at + 1)) return 'kept';
  const afterPart = last === 'number' || (seen.kind(at - 1) & (UNIT | LOT)) !== 0;
  if (seen.isLetter(at) && (afterPart || !seen.is(at, PARTICLE))) return 'letter';
  if (last === 'spoken' && (word === 'e' || (seen.kind(at) & NUMBER_WORD) !== 0)) return 'spoken';
  if ((seen.kind(at) & NUMBER_WORD) !== 0 && /^(?:numero|num|n)$/.test(seen.word(at - 1))) return 'spoken';
  if (last === 'name' || last === 'bare name') return last;
  return at > 0 && (seen.kind(at - 1) & NAMING) !== 0 ? 'name' : 'bare name';
}

/** The day in `Rua 13 de Maio`. */
function isDayOfStreet(seen: Seen, at: number): boolean {
  return at > 0 && (seen.kind(at - 1) & ROAD) !== 0 && seen.word(at + 1) === 'de';
}

/** Whether a particle stands before another part of the address (`km 12 da estrada`, `casa dos fundos`). */
function joinsParts(seen: Seen, at: number, tail: number): boolean {
  return at + 1 >= tail || PLAIN.test(seen.word(at + 1)) || (seen.kind(at + 1) & STRUCTURE) !== 0;
}

function isThousands({ text, starts, ends }: Words, at: number): boolean {
  return text.slice(ends[at - 1], starts[at]) === '.' && CLASS[text.charCodeAt(starts[at]!)] === DIGIT;
}
