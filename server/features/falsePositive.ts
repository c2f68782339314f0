import type { Connection } from 'vscode-languageserver';
import { MessageType, ShowMessageNotification } from 'vscode-languageserver';
import type { Finding } from '../../shared/finding.ts';
import type { ConfigProblem, FalsePositive } from '../../shared/policy/config.ts';
import { CONFIG_FILE } from '../../shared/policy/config-file.ts';
import type { ConfigEdit } from '../../shared/policy/edit-config.ts';
import { removeFalsePositives } from '../../shared/policy/edit-config.ts';
import { parseConfig } from '../../shared/policy/parse-config.ts';
import type {
  FalsePositiveAdded,
  FalsePositiveArguments,
  FalsePositiveLifted,
  FalsePositiveScope,
  LiftArguments,
  LspRange,
} from '../../shared/protocol.ts';
import { FALSE_POSITIVE_ADDED, FALSE_POSITIVE_LIFTED, FALSE_POSITIVE_SCOPES } from '../../shared/protocol.ts';
import type { Position } from '../../shared/text/span.ts';
import type { Analysis } from '../analysis.ts';
import type { Client } from '../client.ts';
import { isRecord } from '../client.ts';
import type { ConfigEdits, Target } from '../configEdits.ts';
import { configFileEdit } from '../configEdits.ts';
import type { OpenDocument } from '../document.ts';
import { falsePositiveEntry } from '../falsePositiveEntry.ts';
import type { OwnEntries } from '../ownEntries.ts';
import { tell } from '../tell.ts';
import { baseName } from '../uris.ts';
import { workspaceEdit } from '../workspaceEdit.ts';
import type { Configuration } from './configuration.ts';

interface Parts {
  readonly connection: Connection;
  readonly client: Client;
  readonly configuration: Configuration;
  readonly analysis: Analysis;
  readonly configEdits: ConfigEdits;
  readonly ownEntries: OwnEntries;
  readFile(uri: string): Promise<string | undefined>;
  documentOf(uri: string): OpenDocument | undefined;
}

/** A finding that is to be marked. */
interface Marked {
  readonly document: OpenDocument;
  readonly finding: Finding;
  readonly scope: FalsePositiveScope;
}

