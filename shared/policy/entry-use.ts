import { normalise } from '../identifiers/registry.ts';
import type { LocatedFinding } from '../scan.ts';
import type { Config, FalsePositive } from './config.ts';
import { Fingerprinter } from './fingerprint.ts';
import { Glob } from './glob.ts';
import { endsWithKey } from './policy.ts';

/** Which false positives of a config match something: all of them are asked of each finding, not only the first. */
export class EntryUse {
  readonly #unused: Set<FalsePositive>;
  readonly #globs = new Map<string, Glob | undefined>();
  readonly #fingerprinter: Fingerprinter | undefined;

  constructor({ falsePositives, salt }: Config) {
    this.#unused = new Set(falsePositives);
    this.#fingerprinter = salt === undefined ? undefined : new Fingerprinter(salt);
  }

  /** Those that have matched nothing yet, in the config's order. */
  get unused(): readonly FalsePositive[] {
    return [...this.#unused];
  }

  /** @param path relative to the config's folder, separated by `/` */
  see(found: readonly Pick<LocatedFinding, 'finding' | 'source' | 'key'>[], path: string): void {
    const here = this.unused.filter((entry) => this.#isAbout(entry, path));
    for (const { finding, source, key } of found) {
      const ofType = here.filter((entry) => entry.type === finding.type && this.#unused.has(entry));
      if (ofType.length === 0) continue;
      const short = this.#fingerprinter?.of(finding.type, normalise(finding.type, source)).short;
      for (const entry of ofType) if (matches(entry, short, key)) this.#unused.delete(entry);
    }
  }

  #isAbout(entry: FalsePositive, path: string): boolean {
    if ('fingerprint' in entry) return entry.path === undefined || entry.path === path;
    return entry.paths === undefined || this.#glob(entry.paths)?.matches(path) === true;
  }

  #glob(source: string): Glob | undefined {
    if (!this.#globs.has(source)) this.#globs.set(source, Glob.parse(source));
    return this.#globs.get(source);
  }
}

function matches(entry: FalsePositive, short: string | undefined, key: string | undefined): boolean {
  if ('fingerprint' in entry) return entry.fingerprint === short;
  return !('key' in entry) || endsWithKey(key, entry.key);
}
