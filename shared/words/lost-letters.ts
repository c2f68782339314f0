/**
 * Letters that an encoding lost: `Jo�o`, `Endere�o`, `Concei??o`. A letter is put in the place of each, one that makes a
 * word which the lexicon knows where there is any, so that the word is read whole.
 */
import { FOREIGN, FREQUENT, GIVEN, SURNAME } from '../lexicon/bits.ts';
import { LEXICON } from './vocabulary.ts';

const LOST = '\ufffd';
const LOST_WORD = /\p{L}{0,24}\ufffd[\p{L}\ufffd]{0,24}/gu;
/** `1�`, `n� 12` */
const LOST_ORDINAL = /(?<=\d|\b[nN])\ufffd(?![\p{L}\ufffd])/gu;
/** A question mark ends many a word, and joins many in addresses: it is a letter only where that makes a known word. */
const DOUBTFUL_WORD = /\p{L}{1,24}\?{1,2}\p{L}{1,24}/gu;

/** One of each of the letters that accents stand on in Portuguese. */
const LETTERS = 'ãéíóúç';
/** More are not looked for: each makes six times as many words. */
const MOST_LOST = 2;
const SHORTEST = 3;
/** What `worthOf` gives to words that are not known by chance. */
const SURE = 3;

/** A text with letters for those that were lost in it; as long as it was. */
export function withLostLetters(text: string): string {
  let mended = text;
  if (mended.includes(LOST)) mended = mended.replace(LOST_ORDINAL, 'º').replace(LOST_WORD, mendLost);
  if (mended.includes('?')) mended = mended.replace(DOUBTFUL_WORD, mendDoubtful);
  return mended;
}

function mendLost(word: string): string {
  // `�Ana`: a quotation mark or a dash was lost beside the word.
  if (/^\ufffd+(?:\p{Lu}\p{Ll}|$)/u.test(word)) return word;
  const known = knownWord(word, 1) ?? byEnding(word);
  if (known !== undefined) return known;
  const inner = word.replace(/\ufffd{1,9}$/, '');
  return inner !== word && bitsOf(inner) !== 0 ? word : word.replaceAll(LOST, 'e');
}

function mendDoubtful(word: string): string {
  const lost = word.replaceAll('?', LOST);
  return knownWord(lost, SURE) ?? byEnding(lost) ?? word;
}

/** `Fundaç��o`, `Funda��es`, `Alem�o`: endings that few words have without the letters that were lost. */
function byEnding(word: string): string | undefined {
  const mended = word
    .replace(/\ufffd\ufffd(?=o$)/, 'çã')
    .replace(/\ufffd\ufffd(?=es$)/, 'çõ')
    .replace(/(?<=\p{L})\ufffd(?=os?$)/u, 'ã')
    .replace(/(?<=\p{L})\ufffd(?=es$)/u, 'õ');
  return mended.includes(LOST) || mended === word ? undefined : mended;
}

/** The word with the letters by which the lexicon knows it best, where that is worth so much at least. */
function knownWord(word: string, least: number): string | undefined {
  const lost = word.split(LOST).length - 1;
  if (lost > MOST_LOST || word.length < SHORTEST) return undefined;
  let best: string | undefined;
  let most = least - 1;
  for (const spelled of spellings(word)) {
    const worth = worthOf(bitsOf(spelled));
    if (worth > most) [best, most] = [spelled, worth];
  }
  return best;
}

function bitsOf(word: string): number {
  return LEXICON.flags(word, 0, word.length);
}

/** Frequent names before other ones, and words of closed classes before those of other origins. */
function worthOf(bits: number): number {
  if (bits === 0) return 0;
  if ((bits & FREQUENT) !== 0) return 4;
  if ((bits & (GIVEN | SURNAME)) === 0) return 3;
  return (bits & FOREIGN) !== 0 ? 1 : 2;
}

/** The word with each letter in each of the lost places; in capitals where its neighbours are. */
function* spellings(word: string): Generator<string> {
  const at = word.indexOf(LOST);
  if (at < 0) {
    yield word;
    return;
  }
  // At the start a capital is likelier: of what is looked for most are names.
  const isCapital = at === 0 || (/\p{Lu}\ufffd/u.test(word) && /\ufffd(?:\p{Lu}|$)/u.test(word));
  for (const letter of LETTERS)
    yield* spellings(word.slice(0, at) + (isCapital ? letter.toUpperCase() : letter) + word.slice(at + 1));
}
