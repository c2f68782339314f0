/**
 * Values of queries, as web addresses have them and forms send them (RFC 3986, and the URL Standard's
 * `application/x-www-form-urlencoded`): `?nome=…%20…+…`. Each is read decoded, under its key.
 */
import type { Label } from '../evidence/labels.ts';
import { labelOfKey } from '../labelling.ts';
import { encodedCharacter } from '../text/percent.ts';
import { decodeTo, newPassage, type Passage, type Visit } from './format.ts';

const LONGEST_KEY = 40;
const LONGEST_VALUE = 512;
const KEY = /^[a-z_][\w.[\]-]*$/i;
/** Words, or groups of a number, between pluses. */
const JOINED = /[\p{L}\d)]\+[\p{L}\d(]/u;
const ENCODED = /%[\da-f]{2}/i;
const PERCENT = 0x25;
const PLUS = 0x2b;
const OPEN = 0x28;
const CLOSE = 0x29;

const KEY_SIGN = 1;
const ENDS_VALUE = 2;
const SIGNS = signs();

/** What a key is made of, and what ends a value. */
function signs(): Uint8Array {
  const table = new Uint8Array(0x80).fill(ENDS_VALUE, 0, 0x21);
  for (const sign of '&#;"\'<>|,`\\)}') table[sign.charCodeAt(0)] = ENDS_VALUE;
  for (let code = 0; code < table.length; code++)
    if (/[\w.[\]-]/.test(String.fromCharCode(code))) table[code] = KEY_SIGN;
  return table;
}

interface UrlValue {
  readonly start: number;
  readonly end: number;
  readonly label: Label;
}

const NONE: UrlValue[] = [];

/** Where no equals sign stands in a text: passages of one text follow one another, and many are of a few characters. */
const clear = { text: '', from: 0, to: 0 };

/** Where the first equals sign stands in `[from, to)`; −1 where there is none. */
function firstEquals(text: string, from: number, to: number): number {
  if (text === clear.text && from >= clear.from && to <= clear.to) return -1;
  const at = text.indexOf('=', from);
  if (at >= 0 && at < to) return at;
  clear.text = text;
  clear.from = from;
  clear.to = at < 0 ? text.length : at;
  return -1;
}

/** The encoded values of a passage that reach into what is wanted of it, and whose keys say something of them. */
function valuesIn({ text, lo, hi, from, to, offsets }: Passage): readonly UrlValue[] {
  let values = NONE;
  let at = firstEquals(text, Math.max(lo, from - LONGEST_VALUE), to);
  while (at >= 0 && at < to) {
    const value = valueBehind(text, at, lo, hi);
    if (value !== undefined && value.end > from && isPlain(offsets, value)) {
      if (values === NONE) values = [];
      values.push(value);
      at = value.end - 1;
    }
    at = text.indexOf('=', at + 1);
  }
  return values;
}

/** Whether a value stands in the source as in its decoded copy: what has escapes of the format, too, is the format's. */
function isPlain(offsets: Int32Array | undefined, { start, end }: UrlValue): boolean {
  return offsets === undefined || offsets[end]! - offsets[start]! === end - start;
}

function valueBehind(text: string, sign: number, lo: number, hi: number): UrlValue | undefined {
  const start = sign + 1;
  const end = valueEnd(text, start, hi);
  if (end < 0) return undefined;
  const value = text.slice(start, end);
  const isEncoded = ENCODED.test(value);
  if (!isEncoded && !JOINED.test(value)) return undefined;
  let key = sign;
  while (key > lo && sign - key <= LONGEST_KEY && SIGNS[text.charCodeAt(key - 1)] === KEY_SIGN) key--;
  const isInQuery = key > lo && '?&'.includes(text.charAt(key - 1));
  if ((!isEncoded && !isInQuery) || !KEY.test(text.slice(key, sign))) return undefined;
  const label = labelOfKey(text.slice(key, sign));
  return label === undefined || label.types.size === 0 ? undefined : { start, end, label };
}

/** Where a value ends that has a percent sign or a plus in it; −1 for any other. */
function valueEnd(text: string, start: number, hi: number): number {
  const limit = Math.min(hi, start + LONGEST_VALUE);
  let isEncoded = false;
  let isOpen = false;
  let end = start;
  for (; end < limit; end++) {
    const code = text.charCodeAt(end);
    if (SIGNS[code] === ENDS_VALUE && !(code === CLOSE && isOpen)) break;
    isEncoded ||= code === PERCENT || code === PLUS;
    isOpen = code === OPEN || (isOpen && code !== CLOSE);
  }
  return isEncoded && end < start + LONGEST_VALUE ? end : -1;
}

/** `visit`, which gets such values decoded and apart from the text around them. */
export function withUrlValues(visit: Visit): Visit {
  const inner = newPassage();
  return (passage) => {
    const { text, from, to, label, offsets } = passage;
    // In YAML the brackets of a mask would mean something, which is for its own syntax to know.
    const mayHave = label === undefined && passage.syntax !== 'yaml';
    const values = mayHave ? valuesIn(passage) : NONE;
    if (values === NONE) {
      visit(passage);
      return;
    }
    let at = from;
    for (const value of values) {
      passage.from = at;
      passage.to = Math.max(at, Math.min(to, value.start));
      if (passage.from < passage.to) visit(passage);
      inner.syntax = 'url-value';
      inner.text = text;
      inner.label = value.label;
      inner.labelFrom = 'key';
      inner.offsets = undefined;
      inner.lo = value.start;
      inner.hi = value.end;
      inner.from = Math.max(at, value.start);
      inner.to = Math.min(to, value.end);
      decodeTo(inner, decodeUrlValue(text, value.start, value.end));
      if (offsets !== undefined) inner.offsets = inner.offsets!.map((at) => offsets[at]!);
      if (inner.from < inner.to) visit(inner);
      at = Math.min(to, value.end);
    }
    passage.from = at;
    passage.to = to;
    if (at < to) visit(passage);
  };
}

/**
 * Decodes `source[lo, hi)`, with a map back to the source. What is no encoded character stands for itself, so that none
 * is lost; a plus between letters or digits is a space.
 */
export function decodeUrlValue(
  source: string,
  lo: number,
  hi: number,
): { text: string; offsets: Int32Array } {
  const offsets = new Int32Array(hi - lo + 1);
  let text = '';
  for (let i = lo; i < hi; ) {
    const [decoded, size] = characterAt(source, i, lo, hi);
    for (let unit = 0; unit < decoded.length; unit++) offsets[text.length + unit] = i;
    text += decoded;
    i += size;
  }
  offsets[text.length] = hi;
  return { text, offsets: offsets.subarray(0, text.length + 1) };
}

/** The character at `at`, and how many UTF-16 units it takes. */
function characterAt(source: string, at: number, lo: number, hi: number): [decoded: string, size: number] {
  const sign = source.charAt(at);
  if (sign === '+' && at > lo && at + 1 < hi && isBetweenWords(source, at)) return [' ', 1];
  return (sign === '%' ? encodedCharacter(source, at, hi) : undefined) ?? [sign, 1];
}

function isBetweenWords(source: string, at: number): boolean {
  return /[\p{L}\d)]/u.test(source.charAt(at - 1)) && /[\p{L}\d(%]/u.test(source.charAt(at + 1));
}
