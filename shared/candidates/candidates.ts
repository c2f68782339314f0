import { type Confidence, type Finding, REASONS, type Reason, SYNTAXES, type Syntax } from '../finding.ts';
import { Echoes } from './echoes.ts';

/** Confidence as a number: the surer, the larger. */
export const RANK: Readonly<Record<Confidence, number>> = { possible: 1, likely: 2, certain: 3 };
const BY_RANK: readonly (Confidence | undefined)[] = [undefined, 'possible', 'likely', 'certain'];

/** The bit of each reason in a candidate's `reasons`. */
export const BIT = Object.fromEntries(REASONS.map((reason, i) => [reason, 1 << i])) as Readonly<
  Record<Reason, number>
>;

const SYNTAX_INDEX = new Map<Syntax, number>(SYNTAXES.map((syntax, i) => [syntax, i]));

/**
 * Candidates as columns of numbers: nothing is allocated for a finding until someone looks at it. Offsets count
 * from wherever the owner says, UTF-16, half open. Kept in the order in which they were added.
 */
export class Candidates {
  readonly types: number[] = [];
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  readonly ranks: number[] = [];
  readonly reasons: number[] = [];
  readonly syntaxes: number[] = [];
  readonly echoes = new Echoes();

  get length(): number {
    return this.starts.length;
  }

  add(type: number, start: number, end: number, rank: number, reasons: number, syntax: Syntax): void {
    this.types.push(type);
    this.starts.push(start);
    this.ends.push(end);
    this.ranks.push(rank);
    this.reasons.push(reasons);
    this.syntaxes.push(SYNTAX_INDEX.get(syntax) ?? 0);
  }

  /** Adds a word that is a name if the document names somebody in full by it. */
  addEcho(key: number, type: number, start: number, end: number, syntax: Syntax): void {
    this.echoes.add(key, type, start, end, SYNTAX_INDEX.get(syntax) ?? 0);
  }

  /** Adds one candidate of `other` with the span `[start, end)`. */
  addFrom(other: Candidates, i: number, start: number, end: number): void {
    this.types.push(other.types[i]!);
    this.starts.push(start);
    this.ends.push(end);
    this.ranks.push(other.ranks[i]!);
    this.reasons.push(other.reasons[i]!);
    this.syntaxes.push(other.syntaxes[i]!);
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
