import type { CustomIdentifiers } from '../shared/custom/custom-identifier.ts';
import type { Accepted } from '../shared/policy/baseline.ts';
import { Baseline } from '../shared/policy/baseline.ts';
import { BASELINE_FILE } from '../shared/policy/config-file.ts';
import { fileIn, foldersUpTo, relativePath, uriKey } from './uris.ts';

/** The baselines of a workspace, as they are on the disk. One that is wrong accepts nothing. */
export class Baselines {
  readonly #readFile: (uri: string) => Promise<string | undefined>;
  readonly #read = new Map<string, Promise<Baseline | undefined>>();

  constructor(readFile: (uri: string) => Promise<string | undefined>) {
    this.#readFile = readFile;
  }

  /** What the nearest baseline up to the workspace folder `top` accepts in a file. */
  async acceptedIn(top: string, uri: string, custom: CustomIdentifiers): Promise<Accepted | undefined> {
    for (const folder of foldersUpTo(top, uri)) {
      const file = fileIn(folder, BASELINE_FILE);
      const baseline = await this.#at(file);
      if (baseline) return baseline.acceptedIn(relativePath(folder, uri) ?? '', custom);
    }
    return undefined;
  }

  /** They may have changed. */
  forget(): void {
    this.#read.clear();
  }

  #at(file: string): Promise<Baseline | undefined> {
    const key = uriKey(file);
    let read = this.#read.get(key);
    if (read === undefined) {
      read = this.#readFile(file).then((text) => {
        return text === undefined
          ? undefined
          : (Baseline.parse(text.replace(/^\uFEFF/, '')) ?? new Baseline());
      });
      this.#read.set(key, read);
    }
    return read;
  }
}
