import { describe, expect, test } from 'vitest';
import { equivalence, scoreInterval } from '../../eval/paired.ts';

describe('the score interval of a paired difference', () => {
  test.each([
    // Without a pair that differs the bound is z² / (n + z²): 2.70554 / 135.70554.
    [{ n: 133, onlyFirst: 0, onlySecond: 0 }, 1.6448536, -0.019937, 0.019937],
    // Where pairs differ one way only it is Wilson's bound of 1 in 10:
    // (0.1 + z²/20 + z √(0.009 + z²/400)) / (1 + z²/10) with z = 1.96, which is (0.29208 + 0.26734) / 1.38416.
    [{ n: 10, onlyFirst: 0, onlySecond: 1 }, 1.96, undefined, 0.404155],
    [{ n: 10, onlyFirst: 1, onlySecond: 0 }, 1.96, -0.404155, undefined],
    // As many one way as the other: Tango's q is (√(400 + 32000 Δ²) + 20 − 200 Δ) / 400, so that the bound solves
    // (100 Δ)² = z² (√(100 + 8000 Δ²) + 10 − 100 Δ²): 84.94 = 3.8416 (12.960 + 10 − 0.849).
    [{ n: 100, onlyFirst: 10, onlySecond: 10 }, 1.96, -0.092162, 0.092162],
  ])('of %o', (pairs, z, low, high) => {
    const interval = scoreInterval(pairs, z);
    if (low !== undefined) expect(interval.low).toBeCloseTo(low, 4);
    if (high !== undefined) expect(interval.high).toBeCloseTo(high, 4);
  });

  test('is the one of McNemar’s variance in a large sample', () => {
    // (86 − 150) / 1600 = −0.04; √(236 − 64² / 1600) / 1600 = 0.009549, times 1.96.
    const { low, high } = scoreInterval({ n: 1600, onlyFirst: 150, onlySecond: 86 }, 1.96);
    expect(low).toBeCloseTo(-0.0587, 3);
    expect(high).toBeCloseTo(-0.0213, 3);
  });
});

test.each([
  [-0.019, 0.019, 'equivalent'],
  [-0.021, 0.001, 'inconclusive'],
  [0.001, 0.02, 'inconclusive'],
  [-0.09, -0.021, 'lower'],
  [0.03, 0.05, 'higher'],
])('from %f to %f is %s', (low, high, outcome) => {
  expect(equivalence({ low, high }, 0.02)).toBe(outcome);
});
