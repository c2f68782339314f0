/** The parts of an address behind the name of the street: the house's number, and what lies within the property. */
import { CAPITAL, PARTICLE, STATE, UPPER } from '../words/classes.ts';
import { GAP } from '../words/words.ts';
import type { Seen } from './seen.ts';
import { capitalEnd, lowerEnd } from './street-name.ts';
import {
  KILOMETRE,
  LABEL,
  MEASURE,
  NAMED,
  NUMBER_SIGN,
  NUMBER_WORD,
  STOP,
  UNIT,
  UNIT_ALONE,
} from './vocabulary.ts';

const AFTER_SIGN = GAP.space | GAP.dot | GAP.ordinal | GAP.colon;
const LONGEST_NUMBER = 6;

/** The index after the house's number (`nº 123-A`, `1.234`, `s/n`, `km 12`) that begins at `at`, or `at`. */
export function numberEnd(seen: Seen, at: number): number {
  // `2o andar` is none.
  if (seen.isNumber(at)) return floorEnd(seen, at) > at ? at : figuresEnd(seen, at, false);
  const kind = seen.kind(at);
  if ((kind & KILOMETRE) !== 0) return kilometreEnd(seen, at);
  const without = withoutNumberEnd(seen, at);
  if (without > at) return without;
  if ((kind & NUMBER_SIGN) !== 0 && seen.follows(at + 1, AFTER_SIGN)) {
    if (seen.isNumber(at + 1)) {
      const end = figuresEnd(seen, at + 1, true);
      return end > at + 1 ? end : at;
    }
    const spoken = spokenEnd(seen, at + 1);
    return spoken > at + 1 && seen.word(at) !== 'no' ? spoken : at;
  }
  if ((kind & NUMBER_WORD) !== 0 && (seen.gap(at) & GAP.comma) !== 0) {
    const spoken = spokenEnd(seen, at);
    if (seen.isParted(spoken)) return spoken;
  }
  return at;
}

/** `s/n`, `S.N.`, `sn`, `sem número`. */
function withoutNumberEnd(seen: Seen, at: number): number {
  const word = seen.word(at);
  if (word === 'sn') return (seen.gap(at) & ~GAP.space) !== 0 ? at + 1 : at;
  if (word === 's') {
    const next = seen.word(at + 1);
    const marked = (seen.gap(at + 1) & (GAP.slash | GAP.dot)) !== 0 && (seen.gap(at + 1) & GAP.line) === 0;
    return marked && (next === 'n' || next === 'no') ? at + 2 : at;
  }
  if (word !== 'sem' || seen.gap(at + 1) !== GAP.space) return at;
  return (seen.kind(at + 1) & NUMBER_SIGN) !== 0 && seen.word(at + 1) !== 'no' ? at + 2 : at;
}

/** `km 12`, `km 12,5`, `km 12 + 500`. */
function kilometreEnd(seen: Seen, at: number): number {
  if ((seen.gap(at + 1) & ~AFTER_SIGN) !== 0 || !seen.isNumber(at + 1) || seen.length(at + 1) > 4) return at;
  const gap = seen.gap(at + 2);
  const decimal = gap === GAP.comma || gap === GAP.dot || isPlus(seen, at + 2);
  const end = decimal && seen.isNumber(at + 2) && seen.length(at + 2) <= 3 ? at + 3 : at + 2;
  return ofHighwayEnd(seen, end);
}

/** `km 12 da AL-130`: the road that the kilometre is of, or `at`. */
function ofHighwayEnd(seen: Seen, at: number): number {
  if (!/^d[ao]$/.test(seen.word(at)) || seen.gap(at) !== GAP.space || seen.length(at + 1) !== 2) return at;
  if (seen.word(at + 1) !== 'br' && !seen.is(at + 1, STATE)) return at;
  const isJoined = seen.follows(at + 2, GAP.hyphen | GAP.space) && seen.isNumber(at + 2);
  return isJoined && seen.length(at + 2) === 3 ? at + 3 : at;
}

