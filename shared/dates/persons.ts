/** Who stands around a date or an age. */
import { COMMON, GIVEN } from '../lexicon/bits.ts';
import { CAPITAL, KIN, ROLE } from '../words/classes.ts';
import { GAP, type Words } from '../words/words.ts';
import type { DateMention } from './mention.ts';
import { NOBODY, PEOPLE } from './vocabulary.ts';

/** How many words around a date a person is looked for in. */
const NEAR = 14;

/** Whether a person stands in the sentences around the date. */
export function hasPerson(words: Words, { first, last }: DateMention, from: number, end: number): boolean {
  for (let i = first - 1; i >= Math.max(from, first - NEAR); i--) {
    if (words.gaps[i]! & GAP.paragraph) break;
    if (isPerson(words, i)) return true;
  }
  for (let i = last + 1; i < Math.min(end, last + NEAR); i++) {
    if (words.gaps[i - 1]! & GAP.paragraph) break;
    if (isPerson(words, i)) return true;
  }
  return false;
}

/** Whether a word names or points to a person: a role, kin, or a given name that is no common word. */
export function isPerson(words: Words, at: number): boolean {
  if (words.is(at, GIVEN) && words.is(at, CAPITAL) && !words.is(at, COMMON)) return true;
  return PEOPLE.has(words, at) || (words.is(at, ROLE | KIN) && !NOBODY.has(words, at));
}
