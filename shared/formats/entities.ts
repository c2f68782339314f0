/**
 * Character references of HTML (`&nbsp;`, `&#46;`, `&#x2d;`, `&ccedil;`) and the tags that a reader does not see in the
 * middle of a line, taken out with a map back to the source.
 */
import { CLASS, DASH, DIGIT, DOT, LETTER, SLASH } from '../text/characters.ts';
import type { DecodedString } from './json-string.ts';

const REFERENCE = /&(?:#\d{1,10}|#[xX][0-9a-fA-F]{1,9}|[a-zA-Z]{2,8});/g;
/** HTML reads a number without its semicolon too (HTML, section 13.2.5.80), Markdown does not. */
const OF_HTML = /&(?:#\d{1,10};?|#[xX][0-9a-fA-F]{1,9};?|[a-zA-Z]{2,8};)/;
/** Elements that set a piece of a line and neither break it nor keep its words apart. */
const INLINE =
  'abbr|bdi|bdo|b|code|del|em|font|ins|i|kbd|mark|nobr|samp|small|span|strong|sub|sup|s|tt|u|var|wbr|a';
/** Attributes that say how a piece looks. Any other may hold a value, and stays with the references in it. */
const ATTRIBUTE = '\\s{1,9}(?:class|id|style|dir|lang|color|face|size)="[^"<>@&]{0,120}"';
const TAG = `</?(?:${INLINE})(?:${ATTRIBUTE}){0,4}\\s?/?>`;
const MARKUP = new RegExp(`${OF_HTML.source}|(?:${TAG}){1,6}`, 'gi');

/** The names that stand inside or beside identifiers; letters with diacritics are composed. */
const NAMED: Readonly<Record<string, string>> = {
  nbsp: '\u00a0',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  shy: '\u00ad',
  zwnj: '\u200c',
  zwj: '\u200d',
  hyphen: '\u2010',
  ndash: '\u2013',
  mdash: '\u2014',
  minus: '\u2212',
  period: '.',
  sol: '/',
  lpar: '(',
  rpar: ')',
  colon: ':',
  commat: '@',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ordm: 'º',
  ordf: 'ª',
  deg: '°',
};

const DIACRITICS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  cedil: '\u0327',
  uml: '\u0308',
};

/** Whether a text holds anything that `decodeEntities` would decode. */
export function hasEntities(text: string): boolean {
  return text.includes('&') && text.search(REFERENCE) >= 0;
}

/** Whether a text holds anything that `decodeMarkup` would change. */
export function hasMarkup(text: string): boolean {
  return text.search(MARKUP) >= 0;
}

/** Decodes the references in `text`; one that is unknown stands for itself. */
export function decodeEntities(text: string): DecodedString {
  return replaced(text, REFERENCE, (match) => decodeReference(match));
}

/**
 * The same, and the tags inside a line become one invisible character; those that keep two words or two numbers apart
 * stay.
 */
export function decodeMarkup(text: string): DecodedString {
  return replaced(text, MARKUP, (match, before, after) => {
    if (match.startsWith('&')) return decodeReference(match);
    return isInvisible(match, before, after) ? JOINER : undefined;
  });
}

const JOINER = '\u2060';

/** The tags that stand in a text, in order. */
export function tagsIn(text: string): string {
  return Array.from(text.matchAll(MARKUP), ([match]) => (match.startsWith('<') ? match : '')).join('');
}

/** Whether tags between two characters stand inside one word or number, or beside a space or a mark. */
function isInvisible(tags: string, before: number, after: number): boolean {
  const [left, right] = [CLASS[before], CLASS[after]];
  const isOne = tags.indexOf('>') === tags.length - 1;
  if (tags.includes('"')) return isOne && isInNumber(left) && isInNumber(right);
  if (!isInWord(left) || !isInWord(right)) return true;
  if (left === DIGIT && right === DIGIT) return isOne;
  return left === LETTER && right === LETTER && /^<wbr/i.test(tags);
}

function isInWord(kind: number | undefined): boolean {
  return kind === LETTER || kind === DIGIT;
}

function isInNumber(kind: number | undefined): boolean {
  return kind === DIGIT || kind === DOT || kind === DASH || kind === SLASH;
}

/**
 * Replaces what `pattern` finds.
 * @param by the replacement, for what was found and the code units before and after it (0 where there is none);
 * undefined leaves it as it is
 */
function replaced(
  text: string,
  pattern: RegExp,
  by: (match: string, before: number, after: number) => string | undefined,
): DecodedString {
  const offsets = new Int32Array(text.length + 1);
  const parts: string[] = [];
  let length = 0;
  let at = 0;
  const copy = (end: number): void => {
    parts.push(text.slice(at, end));
    for (; at < end; at++) offsets[length++] = at;
  };
  let last = 0;
  for (const { 0: match, index } of text.matchAll(pattern)) {
    const before = index > at ? text.charCodeAt(index - 1) : last;
    const decoded = by(match, before, text.charCodeAt(index + match.length) || 0);
    if (decoded === undefined) continue;
    copy(index);
    parts.push(decoded);
    last = decoded.charCodeAt(decoded.length - 1);
    for (let i = 0; i < decoded.length; i++) offsets[length++] = at;
    at += match.length;
  }
  copy(text.length);
  offsets[length] = text.length;
  return { text: parts.join(''), offsets: offsets.subarray(0, length + 1) };
}

function decodeReference(reference: string): string | undefined {
  const name = reference.slice(1, reference.endsWith(';') ? -1 : undefined);
  if (name.startsWith('#')) {
    const hexadecimal = name[1] === 'x' || name[1] === 'X';
    const code = hexadecimal ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
  }
  const letter = /^([a-zA-Z])(acute|grave|circ|tilde|cedil|uml)$/.exec(name);
  if (letter === null) return NAMED[name];
  return `${letter[1]}${DIACRITICS[letter[2] ?? '']}`.normalize('NFC');
}
