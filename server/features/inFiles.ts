import type { CancellationToken, Connection, WorkspaceEdit } from 'vscode-languageserver';
import type { Finding } from '../../shared/finding.ts';
import type { InFiles } from '../../shared/protocol.ts';
import { FIND_IN_FILES, MASK_IN_FILES } from '../../shared/protocol.ts';
import type { Analysis } from '../analysis.ts';
import type { Client } from '../client.ts';
import { isRecord } from '../client.ts';
import { OpenDocument } from '../document.ts';
import type { Fixes } from '../fixes.ts';
import type { Runtime } from '../runtime.ts';
import type { Scope } from '../scope.ts';
import { workspaceEdit } from '../workspaceEdit.ts';
import type { Configuration } from './configuration.ts';

/** Scanning between two looks at the messages that have arrived. */
const SLICE_MS = 10;

interface Parts {
  readonly connection: Connection;
  readonly client: Client;
  readonly runtime: Runtime;
  readonly configuration: Configuration;
  readonly analysis: Analysis;
  readonly fixes: Fixes;
  readFile(uri: string): Promise<string | undefined>;
  documentOf(uri: string): OpenDocument | undefined;
}

/** Fixes over many files: the client says which, opens those in which something is found, and applies the edit. */
export class InFilesFixes {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    parts.connection.onRequest(FIND_IN_FILES, (sent: unknown, token: CancellationToken) =>
      this.#find(read(sent), token),
    );
    parts.connection.onRequest(MASK_IN_FILES, (sent: unknown, token: CancellationToken) =>
      this.#mask(read(sent), token),
    );
  }

  async #find({ uris, type }: InFiles, token: CancellationToken): Promise<string[]> {
    const found: string[] = [];
    for (const uri of uris) {
      if (token.isCancellationRequested) break;
      const document = this.#parts.documentOf(uri) ?? (await this.#load(uri));
      if (document && (await this.#holds(document, type, token))) found.push(uri);
    }
    return found;
  }

  async #load(uri: string): Promise<OpenDocument | undefined> {
    const text = await this.#parts.readFile(uri);
    return text === undefined ? undefined : new OpenDocument(uri, '', 0, text);
  }

  async #holds(document: OpenDocument, type: string | undefined, token: CancellationToken): Promise<boolean> {
    const { analysis, configuration, runtime } = this.#parts;
    const context = await configuration.contextOf(document);
    if (!context.lint) return false;
    const isWanted = (it: Finding) => (type === undefined ? it.confidence !== 'possible' : it.type === type);
    for (let done = false; !done; ) {
      const end = runtime.now() + SLICE_MS;
      done = document.text.scan(() => runtime.now() >= end);
      await runtime.pause();
      if (token.isCancellationRequested) return false;
    }
    for (const finding of analysis.findings(document, context)) if (isWanted(finding)) return true;
    return false;
  }

  async #mask({ uris, type }: InFiles, token: CancellationToken): Promise<WorkspaceEdit> {
    const { client, fixes } = this.#parts;
    const scope: Scope = type === undefined ? { kind: 'file', possible: false } : { kind: 'type', type };
    const documents = uris.flatMap((uri) => this.#parts.documentOf(uri) ?? []);
    const files = [];
    for (const document of documents) files.push(...(await fixes.replace(document, scope, 'mask', token)));
    return workspaceEdit(client, files);
  }
}

/** What a client sent, as far as it can be used. */
function read(sent: unknown): InFiles {
  if (!isRecord<keyof InFiles>(sent) || !Array.isArray(sent.uris)) return { uris: [] };
  const uris = sent.uris.filter((uri) => typeof uri === 'string');
  return typeof sent.type === 'string' ? { uris, type: sent.type } : { uris };
}
