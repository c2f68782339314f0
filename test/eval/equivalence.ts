/**
 * Whether surrogates are found as the values are that they stand for: pairs of the same span with its value and with its
 * surrogate, in the same document.
 */
import { Surrogates } from '../../shared/fixes/surrogates.ts';
import { printTable } from '../bench/measure.ts';
import { BIOMBO, type Detector, type Found, openRedaction } from './detectors.ts';
import { covers, touches } from './measure.ts';
import type { MarkedDocument } from './mention.ts';
import { equivalence, type Pairs, scoreInterval } from './paired.ts';
import { type Replaced, replaceAll, type State } from './replaced.ts';

/** Two percentage points. */
export const MARGIN = 0.02;

/** What one detector found of the spans of one type. */
export interface Row {
  readonly detector: string;
  readonly type: string;
  readonly pairs: Pairs;
  /** How many originals and how many labels it found. */
  readonly originals: number;
  readonly labels: number;
}

/**
 * @param documents the detectors of others, which are slow, get the first `few` only
 */
export async function measureEquivalence(documents: readonly MarkedDocument[], few: number): Promise<Row[]> {
  const surrogates = new Surrogates(new Uint8Array(32).fill(7));
  const replaced = documents.map((it, i) => replaceAll(it, surrogates, `document ${i}`));
  return [...(await rowsOf(BIOMBO, replaced)), ...(await rowsOf(openRedaction(), replaced.slice(0, few)))];
}

interface Counts {
  n: number;
  onlyFirst: number;
  onlySecond: number;
  originals: number;
  labels: number;
}

async function rowsOf(detector: Detector, documents: readonly Replaced[]): Promise<Row[]> {
  const byType = new Map<string, Counts>();
  for (const { format, original, surrogate, label } of documents) {
    if (original.places.length === 0) continue;
    const before = await seen(detector, original, format);
    const after = await seen(detector, surrogate, format);
    const floor = await seen(detector, label, format);
    for (const [i, { type }] of original.places.entries()) {
      const counts = byType.get(type) ?? { n: 0, onlyFirst: 0, onlySecond: 0, originals: 0, labels: 0 };
      byType.set(type, counts);
      counts.n++;
      if (before[i]) counts.originals++;
      if (floor[i]) counts.labels++;
      if (before[i] && !after[i]) counts.onlyFirst++;
      if (!before[i] && after[i]) counts.onlySecond++;
    }
  }
  return [...byType]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([type, { originals, labels, ...pairs }]) => ({
      detector: detector.name,
      type,
      pairs,
      originals,
      labels,
    }));
}

/** For each place whether findings, of its type where the detector knows our types, cover its letters and digits. */
async function seen(
  detector: Detector,
  { text, places }: State,
  format: Replaced['format'],
): Promise<boolean[]> {
  const found = await detector.find(text, format);
  return places.map((place) => {
    const near = found.filter((it: Found) => touches(it, place) && (it.type ?? place.type) === place.type);
    return covers(near, place, text);
  });
}

/** The cells of a row: shares in percent, the difference in points with its interval. */
export function cellsOf({ detector, type, pairs, originals, labels }: Row): string[] {
  const { n, onlyFirst, onlySecond } = pairs;
  const points = (share: number) => (share * 100).toFixed(1);
  const interval = scoreInterval(pairs);
  const difference = points((onlySecond - onlyFirst) / n);
  return [
    detector,
    type,
    String(n),
    points(originals / n),
    points((originals - onlyFirst + onlySecond) / n),
    points(labels / n),
    `${difference} (${points(interval.low)} to ${points(interval.high)})`,
    equivalence(interval, MARGIN),
  ];
}

export function printEquivalence(rows: readonly Row[]): void {
  const names = ['detector', 'type', 'spans', 'original', 'surrogate', 'label', 'difference', 'result'];
  const table = rows.map((row) => Object.fromEntries(cellsOf(row).map((cell, i) => [names[i] ?? '', cell])));
  printTable('Surrogates found as their originals are, percent, with 90 % intervals', table);
}
