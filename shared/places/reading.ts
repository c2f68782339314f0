/** Reads an address forward from its first word, and says what evidence it has. */
import { CAPITAL, UPPER } from '../words/classes.ts';
import { GAP } from '../words/words.ts';
import { abroadEnd } from './abroad.ts';
import { headEnd, highwayEnd, isHighway, isNamed } from './heads.ts';
import { cityAt, districtAt, stateEnd, unmarkedEnd } from './locality.ts';
import { locatorEnd } from './locators.ts';
import { numberEnd, ORDINALS, unitEnd } from './parts.ts';
import type { Seen } from './seen.ts';
import { nameEnd } from './street-name.ts';
import { DISTRICT, KILOMETRE, NUMBER_SIGN, ROAD, UNIT, UNIT_ALONE, WEAK } from './vocabulary.ts';

/** What an address was read from. */
export interface Reading {
  /** The first word of the span. */
  first: number;
  /** The index after its last word. */
  end: number;
  /** The kind of the head: bits of the vocabulary. */
  head: number;
  numbered: boolean;
  /** The number is that there is none (`s/n`), which only addresses say. */
  isWithout: boolean;
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
  if (named <= at + 1 && reading.units === 0) {
    // `Quinta Avenida, 55`
    if (ordinalRoadEnd(seen, at - 1) !== at + 1) return undefined;
    reading.first = at - 1;
    readParts(seen, at + 1, reading);
    return reading;
  }
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

/** What goes on behind a postal box or the like, of the words `first` to `at`. */
export function readBehind(seen: Seen, first: number, at: number): Reading {
  const reading = newReading(first, ROAD);
  reading.numbered = true;
  readParts(seen, at, reading);
  return reading;
}

function newReading(first: number, head: number): Reading {
  return {
    first,
    end: first,
    head,
    numbered: false,
    isWithout: false,
    units: 0,
    districts: 0,
    hasCity: false,
    cities: 0,
    hasState: false,
    isRural: false,
    hasPostcode: false,
  };
}

/** Reads on from the word `at`, part by part, as long as each goes with the one before. */
function readParts(seen: Seen, at: number, reading: Reading): void {
  reading.end = at;
  for (let parts = 0; parts < MOST_PARTS && reading.end < seen.end; parts++) {
    const gap = seen.gap(reading.end);
    if ((gap & CLOSED) !== 0 && !/^["'”’] ?[,–-]? ?$/.test(seen.between(reading.end))) break;
    if (isPostcode(seen, reading.end) || isField(seen, reading.end, gap)) break;
    if (isNextItem(seen, reading.end, gap)) break;
    const end = partEnd(seen, reading.end, gap, reading);
    if (end <= reading.end) break;
    reading.end = end;
    if (reading.hasState) break;
  }
  const abroad = reading.numbered && !reading.hasState ? abroadEnd(seen, reading.end) : reading.end;
  if (abroad > reading.end) {
    reading.end = abroad;
    reading.hasCity = true;
    return;
  }
  const gap = seen.gap(reading.end);
  reading.hasPostcode = (gap & (GAP.other | GAP.paragraph)) === 0 && isPostcode(seen, reading.end);
}

/** Whether the item of a list begins at the line that a word stands on. */
function isNextItem(seen: Seen, at: number, gap: number): boolean {
  return (
    (gap & GAP.line) !== 0 && (gap & GAP.hyphen) !== 0 && /[\r\n][ \t]*[-–][ \t]+$/.test(seen.between(at))
  );
}

/** A line of a form (`Bairro: Centro`) is an address of its own. */
function isField(seen: Seen, at: number, gap: number): boolean {
  return (gap & GAP.line) !== 0 && ((seen.gap(at + 1) | seen.gap(at + 2)) & GAP.colon) !== 0;
}

function partEnd(seen: Seen, at: number, gap: number, reading: Reading): number {
  const isShortened =
    (gap & GAP.comma) !== 0 &&
    ((seen.kind(at - 1) & (UNIT | UNIT_ALONE)) !== 0 || /^(?:and|pav)$/.test(seen.word(at - 1)));
  const isBroken = (gap & (isShortened ? GAP.line : GAP.line | GAP.dot)) !== 0;
  const ordinal = ordinalRoadEnd(seen, at);
  if (ordinal > at) {
    reading.units++;
    return ordinal;
  }
  const locator = locatorEnd(seen, at);
  if (locator > at && !reading.hasCity) {
    reading.units++;
    return locator;
  }
  if (!reading.hasCity && reading.districts === 0) {
    const inside = insideEnd(seen, at, gap, isBroken, reading);
    if (inside > at) return inside;
  } else {
    const behind = behindDistrictEnd(seen, at, gap, isBroken, reading);
    if (behind > at) return behind;
  }
  return localityEnd(seen, at, gap, isBroken, reading);
}

/** `Terceira Avenida`, `3ª Avenida`: the index after a street that has a number for a name. */
function ordinalRoadEnd(seen: Seen, at: number): number {
  if ((seen.kind(at + 1) & ROAD) === 0 || (seen.kind(at + 1) & WEAK) !== 0 || seen.length(at + 1) < 3)
    return at;
  const isOrdinal = seen.isNumber(at) ? (seen.gap(at + 1) & GAP.ordinal) !== 0 : ORDINALS.test(seen.word(at));
  return isOrdinal &&
    seen.follows(at + 1, GAP.space | GAP.ordinal) &&
    (seen.isParted(at + 2) || seen.isNumber(at + 2))
    ? at + 2
    : at;
}

/** `s/n`, `sn`, `sem número` */
const WITHOUT = /^(?:s|sn|sem)$/;

/** Behind a neighbourhood's name: a street in it with its number, or a part of the property. */
function behindDistrictEnd(seen: Seen, at: number, gap: number, isBroken: boolean, reading: Reading): number {
  const road = reading.hasCity ? at : innerRoadEnd(seen, at, reading);
  if (road > at) return road;
  const mayBeNumber = seen.isNumber(at) || WITHOUT.test(seen.word(at));
  if (!reading.numbered && mayBeNumber && (reading.head & ROAD) === 0 && !isBroken) {
    const number = numberEnd(seen, at);
    reading.numbered = number > at;
    reading.isWithout = reading.numbered && !seen.isNumber(at);
    if (number > at) return number;
  }
  if ((gap & (GAP.comma | GAP.hyphen)) === 0 || (seen.kind(at) & UNIT) === 0) return at;
  const unit = unitEnd(seen, at, false);
  if (unit > at) reading.units++;
  return unit;
}

/** The number, or a part of the property. */
function insideEnd(seen: Seen, at: number, gap: number, isBroken: boolean, reading: Reading): number {
  const isHalfway = isBroken && (gap & (GAP.comma | GAP.hyphen)) === 0;
  // `km 141, nº 5253`
  const isSigned = (seen.kind(at) & NUMBER_SIGN) !== 0 && (seen.kind(at - 2) & KILOMETRE) !== 0;
  if ((!reading.numbered || isSigned) && !(isHalfway && seen.isNumber(at))) {
    const number = numberEnd(seen, at);
    if (number > at) {
      reading.numbered = true;
      reading.isWithout = WITHOUT.test(seen.word(at));
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

/** Such a street can lie in another one that has no number: `Rua 2, Beco do Máximo, nº 14`. */
const ALLEYS = /^(?:beco|viela|travessa|escadaria|servidao|passagem)$/;

/** A street inside of what has its own name: `Quadra 103 Sul, Alameda 7`, `Conjunto X, rua 52`. */
function innerRoadEnd(seen: Seen, at: number, reading: Reading): number {
  const kind = seen.kind(at);
  const isStreet = (reading.head & ROAD) !== 0 && seen.word(reading.first) !== 'br';
  if (!isStreet && isHighway(seen, at)) return highwayEnd(seen, at);
  if ((kind & ROAD) === 0 || (isStreet && (reading.numbered || !ALLEYS.test(seen.word(at))))) return at;
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
  const isNext = isMarked || gap === GAP.space || gap === (GAP.dot | GAP.space);
  if (city?.hasState && isNext) {
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
