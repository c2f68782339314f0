import {
  type CancellationToken,
  Disposable,
  type ExtensionContext,
  env,
  type LogOutputChannel,
  languages,
  type TextDocument,
  Uri,
  type WorkspaceEdit,
  workspace,
} from 'vscode';
import type {
  BaseLanguageClient,
  LanguageClientOptions,
  WorkspaceEdit as ProtocolEdit,
} from 'vscode-languageclient';
import type { FalsePositiveAdded, FalsePositiveLifted, ReadFile, Summary } from '../shared/protocol.ts';
import {
  FALSE_POSITIVE_ADDED,
  FALSE_POSITIVE_LIFTED,
  type InitializationOptions,
  READ_FILE,
  SUMMARY,
} from '../shared/protocol.ts';
import { codeActionEdits } from './codeActionEdits.ts';
import { askingForCells, diagnosticsPull } from './diagnosticsPull.ts';
import { saveFalsePositive, saveLifted } from './falsePositive.ts';
import { readFile } from './files.ts';
import { localeFor } from './locale.ts';
import { documentSelector } from './selector.ts';
import type { Summaries } from './summaries.ts';
import { surrogateKey } from './surrogateKey.ts';
import { VisibleRangesReporter } from './visibleRanges.ts';

interface Running {
  readonly client: BaseLanguageClient;
  readonly watching: Disposable;
}

/** Makes a client for this platform: a process in Node, a worker in the browser. */
export type CreateClient = (id: string, name: string, options: LanguageClientOptions) => BaseLanguageClient;

/**
 * The connection to one server: started with the first document that is for it, started anew when what it
 * was started with changes.
 */
export class Session {
  readonly #context: ExtensionContext;
  readonly #createClient: CreateClient;
  readonly #log: LogOutputChannel;
  readonly #summaries: Summaries;
  readonly #subscriptions: Disposable;
  #selector = currentSelector();
  #running: Promise<Running> | undefined;
  #stopped: Promise<void> = Promise.resolve();

  constructor(
    context: ExtensionContext,
    createClient: CreateClient,
    log: LogOutputChannel,
    summaries: Summaries,
  ) {
    this.#context = context;
    this.#createClient = createClient;
    this.#log = log;
    this.#summaries = summaries;
    this.#subscriptions = Disposable.from(
      workspace.onDidOpenTextDocument((document) => this.startWhenNeeded([document])),
      workspace.onDidCloseTextDocument((document) => summaries.delete(document.uri)),
      workspace.onDidGrantWorkspaceTrust(async () => {
        if (this.#running) await this.restart();
      }),
      workspace.onDidChangeWorkspaceFolders(() => this.#followSelector()),
      workspace.onDidChangeConfiguration((change) => {
        if (change.affectsConfiguration('biombo.languages')) void this.#followSelector();
      }),
    );
  }

  /** Starts the server if one of the documents is for it. */
  async startWhenNeeded(documents: readonly TextDocument[]): Promise<void> {
    if (documents.some((document) => languages.match(this.#selector, document) > 0)) await this.start();
  }

  /** Resolves when the server answers. */
  async start(): Promise<void> {
    this.#running ??= this.#start();
    const running = this.#running;
    try {
      await running;
    } catch (error) {
      if (this.#running === running) this.#running = undefined;
      throw error;
    }
  }

  /** Asks the server, started where it is not. */
  async request<T>(method: string, params: unknown, token: CancellationToken): Promise<T> {
    return (await this.#client()).sendRequest<T>(method, params, token);
  }

  /** Asks the server for an edit. */
  async requestEdit(method: string, params: unknown, token: CancellationToken): Promise<WorkspaceEdit> {
    const client = await this.#client();
    const edit = await client.sendRequest<ProtocolEdit>(method, params, token);
    return client.protocol2CodeConverter.asWorkspaceEdit(edit, token);
  }

  async #client(): Promise<BaseLanguageClient> {
    await this.start();
    if (this.#running === undefined) throw new Error('the server was stopped');
    return (await this.#running).client;
  }

  async restart(): Promise<void> {
    void this.stop();
    await this.start();
  }

  /** Resolves when the server is gone; never rejects. */
  stop(): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    this.#summaries.clear();
    this.#stopped = this.#stopped.then(() => this.#end(running));
    return this.#stopped;
  }

  dispose(): void {
    this.#subscriptions.dispose();
  }

  async #followSelector(): Promise<void> {
    const selector = currentSelector();
    if (JSON.stringify(selector) === JSON.stringify(this.#selector)) return;
    this.#selector = selector;
    await this.stop();
    await this.startWhenNeeded(workspace.textDocuments);
  }

  async #start(): Promise<Running> {
    // The old client holds the names of its commands as long as it is there.
    await this.#stopped;
    const client = this.#createClient('biombo', 'Biombo', {
      documentSelector: this.#selector,
      outputChannel: this.#log,
      diagnosticPullOptions: { onChange: true },
      middleware: { ...diagnosticsPull, ...codeActionEdits },
      initializationOptions: await this.#initializationOptions(),
    });
    client.onRequest(READ_FILE, (params: ReadFile, _token: CancellationToken) =>
      readFile(Uri.parse(params.uri)),
    );
    client.onNotification(SUMMARY, (summary: Summary) =>
      this.#summaries.set(Uri.parse(summary.uri), summary),
    );
    client.onNotification(FALSE_POSITIVE_ADDED, (added: FalsePositiveAdded) => saveFalsePositive(added));
    client.onNotification(FALSE_POSITIVE_LIFTED, (lifted: FalsePositiveLifted) => saveLifted(lifted));
    await client.start();
    const reporter = new VisibleRangesReporter(client, this.#selector);
    return { client, watching: Disposable.from(reporter, askingForCells(client)) };
  }

  async #end(running: Promise<Running> | undefined): Promise<void> {
    try {
      const { client, watching } = (await running) ?? {};
      watching?.dispose();
      await client?.dispose();
    } catch (error) {
      // It did not start, has crashed, or does not end in time: gone in any case.
      this.#log.warn(String(error));
    }
  }

  async #initializationOptions(): Promise<InitializationOptions> {
    const key = await surrogateKey(this.#context.secrets, this.#log);
    return {
      locale: localeFor(env.language),
      documentation: `${Uri.joinPath(this.#context.extensionUri, 'docs', 'identifiers').toString()}/`,
      readFile: true,
      trusted: workspace.isTrusted,
      ...(key === undefined ? {} : { surrogateKey: key }),
    };
  }
}

function currentSelector() {
  return documentSelector(
    workspace.getConfiguration('biombo').get<string[]>('languages', []),
    (workspace.workspaceFolders ?? []).map((folder) => folder.uri.scheme),
  );
}
