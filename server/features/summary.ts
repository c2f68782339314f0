import type { Connection } from 'vscode-languageserver';
import type { Summary } from '../../shared/protocol.ts';
import { DEFAULT_SETTINGS, SUMMARY } from '../../shared/protocol.ts';
import type { Analysis } from '../analysis.ts';
import type { Client } from '../client.ts';
import type { OpenDocument } from '../document.ts';
import { displayable } from '../selection.ts';
import { Tally } from '../tally.ts';
import { tell } from '../tell.ts';
import type { DocumentContext } from './configuration.ts';

/** Tells the client the true totals of a document, whatever number of diagnostics it was sent. */
export class Summaries {
  readonly #connection: Connection;
  readonly #client: Client;
  readonly #analysis: Analysis;
  readonly #sent = new WeakMap<OpenDocument, string>();

  constructor(connection: Connection, client: Client, analysis: Analysis) {
    this.#connection = connection;
    this.#client = client;
    this.#analysis = analysis;
    analysis.onDidCount((document) => this.#send(document, true));
    analysis.onDidDelay((document) => this.#send(document, false));
  }

  #send(document: OpenDocument, complete: boolean): void {
    // It is not looked through: a count of none would say that it was.
    if (document.isConfig) return;
    const count = this.#analysis.lastCountOf(document);
    const { severity, maxDiagnostics } = count?.context.settings ?? DEFAULT_SETTINGS;
    const tally = count?.tally ?? new Tally();
    const summary: Summary = {
      uri: document.uri,
      version: document.version,
      total: tally.total,
      shown: Math.min(maxDiagnostics, displayable(tally, severity)),
      suppressed: tally.suppressed,
      byConfidence: tally.byConfidence,
      byType: tally.byType,
      names: this.#names(document, tally),
      complete,
      ...unheeded(count?.context),
    };
    const json = JSON.stringify(summary);
    if (this.#sent.get(document) === json) return;
    this.#sent.set(document, json);
    tell(this.#connection, SUMMARY, summary);
  }
  #names({ custom }: OpenDocument, { byType }: Tally): Summary['names'] {
    const { locale } = this.#client;
    return Object.fromEntries(Object.keys(byType).map((type) => [type, custom.nameOf(type, locale)]));
  }
}

function unheeded(context: DocumentContext | undefined): Pick<Summary, 'unheeded'> {
  if (context?.config === undefined || context.trusted) return {};
  return { unheeded: { identifiers: context.config.policy.custom.size } };
}
