/** What a value says of whether its column holds people's names. */
import { COMMON, FOREIGN, GIVEN, SURNAME } from '../lexicon/lexicon.ts';
import { CLASS, DASH, DOT, IGNORABLE, LETTER, SPACE } from '../text/characters.ts';
import { PARTICLE } from '../words/classes.ts';
import { LEXICON } from '../words/vocabulary.ts';

/**
 * - `full`: a given name that is no common word, and a surname at the end;
 * - `given`: such a given name alone;
 * - `words`: anything else that is made of words;
 * - `none`: no words, or too many.
 */
export type NameForm = 'full' | 'given' | 'words' | 'none';

const LONGEST = 64;
const MOST_WORDS = 7;

/** The form of the value `text[lo, hi)`. */
export function nameFormOf(text: string, lo: number, hi: number): NameForm {
  if (hi - lo > LONGEST) return 'none';
  let count = 0;
  let first = 0;
  let last = 0;
  for (let i = lo; i < hi; ) {
    const kind = CLASS[text.charCodeAt(i)]!;
    if (kind !== LETTER) {
      if (kind !== SPACE && kind !== DASH && kind !== DOT && kind !== IGNORABLE)
        return count > 0 ? 'words' : 'none';
      i++;
      continue;
    }
    const start = i;
    while (i < hi && isInWord(text.charCodeAt(i))) i++;
    last = LEXICON.flags(text, start, i);
    if (count === 0) first = last;
    if (count === 0 && (first & (GIVEN | COMMON | FOREIGN)) !== GIVEN) return 'words';
    if (++count > MOST_WORDS) return 'words';
  }
  if (count === 0) return 'none';
  if (count === 1) return 'given';
  return (last & SURNAME) !== 0 && (last & PARTICLE) === 0 ? 'full' : 'words';
}

function isInWord(code: number): boolean {
  const kind = CLASS[code];
  return kind === LETTER || kind === IGNORABLE || code === 0x27 || code === 0x2019;
}
