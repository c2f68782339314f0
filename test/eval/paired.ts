/** Whether two shares, seen in pairs, are the same for all that matters. */

/** What became of `n` pairs: `both` and `neither` are the rest. */
export interface Pairs {
  readonly n: number;
  /** Of the first of the pair only. */
  readonly onlyFirst: number;
  /** Of the second only. */
  readonly onlySecond: number;
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

export type Outcome = 'equivalent' | 'lower' | 'higher' | 'inconclusive';

/** The quantile of the normal distribution that leaves 5 % on one side. */
export const Z_90 = 1.6448536269514722;

const STEPS = 60;

/**
 * The interval of the second share less the first, by the score test of Tango (Statistics in Medicine 17, 1998, pages
 * 891 to 908), which holds for small samples and for shares near 0 or 1.
 * @param z default: 90 %
 */
export function scoreInterval(pairs: Pairs, z = Z_90): Interval {
  const difference = (pairs.onlySecond - pairs.onlyFirst) / pairs.n;
  return {
    low: edge(difference, -1, (at) => score(pairs, at) < z),
    high: edge(difference, 1, (at) => score(pairs, at) > -z),
  };
}

/** The last place on the way from `inside` to `outside` that is still inside. */
function edge(inside: number, outside: number, isInside: (at: number) => boolean): number {
  let near = inside;
  let far = outside;
  for (let i = 0; i < STEPS; i++) {
    const middle = (near + far) / 2;
    if (isInside(middle)) near = middle;
    else far = middle;
  }
  return near;
}

/** Tango's statistic for a true difference of `delta`: its variance is the one most likely under that difference. */
function score({ n, onlyFirst, onlySecond }: Pairs, delta: number): number {
  const b = -onlySecond - onlyFirst + (2 * n - onlySecond + onlyFirst) * delta;
  const c = -onlyFirst * delta * (1 - delta);
  const first = (Math.sqrt(Math.max(0, b * b - 8 * n * c)) - b) / (4 * n);
  const variance = n * (2 * first + delta * (1 - delta));
  const off = onlySecond - onlyFirst - n * delta;
  return variance > 0 ? off / Math.sqrt(variance) : Math.sign(off) * Number.POSITIVE_INFINITY;
}

/**
 * Two one-sided tests at 5 % (Schuirmann, 1987), by the interval of 90 %: equivalent where it lies within the margin,
 * lower or higher where it lies beyond, else the sample is too small to tell.
 * @param margin a share, above 0
 */
export function equivalence({ low, high }: Interval, margin: number): Outcome {
  if (low > -margin && high < margin) return 'equivalent';
  if (high < -margin) return 'lower';
  return low > margin ? 'higher' : 'inconclusive';
}
