import type { Connection } from 'vscode-languageserver';
import { MessageType, PublishDiagnosticsNotification, ShowMessageNotification } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Client } from '../client.ts';
import type { ConfigFile } from '../configFiles.ts';
import { tell } from '../tell.ts';
import { baseName, uriKey } from '../uris.ts';
import type { Configuration } from './configuration.ts';
import type { Diagnostics } from './diagnostics.ts';

/**
 * Tells of what is wrong in a config that is not open: diagnostics in that file, and a message, once for each
 * text. One that is open gets its diagnostics as any document does.
 */
export class ConfigProblems {
  readonly #connection: Connection;
  readonly #client: Client;
  readonly #diagnostics: Diagnostics;
  /** Configs that diagnostics were sent for, and the texts that messages were shown for. */
  readonly #published = new Map<string, string>();
  readonly #shown = new Map<string, string>();

  constructor(
    connection: Connection,
    client: Client,
    configuration: Configuration,
    diagnostics: Diagnostics,
  ) {
    this.#connection = connection;
    this.#client = client;
    this.#diagnostics = diagnostics;
    configuration.onDidLoad((file) => this.#tell(file));
    configuration.onDidReread((uris) => {
      for (const uri of uris) this.#takeBack(uri);
    });
  }

  #tell({ uri, text, version, problems }: ConfigFile): void {
    const key = uriKey(uri);
    if (version !== undefined || problems.length === 0 || this.#published.get(key) === text) return;
    this.#published.set(key, text);
    const document = TextDocument.create(uri, 'jsonc', 0, text);
    const diagnostics = problems.map((problem) =>
      this.#diagnostics.ofProblem(problem, (offset) => document.positionAt(offset)),
    );
    tell(this.#connection, PublishDiagnosticsNotification.method, { uri, diagnostics });
    const error = problems.find(({ severity }) => severity === 'error');
    if (!error || this.#shown.get(key) === text) return;
    this.#shown.set(key, text);
    const { at, kept, problem } = this.#client.messages.config;
    const place = `${baseName(uri)}:${error.line}:${error.column}`;
    const message = kept(place, at(problem[error.code], error.detail ?? ''));
    void this.#connection.sendNotification(ShowMessageNotification.type, {
      type: MessageType.Error,
      message,
    });
  }

  #takeBack(uri: string): void {
    if (!this.#published.delete(uriKey(uri))) return;
    tell(this.#connection, PublishDiagnosticsNotification.method, { uri, diagnostics: [] });
  }
}
