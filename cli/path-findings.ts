/** Personal data in paths, and in words that are repeated in a message. */
import type { CustomIdentifiers } from '../shared/custom/custom-identifier.ts';
import type { Finding } from '../shared/finding.ts';
import { mask } from '../shared/policy/baseline.ts';
import type { LocatedFinding } from '../shared/scan.ts';
import { scanPath } from '../shared/scan-path.ts';

export { mask };

/**
 * Personal data in a path itself. What is only possible is masked too: names with such numbers are rare.
 * @param custom the identifiers of the file's config
 */
export function findInPath(reportedPath: string, custom?: CustomIdentifiers): Finding[] {
  return scanPath(reportedPath, custom);
}

/** The same with what a policy asks of findings. */
export function locatedInPath(reportedPath: string, custom?: CustomIdentifiers): LocatedFinding[] {
  return findInPath(reportedPath, custom).map((finding) => ({
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
