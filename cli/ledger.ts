import path from 'node:path';
import type { Locale } from '../shared/identifiers/identifier.ts';
import { messages as findingMessages } from '../shared/messages/messages.ts';
import { CONFIG_FILE } from '../shared/policy/config-file.ts';
import { addSurrogates, type TypedValue } from '../shared/policy/edit-config.ts';
import { saltFrom } from '../shared/policy/fingerprint.ts';
import { Configs, DiskConfigs } from './config.ts';
import { editConfig } from './config-edit.ts';
import { messages } from './messages/messages.ts';
import type { Surroundings } from './surroundings.ts';
import { readProblem } from './target.ts';
import { shownPath } from './telling.ts';

interface Parts {
  /** Absolute, as the user named them. */
  readonly named: readonly string[];
  /** Where the files are written, if not in their places. */
  readonly folder: string | undefined;
  readonly locale: Locale;
  readonly surroundings: Surroundings;
}

/** The surrogates of a run, noted in the config that counts where they were written, so that no scan reports them. */
export class Ledger {
  readonly #parts: Parts;
  readonly #byFile = new Map<string, readonly TypedValue[]>();
  #isUnnoted = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** @param file where they were written, absolute; undefined for standard output, where no config counts */
  note(file: string | undefined, made: readonly TypedValue[]): void {
    if (file === undefined) this.#isUnnoted = true;
    else this.#byFile.set(file, made);
  }

  /**
   * Writes each config once, and says so.
   * @returns whether all that were written to files are noted
   */
  async write(say: (line: string) => void): Promise<boolean> {
    const { locale } = this.#parts;
    if (this.#isUnnoted) say(messages(locale).mask.notNoted);
    let isNoted = true;
    for (const [config, made] of await this.#byConfig()) {
      if (!(await this.#add(config, made, say))) isNoted = false;
    }
    return isNoted;
  }

  async #byConfig(): Promise<ReadonlyMap<string, TypedValue[]>> {
    const { named, folder, surroundings } = this.#parts;
    const tops = folder === undefined ? named : [...named, folder];
    const configs = new Configs(
      new DiskConfigs(tops, surroundings.cwd),
      () => {},
      () => {},
    );
    const byConfig = new Map<string, TypedValue[]>();
    for (const [file, made] of this.#byFile) {
      const config = path.join((await configs.for(file)).folder, CONFIG_FILE);
      const values = byConfig.get(config) ?? [];
      byConfig.set(config, values);
      for (const value of made) values.push(value);
    }
    return byConfig;
  }

  async #add(config: string, made: readonly TypedValue[], say: (line: string) => void): Promise<boolean> {
    const { locale, surroundings } = this.#parts;
    const { mask, read } = messages(locale);
    const shown = shownPath(config, surroundings.cwd);
    const fresh = {
      newSalt: () => saltFrom(crypto.getRandomValues(new Uint8Array(16))),
      header: findingMessages(locale).config.header,
    };
    try {
      const done = await editConfig(config, (text) => addSurrogates(text, made, fresh));
      if (done.ok) say(mask.noted(shown));
      else say(`${shown}: ${read({ kind: 'config', problems: done.problems })}`);
      return done.ok;
    } catch (error) {
      say(`${shown}: ${read(readProblem(error))}`);
      return false;
    }
  }
}
