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
import { GENERALISABLE } from '../../shared/fixes/generalise.ts';
import { isInField } from '../../shared/fixes/remove-field.ts';
import type { FalsePositive } from '../../shared/policy/config.ts';
import { placeOfFalsePositive, removeFalsePositives } from '../../shared/policy/edit-config.ts';
import type { FalsePositiveArguments, FalsePositiveScope } from '../../shared/protocol.ts';
import { ACTION_KINDS, DIAGNOSTIC_SOURCE, SERVER_COMMANDS, UNUSED_CODE } from '../../shared/protocol.ts';
import type { Span } from '../../shared/text/span.ts';
import type { Analysis } from '../analysis.ts';
import type { Client } from '../client.ts';
import { isRecord } from '../client.ts';
import type { ConfigEdits } from '../configEdits.ts';
import { configFileEdit } from '../configEdits.ts';
import type { OpenDocument } from '../document.ts';
import { falsePositiveEntry } from '../falsePositiveEntry.ts';
import type { Fixes, Replacement } from '../fixes.ts';
import type { Scope } from '../scope.ts';
import { workspaceEdit } from '../workspaceEdit.ts';
import type { Configuration, DocumentContext } from './configuration.ts';
import type { Diagnostics } from './diagnostics.ts';
import { Lifts } from './lifts.ts';
import type { UnusedEntries } from './unusedEntries.ts';

/** UTF-16 units of a selection that are looked at. */
const MOST_SELECTED = 65_536;

/** A selection over many findings is what the actions for the whole file are for. */
const MOST_FINDINGS = 5;

const FALSE_POSITIVE_KINDS: Readonly<Record<FalsePositiveScope, string>> = {
  file: ACTION_KINDS.falsePositive,
  everywhere: ACTION_KINDS.falsePositiveEverywhere,
  key: ACTION_KINDS.falsePositiveKey,
  folder: ACTION_KINDS.falsePositiveFolder,
};

/** Those that hide what nobody has looked at, from the narrowest. */
const WIDE: readonly FalsePositiveScope[] = ['everywhere', 'key', 'folder'];

/** What an action is to do, kept in it until it is chosen. */
interface ActionData {
  readonly uri: string;
  readonly replacement: Replacement;
  readonly scope: Scope;
}

interface Parts {
  readonly client: Client;
  readonly configuration: Configuration;
  readonly analysis: Analysis;
  readonly diagnostics: Diagnostics;
  readonly fixes: Fixes;
  readonly configEdits: ConfigEdits;
  readonly unusedEntries: UnusedEntries;
  documentOf(uri: string): OpenDocument | undefined;
}

