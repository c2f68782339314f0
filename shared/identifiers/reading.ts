/**
 * Short pieces of a text, folded, for identifiers that read the text themselves: the rules are then regular
 * expressions over plain ASCII, on a piece of some dozens of characters, so that none of them can take long.
 */
import {
  ANCHOR,
  CLASS,
  CLOSE,
  DASH,
  DIGIT,
  DOT,
  digitValue,
  foldLetter,
  IGNORABLE,
  isUpperCase,
  LETTER,
  NEWLINE,
  OPEN,
  OTHER,
  SLASH,
  SPACE,
  STAR,
  TAB,
} from '../text/characters.ts';
import { encodedCode, encodedEnd } from '../text/percent.ts';

/** A folded piece of a text, and the way back. */
export interface Piece {
  /** Lower-case ASCII where there is one; no diacritics, no invisible characters, nothing percent-encoded. */
  readonly text: string;
  /** The source offset of each character. */
  readonly offsets: readonly number[];
  /** Where each character ends in the source. */
  readonly ends: readonly number[];
}

const SIGNS: Readonly<Record<number, string>> = {
  [SPACE]: ' ',
  [TAB]: '\t',
  [NEWLINE]: '\n',
  [DOT]: '.',
  [DASH]: '-',
  [SLASH]: '/',
  [OPEN]: '(',
  [CLOSE]: ')',
  [STAR]: '*',
};

/** Folds `[from, to)` of a text. */
export function fold(text: string, from: number, to: number): Piece {
  const offsets: number[] = [];
  const ends: number[] = [];
  let folded = '';
  for (let i = from; i < to; ) {
    const end = encodedEnd(text, i, to);
    const code = end > i ? encodedCode(text, i, end) : text.charCodeAt(i);
    if (CLASS[code] !== IGNORABLE) {
      folded += foldCode(code);
      offsets.push(i);
      ends.push(Math.max(end, i + 1));
    }
    i = Math.max(end, i + 1);
  }
  return { text: folded, offsets, ends };
}

function foldCode(code: number): string {
  const kind = CLASS[code]!;
  if (kind === DIGIT) return String(digitValue(code));
  if (kind === LETTER) return String.fromCharCode(foldLetter(code));
  if (kind !== OTHER && kind !== ANCHOR) return SIGNS[kind] ?? ' ';
  return String.fromCharCode(code >= 0xff01 && code <= 0xff5e ? code - 0xfee0 : code);
}

const MOST_JOINT = 8;

/**
 * Where the next character of a number stands behind what parts it from the one that ends at `at`: one mark or space,
 * percent-encoded or not, or one line break with spaces around it; `at` where nothing parts them, −1 for anything else.
 */
export function jointEnd(text: string, at: number, hi: number): number {
  const limit = Math.min(hi, at + MOST_JOINT);
  if (at < limit && CLASS[text.charCodeAt(at)] === DIGIT) return at;
  let marks = 0;
  let breaks = 0;
  let i = at;
  while (i < limit) {
    const encoded = encodedEnd(text, i, hi);
    const code = encoded > i ? encodedCode(text, i, encoded) : text.charCodeAt(i);
    const kind = CLASS[code]!;
    if (kind === LETTER || kind === DIGIT) break;
    if (kind === NEWLINE) breaks += code === 0x0a && text.charCodeAt(i - 1) === 0x0d ? 0 : 1;
    else if (kind === SPACE || kind === DASH || kind === DOT || kind === SLASH) marks++;
    else if (kind !== IGNORABLE) return -1;
    i = Math.max(encoded, i + 1);
  }
  if (i === limit && limit < hi) return -1;
  return breaks > 1 || (breaks === 0 && marks > 1) ? -1 : i;
}

/** Whether a line ends in `[from, to)`. */
export function crossesLineIn(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (CLASS[text.charCodeAt(i)] === NEWLINE) return true;
  return false;
}

/** Where the spaces and line breaks end that begin at `at`, at most at `limit`. */
export function blankEnd(text: string, at: number, limit: number): number {
  let i = at;
  while (i < limit && isBlankCode(text.charCodeAt(i))) i++;
  return i;
}

function isBlankCode(code: number): boolean {
  const kind = CLASS[code];
  return kind === SPACE || kind === TAB || kind === NEWLINE;
}

/** Whether nothing but spaces and line breaks stands in `[from, to)`, which is looked at as far as a cell is padded. */
export function isBlank(text: string, from: number, to: number): boolean {
  return to - from <= MOST_PADDING && blankEnd(text, from, to) === to;
}

/** So many spaces at most pad a cell. */
export const MOST_PADDING = 64;

/** Source offset after the first `length` characters of a piece. */
export function endOf(piece: Piece, length: number): number {
  return piece.ends[length - 1] ?? 0;
}

