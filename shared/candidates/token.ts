/** Tokens of letters and digits, for identifiers that may hold letters (the alphanumeric CNPJ). */
import {
  CLASS,
  DASH,
  DIGIT,
  DOT,
  digitValue,
  foldLetter,
  IGNORABLE,
  LETTER,
  NEWLINE,
  SLASH,
  SPACE,
  STAR,
} from '../text/characters.ts';
import { isPercentEncoded } from '../text/percent.ts';
import type { Run } from './run.ts';
import { HIDDEN, SEPARATOR } from './run.ts';
import { type ShapeNode, Shapes } from './shapes.ts';

/** The longest punctuated token that any identifier with letters has. */
const LONGEST = 24;

/**
 * Finds the token of ASCII letters, digits and single tight marks around the digit at `at`.
 * @returns its start; −1 where it is too long, or where `at` is not its first digit (it was seen there already)
 */
export function tokenStart(text: string, at: number, lo: number): number {
  let start = at;
  while (start > lo && at - start <= LONGEST) {
    const code = text.charCodeAt(start - 1);
    if (CLASS[code] === DIGIT) return -1;
    if (
      !isAsciiLetter(code) &&
      !(isMark(code) && start - 2 >= lo && isAsciiLetter(text.charCodeAt(start - 2)))
    )
      break;
    start--;
  }
  return at - start > LONGEST ? -1 : start;
}

const LONGEST_LEFT = 64;

/**
 * The start of the token that the digit at `at` is in: letters, digits and the marks `. - / _ +` between them, and what
 * is invisible. A colon ends it on the left, since labels end in one, and so does what is percent-encoded.
 */
export function startOfToken(text: string, at: number, lo: number): number {
  const limit = Math.max(lo, at - LONGEST_LEFT);
  let start = at;
  for (let i = at - 1, joint = false; i >= limit; i--) {
    const code = text.charCodeAt(i);
    if (CLASS[code] === DIGIT || CLASS[code] === LETTER) {
      if (isPercentEncoded(text, i - 2)) break;
      start = i;
      joint = false;
    } else if (CLASS[code] !== IGNORABLE) {
      if (joint || !(isMark(code) || code === UNDERSCORE || code === PLUS) || code === BACKSLASH) break;
      joint = true;
    }
  }
  return start;
}

const BACKSLASH = 0x5c;
const UNDERSCORE = 0x5f;
const PLUS = 0x2b;

/** What may part the groups of a token. */
export interface TokenJoints {
  /** One space too, between groups of capitals and digits. */
  readonly spaced: boolean;
  /** One line break too, with a mark before or behind it or none. */
  readonly lined?: boolean;
  /** No more letters and digits than so many. */
  readonly most: number;
}

const TIGHT: TokenJoints = { spaced: false, most: LONGEST };

/**
 * Parses the token at `start` into `run`: a letter counts as its upper-case code − 48; what is invisible is passed over.
 * @returns its end, or −1 where it is too long, has no letter, or has groups of no shape
 */
export function parseToken(
  text: string,
  start: number,
  hi: number,
  run: Run,
  shapes: Shapes,
  joints = TIGHT,
): number {
  let node: ShapeNode | undefined = Shapes.root;
  let total = 0;
  let letters = 0;
  let hiding = 0;
  let i = start;
  run.count = 0;
  run.firsts[0] = 0;
  run.hidden = false;
  while (i < hi && i - start <= LONGEST) {
    // Most tokens are dismissed at their second group. The last group may be who issued the number.
    if (!leadsOn(shapes, node, letters > hiding)) return -1;
    const first = total;
    run.starts[run.count] = i;
    let end = i;
    for (; i < hi && total <= LONGEST; i++) {
      const code = text.charCodeAt(i);
      if (CLASS[code] === IGNORABLE) continue;
      if (!isInGroup(code) || (joints.spaced && isSmall(code))) break;
      if (CLASS[code] === LETTER) {
        letters++;
        // Where letters cannot stand it may hide a digit.
        if (foldLetter(code) === SMALL_X) hiding++;
      }
      if (CLASS[code] === STAR) run.hidden = true;
      run.digits[total++] = characterValue(code);
      end = i + 1;
    }
    run.ends[run.count] = end;
    run.firsts[++run.count] = total;
    node = node && shapes.after(node, total - first);
    i = end;
    const next = total < joints.most ? afterJoint(text, end, hi, joints) : -1;
    run.separators[run.count - 1] = next < 0 ? SEPARATOR.none : separatorAt(text, end, next);
    if (next < 0) break;
    i = next;
  }
  const mayHaveIssuer = run.count > 1 && run.separators[run.count - 2] === SEPARATOR.slash;
  if (!mayHaveIssuer && !leadsOn(shapes, node, letters > hiding)) return -1;
  return i - start <= LONGEST + MOST_JOINT && letters > 0 ? i : -1;
}

