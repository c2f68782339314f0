import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { CustomIdentifier, Dice, Pseudonyms } from '../identifiers/identifier.ts';
import { identifierById } from '../identifiers/registry.ts';
import { Permutation } from './permutation.ts';
import { permuteNumber } from './permute-number.ts';
import { surrogateIn } from './spelled-surrogate.ts';
import { withWrongDigits } from './wrong-digits.ts';

/**
 * Surrogates: well-formed values of the same kind, the same for the same value as long as the key is the same. No
 * table of originals is kept: each surrogate is drawn with dice that the value and the key load.
 */
export class Surrogates {
  readonly #key: Uint8Array;
  readonly #permutations = new Map<string, Permutation>();
  readonly #pseudonyms: Pseudonyms;

  readonly #isWrong: (type: string) => boolean;

  /**
   * @param key secret; whoever has it can test guesses against a surrogate
   * @param isWrong the types whose surrogates have wrong check digits
   */
  constructor(key: Uint8Array, isWrong: (type: string) => boolean = () => false) {
    this.#key = key;
    this.#isWrong = isWrong;
    this.#pseudonyms = new KeyedPseudonyms(key, (spelling, type) => {
      const identifier = identifierById(type);
      return identifier && surrogateIn(spelling, identifier, this);
    });
  }

  /** The same surrogates by the same key, but with wrong check digits for some types. */
  withWrongDigits(isWrong: (type: string) => boolean): Surrogates {
    return new Surrogates(this.#key, isWrong);
  }

  /**
   * @param type an identifier's id
   * @param value a canonical value
   * @param record the record or document that it stands in: all its dates are moved by the same days
   * @returns a canonical value, or undefined where the type makes none
   */
  for(type: string, value: string, record = ''): string | undefined {
    const identifier = identifierById(type);
    if (identifier === undefined) return undefined;
    if (identifier.payload) {
      const surrogate = permuteNumber(value, identifier, identifier.payload(value), this.#permutation(type));
      return surrogate !== undefined && this.#isWrong(type)
        ? withWrongDigits(surrogate, identifier)
        : surrogate;
    }
    if (identifier.surrogateByRecord) {
      return identifier.surrogate(value, new KeyedDice(this.#key, `record\0${record}`));
    }
    const dice = new KeyedDice(this.#key, `${type}\0${value}`);
    let surrogate = identifier.surrogate(value, dice, this.#pseudonyms);
    // A JSON number has no leading zero; the same surrogate must do everywhere.
    for (let i = 0; i < MOST_DRAWS && surrogate.startsWith('0') && !value.startsWith('0'); i++) {
      surrogate = identifier.surrogate(value, dice, this.#pseudonyms);
    }
    return surrogate === '' ? undefined : surrogate;
  }

  /**
   * The first draw for a value of a custom identifier that, once written, fits its pattern and is another.
   * @returns as it is written; undefined where none of many fits
   */
  fitting(
    identifier: CustomIdentifier,
    value: string,
    write: (drawn: string) => string | undefined,
    fits: (written: string) => boolean,
  ): string | undefined {
    const dice = new KeyedDice(this.#key, `${identifier.id}\0${value}`);
    for (let i = 0; i < MOST_DRAWS; i++) {
      const drawn = identifier.surrogate(value, dice);
      const written = drawn === value ? undefined : write(drawn);
      if (written !== undefined && fits(written)) return written;
    }
    return undefined;
  }

  #permutation(type: string): Permutation {
    const made = this.#permutations.get(type) ?? new Permutation(this.#key, type);
    this.#permutations.set(type, made);
    return made;
  }

  /** The random UUID (RFC 9562, version 4) that stands for a value. */
  uuid(type: string, value: string): string {
    const dice = new KeyedDice(this.#key, `uuid\0${type}\0${value}`);
    const hex = Array.from({ length: 32 }, () => dice.roll(16).toString(16));
    hex[12] = '4';
    hex[16] = (8 + dice.roll(4)).toString(16);
    return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  }
}

const MOST_DRAWS = 100;

class KeyedPseudonyms implements Pseudonyms {
  readonly #key: Uint8Array;
  readonly #initials = new Map<string, string>();
  readonly surrogateIn: NonNullable<Pseudonyms['surrogateIn']>;

  constructor(key: Uint8Array, surrogateIn: NonNullable<Pseudonyms['surrogateIn']>) {
    this.#key = key;
    this.surrogateIn = surrogateIn;
  }

  initialFor(letter: string): string {
    const known = this.#initials.get(letter);
    if (known !== undefined) return known;
    const letters = RARE.includes(letter) ? RARE : COMMON;
    const place = BigInt(letters.indexOf(letter));
    const other = new Permutation(this.#key, 'initial').of(place, BigInt(letters.length));
    const initial = letters.charAt(Number(other));
    this.#initials.set(letter, initial);
    return initial;
  }

  diceFor(token: string): Dice {
    return new KeyedDice(this.#key, `token\0${token}`);
  }
}

const COMMON = 'abcdefghijlmnopqrstuvxz';
/** Letters that hardly a Portuguese name begins with: they become one another, so that a name keeps its origin. */
const RARE = 'kwy';

/** Dice whose rolls are the bytes of HMAC-SHA-256 over a text and a counter. */
class KeyedDice implements Dice {
  readonly #key: Uint8Array;
  readonly #text: string;
  #block = new Uint8Array(0);
  #counter = 0;
  #at = 0;

  constructor(key: Uint8Array, text: string) {
    this.#key = key;
    this.#text = text;
  }

  roll(below: number): number {
    const fair = 2 ** 32 - (2 ** 32 % below);
    for (;;) {
      const value = this.#word();
      if (value < fair) return value % below;
    }
  }

  #word(): number {
    if (this.#at + 4 > this.#block.length) {
      const message = new TextEncoder().encode(`${this.#text}\0${this.#counter++}`);
      this.#block = new Uint8Array(hmac(sha256, this.#key, message));
      this.#at = 0;
    }
    const view = new DataView(this.#block.buffer, this.#block.byteOffset + this.#at, 4);
    this.#at += 4;
    return view.getUint32(0);
  }
}
