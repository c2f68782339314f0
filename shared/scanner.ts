/**
 * The scanner: reads a passage once, stops at digits and anchors, and hands what stands there to the judge. What it
 * finds at a place depends on the text within `REACH` of it and on nothing else, so that a document can be scanned
 * in pieces, in any order, and again after an edit.
 */
import { add, addEcho, addMatched, addRead } from './adding.ts';
import { BIT, type Candidates } from './candidates/candidates.ts';
import { NumberCatalogue } from './candidates/catalogue.ts';
import { partGlued } from './candidates/glued.ts';
import { NumberJudge } from './candidates/judge.ts';
import { isHiddenX, isTight, Run } from './candidates/run.ts';
import { standsAlone } from './candidates/surroundings.ts';
import {
  dropIssuer,
  MOST_STARTS,
  parseToken,
  spacedStarts,
  startOfToken,
  type TokenJoints,
  tokenStart,
} from './candidates/token.ts';
import { lastWords, SIGN_LEAD, VALUE_SIGNS, valueBehind } from './candidates/values.ts';
import { groupsWorthALook } from './candidates/worth.ts';
import { ColumnEvidence } from './evidence/columns.ts';
import type { Label } from './evidence/labels.ts';
import type { Passage } from './formats/format.ts';
import type { AnchoredIdentifier } from './identifiers/identifier.ts';
import { blankEnd, MOST_PADDING } from './identifiers/reading.ts';
import { IDENTIFIERS } from './identifiers/registry.ts';
import { lexicon } from './labelling.ts';
import {
  ANCHOR,
  CLASS,
  DASH,
  DIGIT,
  DOT,
  isPercentEncoded,
  isUpperCase,
  LETTER,
  NEWLINE,
  SLASH,
  SPACE,
  STAR,
} from './text/characters.ts';
import { HINT_LETTERS, spokenAround } from './text/number-words.ts';
import { WordScan } from './words/scan-words.ts';

/** The furthest that a finding can depend on, either way, in UTF-16 units of the source. */
export const REACH = 1024;
/** How far behind its start an identifier's first digit or anchor can be. */
const LEAD = 128;

const numbers = new NumberCatalogue(IDENTIFIERS);
const judge = new NumberJudge(numbers, lexicon);
interface AnchoredEntry {
  readonly identifier: AnchoredIdentifier;
  readonly type: number;
}

const ANCHORED: readonly AnchoredEntry[] = IDENTIFIERS.map((identifier, type) => ({
  identifier,
  type,
})).filter((entry): entry is AnchoredEntry => entry.identifier.kind === 'anchored');
const AT_SIGN = ANCHORED.filter(({ identifier }) => identifier.anchor === '@');
const ON_TOKEN = ANCHORED.filter(({ identifier }) => identifier.anchor === 'token');
const ON_LABEL = ANCHORED.filter(({ identifier }) => identifier.anchor === 'label');
const ON_VALUE = ANCHORED.filter(({ identifier }) => identifier.value !== undefined);
const VALUE_LABELS = lastWords(
  ON_VALUE.flatMap(({ identifier: { labels, keys = [] } }) => [...labels, ...keys]),
);

/** Fewer words are no identifier. */
const FEWEST_SPOKEN = 7;

const WORD = 1;
const SIGN = 2;
/** What stops the scanner: digits, anchors, the letters that hint at a spoken digit, and signs before values. */
const TRIGGER = buildTriggers();

function buildTriggers(): Uint8Array {
  const table = new Uint8Array(CLASS.length);
  for (let code = 0; code < table.length; code++) {
    const kind = CLASS[code]!;
    if (kind === DIGIT || kind === ANCHOR) table[code] = kind;
  }
  for (const letter of HINT_LETTERS) table[letter.charCodeAt(0)] = WORD;
  for (const sign of VALUE_SIGNS) table[sign.charCodeAt(0)] = SIGN;
  return table;
}

const run = new Run();
const token = new Run();
const starts = new Int32Array(MOST_STARTS);

