/** Words of a text read backwards, folded and hashed in place; and the marks between them. */
import {
  ANCHOR,
  CLASS,
  CLOSE,
  DASH,
  DIGIT,
  DOT,
  foldLetter,
  foldToAscii,
  IGNORABLE,
  isSmallAscii,
  isUpperCase,
  LETTER,
  NEWLINE,
  OTHER,
  SLASH,
  SPACE,
  TAB,
} from '../text/characters.ts';
import { isPercentEncoded } from '../text/percent.ts';
import { HashTable } from './hash-table.ts';

/** A word read backwards: `start` of it in the text, and the hash of its folded letters. */
export interface Word {
  start: number;
  end: number;
  hash: number;
}

/**
 * Reads the word that ends at `end` into `word`. A word is a run of letters, cut where lower case turns to upper
 * (`pacienteCpf`); single letters joined by dots are one word (`C.P.F.`).
 */
export function readWord(text: string, end: number, limit: number, word: Word): void {
  if (text !== knownText) {
    knownText = text;
    knownTexts++;
  }
  const slot = end & (SLOTS - 1);
  if (KNOWN_IN[slot] !== knownTexts || KNOWN_ENDS[slot] !== end) {
    readNewWord(text, end, limit, word);
    // A word that the limit may have cut is another one elsewhere.
    if (word.start - BORDER < limit) return;
    KNOWN_IN[slot] = knownTexts;
    KNOWN_ENDS[slot] = end;
    KNOWN_STARTS[slot] = word.start;
    KNOWN_HASHES[slot] = word.hash;
  } else if (KNOWN_STARTS[slot]! - BORDER < limit) readNewWord(text, end, limit, word);
  else {
    word.start = KNOWN_STARTS[slot]!;
    word.end = end;
    word.hash = KNOWN_HASHES[slot]!;
  }
}

// The words that were read last, by the low bits of their ends: the numbers of a line look back at the same ones.
const SLOTS = 1024;
const KNOWN_IN = new Int32Array(SLOTS);
const KNOWN_ENDS = new Int32Array(SLOTS);
const KNOWN_STARTS = new Int32Array(SLOTS);
const KNOWN_HASHES = new Int32Array(SLOTS);
let knownText = '';
let knownTexts = 1;
/** How far before its start a word's reading looks at the limit. */
const BORDER = 3;

/** The same, for a short text that is read once. */
export function readNewWord(text: string, end: number, limit: number, word: Word): void {
  let start = wordStart(text, end, limit);
  while (end - start === 1 || isAbbreviation(text, start, end)) {
    if (start - 2 < limit || CLASS[text.charCodeAt(start - 1)] !== DOT) break;
    const before = wordStart(text, start - 1, limit);
    if (start - 1 - before !== 1) break;
    start = before;
  }
  word.start = start;
  word.end = end;
  word.hash = hashLetters(text, start, end);
}

/** The hashes of a label's words, the last one first. Its case does not cut words. */
export function hashesBack(phrase: string): number[] {
  const text = phrase.toLowerCase();
  const word: Word = { start: 0, end: 0, hash: 0 };
  const hashes: number[] = [];
  for (let end = text.length; end > 0; ) {
    if (CLASS[text.charCodeAt(end - 1)] !== LETTER) end--;
    else {
      readWord(text, end, 0, word);
      hashes.push(word.hash);
      end = word.start;
    }
  }
  return hashes;
}

/** The last word of a label, folded to letters a to z; empty where it has none. */
export function lastWordOf(phrase: string): string {
  const text = phrase.toLowerCase();
  let end = text.length;
  while (end > 0 && CLASS[text.charCodeAt(end - 1)] !== LETTER) end--;
  let start = end;
  while (start > 0 && isSmallAscii(text.charCodeAt(start - 1))) start--;
  // Most of them: nothing to be folded, and no abbreviation.
  if (start < end - 1 && (start === 0 || CLASS[text.charCodeAt(start - 1)] === SPACE))
    return text.slice(start, end);
  const word: Word = { start: 0, end: 0, hash: 0 };
  readNewWord(text, end, 0, word);
  return foldToAscii(text.slice(word.start, word.end)).replace(/[^a-z]/g, '');
}

/** A label as keys write it: `carteira de trabalho` → `carteira trabalho`. */
export function withoutPrepositions(hashes: readonly number[]): number[] {
  return hashes.filter((hash, i) => i === 0 || i === hashes.length - 1 || !isPreposition(hash));
}

/** Whether only spaces and dashes part what begins at `at` from a word before it: `IMEI 1`, `CRN - 7`. */
export function followsWord(text: string, at: number, limit: number): boolean {
  let i = at;
  while (i > limit && (CLASS[text.charCodeAt(i - 1)] === SPACE || CLASS[text.charCodeAt(i - 1)] === DASH))
    i--;
  return i > limit && CLASS[text.charCodeAt(i - 1)] === LETTER;
}

