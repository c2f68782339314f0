import type { ClientCapabilities, InitializeParams } from 'vscode-languageserver';
import type { Locale } from '../shared/identifiers/identifier.ts';
import type { Messages } from '../shared/messages/messages.ts';
import { localeFor, messages } from '../shared/messages/messages.ts';
import type { InitializationOptions } from '../shared/protocol.ts';

/** What the client can do and has asked for, read once. Any field of its message may be missing or wrong. */
export class Client {
  readonly locale: Locale;
  readonly messages: Messages;
  /** Workspace folders at the start, as URIs. */
  readonly folders: readonly string[];
  /** Its workspace is one whose config may not hide anything. */
  readonly untrusted: boolean;
  /** It answers `biombo/readFile`, and saves a config that a false positive was added to. */
  readonly readsFiles: boolean;
  readonly documentation: string | undefined;
  readonly surrogateKey: string | undefined;
  /** Settings for a client that cannot be asked for them; not yet read. */
  readonly initialSettings: unknown;

  /** It asks for diagnostics, and is not sent them. */
  readonly pullsDiagnostics: boolean;
  /** It can be told to ask again. */
  readonly refreshesDiagnostics: boolean;
  readonly relatedInformation: boolean;
  readonly codeDescription: boolean;
  /** It asks for an action's edit when the action is chosen. */
  readonly resolvesActions: boolean;
  readonly codeActionLiterals: boolean;
  readonly markdownHover: boolean;
  /** Edits carry the version of the document that they are for. */
  readonly versionedEdits: boolean;
  readonly createsFiles: boolean;
  readonly appliesEdits: boolean;
  readonly hasConfiguration: boolean;
  readonly registersConfiguration: boolean;
  readonly registersWatchers: boolean;
  readonly changesFolders: boolean;
  /** It asks for edits that go with a rename. */
  readonly renames: boolean;

  constructor({ capabilities, initializationOptions, locale, workspaceFolders, rootUri }: InitializeParams) {
    const { workspace, textDocument }: ClientCapabilities = capabilities;
    const options = isRecord<keyof InitializationOptions>(initializationOptions) ? initializationOptions : {};
    this.locale = localeFor(text(options.locale) ?? locale);
    this.messages = messages(this.locale);
    this.folders = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
    this.untrusted = options.trusted === false;
    this.readsFiles = options.readFile === true;
    this.documentation = text(options.documentation);
    this.surrogateKey = text(options.surrogateKey);
    this.initialSettings = options.settings;

    this.pullsDiagnostics = textDocument?.diagnostic !== undefined;
    this.refreshesDiagnostics = workspace?.diagnostics?.refreshSupport === true;
    const diagnostics = textDocument?.diagnostic ?? textDocument?.publishDiagnostics;
    this.relatedInformation =
      (diagnostics?.relatedInformation ?? textDocument?.publishDiagnostics?.relatedInformation) === true;
    this.codeDescription =
      (diagnostics?.codeDescriptionSupport ?? textDocument?.publishDiagnostics?.codeDescriptionSupport) ===
      true;
    const actions = textDocument?.codeAction;
    this.resolvesActions =
      actions?.dataSupport === true && actions.resolveSupport?.properties.includes('edit') === true;
    this.codeActionLiterals = actions?.codeActionLiteralSupport !== undefined;
    this.markdownHover = textDocument?.hover?.contentFormat?.includes('markdown') === true;
    this.versionedEdits = workspace?.workspaceEdit?.documentChanges === true;
    this.createsFiles =
      this.versionedEdits && workspace?.workspaceEdit?.resourceOperations?.includes('create') === true;
    this.appliesEdits = workspace?.applyEdit === true;
    this.hasConfiguration = workspace?.configuration === true;
    this.registersConfiguration = workspace?.didChangeConfiguration?.dynamicRegistration === true;
    this.registersWatchers = workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    this.renames = workspace?.fileOperations?.willRename === true;
    this.changesFolders = workspace?.workspaceFolders === true;
  }
}

/** Whether a value from outside is an object; its fields `K` may then be looked at. */
export function isRecord<K extends string>(value: unknown): value is { readonly [key in K]?: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
