/**
 * Surrogates of addresses. The structure is kept: kinds of streets and units, and behind a street the municipality and
 * the state, so that the text still says in which town somebody lives. Numbers, names of streets and neighbourhoods,
 * and a municipality or state that stands alone are drawn anew.
 */

import { STATES } from '../identifiers/codes.ts';
import type { Dice } from '../identifiers/identifier.ts';
import { CLASS, DIGIT, LETTER } from '../text/characters.ts';
import { type Kind, type Piece, piecesOf, STATE_NAMES } from './pieces.ts';

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
const SPOKEN = 'vinte e sete|trinta e nove|quarenta e dois|cento e doze|duzentos e cinco|oitenta e um'.split(
  '|',
);
/** Letters that are no word. */
const LETTERS = 'bcdfghjk';

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
