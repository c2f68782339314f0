/** The one lexicon that words are looked up in: names and places, and the closed classes that the rooms list. */
import { DATE_WORDS } from '../dates/vocabulary.ts';
import { Lexicon } from '../lexicon/lexicon.ts';
import { PEOPLE_WORDS } from '../people/vocabulary.ts';
import { PLACE_WORDS } from '../places/vocabulary.ts';
import { foldWord, wordSet } from './folded.ts';

/** A closed class: its bit, and its words as people write them, separated by white space. */
export type WordList = readonly [bit: number, words: string];

const LISTS: readonly WordList[] = [...PEOPLE_WORDS, ...PLACE_WORDS, ...DATE_WORDS];

/** Room for the words of the identifiers' labels, which are marked once all of those are known. */
const ROOM = 2048;

export const LEXICON = new Lexicon(closedClasses(LISTS), ROOM);

function closedClasses(lists: readonly WordList[]): Map<string, number> {
  const classes = new Map<string, number>();
  for (const [bit, words] of lists) {
    for (const word of wordSet(words)) {
      const folded = foldWord(word);
      classes.set(folded, (classes.get(folded) ?? 0) | bit);
    }
  }
  return classes;
}
