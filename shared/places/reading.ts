/** Reads an address forward from its first word, and says what evidence it has. */
import { CAPITAL, INSTITUTION, NUMBER, PARTICLE, STATE, UPPER } from '../words/classes.ts';
import { GAP } from '../words/words.ts';
import { cityAt, districtAt, stateEnd, unmarkedEnd } from './locality.ts';
import { numberEnd, unitEnd } from './parts.ts';
import type { Seen } from './seen.ts';
import { nameEnd, QUARTERS } from './street-name.ts';
import {
  DEVELOPMENT,
  DISTRICT,
  KILOMETRE,
  LANDS,
  LOT,
  NAMED,
  ROAD,
  SECTOR,
  UNIT,
  WEAK,
} from './vocabulary.ts';

/** What an address was read from. */
export interface Reading {
  /** The first word of the span. */
  first: number;
  /** The index after its last word. */
  end: number;
  /** The kind of the head: bits of the vocabulary. */
  head: number;
  numbered: boolean;
  units: number;
  districts: number;
  hasCity: boolean;
  cities: number;
  hasState: boolean;
  isRural: boolean;
  /** A postal code stands right behind it. */
  hasPostcode: boolean;
}

/** More parts are a list. */
const MOST_PARTS = 14;
const MOST_DISTRICTS = 3;
/** Many neighbourhoods have the name of a municipality elsewhere. */
const MOST_CITIES = 2;
const CLOSED = GAP.other | GAP.paragraph | GAP.colon;

/** The address whose head (a street's type, a sector, a building) is the word `at`. */
export function readAddress(seen: Seen, at: number, kind: number): Reading | undefined {
  const reading = newReading(at, kind);
  const named = headEnd(seen, at, kind, reading);
  if (named <= at + 1 && reading.units === 0) return undefined;
  readParts(seen, named, reading);
  return reading;
}

/** An address without a head behind a label: `Endereço: das Palmeiras, 45`. */
export function readUnheaded(seen: Seen, at: number): Reading | undefined {
  const named = nameEnd(seen, at);
  if (named === at) return undefined;
  const reading = newReading(at, ROAD);
  readParts(seen, named, reading);
  return reading;
}

function newReading(first: number, head: number): Reading {
  return {
    first,
    end: first,
    head,
    numbered: false,
    units: 0,
    districts: 0,
    hasCity: false,
    cities: 0,
    hasState: false,
    isRural: false,
    hasPostcode: false,
  };
}

/** The index after the head and its name. */
function headEnd(seen: Seen, at: number, kind: number, reading: Reading): number {
  const next = at + 1;
  if ((kind & LOT) !== 0 && (kind & NAMED) === 0) {
    const end = unitEnd(seen, at, false);
    if (end === at) return at;
    reading.units = 1;
    return QUARTERS.test(seen.word(end)) && seen.gap(end) === GAP.space ? end + 1 : end;
  }
  if ((kind & SECTOR) !== 0) return sectorEnd(seen, at);
  if (!seen.follows(next, GAP.space | GAP.dot)) {
    // `Rua:` is a label, and what it labels is the name.
    if (!isRoadLabel(seen, at, kind)) return at;
    const name = nameEnd(seen, next);
    if (name > next) reading.first = next;
    return name > next ? name : at;
  }
  let i = next;
  // `Conjunto Habitacional X`, `Comunidade Ribeirinha X`, `Rua Projetada B`
  if (
    /^(?:projetada|projetado|particular|estadual|municipal|federal|vicinal|velha|nova)$/.test(seen.word(i))
  ) {
    const name = nameEnd(seen, i + 1);
    if (name > i + 1 && seen.gap(i + 1) === GAP.space) return name;
  }
  if (isHighway(seen, i)) return highwayEnd(seen, i);
  i = nameEnd(seen, next);
  return i === next ? at : i;
}

/** `Rua:` at the start of a line or behind a mark. */
function isRoadLabel(seen: Seen, at: number, kind: number): boolean {
  const gap = seen.gap(at + 1);
  if ((kind & ROAD) === 0 || (kind & WEAK) !== 0 || seen.length(at) < 3) return false;
  if ((gap & GAP.colon) === 0 || (gap & ~(GAP.colon | GAP.space | GAP.dot)) !== 0) return false;
  return (seen.gap(at) & (GAP.line | GAP.paragraph | GAP.comma | GAP.other | GAP.hyphen)) !== 0;
}

/** `BR-101`, `SP 330`, as a name behind `Rodovia`. */
function isHighway(seen: Seen, at: number): boolean {
  return (seen.word(at) === 'br' || seen.is(at, STATE)) && seen.length(at) === 2 && seen.isNumber(at + 1);
}

function highwayEnd(seen: Seen, at: number): number {
  const joined = (seen.gap(at + 1) & ~(GAP.hyphen | GAP.space)) === 0;
  return joined && seen.length(at + 1) === 3 ? at + 2 : at;
}