export function wordStart(text: string, end: number, limit: number): number {
  let start = end;
  while (start > limit) {
    const code = text.charCodeAt(start - 1);
    const kind = CLASS[code]!;
    if (kind !== LETTER && kind !== IGNORABLE) break;
    if (kind === LETTER && start < end && startsWord(text, start, end, code)) break;
    start--;
  }
  // The last letter of a percent-encoded character (`%2Fcpf`) is none of the word.
  if (start < end && isPercentEncoded(text, start - 2)) start++;
  while (start < end && CLASS[text.charCodeAt(start)] === IGNORABLE) start++;
  return start;
}

/**
 * Whether a new word starts at `start` in the middle of letters: an upper-case letter after a lower-case one
 * (`pacienteCpf`), or the last one of several before a lower-case one (`CNPJDest`, but not the plural `CPFs`).
 */
function startsWord(text: string, start: number, end: number, before: number): boolean {
  if (!isUpperCase(text.charCodeAt(start))) return false;
  if (!isUpperCase(before)) return true;
  let next = start + 1;
  while (CLASS[text.charCodeAt(next)] === IGNORABLE) next++;
  return end - start > 2 && !isUpperCase(text.charCodeAt(next));
}

/** Whether `[start, end)` is a dotted abbreviation already (`P.F`), which one more letter may precede. */
function isAbbreviation(text: string, start: number, end: number): boolean {
  return end - start > 2 && CLASS[text.charCodeAt(start + 1)] === DOT;
}

export function hashLetters(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (CLASS[code] === LETTER) hash = Math.imul(hash ^ foldLetter(code), 0x01000193);
  }
  return hash;
}

/** The hash without a plural's final s (`CPFs`), or the word's own. */
export function singular(text: string, word: Word): number {
  const last = text.charCodeAt(word.end - 1);
  return foldLetter(last) === 0x73 ? hashLetters(text, word.start, word.end - 1) : word.hash;
}

function hashWord(word: string): number {
  return hashLetters(word, 0, word.length);
}

const CONJUNCTIONS = tableOf('e ou and or');
const PREPOSITIONS = tableOf('de da do das dos na no of');

function tableOf(words: string): HashTable<true> {
  return new HashTable(new Map(words.split(' ').map((word) => [hashWord(word), true])));
}

export function isConjunction(hash: number): boolean {
  return CONJUNCTIONS.get(hash) === true;
}

export function isPreposition(hash: number): boolean {
  return PREPOSITIONS.get(hash) === true;
}

/** Characters that may stand between the words of one label. */
export function isJoint(code: number): boolean {
  const kind = CLASS[code]!;
  return kind === SPACE || kind === DASH || kind === DOT || kind === SLASH || code === 0x5f;
}

export function isWordPart(code: number): boolean {
  return CLASS[code] === LETTER || code === 0x5f;
}

/** A number below a label on the line before: the line must end in a letter, a colon or an opening sign. */
export function endsLabel(code: number): boolean {
  const kind = CLASS[code]!;
  return kind === LETTER || code === 0x3a || code === 0x3d || kind === CLOSE || kind === DOT;
}

export function skipBlankBack(text: string, from: number, limit: number): number {
  let i = from;
  let lines = 0;
  while (i > limit) {
    const code = text.charCodeAt(i - 1);
    const kind = CLASS[code]!;
    if (code === 0x0a && ++lines > 1) return limit;
    if (kind !== SPACE && kind !== TAB && kind !== NEWLINE) return i;
    i--;
  }
  return i;
}

/** Longest word or words that a number is glued to, as in `PacienteCPF529…`. */
const LONGEST_GLUED = 24;

/** Whether `at` continues a long run of letters and digits: encoded data, in which any two letters may be a label. */
export function isInEncoded(text: string, at: number, lo: number): boolean {
  let start = at;
  while (start > lo && at - start <= LONGEST_GLUED) {
    const kind = CLASS[text.charCodeAt(start - 1)]!;
    if (kind !== LETTER && kind !== DIGIT) return false;
    start--;
  }
  return at - start > LONGEST_GLUED;
}

/** Marks that end a clause: what stands before them labels something else. */
export function isStop(text: string, at: number, code: number, kind: number): boolean {
  if (code === 0x3b || code === 0x7c || code === 0x21 || code === 0x3f) return true; // ; | ! ?
  if (kind === ANCHOR) return code !== 0x25;
  if (kind !== DOT) return false;
  const next = CLASS[text.charCodeAt(at + 1)] ?? OTHER;
  return next === SPACE && endsLongWord(text, at);
}

/** A full stop ends a sentence after a word of four letters or more; after less it marks an abbreviation. */
function endsLongWord(text: string, dot: number): boolean {
  for (let i = dot - 1; i >= dot - 4; i--) if (CLASS[text.charCodeAt(i)] !== LETTER) return false;
  return true;
}
