/** Percentile bootstrap intervals of a share, by document. */
import type { Dice } from '../../shared/identifiers/identifier.ts';

/** What one document adds to a share. */
export interface Sample {
  readonly hits: number;
  readonly trials: number;
}

/** A share and its interval, each in `[0, 1]`. */
export interface Share {
  readonly hits: number;
  readonly trials: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export const RESAMPLES = 2000;
const LOW = 0.025;
const HIGH = 0.975;

/**
 * The share of hits among the trials of all samples, with a 95 % interval: documents are drawn with replacement, as
 * many as there are, and the share is taken anew each time. Mentions of one document fail together; a resample of
 * mentions would take them for independent.
 *
 * Where the sample has no hit, the interval is [0, 0], which says nothing of the next document: the rule of three
 * gives 3/trials as an upper bound.
 * @param samples at least one with trials, or the share is NaN
 */
export function bootstrapShare(samples: readonly Sample[], dice: Dice, resamples = RESAMPLES): Share {
  const { hits, trials } = total(samples);
  const shares: number[] = [];
  for (let r = 0; r < resamples; r++) {
    let drawnHits = 0;
    let drawnTrials = 0;
    for (let i = 0; i < samples.length; i++) {
      const sample = samples[dice.roll(samples.length)]!;
      drawnHits += sample.hits;
      drawnTrials += sample.trials;
    }
    if (drawnTrials > 0) shares.push(drawnHits / drawnTrials);
  }
  shares.sort((a, b) => a - b);
  return { hits, trials, share: hits / trials, low: quantile(shares, LOW), high: quantile(shares, HIGH) };
}

function total(samples: readonly Sample[]): Sample {
  let hits = 0;
  let trials = 0;
  for (const sample of samples) {
    hits += sample.hits;
    trials += sample.trials;
  }
  return { hits, trials };
}

/**
 * The value below which `share` of the sorted values lie, between two of them in proportion (type 7 of Hyndman and
 * Fan, the usual one).
 */
export function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const low = sorted[below] ?? Number.NaN;
  const high = sorted[Math.min(below + 1, sorted.length - 1)] ?? Number.NaN;
  return low + (high - low) * (place - below);
}
