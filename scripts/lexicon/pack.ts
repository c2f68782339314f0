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
  return packKinds(new Map([...words].map((word) => [word, 0])), bits, 0);
}

/**
 * The same with a number below 2^kindBits for each word.
 * @throws Error where two words of one hash have different ones
 */
export function packKinds(kindOf: ReadonlyMap<string, number>, bits: number, kindBits: number): PackedHashes {
  const kinds = new Map<number, number>();
  for (const [word, kind] of kindOf) {
    const hash = hashOf(word);
    if ((kinds.get(hash) ?? kind) !== kind) throw new Error(`another word has the hash of ${word}`);
    kinds.set(hash, kind);
  }
  const hashes = [...kinds.keys()].sort((a, b) => a - b);
  for (const load of LOADS) {
    for (let seed = 1; seed < MOST_SEEDS; seed++) {
      const shape = { count: hashes.length, bits, kindBits, seed, ...sizesFor(hashes.length, load) };
      const order = peel(hashes, shape);
      if (order !== undefined)
        return { ...shape, data: base64Of(assign(order, shape, kinds), bits + kindBits) };
    }
  }
  throw new Error('no seed keeps the words apart');
}

/** Fields for each word: the fewer, the more seeds must be tried. */
const LOADS = [1.16, 1.17, 1.18, 1.19, 1.2, 1.22, 1.25, 1.3];
const MOST_SEEDS = 100;

function sizesFor(count: number, load: number): Pick<FuseShape, 'segmentBits' | 'segments'> {
  const segmentBits = Math.max(2, Math.floor(Math.log(count) / Math.log(3.33) + 2.25) - 2);
  return { segmentBits, segments: Math.ceil((count * load) / 2 ** segmentBits) - 2 };
}

/** Hashes with a field of each that no hash after it uses; nothing where the seed leaves some entangled. */
function peel(hashes: readonly number[], shape: FuseShape): [hash: number, field: number][] | undefined {
  const uses = new Uint32Array(fieldCount(shape));
  // Of the hashes that use a field, all together by xor: of one alone, itself.
  const users = new Uint32Array(fieldCount(shape));
  const lonely: number[] = [];
  const put = (hash: number, change: 1 | -1): void => {
    for (const field of fieldsOf(hash, shape)) {
      users[field]! ^= hash;
      uses[field]! += change;
      if (change < 0 && uses[field] === 1) lonely.push(field);
    }
  };
  for (const hash of hashes) put(hash, 1);
  uses.forEach((count, field) => {
    if (count === 1) lonely.push(field);
  });
  const order: [number, number][] = [];
  for (let field = lonely.pop(); field !== undefined; field = lonely.pop()) {
    if (uses[field] !== 1) continue;
    const hash = users[field]!;
    order.push([hash, field]);
    put(hash, -1);
  }
  return order.length === hashes.length ? order : undefined;
}

function assign(
  order: readonly (readonly [hash: number, field: number])[],
  shape: FuseShape,
  kinds: ReadonlyMap<number, number>,
): Uint32Array {
  const values = new Uint32Array(fieldCount(shape));
  for (const [hash, field] of order.toReversed()) {
    const others = fieldsOf(hash, shape).filter((other) => other !== field);
    const value = (fingerprintOf(hash, shape) << shape.kindBits) | (kinds.get(hash) ?? 0);
    values[field] = others.reduce((mixed, other) => mixed ^ values[other]!, value);
  }
  return values;
}

export function hashOf(word: string): number {
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
