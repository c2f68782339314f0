/** Numbers of a few digits that stand alone among words, as most of prose do: nothing but a label makes one an identifier. */
import { CLASS, isAlphanumeric, isUpperCase, NEWLINE, OPEN, SPACE } from '../text/characters.ts';
import { NUMBER } from '../words/classes.ts';
import { GAP } from '../words/gap.ts';
import type { Words } from '../words/words.ts';
import { isLookAlike } from './look-alikes.ts';

/** Five are an identifier's where a label stands near. */
const MOST_DIGITS = 4;
/** Four groups are the address of a machine. */
const MOST_GROUPS = 3;
/** A run of digits ends at what these bits stand for. */
const ENDS_RUN = GAP.comma | GAP.paragraph;
const SMALL_X = 0x78;

/**
 * The last number of those that dots bind to the one at `at`, where they are nothing unless a label says so: no digit,
 * letter or mark makes more of them, and no letters before them make them a plate. Quick, and wrong only in that it finds
 * none.
 * @returns the index of the last; −1 where they may be more
 */
export function loneEnd(words: Words, at: number): number {
  if (at === 0 || !beginsAlone(words, at)) return -1;
  let digits = figuresOf(words, at);
  let last = at;
  while (words.gaps[last] === GAP.dot && last - at + 1 < MOST_GROUPS && words.is(last + 1, NUMBER))
    digits += figuresOf(words, ++last);
  const isMore =
    digits > MOST_DIGITS || !endsAlone(words, last) || (figuresOf(words, at) === 4 && mayEndPlate(words, at));
  return isMore ? -1 : last;
}

/** How many digits a number has; more than any lone one where invisible characters stand in it. */
function figuresOf(words: Words, at: number): number {
  const digits = words.digitCount(at);
  return words.ends[at]! - words.starts[at]! === digits ? digits : MOST_DIGITS + 1;
}

function beginsAlone({ text, starts }: Words, at: number): boolean {
  const start = starts[at]!;
  const before = CLASS[text.charCodeAt(start - 1)];
  if (before === SPACE) return !isUpperCase(text.charCodeAt(start - 2));
  return before === NEWLINE || before === OPEN;
}

function endsAlone(words: Words, at: number): boolean {
  const { text, ends, hi, starts, gaps } = words;
  const end = ends[at]!;
  const next = at + 1;
  if (next >= words.count || starts[next]! >= hi) return false;
  const gap = gaps[at]!;
  if ((gap & ~PLAIN) !== 0) return false;
  const beyond = text.charCodeAt(end + 1);
  const behind = CLASS[text.charCodeAt(end)];
  if (behind === SPACE ? isUpperCase(beyond) : behind !== NEWLINE && isAlphanumeric(beyond)) return false;
  if (isLookAlike(beyond)) return false;
  const isNumberNext =
    (words.bits[next]! & NUMBER) !== 0 || (text.charCodeAt(starts[next]!) | 0x20) === SMALL_X;
  return !isNumberNext || (gap & ENDS_RUN) !== 0;
}

/** What may stand behind it, as gap bits: no sign that may belong to it or hide digits. */
const PLAIN = GAP.space | GAP.dot | GAP.comma | GAP.line | GAP.paragraph | GAP.close;

/** Three letters apart, or what may be the last of them. */
function mayEndPlate({ starts, ends }: Words, at: number): boolean {
  const letters = ends[at - 1]! - starts[at - 1]!;
  return letters === 1 || letters === 3 || (letters === 2 && at > 1 && ends[at - 2]! - starts[at - 2]! === 1);
}
