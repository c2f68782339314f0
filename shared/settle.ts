import { Candidates } from './candidates/candidates.ts';
import { FIRST_CUSTOM } from './custom/custom-types.ts';
import type { Span } from './text/span.ts';

/**
 * Settles overlaps: one finding a place. Of two that overlap, the one with more characters stands; of equally long
 * ones the surer, then a custom one, then the earlier identifier of the registry. Each decision looks at direct
 * neighbours only. What stands takes in the characters of what does not, up to the next that stands, so that nothing
 * that was found is left outside and no finding is left a rest of itself.
 * @param candidates sorted by start or nearly so
 * @returns the settled ones, sorted, without overlaps
 */
export function settle(candidates: Candidates): Candidates {
  const order = sortedOrder(candidates);
  const settled = new Candidates();
  order.forEach((i, at) => {
    if (stands(candidates, order, at)) {
      settled.addFrom(candidates, i, candidates.starts[i]!, candidates.ends[i]!);
    }
  });
  if (settled.length < candidates.length) takeIn(settled, stretches(candidates, order));
  return settled;
}

function sortedOrder(candidates: Candidates): number[] {
  const order = Array.from({ length: candidates.length }, (_, i) => i);
  return order.sort(
    (a, b) => candidates.starts[a]! - candidates.starts[b]! || candidates.ends[b]! - candidates.ends[a]!,
  );
}

/** Whether no neighbour beats the candidate at `order[at]`. */
function stands(candidates: Candidates, order: readonly number[], at: number): boolean {
  const i = order[at]!;
  for (const step of [-1, 1]) {
    for (let k = at + step; k >= 0 && k < order.length; k += step) {
      const other = order[k]!;
      if (step > 0 && candidates.starts[other]! >= candidates.ends[i]!) break;
      if (step < 0 && candidates.starts[other]! < candidates.starts[i]! - LONGEST) break;
      if (overlaps(candidates, i, other) && beats(candidates, other, i)) return false;
    }
  }
  return true;
}

/** The stretches that candidates cover, each of those that overlap one with the next. */
function stretches(candidates: Candidates, order: readonly number[]): Span[] {
  const covered: { start: number; end: number }[] = [];
  for (const i of order) {
    const last = covered.at(-1);
    const [start, end] = [candidates.starts[i]!, candidates.ends[i]!];
    if (last !== undefined && start < last.end) last.end = Math.max(last.end, end);
    else covered.push({ start, end });
  }
  return covered;
}

/** Widens the settled ones to what is covered around them; what lies between two goes to the first. */
function takeIn({ starts, ends, length }: Candidates, covered: readonly Span[]): void {
  let at = 0;
  for (let i = 0; i < length; i++) {
    while (covered[at] !== undefined && covered[at]!.end <= starts[i]!) at++;
    const { start, end } = covered[at]!;
    const isFirst = i === 0 || ends[i - 1]! <= start;
    if (isFirst || starts[i]! - ends[i - 1]! > SIGN) {
      starts[i] = Math.max(start, starts[i]! - LONGEST, isFirst ? start : ends[i - 1]!);
    }
    const limit = Math.min(end, ends[i]! + LONGEST);
    const next = i + 1 < length ? starts[i + 1]! : end;
    if (next >= end || next - ends[i]! > SIGN) ends[i] = Math.min(limit, next);
  }
}

/** What parts two findings: one unit is a space or a sign, and stays. */
const SIGN = 1;

/** No candidate is longer. */
export const LONGEST = 512;

function overlaps(candidates: Candidates, a: number, b: number): boolean {
  return candidates.starts[a]! < candidates.ends[b]! && candidates.starts[b]! < candidates.ends[a]!;
}

function beats(candidates: Candidates, a: number, b: number): boolean {
  const longer = candidates.ends[a]! - candidates.starts[a]! - (candidates.ends[b]! - candidates.starts[b]!);
  if (longer !== 0) return longer > 0;
  const surer = candidates.ranks[a]! - candidates.ranks[b]!;
  if (surer !== 0) return surer > 0;
  const earlier = precedence(candidates.types[b]!) - precedence(candidates.types[a]!);
  return earlier !== 0
    ? earlier > 0
    : candidates.starts[a]! < candidates.starts[b]! ||
        (candidates.starts[a] === candidates.starts[b] && a < b);
}

/** The place of a type in the order of identifiers: custom ones first. */
function precedence(type: number): number {
  return type >= FIRST_CUSTOM ? type - FIRST_CUSTOM : type + FIRST_CUSTOM;
}
