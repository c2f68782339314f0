import type { Connection, Event, TextDocuments } from 'vscode-languageserver';
import {
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  Emitter,
  MessageType,
  ShowMessageNotification,
} from 'vscode-languageserver';
import type { Accepted } from '../../shared/policy/baseline.ts';
import type { ConfigProblem } from '../../shared/policy/config.ts';
import { BASELINE_FILE, CONFIG_FILE } from '../../shared/policy/config-file.ts';
import { Policy } from '../../shared/policy/policy.ts';
import { USER_CONFIG } from '../../shared/policy/user-config.ts';
import type { Settings } from '../../shared/protocol.ts';
import { Baselines } from '../baselines.ts';
import type { Client } from '../client.ts';
import { isRecord } from '../client.ts';
import type { ConfigFile } from '../configFiles.ts';
import { ConfigFiles } from '../configFiles.ts';
import type { OpenDocument } from '../document.ts';
import type { OwnEntries, OwnFile } from '../ownEntries.ts';
import { readSettings } from '../settings.ts';
import { relativePath } from '../uris.ts';

/** What counts for one document at one revision of settings and configs. */
export interface DocumentContext {
  readonly revision: number;
  readonly settings: Settings;
  readonly policy: Policy;
  /** As the policy knows the document; empty where it has no path. */
  readonly path: string;
  /** What stands in configs and documents may hide findings. */
  readonly trusted: boolean;
  /** What a baseline accepts in it. */
  readonly accepted: Accepted | undefined;
  /** It is looked through: not switched off, not ignored, not a config. */
  readonly lint: boolean;
  /** Its workspace folder, as a URI; a config that is to be made goes there. */
  readonly top: string | undefined;
  /** The config that counts for it. */
  readonly config: ConfigFile | undefined;
  /** The user's own entries, which count for every document. */
  readonly own: OwnFile | undefined;
}

/** How configs are read. */
interface ConfigReaders {
  readFile(uri: string): Promise<string | undefined>;
  readonly ownEntries: OwnEntries;
}

/** Settings and `biombo.jsonc`: what counts for each document, and when that changes. */
export class Configuration {
  readonly files: ConfigFiles;
  readonly #connection: Connection;
  readonly #client: Client;
  readonly #documents: TextDocuments<OpenDocument>;
  readonly #changed = new Emitter<void>();
  readonly #loaded = new Emitter<ConfigFile>();
  readonly #reread = new Emitter<readonly string[]>();
  readonly #contexts = new WeakMap<OpenDocument, DocumentContext>();
  readonly #baselines: Baselines;
  readonly #ownEntries: OwnEntries;
  /** Of the user's own entries: what was told is wrong with them. */
  #toldOwn: OwnFile | undefined;
  #folders: readonly string[];
  #settings: Promise<Settings>;
  #revision = 0;
  #hasToldIgnored = false;

  constructor(
    connection: Connection,
    client: Client,
    documents: TextDocuments<OpenDocument>,
    { readFile, ownEntries }: ConfigReaders,
  ) {
    this.#ownEntries = ownEntries;
    this.#baselines = new Baselines(readFile);
    this.#connection = connection;
    this.#client = client;
    this.#documents = documents;
    this.#folders = client.folders;
    this.#settings = Promise.resolve(readSettings(client.initialSettings));
    this.files = new ConfigFiles({
      openConfigs: () => documents.all().filter((document) => document.isConfig),
      readFile,
    });
  }

  /** Something changed; every context is to be asked for anew. */
  get onDidChange(): Event<void> {
    return this.#changed.event;
  }

  /** A config was consulted; it may have problems. */
  get onDidLoad(): Event<ConfigFile> {
    return this.#loaded.event;
  }

  /** What was known of these configs is no longer so. */
  get onDidReread(): Event<readonly string[]> {
    return this.#reread.event;
  }

