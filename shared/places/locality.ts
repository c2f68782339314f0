/** Where a street lies: neighbourhood, municipality and state. */
import { CITY, GIVEN, PLACE_PART, SURNAME } from '../lexicon/lexicon.ts';
import { CAPITAL, CUE, INSTITUTION, KIN, MONTH, PARTICLE, ROLE, STATE, UPPER } from '../words/classes.ts';
import { GAP } from '../words/words.ts';
import type { Seen } from './seen.ts';
import { capitalEnd, nameEnd, QUARTERS } from './street-name.ts';
import { DISTRICT, DISTRICT_WORD, LABEL, ROAD, STOP, WEAK } from './vocabulary.ts';

/** The longest name of a municipality has seven words. */
const MOST_WORDS = 7;
const MOST_DISTRICT_WORDS = 5;
const MOST_LOWER = 3;

const TO_STATE = GAP.space | GAP.slash | GAP.hyphen | GAP.comma | GAP.open | GAP.dot;

export interface Locality {
  /** The index after it. */
  readonly end: number;
  readonly hasState: boolean;
}

/** The municipality that begins at `at`, known as one or with its state: `Campinas`, `em Natal (RN)`. */
export function cityAt(seen: Seen, at: number): Locality | undefined {
  const first = connectorEnd(seen, at);
  const known = placeEnd(seen, first);
  if (known > first) {
    const end = stateEnd(seen, known, seen.is(first, CAPITAL));
    // `Bela Vista, São Paulo - SP`: a state that has its state behind it is the city of that name.
    const isCity = end > known + 1 && stateEnd(seen, end, true) > end;
    if (end > known && !isCity) return { end: countryEnd(seen, end), hasState: true };
    if (!isCut(seen, known) || !isSure(seen, first, known)) return undefined;
    return { end: longerEnd(seen, first, known), hasState: false };
  }
  if (!seen.is(first, CAPITAL)) return undefined;
  const name = capitalEnd(seen, first, false);
  if (name === first || name - first > MOST_WORDS || (seen.gap(name) & (GAP.slash | GAP.hyphen)) === 0)
    return undefined;
  const end = stateEnd(seen, name, true);
  return end > name ? { end: countryEnd(seen, end), hasState: true } : undefined;
}

/** `Eldorado dos Carajás`: over a particle the name of a place goes on, under a name that is not known. */
function longerEnd(seen: Seen, first: number, known: number): number {
  if (!seen.is(first, CAPITAL) || !/^d[aeo]s?$/.test(seen.word(known)) || seen.gap(known) !== GAP.space)
    return known;
  const end = capitalEnd(seen, first, false);
  return end === known + 2 && seen.isParted(end) ? end : known;
}

/** In lower case, a word that says something else (`para`, `portão`) is a place only with its state. */
function isSure(seen: Seen, first: number, end: number): boolean {
  return (
    seen.is(first, CAPITAL) ||
    end - first > 1 ||
    (seen.is(first, CITY) && (seen.kind(first) & ~DISTRICT_WORD) === 0)
  );
}

/** `em`, `no município de`, `cidade de`. */
function connectorEnd(seen: Seen, at: number): number {
  let i = at;
  // `zona rural de Manaus`
  if (
    /^(?:rural|interior)$/.test(seen.word(at - 1)) &&
    /^d[eoa]$/.test(seen.word(at)) &&
    seen.gap(at) === GAP.space
  )
    return at + 1;
  if (/^(?:em|na|no|da|do)$/.test(seen.word(i))) i++;
  if (!/^(?:cidade|municipio|mun|cid|uf)$/.test(seen.word(i))) return seen.word(at) === 'em' ? i : at;
  i++;
  if (/^d[eoa]$/.test(seen.word(i)) && seen.gap(i) === GAP.space) i++;
  return i;
}

/** The index after the longest known name of a place at `at`. */
export function placeEnd(seen: Seen, at: number): number {
  if (!seen.is(at, CITY | PLACE_PART | STATE)) return at;
  let last = at;
  while (last + 1 < at + MOST_WORDS && joinsPlace(seen, last + 1)) last++;
  for (; last >= at; last--) if (seen.words.isPlace(at, last)) return last + 1;
  return at;
}

function joinsPlace(seen: Seen, at: number): boolean {
  const gap = seen.gap(at);
  return (gap === GAP.space || gap === GAP.hyphen) && seen.is(at, CITY | PLACE_PART | PARTICLE | STATE);
}

/** Whether a name ends before `at`: no capitalised word goes on with it. */
function isCut(seen: Seen, at: number): boolean {
  return seen.isParted(at) || !seen.is(at, CAPITAL) || (seen.kind(at) & LABEL) !== 0;
}

