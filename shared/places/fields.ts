/** Addresses in separate fields: lines of a form (`Bairro: Centro`), and values whose key names them. */
import type { Level } from '../finding.ts';
import { CAPITAL, NUMBER, PARTICLE, RESIDENCE, STATE, STREET, UPPER } from '../words/classes.ts';
import { GAP } from '../words/words.ts';
import { cityAt, districtAt, placeEnd } from './locality.ts';
import { numberEnd, unitEnd } from './parts.ts';
import type { Seen } from './seen.ts';
import { capitalEnd, nameEnd } from './street-name.ts';
import { FIELD, LABEL, LANDS, LOT, RESIDENT } from './vocabulary.ts';

export interface Field {
  readonly first: number;
  /** The index after the last word. */
  readonly end: number;
  readonly level: Exclude<Level, 'nothing'>;
}

/** The field that the label at `at` announces, where the form around it has an address. */
export function fieldAt(seen: Seen, at: number): Field | undefined {
  const first = at + 1;
  const gap = seen.gap(first);
  const isLabel = endsLabel(gap);
  if (!isLabel && !QUOTED.test(seen.between(first))) return undefined;
  // `Cidade/UF:`
  const isSecond =
    (seen.gap(at) === GAP.slash || seen.gap(at) === GAP.hyphen) && LABELS.test(seen.word(at - 1));
  const label = isSecond ? at - 1 : at;
  if ((seen.gap(label) & BEFORE_LABEL) === 0) return undefined;
  const end = fieldEnd(seen, seen.word(label), first);
  if (end === first) return undefined;
  if (isInForm(seen, label)) return { first, end, level: isLabel ? 'likely' : 'possible' };
  return isOfPerson(seen, label) ? { first, end, level: 'possible' } : undefined;
}

export function endsLabel(gap: number): boolean {
  return (gap & GAP.colon) !== 0 && (gap & ~(GAP.colon | GAP.space | GAP.dot)) === 0;
}

