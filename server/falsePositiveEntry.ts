import type { Finding } from '../shared/finding.ts';
import type { NewFalsePositive } from '../shared/policy/edit-config.ts';
import { Glob } from '../shared/policy/glob.ts';
import type { FalsePositiveScope } from '../shared/protocol.ts';
import { scan } from '../shared/scan.ts';
import { canonicalValue } from '../shared/source.ts';
import type { OpenDocument } from './document.ts';

/**
 * The entry that hides a finding.
 * @param path of the document, relative to the config's folder, separated by `/`
 * @returns undefined where there is no such scope: no key, no folder, or a key or path that holds personal data itself
 */
export function falsePositiveEntry(
  { text }: OpenDocument,
  finding: Finding,
  path: string,
  scope: FalsePositiveScope,
): NewFalsePositive | undefined {
  const { type } = finding;
  switch (scope) {
    case 'file':
      if (holdsData(path)) return undefined;
      return { type, value: canonicalValue(text, finding), path };
    case 'everywhere':
      return { type, value: canonicalValue(text, finding) };
    case 'key': {
      const key = text.keyAt(finding.start);
      return key === undefined || holdsData(key) ? undefined : { type, key };
    }
    case 'folder': {
      const folder = path.slice(0, path.lastIndexOf('/') + 1);
      // A name may have characters that mean something in a pattern.
      const isPattern = Glob.parse(folder)?.matches(path) === true && !/[*?{}]/.test(folder);
      if (folder === '' || !isPattern || holdsData(folder)) return undefined;
      return { type, paths: `${folder}**` };
    }
  }
}

/** What is called so would stand in the config, and in an action's title. */
export function holdsData(name: string): boolean {
  return scan(name, 'plaintext').length > 0;
}