/**
 * Whether the token at `start` may be another one where lines may break it: a line ends behind it, or it has marks in more
 * than the `most` characters that such a token may have.
 */
export function mayGoOnBelow(text: string, start: number, hi: number, most: number): boolean {
  let marks = 0;
  let i = start;
  for (const limit = Math.min(hi, start + FARTHEST); i < limit; i++) {
    const code = text.charCodeAt(i);
    if (isMark(code)) marks++;
    else if (!isInGroup(code) && CLASS[code] !== IGNORABLE) break;
  }
  return CLASS[text.charCodeAt(i)] === NEWLINE || (marks > 0 && i - start > most) || i - start >= FARTHEST;
}

/** Whether groups that led to `node` can be some identifier's, with letters in them or without. */
function leadsOn(shapes: Shapes, node: ShapeNode | undefined, lettered: boolean): boolean {
  return node !== undefined && (!lettered || shapes.isLettered(node));
}

const SMALL_X = 0x78;

const MOST_JOINT = 8;
/** No token, with what joins its groups, reaches so far. */
const FARTHEST = LONGEST + 2 * MOST_JOINT;

/** Letters, digits, and stars that hide one. */
function isInGroup(code: number): boolean {
  return isTokenCharacter(code) || CLASS[code] === STAR;
}

function characterValue(code: number): number {
  if (CLASS[code] === STAR) return HIDDEN;
  return CLASS[code] === DIGIT ? digitValue(code) : foldLetter(code) - 0x20 - 0x30;
}

/**
 * Drops what stands behind the number: a state or who issued it (`…-X/SSP`).
 * @returns whether there is such a group
 */
export function dropIssuer(run: Run): boolean {
  const last = run.count - 1;
  if (last < 1 || run.separators[last - 1] !== SEPARATOR.slash || run.lengthOf(last) < 2) return false;
  for (let i = run.firsts[last]!; i < run.firsts[last + 1]!; i++) if (run.digits[i]! <= 9) return false;
  run.separators[last - 1] = SEPARATOR.none;
  run.count--;
  return true;
}

function isSmall(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0xff41 && code <= 0xff5a);
}

/** Where the next group begins behind one mark (and, if so, one space or a spaced mark); −1 where none does. */
function afterJoint(text: string, end: number, hi: number, { spaced, lined }: TokenJoints): number {
  let marks = 0;
  let lines = 0;
  for (let i = end; i < hi && i - end < MOST_JOINT; i++) {
    const code = text.charCodeAt(i);
    if (isInGroup(code)) return marks + lines > 0 ? i : -1;
    if (isMark(code)) marks += 2;
    else if (spaced && CLASS[code] === SPACE) marks++;
    else if (lined && code === 0x0a) lines++;
    else if (CLASS[code] !== IGNORABLE && !(lined && code === 0x0d)) return -1;
    if (lines > 1 || marks > (spaced ? 4 : 2)) return -1;
  }
  return -1;
}

function separatorAt(text: string, end: number, next: number): number {
  for (let i = end; i < next; i++) {
    const kind = CLASS[text.charCodeAt(i)]!;
    if (kind === DOT) return SEPARATOR.dot;
    if (kind === DASH) return SEPARATOR.dash;
    if (kind === SLASH) return SEPARATOR.slash;
  }
  return SEPARATOR.space;
}

/** Groups of a spaced token up to the one with its first digit. */
export const MOST_STARTS = 5;

/**
 * Where a token of capitals and digits with spaces between its groups may begin: at the group of the digit at `at`, or
 * at one of those before it.
 * @param starts takes them, nearest first
 * @returns how many there are
 */
export function spacedStarts(text: string, at: number, lo: number, starts: Int32Array): number {
  let count = 0;
  for (let end = at + 1; count < starts.length; ) {
    let start = end;
    while (start > lo && end - start < LONGEST_GROUP && isCapitalOrDigit(text.charCodeAt(start - 1))) start--;
    if (start === end) break;
    starts[count++] = start;
    if (start - 2 < lo || CLASS[text.charCodeAt(start - 1)] !== SPACE) break;
    end = start - 1;
  }
  return count;
}

const LONGEST_GROUP = 5;

function isCapitalOrDigit(code: number): boolean {
  return isTokenCharacter(code) && !isSmall(code);
}

function isMark(code: number): boolean {
  const kind = CLASS[code]!;
  return kind === DOT || kind === DASH || kind === SLASH;
}

function isAsciiLetter(code: number): boolean {
  return CLASS[code] === LETTER && (code < 0x80 || code >= 0xff21);
}

function isTokenCharacter(code: number): boolean {
  return CLASS[code] === DIGIT || isAsciiLetter(code);
}
