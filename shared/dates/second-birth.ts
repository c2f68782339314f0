/** A second birth in a sentence: `Ana nasceu em 04/02/2011 e Rui em 19/12/2015`. */
import { CAPITAL, NUMBER, PARTICLE } from '../words/classes.ts';
import { foldedAt, WordKeys } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import { mentionEndingAt } from './borders.ts';
import type { Grounds, Judge } from './grounds.ts';
import type { DateMention } from './mention.ts';

const EM = new WordKeys('em');
const OTHERS = new WordKeys('ele ela eu outro outra outros segundo segunda terceiro irmao irma cacula');
/** A person between the two has no more words. */
const MOST_WORDS = 5;

/**
 * Behind the date of a birth, `e`, and who else, nothing but `em` before it: `e ele em`, `, e Lara, em`.
 * @param judge what the words around a date say of it
 */
export function secondBirth(
  words: Words,
  { first, short, loose }: DateMention,
  from: number,
  end: number,
  judge: Judge,
): Grounds | undefined {
  if (short || loose || first - 3 < from || !EM.has(words, first - 1)) return undefined;
  let at = first - 2;
  for (; at > from && first - at <= MOST_WORDS + 1 && foldedAt(words, at) !== 'e'; at--) {
    if ((words.gaps[at]! & ~(GAP.space | GAP.comma)) !== 0) return undefined;
    if (words.is(at, NUMBER) || !(words.is(at, CAPITAL | PARTICLE) || isOther(words, at))) return undefined;
  }
  if (at === first - 2 || foldedAt(words, at) !== 'e') return undefined;
  if ((words.gapBefore(at) & ~(GAP.space | GAP.comma)) !== 0) return undefined;
  const other = mentionEndingAt(words, at - 1, from, end);
  if (other === undefined || other.short || judge(words, other, from, end)?.subject !== 'birth')
    return undefined;
  return { subject: 'birth', reason: 'context', level: 'likely' };
}

/** `o outro`, `a caçula`, `ela` */
function isOther(words: Words, at: number): boolean {
  return OTHERS.has(words, at) || /^[oa]$/.test(words.word(at));
}
