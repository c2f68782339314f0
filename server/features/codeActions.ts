import type {
  CancellationToken,
  CodeAction,
  CodeActionContext,
  CodeActionParams,
  Diagnostic,
  Range,
  WorkspaceEdit,
} from 'vscode-languageserver';
import { LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import type { Finding } from '../../shared/finding.ts';
import type { FalsePositiveArguments } from '../../shared/protocol.ts';
import { ACTION_KINDS, DIAGNOSTIC_SOURCE, SERVER_COMMANDS } from '../../shared/protocol.ts';
import type { Analysis } from '../analysis.ts';
import type { Client } from '../client.ts';
import { isRecord } from '../client.ts';
import type { ConfigEdits } from '../configEdits.ts';
import type { OpenDocument } from '../document.ts';
import type { Fixes } from '../fixes.ts';
import { workspaceEdit } from '../workspaceEdit.ts';
import type { Configuration, DocumentContext } from './configuration.ts';
import type { Diagnostics } from './diagnostics.ts';

/** UTF-16 units of a selection that are looked at. */
const MOST_SELECTED = 65_536;

/** A selection over many findings is what the actions for the whole file are for. */
const MOST_FINDINGS = 5;

type Kind = (typeof ACTION_KINDS)[keyof typeof ACTION_KINDS];

/** What an action is to do, kept in it until it is chosen. */
interface ActionData {
  readonly uri: string;
  readonly kind: Kind;
  /** For actions on one finding or one type. */
  readonly type?: string;
  /** For actions on one finding: where it is, in that version. */
  readonly at?: { readonly version: number; readonly start: number; readonly end: number };
}

interface Parts {
  readonly client: Client;
  readonly configuration: Configuration;
  readonly analysis: Analysis;
  readonly diagnostics: Diagnostics;
  readonly fixes: Fixes;
  readonly configEdits: ConfigEdits;
  documentOf(uri: string): OpenDocument | undefined;
}

/** Fixes as code actions. Edits are made when an action is chosen where the client can wait for that. */
export class CodeActions {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async provide(params: CodeActionParams, token: CancellationToken): Promise<CodeAction[]> {
    const { analysis, client, configuration } = this.#parts;
    const document = this.#parts.documentOf(params.textDocument.uri);
    if (!document || !client.codeActionLiterals) return [];
    const context = await configuration.contextOf(document);
    if (!context.lint) return [];
    const { start, end } = document.spanOf(params.range);
    const selected = { start, end: Math.min(end, start + MOST_SELECTED) };
    const findings = analysis.findingsAt(document, context, selected);
    const actions = [
      ...findings
        .slice(0, MOST_FINDINGS)
        .flatMap((it) => this.#ofFinding(document, context, it, params.context)),
      ...this.#ofTypes(document, findings),
      ...this.#ofFile(document, findings.length > 0, params.context),
    ].filter(({ kind }) => isWanted(kind ?? '', params.context));
    // The fixes of a file change it on save: there the edit is given at once, whatever the client can do.
    const pending = actions.filter(({ data, kind }) => {
      return data !== undefined && (!client.resolvesActions || kind === ACTION_KINDS.fixAll);
    });
    for (const action of pending) await this.resolve(action, token);
    return actions.filter((action) => action.edit === undefined || !isEmpty(action.edit));
  }

  /** Gives an action its edit. */
  async resolve(action: CodeAction, token: CancellationToken): Promise<CodeAction> {
    const data: unknown = action.data;
    if (!isActionData(data)) return action;
    const document = this.#parts.documentOf(data.uri);
    if (!document) throw new ResponseError(LSPErrorCodes.ContentModified, 'the document is closed');
    action.edit = await this.#edit(document, data, token);
    return action;
  }

  async #edit(document: OpenDocument, data: ActionData, token: CancellationToken): Promise<WorkspaceEdit> {
    const { client, fixes } = this.#parts;
    if (data.at) {
      const finding = await this.#findAgain(document, data, data.at);
      return workspaceEdit(client, await fixes.surrogate(document, finding));
    }
    const includes = (finding: Finding) => {
      if (data.kind === ACTION_KINDS.maskType) return finding.type === data.type;
      return data.kind === ACTION_KINDS.maskAllPossible || finding.confidence !== 'possible';
    };
    return workspaceEdit(client, [await fixes.maskAll(document, includes, token)]);
  }

  async #findAgain(
    document: OpenDocument,
    { type }: ActionData,
    { version, start, end }: NonNullable<ActionData['at']>,
  ): Promise<Finding> {
    const context = await this.#parts.configuration.contextOf(document);
    const found = this.#parts.analysis.findingsAt(document, context, { start, end });
    const finding = found.find((it) => it.start === start && it.end === end && it.type === type);
    if (document.version !== version || !finding) {
      throw new ResponseError(LSPErrorCodes.ContentModified, 'the document has changed');
    }
    return finding;
  }

  #ofFinding(
    document: OpenDocument,
    context: DocumentContext,
    finding: Finding,
    { diagnostics: known }: CodeActionContext,
  ): CodeAction[] {
    const { client, configEdits, diagnostics, fixes } = this.#parts;
    const { type, start, end } = finding;
    const { version, uri } = document;
    const name = diagnostics.nameOf(type);
    const range = document.rangeOf(finding);
    const fixed = { diagnostics: known.filter((it) => isOf(it, type, range)) };
    const { action: titles } = client.messages;
    const mask = fixes.mask(document, finding);
    const actions: CodeAction[] = [];
    if (mask) {
      const data: ActionData = { uri, kind: ACTION_KINDS.surrogate, type, at: { version, start, end } };
      const edit = workspaceEdit(client, [mask]);
      actions.push(
        { ...fixed, title: titles.mask(name), kind: ACTION_KINDS.mask, edit, isPreferred: true },
        { ...fixed, title: titles.surrogate(name), kind: ACTION_KINDS.surrogate, data },
      );
    }
    if (client.appliesEdits && !client.untrusted && configEdits.target(document, context)) {
      const title = titles.falsePositive(name);
      const argument: FalsePositiveArguments = { uri, version, range, type };
      const command = { title, command: SERVER_COMMANDS.markFalsePositive, arguments: [argument] };
      actions.push({ ...fixed, title, kind: ACTION_KINDS.falsePositive, command });
    }
    return actions;
  }

  #ofTypes({ uri }: OpenDocument, findings: readonly Finding[]): CodeAction[] {
    const { client, diagnostics } = this.#parts;
    return [...new Set(findings.map(({ type }) => type))].slice(0, MOST_FINDINGS).map((type) => {
      const data: ActionData = { uri, kind: ACTION_KINDS.maskType, type };
      return { title: client.messages.action.maskType(diagnostics.nameOf(type)), kind: data.kind, data };
    });
  }

  /** Offered beside a finding, and where somebody asks for one of them by name. */
  #ofFile({ uri }: OpenDocument, besideFinding: boolean, { only }: CodeActionContext): CodeAction[] {
    const { maskAll, maskAllPossible, fixAll } = this.#parts.client.messages.action;
    const titles: readonly (readonly [Kind, string])[] = [
      [ACTION_KINDS.maskAll, maskAll],
      [ACTION_KINDS.maskAllPossible, maskAllPossible],
      [ACTION_KINDS.fixAll, fixAll],
    ];
    return titles
      .filter(([kind]) => besideFinding || only?.includes(kind))
      .map(([kind, title]) => {
        const data: ActionData = { uri, kind };
        return { title, kind, data };
      });
  }
}

/**
 * Whether a request is for actions of a kind. To fix all is done only where it is named itself, so that a general
 * fix on save never masks data.
 */
export function isWanted(kind: string, { only }: Pick<CodeActionContext, 'only'>): boolean {
  if (kind === ACTION_KINDS.fixAll) return only?.includes(kind) === true;
  return only === undefined || only.some((wanted) => wanted === '' || `${kind}.`.startsWith(`${wanted}.`));
}

function isOf({ source, code, range }: Diagnostic, type: string, { start, end }: Range): boolean {
  return (
    source === DIAGNOSTIC_SOURCE &&
    code === type &&
    range.start.line === start.line &&
    range.start.character === start.character &&
    range.end.line === end.line &&
    range.end.character === end.character
  );
}

function isActionData(data: unknown): data is ActionData {
  return isRecord<keyof ActionData>(data) && typeof data.uri === 'string' && typeof data.kind === 'string';
}

function isEmpty({ changes, documentChanges }: WorkspaceEdit): boolean {
  if (documentChanges) return documentChanges.every((it) => 'edits' in it && it.edits.length === 0);
  return Object.values(changes ?? {}).every((edits) => edits.length === 0);
}