/** `SQN 210`, `QNL 5`, `SHIS QI 15`, `SGAS 915`, `SMPW Quadra 5`. */
function sectorEnd(seen: Seen, at: number): number {
  let i = at + 1;
  if ((seen.kind(i) & (SECTOR | LOT)) !== 0 && seen.follows(i, GAP.space | GAP.hyphen)) i++;
  const joined = (seen.gap(i) & ~(GAP.space | GAP.hyphen | GAP.dot)) === 0;
  if (!joined || !seen.isNumber(i) || seen.length(i) > 4) return at;
  const end = i + 1;
  return seen.gap(end) === GAP.slash && seen.isNumber(end) && seen.length(end) <= 3 ? end + 1 : end;
}

/** Reads on from the word `at`, part by part, as long as each goes with the one before. */
function readParts(seen: Seen, at: number, reading: Reading): void {
  reading.end = at;
  for (let parts = 0; parts < MOST_PARTS && reading.end < seen.end; parts++) {
    const gap = seen.gap(reading.end);
    if ((gap & CLOSED) !== 0) break;
    if (isPostcode(seen, reading.end) || isField(seen, reading.end, gap)) break;
    const end = partEnd(seen, reading.end, gap, reading);
    if (end <= reading.end) break;
    reading.end = end;
    if (reading.hasState) break;
  }
  const gap = seen.gap(reading.end);
  reading.hasPostcode = (gap & (GAP.other | GAP.paragraph)) === 0 && isPostcode(seen, reading.end);
}

/** A line of a form (`Bairro: Centro`) is an address of its own. */
function isField(seen: Seen, at: number, gap: number): boolean {
  return (gap & GAP.line) !== 0 && ((seen.gap(at + 1) | seen.gap(at + 2)) & GAP.colon) !== 0;
}

function partEnd(seen: Seen, at: number, gap: number, reading: Reading): number {
  const isBroken = (gap & (GAP.line | GAP.dot)) !== 0;
  if (!reading.hasCity && reading.districts === 0) {
    const inside = insideEnd(seen, at, gap, isBroken, reading);
    if (inside > at) return inside;
  } else {
    const unit = unitEnd(seen, at, false);
    if (unit > at && (gap & (GAP.comma | GAP.hyphen)) !== 0 && (seen.kind(at) & UNIT) !== 0) {
      reading.units++;
      return unit;
    }
  }
  return localityEnd(seen, at, gap, isBroken, reading);
}

/** The number, or a part of the property. */
function insideEnd(seen: Seen, at: number, gap: number, isBroken: boolean, reading: Reading): number {
  const isHalfway = isBroken && (gap & (GAP.comma | GAP.hyphen)) === 0;
  if (!reading.numbered && !(isHalfway && seen.isNumber(at))) {
    const number = numberEnd(seen, at);
    if (number > at) {
      reading.numbered = true;
      return number;
    }
  }
  let i = at;
  if (/^(?:do|da|no|na|com)$/.test(seen.word(at)) && seen.gap(at + 1) === GAP.space) i++;
  const road = innerRoadEnd(seen, i, reading);
  if (road > i) return road;
  const isUnit = i === at || (seen.kind(i) & UNIT) !== 0;
  const unit = isUnit ? unitEnd(seen, i, !isHalfway) : i;
  if (unit > i && !(seen.kind(i) & DISTRICT && !isValued(seen, i))) {
    reading.units++;
    if ((seen.kind(i) & KILOMETRE) !== 0) reading.numbered = true;
    return unit;
  }
  return at;
}

/** A number or a letter follows, and no name. */
function isValued(seen: Seen, at: number): boolean {
  return unitEnd(seen, at, false) > at;
}

/** A street inside of what has its own name: `Quadra 103 Sul, Alameda 7`, `Conjunto X, rua 52`. */
function innerRoadEnd(seen: Seen, at: number, reading: Reading): number {
  const kind = seen.kind(at);
  if ((kind & ROAD) === 0 || (reading.head & ROAD) !== 0) return at;
  if (!seen.follows(at + 1, GAP.space | GAP.dot)) return at;
  const name = nameEnd(seen, at + 1);
  if (name === at + 1 || ((kind & WEAK) !== 0 && !isNamed(seen, at))) return at;
  reading.units++;
  reading.numbered = false;
  return name;
}

