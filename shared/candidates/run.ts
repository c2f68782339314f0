/**
 * A run: the groups of digits that stand together, with what separates them. Parsed once; every identifier is
 * then judged on lengths and separators, not on characters.
 */
import {
  ANCHOR,
  CLASS,
  CLOSE,
  DASH,
  DIGIT,
  DOT,
  digitValue,
  IGNORABLE,
  LETTER,
  NEWLINE,
  OPEN,
  OTHER,
  SLASH,
  SPACE,
  STAR,
} from '../text/characters.ts';
import { emphasisStart, opensWords } from '../text/emphasis.ts';
import { percentByte } from '../text/percent.ts';

/** What stands between two groups. The tight ones (no space) bind the groups into one number. */
export const SEPARATOR = {
  none: 0,
  dot: 1,
  dash: 2,
  slash: 3,
  space: 4,
  /** `) ` after an area code. */
  close: 5,
  /** ` (` before an area code. */
  open: 6,
  /** Punctuation with spaces around it, or two marks. */
  spaced: 7,
  /** One line break: only a label lets a number go on across it. */
  line: 8,
  /** A stop and a space, which end a sentence: the same. */
  stop: 9,
} as const;
export type Separator = (typeof SEPARATOR)[keyof typeof SEPARATOR];

export function isTight(separator: number): boolean {
  return separator >= SEPARATOR.dot && separator <= SEPARATOR.slash;
}

/** Whether only a label lets a number go on across a separator. */
export function isBorder(separator: number): boolean {
  return separator >= SEPARATOR.line;
}

/** The value of a digit that is hidden behind a star. */
export const HIDDEN = 255;

const MOST_SEPARATOR_CHARACTERS = 6;

/** Reused between runs: the arrays grow to the longest run of the text. */
export class Run {
  /** Number of groups. */
  count = 0;
  /** Source offsets of each group. */
  starts = new Int32Array(64);
  ends = new Int32Array(64);
  /** Index of each group's first digit in `digits`; entry `count` is the total. */
  firsts = new Int32Array(65);
  /** What follows each group; `none` after the last. */
  separators = new Uint8Array(64);
  digits = new Uint8Array(256);
  /** Whether a digit is hidden behind a star. */
  hidden = false;
  #stars = true;

  lengthOf(group: number): number {
    return this.firsts[group + 1]! - this.firsts[group]!;
  }

  /** Digits in the groups `first` to `last`, both included. */
  digitsIn(first: number, last: number): number {
    return this.firsts[last + 1]! - this.firsts[first]!;
  }

  /** Where the groups that are bound to `group` on its left begin. */
  boundStart(group: number): number {
    let first = group;
    while (first > 0 && isTight(this.separators[first - 1]!)) first--;
    return this.starts[first]!;
  }

  /** Where the groups that are bound to `group` on its right end. */
  boundEnd(group: number): number {
    let last = group;
    while (isTight(this.separators[last]!)) last++;
    return this.ends[last]!;
  }

  /**
   * Parses the run whose first digit (or star) is at `at`, reading up to `hi`.
   * @param stars whether stars stand for digits; else they end the run, as Markdown's emphasis does
   * @returns the offset after its last group
   */
  parse(text: string, at: number, hi: number, stars: boolean): number {
    this.count = 0;
    this.hidden = false;
    this.#stars = stars;
    this.firsts[0] = 0;
    for (let i = at; ; ) {
      const end = this.#group(text, i, hi);
      const next = this.#separator(text, end, hi);
      if (next < 0) return end;
      i = next;
    }
  }

  /** Parts a group of digits before its digit `at`; nothing separates the two. */
  split(group: number, at: number): void {
    if (this.count + 1 >= this.starts.length) this.#growGroups();
    for (let g = this.count; g > group; g--) {
      this.starts[g] = this.starts[g - 1]!;
      this.ends[g] = this.ends[g - 1]!;
      this.firsts[g + 1] = this.firsts[g]!;
      this.separators[g] = this.separators[g - 1]!;
    }
    const middle = this.starts[group]! + at;
    this.ends[group] = middle;
    this.starts[group + 1] = middle;
    this.firsts[group + 1] = this.firsts[group]! + at;
    this.separators[group] = SEPARATOR.none;
    this.count++;
  }

