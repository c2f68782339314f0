import path from 'node:path';
import type { Finding } from '../shared/finding.ts';
import { mask } from '../shared/policy/baseline.ts';
import { type LocatedFinding, scan } from '../shared/scan.ts';

export { mask };

/**
 * How a path is written in reports: with `/`, relative to the current folder where it is below it, else as it
 * was given.
 * @param absolute the path
 * @param given the same path as the user gave it
 */
export function reportPath(absolute: string, given: string, cwd: string): string {
  const relative = path.relative(cwd, absolute);
  const below = !(relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative));
  return withSlashes(below || !path.isAbsolute(given) ? relative || '.' : path.normalize(given));
}

/** Both absolute. */
export function isWithin(file: string, folder: string): boolean {
  return file === folder || file.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep);
}

export function withSlashes(anyPath: string): string {
  return path.sep === '/' ? anyPath : anyPath.replaceAll(path.sep, '/');
}

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