/** The index after the state behind a municipality or a neighbourhood, or `at`. */
export function stateEnd(seen: Seen, at: number, capital: boolean): number {
  const gap = seen.gap(at);
  if ((gap & ~TO_STATE) !== 0 || gap === 0) return at;
  let i = at;
  if (/^(?:uf|estado)$/.test(seen.word(i))) {
    i++;
    if (/^d[eoa]$/.test(seen.word(i))) i++;
    if ((seen.gap(i) & ~(GAP.space | GAP.colon)) !== 0) return at;
  }
  if (seen.length(i) === 2 && seen.is(i, STATE)) {
    if (capital && !seen.is(i, UPPER) && !(NO_WORD.test(seen.word(i)) && seen.isParted(i + 1))) return at;
    return isCut(seen, i + 1) ? i + 1 : at;
  }
  if (gap === GAP.space || !seen.is(i, CAPITAL) || !isStateName(seen, i)) return at;
  const end = placeEnd(seen, i);
  // `Santa Mônica`: a municipality
  const second = SECOND[seen.word(i)];
  return second === undefined || (end > i + 1 && second.test(seen.word(i + 1))) ? end : at;
}

/** Abbreviations of states that are no words in small letters. */
const NO_WORD = /^(?:sp|rj|mg|rs|pr|sc|go|df|mt|ms|pb|rn)$/;

const STATE_NAMES =
  /^(?:acre|alagoas|amapa|amazonas|bahia|ceara|distrito|espirito|goias|maranhao|mato|minas|para|paraiba|parana|pernambuco|piaui|rio|rondonia|roraima|santa|sao|sergipe|tocantins)$/;

/** The second words of the states that share their first with municipalities. */
const SECOND: Readonly<Record<string, RegExp>> = {
  santa: /^catarina$/,
  sao: /^paulo$/,
  rio: /^(?:de|grande)$/,
  mato: /^grosso$/,
  minas: /^gerais$/,
  espirito: /^santo$/,
  distrito: /^federal$/,
};

function isStateName(seen: Seen, at: number): boolean {
  return STATE_NAMES.test(seen.word(at));
}

function countryEnd(seen: Seen, at: number): number {
  const isCountry = /^bra[sz]il$/.test(seen.word(at)) && seen.is(at, CAPITAL);
  return isCountry && (seen.gap(at) & ~TO_STATE) === 0 ? at + 1 : at;
}

/** How a neighbourhood is known to be one. */
export interface District {
  readonly end: number;
  /** `zona rural`, `área rural`. */
  readonly isRural: boolean;
}

/**
 * The neighbourhood that begins at `at`: announced (`bairro X`), by its first word (`Jardim X`, `Centro`), or a
 * capitalised name between marks.
 */
export function districtAt(seen: Seen, at: number): District | undefined {
  const gap = seen.gap(at);
  let i = at;
  if (/^(?:no|na|em|do|da)$/.test(seen.word(i)) && seen.gap(i + 1) === GAP.space) i++;
  if (seen.word(i) === 'bairro' || isAbbreviated(seen, i)) return whole(announcedEnd(seen, i + 1), i + 1);
  const land = indigenousLandEnd(seen, i);
  if (land > i) return { end: land, isRural: true };
  const fixed = fixedEnd(seen, i);
  if (fixed > i) return { end: fixed, isRural: seen.word(fixed - 1) === 'rural' };
  // `fds., Vl. Ema`
  if ((seen.kind(i) & DISTRICT) !== 0 && ((gap & GAP.dot) === 0 || (gap & GAP.comma) !== 0)) {
    const name = seen.follows(i + 1, GAP.space | GAP.dot) ? nameEnd(seen, i + 1) : i + 1;
    if (name > i + 1 && (seen.is(i, CAPITAL) || i === at)) return whole(name, i + 1);
  }
  if (i > at || (gap & (GAP.comma | GAP.hyphen | GAP.open | GAP.line)) === 0 || (gap & GAP.dot) !== 0) {
    return undefined;
  }
  return whole(unannouncedEnd(seen, at), at);
}

function whole(end: number, after: number): District | undefined {
  return end > after ? { end, isRural: false } : undefined;
}

/** `B. Centro`, `Bº Centro`. */
function isAbbreviated(seen: Seen, at: number): boolean {
  return /^b(?:ro|rr)?$/.test(seen.word(at)) && (seen.gap(at + 1) & (GAP.dot | GAP.ordinal)) !== 0;
}

