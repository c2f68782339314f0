/** What of an address may stand when nobody is to know the house. */
import type { Finding } from '../finding.ts';
import { STATES } from '../identifiers/codes.ts';
import { Seen } from '../places/seen.ts';
import {
  DEVELOPMENT,
  DISTRICT,
  KILOMETRE,
  LANDS,
  LOT,
  NUMBER_SIGN,
  ROAD,
  SECTOR,
  UNIT,
  UNIT_ALONE,
} from '../places/vocabulary.ts';
import type { TextSource } from '../source.ts';
import { wordsOf } from '../words/scan-words.ts';
import { LEXICON } from '../words/vocabulary.ts';
import type { AddressPrecision } from './precision.ts';

const CEP = /(\d{2}\.?\d{3})(-?)(?:\d{3}|\*{3})/;
const CEP_AT_END = /[\s,;.(-]{0,4}(?:CEP[\s:]{0,3})?\d{2}\.?\d{3}-?\d{3}\)?$/i;
const STATE_AT_END = new RegExp(`\\s?[/,(–-]\\s?(?:${STATES})\\)?$`, 'i');
const STATE = new RegExp(`^(?:${STATES})$`, 'i');

/** Words that are no neighbourhood's name, but a street, a house or a part of one. */
const OF_HOUSE = ROAD | LOT | UNIT | UNIT_ALONE | LANDS | SECTOR | NUMBER_SIGN | KILOMETRE;

/**
 * The coarser form of an address, as it is written there. A part that stands in a field by itself stays where it is as
 * coarse already and `precision` is given.
 * @param beside the CEP that stands beside it, if there is one
 * @returns undefined where it cannot be told which part is coarse enough
 */
export function coarseAddress(
  source: string,
  precision?: AddressPrecision,
  beside?: string,
): string | undefined {
  if (precision === 'cep') return cepRegion(source) ?? (beside && cepRegion(beside));
  const address = source.replace(CEP_AT_END, '');
  const state = STATE_AT_END.exec(address);
  const from = state === null ? address.length : townStart(address, state.index);
  if (precision === 'neighbourhood') {
    const start = neighbourhoodStart(address.slice(0, from));
    if (start !== undefined) return address.slice(start);
  }
  if (state !== null && from < state.index) return address.slice(from);
  return precision !== undefined && isPlace(address) ? address : undefined;
}

/** Where the municipality before a state begins; the state's own place where none stands there. */
function townStart(address: string, end: number): number {
  const before = address.slice(0, end);
  const part = /[^,;/()\n–]*$/.exec(before)?.[0] ?? '';
  const town = part.replace(/^.* - /, '').replace(/^\s*(?:em )?/, '');
  return LEXICON.isPlace(town, 0, town.length) ? end - town.length : end;
}

function isPlace(text: string): boolean {
  return STATE.test(text) || LEXICON.isPlace(text, 0, text.length);
}

/** Between two parts of an address. */
const PARTS = /\s*(?:[,;\n–]|\s-\s)\s*/g;

/** Where the neighbourhood at the end of an address's beginning starts. */
function neighbourhoodStart(text: string): number | undefined {
  const address = text.replace(/(?:[\s,;–]|\s-)+$/, '');
  let start = 0;
  for (const sign of address.matchAll(PARTS)) start = sign.index + sign[0].length;
  const part = address.slice(start);
  if (part === '' || /\d/.test(part.replace(/^\p{L}+ \d{1,2}$/u, ''))) return undefined;
  const words = wordsOf(part);
  const kind = new Seen(words, 0, words.count).kind(0);
  if ((kind & (DEVELOPMENT | DISTRICT)) !== 0 || /^bairro\b/i.test(part)) return start;
  // Any other name is one only behind the number of the house.
  const isBehindHouse = /\d|\bs\/?n\b/i.test(address.slice(0, start));
  return (kind & OF_HOUSE) === 0 && isBehindHouse ? start : undefined;
}

/** `13081-***` of the CEP that stands in the address. */
function cepRegion(source: string): string | undefined {
  const cep = CEP.exec(source);
  return cep === null ? undefined : `${cep[1]}${cep[2]}***`;
}

/** A CEP, its coarser form too: what is beside may have been fixed before. */
const CEP_OR_REGION = String.raw`(\d{2}\.?\d{3}-?(?:\d{3}|\*{3}))(?![\d*])`;
const CEP_NEXT = new RegExp(String.raw`^[\s,;.()/–-]{0,6}(?:CEP[\s:.]{0,3})?${CEP_OR_REGION}`, 'i');
/** Under a key of its own, in the same object. */
const CEP_IN_OBJECT = new RegExp(
  String.raw`^[^{}]{0,256}?"(?:[a-z]{1,12}_)?cep(?:_[a-z]{1,12})?"\s{0,3}:\s{0,3}"?${CEP_OR_REGION}`,
  'i',
);
const NEXT = 320;

/** The CEP right behind an address, or in the same object of JSON, which is a finding of its own. */
export function cepBeside(document: TextSource, { start, end, syntax }: Finding): string | undefined {
  const behind = document.slice(end, end + NEXT);
  // A town or a state in a field by itself does not become a CEP.
  const isInObject = syntax === 'json-string' && /\d/.test(document.slice(start, end));
  return (CEP_NEXT.exec(behind) ?? (isInObject ? CEP_IN_OBJECT.exec(behind) : null))?.[1];
}
