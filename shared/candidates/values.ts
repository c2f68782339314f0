/** Where values begin that may have no digit in them: behind `label:` and `key=`, and in the path of a web address or a file. */
import { hashesBack, hashLetters, wordStart } from '../evidence/words.ts';
import { CLASS, IGNORABLE, LETTER, SPACE, STAR, TAB } from '../text/characters.ts';

const COLON = 0x3a;
const EQUALS = 0x3d;
const SLASH = 0x2f;
const BACKSLASH = 0x5c;
const CLOSE = 0x29;
const QUOTES = '"\'`“‘';
/** Quotes and spaces between a label, its sign and its value. */
const MOST_BETWEEN = 6;
const LONGEST_WORD = 24;

/** The signs behind which a value may begin. */
export const VALUE_SIGNS = ':=/\\';
/** How far before a value its sign may stand. */
export const SIGN_LEAD = MOST_BETWEEN + 2;

/** The hashes of the last words of labels. */
export function lastWords(labels: readonly string[]): ReadonlySet<number> {
  return new Set(labels.flatMap((label) => hashesBack(label).slice(0, 1)));
}

/**
 * Where the value behind the sign at `at` begins; −1 where no word of `announcing` stands before it, and no host or
 * folder of users before a slash: most signs are dismissed here.
 */
export function valueBehind(
  text: string,
  at: number,
  lo: number,
  hi: number,
  announcing: ReadonlySet<number>,
): number {
  const sign = text.charCodeAt(at);
  if (sign === SLASH) return endsHost(text, at) || endsFolder(text, at) ? at + 1 : -1;
  if (sign === BACKSLASH) return endsFolder(text, at) || endsDomain(text, at) ? at + 1 : -1;
  const next = text.charCodeAt(at + 1);
  if (next === COLON || next === EQUALS || next === SLASH) return -1;
  const end = passOverBack(text, at, lo);
  if (end <= lo || CLASS[text.charCodeAt(end - 1)] !== LETTER) return -1;
  const start = wordStart(text, end, Math.max(lo, end - LONGEST_WORD));
  return announcing.has(hashLetters(text, start, end)) ? passOver(text, at + 1, hi) : -1;
}

const LONGEST_END = '/athletes'.length;
/** The last letters of the ends of hosts. */
const HOST_ENDS = new Set(Array.from('mtenvrduogsly', (letter) => letter.charCodeAt(0)));

/** `….com/`, `….org/`, `….me/`, `….tv/`, `….ee/`, `…/in/`, `…/profile/`, `…/user/`, `…/id/`, `…/u/`, `…/add/` */
function endsHost(text: string, slash: number): boolean {
  const last = text.charCodeAt(slash - 1) | 0x20;
  if (!HOST_ENDS.has(last)) return false;
  return /(?:\.com|\.co|\.to|\.org|\.net|\.me|\.tv|\.ee|\.br|\/in|\/profile|\/perfil|\/user|\/users|\/usuario|\/athletes|\/people|\/by|\/freelancer|\/id|\/u|\/add|\/member)$/i.test(
    text.slice(Math.max(0, slash - LONGEST_END), slash),
  );
}

const LONGEST_FOLDER = 'file:///mnt/c/Users'.length;
/** Of a root only, and not of a web address: what stands before is no part of the path. */
const FOLDER =
  /(?:^|[\s"'`(=:,;>[]|file:\/\/)(?:(?:\/mnt)?\/[a-z])?\/(?:home|Users|perfil)$|(?:^|[\s"'`(=,;>[/])[a-zA-Z]:(?:\/|\\{1,2})[uU]sers\\?$|(?:^|[\s(,])\/?u$/;

/** The last letters of such folders, or a second backslash. */
const FOLDER_ENDS = new Set(Array.from('esul\\', (letter) => letter.charCodeAt(0)));

/** Whether the folder of all users ends before the slash: `/home/`, `/Users/`, `C:\Users\`, `u/`. */
export function endsFolder(text: string, slash: number): boolean {
  if (!FOLDER_ENDS.has(text.charCodeAt(slash - 1))) return false;
  return FOLDER.test(text.slice(Math.max(0, slash - LONGEST_FOLDER - 1), slash));
}

const LONGEST_DOMAIN = 16;
const DOMAIN = /(?:^|[\s"'`(=:,;>])[A-Z][A-Z\d-]{1,14}$/;

/** `EMPRESA\`: the domain of a network of machines, before the user. */
export function endsDomain(text: string, sign: number): boolean {
  const last = text.charCodeAt(sign - 1);
  if (last > 0x5a || last < 0x30) return false;
  return DOMAIN.test(text.slice(Math.max(0, sign - LONGEST_DOMAIN), sign));
}

function isBetween(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  const kind = CLASS[code];
  return (
    kind === SPACE ||
    kind === TAB ||
    kind === STAR ||
    kind === IGNORABLE ||
    QUOTES.includes(String.fromCharCode(code))
  );
}

function passOver(text: string, at: number, hi: number): number {
  let i = at;
  while (i < hi && i - at < MOST_BETWEEN && isBetween(text, i)) i++;
  return i;
}

function passOverBack(text: string, at: number, lo: number): number {
  let i = at;
  while (i > lo && at - i < MOST_BETWEEN && (isBetween(text, i - 1) || text.charCodeAt(i - 1) === CLOSE)) i--;
  return i;
}
