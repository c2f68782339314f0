/** Endings of nouns, adjectives and participles: what ends so, and is not known as a name, is a common word. */
const ENDINGS = (
  'acao ecao icao ucao pcao coes mente mento mentos dade dades avel aveis ivel iveis ismo ismos ncia ncias ' +
  'ados adas idos idas aram ariam ional ionais torios torias'
).split(' ');

const LETTERS_BEFORE = 3;
const BITS_A_LETTER = 5;
const SIX_LETTERS = 2 ** 30 - 1;

/** The last six letters read so far, with one letter (a to z) more. */
export function withLetter(tail: number, letter: number): number {
  return ((tail << BITS_A_LETTER) | (letter & 31)) & SIX_LETTERS;
}

const TAILS = ENDINGS.map((ending) => {
  let tail = 0;
  for (let i = 0; i < ending.length; i++) tail = withLetter(tail, ending.charCodeAt(i));
  return { tail, mask: 2 ** (ending.length * BITS_A_LETTER) - 1, shortest: ending.length + LETTERS_BEFORE };
});

/**
 * Whether a word of so many letters ends like a common one.
 *
 * @param tail its last six letters, by `withLetter`
 */
export function endsLikeCommonWord(tail: number, length: number): boolean {
  for (const ending of TAILS) {
    if (length >= ending.shortest && (tail & ending.mask) === ending.tail) return true;
  }
  return false;
}
