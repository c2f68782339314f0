/** Whether a word that no list has is spelled as names are. */
import { NameModel } from '../lexicon/name-model.ts';
import { NAME_MODEL } from '../lexicon/packed.ts';
import { CAPITAL, UPPER } from '../words/classes.ts';
import type { Words } from '../words/words.ts';

const SHORTEST = 4;
const LONGEST = 16;
const LONGEST_ACRONYM = 5;

const model = new NameModel(NAME_MODEL);

/**
 * How much the capitalised word at `at` is spelled like a name; it says nothing by itself. `clearly`: so are six names
 * in ten, and one other word in fifty; `somewhat`: eight in ten, and one in twenty.
 */
export function isSpelledLikeName(words: Words, at: number, how: 'clearly' | 'somewhat'): boolean {
  return mayBeSpelledOut(words, at) && scoreOf(words, at) > (how === 'clearly' ? 0 : -2);
}

function scoreOf({ text, starts, ends }: Words, at: number): number {
  return model.score(text, starts[at]!, ends[at]!);
}

/** Neither an acronym nor a name in code (`MyButton`). */
function mayBeSpelledOut(words: Words, at: number): boolean {
  if (!words.is(at, CAPITAL)) return false;
  const length = words.ends[at]! - words.starts[at]!;
  if (length < SHORTEST || length > LONGEST) return false;
  return words.is(at, UPPER) ? length > LONGEST_ACRONYM : !/\p{Ll}\p{Lu}/u.test(words.word(at));
}
