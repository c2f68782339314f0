import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { onTestFinished, vi } from 'vitest';
import type { MessageConnection } from 'vscode-jsonrpc/node';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';
import type {
  ClientCapabilities,
  CodeAction,
  Command,
  Diagnostic,
  DocumentDiagnosticReport,
  Hover,
  LogMessageParams,
  PublishDiagnosticsParams,
  Range,
  ShowMessageParams,
  WorkspaceEdit,
} from 'vscode-languageserver';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { temporaryFolder } from '../../scripts/temporary-folder.ts';
import { nodeRuntime } from '../../server/node-runtime.ts';
import { startServer } from '../../server/server.ts';
import type { InitializationOptions, Settings, Summary } from '../../shared/protocol.ts';
import { FALSE_POSITIVE_ADDED, FALSE_POSITIVE_LIFTED, READ_FILE, SUMMARY } from '../../shared/protocol.ts';

const SERVER = path.resolve('dist/server.cjs');

// Each test starts a server or more, beside whatever else the machine does.
vi.setConfig({ testTimeout: 60_000 });

/** What an up-to-date editor can do. */
export const MODERN: ClientCapabilities = {
  workspace: {
    applyEdit: true,
    configuration: true,
    workspaceFolders: true,
    didChangeConfiguration: { dynamicRegistration: true },
    didChangeWatchedFiles: { dynamicRegistration: true },
    diagnostics: { refreshSupport: true },
    workspaceEdit: { documentChanges: true, resourceOperations: ['create'] },
  },
  textDocument: {
    diagnostic: { relatedInformation: true, codeDescriptionSupport: true },
    hover: { contentFormat: ['markdown'] },
    codeAction: {
      dataSupport: true,
      resolveSupport: { properties: ['edit'] },
      codeActionLiteralSupport: { codeActionKind: { valueSet: [] } },
    },
  },
};

/** What an editor of some years ago can do: it is sent diagnostics and cannot create files. */
export const OLD: ClientCapabilities = {
  workspace: { applyEdit: true },
  textDocument: {
    publishDiagnostics: { relatedInformation: true },
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: [] } } },
  },
};

export interface ClientOptions {
  /** Where the user's own configuration is; by default there is none. */
  readonly configHome?: string;
  readonly capabilities?: ClientCapabilities;
  readonly options?: InitializationOptions;
  readonly locale?: string;
  /** The workspace folder; a new empty one where it is missing, none where it is null. */
  readonly folder?: string | null;
  readonly settings?: Partial<Settings>;
}

interface Events {
  summary: [Summary];
  published: [PublishDiagnosticsParams];
  message: [ShowMessageParams];
  refresh: [];
  applied: [WorkspaceEdit];
  falsePositive: [unknown];
  lifted: [unknown];
}

interface ServerEnd {
  readonly connection: MessageConnection;
  /** Of the editor, for a server that is to end with it. */
  readonly processId: number | null;
  /** Resolves when the server is gone, after the last message that it is owed. */
  end(): Promise<void>;
}

/** The server in this process: for what does not depend on how it was started, and costs a tenth. */
function serverHere(configHome: string): ServerEnd {
  const [toServer, toClient] = [new PassThrough(), new PassThrough()];
  const server = createConnection(
    ProposedFeatures.all,
    new StreamMessageReader(toServer),
    new StreamMessageWriter(toClient),
  );
  startServer(server, nodeRuntime(environment(configHome)));
  const connection = createMessageConnection(
    new StreamMessageReader(toClient),
    new StreamMessageWriter(toServer),
  );
  return {
    connection,
    processId: null,
    async end() {
      // An `exit` would end this process, and a connection that is cut would fail what the server still has to say.
      connection.dispose();
    },
  };
}

/** The built server, in a process of its own. */
function serverBuilt(configHome: string): ServerEnd {
  const child = spawn(process.execPath, [SERVER, '--stdio'], { env: environment(configHome) });
  child.stderr.on('data', (data: Buffer) => console.error(String(data)));
  const connection = createMessageConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  // Whoever waits for a server that has died is told so.
  child.on('exit', () => connection.dispose());
  return {
    connection,
    processId: process.pid,
    async end() {
      const exited = once(child, 'exit');
      await connection.sendNotification('exit');
      await exited;
    },
  };
}

