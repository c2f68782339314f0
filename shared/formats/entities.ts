/** Character references of HTML (`&nbsp;`, `&#46;`, `&#x2d;`, `&ccedil;`), decoded with a map back to the source. */
import type { DecodedString } from './json-string.ts';

const REFERENCE = /&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z]{2,8});/g;

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

/** Decodes the references in `text`; one that is unknown stands for itself. */
export function decodeEntities(text: string): DecodedString {
  const offsets = new Int32Array(text.length + 1);
  const parts: string[] = [];
  let length = 0;
  let at = 0;
  const copy = (end: number): void => {
    parts.push(text.slice(at, end));
    for (; at < end; at++) offsets[length++] = at;
  };
  for (const match of text.matchAll(REFERENCE)) {
    const decoded = decodeReference(match[0].slice(1, -1));
    if (decoded === undefined) continue;
    copy(match.index);
    parts.push(decoded);
    for (let i = 0; i < decoded.length; i++) offsets[length++] = at;
    at += match[0].length;
  }
  copy(text.length);
  offsets[length] = text.length;
  return { text: parts.join(''), offsets: offsets.subarray(0, length + 1) };
}

function decodeReference(name: string): string | undefined {
  if (name.startsWith('#')) {
    const hexadecimal = name[1] === 'x' || name[1] === 'X';
    const code = hexadecimal ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0xffff ? String.fromCharCode(code) : undefined;
  }
  const letter = /^([a-zA-Z])(acute|grave|circ|tilde|cedil|uml)$/.exec(name);
  if (letter === null) return NAMED[name];
  return `${letter[1]}${DIACRITICS[letter[2] ?? '']}`.normalize('NFC');
}
