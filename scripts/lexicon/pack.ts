import { HASH_START, hashEnd, hashLetter } from '../../shared/lexicon/hash.ts';
import { type PackedHashes, slotOf } from '../../shared/lexicon/hash-set.ts';
import { kindCharacter, type PackedWords } from '../../shared/lexicon/word-table.ts';

const MOST_SHARED = 25;

/** Words with their bits, so that `WordTable` can read them. */
export function packWords(bitsOf: ReadonlyMap<string, number>): PackedWords {
  const sorted = [...bitsOf].sort(([a], [b]) => (a < b ? -1 : 1));
  const kinds = kindsByUse(bitsOf.values());
  let words = '';
  let bits = '';
  let before = '';
  for (const [word, value] of sorted) {
    const shared = Math.min(sharedLength(before, word), MOST_SHARED);
    words += String.fromCharCode(0x41 + shared) + word.slice(shared);
    bits += kindCharacter(kinds.indexOf(value));
    before = word;
  }
  return { count: sorted.length, words, bits, kinds };
}

/** The different values, those used most first. */
function kindsByUse(values: Iterable<number>): number[] {
  const uses = new Map<number, number>();
  for (const value of values) uses.set(value, (uses.get(value) ?? 0) + 1);
  return [...uses].sort(([a, usesOfA], [b, usesOfB]) => usesOfB - usesOfA || a - b).map(([value]) => value);
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** Words known by hash only, so that `HashSet` can read them; wrong once in 2^bits. */
export function packHashes(words: Iterable<string>, bits: number): PackedHashes {
  const unique = new Set(words);
  const slots = [...unique].map((word) => slotOf(hashOf(word), { count: unique.size, bits }));
  slots.sort((a, b) => a - b);
  const writer = new BitWriter();
  let before = 0;
  for (const slot of slots) {
    const distance = slot - before;
    writer.unary(Math.floor(distance / 2 ** bits));
    writer.plain(distance % 2 ** bits, bits);
    before = slot;
  }
  return { count: slots.length, bits, data: writer.base64() };
}

function hashOf(word: string): number {
  let hash = HASH_START;
  for (let i = 0; i < word.length; i++) hash = hashLetter(hash, word.charCodeAt(i));
  return hashEnd(hash);
}

class BitWriter {
  readonly #bytes: number[] = [];
  #length = 0;

  unary(value: number): void {
    for (let i = 0; i < value; i++) this.#bit(1);
    this.#bit(0);
  }

  plain(value: number, bits: number): void {
    for (let bit = bits - 1; bit >= 0; bit--) this.#bit((value >>> bit) & 1);
  }

  base64(): string {
    return Buffer.from(this.#bytes).toString('base64').replace(/=+$/, '');
  }

  #bit(bit: number): void {
    if (this.#length % 8 === 0) this.#bytes.push(0);
    this.#bytes[this.#bytes.length - 1]! |= bit << (7 - (this.#length++ % 8));
  }
}
