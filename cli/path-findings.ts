/** Personal data in paths, and in words that are repeated in a message. */
import type { Finding } from '../shared/finding.ts';
import { mask } from '../shared/policy/baseline.ts';
import { type LocatedFinding, scan } from '../shared/scan.ts';

export { mask };

/** Personal data in a path itself. What is only possible is masked too: names with such numbers are rare. */
export function findInPath(reportedPath: string): Finding[] {
  return scan(reportedPath, 'plaintext');
}

/** The same with what a policy asks of findings. */
export function locatedInPath(reportedPath: string): LocatedFinding[] {
  return findInPath(reportedPath).map((finding) => ({
    finding,
    line: 0,
    character: finding.start,
    source: reportedPath.slice(finding.start, finding.end),
    isIgnored: false,
  }));
}

/** A word or line from outside, fit to be repeated in a message. */
export function maskText(text: string): string {
  return mask(text, findInPath(text));
}
