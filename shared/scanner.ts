/**
 * The pass over a passage. Its words and numbers are read once, each letter hashed as it comes by, and each word looked
 * up once; then every one is visited in order, and only those are asked whom its bits, or the signs before it, wake.
 * Most words wake nobody. What is found at a place depends on the text within `REACH` of it and on nothing else, so
 * that a document can be scanned in pieces, in any order, and again after an edit.
 */
import { addEcho, addRead } from './adding.ts';
import { scanAnchor, scanBare, scanEcho, scanKeyed, scanSign, scanSignsBefore } from './anchored.ts';
import type { Candidates } from './candidates/candidates.ts';
import { loneEnd } from './candidates/lone-number.ts';
import { VALUE_SIGNS } from './candidates/values.ts';
import { ColumnEvidence } from './evidence/columns.ts';
import { isUnlabelled } from './evidence/labels.ts';
import type { Passage } from './formats/format.ts';
import { IDENTIFIERS } from './identifiers/registry.ts';
import { lexicon } from './labelling.ts';
import { GIVEN } from './lexicon/lexicon.ts';
import { scanNumber, scanSpoken } from './scan-numbers.ts';
import { ANCHOR, CLASS, LETTER, NEWLINE } from './text/characters.ts';
import { isPercentEncoded } from './text/percent.ts';
import { ACCOUNT, CARDINAL, LABEL_WORD, NUMBER } from './words/classes.ts';
import { GAP } from './words/gap.ts';
import { labelEnd, lastLabelWord, mayEndLabel, unlabelledFrom } from './words/label-words.ts';
import { WordScan } from './words/scan-words.ts';
import { isInBrackets, isJoined, isNumbered, mayBeginEcho, tokenStart } from './words/tokens.ts';
import type { Words } from './words/words.ts';

/** The furthest that a finding can depend on, either way, in UTF-16 units of the source. */
export const REACH = 1024;
/** How far before or behind its start the word, digit or sign can stand that wakes an identifier. */
const LEAD = 128;

/** Judges columns by their values. */
export const columnEvidence = new ColumnEvidence(IDENTIFIERS);

const readers = new WordScan(IDENTIFIERS, { addRead, addEcho });

/** What values stand behind, and the signs behind who speaks (`<ana> oi`, `por ana_luz » 22:01`). */
const SIGNS = `${VALUE_SIGNS}>»`;
/** What at signs, percent signs and these signs are in the gaps between words. */
const MARKED = GAP.other | GAP.colon | GAP.slash;
/** At a word that has any of these something is asked. */
const ASKED = readers.wakes | NUMBER | LABEL_WORD | CARDINAL | ACCOUNT;
const SIGN = 1;
const AT_SIGN = 2;
const MARKS = marks();

function marks(): Uint8Array {
  const table = new Uint8Array(CLASS.length);
  for (const sign of SIGNS) table[sign.charCodeAt(0)] = SIGN;
  // The search is the platform's: a function asked of 65,536 characters takes most of a start.
  for (let at = CLASS.indexOf(ANCHOR); at >= 0; at = CLASS.indexOf(ANCHOR, at + 1)) table[at] = AT_SIGN;
  return table;
}

/**
 * Adds to `out` what starts in the passage's `[from, to)`. Offsets are those of the source, also for a decoded
 * passage.
 */
