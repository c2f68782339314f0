/**
 * Private keys in PEM. A key is longer than a finding can be, so that it is found in pieces, none of which needs to
 * see the others (docs/decisions/0008): from its head on; the lines before its end; and lines that see neither.
 */
import type { Match } from '../identifier.ts';

/** No piece is longer, and no further does it look. */
export const LONGEST = 896;
/** How far the head may stand before the first token of the key with a digit in it. */
const LEAD = 96;
const LEAD_IN = '-----'.length;
const LABEL = '(?:[A-Z0-9]{1,12} ){0,3}';
const BREAK = '(?:\\s|\\\\[nr])';
const HEAD = new RegExp(`-----BEGIN ${LABEL}PRIVATE KEY(?: BLOCK)?-----${BREAK}{0,16}(?:Proc-Type: |\\\\)?$`);
const END = new RegExp(`-----END ${LABEL}PRIVATE KEY(?: BLOCK)?-----`);
const MARKS = /-----(BEGIN|END) ([A-Z0-9 ]{1,48})-----/g;
const LINE_BREAKS = /\r?\n|\\r\\n|\\n/g;
/** The length of all lines of a key but the last. */
const FULL_LINE = 64;
const SHORTEST_LINE = 4;
/** Lines that see neither head nor end are a key's where so many more stand on both sides. */
const LINES_AROUND = 8;

/** A piece of a private key at the token at `at`: the first with a digit in the key, or in its line. */
export function privateKey(text: string, at: number, lo: number, hi: number): Match | undefined {
  return followsHead(text, at, lo) ? fromHead(text, at, lo, hi) : ofLine(text, at, lo, hi);
}

/** From the head to the end, or to the last line break that a finding may reach. */
function fromHead(text: string, at: number, lo: number, hi: number): Match | undefined {
  const from = Math.max(lo, at - LEAD);
  const head = HEAD.exec(text.slice(from, at));
  if (head === null) return undefined;
  const start = from + head.index;
  const piece = text.slice(start, Math.min(hi, start + LONGEST));
  const end = END.exec(piece);
  const length = end === null ? ownLines(piece) : end.index + end[0].length;
  return start + length > at ? { start, end: start + length, level: 'certain' } : undefined;
}

