import { hashEnd } from './hash.ts';

/** A set of words known by their hashes, as a binary fuse filter (Graf and Lemire, 2022). */
export interface FuseShape {
  readonly count: number;
  /** At most 17. A word that is not in the set is found in it once in 2^bits. */
  readonly bits: number;
  readonly seed: number;
  /** A hash has a field in each of three neighbouring segments of 2^segmentBits fields. */
  readonly segmentBits: number;
  /** Of how many segments the first field can be in. */
  readonly segments: number;
}

export interface PackedHashes extends FuseShape {
  /** Base64 of the fields, the lowest bit first. The fields of a hash in the set give its fingerprint by xor. */
  readonly data: string;
}

export function fieldCount({ segments, segmentBits }: FuseShape): number {
  return (segments + 2) << segmentBits;
}

/** The three fields of a hash. */
export function fieldsOf(hash: number, shape: FuseShape): [number, number, number] {
  return [fieldOf(hash, 0, shape), fieldOf(hash, 1, shape), fieldOf(hash, 2, shape)];
}

function fieldOf(hash: number, place: 0 | 1 | 2, { seed, segments, segmentBits }: FuseShape): number {
  const segment = ((hashEnd(hash ^ seed) >>> 0) % segments) + place;
  const within = hashEnd(hash + Math.imul(seed + place, 0x9e3779b9)) >>> (32 - segmentBits);
  return (segment << segmentBits) | within;
}

export function fingerprintOf(hash: number, { seed, bits }: FuseShape): number {
  return hashEnd(Math.imul(hash ^ seed, 0x85ebca6b)) >>> (32 - bits);
}

/** Asks such a set. Nothing is unpacked but base64, when it is first asked. */
export class HashSet {
  readonly #packed: PackedHashes;
  #bytes = '';

  constructor(packed: PackedHashes) {
    this.#packed = packed;
  }

  /** @param hash as `hashEnd` gives it */
  has(hash: number): boolean {
    const packed = this.#packed;
    if (this.#bytes === '') this.#bytes = atob(packed.data);
    const mixed =
      this.#field(fieldOf(hash, 0, packed)) ^
      this.#field(fieldOf(hash, 1, packed)) ^
      this.#field(fieldOf(hash, 2, packed));
    return mixed === fingerprintOf(hash, packed);
  }

  #field(field: number): number {
    const { bits } = this.#packed;
    const bytes = this.#bytes;
    const at = field * bits;
    const byte = at >>> 3;
    // Past the last byte the code is NaN, which the operators take for 0.
    const word =
      bytes.charCodeAt(byte) | (bytes.charCodeAt(byte + 1) << 8) | (bytes.charCodeAt(byte + 2) << 16);
    return (word >>> (at & 7)) & ((1 << bits) - 1);
  }
}
