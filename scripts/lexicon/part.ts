/**
 * Parts the words by how they are packed: most are of a few kinds and go into a filter with the kind of each, which is
 * read where it stands; the others are written out, and unpacked at every start.
 */
import { COMMON } from '../../shared/lexicon/bits.ts';
import { HashSet, type PackedKinds, SHORTEST_FILTERED } from '../../shared/lexicon/hash-set.ts';
import { hashOf, packKinds } from './pack.ts';

/** A word of no list is taken for a name once in 2^9. */
const FINGERPRINT_BITS = 9;
const KIND_BITS = 3;

export interface Parted {
  readonly filtered: PackedKinds;
  readonly written: ReadonlyMap<string, number>;
}

/** @param known words that are no names: those that the filter would take for some are written out as words */
export function partWords(bitsOf: ReadonlyMap<string, number>, known: Iterable<string>): Parted {
  const kinds = mostUsed(bitsOf, 2 ** KIND_BITS);
  const kindOf = new Map<string, number>();
  const written = new Map<string, number>();
  for (const [word, bits] of bitsOf) {
    const kind = word.length < SHORTEST_FILTERED ? -1 : kinds.indexOf(bits);
    if (kind < 0) written.set(word, bits);
    else kindOf.set(word, kind);
  }
  const filtered = { ...packKinds(kindOf, FINGERPRINT_BITS, KIND_BITS), kinds };
  const filter = new HashSet(filtered);
  for (const word of known) {
    const isTaken = word.length >= SHORTEST_FILTERED && !bitsOf.has(word) && filter.kindOf(hashOf(word)) >= 0;
    if (isTaken) written.set(word, COMMON);
  }
  return { filtered, written };
}

function mostUsed(bitsOf: ReadonlyMap<string, number>, most: number): number[] {
  const uses = new Map<number, number>();
  for (const [word, bits] of bitsOf)
    if (word.length >= SHORTEST_FILTERED) uses.set(bits, (uses.get(bits) ?? 0) + 1);
  return [...uses]
    .sort(([a, usesOfA], [b, usesOfB]) => usesOfB - usesOfA || a - b)
    .slice(0, most)
    .map(([bits]) => bits);
}
