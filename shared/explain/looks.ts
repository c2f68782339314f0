/** What a number that is no finding seems to be or to belong to, for who asks. It decides nothing. */
import { CLASS, DIGIT, LETTER } from '../text/characters.ts';

export const LOOKS = [
  'uuid',
  'hash',
  'slip',
  'money',
  'date',
  'version',
  'quantity',
  'longer-number',
  'longer-code',
] as const;
export type Look = (typeof LOOKS)[number];

/** So much of a token is looked at on either side. */
const MOST = 80;
const LEAD = 12;

const UUID = /^\{?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\}?$/i;
const HEXADECIMAL = /^(?:0x)?[0-9a-f]{24,}$/i;
const RANDOM = /^(?=[^a-z]*[a-z])(?=\D*\d)[a-z0-9_-]{24,}$/i;
const DATE =
  /^(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})|(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2}(?:T[\d:.,+-]*Z?)?|\d{1,2}:\d{2}(?::\d{2})?)$/;
const COMPACT_DATE = /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:\d{4}|\d{6}|\d{9})?$/;
/** Seconds, milliseconds or microseconds since 1970, of our time. */
const EPOCH = /^1[5-9]\d{8}(?:\d{3}|\d{6})?$/;
const VERSION = /^v?\d+(?:\.\d+){2,}$/i;
const QUANTITY = /^(?:\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+,\d{1,4}|\d+\.\d+|\d+%)$/;
const CURRENCY = /(?:R\$|US\$|[$€£])\s?$/;
const REAIS = /^\s?(?:reais|real|mil reais)(?![a-z])/i;

/** @returns what `[start, end)` looks like by itself and by what it touches; undefined where it is just a number */
export function lookOf(text: string, start: number, end: number, lo: number, hi: number): Look | undefined {
  const first = tokenEdge(text, start, Math.max(lo, start - MOST), -1);
  const last = tokenEdge(text, end, Math.min(hi, end + MOST), 1);
  const token = text.slice(first, last);
  if (UUID.test(token)) return 'uuid';
  if (CURRENCY.test(text.slice(Math.max(lo, first - LEAD), first))) return 'money';
  if (REAIS.test(text.slice(last, Math.min(hi, last + LEAD)))) return 'money';
  if (DATE.test(token) || COMPACT_DATE.test(token) || EPOCH.test(token)) return 'date';
  if (VERSION.test(token)) return QUANTITY.test(token) ? 'quantity' : 'version';
  if (QUANTITY.test(token)) return 'quantity';
  const inner = text.slice(first, start) + text.slice(end, last);
  if (/\p{L}/u.test(inner) && (HEXADECIMAL.test(token) || RANDOM.test(token))) return 'hash';
  if (/\p{L}/u.test(inner)) return 'longer-code';
  return /\d/.test(inner) ? 'longer-number' : undefined;
}

/** Where the token ends that `at` is in or beside: letters, digits, and single marks between them. */
function tokenEdge(text: string, at: number, limit: number, step: 1 | -1): number {
  let edge = at;
  for (let i = step > 0 ? at : at - 1; step > 0 ? i < limit : i >= limit; i += step) {
    if (isInner(text.charCodeAt(i))) edge = step > 0 ? i + 1 : i;
    else if (!'-_.:,/+%{}'.includes(text[i]!) || !isInner(text.charCodeAt(i + step))) break;
  }
  return edge;
}

function isInner(code: number): boolean {
  return CLASS[code] === DIGIT || CLASS[code] === LETTER;
}
