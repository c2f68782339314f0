/**
 * Which words before a number may end its label, told by what was read of them already: most numbers have none near, or
 * something between that ends every look back, and none need be read again.
 */
import { isStop } from '../evidence/words.ts';
import { CLASS } from '../text/characters.ts';
import { isPercentEncoded } from '../text/percent.ts';
import { LABEL_WORD, NUMBER } from './classes.ts';
import { GAP } from './gap.ts';
import type { Words } from './words.ts';

/** No label ends further before its number, in UTF-16 units. */
const LABEL_REACH = 80;
/** The letters of a label that is glued to a token with letters (`CNPJ`). */
export const GLUED = 4;
const SHORTEST_LABEL = 2;

/** Whether the word `at` may be the last of a label. Beside a digit it may be less, or hold more, than it seems (`%2Fcpf`, `x-cpfb1`). */
export function mayEndLabel(words: Words, at: number): boolean {
  if (words.is(at, LABEL_WORD)) return true;
  const length = words.ends[at]! - words.starts[at]!;
  if (words.gapBefore(at) === 0 && length > 1) return isPercentEncoded(words.text, words.starts[at]! - 2);
  return words.gaps[at] === 0 && length > (isBound(words.gapBefore(at)) ? SHORTEST_LABEL : GLUED);
}

/** Whether a mark binds a word to the one before it, as in a token. */
function isBound(gap: number): boolean {
  return (gap & (GAP.dot | GAP.hyphen | GAP.slash | GAP.other)) !== 0;
}

/** The index of the nearest word before the word `first` that may end a label of a number from `from` on; −1 where none is near. */
export function lastLabelWord(words: Words, first: number, from: number): number {
  let at = first - 1;
  while (at >= 0 && words.ends[at]! > from - LABEL_REACH && !mayEndLabel(words, at)) at--;
  return at >= 0 && words.ends[at]! > from - LABEL_REACH ? at : -1;
}

/** Where the word `label` ends; before all that a look back from a number can see where there is none. */
export function labelEnd(words: Words, label: number): number {
  return label < 0 ? -LABEL_REACH : words.ends[label]!;
}

/** What parts a token from the words before it. */
const PARTS = GAP.space | GAP.line;
/** A look back passes fewer words. */
const MOST_WORDS = 7;

/**
 * From which offset on no look back finds a label, since something that ends it stands behind the last word that may be
 * one: a sign that ends a clause, the end of a line with words behind it, or many words. It holds up to the end of the
 * run of the number.
 * @param at the index of the number
 * @param label the index of the last word before it that may end a label; −1 for none
 * @returns an offset at or before the number's; infinity where a look back may reach the label
 */
export function unlabelledFrom(words: Words, at: number, label: number): number {
  const { starts, ends, gaps } = words;
  let first = at;
  while (first - 1 > label && (gaps[first - 1]! & PARTS) === 0) first--;
  if (label < 0 || first - 1 < label) return Number.POSITIVE_INFINITY;
  let passed = 0;
  for (let i = first - 1; i >= label; i--) {
    const gap = gaps[i]!;
    const isEnd =
      ((gap & (GAP.dot | GAP.other)) !== 0 && hasStop(words, i, i === label)) ||
      ((gap & GAP.line) !== 0 && passed > 1);
    if (isEnd || passed >= MOST_WORDS) return starts[first]!;
    if (isWord(words, i) && ends[i]! - starts[i]! > 1) passed++;
  }
  return Number.POSITIVE_INFINITY;
}

/** Whether the word `at` is one for who looks back too: no number, and no part of a percent-encoded character. */
function isWord(words: Words, at: number): boolean {
  return !words.is(at, NUMBER) && !isPercentEncoded(words.text, words.starts[at]! - 1);
}

/** Whether the last sign behind the word `at` that ends a clause stands apart from it, if it may be a label's. */
function hasStop({ text, starts, ends }: Words, at: number, isLabel: boolean): boolean {
  for (let i = starts[at + 1]! - 1; i >= ends[at]!; i--) {
    const code = text.charCodeAt(i);
    if (isStop(text, i, code, CLASS[code]!)) return !isLabel || i > ends[at]!;
  }
  return false;
}
