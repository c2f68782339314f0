import type { Echo, Match } from '../identifiers/identifier.ts';
import { COMMON, GIVEN } from '../lexicon/lexicon.ts';
import { CAPITAL, INITIAL, KIN, MONTH, PARTICLE, TITLE, UPPER } from '../words/classes.ts';
import type { Words } from '../words/words.ts';
import { isNickname } from './nickname.ts';
import { goesOnSmall, isCompany, isPlaceInEnglish, namesThing } from './otherwise.ts';
import { followsPart, isPart, NAME, runAround, styleOf } from './run.ts';

/** Fewer letters call nobody. */
const SHORTEST_CALL = 3;

/** Adds the keys of the words by which a name of several words may be called. */
export function addCalls(words: Words, { start, end, level, reasons }: Match, calls: number[]): void {
  if (level === 'possible') return;
  const first = words.indexFrom(start);
  const last = words.indexFrom(end) - 1;
  // One word by itself calls somebody where something else says that it does.
  const isAnnounced = reasons?.includes('label') || reasons?.includes('context');
  if (last === first && (isAnnounced !== true || !isNameAlone(words, first))) return;
  for (let at = first; at <= last; at++) if (isCall(words, at)) calls.push(words.key(at));
}

/** A given name, or what somebody is called by; other words that a title or a role announces may be a firm's. */
function isNameAlone(words: Words, at: number): boolean {
  return (
    words.is(at, CAPITAL) &&
    !words.is(at, UPPER) &&
    (isNickname(words, at) || words.is(at, GIVEN) || (words.is(at, NAME) && !words.is(at, COMMON)))
  );
}

/** A given name, a surname that is no common word, or in prose a word that is neither. */
function isCall(words: Words, at: number): boolean {
  const bits = words.bits[at]!;
  if (words.ends[at]! - words.starts[at]! < SHORTEST_CALL || (bits & (PARTICLE | KIN | TITLE)) !== 0)
    return false;
  if (isNickname(words, at)) return true;
  if ((bits & NAME) !== 0) return (bits & GIVEN) !== 0 || (bits & COMMON) === 0;
  return (bits & UPPER) === 0 && !words.isCommon(at);
}

/** A name by itself, which the document may give in full elsewhere. */
export function echo(words: Words, at: number): Echo | undefined {
  if (!words.is(at, CAPITAL) || words.is(at, INITIAL | TITLE | PARTICLE | MONTH)) return undefined;
  const style = styleOf(words, at);
  if (isNickname(words, at)) return { start: words.starts[at]!, end: words.ends[at]!, key: words.key(at) };
  if (!isPart(words, at, style) || followsPart(words, at, style)) return undefined;
  const run = runAround(words, at, style);
  if (
    run === undefined ||
    run.first < run.last ||
    namesThing(words, run) ||
    isCompany(words, run) ||
    isPlaceInEnglish(words, run) ||
    goesOnSmall(words, run)
  )
    return undefined;
  return { start: words.starts[at]!, end: words.ends[at]!, key: words.key(at) };
}
