import type {
  CancellationToken,
  Connection,
  Diagnostic,
  DocumentDiagnosticReport,
} from 'vscode-languageserver';
import { LSPErrorCodes, PublishDiagnosticsNotification, ResponseError } from 'vscode-languageserver';
import type { Analysis } from './analysis.ts';
import type { Client } from './client.ts';
import type { OpenDocument } from './document.ts';
import type { Configuration } from './features/configuration.ts';
import type { DiagnosticReport, Diagnostics } from './features/diagnostics.ts';
import { tell } from './tell.ts';

/** A document this quick to scan is answered for in one piece. */
const PATIENCE_MS = 50;

/** How diagnostics reach the client; chosen once. */
export interface Delivery {
  /** All of a document is scanned and counted. */
  update(document: OpenDocument): void;
  /** A slice was not enough for a document; a part of it is known. */
  delay(document: OpenDocument): void;
  /** Other lines of a document are on screen. */
  reveal(document: OpenDocument): void;
  /** Settings or configs changed: anything may have. */
  updateAll(): void;
  close(document: OpenDocument): void;
}

interface Parts {
  readonly connection: Connection;
  readonly client: Client;
  readonly configuration: Configuration;
  readonly analysis: Analysis;
  readonly diagnostics: Diagnostics;
  documentOf(uri: string): OpenDocument | undefined;
  /** Something that should not happen happened where nobody waits for it. */
  onError(error: unknown): void;
}

/** What a client was answered last. */
interface Answer {
  readonly id: string;
  readonly json: string;
  readonly told: DiagnosticReport;
}

/** For a client that asks: it is told to ask again when more is known. */
export class PullDelivery implements Delivery {
  readonly #parts: Parts;
  readonly #answers = new WeakMap<OpenDocument, Answer>();
  #lastId = 0;
  #refreshing = false;
  #refreshAgain = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    parts.connection.languages.diagnostics.on(({ textDocument, previousResultId }, token) =>
      this.#answer(textDocument.uri, previousResultId, token),
    );
  }

  /** The answer already tells what is known, and `update` will tell the rest. */
  delay(): void {}

  reveal(document: OpenDocument): void {
    const told = this.#answers.get(document)?.told;
    // What was told whole does not depend on the lines.
    if (told && (!told.complete || told.limited)) this.updateAll();
  }

  update(document: OpenDocument): void {
    const told = this.#answers.get(document)?.told;
    if (told && !this.#parts.diagnostics.stillHolds(document, told)) this.updateAll();
  }

  updateAll(): void {
    if (!this.#parts.client.refreshesDiagnostics) return;
    this.#refreshAgain = this.#refreshing;
    if (!this.#refreshing) void this.#refresh();
  }

  close(): void {}

  async #refresh(): Promise<void> {
    this.#refreshing = true;
    do {
      this.#refreshAgain = false;
      // A client that fails to refresh asks again at the next change.
      await this.#parts.connection.languages.diagnostics.refresh().catch(() => undefined);
    } while (this.#refreshAgain);
    this.#refreshing = false;
  }

  async #answer(
    uri: string,
    previousId: string | undefined,
    token: CancellationToken,
  ): Promise<DocumentDiagnosticReport> {
    const { analysis, client, configuration, diagnostics } = this.#parts;
    const document = this.#parts.documentOf(uri);
    if (!document) return { kind: 'full', items: [] };
    const { lint } = await configuration.contextOf(document);
    const patience = client.refreshesDiagnostics ? PATIENCE_MS : Number.POSITIVE_INFINITY;
    if (lint) await analysis.scan(document, token, patience);
    const context = await configuration.contextOf(document);
    if (token.isCancellationRequested) {
      throw new ResponseError(LSPErrorCodes.RequestCancelled, 'cancelled');
    }
    // It was closed, and may be open again.
    if (this.#parts.documentOf(uri) !== document) return this.#answer(uri, previousId, token);
    // From here on nothing waits: the report is of the document as it stands.
    const told = diagnostics.report(document, context);
    const json = JSON.stringify(told.items);
    const last = this.#answers.get(document);
    const id = last?.json === json ? last.id : String(++this.#lastId);
    this.#answers.set(document, { id, json, told });
    diagnostics.settle(document, context, told);
    if (id === previousId) return { kind: 'unchanged', resultId: id };
    return { kind: 'full', resultId: id, items: [...told.items] };
  }
}

/** For a client that is sent diagnostics. */
export class PushDelivery implements Delivery {
  readonly #parts: Parts;
  readonly #openDocuments: () => readonly OpenDocument[];
  readonly #sent = new WeakMap<OpenDocument, string>();
  /** The version that the first part was sent of. */
  readonly #early = new WeakMap<OpenDocument, number>();

  constructor(parts: Parts, openDocuments: () => readonly OpenDocument[]) {
    this.#parts = parts;
    this.#openDocuments = openDocuments;
  }

  update(document: OpenDocument): void {
    this.#publish(document).catch(this.#parts.onError);
  }

  /** The first part of a large document is sent at once; the rest when all of it is known. */
  delay(document: OpenDocument): void {
    if (this.#early.get(document) === document.version) return;
    this.#early.set(document, document.version);
    this.#publish(document).catch(this.#parts.onError);
  }

  reveal(document: OpenDocument): void {
    this.#publish(document).catch(this.#parts.onError);
  }

  updateAll(): void {
    for (const document of this.#openDocuments()) this.update(document);
  }

  close({ uri }: OpenDocument): void {
    this.#send(uri, []);
  }

  async #publish(document: OpenDocument): Promise<void> {
    const context = await this.#parts.configuration.contextOf(document);
    if (this.#parts.documentOf(document.uri) !== document) return;
    const report = this.#parts.diagnostics.report(document, context);
    const json = JSON.stringify(report.items);
    if (this.#sent.get(document) !== json) this.#send(document.uri, report.items, document.version);
    this.#sent.set(document, json);
    this.#parts.diagnostics.settle(document, context, report);
  }

  #send(uri: string, items: readonly Diagnostic[], version?: number): void {
    const diagnostics = [...items];
    tell(this.#parts.connection, PublishDiagnosticsNotification.method, {
      uri,
      diagnostics,
      ...(version === undefined ? {} : { version }),
    });
  }
}
