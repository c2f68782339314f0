/**
 * Surrogates of addresses. The structure is kept: kinds of streets, units, municipality and state stay, so that the
 * text still says in which town somebody lives; names of streets and neighbourhoods and all numbers are drawn anew.
 */
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
  ROAD,
  SECTOR,
  UNIT,
  UNIT_ALONE,
} from './vocabulary.ts';

/** Invented names, without accents so that they are spelled alike in every case. */
const NAMES =
  `das palmeiras|das oliveiras|das laranjeiras|das cerejeiras|das amoreiras|das figueiras|dos cravos|
das rosas|dos lagos|das pedras|do bosque|do moinho|do pomar|da colina|da fonte|das gaivotas|dos canarinhos|
do sol nascente|da lua cheia|do vento sul|das nascentes|dos pinheiros|das mangueiras|do arvoredo`
    .replace(/\n/g, '')
    .split('|');

const STRUCTURE =
  ROAD | SECTOR | LOT | LANDS | DEVELOPMENT | DISTRICT | UNIT | UNIT_ALONE | NUMBER_SIGN | KILOMETRE;

/** A piece of an address: what is kept, a number, a letter, or a name of one word or more. */
interface Piece {
  readonly kind: 'kept' | 'number' | 'letter' | 'name';
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
    .replace(/[\u0300-\u036f]/g, '')
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
  return rewrite(value, (piece, source) => {
    if (piece.kind === 'number') return redrawn(source, dice);
    if (piece.kind === 'letter') return String.fromCharCode(0x61 + dice.roll(6));
    return NAMES[dice.roll(NAMES.length)] ?? '';
  });
}

/** Writes the numbers, letters and names of `value` where those of `source` stand, in their case. */
export function respellAddress(source: string, value: string): string {
  const drawn = piecesOf(value).filter(({ kind }) => kind !== 'kept');
  let next = 0;
  return rewrite(source, (_, written) => {
    const like = drawn[next++];
    if (like === undefined) return written.replace(/\d/g, '0');
    return inCaseOf(written, value.slice(like.start, like.end));
  });
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

function redrawn(digits: string, dice: Dice): string {
  let drawn = '';
  for (const digit of digits) {
    if (!/\d/.test(digit)) drawn += digit;
    else drawn += drawn === '' ? String(1 + dice.roll(9)) : String(dice.roll(10));
  }
  return drawn;
}

function inCaseOf(source: string, name: string): string {
  const letters = [...source].filter((it) => CLASS[it.charCodeAt(0)] === LETTER).join('');
  if (letters === '') return name;
  if (letters.length > 1 && letters === letters.toUpperCase()) return name.toUpperCase();
  if (letters === letters.toLowerCase()) return name;
  return name.replace(/\b(?!d[aeo]s?\b)[a-z]/g, (letter) => letter.toUpperCase());
}

/** The pieces of an address, found alike in its canonical value and in every spelling of it. */
function piecesOf(text: string): Piece[] {
  const words = wordsOf(text);
  const seen = new Seen(words, 0, words.count);
  const tail = keptFrom(seen);
  const pieces: Piece[] = [];
  for (let i = 0; i < words.count; i++) {
    const kind = pieceKind(seen, i, tail);
    const last = pieces.at(-1);
    const start = words.starts[i]!;
    const end = words.ends[i]!;
    if (last?.kind === kind && (kind === 'name' || isThousands(words, i))) {
      pieces[pieces.length - 1] = { kind, start: last.start, end };
    } else pieces.push({ kind, start, end });
  }
  return pieces;
}

/** The first word of the municipality and the state at the end. */
function keptFrom(seen: Seen): number {
  let from = seen.end;
  while (from > 1 && seen.is(from - 1, STATE)) from--;
  for (let i = Math.max(1, from - 7); i < from; i++) if (placeEnd(seen, i) >= from) return i;
  return from;
}

function pieceKind(seen: Seen, at: number, tail: number): Piece['kind'] {
  if (at >= tail) return 'kept';
  const code = seen.words.text.charCodeAt(seen.words.starts[at]!);
  if (CLASS[code] === DIGIT) return 'number';
  if (seen.word(at) === 'sn' || (seen.kind(at) & STRUCTURE) !== 0) return 'kept';
  if (seen.isLetter(at)) return seen.is(at, PARTICLE) ? 'name' : 'letter';
  return 'name';
}

function isThousands({ text, starts, ends }: Words, at: number): boolean {
  return text.slice(ends[at - 1], starts[at]) === '.' && CLASS[text.charCodeAt(starts[at]!)] === DIGIT;
}
