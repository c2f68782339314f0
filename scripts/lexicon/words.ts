import {
  CITY,
  COMMON,
  FEMALE,
  FOREIGN,
  FREQUENT,
  GIVEN,
  MALE,
  PLACE_PART,
  SURNAME,
} from '../../shared/lexicon/bits.ts';
import { endsLikeCommonWord, withLetter } from '../../shared/lexicon/endings.ts';
import {
  countries,
  englishDictionary,
  fold,
  foreignNames,
  frequentEnglishWords,
  frequentGivenNames,
  frequentWords,
  municipalities,
  type NameLists,
  ownForeignNames,
  ownWords,
  portugueseDictionary,
  portugueseNames,
  states,
} from './sources.ts';

export interface LexiconData {
  /** Folded words with their bits. */
  readonly words: ReadonlyMap<string, number>;
  /** Whole names of places, their letters only. */
  readonly places: ReadonlySet<string>;
  /** Folded common words that neither their bits nor their endings tell. */
  readonly common: ReadonlySet<string>;
  /** Folded words of dictionaries that are no names. */
  readonly others: ReadonlySet<string>;
}

type Bits = Map<string, number>;

/** Shorter words of noisy lists are abbreviations and syllables more often than names. */
const SHORTEST_FROM_NOISY_LIST = 4;
/** Shorter words of English are particles and syllables of other languages. */
const SHORTEST_ENGLISH = 4;
const PARTICLES = new Set(
  'a al as d da das de del della der den di do dos du e el em la las le los na no o os van von y'.split(' '),
);

export function lexiconData(): LexiconData {
  const common = commonWords();
  const words = names(common);
  const places = [...municipalities(), ...states(), ...countries()];
  for (const place of places) for (const part of partsOf(place)) add(words, part, PLACE_PART);
  for (const city of municipalities()) add(words, fold(city), CITY);
  for (const word of words.keys()) if (common.has(word)) add(words, word, COMMON);
  return {
    words,
    places: new Set(places.map(lettersOf)),
    common: withoutTold(new Set([...common, ...englishWords(words)]), words),
    others: otherWords(common),
  };
}

/** Frequent words of English that no list has as a name, or as a part of a place's. */
function englishWords(known: ReadonlyMap<string, number>): string[] {
  const dictionary = englishDictionary();
  const names = new Set(ownWords('names-first'));
  return frequentEnglishWords()
    .filter((word) => word.length >= SHORTEST_ENGLISH && dictionary.has(word))
    .map(fold)
    .filter((word) => word !== '' && !known.has(word) && !names.has(word));
}

function otherWords(common: ReadonlySet<string>): Set<string> {
  const entries = [
    ...portugueseDictionary().lowerCase(),
    ...englishDictionary().lowerCase(),
    ...frequentWords(),
  ];
  return new Set([...entries.map(fold), ...common].filter((word) => /^[a-z]+$/.test(word)));
}

function add(words: Bits, word: string, bits: number): void {
  if (word !== '') words.set(word, (words.get(word) ?? 0) | bits);
}

/** Words that are often used, or of a trade, and that the dictionary has in lower case. Names among them are not. */
function commonWords(): Set<string> {
  const dictionary = portugueseDictionary();
  const common = new Set(ownWords('common-names'));
  for (const word of [...frequentWords(), ...ownWords('specialist-words').flatMap(inflected)]) {
    if (dictionary.has(word)) common.add(fold(word));
  }
  for (const name of ['', ...ownWords('names-first')]) common.delete(name);
  return common;
}

/** The words that are not names and do not end like common words: of the others the lexicon knows without the set. */
function withoutTold(common: ReadonlySet<string>, words: ReadonlyMap<string, number>): Set<string> {
  const isTold = (word: string): boolean => {
    let tail = 0;
    for (let i = 0; i < word.length; i++) tail = withLetter(tail, word.charCodeAt(i));
    return endsLikeCommonWord(tail, word.length) || ((words.get(word) ?? 0) & (GIVEN | SURNAME)) !== 0;
  };
  return new Set([...common].filter((word) => !isTold(word)));
}

/** What may be a word's plural and feminine: the dictionary tells which are. */
function inflected(word: string): string[] {
  const forms = [word, `${word}s`, `${word}es`, `${word}a`, `${word}as`];
  for (const [ending, ...others] of ENDINGS) {
    if (word.endsWith(ending)) forms.push(...others.map((other) => word.slice(0, -ending.length) + other));
  }
  return forms;
}

const ENDINGS = [
  ['o', 'a', 'os', 'as'],
  ['ão', 'ões', 'ães', 'ã', 'ãs'],
  ['al', 'ais'],
  ['el', 'éis'],
  ['il', 'is', 'eis'],
  ['ol', 'óis'],
  ['em', 'ens'],
  ['r', 'ram', 'rá', 'ndo', 'do', 'da'],
] as const;

function names(common: ReadonlySet<string>): Bits {
  const words = bitsOf(portugueseNames());
  for (const word of words.keys()) add(words, word, sexByEnding(words.get(word) ?? 0, word));
  const english = englishDictionary();
  const noisy = bitsOf(foreignNames());
  for (const word of noisy.keys()) {
    if (word.length < SHORTEST_FROM_NOISY_LIST || common.has(word) || english.has(word)) noisy.delete(word);
  }
  const foreign = bitsOf(ownForeignNames());
  for (const [word, bits] of noisy) add(foreign, word, bits);
  for (const [word, bits] of foreign) if (!words.has(word)) words.set(word, bits | FOREIGN);
  for (const word of ownWords('no-names')) words.delete(word);
  for (const word of [...frequentGivenNames(), ...ownWords('frequent-surnames')]) {
    if (words.has(word)) add(words, word, FREQUENT);
  }
  return words;
}

function bitsOf(lists: readonly NameLists[]): Bits {
  const words: Bits = new Map();
  const addAll = (list: readonly string[], bits: number): void => {
    for (const name of list) for (const part of partsOf(name)) add(words, part, bits);
  };
  for (const { female, male, given, surnames } of lists) {
    addAll(female, GIVEN | FEMALE);
    addAll(male, GIVEN | MALE);
    addAll(given, GIVEN);
    addAll(surnames, SURNAME);
  }
  return words;
}

/** The words of a name or place, folded, without particles and single letters. */
function partsOf(name: string): string[] {
  const parts = name.split(/[^\p{L}\p{M}'’]+/u).map(fold);
  return parts.filter((part) => part.length > 1 && !PARTICLES.has(part));
}

function lettersOf(place: string): string {
  return place
    .split(/[^\p{L}\p{M}'’]+/u)
    .map(fold)
    .join('');
}

/** Where no list tells: names in -a are women's and names in -o, -son and -ton men's, with few exceptions. */
function sexByEnding(bits: number, word: string): number {
  if ((bits & GIVEN) === 0 || (bits & (FEMALE | MALE)) !== 0) return 0;
  if (/(?:a|elle|iele|iane|ielly|eane)$/.test(word)) return FEMALE;
  return /(?:o|son|ton|mar|aldir)$/.test(word) ? MALE : 0;
}
