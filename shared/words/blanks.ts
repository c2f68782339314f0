/** How wide the blank between two words is: one parts words, several part the fields of a form or a table. */
import { GAP } from './gap.ts';
import type { Words } from './words.ts';

/** Whether one blank and nothing else stands behind the word. */
export function isOneBlank({ starts, ends, gaps }: Words, at: number): boolean {
  return gaps[at] === GAP.space && starts[at + 1] === ends[at]! + 1;
}

/** Whether a tab or several blanks stand behind the word. */
export function isWide({ text, starts, ends }: Words, at: number): boolean {
  // Most words have one blank between them.
  if (starts[at + 1] === ends[at]! + 1 && text.charCodeAt(ends[at]!) !== 0x09) return false;
  return /^(?:\s{2}|\t)/.test(text.slice(ends[at], Math.min(starts[at + 1]!, ends[at]! + 2)));
}