/** Judges columns by their values. */
export const columnEvidence = new ColumnEvidence(IDENTIFIERS);

const words = new WordScan(IDENTIFIERS, { addRead, addEcho });

/**
 * Adds to `out` what starts in the passage's `[from, to)`. Offsets are those of the source, also for a decoded
 * passage.
 */
export function scanPassage(passage: Passage, out: Candidates): void {
  const { text, hi } = passage;
  const end = Math.min(hi, passage.to + LEAD);
  let i = runStart(text, passage.from, passage.lo);
  if (passage.label !== undefined) scanKeyed(passage, passage.label, out);
  scanSignsBefore(passage, i, out);
  while (i < end) {
    const trigger = TRIGGER[text.charCodeAt(i)]!;
    if (trigger === 0) i++;
    else if (trigger === WORD) {
      scanSpoken(passage, i, out);
      i++;
    } else if (trigger === SIGN) {
      scanSign(passage, i, out);
      i++;
    } else if (trigger === ANCHOR) {
      scanAnchor(passage, i, out);
      // The digits of a percent-encoded character are no part of the number behind it.
      i += isPercentEncoded(text, i) ? 3 : 1;
    } else i = scanNumber(passage, i, out);
  }
  words.scan(passage, out);
}

/** A number spoken digit by digit, seen at the first letter of it that hints at one. */
function scanSpoken(passage: Passage, at: number, out: Candidates): void {
  const spoken = spokenAround(passage.text, at, passage.lo, passage.hi);
  if (spoken === undefined || spoken.digits.length < FEWEST_SPOKEN) return;
  const found = judge.judgeSpoken(spoken, passage);
  if (found) add(passage, out, found.type, found.start, found.end, found.rank, found.reasons);
}

/** A value behind a sign. */
function scanSign(passage: Passage, at: number, out: Candidates): void {
  const start = valueBehind(passage.text, at, passage.lo, passage.hi, VALUE_LABELS);
  if (start >= 0) for (const entry of ON_VALUE) addValue(passage, entry, start, false, out);
}

/** The signs before `at` whose values may begin behind it. */
function scanSignsBefore(passage: Passage, at: number, out: Candidates): void {
  for (let i = Math.max(passage.lo, at - SIGN_LEAD); i < at; i++) {
    if (TRIGGER[passage.text.charCodeAt(i)] === SIGN) scanSign(passage, i, out);
  }
}

/** The value under a key or in a column that names what it is. */
function scanKeyed(passage: Passage, { types }: Label, out: Candidates): void {
  const { text, lo, hi } = passage;
  if (lo < passage.from - MOST_PADDING) return;
  for (const entry of ON_VALUE) {
    if (types.has(entry.type))
      addValue(passage, entry, blankEnd(text, lo, Math.min(hi, lo + MOST_PADDING)), true, out);
  }
}

