/** Where somebody lives: street, number, what lies within the property, neighbourhood, town and state in one span. */

import type { Reason } from '../finding.ts';
import type { Match, WordsIdentifier } from '../identifiers/identifier.ts';
import { CAPITAL, DWELLING, PARTICLE, RESIDENCE, STATE, STREET, UPPER } from '../words/classes.ts';
import { GAP, type Words } from '../words/words.ts';
import { numberedBefore, streetAbroad } from './abroad.ts';
import { cueBefore, isWhereabouts, levelOf } from './evidence.ts';
import { EXAMPLES } from './examples.ts';
import { behindPostcode, type Field, fieldAt, houseNumber, stateName, wholeValue } from './fields.ts';
import { HEADS, isHead, isNamed } from './heads.ts';
import { districtAt } from './locality.ts';
import { originAt, townOf } from './origin.ts';
import { ORDINALS } from './parts.ts';
import { type Reading, readAddress, readBehind } from './reading.ts';
import { Seen } from './seen.ts';
import { QUARTERS } from './street-name.ts';
import { normaliseAddress, respellAddress, surrogateAddress } from './surrogate.ts';
import { labelled, said, wholeField } from './unheaded.ts';
import {
  AMBIGUOUS,
  DEVELOPMENT,
  DISTRICT_WORD,
  HOUSE_NUMBER,
  HOUSE_NUMBERS,
  KILOMETRE,
  LANDS,
  LOT,
  NUMBER_SIGN,
  ROAD,
  SECTOR,
  UNIT,
  WEAK,
} from './vocabulary.ts';

/** What hardly anything is known for but who lives there: even without a number it can be an address. */
const HOMES =
  /^(?:travessa|trav|viela|beco|vla|bc|servidao|ruela|condominio|cond|residencial|resid|edificio|edif|predio|conjunto|conj|cohab|nucleo|vila|vl|alojamento|abrigo)$/;
/** A cue for what has no number stands as near: `mora numa travessa da Rua Augusta`. */
const NEAR = 4;
const LONGEST_NUMBER = 5;
/** How far from the word that wakes the reader a span may begin, in UTF-16 units. */
const LEAD = 128;

function read(words: Words, at: number, keyed: boolean): Match | undefined {
  // `Macapá/AP`: some states are abbreviated as what addresses have in them is.
  if (words.is(at, STATE) && words.is(at, UPPER) && words.is(at - 1, CAPITAL)) {
    const seen = Seen.from(words, at);
    const field = behindPostcode(seen, at) ?? townOf(seen, at);
    if (field !== undefined) return matchOf(seen, at, field, 'context');
  }
  if (!words.is(at, STREET | DWELLING | RESIDENCE)) return undefined;
  const seen = Seen.from(words, at);
  if (seen.word(at) === 'postal') return postalBox(seen, at);
  const kind = seen.kind(at);
  const abroad = streetAbroad(seen, at) ?? numberedBefore(seen, at);
  if (abroad !== undefined) return matchOf(seen, at, abroad, 'no-label');
  if ((kind & HEADS) !== 0 && isHead(seen, at, kind)) {
    const reading = readAddress(seen, at, kind);
    if (reading !== undefined) return judged(seen, at, reading, keyed);
  }
  if (words.is(at, RESIDENCE)) {
    const field = labelled(seen, at) ?? said(seen, at) ?? unread(seen, at, keyed);
    return matchOf(seen, at, field, 'label');
  }
  return matchOf(seen, at, originAt(seen, at) ?? fieldAt(seen, at), 'label') ?? district(seen, at);
}

/** The whole field behind the label at `at`, where nothing in it is read as an address. */
function unread(seen: Seen, at: number, keyed: boolean): Field | undefined {
  const field = wholeField(seen, at);
  for (let i = at + 1; field !== undefined && i < field.end; i++) {
    const kind = seen.kind(i);
    if ((kind & HEADS) === 0 || !isHead(seen, i, kind)) continue;
    const reading = readAddress(seen, i, kind);
    if (reading !== undefined && judged(seen, i, reading, keyed) !== undefined) return undefined;
  }
  return field;
}

