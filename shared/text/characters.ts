/**
 * Character classes and folding over UTF-16 code units. One table look-up a character: the scanner reads every
 * character of a document through `CLASS`, so nothing here may allocate.
 */
export const OTHER = 0;
export const LETTER = 1;
/** Zero-width characters, soft hyphens and combining marks: invisible inside a word or a number. */
export const IGNORABLE = 2;
/** Spaces of every width, but not the tab. */
export const SPACE = 3;
export const TAB = 4;
export const NEWLINE = 5;
export const DOT = 6;
export const DASH = 7;
export const SLASH = 8;
export const OPEN = 9;
export const CLOSE = 10;
/** Characters that stand for a hidden digit. */
export const STAR = 11;
export const DIGIT = 12;
/** Characters around which anchored identifiers are looked for: `@` and the `%` of `%40`. */
export const ANCHOR = 13;

export const CLASS: Uint8Array = buildClasses();

function buildClasses(): Uint8Array {
  const table = new Uint8Array(0x10000);
  const range = (first: number, last: number, value: number): void => {
    table.fill(value, first, last + 1);
  };
  const each = (characters: string, value: number): void => {
    for (const c of characters) table[c.charCodeAt(0)] = value;
  };
  range(0x41, 0x5a, LETTER);
  range(0x61, 0x7a, LETTER);
  range(0xc0, 0x1fff, LETTER);
  range(0x2c00, 0x2dff, LETTER);
  range(0x3040, 0xd7ff, LETTER);
  range(0xf900, 0xfaff, LETTER);
  range(0xff21, 0xff3a, LETTER);
  range(0xff41, 0xff5a, LETTER);
  range(0xff66, 0xffdc, LETTER);
  each('×÷', OTHER);
  range(0x300, 0x36f, IGNORABLE);
  each(
    '\u00ad\u034f\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u2060\u2061\u2062\u2063\u2064\ufeff',
    IGNORABLE,
  );
  range(0xfe00, 0xfe0f, IGNORABLE);
  each(' \u00a0\u1680\u202f\u205f\u3000', SPACE);
  range(0x2000, 0x200a, SPACE);
  each('\t\v\f', TAB);
  each('\n\r\u0085\u2028\u2029', NEWLINE);
  each('.．․。·‧∙', DOT);
  each('-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d', DASH);
  each('/\\／∕⁄', SLASH);
  each('(（', OPEN);
  each(')）', CLOSE);
  each('*•●＊', STAR);
  range(0x30, 0x39, DIGIT);
  range(0xff10, 0xff19, DIGIT);
  each('@＠%', ANCHOR);
  return table;
}

/** The value of a character of class `DIGIT`. */
export function digitValue(code: number): number {
  return code < 0x80 ? code - 0x30 : code - 0xff10;
}

/**
 * Lower-case ASCII letter for a code unit of a Latin letter with or without diacritic (`Ç` → `c`, `Ｐ` → `p`);
 * other characters stay as they are.
 */
export function foldLetter(code: number): number {
  if (code < FOLDED.length) return FOLDED[code]!;
  if (code >= 0xff21 && code <= 0xff3a) return code - 0xff21 + 0x61;
  if (code >= 0xff41 && code <= 0xff5a) return code - 0xff41 + 0x61;
  return code;
}

const FOLDED: Uint16Array = buildFolded();

function buildFolded(): Uint16Array {
  const table = new Uint16Array(0x250);
  for (let code = 0; code < table.length; code++) {
    const base = String.fromCharCode(code).normalize('NFD').toLowerCase();
    table[code] = base.charCodeAt(0);
  }
  return table;
}

export function isUpperCase(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0xc0 && code <= 0xde && code !== 0xd7);
}

export function isSmallAscii(code: number): boolean {
  return code >= 0x61 && code <= 0x7a;
}

/**
 * Folds a found text to ASCII: digits, letters (case kept) and punctuation of any width; invisible characters
 * and diacritics are dropped. For canonical values; offsets do not carry over.
 */
export function foldToAscii(source: string): string {
  let folded = '';
  for (let i = 0; i < source.length; i++) {
    const code = source.charCodeAt(i);
    const kind = code < 0x80 ? OTHER : CLASS[code]!;
    if (kind === IGNORABLE) continue;
    folded += kind === OTHER ? source[i] : asciiOf(code, kind);
  }
  return folded;
}

const PUNCTUATION: Readonly<Record<number, string>> = {
  [SPACE]: ' ',
  [NEWLINE]: '\n',
  [DOT]: '.',
  [DASH]: '-',
  [SLASH]: '/',
  [OPEN]: '(',
  [CLOSE]: ')',
  [STAR]: '*',
  [ANCHOR]: '@',
};

function asciiOf(code: number, kind: number): string {
  if (kind === DIGIT) return String(digitValue(code));
  if (kind !== LETTER) return PUNCTUATION[kind] ?? '';
  if (code >= 0xff21 && code <= 0xff5a) return String.fromCharCode(code - 0xfee0);
  return String.fromCharCode(code).normalize('NFD')[0] ?? '';
}

/** Whether a code unit is a letter or a digit. */
export function isAlphanumeric(code: number): boolean {
  const kind = CLASS[code]!;
  return kind === LETTER || kind === DIGIT;
}