function addValue(
  passage: Passage,
  { identifier, type }: AnchoredEntry,
  at: number,
  keyed: boolean,
  out: Candidates,
): void {
  const match = identifier.value?.(passage.text, at, passage.lo, passage.hi, keyed);
  if (match !== undefined) addMatched(passage, type, match, out, keyed ? BIT[passage.labelFrom] : 0);
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

function scanAnchor(passage: Passage, at: number, out: Candidates): void {
  for (const entry of AT_SIGN) addMatch(passage, entry, at, 0, out);
}

function addMatch(
  passage: Passage,
  { identifier, type }: AnchoredEntry,
  at: number,
  why: number,
  out: Candidates,
): void {
  // A key can be an identifier itself, but it is no value of the key above it.
  const keyed = passage.syntax !== 'json-key' && (passage.label?.types.has(type) ?? false);
  const match = identifier.match(passage.text, at, passage.lo, passage.hi, keyed);
  if (match !== undefined) addMatched(passage, type, match, out, why);
}

/** A shorter token is nothing, with or without a label. */
const SHORTEST_TOKEN = 3;
/** A shorter token without a label is nothing. */
const SHORTEST_UNLABELLED = 4;

/** Letters, and the marks that passwords and hardware addresses have: the token is longer than its digits. */
function goesOn(code: number): boolean {
  return CLASS[code] === LETTER || (code < 0x80 && TOKEN_MARKS[code] === 1);
}

const TOKEN_MARKS = new Uint8Array(0x80);
for (const mark of '@#$!&*%~^_:+/') TOKEN_MARKS[mark.charCodeAt(0)] = 1;

/**
 * Asks the identifiers that read tokens themselves.
 * @param at the first digit of the token
 * @param end the end of the digits that are bound together there
 */
function scanAtToken(passage: Passage, at: number, end: number, out: Candidates): void {
  const { text, lo, hi } = passage;
  const start = startOfToken(text, at, lo);
  // A token is asked about once, at its first digit.
  for (let i = start; i < at; i++) if (CLASS[text.charCodeAt(i)] === DIGIT) return;
  const open =
    (end < hi && goesOn(text.charCodeAt(end))) || (start > lo && goesOn(text.charCodeAt(start - 1)));
  if (end - start < SHORTEST_TOKEN && !open) return;
  if (end - start >= SHORTEST_UNLABELLED || open || passage.label !== undefined) {
    for (const entry of ON_TOKEN) addMatch(passage, entry, start, 0, out);
  }
  // From the digit and not from the token's start: the label can be glued to it with a mark.
  const near = lexicon.before(text, at, lo) ?? (start < at ? lexicon.before(text, start, lo) : undefined);
  const label = near ?? passage.label;
  if (label === undefined || label.types.size === 0) return;
  for (const entry of ON_LABEL) {
    if (label.types.has(entry.type)) {
      addMatch(passage, entry, start, near ? BIT.label : BIT[passage.labelFrom], out);
    }
  }
}

/** Scans the run at `at`, a digit; returns where to go on. */
function scanNumber(passage: Passage, at: number, out: Candidates): number {
  const { text, lo, hi } = passage;
  const end = run.parse(text, maskedStart(text, at, lo), hi, true);
  judgeRun(passage, out);
  const first = run.boundEnd(0);
  const last = run.boundStart(run.count - 1);
  scanToken(passage, at, first, out);
  if (last > at) scanToken(passage, last, end, out);
  scanTokens(passage, out);
  if (run.hidden) scanWithoutStars(passage, at, end, out);
  return end;
}

/** Every token that begins in the run, at the groups that nothing binds to the one before. */
function scanTokens(passage: Passage, out: Candidates): void {
  for (let group = 0; group < run.count; group++) {
    if (group > 0 && isTight(run.separators[group - 1]!)) continue;
    let last = group;
    while (isTight(run.separators[last]!)) last++;
    scanAtToken(passage, run.starts[group]!, run.ends[last]!, out);
  }
}

/** The stars may hide nothing: they can be emphasis, or decoration. */
function scanWithoutStars(passage: Passage, at: number, end: number, out: Candidates): void {
  const { text, hi } = passage;
  for (let i = at; i < end; i++) {
    if (CLASS[text.charCodeAt(i)] !== DIGIT) continue;
    i = run.parse(text, i, hi, false);
    judgeRun(passage, out);
  }
}

function judgeRun(passage: Passage, out: Candidates): void {
  partGlued(run, passage, numbers, lexicon);
  const groups = groupsWorthALook(run, passage, numbers, lexicon);
  for (let group = 0; group < groups; group++) {
    const found = judge.judge(run, group, passage);
    if (found) add(passage, out, found.type, found.start, found.end, found.rank, found.reasons);
  }
}

/** Stars before the first digit belong to the number. */
export function maskedStart(text: string, at: number, lo: number): number {
  let start = at;
  const limit = Math.max(lo, at - 16);
  for (let i = at; i > limit; i--) {
    const kind = CLASS[text.charCodeAt(i - 1)]!;
    if (kind === STAR || (kind === LETTER && isHiddenX(text, i - 1))) start = i - 1;
    else if (kind !== DOT && kind !== DASH && kind !== SLASH) break;
  }
  return start;
}

/** A token that mixes letters and the digits `[at, end)`, seen at its first digit. */
function scanToken(passage: Passage, at: number, end: number, out: Candidates): void {
  const { text, lo, hi } = passage;
  if (goesOnSpaced(text, at, end, lo, hi)) {
    for (let i = spacedStarts(text, at, lo, starts) - 1; i >= 0; i--)
      addToken(passage, starts[i]!, SPACED, out);
  }
  const mixed = touchesLetter(text, at - 1, lo, hi) || touchesLetter(text, end, lo, hi);
  if (!mixed) return;
  const start = tokenStart(text, at, lo);
  if (start < 0 || addToken(passage, start, undefined, out) || addToken(passage, start, LINED, out)) return;
  // The label may be glued to the token, which begins with a letter or a digit then.
  for (const behind of [at, start + GLUED]) {
    if (behind <= start || behind > at || lexicon.before(text, behind, lo) === undefined) continue;
    if (lexicon.labelEnd === behind && addToken(passage, behind, undefined, out)) return;
  }
}

/** The letters of a label that is glued to a token with letters (`CNPJ`). */
const GLUED = 4;
const LABELLED = BIT.label | BIT.key | BIT.column;
/** An alphanumeric CNPJ. */
const SPACED = { spaced: true, most: 14 };
/** The same, broken by the end of a line. */
const LINED = { spaced: false, lined: true, most: 14 };
const SURE = BIT['check-digits'];

function addToken(
  passage: Passage,
  start: number,
  joints: TokenJoints | undefined,
  out: Candidates,
): boolean {
  const { text, lo, hi } = passage;
  const end = parseToken(text, start, hi, token, numbers.shapes, joints);
  if (end < 0) return false;
  let found = judge.judgeToken(token, passage);
  if (found === undefined && dropIssuer(token)) {
    found = judge.judgeToken(token, passage);
    if (found !== undefined && (found.reasons & LABELLED) !== 0) {
      add(passage, out, found.type, found.start, found.end, found.rank, found.reasons);
      return true;
    }
    return false;
  }
  if (found === undefined) return false;
  // The next line can be anything: only what is announced and passes goes on there.
  if (joints?.lined && !((found.reasons & LABELLED) !== 0 && (found.reasons & SURE) !== 0)) return false;
  const isGlued = lexicon.labelEnd === start && start > lo;
  if (!standsAlone(text, start, end, isGlued ? start : lo, hi)) return false;
  add(passage, out, found.type, found.start, found.end, found.rank, found.reasons);
  return true;
}

/** Whether a capital stands beyond one space before or behind the digits and what is bound to them. */
function goesOnSpaced(text: string, at: number, end: number, lo: number, hi: number): boolean {
  let before = at;
  while (before > lo && at - before < 4 && isUpperCase(text.charCodeAt(before - 1))) before--;
  if (
    before - 2 >= lo &&
    CLASS[text.charCodeAt(before - 1)] === SPACE &&
    isUpperCase(text.charCodeAt(before - 2))
  )
    return true;
  return end + 1 < hi && CLASS[text.charCodeAt(end)] === SPACE && isUpperCase(text.charCodeAt(end + 1));
}

/** Whether a letter stands at `at`, or just beyond one mark there. */
function touchesLetter(text: string, at: number, lo: number, hi: number): boolean {
  if (at < lo || at >= hi) return false;
  const kind = CLASS[text.charCodeAt(at)]!;
  if (kind === LETTER) return true;
  if (kind !== DOT && kind !== DASH && kind !== SLASH) return false;
  return (
    (at > lo && CLASS[text.charCodeAt(at - 1)] === LETTER) ||
    (at + 1 < hi && CLASS[text.charCodeAt(at + 1)] === LETTER)
  );
}