function isPlus(seen: Seen, at: number): boolean {
  const { text, ends, starts } = seen.words;
  return at < seen.end && text.slice(ends[at - 1], starts[at]).trim() === '+';
}

/** A house's number in figures; `signed` where a sign stands before it, so that it counts nothing. */
function figuresEnd(seen: Seen, at: number, signed: boolean): number {
  if (seen.length(at) > LONGEST_NUMBER) return at;
  let end = misreadEnd(seen, at + 1);
  if (seen.isNumber(end)) {
    const gap = seen.gap(end);
    if (gap === GAP.dot && seen.length(at) <= 3 && seen.length(end) === 3) end++;
    else if (gap === GAP.comma || gap === GAP.colon || gap === GAP.dot) return at;
    if (seen.isNumber(end) && seen.gap(end) === GAP.hyphen && seen.length(end) === 3) return at;
    if (seen.isNumber(end) && isSlash(seen, end)) {
      // `21 / 3º andar`
      if ((seen.gap(end + 1) & GAP.ordinal) !== 0) return end;
      // `12/2024` is a month.
      if (
        isYear(seen, end) ||
        seen.length(end) > 4 ||
        (seen.isNumber(end + 1) && seen.gap(end + 1) === GAP.slash)
      )
        return at;
      return end + 1;
    }
    if (seen.isNumber(end) && seen.gap(end) === GAP.hyphen) {
      if (seen.length(end) > 3) return at;
      // `12-61`: the block and the house, as some towns count
      if (seen.length(at) <= 2 && seen.length(end) <= 3 && !isGoing(seen, end + 1)) return end + 1;
    }
  }
  if ((seen.gap(end) & GAP.ordinal) !== 0 && (seen.gap(end) & ~(GAP.ordinal | GAP.space)) === 0) return at;
  if (isPercent(seen, end)) return at;
  const suffix = suffixEnd(seen, end);
  if (suffix < 0) return at;
  return suffix === end && !signed && counts(seen, end) ? at : suffix;
}

/** `2l59`: the index after letters that a scanner read for digits between others. */
function misreadEnd(seen: Seen, at: number): number {
  let end = at;
  while (seen.gap(end) === 0 && seen.gap(end + 1) === 0 && seen.isNumber(end + 1) && isMisread(seen, end))
    end += 2;
  return end;
}

function isMisread(seen: Seen, at: number): boolean {
  return seen.isLetter(at) && /^[lIOo]$/.test(seen.words.word(at));
}

/** Whether a number goes on, as a date or a phone does. */
function isGoing(seen: Seen, at: number): boolean {
  return seen.isNumber(at) && (seen.gap(at) & (GAP.hyphen | GAP.slash | GAP.dot)) !== 0;
}

function isYear(seen: Seen, at: number): boolean {
  return seen.length(at) === 4 && /^(?:19|20)/.test(seen.words.word(at));
}

/** `120/302`, `120 / 302` */
function isSlash(seen: Seen, at: number): boolean {
  const gap = seen.gap(at);
  return (gap & GAP.slash) !== 0 && (gap & ~(GAP.slash | GAP.space)) === 0;
}

function isPercent(seen: Seen, end: number): boolean {
  const { text, ends } = seen.words;
  return text.charCodeAt(ends[end - 1]!) === 0x25;
}

/** The letter behind a number (`123-A`, `123B`, `123 A,`); −1 where what is glued to it is none. */
function suffixEnd(seen: Seen, end: number): number {
  const gap = seen.gap(end);
  const isLetter = seen.isLetter(end);
  if (gap === 0) {
    if (isLetter && !/[hmgl]/.test(seen.words.word(end))) return end + 1;
    return (seen.kind(end) & (UNIT | UNIT_ALONE)) !== 0 && !isLetter ? end : -1;
  }
  if (!isLetter || !seen.is(end, CAPITAL)) return end;
  if (gap === GAP.hyphen) return end + 1;
  return gap === GAP.space && seen.isParted(end + 1) && (seen.gap(end + 1) & GAP.dot) === 0 ? end + 1 : end;
}

