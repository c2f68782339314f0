/** An address in pieces: what a surrogate keeps, and what it draws anew. */
import { CLASS, DIGIT } from '../text/characters.ts';
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

export type Kind =
  | 'kept'
  | 'number'
  | 'spoken'
  | 'letter'
  | 'name'
  | 'bare name'
  | 'town'
  | 'state'
  | 'state name';

/** A piece of an address: words that are kept, or what is drawn anew as one. */
export interface Piece {
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
}

/** The states whose names are no city's that more people live in than in most states. */
export const STATE_NAMES =
  `acre|alagoas|amapa|amazonas|bahia|ceara|espirito santo|goias|maranhao|mato grosso|mato grosso do sul|minas gerais|para|
paraiba|parana|pernambuco|piaui|rio grande do norte|rio grande do sul|rondonia|roraima|santa catarina|sergipe|tocantins`
    .replace(/\n/g, '')
    .split('|');

const STRUCTURE =
  ROAD | SECTOR | LOT | LANDS | DEVELOPMENT | DISTRICT | UNIT | UNIT_ALONE | NUMBER_SIGN | KILOMETRE;
/** Words that say nothing of where somebody lives. */
const PLAIN = /^(?:centro|zona|rural|urbana|norte|sul|leste|oeste|sn|bairro|brasil|fundos|frente)$/;
/** What a name may follow. */
const NAMING = ROAD | LANDS | DEVELOPMENT | DISTRICT;

/** The pieces of an address, found alike in its canonical value and in every spelling of it. */
export function piecesOf(text: string): Piece[] {
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
