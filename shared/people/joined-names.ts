/** Names written as one word, as addresses of mailboxes have them: `anasouza`, `asouza`. */
import { GIVEN, SURNAME } from '../lexicon/lexicon.ts';
import { LEXICON } from '../words/vocabulary.ts';

/** Shorter words are in too many others. */
const SHORTEST = 3;

/**
 * The words and initials that a folded word is made of: itself where it is a name or one letter, a given name and
 * another name, or an initial and a surname; undefined where it is none of these.
 */
export function namesIn(word: string): readonly string[] | undefined {
  if (word.length === 1 || isName(word, GIVEN | SURNAME)) return [word];
  for (let cut = word.length - SHORTEST; cut >= SHORTEST; cut--) {
    const [given, surname] = [word.slice(0, cut), word.slice(cut)];
    if (isName(given, GIVEN) && isName(surname, GIVEN | SURNAME)) return [given, surname];
  }
  const surname = word.slice(1);
  return surname.length > SHORTEST && isName(surname, SURNAME) ? [word.charAt(0), surname] : undefined;
}

function isName(word: string, bits: number): boolean {
  return (LEXICON.flags(word, 0, word.length) & bits) !== 0;
}
