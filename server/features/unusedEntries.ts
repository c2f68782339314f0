import type { Event } from 'vscode-languageserver';
import { Emitter } from 'vscode-languageserver';
import type { CustomIdentifiers } from '../../shared/custom/custom-identifier.ts';
import { ScannedDocument } from '../../shared/document.ts';
import type { Finding } from '../../shared/finding.ts';
import { formatFor } from '../../shared/formats/registry.ts';
import type { FalsePositive } from '../../shared/policy/config.ts';
import { EntryUse } from '../../shared/policy/entry-use.ts';
import { parseConfig } from '../../shared/policy/parse-config.ts';
import { scanPath } from '../../shared/scan-path.ts';
import { sourceOf, type TextSource } from '../../shared/source.ts';
import type { ConfigFile } from '../configFiles.ts';
import type { OpenDocument } from '../document.ts';
import type { Runtime } from '../runtime.ts';
import { fileIn, pathOf } from '../uris.ts';

/** Scanning between two looks at the messages that have arrived. */
const SLICE_MS = 10;
/** Files that are looked through, and UTF-16 units of each: of entries about more nothing is said. */
const MOST_FILES = 100;
const LONGEST_FILE = 2_000_000;

interface Parts {
  readonly runtime: Runtime;
  readFile(uri: string): Promise<string | undefined>;
  documentOf(uri: string): OpenDocument | undefined;
  onError(error: unknown): void;
}

/**
 * Which false positives of an open config match nothing. Only those about one file are looked at, for only the command
 * line knows all files.
 */
export class UnusedEntries {
  readonly #parts: Parts;
  readonly #known = new WeakMap<OpenDocument, { text: string; entries: readonly FalsePositive[] }>();
  readonly #found = new Emitter<void>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** More is known of a config than was told. */
  get onDidFind(): Event<void> {
    return this.#found.event;
  }

  /** Those that are known; where the text is new, looking begins. */
  of(document: OpenDocument, config: ConfigFile): readonly FalsePositive[] {
    const { text } = config;
    const known = this.#known.get(document);
    if (known?.text === text) return known.entries;
    this.#known.set(document, { text, entries: [] });
    void this.#look(document, config).catch((error) => this.#parts.onError(error));
    return [];
  }

  async #look(document: OpenDocument, { folder, text, policy }: ConfigFile): Promise<void> {
    const { config } = parseConfig(text);
    const use = new EntryUse(config);
    const files = new Set(config.falsePositives.flatMap((entry) => fileOf(entry) ?? []));
    const seen = new Set<string>();
    for (const file of [...files].slice(0, MOST_FILES)) {
      if (this.#known.get(document)?.text !== text) return;
      if (await this.#see(use, file, { uri: fileIn(folder, file), custom: policy.custom })) seen.add(file);
    }
    const entries = use.unused.filter((entry) => seen.has(fileOf(entry) ?? ''));
    if (entries.length === 0 || this.#known.get(document)?.text !== text) return;
    this.#known.set(document, { text, entries });
    this.#found.fire();
  }

  /** Shows a file to the entries. @returns whether it was looked through */
  async #see(
    use: EntryUse,
    file: string,
    { uri, custom }: { readonly uri: string; readonly custom: CustomIdentifiers },
  ): Promise<boolean> {
    const { runtime, readFile, documentOf } = this.#parts;
    const open = documentOf(uri)?.text;
    const text = open?.slice(0, open.length) ?? (await readFile(uri));
    if (text === undefined || text.length > LONGEST_FILE) return false;
    const document = new ScannedDocument(text, formatFor(pathOf(uri)));
    document.recognise(custom);
    for (let done = false; !done; ) {
      const end = runtime.now() + SLICE_MS;
      done = document.scan(() => runtime.now() >= end);
      await runtime.pause();
    }
    const located = (findings: readonly Finding[], source: TextSource) =>
      findings.map((finding) => ({ finding, source: sourceOf(source, finding) }));
    use.see(located(document.findings(), document), file);
    use.see(located(scanPath(file, custom), file), file);
    return true;
  }
}

function fileOf(entry: FalsePositive): string | undefined {
  return 'fingerprint' in entry ? entry.path : undefined;
}