/** Neighbourhood, municipality, state. */
function localityEnd(seen: Seen, at: number, gap: number, isBroken: boolean, reading: Reading): number {
  const city = cityAt(seen, at);
  const isMarked = (gap & (GAP.comma | GAP.hyphen | GAP.open | GAP.line | GAP.slash)) !== 0;
  if (city?.hasState && (isMarked || gap === GAP.space)) {
    reading.hasCity = true;
    reading.hasState = true;
    return city.end;
  }
  if (!isBroken || (gap & GAP.line) !== 0) {
    if (isMarked && (gap & GAP.line) === 0) {
      const state = stateEnd(seen, at, true);
      if (state > at && (reading.districts > 0 || reading.numbered || reading.hasCity)) {
        reading.hasState = true;
        return state;
      }
    }
    if (
      city !== undefined &&
      (gap & GAP.line) === 0 &&
      reading.cities < MOST_CITIES &&
      isCityPlace(seen, at, gap, reading)
    ) {
      reading.cities++;
      reading.hasCity = true;
      return city.end;
    }
  }
  if (gap === GAP.space && (reading.numbered || reading.units > 0)) {
    const end = unmarkedEnd(seen, at);
    if (end > at) {
      reading.districts++;
      reading.hasCity = true;
      return end;
    }
  }
  if (reading.districts < MOST_DISTRICTS) {
    const district = districtAt(seen, at);
    if (district !== undefined) {
      reading.districts++;
      reading.isRural ||= district.isRural;
      return district.end;
    }
  }
  return at;
}

/** A municipality without its state: between marks, or behind `em`. */
function isCityPlace(seen: Seen, at: number, gap: number, { numbered, units }: Reading): boolean {
  if ((gap & (GAP.comma | GAP.hyphen | GAP.slash | GAP.open)) !== 0) return true;
  if (gap !== GAP.space) return false;
  return numbered || units > 0 || seen.word(at) === 'em' || seen.is(at, UPPER) || !seen.is(at, CAPITAL);
}

/** `CEP`, or a code in its form. */
function isPostcode(seen: Seen, at: number): boolean {
  if (seen.word(at) === 'cep') return true;
  if (!seen.isNumber(at)) return false;
  if (seen.length(at) === 8) return true;
  const isDotted = seen.length(at) === 2 && seen.gap(at + 1) === GAP.dot && seen.length(at + 1) === 3;
  const second = isDotted ? at + 2 : at + 1;
  if (!isDotted && seen.length(at) !== 5) return false;
  return seen.isNumber(second) && seen.gap(second) === GAP.hyphen && seen.length(second) === 3;
}

/** Kinds of words that an address can begin with. */
export const HEADS = ROAD | SECTOR | LOT | LANDS | DEVELOPMENT;

/** Whether the head is written as one: a short abbreviation needs what follows to be a name. */
export function isHead(seen: Seen, at: number, kind: number): boolean {
  const length = seen.length(at);
  if ((kind & SECTOR) !== 0) return (kind & WEAK) === 0 || seen.is(at, UPPER);
  if (seen.word(at) === 'terra') return seen.word(at + 1) === 'indigena';
  if ((kind & (LANDS | DEVELOPMENT)) !== 0 && (isWithinName(seen, at) || PUBLIC.test(seen.word(at + 1))))
    return false;
  if ((kind & ROAD) === 0 || length > 4) return true;
  const word = seen.word(at);
  if (word === 'rua' || word === 'beco' || word === 'via' || word === 'cais' || word === 'eixo') return true;
  const next = at + 1;
  if (length === 1 && (seen.kind(next) & ROAD) !== 0) return false;
  // `R E L A T Ó R I O`, `R.G.`
  if (length === 1 && seen.isLetter(next) && seen.gap(next) !== (GAP.dot | GAP.space)) return false;
  if (seen.is(at, UPPER) && length > 1 && word !== 'br') {
    return seen.is(next, UPPER | PARTICLE) || (seen.gap(next) & GAP.dot) !== 0;
  }
  if (!/^(?:r|av|br|rod)$/.test(word) && seen.isNumber(next)) return false;
  return !isBehindName(seen, at) || seen.is(next, PARTICLE);
}

/** Whether a name in capitals or a number stands behind a word that means much else. */
export function isNamed(seen: Seen, at: number): boolean {
  let name = at + 1;
  while (name < at + 3 && seen.is(name, PARTICLE) && !seen.is(name, CAPITAL)) name++;
  return seen.is(name, CAPITAL | NUMBER);
}

/** `Fazenda Pública`, `Parque Nacional` */
const PUBLIC = /^(?:public[oa]|nacional|estadual|municipal|federal|tecnologico|industrial)$/;

/** `UBS Vila Nova`, `Escola Jardim Alegre`: the name of something that is called after the place. */
function isWithinName(seen: Seen, at: number): boolean {
  if (seen.gap(at) !== GAP.space) return false;
  return seen.is(at - 1, INSTITUTION) || (seen.is(at - 1, CAPITAL) && !seen.is(at - 1, UPPER | PARTICLE));
}

/** `Ana R. Souza`: a capitalised word right before an abbreviation. */
function isBehindName(seen: Seen, at: number): boolean {
  return seen.gap(at) === GAP.space && seen.is(at - 1, CAPITAL) && !seen.is(at, UPPER);
}
