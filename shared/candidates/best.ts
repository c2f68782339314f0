/** The best judgement of a place so far, and the order in which one is better than another. */
import type { Punctuation, Stance, Verdict } from '../identifiers/identifier.ts';
import type { Entry } from './catalogue.ts';
import { withOpening } from './surroundings.ts';

/** What the judge decided of one place; reused. */
export interface Judgement {
  type: number;
  start: number;
  end: number;
  rank: number;
  reasons: number;
}

/** What a label for the type adds to the score: more than everything else together. */
const LABELLED = 10_000;

function scoreOfPunctuation(punctuation: Punctuation): number {
  if (punctuation === 'full') return 2000;
  return punctuation === 'partial' ? 1000 : 0;
}

function scoreOfVerdict(verdict: Verdict): number {
  if (verdict === 'pass') return 300;
  if (verdict === 'weak') return 200;
  return verdict === 'fail' || verdict === 'unassigned' ? 100 : 0;
}

/** Orders what fits one place: a label for it, then punctuation, then the check, then length. */
export function scoreOf(stance: Stance, punctuation: Punctuation, verdict: Verdict, digits: number): number {
  return (
    (stance === 'for' ? LABELLED : 0) + scoreOfPunctuation(punctuation) + scoreOfVerdict(verdict) + digits
  );
}

export class Best {
  readonly #judgement: Judgement = { type: 0, start: 0, end: 0, rank: 0, reasons: 0 };
  #score = -1;

  clear(): void {
    this.#score = -1;
  }

  /** Overwritten by the next place; undefined where nothing was offered. */
  get judgement(): Judgement | undefined {
    return this.#score < 0 ? undefined : this.#judgement;
  }

  get isLabelled(): boolean {
    return this.#score >= LABELLED;
  }

  isAbove(score: number): boolean {
    return this.#score > score;
  }

  /**
   * Keeps the better of the best so far and this; of equals the earlier one in the registry.
   * @param text where it stands, from `lo` on: what opens it (a bracket, a plus sign) becomes part of it
   * @param first its first digit, and `end` the end of its last: UTF-16 offsets in `text`
   */
  offer(
    entry: Entry,
    { text, lo }: { readonly text: string; readonly lo: number },
    first: number,
    end: number,
    rank: number,
    reasons: number,
    score: number,
  ): void {
    const best = this.#judgement;
    if (score < this.#score || (score === this.#score && entry.type > best.type)) return;
    this.#score = score;
    best.type = entry.type;
    best.start = withOpening(text, first, end, lo, entry.plus);
    best.end = end;
    best.rank = rank;
    best.reasons = reasons;
  }
}
