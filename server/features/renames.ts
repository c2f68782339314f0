import type { RenameFilesParams, WorkspaceEdit } from 'vscode-languageserver';
import { difference, moveFalsePositives } from '../../shared/policy/edit-config.ts';
import { scan } from '../../shared/scan.ts';
import type { Client } from '../client.ts';
import { configFileEdit } from '../configEdits.ts';
import type { ConfigFile } from '../configFiles.ts';
import { relativePath, uriKey } from '../uris.ts';
import { workspaceEdit } from '../workspaceEdit.ts';
import type { Configuration } from './configuration.ts';

/** Lets false positives follow files and folders that are renamed below one config. */
export class Renames {
  readonly #client: Client;
  readonly #configuration: Configuration;

  constructor({
    client,
    configuration,
  }: {
    readonly client: Client;
    readonly configuration: Configuration;
  }) {
    this.#client = client;
    this.#configuration = configuration;
  }

  /** @returns the edits of configs that go with a rename; null where there is none */
  async provide({ files }: RenameFilesParams): Promise<WorkspaceEdit | null> {
    if (this.#client.untrusted) return null;
    const changed = new Map<string, { readonly config: ConfigFile; readonly text: string }>();
    for (const { oldUri, newUri } of files) {
      const [config, other] = await Promise.all([
        this.#configuration.configFor(oldUri),
        this.#configuration.configFor(newUri),
      ]);
      // What another config says of the new place is not for this one to say.
      if (config === undefined || uriKey(config.uri) !== uriKey(other?.uri ?? '')) continue;
      const [from, to] = [oldUri, newUri].map((uri) => relativePath(config.folder, uri));
      if (from === undefined || to === undefined) continue;
      // No path that holds personal data goes into a config.
      if (scan(to, 'plaintext').length > 0) continue;
      const { text } = changed.get(config.uri) ?? config;
      const moved = moveFalsePositives(text, from, to);
      if (moved.ok && moved.edits.length > 0) changed.set(config.uri, { config, text: moved.text });
    }
    if (changed.size === 0) return null;
    const edits = [...changed.values()].map(({ config: { uri, text: old, version = null }, text }) => {
      const done = { ok: true as const, edits: difference(old, text), text };
      return configFileEdit({ uri, text: old, version, path: '' }, done);
    });
    return workspaceEdit(this.#client, edits);
  }
}