/** A key and its value in a program: `city: 'Ilhéus'`. */
export const QUOTED = /^["']?\s?[:=]\s?["'`]$/;

/** Whether the form has other fields of a person: `Idade: 19⏎Cidade: Ji-Paraná`. */
export function isOfPerson(seen: Seen, at: number): boolean {
  for (let i = seen.first; i < seen.end; i++) {
    if (i !== at && (seen.gap(i + 1) & GAP.colon) !== 0 && PERSONAL.test(seen.word(i))) return true;
  }
  return false;
}

const PERSONAL =
  /^(?:nome|cpf|rg|nasc|nascimento|idade|telefone|tel|fone|celular|mae|pai|paciente|titular|cliente|nick|usuario|sexo|profissao)$/;

const LABELS = /^(?:bairro|cidade|municipio|localidade|naturalidade)$/;
export const BEFORE_LABEL = GAP.line | GAP.paragraph | GAP.other | GAP.comma | GAP.hyphen | GAP.space;

function fieldEnd(seen: Seen, label: string, first: number): number {
  if (label === 'bairro') return districtEnd(seen, first);
  if (LABELS.test(label)) return cityAt(seen, first)?.end ?? capitalEnd(seen, first, false);
  if (label === 'uf' || label === 'estado')
    return seen.is(first, STATE) && seen.length(first) === 2 ? first + 1 : first;
  if (label === 'numero')
    return isBehindStreet(seen, first - 1, first - FIELD_WORDS) ? numberEnd(seen, first) : first;
  return /^compl/.test(label) ? unitsEnd(seen, first) : first;
}

/** Whether a street stands near before the word. */
function isBehindStreet(seen: Seen, at: number, from: number): boolean {
  for (let i = at - 1; i >= seen.first && i >= from; i--) {
    if (seen.is(i, STREET) || (seen.kind(i) & (LANDS | LOT)) !== 0 || seen.word(i) === 'logradouro')
      return true;
  }
  return false;
}

const FIELD_WORDS = 8;

function districtEnd(seen: Seen, first: number): number {
  const end = seen.is(first, CAPITAL) ? capitalEnd(seen, first, false) : nameEnd(seen, first);
  const city = cityAt(seen, end);
  return city?.hasState && (seen.gap(end) & (GAP.line | GAP.colon)) === 0 ? city.end : end;
}

/** One unit after another: `bloco 2, ap 31`. */
function unitsEnd(seen: Seen, first: number): number {
  let end = unitEnd(seen, first, true);
  for (let i = end; i > first && i < end + 1; ) {
    if ((seen.gap(i) & (GAP.line | GAP.paragraph | GAP.other)) !== 0) break;
    i = unitEnd(seen, end, true);
    if (i > end) end = i;
    else break;
  }
  return end;
}

const QUARTER = /^(?:bairro|localidade)$/;

/** Whether a street or another label of an address stands near. */
export function isInForm(seen: Seen, at: number): boolean {
  for (let i = seen.first; i < seen.end; i++) {
    if (i === at) continue;
    if (seen.is(i, STREET | RESIDENCE)) return true;
    // `Bairro: …⏎Cidade: …`
    const isPair = QUARTER.test(seen.word(i)) || (QUARTER.test(seen.word(at)) && LABELS.test(seen.word(i)));
    if (isPair && (seen.gap(i + 1) & GAP.colon) !== 0) return true;
  }
  return false;
}

/**
 * What goes on behind the postal code of an address up to the state `at`: `CEP 13010-000, Centro, Campinas/SP`. The
 * code parts it from the street, so it is a span of its own.
 */
export function behindPostcode(seen: Seen, at: number): Field | undefined {
  const code = postcodeBefore(seen, at);
  if (code < 0 || !isBehindStreet(seen, code, seen.first)) return undefined;
  const first = code + 1;
  if (isTownBefore(seen, first, at)) return { first, end: at + 1, level: 'likely' };
  for (let i = first; i <= at; ) {
    const city = cityAt(seen, i);
    if (city?.hasState) return city.end === at + 1 ? { first, end: city.end, level: 'likely' } : undefined;
    const end = districtAt(seen, i)?.end ?? city?.end ?? i;
    if (end === i) return undefined;
    i = end;
  }
  return undefined;
}

/** `da Paz do Galho / MS`: whatever words stand between the code and a state that is parted from them are a town's. */
function isTownBefore(seen: Seen, first: number, state: number): boolean {
  if (state - first > MOST_TOWN_WORDS || (seen.gap(state) & (GAP.slash | GAP.hyphen)) === 0) return false;
  for (let i = first; i < state; i++) {
    if (!seen.is(i, CAPITAL | PARTICLE) || seen.isNumber(i)) return false;
    if (i > first && seen.gap(i) !== GAP.space) return false;
  }
  return state > first;
}

const MOST_TOWN_WORDS = 6;

/** The last word of the postal code before the words that lead to `at`; −1 where there is none. */
function postcodeBefore(seen: Seen, at: number): number {
  for (let i = at - 1; i > seen.first && i >= at - LOCALITY_WORDS; i--) {
    if ((seen.gap(i + 1) & (GAP.other | GAP.paragraph | GAP.colon)) !== 0) return -1;
    if (!seen.isNumber(i)) continue;
    const isSplit = seen.length(i) === 3 && seen.gap(i) === GAP.hyphen && seen.isNumber(i - 1);
    return isSplit || seen.length(i) === 8 ? i : -1;
  }
  return -1;
}

const LOCALITY_WORDS = 12;

/**
 * A whole value under a key of an address that has no street's type: `Boa Vista, 120`, `Centro`, `Petrolina`. Which
 * key it is, is not known here: a name alone may be a town in a list of towns, so it is only possible.
 */
export function wholeValue(seen: Seen): Field | undefined {
  const { first, end } = seen;
  if (end === first || end - first > MOST_WORDS || !isPlain(seen) || isHeader(seen)) return undefined;
  const units = unitsEnd(seen, first);
  if (units === end || (units > first && end - units <= MOST_SAID)) return { first, end, level: 'likely' };
  const named = nameEnd(seen, first);
  const isNumbered = named > first && !seen.isNumber(first) && numberEnd(seen, named) > named;
  if (isNumbered || districtAt(seen, first)?.end === end) return { first, end, level: 'likely' };
  if (seen.is(first, STATE) && seen.length(first) === 2 && end === first + 1) {
    return seen.is(first, UPPER) ? { first, end, level: 'possible' } : undefined;
  }
  if (isOfParts(seen)) return { first, end, level: 'likely' };
  const isPlace = placeEnd(seen, first) === end || cityAt(seen, first)?.end === end;
  return isPlace || (named === end && hasName(seen)) ? { first, end, level: 'possible' } : undefined;
}

/** `Maloca da Raposa, casa 17, Normandia/RR`: named, in parts, of which one has a number or the last is a state. */
function isOfParts(seen: Seen): boolean {
  const { first, end } = seen;
  let isParted = false;
  let isNumbered = false;
  for (let i = first + 1; i < end; i++) {
    isParted ||= (seen.gap(i) & GAP.comma) !== 0;
    isNumbered ||= isParted && seen.isNumber(i) && seen.length(i) <= LONGEST_HOUSE;
  }
  const hasState = seen.is(end - 1, STATE) && seen.is(end - 1, UPPER) && seen.length(end - 1) === 2;
  return seen.is(first, CAPITAL) && end - first > 2 && isParted && (isNumbered || hasState);
}

const LONGEST_HOUSE = 4;

/** Behind a part of a property so many words still say which: `altos, porta azul`. */
const MOST_SAID = 4;

/** A house's number that is all of a value, with what lies within the property (`8 fds`). */
export function houseNumber(seen: Seen): Field | undefined {
  const { first, end } = seen;
  let last = numberEnd(seen, first);
  if (last > first && last < end) last = unitsEnd(seen, last);
  return last > first && last === end ? { first, end, level: 'likely' } : undefined;
}

/** The name or the abbreviation of a state that is all of a value. */
export function stateName(seen: Seen): Field | undefined {
  const { first, end } = seen;
  if (!seen.is(first, STATE) || !seen.is(first, CAPITAL)) return undefined;
  const isAbbreviation = end === first + 1 && seen.length(first) === 2 && seen.is(first, UPPER);
  return isAbbreviation || (seen.length(first) > 2 && placeEnd(seen, first) === end)
    ? { first, end, level: 'possible' }
    : undefined;
}

/** One word that is itself the name of a field. */
function isHeader(seen: Seen): boolean {
  return seen.end - seen.first === 1 && (seen.kind(seen.first) & (RESIDENT | LABEL | FIELD)) !== 0;
}

const MOST_WORDS = 24;

/** Words, numbers and the marks between them; no URL, no code. */
function isPlain(seen: Seen): boolean {
  const allowed =
    GAP.space | GAP.dot | GAP.comma | GAP.hyphen | GAP.slash | GAP.ordinal | GAP.open | GAP.close;
  for (let i = seen.first + 1; i < seen.end; i++) {
    const gap = seen.gap(i);
    if ((gap & ~(allowed | GAP.line)) !== 0) return false;
    if (gap === GAP.dot && !seen.is(i, NUMBER)) return false;
  }
  return true;
}

/** Capitalised, and longer than an abbreviation. */
function hasName(seen: Seen): boolean {
  if (!seen.is(seen.first, CAPITAL)) return false;
  for (let i = seen.first; i < seen.end; i++) {
    if (!seen.is(i, NUMBER | PARTICLE) && seen.length(i) > (seen.is(i, UPPER) ? 4 : 2)) return true;
  }
  return false;
}