export function scanPassage(passage: Passage, out: Candidates): void {
  const { text, lo, hi, from, to } = passage;
  // Between the cells of a table: nothing starts there.
  if (isBlank(text, from, to)) return;
  const end = Math.min(hi, to + LEAD);
  /** Numbers and signs are seen up to here. */
  let seen = runStart(text, from, lo);
  const woken = Math.max(lo, from - LEAD);
  if (passage.label !== undefined) scanKeyed(passage, passage.label, out);
  scanSignsBefore(passage, seen, out);
  const words = readers.load(passage, Math.min(seen, woken), end);
  const { starts, ends, bits, count } = words;
  let at = words.indexTo(Math.min(seen, woken));
  /** The last word that may end a label. */
  let label = lastLabelWord(words, at, seen);
  for (; ; at++) {
    if (at > 0 && at < count && wakesNobody(words, at)) {
      if (starts[at]! >= end) break;
      if (starts[at]! >= seen) seen = ends[at]!;
      continue;
    }
    const start = at < count ? Math.min(starts[at]!, end) : end;
    if (seen < start && (words.gapBefore(at) & MARKED) !== 0) seen = scanMarks(passage, seen, start, out);
    if (start >= end) break;
    const known = bits[at]!;
    if ((known & NUMBER) !== 0) {
      if (ends[at]! > seen) seen = scanDigits(passage, words, { at, label, seen }, out);
    } else {
      if (mayEndLabel(words, at)) label = at;
      if (start >= seen) {
        if ((known & CARDINAL) !== 0) scanSpoken(passage, start, ends[at]!, out);
        seen = ends[at]!;
      }
    }
    if (start < woken) continue;
    if ((known & ACCOUNT) !== 0) scanBare(passage, ends[at]!, true, out);
    else if ((known & GIVEN) !== 0 ? isJoined(words, at) : isNumbered(words, at) || isInBrackets(words, at))
      scanBare(passage, tokenStart(words, at), false, out);
    if (mayBeginEcho(words, at)) scanEcho(passage, start, out);
    if ((known & readers.wakes) !== 0) readers.ask(passage, at, out);
  }
  // A key names what its values are: `linha1` in an `endereco` is no part of one.
  if (passage.syntax !== 'json-key') readers.readValue(passage, out);
}

/**
 * Looks at the number `at`, where digits end behind `seen`.
 * @param label the index of the last word before it that may end a label
 * @returns where to go on
 */
function scanDigits(
  passage: Passage,
  words: Words,
  { at, label, seen }: { readonly at: number; readonly label: number; readonly seen: number },
  out: Candidates,
): number {
  const start = words.starts[at]!;
  const [none, since] = [labelEnd(words, label), unlabelledFrom(words, at, label)];
  const mayBeLone = start >= seen && passage.label === undefined && isUnlabelled(start, none, since);
  const last = mayBeLone ? loneEnd(words, at) : -1;
  if (last >= 0) return words.ends[last]!;
  lexicon.knowNone(passage.text, passage.lo, none, since);
  return scanNumber(passage, Math.max(seen, start), out);
}

/** Most words: nothing is asked at them, and nothing at what stands before them. */
function wakesNobody(words: Words, at: number): boolean {
  const { gaps, bits } = words;
  if ((bits[at]! & ASKED) !== 0 || binds(gaps[at - 1]!) || binds(gaps[at]!)) return false;
  return bits[at] !== 0 || !mayBeginEcho(words, at);
}

/** Whether what stands between two words may make one token of them, or is to be looked at. */
function binds(gap: number): boolean {
  return gap === 0 || gap === GAP.dot || (gap & (MARKED | GAP.open | GAP.close)) !== 0;
}

/** Whether nothing but blanks and the signs between cells stand in `[from, to)`. */
function isBlank(text: string, from: number, to: number): boolean {
  let i = from;
  while (i < to && isBetweenCells(text.charCodeAt(i))) i++;
  return i >= to;
}

function isBetweenCells(code: number): boolean {
  return code <= SPACE || code === SEMICOLON || code === BAR || code === AMPERSAND;
}

const SPACE = 0x20;
const SEMICOLON = 0x3b;
const BAR = 0x7c;
const AMPERSAND = 0x26;

/** Looks at what stands between two words. @returns where to go on */
function scanMarks(passage: Passage, from: number, to: number, out: Candidates): number {
  const { text } = passage;
  let i = from;
  while (i < to) {
    const mark = MARKS[text.charCodeAt(i)]!;
    if (mark === SIGN) scanSign(passage, i, out);
    else if (mark === AT_SIGN) {
      scanAnchor(passage, i, out);
      // The digits of a percent-encoded character are no part of the number behind it.
      if (isPercentEncoded(text, i)) i += 2;
    }
    i++;
  }
  return i;
}

/** Where the run that `from` may stand in begins on its line, so that its groups are seen whole. */
export function runStart(text: string, from: number, lo: number): number {
  const limit = Math.max(lo, from - REACH / 2);
  let i = from;
  while (i > limit) {
    const kind = CLASS[text.charCodeAt(i - 1)]!;
    if (kind === NEWLINE || kind === LETTER || kind === 0) break;
    i--;
  }
  return i;
}
