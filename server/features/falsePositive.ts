import type { Connection } from 'vscode-languageserver';
import { MessageType, ShowMessageNotification } from 'vscode-languageserver';
import type { Finding } from '../../shared/finding.ts';
import type {
  FalsePositiveAdded,
  FalsePositiveArguments,
  FalsePositiveScope,
  LspRange,
} from '../../shared/protocol.ts';
import { FALSE_POSITIVE_ADDED, FALSE_POSITIVE_SCOPES } from '../../shared/protocol.ts';
import type { Position } from '../../shared/text/span.ts';
import type { Analysis } from '../analysis.ts';
import type { Client } from '../client.ts';
import { isRecord } from '../client.ts';
import type { ConfigEdits, Target } from '../configEdits.ts';
import { configFileEdit } from '../configEdits.ts';
import type { OpenDocument } from '../document.ts';
import { falsePositiveEntry } from '../falsePositiveEntry.ts';
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
  documentOf(uri: string): OpenDocument | undefined;
}

/** A finding that is to be marked. */
interface Marked {
  readonly document: OpenDocument;
  readonly finding: Finding;
  readonly scope: FalsePositiveScope;
}

/** Marks a finding as a false positive: an edit of the config that the client applies, and can undo. */
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
    if (!added.ok) {
      const { line, column } = added.problem;
      return void this.#warn(say.configHasErrors(`${baseName(target.uri)}:${line}:${column}`));
    }
    if (added.edits.length === 0) return undefined;
    const edit = workspaceEdit(client, [configFileEdit(target, added)]);
    const { applied } = await this.#parts.connection.workspace
      .applyEdit({ label: 'Biombo', edit })
      .catch(() => ({ applied: false }));
    if (!applied) {
      configuration.files.drop(target.uri);
      configuration.change();
      return 'refused';
    }
    this.#applied(target, added.text, document.custom.nameOf(finding.type, client.locale));
    return undefined;
  }

  #applied(target: Target, text: string, name: string): void {
    const { configuration, client, connection } = this.#parts;
    configuration.files.overlay(target.uri, text, target.text ?? '');
    configuration.change();
    if (client.readsFiles) {
      const added: FalsePositiveAdded = { configUri: target.uri, name };
      tell(connection, FALSE_POSITIVE_ADDED, added);
    } else {
      this.#show(MessageType.Info, client.messages.falsePositive.added(baseName(target.uri)));
    }
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
