/** Whether a word that no list has is formed as names are. */
import { CAPITAL, UPPER } from '../words/classes.ts';
import { foldedAt } from '../words/folded.ts';
import type { Words } from '../words/words.ts';

const SHORTEST = 4;
const LONGEST = 16;
/** Spellings that Portuguese words do not have, and that given names have often: `Wescley`, `Nathália`, `Hannah`. */
const SPELLED = /[kwy]|th|ph|sh|([bcdfglmnptz])\1|ie?lle|h$/;
/** Endings of the given names that Brazil has made: `Cleidimar`, `Ozenilda`, `Marineuza`, `Valdemir`. */
const FORMED =
  /(?:[aeiou](?:son|ton|mar|mir|nir|dir|cir|sio)|[aeiou]l(?:da|do|va)|nilce|ldes|iel|uel|ane|ene|ine|eide|leia|eia|lia|cia|ria|[aeu]u[sz]a|i[sz]a|ete|ette|elly|eli|ei|ice|ias|nice|iana?|ando|andro|andra|inho|inha)$/;

/** Whether the capitalised word at `at` is spelled or formed as given names in Brazil are. Says nothing by itself. */
export function looksLikeName(words: Words, at: number): boolean {
  if (!words.is(at, CAPITAL)) return false;
  const length = words.ends[at]! - words.starts[at]!;
  if (length < SHORTEST || length > LONGEST || (words.is(at, UPPER) && length <= 5)) return false;
  // `MyButton`
  if (!words.is(at, UPPER) && /\p{Ll}\p{Lu}/u.test(words.word(at))) return false;
  const word = foldedAt(words, at);
  return SPELLED.test(word) || FORMED.test(word);
}
