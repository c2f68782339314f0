import { Candidates } from './candidates/candidates.ts';
import { FIRST_CUSTOM } from './custom/custom-types.ts';

/**
 * Settles overlaps: one finding a place. Of two that overlap, the one with more characters stands; of equally long
 * ones the surer, then a custom one, then the earlier identifier of the registry. What stands takes in the characters of what it beats,
 * so that nothing that was found is left outside. Each decision looks at direct neighbours only.
 * @param candidates sorted by start or nearly so
 * @returns the settled ones, sorted, without overlaps
 */
export function settle(candidates: Candidates): Candidates {
  const order = sortedOrder(candidates);
  const settled = new Candidates();
  let lastEnd = -1;
  order.forEach((i, at) => {
    const reach = neighbourhood(candidates, order, at);
    if (reach === undefined) return;
    const start = Math.max(reach.start, lastEnd);
    if (start >= reach.end) return;
    settled.addFrom(candidates, i, start, reach.end);
    lastEnd = reach.end;
  });
  return settled;
}

function sortedOrder(candidates: Candidates): number[] {
  const order = Array.from({ length: candidates.length }, (_, i) => i);
  return order.sort(
    (a, b) => candidates.starts[a]! - candidates.starts[b]! || candidates.ends[b]! - candidates.ends[a]!,
  );
}

/** The span that the candidate at `order[at]` takes in, or undefined where a neighbour beats it. */
function neighbourhood(
  candidates: Candidates,
  order: readonly number[],
  at: number,
): { start: number; end: number } | undefined {
  const i = order[at]!;
  let start = candidates.starts[i]!;
  let end = candidates.ends[i]!;
  for (const step of [-1, 1]) {
    for (let k = at + step; k >= 0 && k < order.length; k += step) {
      const other = order[k]!;
      if (step > 0 && candidates.starts[other]! >= candidates.ends[i]!) break;
      if (step < 0 && candidates.starts[other]! < candidates.starts[i]! - LONGEST) break;
      if (!overlaps(candidates, i, other)) continue;
      if (beats(candidates, other, i)) return undefined;
      start = Math.min(start, candidates.starts[other]!);
      end = Math.max(end, candidates.ends[other]!);
    }
  }
  return { start, end };
}

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
