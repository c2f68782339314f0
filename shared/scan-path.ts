import { CustomIdentifiers } from './custom/custom-identifier.ts';
import type { Finding } from './finding.ts';
import { identifierById } from './identifiers/registry.ts';
import { scan } from './scan.ts';

/**
 * What is found in a path, its folders parted by `/`. A custom identifier is looked for in each name by itself: in a text a
 * slash binds what it would be.
 * @param custom the identifiers of the config that counts
 */
export function scanPath(path: string, custom = CustomIdentifiers.none): Finding[] {
  const found = scan(path, 'plaintext');
  if (custom.size === 0) return found;
  const isOwn = ({ type, start, end }: Finding) =>
    identifierById(type) === undefined && !found.some((other) => other.start < end && start < other.end);
  const own = scan(path.replaceAll('/', '\n'), 'plaintext', custom).filter(isOwn);
  return [...found, ...own].sort((a, b) => a.start - b.start);
}
