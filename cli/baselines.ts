import path from 'node:path';
import type { CustomIdentifiers } from '../shared/custom/custom-identifier.ts';
import type { Accepted } from '../shared/policy/baseline.ts';
import { Baseline } from '../shared/policy/baseline.ts';
import { BASELINE_FILE } from '../shared/policy/config-file.ts';
import { readWhole } from './bytes.ts';
import type { ConfigTree } from './config.ts';
import { decodeWhole } from './decode.ts';
import type { ReadProblem } from './messages/messages.ts';
import { withSlashes } from './paths.ts';
import { readProblem } from './target.ts';

interface Placed {
  readonly baseline: Baseline;
  readonly folder: string;
}

/** Finds the baseline that counts for a file: the nearest one upwards. */
export class Baselines {
  readonly #tree: ConfigTree;
  readonly #onProblem: (file: string, problem: ReadProblem) => void;
  readonly #byFolder = new Map<string, Promise<Placed | undefined>>();

  /** @param onProblem told once for each baseline that is wrong; it accepts nothing */
  constructor(tree: ConfigTree, onProblem: (file: string, problem: ReadProblem) => void) {
    this.#tree = tree;
    this.#onProblem = onProblem;
  }

  /** What is accepted in a file, which a policy with such identifiers of its own counts for; undefined where nothing is. */
  async for(file: string, custom: CustomIdentifiers): Promise<Accepted | undefined> {
    const placed = await this.#in(path.dirname(file));
    return placed?.baseline.acceptedIn(withSlashes(path.relative(placed.folder, file)), custom);
  }

  #in(folder: string): Promise<Placed | undefined> {
    let placed = this.#byFolder.get(folder);
    if (placed === undefined) {
      placed = this.#look(folder);
      this.#byFolder.set(folder, placed);
    }
    return placed;
  }

  async #look(folder: string): Promise<Placed | undefined> {
    const file = path.join(folder, BASELINE_FILE);
    try {
      const source = await this.#tree.open(folder, BASELINE_FILE);
      if (source !== undefined) {
        const text = decodeWhole(await readWhole(source).finally(() => source.close()));
        const baseline = Baseline.parse(text.replace(/^\uFEFF/, ''));
        if (baseline === undefined) this.#onProblem(file, { kind: 'baseline' });
        return baseline && { baseline, folder };
      }
    } catch (error) {
      this.#onProblem(file, readProblem(error));
      return undefined;
    }
    const above = path.dirname(folder);
    return above === folder || this.#tree.isTop(folder) ? undefined : this.#in(above);
  }
}