function environment(configHome: string): NodeJS.ProcessEnv {
  return { ...process.env, XDG_CONFIG_HOME: configHome, APPDATA: configHome };
}

/** An editor without a screen: it keeps documents as an editor would. */
export class TestClient {
  readonly folder: string;
  readonly events = new EventEmitter<Events>();
  readonly messages: ShowMessageParams[] = [];
  readonly logs: string[] = [];
  readonly published = new Map<string, PublishDiagnosticsParams>();
  readonly summaries = new Map<string, Summary>();
  readonly registrations: string[] = [];
  /** What is done with the next edits that the server asks for. */
  appliesEdits = true;
  /** Edits that are refused though edits are applied. */
  refuses: (edit: WorkspaceEdit) => boolean = () => false;
  settings: Partial<Settings>;
  readonly #server: ServerEnd;
  readonly #connection: MessageConnection;
  #stopped = false;
  readonly #documents = new Map<string, TextDocument>();
  /** Files that were edited and are neither open with the server nor saved. */
  readonly #unsaved = new Map<string, string>();

  private constructor(folder: string, settings: Partial<Settings>, server: ServerEnd) {
    this.folder = folder;
    this.settings = settings;
    this.#server = server;
    this.#connection = server.connection;
    this.#listen();
  }

  /** An editor with the built server, as editors start it. */
  static startBuilt(options?: ClientOptions): Promise<TestClient> {
    return TestClient.start(options, serverBuilt);
  }

  /**
   * An editor with the built server, for a `beforeAll`: a process is dear, and tests with documents of their own that
   * start it as it comes can share one. Without files; to be stopped by who started it.
   */
  static startForAll(): Promise<TestClient> {
    return TestClient.#begin('/nowhere', {}, serverBuilt);
  }

  /** An editor with a server, both of one test. */
  static async start(given: ClientOptions = {}, start = serverHere): Promise<TestClient> {
    const client = await TestClient.#begin(given.folder ?? (await newFolder()), given, start);
    onTestFinished(() => client.stop());
    return client;
  }

