/** Whether a word that no list has is spelled as names are. */
import { COMMON, FOREIGN, GIVEN } from '../lexicon/bits.ts';
import { NameModel } from '../lexicon/name-model.ts';
import { NAME_MODEL } from '../lexicon/packed.ts';
import { CAPITAL, UPPER } from '../words/classes.ts';
import { WordTest } from '../words/folded.ts';
import { LEXICON } from '../words/vocabulary.ts';
import type { Words } from '../words/words.ts';

const SHORTEST = 4;
const LONGEST = 16;
const LONGEST_ACRONYM = 5;

/**
 * Endings of the given names that Brazil has made (`Cleidimar`, `Ozenilda`, `Marineuza`, `Valdemir`), and spellings that
 * Portuguese words do not have, and given names do (`Wescley`, `Kethleen`).
 */
const FORMED =
  /[kwy]|th|[aeiou](?:son|ton|mar|mir|nir|dir|l[dv]a|ldo|nilce|ldes|iel|uel|eide|leia|u[sz]a|elly)$/;
/** What a word that is formed so may lack in spelling. */
const ALLOWANCE = 4;

const model = new NameModel(NAME_MODEL);

/**
 * How much the capitalised word at `at` is spelled like a name; it says nothing by itself. `clearly`: so are six names
 * in ten, and one other word in fifty; `somewhat`: eight in ten, and one in twenty.
 */
export function isSpelledLikeName(words: Words, at: number, how: 'clearly' | 'somewhat'): boolean {
  return mayBeSpelledOut(words, at) && LIKENESS[how].has(words, at);
}

const LIKENESS = {
  clearly: new WordTest((word) => isLike(word, 'clearly')),
  somewhat: new WordTest((word) => isLike(word, 'somewhat')),
};

function isLike(word: string, how: 'clearly' | 'somewhat'): boolean {
  if (isDiminutive(word)) return true;
  const score = model.score(word, 0, word.length);
  const threshold = model.threshold(how);
  if (score > threshold) return true;
  return how === 'somewhat' && score > threshold - ALLOWANCE && FORMED.test(word);
}

/** `Robertão`, `Dieguinho`, `Neidinha`: a given name with an ending that makes it larger or smaller. */
function isDiminutive(word: string): boolean {
  const [, stem, ending] =
    /^(.{2,12}?)(?:z?inh([oa])s?|z?a(o)|it([oa]))$/.exec(word)?.filter((part) => part !== undefined) ?? [];
  if (stem === undefined || ending === undefined) return false;
  const spelled = stem.replace(/gu$/, 'g').replace(/qu$/, 'c');
  return [spelled, spelled + ending, `${spelled}e`, `${spelled}os`, `${spelled}i${ending}`].some((name) =>
    isGiven(name),
  );
}

function isGiven(word: string): boolean {
  const bits = LEXICON.flags(word, 0, word.length);
  return (bits & GIVEN) !== 0 && (bits & (COMMON | FOREIGN)) === 0;
}

/** Neither an acronym (`LUGs`) nor a name in code (`MyButton`). */
function mayBeSpelledOut(words: Words, at: number): boolean {
  if (!words.is(at, CAPITAL)) return false;
  const length = words.ends[at]! - words.starts[at]!;
  if (length < SHORTEST || length > LONGEST) return false;
  return words.is(at, UPPER) ? length > LONGEST_ACRONYM : !/[\p{Ll}\p{Lu}]\p{Lu}/u.test(words.word(at));
}
