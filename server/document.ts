import type { TextDocumentContentChangeEvent, TextDocumentsConfiguration } from 'vscode-languageserver';
import type { CustomIdentifiers } from '../shared/custom/custom-identifier.ts';
import { ScannedDocument } from '../shared/document.ts';
import type { FormatId } from '../shared/formats/registry.ts';
import { formatFor } from '../shared/formats/registry.ts';
import { CONFIG_FILE } from '../shared/policy/config-file.ts';
import type { LspRange } from '../shared/protocol.ts';
import type { Span } from '../shared/text/span.ts';
import { baseName, isCell, pathOf } from './uris.ts';

/**
 * A document that the client has open. Changed in place; `version` tells its states apart. Nothing here keeps
 * the whole text as one string, which costs a flattening at every keystroke.
 */
export class OpenDocument {
  readonly uri: string;
  /** A config: read as such, never looked through. */
  readonly isConfig: boolean;
  readonly #format: FormatId;
  #version: number;
  #text: ScannedDocument;

  constructor(uri: string, languageId: string, version: number, text: string) {
    this.uri = uri;
    this.isConfig = baseName(uri) === CONFIG_FILE;
    this.#format = this.isConfig ? 'plaintext' : formatFor(isCell(uri) ? '' : pathOf(uri), languageId);
    this.#version = version;
    this.#text = new ScannedDocument(text, this.#format);
  }

  get version(): number {
    return this.#version;
  }

  get text(): ScannedDocument {
    return this.#text;
  }

  /** The identifiers of its config that are looked for too. */
  get custom(): CustomIdentifiers {
    return this.#text.custom;
  }

  recognise(custom: CustomIdentifiers): void {
    this.#text.recognise(custom);
  }

  change(changes: readonly TextDocumentContentChangeEvent[], version: number): void {
    for (const change of changes) {
      if ('range' in change && change.range) {
        const { start, end } = this.spanOf(change.range);
        this.#text.edit(start, end, change.text);
      } else {
        const { custom } = this.#text;
        this.#text = new ScannedDocument(change.text, this.#format);
        this.#text.recognise(custom);
      }
    }
    this.#version = version;
  }

  /** @param range clamped to the text; ends the wrong way round are put right */
  spanOf(range: LspRange): Span {
    const start = this.#text.offsetAt(range.start);
    const end = this.#text.offsetAt(range.end);
    return start <= end ? { start, end } : { start: end, end: start };
  }

  rangeOf({ start, end }: Span): LspRange {
    const from = this.#text.positionAt(start);
    // A finding is short and mostly on one line, where its end needs no search of its own.
    const isShort = end - start <= 256 && !/[\r\n]/.test(this.#text.slice(start, end));
    const to = isShort ? { ...from, character: from.character + end - start } : this.#text.positionAt(end);
    return { start: from, end: to };
  }

  /** Whole lines, `last` included, as a span of the text. */
  spanOfLines(first: number, last: number): Span {
    return this.spanOf({ start: { line: first, character: 0 }, end: { line: last + 1, character: 0 } });
  }
}

export const openDocuments: TextDocumentsConfiguration<OpenDocument> = {
  create: (uri, languageId, version, text) => new OpenDocument(uri, languageId, version, text),
  update(document, changes, version) {
    document.change(changes, version);
    return document;
  },
};
