/** Asks the identifiers that are made of words, at the words that wake them. */
import type { Candidates } from '../candidates/candidates.ts';
import type { Label } from '../evidence/labels.ts';
import type { Passage } from '../formats/format.ts';
import type { Echo, Identifier, Match, WordsIdentifier } from '../identifiers/identifier.ts';
import { NUMBER } from './classes.ts';
import { LEXICON } from './vocabulary.ts';
import { MANY_FIGURES, Words } from './words.ts';

/** A longer value is prose, whatever its key says. */
const LONGEST_VALUE = 512;

/** One of the identifiers, as it is asked at words: all are objects of one form, whose fields are found at once. */
interface Reader {
  readonly identifier: WordsIdentifier;
  readonly type: number;
  readonly wakes: number;
  readonly read: WordsIdentifier['read'];
  readonly echo: WordsIdentifier['echo'];
}

function newReader(identifier: WordsIdentifier, type: number): Reader {
  const { wakes, read, echo } = identifier;
  return { identifier, type, wakes, read, echo };
}

/** Numbers of so many digits are told apart by their value. */
const MOST_TOLD = 3;
/** For each number of few digits its place, then one for each longer one. */
const VALUES = 1000;
const LONGER = (MOST_TOLD + 1) * VALUES;

/** Which readers are asked at a number, as bits, by what `placeOf` says of it. */
function readersOfNumbers(readers: readonly Reader[]): Uint8Array {
  const asked = new Uint8Array(LONGER + MANY_FIGURES + 1);
  readers.forEach(({ identifier: { numbers }, wakes }, i) => {
    if ((wakes & NUMBER) === 0) return;
    const add = (from: number, to: number) => {
      for (let place = from; place <= to; place++) asked[place]! |= 1 << i;
    };
    if (numbers === undefined) add(0, asked.length - 1);
    for (const { digits, low = 0, high = 10 ** digits - 1 } of numbers ?? []) {
      if (digits > MOST_TOLD) add(LONGER + digits, LONGER + digits);
      else add(digits * VALUES + low, digits * VALUES + high);
    }
  });
  return asked;
}

function placeOf(words: Words, at: number): number {
  const digits = words.digitCount(at);
  return digits > MOST_TOLD ? LONGER + digits : digits * VALUES + words.value(at);
}

/** What a label says to the readers: whose type it announces, as bits, and who reads a whole value under it. */
interface Announced {
  readonly types: number;
  readonly values: readonly ValueReader[];
}

interface ValueReader {
  readonly type: number;
  readonly isWeak: boolean;
  readonly readValue: NonNullable<WordsIdentifier['readValue']>;
}

const NOTHING: Announced = { types: 0, values: [] };

/** Takes what was found in a passage, in offsets of its text. */
export interface Taker {
  /** @returns whether the finding is kept, and starts in the passage's wanted range */
  addRead(passage: Passage, type: number, found: Match, out: Candidates, keyed: boolean): boolean;
  addEcho(passage: Passage, type: number, echo: Echo, out: Candidates): void;
}

export class WordScan {
  readonly #readers: readonly Reader[];
  readonly #ofNumbers: Uint8Array;
  /** The bits that wake any of them. */
  readonly wakes: number;
  /**
   * Prose and single values have their words apart: in a table the two take turns, and those of the prose are read for
   * many of its pieces at once.
   */
  readonly #prose = new Words(LEXICON);
  readonly #value = new Words(LEXICON);
  #words = this.#prose;
  readonly #taker: Taker;
  /** Labels are few, and identical where they are equal. */
  readonly #announced = new WeakMap<Label, Announced>();
  /** The type behind the last: from there on stand the types that weak keys announce, in the same order. */
  readonly #count: number;

  /** @param identifiers all of them, in the order of the registry */
  constructor(identifiers: readonly Identifier[], taker: Taker) {
    this.#readers = identifiers.flatMap((identifier, type) =>
      identifier.kind === 'words' ? [newReader(identifier, type)] : [],
    );
    this.#ofNumbers = readersOfNumbers(this.#readers);
    this.wakes = this.#readers.reduce((bits, { wakes }) => bits | wakes, 0);
    this.#count = identifiers.length;
    this.#taker = taker;
  }

  /** Reads the words of a passage that are asked about in `[from, to)`. */
  load(passage: Passage, from: number, to: number): Words {
    const { text, lo, hi } = passage;
    const words = hi - lo > LONGEST_VALUE ? this.#prose : this.#value;
    words.load(text, lo, hi, from, to);
    this.#words = words;
    return words;
  }

  /** Asks whom the word `at` of the words that were loaded last wakes. */
  ask(passage: Passage, at: number, out: Candidates): void {
    const words = this.#words;
    const bits = words.bits[at]!;
    const asked = (bits & NUMBER) === 0 ? -1 : this.#ofNumbers[placeOf(words, at)]!;
    if (asked === 0) return;
    const keyed = this.#announcedBy(passage.label).types;
    for (let i = 0; i < this.#readers.length; i++) {
      const { identifier, type, wakes, read, echo: echoAt } = this.#readers[i]!;
      if ((bits & wakes) === 0 || (asked & (1 << i)) === 0) continue;
      const isKeyed = (keyed & (1 << i)) !== 0;
      const match = read(words, at, isKeyed);
      if (match !== undefined) {
        const isKept = this.#taker.addRead(passage, type, match, out, isKeyed);
        if (isKept && out.echoes !== undefined) identifier.addCalls?.(words, match, out.echoes.full);
      } else if (echoAt !== undefined && out.echoes !== undefined) {
        const echo = echoAt(words, at);
        if (echo !== undefined) this.#taker.addEcho(passage, type, echo, out);
      }
    }
  }

  #announcedBy(label: Label | undefined): Announced {
    if (label === undefined) return NOTHING;
    let announced = this.#announced.get(label);
    if (announced === undefined) {
      announced = this.#newAnnounced(label);
      this.#announced.set(label, announced);
    }
    return announced;
  }

  #newAnnounced(label: Label): Announced {
    let types = 0;
    const values: ValueReader[] = [];
    this.#readers.forEach(({ identifier: { readValue }, type }, i) => {
      const isWeak = !label.types.has(type);
      if (!isWeak) types |= 1 << i;
      if (readValue === undefined || (isWeak && !label.types.has(type + this.#count))) return;
      values.push({ type, isWeak, readValue });
    });
    return { types, values };
  }

  /** Asks about a whole value, where its key names it: it is seen whole, wherever the piece that is scanned begins. */
  readValue(passage: Passage, out: Candidates): void {
    const { text, lo, hi, label } = passage;
    if (label === undefined || hi - lo > LONGEST_VALUE) return;
    for (const { type, isWeak, readValue } of this.#announcedBy(label).values) {
      this.#words.load(text, lo, hi, lo, hi);
      if (this.#words.count === 0) return;
      const match = readValue(this.#words, isWeak);
      if (match !== undefined) this.#taker.addRead(passage, type, match, out, true);
    }
  }
}

/** What is read again is short: an address at most. */
const ROOM = 64;

/** For a reader's tests, and to read a found text again: all words of a text. */
export function wordsOf(text: string): Words {
  const words = new Words(LEXICON, ROOM);
  words.load(text, 0, text.length, 0, text.length);
  return words;
}
