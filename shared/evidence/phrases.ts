/** The phrases of labels, by their last words: a text is read back from a word, and each phrase word by word. */
import { CLASS, LETTER } from '../text/characters.ts';
import { HashTable } from './hash-table.ts';
import {
  hashesBack,
  isJoint,
  lastWordOf,
  readWord,
  singular,
  type Word,
  withoutPrepositions,
} from './words.ts';

/** What a label says: the identifiers that it announces, by index; none of them where it speaks against all. */
export interface Label {
  readonly types: ReadonlySet<number>;
}

interface Phrase {
  /** Hashes of the words before the last one, nearest first. */
  readonly before: readonly number[];
  readonly label: { readonly types: Set<number> };
}

/** So many UTF-16 units before its last word the words of a phrase may be parted. */
const FARTHEST_JOINT = 80;

export class LabelPhrases {
  readonly #labels: readonly (readonly string[])[];
  readonly #against: readonly string[];
  #table: HashTable<readonly Phrase[]> | undefined;
  readonly #word: Word = { start: 0, end: 0, hash: 0 };
  #start = 0;

  /**
   * @param labels for each identifier, by index, its labels as people write them
   * @param against phrases of labels that announce none
   */
  constructor(labels: readonly (readonly string[])[], against: readonly string[]) {
    this.#labels = labels;
    this.#against = against;
  }

  /** Where the label that `endingWith` found last begins. */
  get start(): number {
    return this.#start;
  }

  /** Made when a word is first asked about: many runs ask few of the lexica, or none. */
  get #byLastWord(): HashTable<readonly Phrase[]> {
    this.#table ??= phrasesByLastWord(this.#labels, this.#against);
    return this.#table;
  }

  /** The words with which labels end, letters a to z, in the singular and the plural. */
  lastWords(): ReadonlySet<string> {
    const words = new Set<string>();
    for (const label of [...this.#labels.flat(), ...this.#against]) {
      const last = lastWordOf(label);
      if (last !== '') words.add(last).add(`${last}s`);
    }
    return words;
  }

  /** The label that ends with a word of a text, not looking before `limit`; `start` tells where it begins. */
  endingWith(text: string, word: Readonly<Word>, limit: number): Label | undefined {
    const phrases = this.#byLastWord.get(word.hash) ?? this.#inSingular(text, word);
    if (phrases === undefined) return undefined;
    for (const { before, label } of phrases) {
      if (this.#wordsBefore(text, word.start, limit, before)) return label;
    }
    return undefined;
  }

  #inSingular(text: string, word: Readonly<Word>): readonly Phrase[] | undefined {
    const hash = singular(text, word);
    return hash === word.hash ? undefined : this.#byLastWord.get(hash);
  }

  #wordsBefore(text: string, start: number, limit: number, hashes: readonly number[]): boolean {
    let end = start;
    for (const hash of hashes) {
      while (end > limit && end > start - FARTHEST_JOINT && isJoint(text.charCodeAt(end - 1))) end--;
      if (end <= limit || CLASS[text.charCodeAt(end - 1)] !== LETTER) return false;
      readWord(text, end, limit, this.#word);
      if (this.#word.hash !== hash) return false;
      end = this.#word.start;
    }
    this.#start = end;
    return true;
  }
}

/** Phrases by the hash of their last word, longest first. */
function phrasesByLastWord(
  labels: readonly (readonly string[])[],
  against: readonly string[],
): HashTable<readonly Phrase[]> {
  const byLast = new Map<number, Phrase[]>();
  labels.forEach((phrases, type) => {
    for (const phrase of phrases) {
      const words = hashesBack(phrase);
      typesOf(byLast, words).add(type);
      typesOf(byLast, withoutPrepositions(words)).add(type);
    }
  });
  for (const phrase of against) typesOf(byLast, hashesBack(phrase));
  for (const phrases of byLast.values()) phrases.sort((a, b) => b.before.length - a.before.length);
  return new HashTable(byLast);
}

/** The types that a phrase announces, to be added to. */
function typesOf(byLast: Map<number, Phrase[]>, words: readonly number[]): Set<number> {
  const [last = 0, ...before] = words;
  const phrases = byLast.get(last) ?? [];
  byLast.set(last, phrases);
  const known = phrases.find((it) => isSame(it.before, before));
  if (known !== undefined) return known.label.types;
  const label = { types: new Set<number>() };
  phrases.push({ before, label });
  return label.types;
}

function isSame(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((hash, i) => hash === others[i]);
}
