/** User names made of the name that stands beside them: `Everaldo Pimenta (epimenta)`, `Eunice Bomfim · conta nicebomfim`. */
import { COMMON, GIVEN } from '../../lexicon/lexicon.ts';
import { foldToAscii, isUpperCase } from '../../text/characters.ts';
import { LEXICON } from '../../words/vocabulary.ts';

/** How far before and behind a user name its owner's name may stand, on the line. */
const BEFORE = 64;
const BEHIND = 40;
const CAPITALISED = /(?<![\p{L}\d@._-])\p{Lu}\p{Ll}{2,20}(?!\p{L})/gu;
/** So many letters of a name in it are no accident, and so many behind another's beginning. */
const FEWEST_INSIDE = 5;
const FEWEST_BEHIND = 4;
const FEWEST = 5;
/** So many letters a given name has that an initial stands behind. */
const FEWEST_GIVEN = 3;

/** Whether the user name `text.slice(start, end)` is made of two words with a capital on its line, or holds one. */
export function isMadeOfNameBeside(
  text: string,
  start: number,
  end: number,
  lo: number,
  hi: number,
): boolean {
  if (end - start < FEWEST) return false;
  const before = namesBefore(text, Math.max(lo, start - BEFORE), start);
  const behind = namesBehind(text, end, Math.min(hi, end + BEHIND));
  if (before.length < 2 && behind.length < 2) return false;
  const letters = text
    .slice(start, end)
    .replace(/[^a-z]/gi, '')
    .toLowerCase();
  return letters.length >= FEWEST && (isOfNames(letters, before) || isOfNames(letters, behind));
}

/** The words with a capital in `[from, to)`, behind the last end of a line. */
function namesBefore(text: string, from: number, to: number): string[] {
  let start = to;
  let capitals = 0;
  for (; start > from && !isBreak(text.charCodeAt(start - 1)); start--)
    if (mayBeCapital(text.charCodeAt(start - 1))) capitals++;
  return capitals < 2 ? NONE : namesOf(text.slice(start, to));
}

/** The words with a capital in `[from, to)`, before the first end of a line. */
function namesBehind(text: string, from: number, to: number): string[] {
  let end = from;
  let capitals = 0;
  for (; end < to && !isBreak(text.charCodeAt(end)); end++)
    if (mayBeCapital(text.charCodeAt(end))) capitals++;
  return capitals < 2 ? NONE : namesOf(text.slice(from, end));
}

const NONE: string[] = [];

function isBreak(code: number): boolean {
  return code === 0x0a || code === 0x0d;
}

function mayBeCapital(code: number): boolean {
  return isUpperCase(code) || code > 0xff;
}

function namesOf(piece: string): string[] {
  return Array.from(piece.matchAll(CAPITALISED), ([word]) => foldToAscii(word).toLowerCase());
}

function isOfNames(letters: string, names: readonly string[]): boolean {
  // One word alone can be anything: a firm, a program.
  if (names.length < 2 || !names.some(isGiven)) return false;
  return names.some(
    (name, at) =>
      (name.length >= FEWEST_INSIDE && letters.length > name.length && letters.includes(name)) ||
      names.some((other, behind) => behind > at && isJoinedOf(letters, name, other)),
  );
}

function isGiven(name: string): boolean {
  return (LEXICON.flags(name, 0, name.length) & (GIVEN | COMMON)) === GIVEN;
}

/** `epimenta`, `ludberez`, `anap`: the beginning of one and what another begins with. */
function isJoinedOf(letters: string, one: string, other: string): boolean {
  for (
    let cut = 1;
    cut < letters.length && letters.startsWith(one.slice(0, cut)) && cut <= one.length;
    cut++
  ) {
    const rest = letters.slice(cut);
    const isWhole = cut === one.length && cut >= FEWEST_GIVEN;
    if ((isWhole || rest.length >= FEWEST_BEHIND) && other.startsWith(rest)) return true;
  }
  return false;
}
