import type { CancellationToken, TextEdit } from 'vscode-languageserver';
import { LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import type { Finding } from '../shared/finding.ts';
import type { Edit } from '../shared/fixes/fix.ts';
import { fixFinding } from '../shared/fixes/fix.ts';
import type { Analysis } from './analysis.ts';
import type { Client } from './client.ts';
import type { ConfigEdits } from './configEdits.ts';
import { configFileEdit } from './configEdits.ts';
import type { OpenDocument } from './document.ts';
import type { Configuration } from './features/configuration.ts';
import type { MadeSurrogates } from './madeSurrogates.ts';
import type { Runtime } from './runtime.ts';
import type { FileEdit } from './workspaceEdit.ts';

/** Work between two looks at the messages that have arrived. */
const SLICE_MS = 10;

interface Parts {
  readonly runtime: Runtime;
  readonly client: Client;
  readonly analysis: Analysis;
  readonly configuration: Configuration;
  readonly configEdits: ConfigEdits;
  readonly surrogates: MadeSurrogates;
}

/** Turns fixes of findings into edits of files, each for the version of the document that it was made from. */
export class Fixes {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** @returns undefined where the finding cannot be masked */
  mask(document: OpenDocument, finding: Finding): FileEdit | undefined {
    const edit = fixFinding(document.text, finding, { kind: 'mask' });
    return edit && fileEdit(document, [edit]);
  }

  /**
   * Replaces a finding by a surrogate, and notes the surrogate in the config where the client can make that one
   * edit with the other.
   */
  async surrogate(document: OpenDocument, finding: Finding): Promise<FileEdit[]> {
    const { client, configEdits, configuration, surrogates: made } = this.#parts;
    const context = await configuration.contextOf(document);
    const edit = fixFinding(document.text, finding, { kind: 'surrogate', surrogates: made.surrogates });
    if (!edit) return [];
    const surrogate = made.make(document.text, finding);
    const files = [fileEdit(document, [edit])];
    if (!surrogate || !client.createsFiles) return files;
    const target = configEdits.target(document, context);
    const added = target && configEdits.addSurrogate(target, surrogate);
    if (target && added?.ok && added.edits.length > 0) files.push(configFileEdit(target, added));
    return files;
  }

  /**
   * Masks everything in a document that `includes` says, but keys: two masked keys would be one.
   * @throws ResponseError where the document changes meanwhile, or the request is cancelled
   */
  async maskAll(
    document: OpenDocument,
    includes: (finding: Finding) => boolean,
    token: CancellationToken,
  ): Promise<FileEdit> {
    const { analysis, configuration, runtime } = this.#parts;
    await analysis.scan(document, token, Number.POSITIVE_INFINITY);
    const context = await configuration.contextOf(document);
    const { version } = document;
    const edits: Edit[] = [];
    let end = runtime.now() + SLICE_MS;
    for (const finding of analysis.findings(document, context)) {
      const isMasked = includes(finding) && finding.syntax !== 'json-key';
      const edit = isMasked ? fixFinding(document.text, finding, { kind: 'mask' }) : undefined;
      if (edit) edits.push(edit);
      if (runtime.now() < end) continue;
      await runtime.pause();
      end = runtime.now() + SLICE_MS;
      refuseStale(document, version, token);
    }
    refuseStale(document, version, token);
    return fileEdit(document, edits);
  }
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
