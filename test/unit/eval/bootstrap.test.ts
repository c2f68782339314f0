import { expect, test } from 'vitest';
import type { Dice } from '../../../shared/identifiers/identifier.ts';
import { bootstrapShare, quantile } from '../../eval/bootstrap.ts';

/** Dice that fall as told, over and over. */
function scripted(...rolls: readonly number[]): Dice {
  let i = 0;
  return { roll: () => rolls[i++ % rolls.length]! };
}

test.each([
  [[7], 0.025, 7],
  [[0, 1, 2, 3], 0.5, 1.5],
  [[10, 20, 30], 0.25, 15],
  [[10, 20, 30], 1, 30],
])('quantile of %j at %d is %d', (sorted, share, expected) => {
  expect(quantile(sorted, share)).toBe(expected);
});

test('two documents, all four draws of two: 1/1, 1/4, 1/4, 0/6', () => {
  const samples = [
    { hits: 1, trials: 1 },
    { hits: 0, trials: 3 },
  ];
  const share = bootstrapShare(samples, scripted(0, 0, 0, 1, 1, 0, 1, 1), 4);
  expect(share).toMatchObject({ hits: 1, trials: 4, share: 0.25 });
  // Sorted 0, 1/4, 1/4, 1: at 0.025 · 3 = 0.075 of the first step, at 2.925, 0.925 of the last.
  expect(share.low).toBeCloseTo(0.075 * 0.25, 12);
  expect(share.high).toBeCloseTo(0.25 + 0.925 * 0.75, 12);
});

test('a sample without hits has the interval [0, 0]', () => {
  const samples = [
    { hits: 0, trials: 2 },
    { hits: 0, trials: 5 },
  ];
  const share = bootstrapShare(samples, scripted(0, 1, 1), 50);
  expect(share).toEqual({ hits: 0, trials: 7, share: 0, low: 0, high: 0 });
});

test('documents are drawn, not mentions: one document with all the failures widens the interval', () => {
  // Half of the draws of two are one of each; a quarter each have all failures or none.
  const samples = [
    { hits: 10, trials: 10 },
    { hits: 0, trials: 10 },
  ];
  const share = bootstrapShare(samples, scripted(0, 0, 0, 1, 1, 0, 1, 1), 40);
  expect(share).toEqual({ hits: 10, trials: 20, share: 0.5, low: 0, high: 1 });
});