function announcedEnd(seen: Seen, at: number): number {
  if ((seen.gap(at) & ~(GAP.space | GAP.colon | GAP.dot | GAP.ordinal)) !== 0) return at;
  let content = at;
  while (content < at + 2 && seen.is(content, PARTICLE) && !seen.is(content, CAPITAL)) content++;
  if (seen.is(content, CAPITAL)) return capitalEnd(seen, at, false);
  return lowerEnd(seen, content);
}

function lowerEnd(seen: Seen, at: number): number {
  let i = at;
  for (; i < at + MOST_LOWER && i < seen.end; i++) {
    if (i > at && seen.gap(i) !== GAP.space) break;
    if (seen.is(i, CAPITAL) || (seen.kind(i) & (STOP | LABEL)) !== 0) break;
    if (i > at && cityAt(seen, i) !== undefined) break;
    if (seen.isNumber(i)) break;
  }
  while (i > at && seen.is(i - 1, PARTICLE)) i--;
  return i;
}

const FIXED: Readonly<Record<string, RegExp>> = {
  zona: /^(?:rural|urbana|norte|sul|leste|oeste|central)$/,
  area: /^rural$/,
  asa: /^(?:norte|sul)$/,
  lago: /^(?:norte|sul)$/,
  perimetro: /^(?:urbano|rural)$/,
  setor: /^(?:norte|sul|leste|oeste|central)$/,
  plano: /^piloto$/,
};

/** `T.I. Cobra Grande`, `Terra Indígena Jaraguá` */
function indigenousLandEnd(seen: Seen, at: number): number {
  let name = at;
  if (seen.word(at) === 'ti' && seen.is(at, UPPER)) name = at + 1;
  else if (seen.word(at) === 't' && seen.word(at + 1) === 'i' && seen.gap(at + 1) === GAP.dot) name = at + 2;
  else if (seen.word(at) === 'terra' && seen.word(at + 1) === 'indigena') name = at + 2;
  if (name === at || !seen.follows(name, GAP.space | GAP.dot)) return at;
  return capitalEnd(seen, name, false) > name ? capitalEnd(seen, name, false) : at;
}

/** Names that say by themselves that they are a part of a town. */
function fixedEnd(seen: Seen, at: number): number {
  const word = seen.word(at);
  if (word === 'centro') {
    if (seen.gap(at + 1) === GAP.space && /^(?:historico|velho)$/.test(seen.word(at + 1))) return at + 2;
    // `centro de Pelotas`
    if (seen.word(at + 1) === 'de' && seen.gap(at + 1) === GAP.space) {
      const town = placeEnd(seen, at + 2);
      if (town > at + 2 && isCut(seen, town) && seen.is(at + 2, CAPITAL)) return town;
    }
    const isEnd = isCut(seen, at + 1) || (seen.is(at, UPPER) && placeEnd(seen, at + 1) > at + 1);
    return isEnd && seen.word(at + 1) !== 'de' ? at + 1 : at;
  }
  // `interior de Caxias do Sul`, `cohab`
  if (word === 'cohab' && seen.isParted(at + 1)) return at + 1;
  if (word === 'interior') return cityAt(seen, at + 1)?.end ?? (isCut(seen, at + 1) ? at + 1 : at);
  const second = FIXED[word];
  return second !== undefined && seen.gap(at + 1) === GAP.space && second.test(seen.word(at + 1))
    ? at + 2
    : at;
}

const NO_DISTRICT = ROLE | KIN | CUE | MONTH;

/** Institutions that nobody calls a neighbourhood after. */
const LANDMARK =
  /^(?:hospital|maternidade|clinica|ubs|upa|escola|colegio|creche|faculdade|universidade|instituto|fundacao|associacao|igreja|paroquia|empresa|companhia|banco|loja|shopping|hotel|restaurante|padaria|farmacia|drogaria|supermercado|mercado|laboratorio|tribunal|forum|cartorio|secretaria|prefeitura|ministerio)$/;

/** A capitalised name that nothing announces, between marks. */
function unannouncedEnd(seen: Seen, at: number): number {
  if (!seen.is(at, CAPITAL)) return followedEnd(seen, at);
  const kind = seen.kind(at);
  const isOpening = (kind & DISTRICT_WORD) !== 0;
  if (seen.is(at, INSTITUTION) && LANDMARK.test(seen.word(at))) return at;
  if ((kind & (ROAD | WEAK)) === ROAD && !isOpening) return at;
  const end = capitalEnd(seen, at, false);
  if (end - at > MOST_DISTRICT_WORDS || !isEnd(seen, end)) return at;
  const isOther = (kind & LABEL) !== 0 || seen.is(at, NO_DISTRICT);
  if (isOther && !isOpening) return end - at > 1 && leadsToPlace(seen, end) ? end : at;
  if (leadsToPlace(seen, end)) return end;
  if ((seen.gap(at) & GAP.line) !== 0)
    return (isOpening && seen.isParted(end)) || isAbovePostcode(seen, end) ? end : at;
  if (isOpening) return end;
  return isPerson(seen, at, end) ? at : end;
}