/** Whether the number before `at` counts or measures what stands there, or is a day. */
function counts(seen: Seen, at: number): boolean {
  if (seen.gap(at) !== GAP.space) return false;
  const kind = seen.kind(at);
  if ((kind & MEASURE) !== 0) return true;
  const word = seen.word(at);
  if (word === 'de' && (seen.kind(at + 1) & MEASURE) !== 0) return true;
  if (seen.is(at, CAPITAL) || (kind & (UNIT | UNIT_ALONE | STOP | LABEL)) !== 0) return false;
  return word.length > 3 && word.endsWith('s');
}

/** `quarenta e cinco`, `cento e vinte`. */
export function spokenEnd(seen: Seen, at: number): number {
  let end = at;
  for (let i = at; i < at + 7 && (seen.kind(i) & NUMBER_WORD) !== 0; ) {
    if (i > at && !seen.follows(i, GAP.space)) break;
    end = ++i;
    if (seen.word(i) === 'e' && seen.gap(i) === GAP.space) i++;
  }
  return end;
}

const AFTER_UNIT = GAP.space | GAP.dot | GAP.colon | GAP.hyphen | GAP.ordinal;
const FLOOR =
  /^(?:andar|andares|and|pavimento|pav|piso|bloco|casa|etapa|subsolo|quadra|conjunto|torre|lote|esq|dto|dir)$/;
export const ORDINALS = /^(?:primeir|segund|terceir|quart|quint|sext|setim|oitav|non|decim)[oa]$/;

function isNumberedHouse(seen: Seen, at: number): boolean {
  return (
    seen.word(at) === 'casa' &&
    /^(?:flutuante|geminada|amarela|azul|verde)$/.test(seen.word(at + 1)) &&
    seen.gap(at + 1) === GAP.space &&
    seen.isNumber(at + 2) &&
    seen.gap(at + 2) === GAP.space
  );
}

/**
 * The index after the part of a property (`apto 12`, `Bl. C`, `3º andar`, `fundos`) that begins at `at`, or `at`.
 * @param loose whether a name will do for a value, or none
 */
export function unitEnd(seen: Seen, at: number, loose: boolean): number {
  const floor = floorEnd(seen, at);
  if (floor > at) return floor;
  const kind = seen.kind(at);
  if ((kind & UNIT) !== 0) {
    const end = valueEnd(seen, at);
    if (end > at) return end;
  }
  // `casa flutuante 7`
  if (isNumberedHouse(seen, at)) return at + 3;
  // `Q. 2 C. 5`
  if (seen.word(at) === 'c' && seen.isNumber(at + 1) && /[./] $/.test(seen.between(at + 1))) return at + 2;
  if (!loose) return at;
  if ((kind & NAMED) !== 0 && seen.follows(at + 1, GAP.space | GAP.dot)) {
    let name = at + 1;
    while (seen.is(name, PARTICLE) && name < at + 3) name++;
    const end = seen.is(name, CAPITAL) ? capitalEnd(seen, at + 1, false) : lowerEnd(seen, at + 1);
    if (end > at + 1 && (seen.is(name, CAPITAL) || seen.isParted(end))) return end;
  }
  if (seen.word(at) === 'casa' && seen.is(at + 1, PARTICLE) && (seen.kind(at + 2) & UNIT_ALONE) !== 0) {
    return at + 3;
  }
  const described = describedEnd(seen, at);
  if (described > at) return described;
  if ((kind & UNIT_ALONE) !== 0 && (seen.isParted(at + 1) || seen.word(at) !== 'casa')) return at + 1;
  return at;
}

const DESCRIBED = /^(?:casa|sobrado|predio|portao|muro|barraco|kitnet)$/;
const MOST_SAID = 3;

/** `casa de madeira verde,`, `sobrado azul,`: how the house looks, up to a comma. */
function describedEnd(seen: Seen, at: number): number {
  if (!DESCRIBED.test(seen.word(at))) return at;
  let i = at + 1;
  while (i <= at + MOST_SAID && seen.gap(i) === GAP.space && isPlainWord(seen, i)) i++;
  return i > at + 1 && (seen.gap(i) & GAP.comma) !== 0 && !seen.is(i - 1, PARTICLE) ? i : at;
}