  async contextOf(document: OpenDocument): Promise<DocumentContext> {
    for (;;) {
      const revision = this.#revision;
      const known = this.#contexts.get(document);
      if (known?.revision === revision) return known;
      const context = await this.#read(document, revision);
      if (revision !== this.#revision) continue;
      this.#contexts.set(document, context);
      document.recognise(context.policy.custom);
      if (context.config) this.#loaded.fire(context.config);
      return context;
    }
  }

  /** Tells everybody to ask anew. */
  change(): void {
    this.#revision++;
    this.#changed.fire();
  }

  /** To be called once, when the client may be asked and registered with. */
  listen(): void {
    const { hasConfiguration, registersConfiguration, registersWatchers, changesFolders } = this.#client;
    if (hasConfiguration) this.#settings = this.#pullSettings();
    if (registersConfiguration) {
      this.#register(
        this.#connection.client.register(DidChangeConfigurationNotification.type, { section: 'biombo' }),
      );
    }
    if (registersWatchers) {
      const watchers = [CONFIG_FILE, BASELINE_FILE].map((name) => ({ globPattern: `**/${name}` }));
      this.#register(this.#connection.client.register(DidChangeWatchedFilesNotification.type, { watchers }));
    }
    if (changesFolders) {
      this.#connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const gone = new Set(removed.map(({ uri }) => uri));
        const kept = this.#folders.filter((uri) => !gone.has(uri));
        this.#folders = [...kept, ...added.map(({ uri }) => uri)];
        this.change();
      });
    }
  }

  /** To be called before the connection listens. */
  register(): void {
    this.#connection.onDidChangeConfiguration(({ settings }) => {
      const sent = isRecord<'biombo'>(settings) ? settings.biombo : undefined;
      if (this.#client.hasConfiguration) this.#settings = this.#pullSettings();
      else if (sent !== undefined) this.#settings = Promise.resolve(readSettings(sent));
      this.change();
    });
    this.#connection.onDidChangeWatchedFiles(({ changes }) => this.#rereadAll(changes.map(({ uri }) => uri)));
    this.#documents.onDidChangeContent(({ document }) => this.#follow(document));
    this.#documents.onDidClose(({ document }) => this.#follow(document));
    this.#documents.onDidSave(({ document }) => {
      this.#follow(document);
      // Without a watcher a save is the best sign that files may have changed.
      if (!this.#client.registersWatchers) {
        this.files.forgetDisk();
        this.#baselines.forget();
        this.change();
      }
    });
  }

  #follow(document: OpenDocument): void {
    if (document.isConfig) void this.#rereadAll([document.uri]);
  }

  async #rereadAll(uris: readonly string[]): Promise<void> {
    this.#baselines.forget();
    await Promise.all(uris.map((uri) => this.files.forget(uri)));
    this.#reread.fire(uris);
    this.change();
  }

  async #read(document: OpenDocument, revision: number): Promise<DocumentContext> {
    const { uri } = document;
    const settings = await this.#settings;
    const top = this.#folderOf(uri);
    const config = await this.configFor(uri);
    const path = (config && relativePath(config.folder, uri)) ?? '';
    // A config can hide and run patterns, which one of an untrusted workspace may not; the user's own may hide.
    if (this.#client.untrusted && config !== undefined) this.#tellIgnored(config);
    const trustedPolicy = config === undefined || this.#client.untrusted ? Policy.none : config.policy;
    const own = await this.#readOwn();
    const policy = trustedPolicy.with(own?.policy);
    const trusted = !this.#client.untrusted;
    const accepted =
      top === undefined || !trusted ? undefined : await this.#baselines.acceptedIn(top, uri, policy.custom);
    const lint = settings.enable && !document.isConfig && !policy.ignores(path);
    return { revision, settings, policy, path, trusted, accepted, lint, top, config, own };
  }

  #tellIgnored({ policy }: ConfigFile): void {
    if (policy.custom.size === 0 || this.#hasToldIgnored) return;
    this.#hasToldIgnored = true;
    this.#connection.console.info(this.#client.messages.config.untrustedIdentifiers);
  }

  /** Read again at each revision; it is short, and parsed only where it has changed. */
  async #readOwn(): Promise<OwnFile | undefined> {
    const own = await this.#ownEntries.read();
    if (own !== this.#toldOwn) {
      this.#toldOwn = own;
      if (own?.problems[0]) this.#tellUser(own.problems[0]);
    }
    return own;
  }

  #tellUser({ code, detail = '', line, column }: ConfigProblem): void {
    const { at, problem, userIgnored } = this.#client.messages.config;
    const place = `${USER_CONFIG[1]}:${line}:${column}`;
    const message = userIgnored(place, at(problem[code], detail));
    void this.#connection.sendNotification(ShowMessageNotification.type, {
      type: MessageType.Error,
      message,
    });
  }

  /** The config that counts for a file, open or not. */
  async configFor(uri: string): Promise<ConfigFile | undefined> {
    const top = this.#folderOf(uri);
    return top === undefined ? undefined : this.files.nearest(top, uri);
  }

  /** The innermost workspace folder that a document is in. */
  #folderOf(uri: string): string | undefined {
    const containing = this.#folders.filter((folder) => relativePath(folder, uri) !== undefined);
    return containing.sort((a, b) => b.length - a.length)[0];
  }

  async #pullSettings(): Promise<Settings> {
    try {
      const sent: unknown = await this.#connection.workspace.getConfiguration('biombo');
      return readSettings(sent);
    } catch {
      // A client that says it can and does not: as if it could not.
      return readSettings(this.#client.initialSettings);
    }
  }

  #register(registration: Promise<unknown>): void {
    registration.catch(() => this.#connection.console.warn('The client refused a registration.'));
  }
}
