import type { ConfigProblem } from '../shared/policy/config.ts';
import type { Policy } from '../shared/policy/policy.ts';
import { userPolicy } from '../shared/policy/user-config.ts';
import type { Runtime } from './runtime.ts';
import { uriKey } from './uris.ts';

/** The user's own entries as they were read last. */
export interface OwnFile {
  readonly uri: string;
  readonly text: string;
  /** Undefined where the text has errors. */
  readonly policy: Policy | undefined;
  readonly problems: readonly ConfigProblem[];
}

/** The file with the user's own entries, which is in no workspace. */
export class OwnEntries {
  readonly #runtime: Runtime;
  #parsed: OwnFile | undefined;
  /** What a client has made of the file and not saved yet, and what is on the disk until then. */
  #overlay: { readonly text: string; readonly before: string } | undefined;

  constructor(runtime: Runtime) {
    this.#runtime = runtime;
  }

  isAt(uri: string): boolean {
    const { userConfig } = this.#runtime;
    return userConfig !== undefined && uriKey(uri) === uriKey(userConfig);
  }

  /** @returns the same object as long as the text is the same; undefined where no file can be */
  async read(): Promise<OwnFile | undefined> {
    const { userConfig: uri } = this.#runtime;
    if (uri === undefined) return undefined;
    const stored = await this.#stored();
    if (this.#overlay?.before !== stored) this.#overlay = undefined;
    const text = this.#overlay?.text ?? stored;
    if (this.#parsed?.text !== text) {
      const { policy, problems } = userPolicy(text);
      this.#parsed = { uri, text, policy, problems };
    }
    return this.#parsed;
  }

  /** Takes an applied edit as the file's text until the disk has another. */
  async overlay(text: string): Promise<void> {
    this.#overlay = { text, before: await this.#stored() };
  }

  async #stored(): Promise<string> {
    const { userConfig } = this.#runtime;
    return (userConfig && (await this.#runtime.readFile(userConfig))) ?? '';
  }
}
