/**
 * A text as its writer meant it, each character at its place: what a program put for a letter, a space or a line break
 * is read as that, and invisible characters fill the room that is left. Offsets stay those of the source.
 */

/** What a program writes in the place of something else. */
interface Writing {
  /** No text without any of these has it. */
  readonly hints: readonly string[];
  readonly pattern: RegExp;
  /** What is meant; what is longer than it is filled up, and undefined leaves the match as it is. */
  readonly mean: (match: RegExpExecArray) => string | undefined;
}

/** It belongs to the letter before it, and is seen nowhere. */
const FILLER = '\u034f';

/** What bytes beyond ASCII are to Windows-1252, where that is other than Latin-1: from 0x80 on, a blank for none. */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

function byteOf(character: string): number {
  const code = character.charCodeAt(0);
  const place = code > 0xff ? WINDOWS.indexOf(character) : -1;
  return place < 0 ? code : 0x80 + place;
}

const TRAIL = `[\u0080-\u00bf${WINDOWS.replaceAll(' ', '')}]`;

/** A letter of Latin-1 as its base and accent, which take two places; undefined for one that has none. */
function lettersOf(code: number): string | undefined {
  const apart = String.fromCharCode(code).normalize('NFD');
  return apart.length === 2 ? apart : undefined;
}

/** A letter with an accent from the six low bits that UTF-8 keeps behind the byte 0xC3. */
function behindLead(byte: number): string | undefined {
  return byte >= 0x80 && byte <= 0xbf ? lettersOf(byte + 0x40) : undefined;
}

/** `Ã£`: UTF-8 that was read as Latin-1 or Windows-1252. Capitals in quotation marks (`“IRMÔ`) are none. */
const MISREAD_LETTER: Writing = {
  hints: ['Ã'],
  pattern: new RegExp(`(\\p{Lu}?)Ã(${TRAIL})(?=(\\p{L}?))`, 'gu'),
  mean: ([, before = '', trail = '', behind = '']) => {
    const letter = behindLead(byteOf(trail));
    if (letter === undefined || (before !== '' && behind === '' && trail > '\u00ff')) return undefined;
    return before + letter;
  },
};

/** `Âº`, `â€œ`: signs, likewise. */
const MISREAD_SIGN: Writing = {
  hints: ['Â', 'â€'],
  pattern: /Â([\u00a0-\u00bf])|â€([\u009d“”™œ˜¦\u0093\u0094])/gu,
  mean: ([, latin, sign = '']) => latin?.replace('\u00a0', ' ') ?? SIGNS[sign],
};
const SIGNS: Readonly<Record<string, string>> = {
  œ: '“',
  '\u009d': '”',
  '™': '’',
  '˜': '‘',
  '“': '–',
  '\u0093': '–',
  '”': '—',
  '\u0094': '—',
  '¦': '…',
};

/** `n\u00e3o`, `n\xe3o`, `b'n\xc3\xa3o'`: letters as programs write them where their source is to be ASCII. */
const ESCAPED_LETTER: Writing = {
  hints: ['\\u00', '\\x'],
  pattern: /\\xc3\\x([89ab][\da-f])|(?:\\u00|\\x)([c-f][\da-f])/gi,
  mean: ([, trail, code]) =>
    trail === undefined ? lettersOf(Number.parseInt(code!, 16)) : behindLead(Number.parseInt(trail, 16)),
};

/** `n&atilde;o`, `n&#227;o`, outside of what is HTML. */
const REFERRED_LETTER: Writing = {
  hints: ['&'],
  pattern: /&(?:([a-z])(acute|grave|circ|tilde|cedil|uml)|#(\d{3})|#x([c-f][\da-f]));/gi,
  mean: ([, letter, accent, decimal, hex]) => {
    if (letter !== undefined) return letter + ACCENTS[accent!.toLowerCase()];
    const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
    return code >= 0xc0 && code <= 0xff ? lettersOf(code) : undefined;
  },
};
const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  cedil: '\u0327',
  uml: '\u0308',
};

const UNBREAKABLE: Writing = { hints: ['\u00a0', '\u202f'], pattern: /[\u00a0\u202f]/g, mean: () => ' ' };

const WRITINGS: readonly Writing[] = [MISREAD_LETTER, MISREAD_SIGN, UNBREAKABLE];

/** A text with its letters and spaces as they were meant; as long as it was. */
export function withPlainLetters(text: string): string {
  return meantBy(WRITINGS, text);
}

/** A text of code with the letters that are escaped in it; as long as it was. */
export function withEscapedLetters(text: string): string {
  return meantBy([ESCAPED_LETTER], text);
}

/** A text with the letters that stand in it as HTML writes them; as long as it was. */
export function withReferredLetters(text: string): string {
  return meantBy([REFERRED_LETTER], text);
}

function meantBy(writings: readonly Writing[], text: string): string {
  let meant = text;
  for (const { hints, pattern, mean } of writings) {
    if (!hints.some((hint) => meant.includes(hint))) continue;
    meant = replaced(meant, pattern, (match) => mean(match)?.padEnd(match[0].length, FILLER));
  }
  return meant;
}

/** @param meant as long as the match; undefined leaves it */
function replaced(
  text: string,
  pattern: RegExp,
  meant: (match: RegExpExecArray) => string | undefined,
): string {
  let written = '';
  let done = 0;
  for (const match of text.matchAll(pattern)) {
    const mended = meant(match);
    if (mended === undefined) continue;
    written += text.slice(done, match.index) + mended;
    done = match.index + match[0].length;
  }
  return done === 0 ? text : written + text.slice(done);
}

/** How far back on its line a quotation mark is looked for. */
const LONGEST_STRING = 512;
const BREAK = /\\[nrt]/g;

/**
 * A text in which the escapes `\n`, `\r` and `\t` of strings of code are a space and a line break, or a tab; as long as
 * it was. Paths (`C:\novo`) and the commands of LaTeX stay.
 * @param lineBreak what stands for a line break: one code unit, which breaks no line of the format
 * @param isString whether the whole text is known to stand in a string
 */
export function withBreaks(text: string, lineBreak: string, isString = false): string {
  if (!text.includes('\\')) return text;
  return replaced(text, BREAK, ({ 0: written, index }) => {
    if (!isString && !isBreak(text, index)) return undefined;
    return written === '\\t' ? ' \t' : ` ${lineBreak}`;
  });
}

function isBreak(text: string, at: number): boolean {
  if (text.charAt(at - 1) === '\\') return false;
  const behind = text.slice(at + 2, at + 22);
  if (!/^\p{Ll}/u.test(behind)) return !isInPath(text, at);
  // `\textbf{`, `\noindent `: a command of LaTeX; in a string a word would follow.
  if (/^[a-z]{1,19}[{[*]/.test(behind)) return false;
  const line = lineBefore(text, at);
  return /["'`]/.test(line) && !isInPath(text, at);
}

function lineBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - LONGEST_STRING), at);
  return before.slice(before.lastIndexOf('\n') + 1);
}

const LONGEST_PATH = 120;

/** `C:\dados\novo`, `\\servidor\relatorios` */
function isInPath(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - LONGEST_PATH), at);
  const path = /[^\s"'`<>|*?;,]{1,120}$/.exec(before)?.[0] ?? '';
  return /(?:^|[^\p{L}])[a-z]:(?:\\|$)|\\\\[\p{L}\d]/iu.test(path);
}