  #group(text: string, at: number, hi: number): number {
    const group = this.count++;
    if (group + 1 >= this.starts.length) this.#growGroups();
    this.starts[group] = at;
    let total = this.firsts[group]!;
    let end = at;
    for (let i = at; i < hi; i++) {
      const code = text.charCodeAt(i);
      const kind = CLASS[code]!;
      if (kind === IGNORABLE) continue;
      const shown = kind === DIGIT;
      if (!shown && !this.#isHidden(text, i, kind)) break;
      if (kind === STAR && i === end && this.#closesEarlier(text, i, hi)) break;
      this.hidden ||= !shown;
      if (total >= this.digits.length) this.#growDigits();
      this.digits[total++] = shown ? digitValue(code) : HIDDEN;
      end = i + 1;
    }
    this.ends[group] = end;
    this.firsts[group + 1] = total;
    this.separators[group] = SEPARATOR.none;
    return end;
  }

  /** Classifies what follows a group; the offset of the next group's first digit, or −1 where the run ends. */
  #separator(text: string, end: number, hi: number): number {
    let spaces = 0;
    let lines = 0;
    let mark: number = SEPARATOR.none;
    let stop = false;
    const limit = Math.min(hi, end + MOST_SEPARATOR_CHARACTERS + 2);
    for (let i = end; i < limit; i++) {
      let kind = CLASS[text.charCodeAt(i)]!;
      if (kind === ANCHOR) {
        kind = percentEncoded(text, i, hi);
        i += 2;
      }
      // `- ` or `* ` at the start of a line begins the next item of a list.
      if (lines > 0 && (kind === DASH || kind === STAR) && CLASS[text.charCodeAt(i + 1)] === SPACE) return -1;
      // `8395 *345.166 de Ana*`: the next number is set in another emphasis.
      if (kind === STAR && spaces > 0 && opensWords(text, i, hi)) return -1;
      if (kind === DIGIT || this.#isHidden(text, i, kind)) {
        const separator = stop
          ? SEPARATOR.stop
          : lines > 0
            ? SEPARATOR.line
            : combine(mark, spaces, i === end);
        if (separator === SEPARATOR.none) return -1;
        this.separators[this.count - 1] = separator;
        return i;
      }
      if (kind === SPACE) {
        stop ||= mark === SEPARATOR.dot && spaces === 0;
        spaces++;
      } else if (kind === NEWLINE) {
        if (stop) return -1;
        if (text.charCodeAt(i) !== 0x0a || text.charCodeAt(i - 1) !== 0x0d) lines++;
        if (lines > 1) return -1;
      } else if (kind !== IGNORABLE) {
        const next = markOf(kind);
        if (next === SEPARATOR.none || stop) return -1;
        // A bracket closes and the sentence ends.
        const isEnd = mark === SEPARATOR.close && next === SEPARATOR.dot;
        if (isEnd && CLASS[text.charCodeAt(i + 1)] === SPACE) return -1;
        mark = mark === SEPARATOR.none ? next : SEPARATOR.spaced;
      }
    }
    return -1;
  }

  /** Whether a digit is hidden at `at`: behind a star, or behind one of several X. */
  #isHidden(text: string, at: number, kind: number): boolean {
    if (!this.#stars) return false;
    return kind === STAR || (kind === LETTER && isHiddenX(text, at));
  }

  /** Whether the stars at `at` end an emphasis that began before the run, and hide nothing. */
  #closesEarlier(text: string, at: number, hi: number): boolean {
    const start = emphasisStart(text, at, hi);
    return start >= 0 && start < this.starts[0]!;
  }

  #growGroups(): void {
    this.starts = grown(this.starts);
    this.ends = grown(this.ends);
    this.firsts = grown(this.firsts);
    const separators = new Uint8Array(this.separators.length * 2);
    separators.set(this.separators);
    this.separators = separators;
  }

  #growDigits(): void {
    const digits = new Uint8Array(this.digits.length * 2);
    digits.set(this.digits);
    this.digits = digits;
  }
}

function grown(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}

/** The class of a mark or space that a URL writes as `%2F`, `%2E`, `%2D`, `%28`, `%29` or `%20`; `OTHER` for anything else. */
function percentEncoded(text: string, at: number, hi: number): number {
  const byte = percentByte(text, at, hi);
  return byte > 0 && MARKS.includes(String.fromCharCode(byte)) ? CLASS[byte]! : OTHER;
}

const MARKS = '/.-() ';

/** One of several X in a row, which hide digits as stars do. */
export function isHiddenX(text: string, at: number): boolean {
  return isX(text, at) && (hidesToo(text, at, -1) || hidesToo(text, at, 1));
}

/** Whether another X stands beside it, or beyond a mark (`38X.XXX`). */
function hidesToo(text: string, at: number, step: number): boolean {
  if (isX(text, at + step)) return true;
  const isMark = isTight(markOf(CLASS[text.charCodeAt(at + step)]!));
  return isMark && isX(text, at + 2 * step);
}

function isX(text: string, at: number): boolean {
  return (text.charCodeAt(at) | 0x20) === 0x78;
}

function markOf(kind: number): number {
  if (kind === DOT) return SEPARATOR.dot;
  if (kind === DASH) return SEPARATOR.dash;
  if (kind === SLASH) return SEPARATOR.slash;
  if (kind === CLOSE) return SEPARATOR.close;
  if (kind === OPEN) return SEPARATOR.open;
  return SEPARATOR.none;
}

function combine(mark: number, spaces: number, empty: boolean): number {
  if (empty) return SEPARATOR.none;
  if (mark === SEPARATOR.none) return spaces > 0 ? SEPARATOR.space : SEPARATOR.none;
  if (mark === SEPARATOR.close || mark === SEPARATOR.open) return mark;
  return spaces > 0 ? SEPARATOR.spaced : mark;
}
