/** Words with capitals inside: names of programs (`CodeGen`, `OSStatus`), and two names without the space between. */
import { COMMON, FOREIGN, FREQUENT, GIVEN, SURNAME } from '../lexicon/lexicon.ts';
import { LABEL_WORD } from '../words/classes.ts';
import { LEXICON } from '../words/vocabulary.ts';
import type { Words } from '../words/words.ts';
import type { NameRun } from './run.ts';

const CAPITAL_INSIDE = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u;
/** `McDonagh`, `DeSouza`, `LeBlanc` */
const SURNAME_IN_TWO = /^(?:Mc|Mac|D[aeiou]s?|L[aeo]|Fitz|Van)\p{Lu}\p{Ll}+$/u;

/** Whether the run is one word as programs have them, and as no name is written. */
export function isOfProgram(words: Words, { first, last }: NameRun): boolean {
  if (first !== last || !words.is(first, LABEL_WORD)) return false;
  const word = words.word(first);
  return CAPITAL_INSIDE.test(word) && !SURNAME_IN_TWO.test(word) && !areNames(word);
}

/** `MariaClara`, `PedroSouza`: a given name and another name, each with its capital. */
export function isTwoNames(words: Words, at: number): boolean {
  return words.is(at, LABEL_WORD) && areNames(words.word(at));
}

function areNames(word: string): boolean {
  const parts = word.split(/(?<=\p{Ll})(?=\p{Lu})/u);
  if (parts.length !== 2) return false;
  const [first = 0, second = 0] = parts.map((part) => LEXICON.flags(part, 0, part.length));
  return (
    (first & GIVEN) !== 0 &&
    (second & (GIVEN | SURNAME)) !== 0 &&
    (first & COMMON) === 0 &&
    ((first & FREQUENT) !== 0 || (second & COMMON) === 0) &&
    (first & second & FOREIGN) === 0
  );
}
