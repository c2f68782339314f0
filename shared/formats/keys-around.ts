/** The keys that stand around a value in its record, read in place: what they are says of whom or what it is. */
import { blankEnd } from '../identifiers/reading.ts';
import { lineEnd } from './lines.ts';

const LOOK_BACK = 256;
const LOOK_AHEAD = 384;
const LONGEST_KEY = 40;
/** So many blanks may part a key from its colon. */
const MOST_BLANKS = 4;

/** The keys that stand around the value `[start, end)` in the same object of JSON; read in place, since every record has them. */
export function* keysInObject(text: string, start: number, end: number): Generator<string> {
  const first = Math.max(0, start - LOOK_BACK);
  let from = start;
  while (from > first && !isBrace(text.charCodeAt(from - 1))) from--;
  yield* keysIn(text, from, start);
  const last = Math.min(text.length, end + LOOK_AHEAD);
  let to = end;
  while (to < last && !isBrace(text.charCodeAt(to))) to++;
  yield* keysIn(text, end, to);
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LINE_FEED = 0x0a;
const COLON = 0x3a;

function isBrace(code: number): boolean {
  return code === 0x7b || code === 0x7d;
}

/** The strings without escapes in `[from, to)` that a colon follows. */
function* keysIn(text: string, from: number, to: number): Generator<string> {
  for (let i = text.indexOf('"', from); i >= 0 && i < to; i = text.indexOf('"', i)) {
    const close = stringEnd(text, i + 1, Math.min(to, i + 2 + LONGEST_KEY));
    const colon = close > i + 1 ? blankEnd(text, close + 1, Math.min(to, close + 1 + MOST_BLANKS)) : to;
    if (colon < to && text.charCodeAt(colon) === COLON) {
      yield text.slice(i + 1, close);
      i = colon + 1;
    } else i++;
  }
}

/** Where the quote stands that closes a string; -1 where none does before `limit`, or an escape or a line break. */
function stringEnd(text: string, at: number, limit: number): number {
  for (let i = at; i < limit; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) return i;
    if (code === BACKSLASH || code === LINE_FEED) return -1;
  }
  return -1;
}

/** A key at the head of a line, behind its blanks and the sign of an item. */
const KEY_OF_LINE = /^([ \t]*(?:-[ \t]+)?)["']?([^\s"'#:=[\]-][^"'#:=\n]{0,39})["']?[ \t]*[:=]/;
const SECTION = /^[ \t]*\[/;

/**
 * The keys of the lines around the line at `start`, which are indented as it is, up to the next item or section.
 * @param end where the line ends
 * @param indent the UTF-16 units before its key
 */
export function* keysInLines(text: string, start: number, end: number, indent: number): Generator<string> {
  const first = Math.max(0, start - LOOK_BACK);
  const opens = (line: string) => (KEY_OF_LINE.exec(line)?.[1] ?? '').includes('-');
  for (let to = start; to > first && !opens(text.slice(to, lineEnd(text, to, end))); ) {
    const from = text.lastIndexOf('\n', to - 2) + 1;
    const key = keyOfLine(text.slice(Math.max(from, first), to), indent);
    if (key === undefined) break;
    yield key;
    to = from;
  }
  const last = Math.min(text.length, end + LOOK_AHEAD);
  for (let from = lineEnd(text, end, last); from < last; ) {
    const next = lineEnd(text, from, last);
    const line = text.slice(from, next);
    const key = opens(line) ? undefined : keyOfLine(line, indent);
    if (key === undefined) break;
    yield key;
    from = next;
  }
}

/** The key of a line that stands at `indent`, an empty one for a line of another mapping's; undefined at the record's end. */
function keyOfLine(line: string, indent: number): string | undefined {
  if (line.trim() === '' || SECTION.test(line)) return undefined;
  const [, lead = '', key = ''] = KEY_OF_LINE.exec(line) ?? [];
  if (key !== '' && lead.length < indent) return undefined;
  return lead.length === indent ? key : '';
}

const ELEMENT = /<(\/?)([a-z][\w.:-]{0,39})[^<>]{0,120}>/gi;

/** The names of the elements beside the one at `[start, end)` of markup, up to where the element around them ends. */
export function* elementsBeside(text: string, start: number, end: number): Generator<string> {
  yield* namesIn(text.slice(Math.max(0, start - LOOK_BACK), start), 'backward');
  yield* namesIn(text.slice(end, end + LOOK_AHEAD), 'forward');
}

/** The names of elements that are siblings, seen from one end of the text: two tags in a row that open, or close, end them. */
function namesIn(text: string, direction: 'forward' | 'backward'): string[] {
  const tags = Array.from(text.matchAll(ELEMENT), ([, slash, name = '']) => ({
    closes: slash === '/',
    name,
  }));
  if (direction === 'backward') tags.reverse();
  const names: string[] = [];
  for (const [i, tag] of tags.entries()) {
    const isOuter = tag.closes === (direction === 'forward');
    if (isOuter && (i === 0 || tags[i - 1]?.closes === tag.closes || tags[i - 1]?.name !== tag.name)) break;
    if (!isOuter) names.push(tag.name.slice(tag.name.indexOf(':') + 1));
  }
  return names;
}
