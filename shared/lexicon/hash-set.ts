import { hashEnd } from './hash.ts';

/** Words known by their hashes, as a binary fuse filter (Graf and Lemire, 2022). */
export interface FuseShape {
  readonly count: number;
  /** Of a fingerprint. A word that is not among them is found once in 2^bits. */
  readonly bits: number;
  /** Of what is said of each word; with those of the fingerprint at most 17. */
  readonly kindBits: number;
  readonly seed: number;
  /** A hash has a field in each of three neighbouring segments of 2^segmentBits fields; at most 10. */
  readonly segmentBits: number;
  /** Of how many segments, 65,536 at most, the first field can be in. */
  readonly segments: number;
}

export interface PackedHashes extends FuseShape {
  /** Base64 of the fields, the lowest bit first. The fields of a hash in the set give its fingerprint by xor. */
  readonly data: string;
}

export interface PackedKinds extends PackedHashes {
  /** The bits of each kind of word. */
  readonly kinds: readonly number[];
}

export function fieldCount({ segments, segmentBits }: FuseShape): number {
  return (segments + 2) << segmentBits;
}

/** Shorter words are in no filter of kinds: most words of a text are, and none is asked about. */
export const SHORTEST_FILTERED = 4;

/** The three fields of a hash. */
export function fieldsOf(hash: number, shape: FuseShape): [number, number, number] {
  const first = firstSegment(hash, shape);
  const within = withinSegments(hash, shape);
  return [
    fieldOf(0, first, within, shape),
    fieldOf(1, first, within, shape),
    fieldOf(2, first, within, shape),
  ];
}

/** A hash has fields in this segment and the two behind it; by the upper half of the mixed bits, without a division. */
function firstSegment(hash: number, { seed, segments }: FuseShape): number {
  return ((hashEnd(hash ^ seed) >>> 16) * segments) >>> 16;
}

/** Where in its segments the fields of a hash are, ten bits for each. */
function withinSegments(hash: number, { seed }: FuseShape): number {
  return hashEnd(hash + Math.imul(seed, 0x9e3779b9));
}

function fieldOf(place: 0 | 1 | 2, first: number, within: number, { segmentBits }: FuseShape): number {
  const at = (within >>> (10 * place)) & ((1 << segmentBits) - 1);
  return ((first + place) << segmentBits) | at;
}

export function fingerprintOf(hash: number, { seed, bits }: FuseShape): number {
  return hashEnd(Math.imul(hash ^ seed, 0x85ebca6b)) >>> (32 - bits);
}

/** So many answers are remembered at a time. */
const REMEMBERED = 2048;

/** Asks such a filter. Nothing is unpacked but base64, when it is first asked. */
export class HashSet {
  readonly #packed: PackedHashes;
  #bytes = '';
  /** What was said of the last hashes, by their lowest bits: texts have the same words again and again. */
  readonly #hashes = new Int32Array(REMEMBERED);
  readonly #kinds = new Int8Array(REMEMBERED);

  constructor(packed: PackedHashes) {
    this.#packed = packed;
    // No hash that 0 is the place of.
    this.#hashes[0] = 1;
  }

  /** @param hash as `hashEnd` gives it, as for `kindOf` */
  has(hash: number): boolean {
    return this.kindOf(hash) >= 0;
  }

  /** What is said of the word; −1 where it is not among them. */
  kindOf(hash: number): number {
    const place = hash & (REMEMBERED - 1);
    if (this.#hashes[place] !== hash) {
      this.#kinds[place] = this.#read(hash);
      this.#hashes[place] = hash;
    }
    return this.#kinds[place]!;
  }

  #read(hash: number): number {
    const packed = this.#packed;
    if (this.#bytes === '') this.#bytes = atob(packed.data);
    const first = firstSegment(hash, packed);
    const within = withinSegments(hash, packed);
    const mixed =
      this.#field(fieldOf(0, first, within, packed)) ^
      this.#field(fieldOf(1, first, within, packed)) ^
      this.#field(fieldOf(2, first, within, packed));
    const { kindBits } = packed;
    return mixed >>> kindBits === fingerprintOf(hash, packed) ? mixed & ((1 << kindBits) - 1) : -1;
  }

  #field(field: number): number {
    const bits = this.#packed.bits + this.#packed.kindBits;
    const bytes = this.#bytes;
    const at = field * bits;
    const byte = at >>> 3;
    // Past the last byte the code is NaN, which the operators take for 0.
    const word =
      bytes.charCodeAt(byte) | (bytes.charCodeAt(byte + 1) << 8) | (bytes.charCodeAt(byte + 2) << 16);
    return (word >>> (at & 7)) & ((1 << bits) - 1);
  }
}