  static async #begin(
    at: string,
    { capabilities = MODERN, options, locale, folder, settings = {}, configHome = '/nowhere' }: ClientOptions,
    start: (configHome: string) => ServerEnd,
  ): Promise<TestClient> {
    const client = new TestClient(at, settings, start(configHome));
    const server = client.#server;
    const rootUri = folder === null ? null : pathToFileURL(client.folder).toString();
    await client.#connection.sendRequest('initialize', {
      processId: server.processId,
      capabilities,
      rootUri,
      workspaceFolders: rootUri && [{ uri: rootUri, name: 'test' }],
      ...(options && { initializationOptions: options }),
      ...(locale && { locale }),
    });
    await client.#connection.sendNotification('initialized', {});
    return client;
  }

  /** Ends the server as an editor does; at the end of its test at the latest. */
  async stop(): Promise<void> {
    if (this.#stopped) return;
    this.#stopped = true;
    await this.#connection.sendRequest('shutdown');
    await this.#server.end();
  }

  uri(name: string): string {
    return pathToFileURL(path.join(this.folder, name)).toString();
  }

  path(name: string): string {
    return path.join(this.folder, name);
  }

  text(uri: string): string {
    return this.#documents.get(uri)?.getText() ?? this.#unsaved.get(uri) ?? '';
  }

  async open(name: string, text: string, languageId = 'plaintext'): Promise<string> {
    const uri = name.includes(':') ? name : this.uri(name);
    this.#documents.set(uri, TextDocument.create(uri, languageId, 1, text));
    await this.notify('textDocument/didOpen', { textDocument: { uri, languageId, version: 1, text } });
    return uri;
  }

  async change(uri: string, changes: readonly { range?: Range; text: string }[]): Promise<void> {
    const document = this.#document(uri);
    const version = document.version + 1;
    TextDocument.update(document, [...changes], version);
    await this.notify('textDocument/didChange', {
      textDocument: { uri, version },
      contentChanges: changes,
    });
  }

  async close(uri: string): Promise<void> {
    this.#documents.delete(uri);
    await this.notify('textDocument/didClose', { textDocument: { uri } });
  }

  /** Writes a file and has the server know, as an editor that watches files does. */
  async write(name: string, text: string): Promise<void> {
    await this.writeUnnoticed(name, text);
    await this.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: this.uri(name), type: 2 }] });
  }

  /** Writes a file behind the server's back. */
  async writeUnnoticed(name: string, text: string): Promise<void> {
    await mkdir(path.dirname(this.path(name)), { recursive: true });
    await writeFile(this.path(name), text);
    this.#unsaved.delete(this.uri(name));
  }

  async remove(name: string): Promise<void> {
    await rm(this.path(name));
    await this.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: this.uri(name), type: 3 }] });
  }

  /** Saves what the server's edits have left unsaved. */
  async saveAll(): Promise<void> {
    for (const [uri, text] of this.#unsaved) await this.write(path.relative(this.folder, pathOf(uri)), text);
  }

  pull(uri: string, previousResultId?: string): Promise<DocumentDiagnosticReport> {
    return this.request('textDocument/diagnostic', {
      textDocument: { uri },
      ...(previousResultId && { previousResultId }),
    });
  }

  /** The diagnostics of a document, pulled in full. */
  async diagnostics(uri: string): Promise<Diagnostic[]> {
    const report = await this.pull(uri);
    if (report.kind !== 'full') throw new Error('unchanged without an id');
    return report.items;
  }

  /** The diagnostics once `wanted` is true of them; pulled again whenever the server asks for that. */
  async diagnosticsWhen(uri: string, wanted: (items: Diagnostic[]) => boolean): Promise<Diagnostic[]> {
    for (;;) {
      const asked = once(this.events, 'refresh');
      const items = await this.diagnostics(uri);
      if (wanted(items)) return items;
      await asked;
    }
  }

  hover(uri: string, line: number, character: number): Promise<Hover | null> {
    return this.request('textDocument/hover', { textDocument: { uri }, position: { line, character } });
  }

  actions(uri: string, range: Range, only?: readonly string[], diagnostics: Diagnostic[] = []) {
    return this.request<CodeAction[]>('textDocument/codeAction', {
      textDocument: { uri },
      range,
      context: { diagnostics, ...(only && { only }) },
    });
  }

  /** Chooses the one action of a kind on `part` of a document. */
  async act(uri: string, part: string, kind: string): Promise<void> {
    const [action, ...others] = await this.actions(uri, rangeOf(this.text(uri), part), [kind]);
    if (!action || others.length > 0) throw new Error(`${others.length + 1} actions of kind ${kind}`);
    await this.choose(action);
  }

  /** Does what an editor does when an action is chosen. */
  async choose(action: CodeAction): Promise<void> {
    const isPending = action.edit === undefined && action.data !== undefined;
    const { edit, command } = isPending
      ? await this.request<CodeAction>('codeAction/resolve', action)
      : action;
    if (edit) await this.apply(edit);
    if (command) await this.execute(command);
  }

  async execute({ command, arguments: values }: Command): Promise<void> {
    await this.request('workspace/executeCommand', { command, arguments: values });
  }

  /** Applies an edit as an editor does: open documents change, other files get an unsaved buffer. */
  async apply({ changes = {}, documentChanges }: WorkspaceEdit): Promise<void> {
    const edits = Object.entries(changes).map(([uri, list]) => ({
      uri,
      version: null as number | null,
      list,
    }));
    for (const change of documentChanges ?? []) {
      if ('edits' in change) {
        const { uri, version } = change.textDocument;
        edits.push({ uri, version, list: change.edits.filter((edit) => 'newText' in edit) });
      } else if (change.kind === 'create') {
        await writeFile(pathOf(change.uri), '', { flag: change.options?.ignoreIfExists ? 'a' : 'wx' });
        await this.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: change.uri, type: 1 }] });
      }
    }
    for (const { uri, version, list } of edits) {
      const open = this.#documents.get(uri);
      if (version !== null && version !== open?.version) throw new Error(`an edit for version ${version}`);
      const document = open ?? TextDocument.create(uri, '', 0, await this.#stored(uri));
      const text = TextDocument.applyEdits(document, list);
      if (open) await this.change(uri, [{ text }]);
      else this.#unsaved.set(uri, text);
    }
  }

  async setSettings(settings: Partial<Settings>): Promise<void> {
    this.settings = settings;
    await this.notify('workspace/didChangeConfiguration', { settings: { biombo: settings } });
  }

  request<R>(method: string, params: object): Promise<R> {
    return this.#connection.sendRequest<R>(method, params);
  }

  notify(method: string, params: object): Promise<void> {
    return this.#connection.sendNotification(method, params);
  }

  /** The first summary of a document that satisfies `wanted`, come or to come. */
  summary(uri: string, wanted: (summary: Summary) => boolean = ({ complete }) => complete): Promise<Summary> {
    return this.#until('summary', () => this.summaries.get(uri), wanted);
  }

  /** The first diagnostics sent for a document that satisfy `wanted`, come or to come. */
  async sent(uri: string, wanted: (items: Diagnostic[]) => boolean): Promise<Diagnostic[]> {
    const { diagnostics } = await this.#until(
      'published',
      () => this.published.get(uri),
      (params) => wanted(params.diagnostics),
    );
    return diagnostics;
  }

  /** A message to the user that contains `part`, come or to come. */
  message(part: string): Promise<ShowMessageParams> {
    return this.#until(
      'message',
      () => this.messages.find(({ message }) => message.includes(part)),
      () => true,
    );
  }

  async #until<T>(
    event: keyof Events,
    current: () => T | undefined,
    wanted: (value: T) => boolean,
  ): Promise<T> {
    for (;;) {
      const value = current();
      if (value !== undefined && wanted(value)) return value;
      await once(this.events, event);
    }
  }

  #listen(): void {
    const connection = this.#connection;
    connection.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
      this.published.set(params.uri, params);
      this.events.emit('published', params);
    });
    connection.onNotification('window/logMessage', ({ message }: LogMessageParams) => {
      this.logs.push(message);
    });
    connection.onNotification('window/showMessage', (params: ShowMessageParams) => {
      this.messages.push(params);
      this.events.emit('message', params);
    });
    connection.onNotification(SUMMARY, (summary: Summary) => {
      this.summaries.set(summary.uri, summary);
      this.events.emit('summary', summary);
    });
    connection.onNotification(FALSE_POSITIVE_ADDED, (params: unknown) => {
      this.events.emit('falsePositive', params);
    });
    connection.onNotification(FALSE_POSITIVE_LIFTED, (params: unknown) => {
      this.events.emit('lifted', params);
    });
    connection.onRequest('workspace/configuration', ({ items }: { items: unknown[] }) =>
      items.map(() => this.settings),
    );
    connection.onRequest('client/registerCapability', (params: { registrations: { method: string }[] }) => {
      this.registrations.push(...params.registrations.map(({ method }) => method));
      return null;
    });
    connection.onRequest('workspace/diagnostic/refresh', () => {
      this.events.emit('refresh');
      return null;
    });
    connection.onRequest('workspace/applyEdit', async ({ edit }: { edit: WorkspaceEdit }) => {
      const applied = this.appliesEdits && !this.refuses(edit);
      if (applied) await this.apply(edit);
      this.events.emit('applied', edit);
      return { applied };
    });
    connection.onRequest(
      READ_FILE,
      async ({ uri }: { uri: string }) => this.#unsaved.get(uri) ?? readText(uri),
    );
    connection.listen();
  }

  #document(uri: string): TextDocument {
    const document = this.#documents.get(uri);
    if (!document) throw new Error(`${uri} is not open`);
    return document;
  }

  async #stored(uri: string): Promise<string> {
    return this.#unsaved.get(uri) ?? (await readText(uri)) ?? '';
  }
}

export async function newFolder(): Promise<string> {
  const folder = temporaryFolder('biombo-protocol-');
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** The range of `part` in a text. */
export function rangeOf(text: string, part: string): Range {
  const document = TextDocument.create('', '', 0, text);
  const start = text.indexOf(part);
  if (start < 0) throw new Error('the text does not contain that');
  return { start: document.positionAt(start), end: document.positionAt(start + part.length) };
}

function pathOf(uri: string): string {
  return new URL(uri).pathname;
}

async function readText(uri: string): Promise<string | null> {
  try {
    return await readFile(pathOf(uri), 'utf8');
  } catch {
    return null;
  }
}
