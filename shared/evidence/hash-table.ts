/** Values by a 32-bit hash: one array look-up for a hash that is not there, as most words of a text are not. */
export class HashTable<Value> {
  readonly #mask: number;
  readonly #hashes: Int32Array;
  /** One more than the index in `#values`; 0 where the slot is empty. */
  readonly #slots: Uint16Array;
  readonly #values: Value[] = [];

  constructor(entries: ReadonlyMap<number, Value>) {
    let size = 16;
    while (size < 4 * entries.size) size *= 2;
    this.#mask = size - 1;
    this.#hashes = new Int32Array(size);
    this.#slots = new Uint16Array(size);
    for (const [hash, value] of entries) {
      let slot = spread(hash) & this.#mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & this.#mask;
      this.#hashes[slot] = hash;
      this.#slots[slot] = this.#values.push(value);
    }
  }

  get(hash: number): Value | undefined {
    for (let slot = spread(hash) & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const index = this.#slots[slot]!;
      if (index === 0) return undefined;
      if (this.#hashes[slot] === hash) return this.#values[index - 1];
    }
  }
}

/** The low bits of a word's hash hang on its last letters most. */
function spread(hash: number): number {
  return hash ^ (hash >>> 15);
}