/** A header, or base64 in what quotes, comments and lists put around it. */
const OF_KEY = /^([\s"'`>#*|+,]*)(?:([A-Z][A-Za-z-]{1,20}: .*)|([A-Za-z0-9+/=]*))(["'`,;+\s\\]*)(.*)$/s;
const HAS_FULL_LINE = /[A-Za-z0-9+/]{64}/;

/**
 * How much of a piece without an end is the key's: headers, then lines of base64, of which a shorter one is the last but
 * for a checksum. Where full lines go on behind something else, that is the key's too.
 */
function ownLines(piece: string): number {
  let own = 0;
  let width = 0;
  let isOver = false;
  for (const { at, line, isCut } of linesOf(piece)) {
    // A line that reaches out of the piece is the next one's.
    if (isCut && own > 0) break;
    const [, lead = '', header, body = '', , rest = ''] = OF_KEY.exec(line) ?? [];
    const isHeader = at === 0 || (header !== undefined && width === 0);
    const isChecksum = body.length === 5 && body.startsWith('=');
    const isBody: boolean = body !== '' && (isOver ? isChecksum : width === 0 || body.length <= width);
    if (isHeader) own = at + line.trimEnd().length;
    else if (isBody) own = at + lead.length + body.length;
    else if (HAS_FULL_LINE.test(line)) own = at + line.trimEnd().length;
    if (isHeader || (line.trim() === '' && width === 0)) continue;
    isOver ||= !isBody || body.length < width || rest !== '';
    width ||= body.length;
  }
  return own;
}

/** The head, then the lines behind it, each with where it begins. */
function linesOf(piece: string): { at: number; line: string; isCut: boolean }[] {
  const head = piece.indexOf('-----', LEAD_IN) + LEAD_IN;
  const breaks = [...piece.slice(head).matchAll(LINE_BREAKS)];
  const starts = [0, head, ...breaks.map((it) => head + it.index + it[0].length)];
  const ends = [head, ...breaks.map((it) => head + it.index), piece.length];
  const isWhole = piece.length < LONGEST || breaks.length === 0;
  return starts.map((at, i) => ({
    at,
    line: piece.slice(at, ends[i]),
    isCut: !isWhole && i === starts.length - 1,
  }));
}

/** A quick look: hyphens before the line breaks before `at`. */
function followsHead(text: string, at: number, lo: number): boolean {
  if (text.charCodeAt(at) === 0x34 && text.startsWith('4,ENCRYPTED', at)) return true;
  let i = at;
  while (i > lo && i > at - 16 && isBreak(text.charCodeAt(i - 1))) i--;
  return i < at && i - 2 > lo && text.charCodeAt(i - 1) === 0x2d && text.charCodeAt(i - 2) === 0x2d;
}

/** A space, a line break, or the characters of one that is escaped. */
function isBreak(code: number): boolean {
  return code <= 0x20 || code === 0x5c || code === 0x6e || code === 0x72;
}

interface Line {
  readonly start: number;
  readonly end: number;
}

function isBase64(code: number): boolean {
  const lower = code | 0x20;
  if (lower >= 0x61 && lower <= 0x7a) return true;
  return (code >= 0x30 && code <= 0x39) || code === 0x2b || code === 0x2f || code === 0x3d;
}

const BACKSLASH = 0x5c;

/** The line of base64 around `at`; undefined where anything else stands in it. */
function lineAround(text: string, at: number, lo: number, hi: number): Line | undefined {
  let start = at;
  while (start > lo && at - start <= FULL_LINE && isBase64(text.charCodeAt(start - 1))) start--;
  if (start > lo && text.charCodeAt(start - 1) === BACKSLASH) start++;
  let end = at;
  while (end < hi && end - start <= FULL_LINE && isBase64(text.charCodeAt(end))) end++;
  const isFirst =
    start === lo || text.charCodeAt(start - 1) <= 0x20 || text.charCodeAt(start - 2) === BACKSLASH;
  const isLast = end === hi || text.charCodeAt(end) <= 0x20 || text.charCodeAt(end) === BACKSLASH;
  const length = end - start;
  return isFirst && isLast && length >= SHORTEST_LINE && length <= FULL_LINE ? { start, end } : undefined;
}

/** The line that ends before the break before `start`. */
function lineBefore(text: string, start: number, lo: number): Line | undefined {
  let end = start;
  while (end > lo && start - end < MOST_BREAKS && text.charCodeAt(end - 1) <= 0x20) end--;
  if (end === start && text.charCodeAt(start - 2) === BACKSLASH) end = start - 2;
  return end < start && end > lo ? lineAround(text, end - 1, lo, end) : undefined;
}

function lineAfter(text: string, end: number, hi: number): Line | undefined {
  let start = end;
  while (start < hi && start - end < MOST_BREAKS && text.charCodeAt(start) <= 0x20) start++;
  if (start === end && text.charCodeAt(end) === BACKSLASH) start = end + 2;
  return start > end && start < hi ? lineAround(text, start, start, hi) : undefined;
}

const FAR = 24;
/** A line break and the indentation behind it. */
const MOST_BREAKS = 16;

/** A quick look: base64, or what a line begins behind, stands before `at`. */
function mayBeInLine(text: string, at: number, lo: number): boolean {
  if (at <= lo) return true;
  const before = text.charCodeAt(at - 1);
  return before <= 0x20 || isBase64(before) || before === BACKSLASH || text.charCodeAt(at - 2) === BACKSLASH;
}

/** A quick look: base64 goes on for long, or the end of a key follows it. */
function mayBeLine(text: string, at: number, hi: number): boolean {
  let end = at;
  while (end < hi && end - at < FAR && isBase64(text.charCodeAt(end))) end++;
  if (end - at === FAR) return true;
  const limit = Math.min(hi, end + MOST_BREAKS);
  let i = end;
  while (i < limit && isBreak(text.charCodeAt(i))) i++;
  return i > end && text.charCodeAt(i) === 0x2d && text.startsWith('-----END ', i);
}

function ofLine(text: string, at: number, lo: number, hi: number): Match | undefined {
  if (!mayBeInLine(text, at, lo) || !mayBeLine(text, at, hi)) return undefined;
  const line = lineAround(text, at, lo, hi);
  // A line is asked about once, at its first token with a digit.
  if (line === undefined || /[A-Za-z]\d|\d[A-Za-z]/.test(text.slice(line.start, at))) return undefined;
  const isLong = line.end - line.start === FULL_LINE;
  if (!isLong && !mayBeLine(text, line.end - 1, hi)) return undefined;
  if (seesHead(text, line, lo)) return undefined;
  const end = endAhead(text, line.start, hi);
  if (end === undefined) return inTheMiddle(text, line, lo, hi);
  return end > 0 && isFirstBefore(text, line, end, lo)
    ? { start: line.start, end, level: 'certain' }
    : undefined;
}

/** Whether the finding from the head, or another's, has the line: the nearest mark before it is a beginning. */
function seesHead(text: string, { start, end }: Line, lo: number): boolean {
  const before = text.slice(Math.max(lo, end - LONGEST), start);
  return [...before.matchAll(MARKS)].at(-1)?.[1] === 'BEGIN';
}

/** Where the key ends, if that is near; 0 where something else does. */
function endAhead(text: string, start: number, hi: number): number | undefined {
  const piece = text.slice(start, Math.min(hi, start + LONGEST));
  const [mark] = piece.matchAll(MARKS);
  if (mark === undefined) return undefined;
  return mark[1] === 'END' && END.test(mark[0]) ? start + mark.index + mark[0].length : 0;
}

/** Whether the line before does not reach the end, or is the head's. */
function isFirstBefore(text: string, line: Line, end: number, lo: number): boolean {
  const before = lineBefore(text, line.start, lo);
  return before === undefined || end - before.start > LONGEST || seesHead(text, before, lo);
}

/** The number of an extension (2.5.29, in DER 06 03 55 1D) at each of the three places of base64. */
const CERTIFICATE = /BgNVH[QR]|YDVR[0-3]|A1Ud/;

/** Nothing but full lines as far as one sees, and none that only certificates have. */
function inTheMiddle(text: string, line: Line, lo: number, hi: number): Match | undefined {
  let before: Line = line;
  let after: Line = line;
  const seen = text.slice(Math.max(lo, line.end - LONGEST), Math.min(hi, line.start + LONGEST));
  if (CERTIFICATE.test(seen)) return undefined;
  for (let i = 0; i < LINES_AROUND; i++) {
    const previous = lineBefore(text, before.start, lo);
    const next = lineAfter(text, after.end, hi);
    if (!isFull(previous) || !isFull(next)) return undefined;
    before = previous;
    after = next;
  }
  return { ...line, level: 'likely' };
}

function isFull(line: Line | undefined): line is Line {
  return line !== undefined && line.end - line.start === FULL_LINE;
}
