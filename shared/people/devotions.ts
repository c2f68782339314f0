/** Words of faith and of places that are a part of a name only behind another: `João de Deus Pereira`. */
import { FEMALE, GIVEN, MALE } from '../lexicon/lexicon.ts';
import { CAPITAL, UPPER } from '../words/classes.ts';
import { WordKeys } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import { NAME } from './run.ts';

/** What is a name's only behind another: `João de Deus Pereira`, `Doralice Baia Tenório`. */
const DEVOTIONS = new WordKeys(
  'deus cristo baia natal brasil morte oxum ogum xango iansa oxala iemanja oxossi oxossi omolu nana oya exu logun obaluae',
);
/** Of these, what is a place too: no surname has it behind. */
const PLACES = new WordKeys('natal brasil');

export function isDevotion(words: Words, at: number, before: number): boolean {
  return (
    words.is(before, PLACES.has(words, at) ? GIVEN : NAME | FEMALE | MALE) &&
    DEVOTIONS.has(words, at) &&
    words.is(at, CAPITAL) === words.is(before, CAPITAL) &&
    words.is(at, UPPER) === words.is(before, UPPER) &&
    words.gapBefore(at) === GAP.space
  );
}