/** Fixes as code actions. Edits are made when an action is chosen where the client can wait for that. */
export class CodeActions {
  readonly #parts: Parts;
  readonly #lifts: Lifts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#lifts = new Lifts(parts);
  }

  async provide(params: CodeActionParams, token: CancellationToken): Promise<CodeAction[]> {
    const { analysis, client, configuration } = this.#parts;
    const document = this.#parts.documentOf(params.textDocument.uri);
    if (!document || !client.codeActionLiterals) return [];
    const context = await configuration.contextOf(document);
    if (document.isConfig) return this.#ofUnused(document, context, params);
    if (!context.lint) return [];
    const { start, end } = document.spanOf(params.range);
    const selected = { start, end: Math.min(end, start + MOST_SELECTED) };
    const findings = analysis.findingsAt(document, context, selected);
    const actions = [
      ...findings
        .slice(0, MOST_FINDINGS)
        .flatMap((it) => this.#ofFinding(document, context, it, params.context)),
      ...(isWanted(ACTION_KINDS.lift, params.context)
        ? this.#lifts.provide(document, context, selected)
        : []),
      ...this.#ofValuesAndTypes(document, findings),
      ...this.#ofKey(document, findings),
      ...this.#ofSelection(document, { start, end }, findings.length > 1, params.context),
      ...this.#ofFile(document, findings.length > 0, params.context),
      // Last, and of no diagnostic, or the editor puts them before those that fix something.
      ...findings.slice(0, MOST_FINDINGS).flatMap((it) => this.#falsePositives(document, context, it, WIDE)),
    ].filter(({ kind }) => isWanted(kind ?? '', params.context));
    // The fixes of a file change it on save: there the edit is given at once, whatever the client can do.
    const pending = actions.filter(({ data, kind }) => {
      return data !== undefined && (!client.resolvesActions || kind === ACTION_KINDS.fixAll);
    });
    for (const action of pending) await this.resolve(action, token);
    return actions.filter((action) => action.edit === undefined || !isEmpty(action.edit));
  }

  /** Removes entries of a config that match nothing: the one that is selected, and all. */
  #ofUnused(
    document: OpenDocument,
    { config }: DocumentContext,
    { range, context: asked }: CodeActionParams,
  ): CodeAction[] {
    const { client, unusedEntries } = this.#parts;
    const kind = ACTION_KINDS.removeEntry;
    if (config?.version === undefined || !isWanted(kind, asked)) return [];
    const selected = document.spanOf(range);
    const unused = unusedEntries.of(document, config);
    const here = unused.filter((entry) => {
      const place = placeOfFalsePositive(config.text, entry);
      return place !== undefined && place.start <= selected.end && selected.start <= place.end;
    });
    const { removeEntry, removeEntries } = client.messages.action;
    const remove = (title: string, entries: readonly FalsePositive[]): CodeAction[] => {
      const removed = removeFalsePositives(config.text, entries);
      if (!removed.ok) return [];
      const target = { uri: document.uri, text: config.text, version: document.version, path: '' };
      return [{ title, kind, edit: workspaceEdit(client, [configFileEdit(target, removed)]) }];
    };
    if (here.length === 0) return [];
    const diagnostics = asked.diagnostics.filter(({ code }) => code === UNUSED_CODE);
    const [one] = remove(removeEntry, here);
    const all = unused.length > here.length ? remove(removeEntries, unused) : [];
    return [...(one ? [{ ...one, diagnostics, isPreferred: true }] : []), ...all];
  }

  /** Gives an action its edit. */
  async resolve(action: CodeAction, token: CancellationToken): Promise<CodeAction> {
    const data: unknown = action.data;
    if (!isActionData(data)) return action;
    const document = this.#parts.documentOf(data.uri);
    if (!document) throw new ResponseError(LSPErrorCodes.ContentModified, 'the document is closed');
    const { client, fixes } = this.#parts;
    const files = await fixes.replace(document, data.scope, data.replacement, token);
    action.edit = workspaceEdit(client, files);
    return action;
  }

  #ofFinding(
    document: OpenDocument,
    context: DocumentContext,
    finding: Finding,
    { diagnostics: known }: CodeActionContext,
  ): CodeAction[] {
    const { client, diagnostics, fixes } = this.#parts;
    const { type, start, end } = finding;
    const { version, uri } = document;
    const name = diagnostics.nameOf(type, document.custom);
    const range = document.rangeOf(finding);
    const fixed = { diagnostics: known.filter((it) => isOf(it, type, range)) };
    const { action: titles } = client.messages;
    const mask = fixes.mask(document, context, finding);
    const actions: CodeAction[] = [];
    if (mask) {
      const edit = workspaceEdit(client, [mask]);
      const scope: Scope = { kind: 'finding', type, version, start, end };
      actions.push(
        { ...fixed, title: titles.mask(name), kind: ACTION_KINDS.mask, edit, isPreferred: true },
        {
          ...fixed,
          ...this.#action(uri, ACTION_KINDS.surrogate, titles.surrogate(name), scope, 'surrogate'),
        },
      );
      if (GENERALISABLE.includes(type)) {
        const title = titles.generalise(name);
        actions.push({ ...fixed, ...this.#action(uri, ACTION_KINDS.generalise, title, scope, 'generalise') });
      }
      if (isInField(finding)) {
        const title = titles.removeField;
        actions.push({ ...fixed, ...this.#action(uri, ACTION_KINDS.removeField, title, scope, 'remove') });
      }
    }
    const here = this.#falsePositives(document, context, finding, ['file']);
    return [...actions, ...here.map((action) => ({ ...fixed, ...action }))];
  }

  #falsePositives(
    document: OpenDocument,
    context: DocumentContext,
    finding: Finding,
    scopes: readonly FalsePositiveScope[],
  ): CodeAction[] {
    const { client, configEdits, diagnostics } = this.#parts;
    const target = client.appliesEdits && !client.untrusted && configEdits.target(document, context);
    if (!target) return [];
    const { type } = finding;
    const { uri, version, custom } = document;
    const range = document.rangeOf(finding);
    return scopes.flatMap((scope) => {
      const entry = falsePositiveEntry(document, finding, target.path, scope);
      if (!entry) return [];
      const title = client.messages.action.falsePositive[scope](
        diagnostics.nameOf(type, custom),
        'key' in entry ? entry.key : (target.path.split('/').at(-2) ?? ''),
      );
      const argument: FalsePositiveArguments = { uri, version, range, type, scope };
      const command = { title, command: SERVER_COMMANDS.markFalsePositive, arguments: [argument] };
      return [{ title, kind: FALSE_POSITIVE_KINDS[scope], command }];
    });
  }

  /** For the same values, and the same types, elsewhere in the file. */
  #ofValuesAndTypes({ uri, version, custom }: OpenDocument, findings: readonly Finding[]): CodeAction[] {
    const { client, diagnostics } = this.#parts;
    const { action: titles } = client.messages;
    const first = [...new Map(findings.map((it) => [it.type, it])).values()].slice(0, MOST_FINDINGS);
    return first.flatMap(({ type, start, end }) => {
      const name = diagnostics.nameOf(type, custom);
      const value: Scope = { kind: 'value', type, version, start, end };
      return [
        this.#action(uri, ACTION_KINDS.maskValue, titles.maskValue(name), value, 'mask'),
        this.#action(uri, ACTION_KINDS.surrogateValue, titles.surrogateValue(name), value, 'surrogate'),
        this.#action(uri, ACTION_KINDS.maskType, titles.maskType(name), { kind: 'type', type }, 'mask'),
      ];
    });
  }

  #ofKey({ uri, version, text }: OpenDocument, [first]: readonly Finding[]): CodeAction[] {
    if (first === undefined || text.keyAt(first.start) === undefined) return [];
    const { maskKey } = this.#parts.client.messages.action;
    const scope: Scope = { kind: 'key', version, start: first.start, end: first.end };
    return [this.#action(uri, ACTION_KINDS.maskKey, maskKey, scope, 'mask')];
  }

  #ofSelection(
    { uri, version }: OpenDocument,
    { start, end }: Span,
    isOverSeveral: boolean,
    { only }: CodeActionContext,
  ): CodeAction[] {
    if (start === end || !(isOverSeveral || only?.includes(ACTION_KINDS.maskSelection))) return [];
    const { maskSelection } = this.#parts.client.messages.action;
    const scope: Scope = { kind: 'selection', version, start, end };
    return [this.#action(uri, ACTION_KINDS.maskSelection, maskSelection, scope, 'mask')];
  }

  /** Offered beside a finding, and where somebody asks for one of them by name. */
  #ofFile({ uri }: OpenDocument, besideFinding: boolean, { only }: CodeActionContext): CodeAction[] {
    const { maskAll, surrogateAll, maskAllPossible, fixAll } = this.#parts.client.messages.action;
    const sure: Scope = { kind: 'file', possible: false };
    return [
      this.#action(uri, ACTION_KINDS.maskAll, maskAll, sure, 'mask'),
      this.#action(uri, ACTION_KINDS.surrogateAll, surrogateAll, sure, 'surrogate'),
      this.#action(uri, ACTION_KINDS.maskAllPossible, maskAllPossible, { ...sure, possible: true }, 'mask'),
      this.#action(uri, ACTION_KINDS.fixAll, fixAll, sure, 'mask'),
    ].filter(({ kind }) => besideFinding || only?.includes(kind));
  }

  /** An action whose edit is made when it is chosen. */
  #action(
    uri: string,
    kind: string,
    title: string,
    scope: Scope,
    replacement: Replacement,
  ): CodeAction & { readonly kind: string } {
    const data: ActionData = { uri, replacement, scope };
    return { title, kind, data };
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
  return isRecord<keyof ActionData>(data) && typeof data.uri === 'string' && isRecord<'kind'>(data.scope);
}

function isEmpty({ changes, documentChanges }: WorkspaceEdit): boolean {
  if (documentChanges) return documentChanges.every((it) => 'edits' in it && it.edits.length === 0);
  return Object.values(changes ?? {}).every((edits) => edits.length === 0);
}
