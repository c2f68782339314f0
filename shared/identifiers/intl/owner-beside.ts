/** User names made of the name that stands beside them: `Everaldo Pimenta (epimenta)`, `Eunice Bomfim · conta nicebomfim`. */
import { COMMON, GIVEN } from '../../lexicon/lexicon.ts';
import { foldToAscii } from '../../text/characters.ts';
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
  const letters = text
    .slice(start, end)
    .replace(/[^a-z]/gi, '')
    .toLowerCase();
  if (letters.length < FEWEST) return false;
  const [before = ''] = text
    .slice(Math.max(lo, start - BEFORE), start)
    .split(/[\r\n]/)
    .slice(-1);
  const [behind = ''] = text.slice(end, Math.min(hi, end + BEHIND)).split(/[\r\n]/, 1);
  return isOfNames(letters, namesOf(before)) || isOfNames(letters, namesOf(behind));
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