/** Marks a finding as a false positive, and lifts that: edits of the config that the client applies, and can undo. */
export class FalsePositives {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** @param argument a `FalsePositiveArguments`, unchecked; the user is told of what goes wrong */
  async mark(argument: unknown): Promise<void> {
    const { client } = this.#parts;
    const { falsePositive: say } = client.messages;
    if (client.untrusted) return this.#warn(say.untrusted);
    const found = await this.#find(argument);
    if (!found) return this.#warn(say.changed);
    // Where the client refuses, the config may be gone without a notice: it is read anew, once.
    if ((await this.#write(found)) === 'refused' && (await this.#write(found)) === 'refused')
      this.#warn(say.refused);
  }

  /** @param argument a `LiftArguments`, unchecked; the user is told of what goes wrong */
  async lift(argument: unknown): Promise<void> {
    const { falsePositive: say } = this.#parts.client.messages;
    if (!isLift(argument)) return this.#warn(say.notThere);
    const { configUri, entry } = argument;
    const target = await this.#targetAt(configUri);
    if (!target) return this.#warn(say.notThere);
    const removed = removeFalsePositives(target.text, [entry]);
    if (!removed.ok) return this.#warnOfError(target, removed.problems);
    if (removed.edits.length === 0) return this.#warn(say.notThere);
    if (!(await this.#apply(target, removed))) return this.#warn(say.refused);
    const lifted: FalsePositiveLifted = { configUri };
    this.#tell(FALSE_POSITIVE_LIFTED, lifted, say.lifted(baseName(configUri)));
  }

  /** A config that is there, the user's own too; undefined where it is none. */
  async #targetAt(uri: string): Promise<(Target & { readonly text: string }) | undefined> {
    const { configuration, ownEntries, readFile } = this.#parts;
    if (ownEntries.isAt(uri)) {
      // As its editor has it, where it is open.
      const text = await readFile(uri);
      return text === undefined ? undefined : { uri, text, version: null, path: '' };
    }
    const config = baseName(uri) === CONFIG_FILE ? await configuration.files.at(uri) : undefined;
    return config && { uri: config.uri, text: config.text, version: config.version ?? null, path: '' };
  }

  /** @returns whether the client refused the edit; what else goes wrong the user is told */
  async #write({ document, finding, scope }: Marked): Promise<'refused' | undefined> {
    const { client, configEdits, configuration } = this.#parts;
    const { falsePositive: say } = client.messages;
    const context = await configuration.contextOf(document);
    const target = configEdits.target(document, context);
    if (!target) return void this.#warn(say.noFolder);
    const entry = falsePositiveEntry(document, finding, target.path, scope);
    if (!entry) return void this.#warn(say.changed);
    const added = configEdits.addFalsePositive(target, entry);
    if (!added.ok) return void this.#warnOfError(target, added.problems);
    if (added.edits.length === 0) return undefined;
    if (!(await this.#apply(target, added))) return 'refused';
    const written = newEntry(target.text ?? '', added.text);
    if (written === undefined) return undefined;
    const told: FalsePositiveAdded = {
      configUri: target.uri,
      name: document.custom.nameOf(finding.type, client.locale),
      undo: { configUri: target.uri, entry: written },
    };
    this.#tell(FALSE_POSITIVE_ADDED, told, say.added(baseName(target.uri)));
    return undefined;
  }

  /** Has the client change a config. @returns whether it did */
  async #apply(target: Target, changed: Extract<ConfigEdit, { ok: true }>): Promise<boolean> {
    const { client, configuration, connection, ownEntries } = this.#parts;
    const edit = workspaceEdit(client, [configFileEdit(target, changed)]);
    const { applied } = await connection.workspace
      .applyEdit({ label: 'Biombo', edit })
      .catch(() => ({ applied: false }));
    if (ownEntries.isAt(target.uri)) {
      if (applied) await ownEntries.overlay(changed.text);
    } else if (applied) configuration.files.overlay(target.uri, changed.text, target.text ?? '');
    else configuration.files.drop(target.uri);
    configuration.change();
    return applied;
  }

  /** A client that saves the config itself says so itself. */
  #tell(method: string, notification: object, message: string): void {
    if (this.#parts.client.readsFiles) tell(this.#parts.connection, method, notification);
    else this.#show(MessageType.Info, message);
  }

  /** Each error is told at its place once the config is open; the first is where to begin. */
  #warnOfError({ uri }: Target, problems: readonly ConfigProblem[]): void {
    const first = problems.find(({ severity }) => severity === 'error');
    const place = `${baseName(uri)}:${first?.line ?? 1}:${first?.column ?? 1}`;
    this.#warn(this.#parts.client.messages.falsePositive.configHasErrors(place));
  }

  /** The finding that is meant, if it is still there. */
  async #find(argument: unknown): Promise<Marked | undefined> {
    if (!isArguments(argument)) return undefined;
    const document = this.#parts.documentOf(argument.uri);
    if (!document || document.version !== argument.version) return undefined;
    const context = await this.#parts.configuration.contextOf(document);
    const { start, end } = document.spanOf(argument.range);
    const finding = this.#parts.analysis
      .findingsAt(document, context, { start, end })
      .find((it) => it.start === start && it.end === end && it.type === argument.type);
    return finding && { document, finding, scope: argument.scope ?? 'file' };
  }

  #warn(message: string): void {
    this.#show(MessageType.Warning, message);
  }

  #show(type: MessageType, message: string): void {
    tell(this.#parts.connection, ShowMessageNotification.method, { type, message });
  }
}

/** The entry that a config has got. */
function newEntry(before: string, after: string): FalsePositive | undefined {
  const known = new Set(parseConfig(before).config.falsePositives.map((entry) => JSON.stringify(entry)));
  return parseConfig(after).config.falsePositives.find((entry) => !known.has(JSON.stringify(entry)));
}

function isLift(value: unknown): value is LiftArguments {
  if (!isRecord<keyof LiftArguments>(value)) return false;
  const { configUri, entry } = value;
  return typeof configUri === 'string' && isRecord<string>(entry);
}

function isArguments(value: unknown): value is FalsePositiveArguments {
  if (!isRecord<keyof FalsePositiveArguments>(value)) return false;
  const { uri, version, range, type, scope } = value;
  const isScope = scope === undefined || FALSE_POSITIVE_SCOPES.some((known) => known === scope);
  const isFinding = typeof uri === 'string' && typeof version === 'number' && typeof type === 'string';
  return isFinding && isScope && isRange(range);
}

function isRange(value: unknown): boolean {
  return isRecord<keyof LspRange>(value) && isPosition(value.start) && isPosition(value.end);
}

function isPosition(value: unknown): boolean {
  if (!isRecord<keyof Position>(value)) return false;
  return typeof value.line === 'number' && typeof value.character === 'number';
}
