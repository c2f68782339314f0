/** The name of a street or a place: `das Acácias`, `9 de Julho`, `C-45`, `Dr. João Souza`. */
import { CAPITAL, MONTH, PARTICLE } from '../words/classes.ts';
import { GAP } from '../words/words.ts';
import { numberEnd, unitEnd } from './parts.ts';
import type { Seen } from './seen.ts';
import {
  ABBREVIATION,
  DISTRICT_WORD,
  FIELD,
  LABEL,
  MEASURE,
  NUMBER_SIGN,
  ROAD,
  STOP,
  WEAK,
} from './vocabulary.ts';

/** More words of a name are a sentence. */
const MOST_WORDS = 9;
const MOST_LOWER = 6;
const LONGEST_CODE = 4;

/** The index after the name that begins at `at`; `at` where there is none. */
export function nameEnd(seen: Seen, at: number): number {
  const date = dateEnd(seen, at);
  if (date > at) return capitalEnd(seen, date, true);
  const code = codeEnd(seen, at);
  if (code > at) return code;
  let content = at;
  while (content < at + 3 && seen.is(content, PARTICLE) && !seen.is(content, CAPITAL)) content++;
  return seen.is(content, CAPITAL) ? capitalEnd(seen, at, false) : lowerEnd(seen, at);
}

/** `9 de Julho`, `1º de maio`: a date that a street is called after. */
function dateEnd(seen: Seen, at: number): number {
  if (!seen.isNumber(at) || seen.length(at) > 2) return at;
  if (!seen.follows(at + 1, GAP.space | GAP.ordinal) || seen.word(at + 1) !== 'de') return at;
  return seen.is(at + 2, MONTH) && seen.follows(at + 2, GAP.space) ? at + 3 : at;
}

export const QUARTERS = /^(?:norte|sul|leste|oeste)$/;

/** `12`, `7-A`, `C-45`, `C`, `104 Sul`. */
function codeEnd(seen: Seen, at: number): number {
  if (seen.isNumber(at)) {
    if (seen.length(at) > LONGEST_CODE) return at;
    let end = at + 1;
    if (seen.isNumber(end) && seen.gap(end) === GAP.dot && seen.length(end) === 3) end++;
    if (seen.isLetter(end) && (seen.gap(end) === 0 || seen.gap(end) === GAP.hyphen)) end++;
    if ((seen.gap(end) & ~GAP.space) === 0 && QUARTERS.test(seen.word(end))) return end + 1;
    if (end === at + 1 && seen.gap(end) === GAP.space && (seen.kind(end) & MEASURE) !== 0) return at;
    return end;
  }
  const bound = seen.gap(at + 1) === 0 || seen.gap(at + 1) === GAP.hyphen;
  if (bound && seen.length(at) <= 3 && seen.isNumber(at + 1) && seen.length(at + 1) <= LONGEST_CODE) {
    const end = at + 2;
    return seen.isLetter(end) && seen.gap(end) === 0 ? end + 1 : end;
  }
  // `rua b, qd 3`
  const isSet =
    (seen.kind(at - 1) & ROAD) !== 0 && seen.length(at - 1) > 2 && (seen.gap(at + 1) & GAP.comma) !== 0;
  if (!seen.isLetter(at) || !(seen.is(at, CAPITAL) || isSet)) return at;
  const isInitial = (seen.gap(at + 1) & GAP.dot) !== 0 && seen.is(at + 1, CAPITAL);
  if (isInitial || (seen.gap(at + 1) === GAP.space && seen.is(at + 1, CAPITAL | PARTICLE))) return at;
  return at + 1;
}

/** A run of capitalised words; after `begun`, it may be empty. */
export function capitalEnd(seen: Seen, at: number, begun: boolean): number {
  let i = at;
  for (let count = 0; i < seen.end && count < MOST_WORDS; ) {
    if ((i > at || begun) && !joinsName(seen, i)) break;
    if (seen.is(i, CAPITAL)) {
      if ((i > at || begun) && endsName(seen, i)) break;
      i++;
      count++;
      continue;
    }
    let next = i;
    while (next < i + 3 && seen.is(next, PARTICLE) && (next === i || joinsName(seen, next))) next++;
    if (next === i || !seen.is(next, CAPITAL) || !joinsName(seen, next) || endsName(seen, next)) break;
    i = next;
  }
  while (i > at && seen.is(i - 1, PARTICLE) && !(i - 1 === at && seen.isLetter(at))) i--;
  return i;
}

/** Whether the word goes on the name that the one before is part of. */
function joinsName(seen: Seen, at: number): boolean {
  const gap = seen.gap(at);
  if (gap === GAP.space || gap === GAP.hyphen) return true;
  // `Prof.ª Lia`, `Eng.º Rui`
  if ((gap & ~(GAP.space | GAP.dot | GAP.ordinal)) === 0 && (gap & (GAP.dot | GAP.ordinal)) !== 0) {
    return seen.isLetter(at - 1) || (seen.kind(at - 1) & ABBREVIATION) !== 0;
  }
  return (gap & ~(GAP.space | GAP.line)) === 0 && seen.is(at - 1, PARTICLE);
}

/** Whether another part begins at a word that could be the name's. */
function endsName(seen: Seen, at: number): boolean {
  if (numberEnd(seen, at) > at || unitEnd(seen, at, false) > at) return true;
  const kind = seen.kind(at);
  if ((kind & LABEL) !== 0 && (kind & ABBREVIATION) === 0) {
    if ((seen.gap(at + 1) & GAP.colon) !== 0 || seen.isNumber(at + 1) || seen.word(at) === 'cep') return true;
  }
  if (seen.word(at) === 'bairro') return true;
  // `LADEIRA   NOME: DO CACAU`
  if ((seen.gap(at + 1) & GAP.colon) !== 0 && /\s{2}/.test(seen.between(at))) return true;
  if ((kind & (FIELD | NUMBER_SIGN)) !== 0 && (seen.gap(at + 1) & GAP.colon) !== 0) return true;
  return (kind & ROAD) !== 0 && (kind & WEAK) === 0 && seen.length(at) > 2 && !seen.is(at - 1, PARTICLE);
}

/** A name in lower case, as in a chat: up to a number, a mark, or a word that no name has. */
export function lowerEnd(seen: Seen, at: number): number {
  let i = at;
  let content = at;
  for (; i < seen.end && i < at + MOST_LOWER; i++) {
    if (i > at && seen.gap(i) !== GAP.space) break;
    if (seen.is(i, CAPITAL) || seen.isNumber(i) || seen.isLetter(i) !== seen.is(i, PARTICLE)) {
      if (!seen.is(i, PARTICLE)) break;
    }
    const kind = seen.kind(i);
    if (!seen.is(i, PARTICLE)) {
      if ((kind & (STOP | LABEL)) !== 0 || (kind & DISTRICT_WORD && seen.word(i) === 'bairro')) break;
      if (i > at && (numberEnd(seen, i) > i || unitEnd(seen, i, false) > i)) break;
      content = i + 1;
    }
  }
  return i === at + MOST_LOWER ? at : content;
}
