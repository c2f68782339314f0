import { HASH_START, hashEnd, hashLetter } from '../../shared/lexicon/hash.ts';
import {
  type FuseShape,
  fieldCount,
  fieldsOf,
  fingerprintOf,
  type PackedHashes,
} from '../../shared/lexicon/hash-set.ts';
import { CAPITAL_A, kindCharacter, type PackedWords } from '../../shared/lexicon/word-table.ts';

/** Words with their bits, so that `WordTable` can read them. */
export function packWords(bitsOf: ReadonlyMap<string, number>): PackedWords {
  const kinds = kindsByUse(bitsOf.values());
  let words = '';
  let wordKinds = '';
  let letterCount = 0;
  let before = '';
  for (const [word, bits] of [...bitsOf].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const shared = sharedLength(before, word);
    words += String.fromCharCode(CAPITAL_A + shared) + word.slice(shared);
    wordKinds += kindCharacter(kinds.indexOf(bits));
    letterCount += word.length;
    before = word;
  }
  return { count: bitsOf.size, letterCount, words, wordKinds, kinds };
}

/** The different values, those used most first. */
function kindsByUse(values: Iterable<number>): number[] {
  const uses = new Map<number, number>();
  for (const value of values) uses.set(value, (uses.get(value) ?? 0) + 1);
  return [...uses].sort(([a, usesOfA], [b, usesOfB]) => usesOfB - usesOfA || a - b).map(([value]) => value);
}

/** As a capital can tell. */
const MOST_SHARED = 25;

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < MOST_SHARED && length < a.length && a[length] === b[length]) length++;
  return length;
}

/**
 * Words known by their hashes only, so that `HashSet` can read them: a binary fuse filter (Graf and Lemire, 2022). A
 * word that is not among them is found once in 2^bits.
 */
export function packHashes(words: Iterable<string>, bits: number): PackedHashes {
  const hashes = [...new Set([...words].map(hashOf))].sort((a, b) => a - b);
  for (let seed = 1; seed < MOST_SEEDS; seed++) {
    const shape = { count: hashes.length, bits, seed, ...sizesFor(hashes.length) };
    const order = peel(hashes, shape);
    if (order !== undefined) return { ...shape, data: base64Of(assign(order, shape), bits) };
  }
  throw new Error('no seed keeps the words apart');
}

const MOST_SEEDS = 1000;

function sizesFor(count: number): Pick<FuseShape, 'segmentBits' | 'segments'> {
  const segmentBits = Math.max(2, Math.floor(Math.log(count) / Math.log(3.33) + 2.25) - 1);
  const load = Math.max(1.125, 0.875 + 0.25 * (Math.log(1e6) / Math.log(count)));
  return { segmentBits, segments: Math.ceil((count * load) / 2 ** segmentBits) - 2 + 1 };
}

/** Hashes with a field of each that no hash after it uses; nothing where the seed leaves some entangled. */
function peel(hashes: readonly number[], shape: FuseShape): [hash: number, field: number][] | undefined {
  const users = Array.from({ length: fieldCount(shape) }, () => new Set<number>());
  for (const hash of hashes) for (const field of fieldsOf(hash, shape)) users[field]?.add(hash);
  const lonely = users.flatMap((hashesThere, field) => (hashesThere.size === 1 ? [field] : []));
  const order: [number, number][] = [];
  for (let field = lonely.pop(); field !== undefined; field = lonely.pop()) {
    const [hash] = users[field] ?? [];
    if (hash === undefined) continue;
    order.push([hash, field]);
    for (const other of fieldsOf(hash, shape)) {
      users[other]?.delete(hash);
      if (users[other]?.size === 1) lonely.push(other);
    }
  }
  return order.length === hashes.length ? order : undefined;
}

function assign(order: readonly (readonly [hash: number, field: number])[], shape: FuseShape): Uint32Array {
  const values = new Uint32Array(fieldCount(shape));
  for (const [hash, field] of order.toReversed()) {
    const others = fieldsOf(hash, shape).filter((other) => other !== field);
    values[field] = others.reduce((mixed, other) => mixed ^ values[other]!, fingerprintOf(hash, shape));
  }
  return values;
}

function hashOf(word: string): number {
  let hash = HASH_START;
  for (let i = 0; i < word.length; i++) hash = hashLetter(hash, word.charCodeAt(i));
  return hashEnd(hash) >>> 0;
}

function base64Of(values: Uint32Array, bits: number): string {
  const bytes = new Uint8Array(Math.ceil((values.length * bits) / 8));
  values.forEach((value, field) => {
    for (let bit = 0; bit < bits; bit++) {
      const at = field * bits + bit;
      bytes[at >>> 3]! |= ((value >>> bit) & 1) << (at & 7);
    }
  });
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '');
}
