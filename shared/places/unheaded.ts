/** Addresses without a street's type, behind words that announce one: `Endereço: das Palmeiras, 45`, `moro na augusta 900`. */
import { CAPITAL, MONTH, PARTICLE } from '../words/classes.ts';
import { GAP } from '../words/words.ts';
import type { Field } from './fields.ts';
import { HEADS } from './heads.ts';
import { readUnheaded } from './reading.ts';
import type { Seen } from './seen.ts';
import { STOP, UNIT, UNIT_ALONE } from './vocabulary.ts';

/** Behind a label no street's type is needed, but a number is. */
export function labelled(seen: Seen, at: number): Field | undefined {
  const first = at + 1;
  if ((seen.gap(first) & GAP.colon) === 0 || (seen.kind(first) & HEADS) !== 0) return undefined;
  if (!seen.is(first, CAPITAL | PARTICLE)) return undefined;
  const reading = readUnheaded(seen, first);
  if (reading === undefined || !reading.numbered) return undefined;
  return { first, end: reading.end, level: 'likely' };
}

const LIVES = /^(?:mor[aoe]\w{0,4}|resid\w{1,5}|vive|vivo|mud\w{2,5}|entreg\w{1,4}|casa)$/;
/** The most words between the verb and the preposition before the street: `moro aqui perto na`. */
const MOST_BETWEEN = 4;

/** `moro na augusta, 900`, `a casa dela fica na padre anchieta 210`: behind a verb, a name with a number. */
export function said(seen: Seen, at: number): Field | undefined {
  if (!LIVES.test(seen.word(at))) return undefined;
  for (let i = at + 1; i <= at + MOST_BETWEEN; i++) {
    if (!seen.follows(i, GAP.space)) return undefined;
    if (
      !/^(?:na|no|a|em)$/.test(seen.word(i)) ||
      (seen.word(i) === 'a' && !seen.words.word(i).match(/^[àÀ]$/))
    )
      continue;
    return numberedName(seen, i + 1);
  }
  return undefined;
}

function numberedName(seen: Seen, first: number): Field | undefined {
  const kind = seen.kind(first);
  if (!seen.follows(first, GAP.space) || (kind & (HEADS | STOP | UNIT | UNIT_ALONE)) !== 0) return undefined;
  if (seen.isNumber(first) || seen.is(first, MONTH)) return undefined;
  const reading = readUnheaded(seen, first);
  if (reading === undefined || !reading.numbered) return undefined;
  for (let i = first; i < reading.end && !seen.isNumber(i); i++) if (seen.is(i, MONTH)) return undefined;
  return { first, end: reading.end, level: 'possible' };
}
