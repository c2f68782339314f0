/** Stars around words, as Markdown and chats write emphasis: they hide nothing and are part of no number. */
import { CLASS, DASH, DOT, isAlphanumeric, LETTER, NEWLINE, SLASH, SPACE, STAR } from './characters.ts';

/** How far in the line the other end of an emphasis is looked for, in UTF-16 units. */
const FURTHEST = 256;

/**
 * Where the emphasis begins that the stars at `at`, right behind what they emphasise, end in its line
 * (`**Processo 12** 3`).
 * @param hi where to stop reading
 * @returns the offset of as many opening stars, or −1; offsets in UTF-16 units
 */
export function emphasisStart(text: string, at: number, hi: number): number {
  const end = starsEnd(text, at, hi);
  if (isWordUnit(text, end, hi) || isMark(text.charCodeAt(at - 1))) return -1;
  for (let i = at - 1; i >= 0 && at - i < FURTHEST; i--) {
    const kind = CLASS[text.charCodeAt(i)]!;
    if (kind === NEWLINE) return -1;
    if (kind === STAR) {
      const start = starsStart(text, i);
      const opens = i + 1 - start === end - at && !isMark(text.charCodeAt(i + 1)) && opensAt(text, start);
      return opens ? start : -1;
    }
  }
  return -1;
}

/** Whether the stars that end at `end`, right before what they emphasise, are closed by as many in the line. */
export function opensEmphasis(text: string, end: number, hi: number): boolean {
  const start = starsStart(text, end - 1);
  if (!opensAt(text, start)) return false;
  const limit = Math.min(hi, end + FURTHEST);
  for (let i = end; i < limit; i++) {
    const kind = CLASS[text.charCodeAt(i)]!;
    if (kind === NEWLINE) return false;
    if (kind === STAR) {
      const last = starsEnd(text, i, hi);
      return (
        last - i === end - start && CLASS[text.charCodeAt(i - 1)] !== SPACE && !isWordUnit(text, last, hi)
      );
    }
  }
  return false;
}

/** Whether the stars at `at` open an emphasis that has a letter in it: it is of more than a number. */
export function opensWords(text: string, at: number, hi: number): boolean {
  const from = starsEnd(text, at, hi);
  if (!opensEmphasis(text, from, hi)) return false;
  for (let i = from; CLASS[text.charCodeAt(i)] !== STAR; i++)
    if (CLASS[text.charCodeAt(i)] === LETTER) return true;
  return false;
}

function starsEnd(text: string, at: number, hi: number): number {
  let end = at;
  while (end < hi && CLASS[text.charCodeAt(end)] === STAR) end++;
  return end;
}

function starsStart(text: string, last: number): number {
  let start = last;
  while (start > 0 && last - start < FURTHEST && CLASS[text.charCodeAt(start - 1)] === STAR) start--;
  return start;
}

function opensAt(text: string, start: number): boolean {
  return start === 0 || !isWordUnit(text, start - 1, start);
}

/** A space or a mark that separates digits: stars beside it hide some (`**.345`). */
function isMark(code: number): boolean {
  const kind = CLASS[code];
  return kind === SPACE || kind === DOT || kind === DASH || kind === SLASH;
}

function isWordUnit(text: string, at: number, hi: number): boolean {
  return at < hi && isAlphanumeric(text.charCodeAt(at));
}
