/**
 * What is asked at a number: the run that begins there is judged as the identifiers made of digits; the tokens in it are
 * read by those that mix letters and digits, or read the text themselves.
 */
import { add } from './adding.ts';
import { addMatch, ON_FIGURES, ON_LABEL, ON_TOKEN } from './anchored.ts';
import { BIT, type Candidates } from './candidates/candidates.ts';
import { NumberCatalogue } from './candidates/catalogue.ts';
import { partGlued } from './candidates/glued.ts';
import { NumberJudge } from './candidates/judge.ts';
import { isHiddenX, isTight, Run } from './candidates/run.ts';
import { standsAlone } from './candidates/surroundings.ts';
import {
  dropIssuer,
  MOST_STARTS,
  mayGoOnBelow,
  parseToken,
  spacedStarts,
  startOfToken,
  type TokenJoints,
  tokenStart,
} from './candidates/token.ts';
import { groupsWorthALook } from './candidates/worth.ts';
import type { Passage } from './formats/format.ts';
import { IDENTIFIERS } from './identifiers/registry.ts';
import { lexicon } from './labelling.ts';
import {
  CLASS,
  DASH,
  DIGIT,
  DOT,
  isAlphanumeric,
  isUpperCase,
  LETTER,
  SLASH,
  SPACE,
  STAR,
} from './text/characters.ts';
import { spokenAround } from './text/number-words.ts';
import { GLUED } from './words/label-words.ts';

const numbers = new NumberCatalogue(IDENTIFIERS);
const judge = new NumberJudge(numbers, lexicon);
const run = new Run();
const token = new Run();
const starts = new Int32Array(MOST_STARTS);

/** Fewer words are no identifier. */
const FEWEST_SPOKEN = 7;

/** A number spoken digit by digit, seen at the first of its words that hints at one. */
export function scanSpoken(passage: Passage, start: number, end: number, out: Candidates): void {
  const spoken = spokenAround(passage.text, start, end, passage.lo, passage.hi);
  if (spoken === undefined || spoken.digits.length < FEWEST_SPOKEN) return;
  const found = judge.judgeSpoken(spoken, passage);
  if (found) add(passage, out, found.type, found.start, found.end, found.rank, found.reasons);
}

/** A shorter token is nothing, with or without a label. */
const SHORTEST_TOKEN = 3;
/** A shorter token without a label is nothing. */
const SHORTEST_UNLABELLED = 4;
/** The sign of an ordinal, as the regions of councils have it. */
const FEMININE = 0xaa;

/** Letters, and the marks that passwords and hardware addresses have: the token is longer than its digits. */
function goesOn(code: number): boolean {
  return CLASS[code] === LETTER || (code < 0x80 && TOKEN_MARKS[code] === 1);
}

/** The same where a token can go on behind the mark. */
function goesOnBehindJoint(text: string, at: number, hi: number): boolean {
  const kind = CLASS[text.charCodeAt(at)];
  return (kind === DOT || kind === DASH || kind === SLASH) && goesOnBehindMark(text, at, hi);
}

function isDigitAt(text: string, at: number, hi: number): boolean {
  return at < hi && CLASS[text.charCodeAt(at)] === DIGIT;
}

/** Two characters between dashes follow, as in a hardware address. */
function isBeforePair(text: string, at: number): boolean {
  return text.charCodeAt(at) === DASH_SIGN && text.charCodeAt(at + 3) === DASH_SIGN;
}

const DASH_SIGN = 0x2d;
const TOKEN_MARKS = new Uint8Array(0x80);
for (const mark of '@#$!&*%~^_:+/') TOKEN_MARKS[mark.charCodeAt(0)] = 1;

/** Whether a letter or digit stands beyond a mark at `at`, so that the token may not end there. */
function goesOnBehindMark(text: string, at: number, hi: number): boolean {
  return at + 1 < hi && CLASS[text.charCodeAt(at)] !== SPACE && isAlphanumeric(text.charCodeAt(at + 1));
}

/** Asks about a token that is the groups `group` to `last` and nothing else. */
function askAboutFigures(passage: Passage, group: number, last: number, out: Candidates): void {
  const at = run.starts[group]!;
  const length = run.ends[last]! - at;
  const digits = run.digitsIn(group, last);
  for (const needed of ON_FIGURES) {
    if (length < needed.shortest || digits < needed.digits || last - group + 1 < needed.groups) continue;
    if (needed.first === 0 || needed.first === run.lengthOf(group))
      addMatch(passage, needed.entry, at, 0, out);
  }
}

/** Asks the identifiers that read tokens themselves, at the digits that are bound together from `group` to `last`. */
function scanAtToken(passage: Passage, group: number, last: number, out: Candidates): void {
  const { text, lo, hi } = passage;
  const at = run.starts[group]!;
  const end = run.ends[last]!;
  const start = startOfToken(text, at, lo);
  // A token is asked about once, at its first digit.
  for (let i = start; i < at; i++) if (CLASS[text.charCodeAt(i)] === DIGIT) return;
  const open =
    (end < hi && (goesOn(text.charCodeAt(end)) || isBeforePair(text, end))) ||
    (start > lo && goesOn(text.charCodeAt(start - 1)));
  // `10ª região`: a part of what a label announces
  if (end - start < SHORTEST_TOKEN && !open && !(end < hi && text.charCodeAt(end) === FEMININE)) return;
  if (end - start >= SHORTEST_UNLABELLED || open || passage.label !== undefined) {
    const isMore = open || start < at || goesOnBehindJoint(text, end, hi) || isDigitAt(text, end, hi);
    if (!isMore && !run.hidden) askAboutFigures(passage, group, last, out);
    else {
      const length = open || goesOnBehindMark(text, end, hi) ? Infinity : end - start;
      const isLetter = CLASS[text.charCodeAt(start)] === LETTER;
      for (const entry of ON_TOKEN) {
        const { begins, shortest = 0 } = entry.identifier;
        if (length >= shortest && (isLetter || begins === undefined)) addMatch(passage, entry, start, 0, out);
      }
    }
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

/**
 * Scans the run at `at`, a digit. What is known of labels before it was told to the lexicon.
 * @returns where to go on
 */
export function scanNumber(passage: Passage, at: number, out: Candidates): number {
  const { text, lo, hi } = passage;
  const end = run.parse(text, maskedStart(text, at, lo), hi, true);
  lexicon.knowNoneTo(end);
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
    scanAtToken(passage, group, last, out);
  }
}

/** The stars may hide nothing: they can be emphasis, or decoration. */
function scanWithoutStars(passage: Passage, at: number, end: number, out: Candidates): void {
  const { text, hi } = passage;
  for (let i = at; i < end; i++) {
    if (CLASS[text.charCodeAt(i)] !== DIGIT) continue;
    i = run.parse(text, i, hi, false);
    judgeRun(passage, out);
    scanTokens(passage, out);
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
  if (start < 0 || addToken(passage, start, undefined, out)) return;
  if (mayGoOnBelow(text, start, hi, LINED.most) && addToken(passage, start, LINED, out)) return;
  // The label may be glued to the token, which begins with a letter or a digit then.
  for (const behind of [at, start + GLUED]) {
    if (behind <= start || behind > at || !lexicon.isGlued(text, behind, lo)) continue;
    if (addToken(passage, behind, undefined, out)) return;
  }
}

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