function isPlainWord(seen: Seen, at: number): boolean {
  return !seen.isNumber(at) && !seen.is(at, CAPITAL) && (seen.kind(at) & (STOP | LABEL)) === 0;
}

const SIDES = /^(?:norte|sul|leste|oeste|par|impar|direito|esquerdo|[a-d])$/;

/** `3º andar`, `2a casa`, `terceiro andar`, `lado par`. */
function floorEnd(seen: Seen, at: number): number {
  if (seen.word(at) === 'lado')
    return seen.gap(at + 1) === GAP.space && SIDES.test(seen.word(at + 1)) ? at + 2 : at;
  if (ORDINALS.test(seen.word(at))) {
    return seen.gap(at + 1) === GAP.space && FLOOR.test(seen.word(at + 1)) ? at + 2 : at;
  }
  if (!seen.isNumber(at) || seen.length(at) > 2) return at;
  let next = at + 1;
  if (seen.gap(next) === 0 && /^[oa]$/.test(seen.word(next))) next++;
  else if ((seen.gap(next) & GAP.ordinal) === 0) return at;
  return seen.follows(next, GAP.space | GAP.ordinal | GAP.dot) && FLOOR.test(seen.word(next)) ? next + 1 : at;
}

/** After the number or the letter that the unit at `at` has; `at` where it has none. */
function valueEnd(seen: Seen, at: number): number {
  let i = at + 1;
  if (i >= seen.end || (seen.gap(i) & ~AFTER_UNIT) !== 0) return at;
  if ((seen.kind(i) & NUMBER_SIGN) !== 0 && seen.isNumber(i + 1) && seen.follows(i + 1, AFTER_SIGN)) i++;
  if (seen.isNumber(i)) return seen.length(i) > 5 ? at : numberedEnd(seen, i);
  if (seen.isLetter(i) && seen.gap(i) !== 0) return letterEnd(seen, i, at);
  if (/^(?:[ivx]{2,4}|unico|unica)$/.test(seen.word(i)) && seen.gap(i) !== 0) return i + 1;
  // `Qd. CH`
  if (seen.is(i, UPPER) && seen.length(i) === 2 && (seen.gap(i) & GAP.dot) !== 0 && seen.isParted(i + 1))
    return i + 1;
  const spoken = seen.gap(i) === GAP.space ? spokenEnd(seen, i) : i;
  return spoken > i && seen.length(at) > 1 ? spoken : at;
}

/** `12`, `12-B`, `12B`, `101/102`, `12 e 13`. */
function numberedEnd(seen: Seen, at: number): number {
  const isThousands = seen.gap(at + 1) === GAP.dot && seen.isNumber(at + 1) && seen.length(at + 1) === 3;
  const end = isThousands ? at + 2 : at + 1;
  const gap = seen.gap(end);
  if (seen.isLetter(end) && (gap === 0 || gap === GAP.hyphen)) return end + 1;
  if (seen.isNumber(end) && (gap === GAP.slash || gap === GAP.hyphen) && seen.length(end) <= 4)
    return end + 1;
  const isPair = seen.word(end) === 'e' && gap === GAP.space && seen.gap(end + 1) === GAP.space;
  if (isPair && seen.isNumber(end + 1) && seen.length(end + 1) <= 4) return end + 2;
  return end;
}

/** A letter as a value (`Bl. C`, `conj. H`, `bloco B-12`); in lower case none that is a word. */
function letterEnd(seen: Seen, i: number, at: number): number {
  const bound = seen.gap(i + 1) === 0 || seen.gap(i + 1) === GAP.hyphen;
  if (bound && seen.isNumber(i + 1)) return i + 2;
  if ((seen.gap(i + 1) & GAP.slash) !== 0 && seen.word(i) === 's') return at;
  if (seen.is(i, CAPITAL)) return i + 1;
  return /[aeo]/.test(seen.word(i)) && seen.gap(i + 1) === GAP.space ? at : i + 1;
}
