import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../shared/policy/config.ts';
import { CONFIG_FILE } from '../shared/policy/config-file.ts';
import { parseConfig } from '../shared/policy/parse-config.ts';
import { Policy } from '../shared/policy/policy.ts';
import type { ByteSource } from './bytes.ts';
import { FileBytes, readWhole } from './bytes.ts';
import { decodeWhole } from './decode.ts';
import { repositoryRoot } from './gitignore.ts';
import type { ReadProblem } from './messages/messages.ts';
import { isWithin, withSlashes } from './paths.ts';
import { readProblem } from './target.ts';

/** Folders whose policy is remembered; a walk asks for neighbours one after the other. */
const REMEMBERED = 10_000;

/** Where configs are looked for. Folders are absolute paths. */
export interface ConfigTree {
  /** Opens the config or baseline of that name in this folder itself, if there is one. */
  open(folder: string, name: string): ByteSource | undefined | Promise<ByteSource | undefined>;
  /** Whether the search ends with this folder. */
  isTop(folder: string): boolean;
}

/** The policy that counts in a folder, and the folder that its paths are relative to. */
interface Rules {
  readonly policy: Policy;
  readonly folder: string;
  readonly source?: ConfigSource;
}

/** What the config makes of a file. */
export interface FileRules {
  readonly policy: Policy;
  /** The file's path as the policy knows it. */
  readonly relativePath: string;
  /** Absolute: where the config is, or, where there is none, where the search for one ended. */
  readonly folder: string;
  /** The config, where there is one and it is right. */
  readonly source: ConfigSource | undefined;
}

interface ConfigSource {
  readonly config: Config;
  readonly text: string;
}

type OnProblem = (file: string, problem: ReadProblem) => void;

/** Finds the config that counts for a file: the nearest one upwards, whole. */
export class Configs {
  readonly #tree: ConfigTree;
  readonly #onProblem: OnProblem;
  readonly #onWarning: OnProblem;
  readonly #byFolder = new Map<string, Rules>();
  readonly #read = new Map<string, Rules>();
  readonly #usersOwn: Policy | undefined;

  /**
   * @param onProblem told once for each config that is wrong; nothing is hidden by such a config
   * @param onWarning told once for each config that counts and in which something is without effect
   * @param own the user's own entries
   */
  constructor(tree: ConfigTree, onProblem: OnProblem, onWarning: OnProblem, own?: Policy) {
    this.#onWarning = onWarning;
    this.#usersOwn = own;
    this.#tree = tree;
    this.#onProblem = onProblem;
  }

  async for(file: string): Promise<FileRules> {
    const { policy, folder, source } = await this.#rules(path.dirname(file));
    return {
      policy: policy.with(this.#usersOwn),
      relativePath: withSlashes(path.relative(folder, file)),
      folder,
      source,
    };
  }

  async #rules(folder: string): Promise<Rules> {
    const known = this.#byFolder.get(folder);
    if (known) return known;
    const rules = (await this.#own(folder)) ?? (await this.#above(folder));
    if (this.#byFolder.size >= REMEMBERED) this.#byFolder.clear();
    this.#byFolder.set(folder, rules);
    return rules;
  }

  #above(folder: string): Rules | Promise<Rules> {
    const above = path.dirname(folder);
    const ends = above === folder || this.#tree.isTop(folder);
    return ends ? { policy: Policy.none, folder } : this.#rules(above);
  }

  async #own(folder: string): Promise<Rules | undefined> {
    const read = this.#read.get(folder);
    if (read) return read;
    const file = path.join(folder, CONFIG_FILE);
    let rules: Rules;
    try {
      const source = await this.#tree.open(folder, CONFIG_FILE);
      if (source === undefined) return undefined;
      const parsed = await this.#parse(source, file);
      rules = parsed
        ? { policy: new Policy(parsed.config), folder, source: parsed }
        : { policy: Policy.none, folder };
    } catch (error) {
      this.#onProblem(file, readProblem(error));
      rules = { policy: Policy.none, folder };
    }
    this.#read.set(folder, rules);
    return rules;
  }

  async #parse(source: ByteSource, file: string): Promise<ConfigSource | undefined> {
    try {
      const text = decodeWhole(await readWhole(source));
      const { config, problems, valid } = parseConfig(text);
      if (!valid) {
        this.#onProblem(file, { kind: 'config', problems });
        return undefined;
      }
      if (problems.length > 0) this.#onWarning(file, { kind: 'config', problems });
      return { config, text };
    } finally {
      source.close();
    }
  }
}

/**
 * Configs on the disk. The search ends at the root of the repository; outside of one at the current folder, or
 * for a path elsewhere at the folder that the user named.
 */
export class DiskConfigs implements ConfigTree {
  readonly #tops: ReadonlySet<string>;

  /** @param paths absolute, as the user named them */
  constructor(paths: readonly string[], cwd: string) {
    const elsewhere = paths.filter((named) => !isWithin(named, cwd));
    this.#tops = new Set([cwd, ...elsewhere, ...elsewhere.map((named) => path.dirname(named))]);
  }

  open(folder: string, name: string): ByteSource | undefined {
    try {
      return FileBytes.open(path.join(folder, name));
    } catch (error) {
      const problem = readProblem(error);
      if (problem.kind === 'system' && (problem.code === 'ENOENT' || problem.code === 'ENOTDIR'))
        return undefined;
      throw error;
    }
  }

  isTop(folder: string): boolean {
    if (existsSync(path.join(folder, '.git'))) return true;
    return this.#tops.has(folder) && repositoryRoot(folder) === undefined;
  }
}
