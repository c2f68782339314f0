import { type Confidence, type Finding, REASONS, type Reason, SYNTAXES, type Syntax } from '../finding.ts';
import type { Echoes } from './echoes.ts';

/** Confidence as a number: the surer, the larger. */
export const RANK: Readonly<Record<Confidence, number>> = { possible: 1, likely: 2, certain: 3 };
const BY_RANK: readonly (Confidence | undefined)[] = [undefined, 'possible', 'likely', 'certain'];

/** The bit of each reason in a candidate's `reasons`. */
export const BIT = Object.fromEntries(REASONS.map((reason, i) => [reason, 1 << i])) as Readonly<
  Record<Reason, number>
>;

/** Room for so many candidates at first. */
const FEW = 16;

const SYNTAX_INDEX = new Map<Syntax, number>(SYNTAXES.map((syntax, i) => [syntax, i]));

/**
 * Candidates as columns of numbers: nothing is allocated for a finding until someone looks at it. Offsets count
 * from wherever the owner says, UTF-16, half open. Kept in the order in which they were added.
 */
export class Candidates {
  length = 0;
  types: Uint8Array;
  starts: Int32Array;
  ends: Int32Array;
  ranks: Uint8Array;
  reasons: Int32Array;
  syntaxes: Uint8Array;
  /** Undefined where nobody asks for them. */
  echoes: Echoes | undefined;

  /** @param size how many there is room for, until more come */
  constructor(size = FEW) {
    this.types = new Uint8Array(size);
    this.starts = new Int32Array(size);
    this.ends = new Int32Array(size);
    this.ranks = new Uint8Array(size);
    this.reasons = new Int32Array(size);
    this.syntaxes = new Uint8Array(size);
  }

  /** Empties the columns, to be filled again. */
  reset(echoes: Echoes | undefined): void {
    this.length = 0;
    this.echoes = echoes;
  }

  /** A copy of what is there in columns that have just the room for it, with offsets that count from `origin`. */
  copyFrom(origin: number): Candidates {
    const { length } = this;
    const copy = new Candidates(length);
    copy.length = length;
    for (let i = 0; i < length; i++) {
      copy.types[i] = this.types[i]!;
      copy.starts[i] = this.starts[i]! - origin;
      copy.ends[i] = this.ends[i]! - origin;
      copy.ranks[i] = this.ranks[i]!;
      copy.reasons[i] = this.reasons[i]!;
      copy.syntaxes[i] = this.syntaxes[i]!;
    }
    copy.echoes = this.echoes;
    copy.echoes?.countFrom(origin);
    return copy;
  }

  add(type: number, start: number, end: number, rank: number, reasons: number, syntax: Syntax): void {
    this.#put(type, start, end, rank, reasons, SYNTAX_INDEX.get(syntax) ?? 0);
  }

  /** Adds a word that is a name if the document names somebody in full by it. */
  addEcho(key: number, type: number, start: number, end: number, syntax: Syntax): void {
    this.echoes?.add(key, type, start, end, SYNTAX_INDEX.get(syntax) ?? 0);
  }

  /** Adds one candidate of `other` with the span `[start, end)`. */
  addFrom(other: Candidates, i: number, start: number, end: number): void {
    this.#put(other.types[i]!, start, end, other.ranks[i]!, other.reasons[i]!, other.syntaxes[i]!);
  }

  #put(type: number, start: number, end: number, rank: number, reasons: number, syntax: number): void {
    const i = this.length++;
    if (i === this.starts.length) this.#grow();
    this.types[i] = type;
    this.starts[i] = start;
    this.ends[i] = end;
    this.ranks[i] = rank;
    this.reasons[i] = reasons;
    this.syntaxes[i] = syntax;
  }

  #grow(): void {
    const size = 2 * this.starts.length;
    for (const column of ['starts', 'ends', 'reasons'] as const) {
      const larger = new Int32Array(size);
      larger.set(this[column]);
      this[column] = larger;
    }
    for (const column of ['types', 'ranks', 'syntaxes'] as const) {
      const larger = new Uint8Array(size);
      larger.set(this[column]);
      this[column] = larger;
    }
  }

  /** @param shift is added to the offsets */
  finding(i: number, types: readonly { readonly id: string }[], shift = 0): Finding {
    const bits = this.reasons[i]!;
    return {
      type: types[this.types[i]!]!.id,
      start: this.starts[i]! + shift,
      end: this.ends[i]! + shift,
      confidence: BY_RANK[this.ranks[i]!] ?? 'possible',
      reasons: reasonsOf(bits),
      syntax: SYNTAXES[this.syntaxes[i]!] ?? 'text',
    };
  }
}

/** The finding that an echo is, once its document has named somebody in full by it. */
export function echoFinding(
  echoes: Echoes,
  i: number,
  types: readonly { readonly id: string }[],
  shift: number,
): Finding {
  return {
    type: types[echoes.types[i]!]!.id,
    start: echoes.starts[i]! + shift,
    end: echoes.ends[i]! + shift,
    confidence: 'likely',
    reasons: ['elsewhere'],
    syntax: SYNTAXES[echoes.syntaxes[i]!] ?? 'text',
  };
}

const REASON_LISTS = new Map<number, readonly Reason[]>();

/** The reasons of a bit set: one list for all findings that share it. */
export function reasonsOf(bits: number): readonly Reason[] {
  let reasons = REASON_LISTS.get(bits);
  if (reasons === undefined) {
    reasons = REASONS.filter((reason) => (bits & BIT[reason]) !== 0);
    REASON_LISTS.set(bits, reasons);
  }
  return reasons;
}
