/** Addresses without a street's type, behind words that announce one: `Endereço: das Palmeiras, 45`, `moro na augusta 900`. */
import { CAPITAL, MONTH, PARTICLE } from '../words/classes.ts';
import { GAP } from '../words/words.ts';
import type { Field } from './fields.ts';
import { HEADS } from './heads.ts';
import { readUnheaded } from './reading.ts';
import type { Seen } from './seen.ts';
import { LABEL, STOP, UNIT, UNIT_ALONE } from './vocabulary.ts';

/** Behind a label no street's type is needed, but a number is. */
export function labelled(seen: Seen, at: number): Field | undefined {
  const first = at + 1;
  if ((seen.gap(first) & GAP.colon) === 0 || (seen.kind(first) & HEADS) !== 0) return undefined;
  if (!seen.is(first, CAPITAL | PARTICLE)) return undefined;
  const reading = readUnheaded(seen, first);
  if (reading === undefined || !reading.numbered) return undefined;
  return { first, end: reading.end, level: 'likely' };
}

/** Labels behind which nothing but an address stands. */
const FIELDS_OF_ADDRESS = /^(?:endereco|end|residencia|logradouro|domicilio)$/;
/** What stands there where none is known, or of another kind. */
const NO_ADDRESS =
  /^(?:nao|idem|mesmo|o|a|os|as|sem|ignorado|desconhecido|nenhum|none|null|ver|vide|conforme|igual|eletronico|email|e|de|do|da|ip|mac|web|site|n|s|tipo|nome|rua)$/;
const MOST_FIELD_WORDS = 20;

/** All of a field that no reader understands: `END: Com. São João do Araçá, margem esq. Rio Arari`. */
export function wholeField(seen: Seen, at: number): Field | undefined {
  const first = at + 1;
  const isLabel = (seen.gap(first) & GAP.colon) !== 0 && (seen.gap(first) & (GAP.line | GAP.other)) === 0;
  const isDwelling = DWELLINGS.test(seen.word(first));
  if (!isLabel || !FIELDS_OF_ADDRESS.test(seen.word(at)) || !(isDwelling || seen.is(first, CAPITAL)))
    return undefined;
  // `end: Math.min(…)`: code
  if (NO_ADDRESS.test(seen.word(first)) || (seen.word(at) === 'end' && !seen.is(at, CAPITAL)))
    return undefined;
  let end = first + 1;
  while (end < seen.end && end - first < MOST_FIELD_WORDS && goesOnField(seen, end)) end++;
  if (end - first < 2 || (!seen.is(first, CAPITAL) && !isNumbered(seen, first, end))) return undefined;
  return { first, end, level: 'possible' };
}

/** In small letters, too, an address where a number goes with them: `casa flutuante 7`. */
const DWELLINGS =
  /^(?:casa|casinha|chale|box|flutuante|barraco|trapiche|palafita|sobrado|kitnet|quarto|barco|trailer|container|oca|maloca|tapera)$/;

function isNumbered(seen: Seen, first: number, end: number): boolean {
  for (let i = first; i < end; i++) if (seen.isNumber(i)) return true;
  return false;
}

/** Whether the field has not ended before the word: no line, no column, no mark of a sentence or of code. */
function goesOnField(seen: Seen, at: number): boolean {
  if ((seen.gap(at) & (GAP.line | GAP.paragraph | GAP.other | GAP.colon)) !== 0) return false;
  if (/\s{2}/.test(seen.between(at)) || (seen.kind(at) & LABEL) !== 0) return false;
  if (seen.gap(at) === GAP.dot || seen.gap(at) === GAP.open) return false;
  return (seen.gap(at + 1) & GAP.colon) === 0 && !opensKey(seen, at);
}

const MOST_KEY_WORDS = 6;

/** `…, ponto de referência: mercado`: behind a comma, words before a colon are the key of the next field. */
function opensKey(seen: Seen, at: number): boolean {
  if ((seen.gap(at) & GAP.comma) === 0) return false;
  for (let i = at + 1; i <= at + MOST_KEY_WORDS; i++) {
    if ((seen.gap(i) & GAP.colon) !== 0) return true;
    if (seen.gap(i) !== GAP.space) return false;
  }
  return false;
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