/** `Caixa Postal 118, Agência Central, Goiânia-GO` */
function postalBox(seen: Seen, at: number): Match | undefined {
  if (!/^(?:caixa|cx)$/.test(seen.word(at - 1)) || !seen.follows(at, GAP.space | GAP.dot)) return undefined;
  const number = (seen.kind(at + 1) & NUMBER_SIGN) !== 0 ? at + 2 : at + 1;
  if (!seen.isNumber(number) || seen.length(number) > LONGEST_NUMBER) return undefined;
  const { end } = readBehind(seen, at - 1, number + 1);
  return matchOf(seen, at, { first: at - 1, end, level: 'likely' }, 'label');
}

function judged(seen: Seen, at: number, reading: Reading, keyed: boolean): Match | undefined {
  // `rua.numero`: code
  if (seen.gap(at + 1) === GAP.dot && !seen.is(at, CAPITAL) && !seen.is(at + 1, CAPITAL)) return undefined;
  const before = firstBefore(seen, at);
  reading.numbered ||= before < at && (seen.isNumber(before) || (seen.kind(before) & KILOMETRE) !== 0);
  const exact = isExact(reading);
  const cue = cueBefore(seen, at, exact ? undefined : NEAR);
  if (
    !exact &&
    cue === 'none' &&
    !keyed &&
    !isUnderKey(seen, at) &&
    (seen.length(at) <= 2 || !seen.is(at, CAPITAL))
  )
    return undefined;
  // Most words for places that are no streets mean much else.
  const isStreet = (reading.head & (ROAD | SECTOR | LOT)) !== 0 && (reading.head & WEAK) === 0;
  if (!isStreet && !isNamed(seen, at) && (cue !== 'residence' || !exact)) return undefined;
  if (AMBIGUOUS.test(seen.word(at)) && !seen.is(at, CAPITAL) && !seen.is(at + 1, CAPITAL | PARTICLE)) {
    if (cue === 'none') return undefined;
  }
  const { end } = reading;
  const first = reading.first > at ? reading.first : firstBefore(seen, at);
  const isLabelled = keyed || first > at || isUnderKey(seen, first);
  if (first > at && !reading.numbered && !seen.is(first, CAPITAL)) return undefined;
  const parts = levelOf(reading, cue, isLabelled, HOMES.test(seen.word(at)));
  const level = parts === 'nothing' && isWhereabouts(seen, at, reading) ? 'possible' : parts;
  if (level === 'nothing') return undefined;
  return matchOf(seen, at, { first, end, level }, cue === 'residence' || isLabelled ? 'label' : 'no-label');
}

