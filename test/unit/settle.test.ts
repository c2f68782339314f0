import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Candidates } from '../../shared/candidates/candidates.ts';
import { scan } from '../../shared/scan.ts';
import { settle } from '../../shared/settle.ts';
import { runs } from './runs.ts';

interface Candidate {
  readonly type: number;
  readonly start: number;
  readonly length: number;
  readonly rank: number;
}

function candidates(list: readonly Candidate[]): Candidates {
  const all = new Candidates();
  for (const { type, start, length, rank } of [...list].sort((a, b) => a.start - b.start)) {
    all.add(type, start, start + length, rank, 0, 'text');
  }
  return all;
}

function spans(of: Candidates): [number, number][] {
  return Array.from({ length: of.length }, (_, i) => [of.starts[i] ?? 0, of.ends[i] ?? 0]);
}

describe('what overlaps', () => {
  const some = fc.array(
    fc.record({
      type: fc.integer({ min: 0, max: 9 }),
      start: fc.integer({ min: 0, max: 120 }),
      length: fc.integer({ min: 1, max: 30 }),
      rank: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 12 },
  );

  it('becomes findings without overlaps, each a whole candidate and what it beats, and nothing but signs is left out', () => {
    fc.assert(
      fc.property(some, (list) => {
        const [all, settled] = [spans(candidates(list)), spans(settle(candidates(list)))];
        let last = 0;
        for (const [start, end] of settled) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(all.some(([from, to]) => start <= from && to <= end)).toBe(true);
          last = end;
        }
        const isIn = (list: [number, number][], at: number) =>
          list.some(([from, to]) => from <= at && at < to);
        for (let at = 0; at < 151; at++) {
          if (!isIn(all, at) || isIn(settled, at)) continue;
          expect(isIn(settled, at - 1) && isIn(settled, at + 1)).toBe(true);
        }
      }),
      runs(2000),
    );
  });

  it('shares what both beat without a rest of either', () => {
    const text = 'email bia.prado@correio-ficticio.com.br C.R.M. 12843 SC';
    expect(scan(text, 'plaintext').map(({ type, start, end }) => [type, text.slice(start, end)])).toEqual([
      ['email', 'bia.prado@correio-ficticio.com.br'],
      ['professional-id', 'C.R.M. 12843 SC'],
    ]);
  });
});
