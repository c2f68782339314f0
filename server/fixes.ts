import type { CancellationToken, TextEdit } from 'vscode-languageserver';
import { LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import type { Finding } from '../shared/finding.ts';
import type { Edit, Fix } from '../shared/fixes/fix.ts';
import { fixFinding } from '../shared/fixes/fix.ts';
import { removeField } from '../shared/fixes/remove-field.ts';
import type { TypedValue } from '../shared/policy/edit-config.ts';
import type { Analysis } from './analysis.ts';
import type { Client } from './client.ts';
import type { ConfigEdits } from './configEdits.ts';
import { configFileEdit } from './configEdits.ts';
import type { OpenDocument } from './document.ts';
import type { Configuration, DocumentContext } from './features/configuration.ts';
import type { MadeSurrogates } from './madeSurrogates.ts';
import type { Runtime } from './runtime.ts';
import { inScope, type Scope } from './scope.ts';
import { relativePath } from './uris.ts';
import type { FileEdit } from './workspaceEdit.ts';

/** Work between two looks at the messages that have arrived. */
const SLICE_MS = 10;

/** What comes in the place of a finding. */
export type Replacement = 'mask' | 'surrogate' | 'generalise' | 'remove';

interface Parts {
  readonly runtime: Runtime;
  readonly client: Client;
  readonly analysis: Analysis;
  readonly configuration: Configuration;
  readonly configEdits: ConfigEdits;
  readonly surrogates: MadeSurrogates;
}

/** A replacement under way: what it has come to so far. */
interface Replacing {
  readonly replacement: Replacement;
  readonly edits: Edit[];
  readonly made: TypedValue[];
}

/** Turns fixes of findings into edits of files, each for the version of the document that it was made from. */
export class Fixes {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** @returns undefined where the finding cannot be masked */
  mask(document: OpenDocument, { policy }: DocumentContext, finding: Finding): FileEdit | undefined {
    const edit = fixFinding(document.text, finding, {
      kind: 'mask',
      style: policy.maskStyle(finding.type),
      custom: policy.custom,
    });
    return edit && fileEdit(document, [edit]);
  }

  /**
   * Replaces what is in a scope, but of several findings not those in keys: two keys could become the same. Surrogates
   * are noted in the config where the client can make that one edit with the other.
   * @throws ResponseError where the document changes meanwhile, or the request is cancelled
   */
  async replace(
    document: OpenDocument,
    scope: Scope,
    replacement: Replacement,
    token: CancellationToken,
  ): Promise<FileEdit[]> {
    const { analysis, configuration } = this.#parts;
    const context = await configuration.contextOf(document);
    const { version } = document;
    if (scope.kind !== 'finding') await analysis.scan(document, token, Number.POSITIVE_INFINITY);
    const isIncluded = inScope(scope, document, context, analysis);
    const findings =
      scope.kind === 'finding'
        ? analysis.findingsAt(document, context, scope)
        : analysis.findings(document, context);
    const edits: Edit[] = [];
    const made: TypedValue[] = [];
    let end = this.#parts.runtime.now() + SLICE_MS;
    for (const finding of findings) {
      if (isIncluded(finding) && (scope.kind === 'finding' || finding.syntax !== 'json-key')) {
        this.#replaceOne(document, context, finding, { replacement, edits, made });
      }
      if (this.#parts.runtime.now() < end) continue;
      await this.#parts.runtime.pause();
      end = this.#parts.runtime.now() + SLICE_MS;
      refuseStale(document, version, token);
    }
    if (scope.kind !== 'finding') refuseStale(document, version, token);
    return [fileEdit(document, edits), ...this.#noteSurrogates(document, context, made)];
  }

  #replaceOne(
    document: OpenDocument,
    context: DocumentContext,
    finding: Finding,
    { replacement, edits, made }: Replacing,
  ): void {
    const { surrogates } = this.#parts;
    const edit =
      replacement === 'remove'
        ? removeField(document.text, finding)
        : fixFinding(document.text, finding, this.#fixFor(document, finding, replacement, context));
    if (edit === undefined) return;
    edits.push(edit);
    if (edit.surrogate === undefined) return;
    const surrogate = { type: finding.type, value: edit.surrogate };
    surrogates.note(surrogate);
    made.push(surrogate);
  }

  #fixFor(
    document: OpenDocument,
    { type }: Finding,
    replacement: Exclude<Replacement, 'remove'>,
    context: DocumentContext,
  ): Fix {
    const { policy } = context;
    const { custom } = policy;
    if (replacement === 'mask') return { kind: 'mask', style: policy.maskStyle(type), custom };
    const { surrogates } = this.#parts.surrogates;
    if (replacement === 'generalise') {
      return { kind: replacement, precision: policy.precision(type), surrogates, custom };
    }
    const drawn = policy.surrogatesOf(surrogates);
    return { kind: replacement, surrogates: drawn, record: recordOf(document, context), custom };
  }

  #noteSurrogates(document: OpenDocument, context: DocumentContext, made: readonly TypedValue[]): FileEdit[] {
    const { client, configEdits } = this.#parts;
    const target = configEdits.target(document, context);
    if (made.length === 0 || !client.createsFiles || !target) return [];
    const added = configEdits.addSurrogates(target, made);
    return added.ok && added.edits.length > 0 ? [configFileEdit(target, added)] : [];
  }
}

/** The document as the command line knows it: its path from the config, or from the folder where one would be. */
function recordOf({ uri }: OpenDocument, { config, top }: DocumentContext): string {
  const folder = config?.folder ?? top;
  return (folder === undefined ? undefined : relativePath(folder, uri)) ?? uri;
}

/** Refuses to go on with what belongs to another version. */
function refuseStale(document: OpenDocument, version: number, token: CancellationToken): void {
  if (token.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, 'cancelled');
  if (document.version !== version || !document.text.complete) {
    throw new ResponseError(LSPErrorCodes.ContentModified, 'the document has changed');
  }
}

function fileEdit(document: OpenDocument, edits: readonly Edit[]): FileEdit {
  return {
    uri: document.uri,
    version: document.version,
    edits: edits.map((edit): TextEdit => ({ range: document.rangeOf(edit), newText: edit.text })),
  };
}
