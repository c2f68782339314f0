/** A set of hashes packed by Rice coding: sorted, and of each only the distance to the one before. */
export interface PackedHashes {
  readonly count: number;
  /** Bits of a distance that are written plainly. A word that is not in the set is found in it once in 2^bits. */
  readonly bits: number;
  /** Base64, bits from the highest of each byte: quotient in unary (ones, then a zero), then the plain bits. */
  readonly data: string;
}

/** Words known by their hashes only: small, and wrong once in 2^bits for a word that is not among them. */
export class HashSet {
  readonly #packed: PackedHashes;
  #values: Uint32Array | undefined;

  constructor(packed: PackedHashes) {
    this.#packed = packed;
  }

  /** @param hash unsigned, as `hashEnd` gives it */
  has(hash: number): boolean {
    this.#values ??= unpack(this.#packed);
    const values = this.#values;
    const wanted = slotOf(hash, this.#packed);
    let low = 0;
    let high = values.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (values[middle]! < wanted) low = middle + 1;
      else high = middle;
    }
    return values[low] === wanted;
  }
}

/** The number that stands for a hash in a set of so many words. */
export function slotOf(hash: number, set: Pick<PackedHashes, 'count' | 'bits'>): number {
  return hash % (set.count * 2 ** set.bits);
}

function unpack({ count, bits, data }: PackedHashes): Uint32Array {
  const bytes = atob(data);
  const values = new Uint32Array(count);
  let at = 0;
  const next = (): number => {
    const bit = (bytes.charCodeAt(at >>> 3) >>> (7 - (at & 7))) & 1;
    at++;
    return bit;
  };
  let value = 0;
  for (let i = 0; i < count; i++) {
    let quotient = 0;
    while (next() === 1) quotient++;
    let rest = 0;
    for (let bit = 0; bit < bits; bit++) rest = (rest << 1) | next();
    value += quotient * 2 ** bits + rest;
    values[i] = value;
  }
  return values;
}
