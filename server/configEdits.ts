import { TextDocument } from 'vscode-languageserver-textdocument';
import { CONFIG_FILE } from '../shared/policy/config-file.ts';
import type { ConfigEdit, NewConfig, NewFalsePositive, TypedValue } from '../shared/policy/edit-config.ts';
import { addFalsePositives, addSurrogates } from '../shared/policy/edit-config.ts';
import { saltFrom } from '../shared/policy/fingerprint.ts';
import type { Client } from './client.ts';
import type { OpenDocument } from './document.ts';
import type { DocumentContext } from './features/configuration.ts';
import type { Runtime } from './runtime.ts';
import { fileIn, relativePath } from './uris.ts';
import type { FileEdit } from './workspaceEdit.ts';

/** The config that entries for a document go into. */
export interface Target {
  readonly uri: string;
  /** Undefined where the file is not there yet. */
  readonly text: string | undefined;
  readonly version: number | null;
  /** The document's path, relative to the config's folder. */
  readonly path: string;
}

/** Makes the edits of configs. */
export class ConfigEdits {
  readonly #fresh: NewConfig;

  constructor(client: Client, runtime: Runtime) {
    this.#fresh = {
      newSalt: () => saltFrom(runtime.randomBytes(16)),
      header: client.messages.config.header,
    };
  }

  /** The config that counts, else a new one in the workspace folder; undefined where there is no folder. */
  target(document: OpenDocument, { config, path, top }: DocumentContext): Target | undefined {
    if (config) return { uri: config.uri, text: config.text, version: config.version ?? null, path };
    const newPath = top === undefined ? undefined : relativePath(top, document.uri);
    if (top === undefined || newPath === undefined) return undefined;
    return { uri: fileIn(top, CONFIG_FILE), text: undefined, version: null, path: newPath };
  }

  addFalsePositive({ text }: Target, entry: NewFalsePositive): ConfigEdit {
    return addFalsePositives(text, [entry], this.#fresh);
  }

  addSurrogates({ text }: Target, surrogates: readonly TypedValue[]): ConfigEdit {
    return addSurrogates(text, surrogates, this.#fresh);
  }
}

export function configFileEdit(
  { uri, version, text }: Target,
  { edits }: Extract<ConfigEdit, { ok: true }>,
): FileEdit {
  const old = TextDocument.create(uri, 'jsonc', 0, text ?? '');
  return {
    uri,
    version,
    create: text === undefined,
    edits: edits.map(({ start, end, text: newText }) => ({
      range: { start: old.positionAt(start), end: old.positionAt(end) },
      newText,
    })),
  };
}
