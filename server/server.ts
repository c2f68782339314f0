/**
 * The language server. What holds in this room: it works with any client, by what that client says it can do, and
 * knows nothing of VS Code. It reads no file but `biombo.jsonc`, the baseline and the user's own entries, and writes
 * none: all changes are edits that the client applies. It keeps documents in chunks and works in slices, so that no message waits for a large one. What
 * it sends contains no found value.
 */
import type {
  Connection,
  InitializeParams,
  InitializeResult,
  ServerCapabilities,
} from 'vscode-languageserver';
import { TextDocumentSyncKind, TextDocuments } from 'vscode-languageserver';
import {
  ACTION_KINDS,
  DIAGNOSTIC_SOURCE,
  READ_FILE,
  SERVER_COMMANDS,
  VISIBLE_RANGES,
} from '../shared/protocol.ts';
import { Analysis } from './analysis.ts';
import { Client } from './client.ts';
import { ConfigEdits } from './configEdits.ts';
import type { Delivery } from './delivery.ts';
import { PullDelivery, PushDelivery } from './delivery.ts';
import type { OpenDocument } from './document.ts';
import { openDocuments } from './document.ts';
import { CodeActions } from './features/codeActions.ts';
import { ConfigProblems } from './features/configProblems.ts';
import { Configuration } from './features/configuration.ts';
import { Diagnostics } from './features/diagnostics.ts';
import { FalsePositives } from './features/falsePositive.ts';
import { Hovers } from './features/hover.ts';
import { InFilesFixes } from './features/inFiles.ts';
import { Renames } from './features/renames.ts';
import { Summaries } from './features/summary.ts';
import { UnusedEntries } from './features/unusedEntries.ts';
import { Fixes } from './fixes.ts';
import { MadeSurrogates } from './madeSurrogates.ts';
import { OwnEntries } from './ownEntries.ts';
import type { Runtime } from './runtime.ts';
import { VisibleLines } from './visibleLines.ts';

/** Serves one client until the connection ends. What the client can do decides how the parts are put together. */
export function startServer(connection: Connection, runtime: Runtime): void {
  connection.onInitialize((params) => initialize(connection, runtime, params));
  connection.listen();
}

function initialize(connection: Connection, runtime: Runtime, params: InitializeParams): InitializeResult {
  const client = new Client(params);
  const documents = new TextDocuments(openDocuments);
  const documentOf = (uri: string) => documents.get(uri);
  const onError = (error: unknown) => connection.console.error(describeError(error));
  const readFile = fileReader(connection, client, runtime);
  const ownEntries = new OwnEntries(runtime);
  const configuration = new Configuration(connection, client, documents, { readFile, ownEntries });
  const surrogates = new MadeSurrogates(client.surrogateKey, runtime.randomBytes);
  const analysis = new Analysis(runtime, {
    contextOf: (document) => configuration.contextOf(document),
    isOpen: (document) => documentOf(document.uri) === document,
    onError,
    surrogates,
  });
  const visibleLines = new VisibleLines();
  const documentation = client.documentation ?? runtime.documentation;
  const unusedEntries = new UnusedEntries({ runtime, readFile, documentOf, onError });
  unusedEntries.onDidFind(() => configuration.change());
  const diagnostics = new Diagnostics(client, analysis, visibleLines, documentation, unusedEntries);
  const configEdits = new ConfigEdits(client, runtime);
  const fixes = new Fixes({ runtime, client, analysis, configuration, configEdits, surrogates });
  const parts = {
    connection,
    client,
    runtime,
    readFile,
    configuration,
    ownEntries,
    analysis,
    diagnostics,
    configEdits,
    unusedEntries,
    fixes,
    documentOf,
    onError,
  };

  const delivery = client.pullsDiagnostics
    ? new PullDelivery(parts)
    : new PushDelivery(parts, () => documents.all());
  new InFilesFixes(parts);
  new Summaries(connection, client, analysis);
  new ConfigProblems(connection, client, configuration, diagnostics);
  answerRequests(parts);
  follow(parts, documents, visibleLines, delivery);
  configuration.register();
  documents.listen(connection);
  connection.onInitialized(() => configuration.listen());
  return { capabilities: capabilities(client), serverInfo: { name: 'Biombo' } };
}

type Parts = ConstructorParameters<typeof CodeActions>[0] & ConstructorParameters<typeof FalsePositives>[0];

function answerRequests(parts: Parts): void {
  const { connection } = parts;
  const codeActions = new CodeActions(parts);
  const hovers = new Hovers(parts);
  const falsePositives = new FalsePositives(parts);
  connection.onCodeAction((params, token) => codeActions.provide(params, token));
  connection.onCodeActionResolve((action, token) => codeActions.resolve(action, token));
  connection.onHover((params) => hovers.provide(params));
  const renames = new Renames(parts);
  if (parts.client.renames) connection.workspace.onWillRenameFiles((params) => renames.provide(params));
  connection.onExecuteCommand(async ({ command, arguments: values }) => {
    if (command === SERVER_COMMANDS.markFalsePositive) await falsePositives.mark(values?.[0]);
    if (command === SERVER_COMMANDS.liftFalsePositive) await falsePositives.lift(values?.[0]);
  });
}

/** Leads what happens to those whom it concerns. */
function follow(
  { connection, configuration, analysis, documentOf }: Parts,
  documents: TextDocuments<OpenDocument>,
  visibleLines: VisibleLines,
  delivery: Delivery,
): void {
  documents.onDidChangeContent(({ document }) => analysis.enqueue(document));
  documents.onDidClose(({ document }) => {
    visibleLines.delete(document.uri);
    delivery.close(document);
  });
  analysis.onDidCount((document) => delivery.update(document));
  analysis.onDidDelay((document) => delivery.delay(document));
  configuration.onDidChange(() => {
    for (const document of documents.all()) analysis.enqueue(document);
    delivery.updateAll();
  });
  connection.onNotification(VISIBLE_RANGES, (sent: unknown) => {
    const uri = visibleLines.set(sent);
    const document = uri === undefined ? undefined : documentOf(uri);
    if (document) delivery.reveal(document);
  });
}

/** All files and folders: an entry may be about any. */
const RENAMES = { filters: [{ scheme: 'file', pattern: { glob: '**' } }] };

function capabilities(client: Client): ServerCapabilities {
  return {
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
    hoverProvider: true,
    codeActionProvider: {
      codeActionKinds: Object.values(ACTION_KINDS),
      resolveProvider: true,
    },
    executeCommandProvider: { commands: Object.values(SERVER_COMMANDS) },
    ...(client.pullsDiagnostics
      ? {
          diagnosticProvider: {
            identifier: DIAGNOSTIC_SOURCE,
            interFileDependencies: false,
            workspaceDiagnostics: false,
          },
        }
      : {}),
    workspace: {
      ...(client.changesFolders ? { workspaceFolders: { supported: true, changeNotifications: true } } : {}),
      ...(client.renames ? { fileOperations: { willRename: RENAMES } } : {}),
    },
  };
}

/** By the client where it offers that, else as the platform can. A file that cannot be read is as if not there. */
function fileReader(connection: Connection, client: Client, runtime: Runtime) {
  if (!client.readsFiles) return (uri: string) => runtime.readFile(uri);
  return async (uri: string): Promise<string | undefined> => {
    try {
      const text: unknown = await connection.sendRequest(READ_FILE, { uri });
      return typeof text === 'string' ? text : undefined;
    } catch {
      return undefined;
    }
  };
}

/** What can be told of an error: its message might quote a document. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'Biombo: an unknown error';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`Biombo: ${error.name}`, ...frames].join('\n');
}
