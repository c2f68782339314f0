/** Everything at a place: what is found there, shown or hidden, and the numbers that are not found. */
import type { ScannedDocument } from '../document.ts';
import type { Finding } from '../finding.ts';
import type { Hiding } from '../messages/messages.ts';
import type { Policy } from '../policy/policy.ts';
import { sourceOf } from '../source.ts';
import type { Span } from '../text/span.ts';
import { type Dismissal, dismissalsIn } from './dismissals.ts';

export type Explained =
  | { readonly kind: 'finding'; readonly finding: Finding; readonly hiding: Hiding | undefined }
  | { readonly kind: 'number'; readonly dismissal: Dismissal };

/**
 * @param document scanned there
 * @param span what overlaps it is explained, in order
 * @param rules the config that counts, and the document's path as it knows it
 */
export function explain(
  document: ScannedDocument,
  span: Span,
  rules: { readonly policy: Policy; readonly path: string },
): Explained[] {
  const found = document.findings(span.start, span.end).map((finding): Explained => {
    return { kind: 'finding', finding, hiding: hidingOf(document, finding, rules) };
  });
  const numbers = dismissalsIn(document, span).filter(
    ({ start, end }) => start < span.end && end > span.start,
  );
  const all = [...found, ...numbers.map((dismissal): Explained => ({ kind: 'number', dismissal }))];
  return all.sort((a, b) => placeOf(a).start - placeOf(b).start);
}

export function placeOf(explained: Explained): Span {
  return explained.kind === 'finding' ? explained.finding : explained.dismissal;
}

/** What of a config hides a finding; undefined where it is shown. */
export function hidingOf(
  document: ScannedDocument,
  finding: Finding,
  { policy, path }: { readonly policy: Policy; readonly path: string },
): Hiding | undefined {
  if (policy.ignores(path)) return 'ignored';
  const fate = policy.fateOf(finding, path, {
    sourceOf: (one) => sourceOf(document, one),
    keyOf: ({ start }) => document.keyAt(start),
    isIgnored: (one) => document.ignores(one),
  });
  return fate === 'shown' ? undefined : fate;
}
