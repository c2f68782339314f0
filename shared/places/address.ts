/** Where somebody lives: street, number, what lies within the property, neighbourhood, town and state in one span. */

import type { Level, Reason } from '../finding.ts';
import type { Match, WordsIdentifier } from '../identifiers/identifier.ts';
import { CAPITAL, DWELLING, PARTICLE, RESIDENCE, STREET } from '../words/classes.ts';
import { GAP, type Words } from '../words/words.ts';
import { type Cue, cueBefore, levelOf } from './evidence.ts';
import { EXAMPLES } from './examples.ts';
import { type Field, fieldAt, wholeValue } from './fields.ts';
import { districtAt } from './locality.ts';
import { HEADS, isHead, isNamed, type Reading, readAddress, readUnheaded } from './reading.ts';
import { Seen } from './seen.ts';
import { normaliseAddress, respellAddress, surrogateAddress } from './surrogate.ts';
import { LOT, ROAD, SECTOR, WEAK } from './vocabulary.ts';

/** Streets that hardly anything is known for but who lives there, so that a bare mention can be an address. */
const HOMES = /^(?:travessa|trav|viela|beco|vla|bc|servidao|ruela)$/;
/** A cue for what has no number stands as near: `mora numa travessa da Rua Augusta`. */
const NEAR = 4;

function read(words: Words, at: number, keyed: boolean): Match | undefined {
  const seen = Seen.from(words, at);
  const kind = seen.kind(at);
  if ((kind & HEADS) !== 0 && isHead(seen, at, kind)) {
    const reading = readAddress(seen, at, kind);
    if (reading !== undefined) return judged(seen, at, reading, keyed);
  }
  if (words.is(at, RESIDENCE)) return labelled(seen, at);
  return asMatch(seen, fieldAt(seen, at)) ?? district(seen, at);
}

function judged(seen: Seen, at: number, reading: Reading, keyed: boolean): Match | undefined {
  // `rua.numero`: code
  if (seen.gap(at + 1) === GAP.dot && !seen.is(at, CAPITAL) && !seen.is(at + 1, CAPITAL)) return undefined;
  const exact = isExact(reading);
  const cue = cueBefore(seen, at, exact ? undefined : NEAR);
  if (!exact && cue === 'none' && !keyed && (seen.length(at) <= 2 || !seen.is(at, CAPITAL))) return undefined;
  // Most words for places that are no streets mean much else.
  const isStreet = (reading.head & (ROAD | SECTOR | LOT)) !== 0 && (reading.head & WEAK) === 0;
  if (!isStreet && !isNamed(seen, at) && (cue !== 'residence' || !exact)) return undefined;
  const isLabelled = keyed || reading.first > at;
  if (reading.first > at && !reading.numbered && !seen.is(reading.first, CAPITAL)) return undefined;
  const level = levelOf(reading, cue, isLabelled, HOMES.test(seen.word(at)));
  return matchOf(seen, reading.first, reading.end, level, cue, isLabelled);
}

function isExact({ numbered, units, districts, hasCity, hasState, hasPostcode }: Reading): boolean {
  return numbered || units > 0 || hasState || hasPostcode || (hasCity && districts > 0);
}

/** `Endereço: das Palmeiras, 45`: behind a label no street's type is needed, but a number is. */
function labelled(seen: Seen, at: number): Match | undefined {
  const first = at + 1;
  if ((seen.gap(first) & GAP.colon) === 0 || (seen.kind(first) & HEADS) !== 0) return undefined;
  if (!seen.is(first, CAPITAL | PARTICLE)) return undefined;
  const reading = readUnheaded(seen, first);
  if (reading === undefined || !reading.numbered) return undefined;
  return matchOf(seen, first, reading.end, 'likely', 'residence', true);
}

/** `moro no bairro Aparecida, Santos/SP`: a neighbourhood alone is an address only behind a cue. */
function district(seen: Seen, at: number): Match | undefined {
  if (seen.word(at) !== 'bairro' || cueBefore(seen, at) !== 'residence') return undefined;
  if (districtAt(seen, at) === undefined) return undefined;
  const reading = readAddress(seen, at, ROAD);
  if (reading === undefined || reading.first > at) return undefined;
  return matchOf(seen, at, reading.end, 'likely', 'residence', false);
}

function matchOf(
  seen: Seen,
  first: number,
  end: number,
  level: Level,
  cue: Cue,
  isLabelled: boolean,
): Match | undefined {
  if (level === 'nothing') return undefined;
  const reasons: Reason[] = [cue === 'residence' || isLabelled ? 'label' : 'no-label', 'shape'];
  const start = seen.words.starts[first]!;
  return { start, end: endOf(seen, start, end), level, reasons };
}

/** The end of the last word, with a sign of an ordinal (`s/nº`) or the bracket that closes one of the span's. */
function endOf(seen: Seen, start: number, end: number): number {
  const { text, hi, ends } = seen.words;
  const last = ends[end - 1]!;
  if (last >= hi) return last;
  if (/[ºª°]/.test(text.charAt(last))) return last + 1;
  const open = text.slice(start, last).lastIndexOf('(');
  const isOpen = open >= 0 && !text.slice(start + open, last).includes(')');
  return isOpen && text.charAt(last) === ')' ? last + 1 : last;
}

function asMatch(seen: Seen, field: Field | undefined): Match | undefined {
  if (field === undefined) return undefined;
  const start = seen.words.starts[field.first]!;
  return { start, end: endOf(seen, start, field.end), level: field.level, reasons: ['label', 'shape'] };
}

/** A whole value under a key of an address: with a street's type first, or only a part of an address. */
function readValue(words: Words): Match | undefined {
  const seen = new Seen(words, 0, words.count);
  const match = read(words, 0, true);
  if (match !== undefined && match.start === words.starts[0]) return match;
  const value = asMatch(seen, wholeValue(seen));
  return value && { ...value, reasons: ['key', 'shape'] };
}

export const address: WordsIdentifier = {
  kind: 'words',
  id: 'address',
  names: { en: 'address', 'pt-BR': 'endereço' },
  mask: 'ENDEREÇO',
  summary: {
    en: 'Street, number, part of the property, neighbourhood, town and state, in one piece. A number, a unit or words such as “lives at” tell an address from a place that is only mentioned.',
    'pt-BR':
      'Logradouro, número, complemento, bairro, cidade e UF, numa peça só. Um número, um complemento ou palavras como “residente em” distinguem um endereço de um lugar apenas mencionado.',
  },
  source: 'Correios, Guia Postal: parts of an address and kinds of streets; practice of records',
  labels: [
    'endereço',
    'endereço residencial',
    'logradouro',
    'rua',
    'residência',
    'domicílio',
    'bairro',
    'complemento',
    'cidade',
    'município',
    'uf',
    'address',
    'street',
    'street address',
    'district',
    'neighborhood',
    'city',
    'ship to',
    'localidade',
    'aldeia',
  ],
  wakes: STREET | DWELLING | RESIDENCE,
  read,
  readValue,
  normalise: normaliseAddress,
  surrogate: surrogateAddress,
  respell: respellAddress,
  examples: EXAMPLES,
};
