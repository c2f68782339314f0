import type { Confidence, Finding } from '../shared/finding.ts';

/** Counts findings. */
export class Tally {
  readonly byConfidence: Record<Confidence, number> = { certain: 0, likely: 0, possible: 0 };
  readonly byType: Record<string, number> = {};
  total = 0;
  /** Hidden by the config. */
  suppressed = 0;

  add(shown: readonly Finding[], suppressed: number): void {
    this.total += shown.length;
    this.suppressed += suppressed;
    for (const { type, confidence } of shown) {
      this.byConfidence[confidence]++;
      this.byType[type] = (this.byType[type] ?? 0) + 1;
    }
  }
}
