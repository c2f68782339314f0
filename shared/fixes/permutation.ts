/**
 * Keyed permutations of small sets of numbers: no two numbers become one, and none stays what it is.
 * FF1 of NIST SP 800-38G for a million numbers and more, which is the least that its revision 1 allows; smaller sets are
 * shuffled whole (Fisher and Yates; Knuth's algorithm P) by the key stream of AES in counter mode (SP 800-38A).
 */
import { ctr } from '@noble/ciphers/aes.js';
import { FF1 } from '@noble/ciphers/ff1.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

const SMALLEST_FF1 = 1_000_000;
/** Bytes of the key stream that are made at once. */
const BLOCK = 65_536;

export class Permutation {
  readonly #key: Uint8Array;
  readonly #tweak: Uint8Array;
  /** By size: what comes after each number. */
  readonly #small = new Map<number, Uint32Array>();

  /** @param tweak what the permutation is of: each tweak has its own */
  constructor(key: Uint8Array, tweak: string) {
    this.#tweak = new TextEncoder().encode(tweak);
    this.#key = new Uint8Array(hmac(sha256, key, new TextEncoder().encode(`permutation\0${tweak}`)));
  }

  /** Another number of `[0, size)`, for one of them. */
  of(value: bigint, size: bigint): bigint {
    if (size >= SMALLEST_FF1) return this.#large(value, size);
    const next = this.#small.get(Number(size)) ?? this.#cycle(Number(size));
    return BigInt(next[Number(value)] ?? 0);
  }

  #large(value: bigint, size: bigint): bigint {
    const length = (size - 1n).toString().length;
    const ff1 = FF1(10, this.#key, this.#tweak);
    let digits = Array.from(value.toString().padStart(length, '0'), Number);
    // Cycle walking (Black and Rogaway, 2002): fewer than ten steps on average.
    for (;;) {
      digits = ff1.encrypt(digits);
      const number = BigInt(digits.join(''));
      if (number < size) return number;
    }
  }

  /** A cycle through all numbers below `size`, in an order that the key shuffles. */
  #cycle(size: number): Uint32Array {
    const order = Uint32Array.from({ length: size }, (_, i) => i);
    const words = this.#words(size);
    for (let i = size - 1; i > 0; i--) {
      const fair = 2 ** 32 - (2 ** 32 % (i + 1));
      let word = words.next().value;
      while (word >= fair) word = words.next().value;
      const j = word % (i + 1);
      const there = order[j]!;
      order[j] = order[i]!;
      order[i] = there;
    }
    const next = new Uint32Array(size);
    order.forEach((number, i) => {
      next[number] = order[(i + 1) % size]!;
    });
    this.#small.set(size, next);
    return next;
  }

  /** Numbers of 32 bits without end, others for each size. */
  *#words(size: number): Generator<number, never> {
    // FF1 has the other key.
    const key = new Uint8Array(hmac(sha256, this.#key, new TextEncoder().encode('shuffle')));
    for (let block = 0; ; block++) {
      const start = new DataView(new ArrayBuffer(16));
      start.setUint32(0, size);
      start.setUint32(4, block);
      const bytes = ctr(key, new Uint8Array(start.buffer)).encrypt(new Uint8Array(BLOCK));
      const view = new DataView(bytes.buffer, bytes.byteOffset, BLOCK);
      for (let at = 0; at < BLOCK; at += 4) yield view.getUint32(at);
    }
  }
}
