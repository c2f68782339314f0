/**
 * Keyed permutations of small sets of numbers: no two numbers become one, and none stays what it is.
 * FF1 of NIST SP 800-38G for a million numbers and more, which is the least that its revision 1 allows; below it the
 * swap-or-not shuffle of Hoang, Morris and Rogaway (CRYPTO 2012), which holds for sets of any size.
 */
import { FF1 } from '@noble/ciphers/ff1.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

const SMALLEST_FF1 = 1_000_000;
/** By theorem 2 of the paper, so many rounds a bit leave no advantage to speak of in sets this small. */
const ROUNDS_A_BIT = 12;

export class Permutation {
  readonly #key: Uint8Array;
  readonly #tweak: Uint8Array;

  /** @param tweak what the permutation is of: each tweak has its own */
  constructor(key: Uint8Array, tweak: string) {
    this.#tweak = new TextEncoder().encode(tweak);
    this.#key = new Uint8Array(hmac(sha256, key, new TextEncoder().encode(`permutation\0${tweak}`)));
  }

  /** Another number of `[0, size)`, for one of them. */
  of(value: bigint, size: bigint): bigint {
    return size < SMALLEST_FF1 ? BigInt(this.#small(Number(value), Number(size))) : this.#large(value, size);
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

  /** The next of a cycle through all numbers, in an order that the key shuffles. */
  #small(value: number, size: number): number {
    const rounds = this.#rounds(size);
    let number = value;
    for (const round of rounds) number = round(number);
    number = (number + 1) % size;
    for (const round of rounds.reverse()) number = round(number);
    return number;
  }

  #rounds(size: number): ((value: number) => number)[] {
    const count = ROUNDS_A_BIT * Math.max(1, Math.ceil(Math.log2(size)));
    return Array.from({ length: count }, (_, at) => {
      const offset = this.#word(size, at, -1) % size;
      return (value: number) => {
        const partner = (offset + size - value) % size;
        return this.#word(size, at, Math.max(value, partner)) % 2 === 1 ? partner : value;
      };
    });
  }

  #word(size: number, round: number, value: number): number {
    const message = new Uint8Array(12);
    const view = new DataView(message.buffer);
    view.setUint32(0, size);
    view.setUint32(4, round);
    view.setInt32(8, value);
    const hash = new Uint8Array(hmac(sha256, this.#key, message));
    return new DataView(hash.buffer).getUint32(0);
  }
}