/** How far before an identifier its label is looked for, as far as the labels' own look back. */
const LEAD = 72;

/** What stands before `at`, folded, with a space where a new word starts in the middle of letters (`nrConta`). */
export function leadOf(text: string, at: number, lo: number): Piece {
  const folded = fold(text, Math.max(lo, at - LEAD), at);
  const offsets: number[] = [];
  const ends: number[] = [];
  let lead = '';
  folded.offsets.forEach((offset, i) => {
    const before = folded.offsets[i - 1];
    if (before !== undefined && startsWord(text.charCodeAt(before), text.charCodeAt(offset))) {
      lead += ' ';
      offsets.push(offset);
      ends.push(offset);
    }
    lead += folded.text[i];
    offsets.push(offset);
    ends.push(folded.ends[i]!);
  });
  return withoutMarkup({ text: lead, offsets, ends });
}

/** Tags, the attributes that say nothing, and what opens the value of a field, as far as its name (`<input name="conta" value="`). */
const MARKUP =
  /<\/?[a-z][^<>]{0,64}>|^[^<>]{0,40}[a-z"']>(?=\s*[a-z<])|(?<=<[a-z][^<>]{0,64})\s(?:class|style|type)\s?=\s?"[^"<>]{0,40}"|(?<=[a-z"']\s)value\s?=\s?["']$/g;

/** A lead without HTML's tags, so that a label in one element stands before the value in the next. */
function withoutMarkup(lead: Piece): Piece {
  if (!lead.text.includes('<')) return lead;
  const kept: number[] = [];
  let at = 0;
  for (const tag of lead.text.matchAll(MARKUP)) {
    for (; at < tag.index; at++) kept.push(at);
    at = tag.index + tag[0].length;
    // The first character of what is dropped stands for a space.
    kept.push(-1 - tag.index);
  }
  for (; at < lead.text.length; at++) kept.push(at);
  return {
    text: kept.map((i) => (i < 0 ? ' ' : lead.text[i])).join(''),
    offsets: kept.map((i) => lead.offsets[i < 0 ? -1 - i : i]!),
    ends: kept.map((i) => lead.ends[i < 0 ? -1 - i : i]!),
  };
}

/** Letters that stand apart from the digits at `at`, as the series of a passport or a plate may. */
export interface Series {
  readonly start: number;
  /** Folded. */
  readonly letters: string;
  readonly isUpper: boolean;
}

const MOST_APART = 12;
const SERIES = /(?<![a-z0-9])([a-z]{1,12})[ .-]{1,3}$/;

/** A quick look: `count` letters before the spaces and dashes before `at`, or something percent-encoded. */
function followsApart(text: string, at: number, from: number, count: number): boolean {
  let letters = 0;
  for (let i = at - 1; i >= from; i--) {
    if (text.charCodeAt(i - 2) === 0x25) return true;
    const kind = CLASS[text.charCodeAt(i)]!;
    if (kind === LETTER) {
      if (i === at - 1 || ++letters > count) return false;
    } else if (kind !== IGNORABLE) {
      if (letters > 0) break;
      if (kind !== SPACE && kind !== DOT && kind !== DASH) return false;
    }
  }
  return letters === count;
}

/** The word of exactly `count` letters before `at`, with spaces or a dash between. */
export function seriesBefore(text: string, at: number, lo: number, count: number): Series | undefined {
  const from = Math.max(lo, at - MOST_APART);
  if (!followsApart(text, at, from, count)) return undefined;
  const piece = fold(text, from, at);
  const letters = SERIES.exec(piece.text);
  if (letters?.[1]?.length !== count) return undefined;
  const start = piece.offsets[letters.index];
  if (start === undefined) return undefined;
  const written = text.slice(start, at).replace(/[^\p{L}]/gu, '');
  return { start, letters: letters[1], isUpper: written === written.toUpperCase() };
}

function startsWord(before: number, code: number): boolean {
  return CLASS[before] === LETTER && !isUpperCase(before) && isUpperCase(code);
}

const LONGEST_WORD = 40;

/**
 * Where a code begins in the token at `at`: at its first digit, where the token begins with a word, or in one, as a
 * label does that is glued to its number (`matricula1234567`), else at `at`.
 * @param letters as many letters may belong to the code
 */
export function codeStart(text: string, at: number, lo: number, hi: number, letters: number): number {
  const limit = Math.min(hi, at + LONGEST_WORD);
  let end = at;
  while (end < limit && CLASS[text.charCodeAt(end)] === LETTER) end++;
  const isInWord = at > lo && CLASS[text.charCodeAt(at - 1)] === LETTER;
  if (end - at <= letters && !isInWord) return at;
  while (end < limit && CLASS[text.charCodeAt(end)] !== DIGIT) end++;
  return end < limit ? end : at;
}