/** Whether a postal code begins the next line, as on an envelope. */
function isAbovePostcode(seen: Seen, at: number): boolean {
  if ((seen.gap(at) & (GAP.line | GAP.paragraph)) !== GAP.line || !seen.isNumber(at)) return false;
  return seen.length(at) === 5 && seen.gap(at + 1) === GAP.hyphen && seen.length(at + 1) === 3;
}

/** `Boa Vista Recife`: capitalised words without a mark between them, of which the last are a municipality. */
export function unmarkedEnd(seen: Seen, at: number): number {
  if (!seen.is(at, CAPITAL)) return lowerTownEnd(seen, at);
  const end = capitalEnd(seen, at, false);
  if (end - at > MOST_DISTRICT_WORDS) return at;
  if (end === at || !seen.isParted(end)) return at;
  for (let i = at + 1; i < end; i++) {
    const place = placeEnd(seen, i);
    // `MOOCA SAO PAULO SP`
    if (place === end || (place > i && stateEnd(seen, place, true) === end)) return end;
  }
  return isAtEnd(seen, end) && isQuarter(seen, at, end) ? end : at;
}

/** `jacarecanga fortaleza`: in small letters, at the end of a line, up to a municipality whose name is no word. */
function lowerTownEnd(seen: Seen, at: number): number {
  for (let i = at; i < at + MOST_LOWER && i < seen.end; i++) {
    if (i > at && seen.gap(i) !== GAP.space) return at;
    if (seen.is(i, CAPITAL) || (seen.kind(i) & (STOP | LABEL)) !== 0) return at;
    const end = placeEnd(seen, i);
    if (end > i && isAtEnd(seen, end) && isSure(seen, i, end) && !seen.words.isCommon(i)) return end;
  }
  return at;
}

/** `casa 23 Ceilândia Norte`: without a mark only what begins or ends as neighbourhoods do. */
function isQuarter(seen: Seen, at: number, end: number): boolean {
  return (seen.kind(at) & DISTRICT_WORD) !== 0 || (end - at > 1 && QUARTERS.test(seen.word(end - 1)));
}

function isAtEnd(seen: Seen, at: number): boolean {
  return at >= seen.end || (seen.gap(at) & (GAP.line | GAP.paragraph | GAP.dot | GAP.other)) !== 0;
}

/** Whether the words are a name of somebody rather than of a place. */
function isPerson(seen: Seen, at: number, end: number): boolean {
  if (!seen.is(at, GIVEN)) return end - at > 1 && seen.is(end - 1, SURNAME) && seen.is(at, SURNAME);
  return (seen.gap(at) & GAP.hyphen) === 0;
}

function isEnd(seen: Seen, end: number): boolean {
  if ((seen.gap(end) & GAP.colon) !== 0) return false;
  return seen.isParted(end) || (seen.gap(end) & GAP.slash) !== 0 || !seen.is(end, CAPITAL);
}

function leadsToPlace(seen: Seen, at: number): boolean {
  const gap = seen.gap(at);
  if ((gap & (GAP.other | GAP.paragraph | GAP.colon)) !== 0) return false;
  if (stateEnd(seen, at, true) > at) return true;
  if ((gap & (GAP.comma | GAP.hyphen | GAP.line | GAP.slash)) === 0) return false;
  return placeEnd(seen, at) > at || cityAt(seen, at)?.hasState === true;
}

/** `, boa viagem, recife`: in lower case only where a municipality follows. */
function followedEnd(seen: Seen, at: number): number {
  const end = lowerEnd(seen, at);
  const follows = (seen.gap(end) & (GAP.comma | GAP.hyphen)) !== 0 && cityAt(seen, end) !== undefined;
  return end > at && (follows || ((seen.gap(at) & GAP.comma) !== 0 && isLastName(seen, at, end))) ? end : at;
}

/** `…, ap 12, brooklin`: words that mean nothing else, at the end of a line. */
function isLastName(seen: Seen, at: number, end: number): boolean {
  if (seen.is(at - 1, CAPITAL)) return false;
  const ends = end >= seen.end || (seen.gap(end) & (GAP.line | GAP.paragraph | GAP.dot | GAP.comma)) !== 0;
  if (!ends || (seen.gap(at) & GAP.line) !== 0) return false;
  for (let i = at; i < end; i++) if (seen.length(i) < 4 || seen.words.isCommon(i)) return false;
  return true;
}
