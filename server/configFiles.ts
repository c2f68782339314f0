import type { ConfigProblem } from '../shared/policy/config.ts';
import { CONFIG_FILE } from '../shared/policy/config-file.ts';
import { parseConfig } from '../shared/policy/parse-config.ts';
import { Policy } from '../shared/policy/policy.ts';
import type { OpenDocument } from './document.ts';
import { fileIn, folderOf, foldersUpTo, uriKey } from './uris.ts';

/** A `biombo.jsonc` that is there, in an editor or on disk. */
export interface ConfigFile {
  readonly uri: string;
  /** URI of the folder that its paths are relative to. */
  readonly folder: string;
  readonly text: string;
  /** Version of the open document that it was read from; undefined where it is not open. */
  readonly version: number | undefined;
  /** Of the text where that is valid, else of the last text that was. */
  readonly policy: Policy;
  readonly problems: readonly ConfigProblem[];
}

/** Where configs are read from. */
export interface ConfigSources {
  openConfigs(): readonly OpenDocument[];
  readFile(uri: string): Promise<string | undefined>;
}

/** An edit that the client has applied to a file which neither is open here nor saved yet. */
interface Overlay {
  readonly text: string;
  /** What the disk may have meanwhile: the file as it was, or empty where the client has just created it. */
  readonly before: string;
}

/** The configs of a workspace. An open buffer counts before an overlay, that before the disk. */
export class ConfigFiles {
  readonly #sources: ConfigSources;
  readonly #disk = new Map<string, Promise<string | undefined>>();
  readonly #overlays = new Map<string, Overlay>();
  readonly #parsed = new Map<string, { text: string; policy: Policy; problems: readonly ConfigProblem[] }>();

  constructor(sources: ConfigSources) {
    this.#sources = sources;
  }

  /** The config that counts for a document: the nearest one up to the workspace folder `top`, whole. */
  async nearest(top: string, uri: string): Promise<ConfigFile | undefined> {
    for (const folder of foldersUpTo(top, uri)) {
      const file = await this.#in(folder);
      if (file) return file;
    }
    return undefined;
  }

  /** The config with this URI, if it is there. */
  at(uri: string): Promise<ConfigFile | undefined> {
    return this.#in(folderOf(uri));
  }

  /** Takes an applied edit as the file's text until the client opens, saves or changes it. */
  overlay(uri: string, text: string, before: string): void {
    this.#overlays.set(uriKey(uri), { text, before });
  }

  /** The file was opened, changed or saved: what was known of it is read anew. */
  async forget(uri: string): Promise<void> {
    const key = uriKey(uri);
    this.#disk.delete(key);
    const overlay = this.#overlays.get(key);
    if (overlay === undefined) return;
    const isOpen = this.#open(key) !== undefined;
    // A client that creates a file writes it empty first; the overlay outlives that.
    if (isOpen || ((await this.#read(key)) ?? '') !== overlay.before) this.#overlays.delete(key);
  }

  /** Nothing that was known of the file holds: it is read from the disk, or from its editor. */
  drop(uri: string): void {
    this.#overlays.delete(uriKey(uri));
    this.#disk.delete(uriKey(uri));
  }

  /** Files may have changed without a notice. */
  forgetDisk(): void {
    this.#disk.clear();
  }

  async #in(folder: string): Promise<ConfigFile | undefined> {
    const uri = fileIn(folder, CONFIG_FILE);
    const key = uriKey(uri);
    const open = this.#open(key);
    const text = open?.text.text() ?? this.#overlays.get(key)?.text ?? (await this.#read(key));
    if (text === undefined) {
      this.#parsed.delete(key);
      return undefined;
    }
    const { policy, problems } = this.#parse(key, text);
    return { uri: open?.uri ?? uri, folder, text, version: open?.version, policy, problems };
  }

  #parse(key: string, text: string): { policy: Policy; problems: readonly ConfigProblem[] } {
    const last = this.#parsed.get(key);
    if (last?.text === text) return last;
    const { config, problems, valid } = parseConfig(text);
    const policy = valid ? new Policy(config) : (last?.policy ?? Policy.none);
    const parsed = { text, policy, problems };
    this.#parsed.set(key, parsed);
    return parsed;
  }

  #open(key: string): OpenDocument | undefined {
    return this.#sources.openConfigs().find((document) => uriKey(document.uri) === key);
  }

  #read(key: string): Promise<string | undefined> {
    let text = this.#disk.get(key);
    if (text === undefined) {
      text = this.#sources.readFile(key).then((read) => read?.replace(/^\uFEFF/, ''));
      this.#disk.set(key, text);
    }
    return text;
  }
}