/** `rua: 'Rua Antônio João'`, `logradouro { 'Ladeira do Desterro' }`: a string in code, under a key of addresses. */
function isUnderKey(seen: Seen, first: number): boolean {
  return KEYS.test(seen.word(first - 1)) && /^["']?\s?(?:[:={(]|=>|:=)\s?["'`]$/.test(seen.between(first));
}

const KEYS =
  /^(?:rua|logradouro|endereco|end|address|street|local|lugar|moradia|residencia|linha|linha1|line1)$/;

/** `106 Norte, Alameda 5`, `120, Rua do Bispo`: the block or the number can stand before the street. */
function firstBefore(seen: Seen, at: number): number {
  return quarterBefore(seen, ownFirst(seen, at));
}

/** The same, without the quarter that it lies in. */
function ownFirst(seen: Seen, at: number): number {
  if (!seen.follows(at, GAP.comma | GAP.space | GAP.ordinal | GAP.dot)) return at;
  if ((seen.gap(at) & GAP.dot) !== 0 && !isDevelopment(seen, at - 1)) return at;
  if (QUARTERS.test(seen.word(at - 1)) && seen.gap(at - 1) === GAP.space && seen.isNumber(at - 2))
    return at - 2;
  // `ap 302, Rua do Sol`
  const isUnit = seen.isNumber(at - 1) && (seen.kind(at - 2) & UNIT) !== 0 && seen.length(at - 2) > 1;
  if (isUnit && (seen.gap(at) & GAP.comma) !== 0 && seen.follows(at - 1, GAP.space | GAP.dot)) return at - 2;
  // `2ª Travessa`, `Primeira Avenida`
  if (isOrdinalBefore(seen, at)) return at - 1;
  const kilometre = kilometreBefore(seen, at);
  if (kilometre < at) return kilometre;
  const opened = openerBefore(seen, at);
  if (opened < at) return opened;
  return isHouseNumberBefore(seen, at) ? at - 1 : at;
}

/** `120, Rua do Bispo` where a line or a field begins; `mora em 3612 Travessa Davi`, as generators of test data have it. */
function isHouseNumberBefore(seen: Seen, at: number): boolean {
  if (!seen.isNumber(at - 1) || seen.length(at - 1) > LONGEST_NUMBER) return false;
  const isFirst = (seen.gap(at - 1) & (GAP.line | GAP.paragraph | GAP.colon | GAP.other)) !== 0;
  if ((seen.gap(at) & GAP.comma) !== 0) return isFirst;
  const isStreet = (seen.kind(at) & ROAD) !== 0 && seen.is(at, CAPITAL) && seen.length(at) > 2;
  if (seen.gap(at) !== GAP.space || !isStreet || seen.length(at - 1) < 2) return false;
  return isFirst || /^(?:em|n[ao]|endereco|a)$/.test(seen.word(at - 2)) || seen.is(at - 2, RESIDENCE);
}

/** `Alto da Serra, 3ª Travessa, 45`: the quarter or the settlement before the street in it. */
function quarterBefore(seen: Seen, at: number): number {
  const isHead = ((seen.kind(at) | seen.kind(at + 1)) & (ROAD | LANDS | LOT)) !== 0;
  if (seen.gap(at) !== (GAP.comma | GAP.space) || !isHead) return at;
  for (let i = at - 1; i > at - MOST_QUARTER_WORDS && i >= seen.first; i--) {
    if (!seen.is(i, CAPITAL | PARTICLE)) return at;
    const isOpening = (seen.kind(i) & (DISTRICT_WORD | LANDS)) !== 0 && seen.is(i, CAPITAL);
    if (isOpening && i < at - 1 && !(seen.gap(i) === GAP.space && seen.is(i - 1, CAPITAL)))
      return seen.words.isPlace(i, at - 1) ? at : i;
    if (isLivedIn(seen, i)) return i;
    if (seen.gap(i) !== GAP.space && seen.gap(i) !== GAP.hyphen) return at;
  }
  return at;
}

/** `mora na Rocinha, Rua 2`: the name of where somebody lives, behind its preposition. */
function isLivedIn(seen: Seen, at: number): boolean {
  if (!seen.is(at, CAPITAL) || seen.gap(at) !== GAP.space || !/^(?:n[ao]|em)$/.test(seen.word(at - 1)))
    return false;
  for (let i = at - 2; i >= at - MOST_QUARTER_WORDS && seen.gap(i + 1) === GAP.space; i--)
    if (seen.is(i, RESIDENCE)) return true;
  return false;
}

const MOST_QUARTER_WORDS = 6;

/** `nº 45 da Rua X`, `esquina da Rua X`, `Projeto de Assentamento X`, `Cond. Res. X`. */
function openerBefore(seen: Seen, at: number): number {
  if ((seen.kind(at) & DEVELOPMENT) !== 0 && isDevelopment(seen, at - 1)) return at - 1;
  // `Guará II QE 32`
  if ((seen.kind(at) & SECTOR) !== 0 && seen.gap(at) === GAP.space) {
    const first = /^[ivx]+$/.test(seen.word(at - 1)) ? at - 2 : at - 1;
    if (seen.is(first, CAPITAL) && (seen.kind(first) & DISTRICT_WORD) !== 0) return first;
  }
  if (!/^d[aoe]$/.test(seen.word(at - 1)) || !seen.follows(at - 1, GAP.space)) return at;
  if (
    /^(?:esquina|sobrado|fundos|altos|porao)$/.test(seen.word(at - 2)) ||
    (seen.word(at) === 'assentamento' && seen.word(at - 2) === 'projeto')
  )
    return at - 2;
  const isNumber = seen.isNumber(at - 2) && seen.length(at - 2) <= LONGEST_NUMBER;
  // `nº 1.870 da Rua X`
  const isThousands = seen.gap(at - 2) === GAP.dot && seen.length(at - 2) === 3 && seen.isNumber(at - 3);
  const first = isThousands ? at - 3 : at - 2;
  return isNumber && (seen.kind(first - 1) & NUMBER_SIGN) !== 0 ? first : at;
}

function isDevelopment(seen: Seen, at: number): boolean {
  return (seen.kind(at) & DEVELOPMENT) !== 0 && seen.is(at, CAPITAL);
}

function isOrdinalBefore(seen: Seen, at: number): boolean {
  if (seen.isNumber(at - 1) && seen.length(at - 1) <= 2) return (seen.gap(at) & GAP.ordinal) !== 0;
  return seen.is(at - 1, CAPITAL) && ORDINALS.test(seen.word(at - 1)) && seen.gap(at) === GAP.space;
}

/** `km 12 da Estrada do Rio Manso`, `quilômetro 7 da BR-101`. */
function kilometreBefore(seen: Seen, at: number): number {
  if (!/^d[aoe]$/.test(seen.word(at - 1)) || !seen.isNumber(at - 2) || seen.gap(at - 1) !== GAP.space)
    return at;
  if (seen.gap(at - 2) === 0 || seen.follows(at - 2, GAP.space | GAP.dot))
    return (seen.kind(at - 3) & KILOMETRE) !== 0 ? at - 3 : at;
  return at;
}

function isExact({ numbered, units, districts, hasCity, hasState, hasPostcode }: Reading): boolean {
  return numbered || units > 0 || hasState || hasPostcode || (hasCity && districts > 0);
}

/** `moro no bairro Aparecida, Santos/SP`: a neighbourhood alone is an address only behind a cue. */
function district(seen: Seen, at: number): Match | undefined {
  if (seen.word(at) !== 'bairro' || cueBefore(seen, at) !== 'residence') return undefined;
  if (districtAt(seen, at) === undefined) return undefined;
  const reading = readAddress(seen, at, ROAD);
  if (reading === undefined || reading.first > at) return undefined;
  return matchOf(seen, at, { first: at, end: reading.end, level: 'likely' }, 'label');
}

/** @param at the word that woke the reader: a span that begins further from it is not seen from everywhere */
function matchOf(seen: Seen, at: number, field: Field | undefined, reason: Reason): Match | undefined {
  if (field === undefined) return undefined;
  const { starts } = seen.words;
  const start = starts[field.first]!;
  if (Math.abs(start - starts[at]!) > LEAD) return undefined;
  return { start, end: endOf(seen, start, field.end), level: field.level, reasons: [reason, 'shape'] };
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

/** A whole value under a key of an address: with a street's type first, or only a part of an address. */
function readValue(words: Words, isWeak: boolean): Match | undefined {
  const seen = new Seen(words, 0, words.count);
  const match = read(words, 0, true);
  if (isWeak)
    return match?.start === words.starts[0] && words.is(0, STREET)
      ? match
      : matchOf(seen, 0, houseNumber(seen) ?? stateName(seen), 'key');
  if (match !== undefined && match.start === words.starts[0]) return match;
  return matchOf(seen, 0, wholeValue(seen), 'key');
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
    'naturalidade',
    'local de nascimento',
    'hometown',
    'birthplace',
    'address line',
    'logr',
    'munic',
    'compl',
    'cpl',
    'moradia',
    'local residência',
    ...['dirección', 'calle', 'barrio', 'ciudad', 'localidad'],
    // As the exports of public systems cut them: SINAN, SIM.
    ...['logrado', 'nm logrado', 'complem', 'nm complem', 'endres', 'complres', 'baires', 'no municipio'],
    ...['home address', 'mailing address', 'shipping address', 'billing address', 'neighbourhood'],
    ...['adresse', 'ville', 'indirizzo', 'città', 'wohnort'],
    ...['lograd', 'ds logr', 'dsc lograd', 'tp lograd'],
    ...['lgr', 'x lgr', 'x cpl', 'x bairro', 'x mun'],
    ...['brr', 'bai', 'bair', 'cmpl', 'cplto', 'logrd', 'nm bairro', 'no bairro', 'ds bairro', 'nm cidade'],
  ],
  weakKeys: [HOUSE_NUMBER, ...HOUSE_NUMBERS, 'end', 'estado', 'state'],
  wakes: STREET | DWELLING | RESIDENCE | STATE,
  read,
  readValue,
  normalise: normaliseAddress,
  surrogate: surrogateAddress,
  respell: respellAddress,
  examples: EXAMPLES,
};
