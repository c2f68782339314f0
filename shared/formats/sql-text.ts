/** What SQL is made of: where its statements begin, where names and values end, and what is in a string. */
import type { DecodedString } from './json-string.ts';

const NAME = '[\\w."`\\[\\]$\\u00c0-\\u00ff]{1,128}';
const INTO = '(?:INSERT|REPLACE)(?:\\s{1,9}IGNORE)?\\s{1,9}INTO';
/** Where a table is defined. */
const TABLE =
  'CREATE\\s{1,9}(?:(?:GLOBAL|LOCAL|TEMP|TEMPORARY|UNLOGGED)\\s{1,9}){0,2}TABLE\\s{1,9}(?:IF\\s{1,9}NOT\\s{1,9}EXISTS\\s{1,9})?';
const HEAD = `\\b(?:${TABLE}${NAME}\\s{0,9}\\(|${INTO}\\s{1,9}${NAME}\\s{0,9}(?:\\(|VALUES?\\s{0,9}\\()|COPY\\s{1,9}${NAME}\\s{0,9}\\()`;
/** Where a statement with columns begins; and in SQL also strings and comments. */
const STATEMENT = new RegExp(HEAD, 'gi');
const TOKEN = new RegExp(`'|--|/\\*|(?:^|;)[ \\t]{0,64}#(?![\\w>-])|${HEAD}`, 'gim');

// The last search: a text with many small passages asks for each what comes next, and mostly nothing does.
let searchedText = '';
let searchedFrom = 0;
let found: RegExpExecArray | null = null;

/** The first statement with columns that begins at or after `from`. */
export function statementFrom(text: string, from: number): RegExpExecArray | null {
  const isKnown = text === searchedText && from >= searchedFrom && (found === null || found.index >= from);
  if (!isKnown) {
    found = findStatement(text, from);
    searchedText = text;
  }
  searchedFrom = from;
  return found;
}

/** Every head ends at a bracket, not so far behind its start: most texts have few brackets, and no such word before them. */
const LONGEST_HEAD = 200;
const VERB = /INTO|COPY|TABLE/i;

function findStatement(text: string, from: number): RegExpExecArray | null {
  let last = from;
  for (let at = text.indexOf('(', from); at >= 0; at = text.indexOf('(', at + 1)) {
    // What stands before the bracket before was looked at there.
    const isNone = !VERB.test(text.slice(Math.max(last, at - LONGEST_HEAD), at));
    last = at;
    if (isNone) continue;
    STATEMENT.lastIndex = from;
    return STATEMENT.exec(text);
  }
  return null;
}

/** The first string, comment or statement with columns that begins at or after `from`. */
export function tokenFrom(text: string, from: number): RegExpExecArray | null {
  TOKEN.lastIndex = from;
  return TOKEN.exec(text);
}

const NEXT_STATEMENT = new RegExp(HEAD, 'iy');
export const AFTER_COLUMNS = /\s{0,99}(?:OVERRIDING\s{1,9}\w{1,9}\s{1,9}VALUE\s{1,99})?VALUES?\s{0,99}\(/iy;
export const FROM_STDIN = /\s{0,99}FROM\s{1,9}STDIN\b[^\n]{0,199}\n/iy;
const LONGEST_NAME = 128;

/** The name that ends at `end`, without its quotes. */
export function nameBefore(text: string, end: number): string {
  const before = text.slice(Math.max(0, end - LONGEST_NAME), end);
  return before
    .slice(Math.max(before.lastIndexOf('('), before.lastIndexOf(',')) + 1)
    .replace(/--[^\n]*|["`[\]]/g, '')
    .trim();
}

export function beginsStatement(text: string, at: number): boolean {
  if (!/[IRCirc]/.test(text.charAt(at))) return false;
  NEXT_STATEMENT.lastIndex = at;
  return NEXT_STATEMENT.test(text);
}

/** Whether a backslash makes a quote part of its string; before the end of a value it is a character (`'C:\'`). */
export function isEscaped(text: string, quote: number): boolean {
  let count = 0;
  while (count < 16 && text[quote - 1 - count] === '\\') count++;
  return count % 2 === 1 && !/^\s{0,9}[,);]/.test(text.slice(quote + 1, quote + 12));
}

export function isMark(code: number): boolean {
  return code === 0x28 || code === 0x29 || code === 0x2c || code === 0x27 || code === 0x22 || code === 0x0a;
}

/** What opens a comment at `at`, if anything does. */
export function commentAt(text: string, at: number): '--' | '/*' | undefined {
  const code = text.charCodeAt(at);
  if (code !== 0x2d && code !== 0x2f) return undefined;
  const mark = text.slice(at, at + 2);
  return mark === '--' || mark === '/*' ? mark : undefined;
}

/** Whether a value outside of quotes can begin at `at`, for a mark or a comment ends there. */
export function endsBefore(text: string, at: number): boolean {
  return isMark(text.charCodeAt(at - 1)) || text.startsWith('*/', at - 2);
}

export function isCellEnd(code: number): boolean {
  return code === 0x09 || code === 0x0a;
}

/** The inside of a string, with `''` for a quote, decoded with a map back to the source. */
export function decodeSqlString(source: string, lo: number, hi: number): DecodedString {
  const offsets: number[] = [];
  let text = '';
  for (let i = lo; i < hi; i++) {
    offsets.push(i);
    text += source[i];
    if (source[i] === "'" && source[i + 1] === "'" && i + 1 < hi) i++;
  }
  offsets.push(hi);
  return { text, offsets: Int32Array.from(offsets) };
}
