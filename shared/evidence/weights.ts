/**
 * The weight of every reason, in points: for (above zero), against (below), or neither. For a number with check
 * digits the points are added up, and the sum is its confidence (`confidenceOf`); `levels.ts` is made so. Other
 * identifiers have levels of their own, and the points say only how much a reason counts beside the others.
 */
import { CONFIDENCES, type Confidence, type Level, type Reason } from '../finding.ts';

export const WEIGHTS: Readonly<Record<Reason, number>> = {
  'check-digits': 1,
  'check-digits-fail': -1,
  'weak-check': 0,
  unassigned: -1,
  shape: 1,
  punctuation: 2,
  'partial-punctuation': 1,
  bare: 0,
  label: 3,
  key: 3,
  column: 3,
  'no-label': 0,
  'label-against': -1,
  'column-against': -1,
  'half-masked': -1,
  'look-alike-letters': 0,
  'in-words': 0,
  'lost-zeros': 0,
  'known-words': 2,
  context: 2,
  elsewhere: 2,
};

/** The points that each confidence takes; fewer than the least are nothing to report. */
export const POINTS: Readonly<Record<Confidence, number>> = { certain: 3, likely: 2, possible: 1 };

/**
 * With these reasons nothing is more than likely, however many points there are: a label beside digits that do not
 * close, or that are not all there, may announce something else.
 */
export const AT_MOST_LIKELY: ReadonlySet<Reason> = new Set<Reason>([
  'check-digits-fail',
  'unassigned',
  'half-masked',
  'look-alike-letters',
  'lost-zeros',
]);

/** A weight as it is told: `+3`, `0`, `−1`. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace('-', '−');
}

export function pointsOf(reasons: readonly Reason[]): number {
  return reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0);
}

/** How sure the reasons make us of a number with check digits. */
export function confidenceOf(reasons: readonly Reason[]): Level {
  const points = pointsOf(reasons);
  const level = CONFIDENCES.find((confidence) => points >= POINTS[confidence]) ?? 'nothing';
  return level === 'certain' && reasons.some((reason) => AT_MOST_LIKELY.has(reason)) ? 'likely' : level;
}
