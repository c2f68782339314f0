import type { Level } from '../finding.ts';
import type { Match } from '../identifiers/identifier.ts';
import { CITY, FREQUENT, GIVEN, SURNAME } from '../lexicon/lexicon.ts';
import {
  CAPITAL,
  EVENT,
  INITIAL,
  INSTITUTION,
  NO_NAME,
  NUMBER,
  PARTICLE,
  STREET,
  TITLE,
  UPPER,
} from '../words/classes.ts';
import { GAP, type Words } from '../words/words.ts';
import { initialsFrom } from './forms.ts';
import { isSpelledLikeName } from './likeness.ts';
import { NICKNAME } from './nickname.ts';
import { ANNOUNCING } from './read-name.ts';
import { isAnd, isPart, isStrong, NAME } from './run.ts';
/** A field that holds a name: all its words, where at least one is a name or all have capitals. */
export function readNameValue(words: Words, isWeak: boolean): Match | undefined {
  const nickname = isWeak ? undefined : readNickname(words);
  if (nickname !== undefined) return nickname;
  let first = 0;
  while (first < words.count - 1 && words.is(first, TITLE)) first++;
  const last = words.count - 1;
  if (last < first || last - first >= MOST_WORDS || !isNameOnly(words, first, isWeak)) return undefined;
  let known = 0;
  let full = 0;
  for (let at = first; at <= last; at++) {
    if (words.is(at, PARTICLE | INITIAL)) {
      if (isBetweenTwo(words, at, first)) return undefined;
      continue;
    }
    full++;
    if (words.is(at, NAME | NICKNAME)) known++;
    else if (!words.is(at, CAPITAL) && known === 0) return undefined;
  }
  const start = words.starts[first]!;
  const end = words.ends[last]!;
  if (known === 0 && full < 2) {
    const level =
      full === 0 ? levelOfInitials(words, isWeak) : isWeak ? 'nothing' : levelOfUnlisted(words, first);
    return level === 'nothing' ? undefined : { start, end, level, reasons: ['key'] };
  }
  if (isWeak && isSpelledOut(words, first, full)) return { start, end, level: 'possible', reasons: ['key'] };
  if (known === 0) return isWeak ? undefined : { start, end, level: 'likely', reasons: ['key'] };
  if (isWeak && full > 1 && known < 2 && !words.is(last, CAPITAL)) return undefined;
  const level = levelOfValue(words, first, full, isWeak);
  return level === 'nothing' ? undefined : { start, end, level, reasons: ['key', 'known-words'] };
}

/** `Ana Lima e Rui Reis`: two people, each in full, who are read one by one. `Ana Costa e Silva` is one. */
function isBetweenTwo(words: Words, at: number, first: number): boolean {
  return (
    isAnd(words, at) &&
    at - first > 1 &&
    words.is(at - 1, SURNAME) &&
    words.is(at + 1, GIVEN) &&
    at + 2 < words.count &&
    words.is(at + 2, SURNAME | PARTICLE)
  );
}

const NICKNAME_KEY = /(?:^|[^a-z])(?:apelido|alcunha|vulgo)["']?\s{0,4}[:=]\s{0,4}["']?$/i;
const LONGEST_KEY = 24;
const MOST_OF_NICKNAME = 4;

/** `"apelido": "Foguete"`: whatever word it is. */
function readNickname(words: Words): Match | undefined {
  const { text, lo, starts, ends, count } = words;
  if (count > MOST_OF_NICKNAME || !words.is(0, CAPITAL) || words.is(0, NO_NAME)) return undefined;
  if (!NICKNAME_KEY.test(text.slice(Math.max(0, lo - LONGEST_KEY), starts[0]))) return undefined;
  return { start: starts[0]!, end: ends[count - 1]!, level: 'likely', reasons: ['key'] };
}

const MOST_WORDS = 12;

/** `nome: Leocir Bortoluzzi`: before a surname a word that no list has, spelled like a name, and all with capitals. */
function isSpelledOut(words: Words, first: number, full: number): boolean {
  const last = words.count - 1;
  if (full < 2 || full > 3 || words.is(first, NAME | UPPER) || words.is(last, UPPER)) return false;
  for (let at = first; at <= last; at++)
    if (!words.is(at, CAPITAL | PARTICLE) || (words.isCommon(at) && !words.is(at, PARTICLE))) return false;
  if (words.isPlace(first, last) || words.is(last, CITY)) return false;
  return words.is(last, SURNAME) && isSpelledLikeName(words, first, 'somewhat');
}

/** Behind a key that can name a thing too, a name must be one of Brazil's, and not a place's. */
function levelOfValue(words: Words, first: number, full: number, isWeak: boolean): Level {
  const given = words.bits[first]!;
  const isKnown = isStrong(given) && (given & GIVEN) !== 0;
  if (!isWeak) return full > 1 || isKnown ? 'certain' : 'possible';
  if (words.isPlace(first, words.count - 1)) return 'nothing';
  if (full > 1) return isKnown ? 'certain' : 'nothing';
  return isKnown && (given & FREQUENT) !== 0 ? 'likely' : 'nothing';
}

/** `"iniciais": "L. M. F."`: initials with dots. */
function levelOfInitials(words: Words, isWeak: boolean): Level {
  const run = initialsFrom(words, 0);
  if (run === undefined || run.last < words.count - 1) return 'nothing';
  return isWeak ? 'possible' : 'likely';
}

/** One word that no list has, under a key of people: no abbreviation, no state of something, no header. */
function levelOfUnlisted(words: Words, at: number): Level {
  if (!isPart(words, at, 'capital') || words.is(at, ANNOUNCING)) return 'nothing';
  return isSpelledLikeName(words, at, 'somewhat') ? 'likely' : 'possible';
}

/** Whether every word from `first` on can be a name's, and the first is no common word. */
function isNameOnly(words: Words, first: number, isWeak: boolean): boolean {
  // `mae = Ida Piccoli`
  const last = words.count - 1;
  const isOfSurname =
    !isWeak &&
    last > first &&
    words.is(first, CAPITAL) &&
    words.is(last, CAPITAL) &&
    (words.is(last, SURNAME) || !words.isCommon(last));
  for (let at = first; at < words.count; at++) {
    const gap = at < words.count - 1 ? words.gaps[at]! : 0;
    if ((gap & ~(GAP.space | GAP.dot | GAP.hyphen | GAP.comma)) !== 0) return false;
    if (words.is(at, NUMBER)) return false;
    if (words.is(at, NAME | NICKNAME | PARTICLE | INITIAL)) continue;
    if (
      words.is(at, INSTITUTION | STREET | NO_NAME | EVENT) ||
      (at === first && words.isCommon(at) && !isOfSurname)
    )
      return false;
  }
  return !(words.is(first, NAME) && words.is(first, EVENT | INSTITUTION | NO_NAME));
}
