/** Numbers of a few digits that stand alone among words, as most of prose do: nothing but a label makes one an identifier. */
import { CLASS, isAlphanumeric, isUpperCase, NEWLINE, OPEN, SPACE } from '../text/characters.ts';
import { NUMBER } from '../words/classes.ts';
import { GAP } from '../words/gap.ts';
import type { Words } from '../words/words.ts';
import { isLookAlike } from './look-alikes.ts';

/** Five are an identifier's where a label stands near. */
const MOST_DIGITS = 4;
/** A run of digits ends at what these bits stand for. */
const ENDS_RUN = GAP.comma | GAP.paragraph;
const SMALL_X = 0x78;

/**
 * Whether the number `at` is nothing unless a label says so: no digit, letter or mark makes more of it, and no letters
 * before it make it a plate. Quick, and wrong only in that it says no.
 */
export function isLone(words: Words, at: number): boolean {
  const digits = words.digitCount(at);
  if (digits > MOST_DIGITS || words.ends[at]! - words.starts[at]! !== digits || at === 0) return false;
  return beginsAlone(words, at) && endsAlone(words, at) && !(digits === 4 && mayEndPlate(words, at));
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
