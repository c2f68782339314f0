import type { Hover, HoverParams } from 'vscode-languageserver';
import { MarkupKind } from 'vscode-languageserver';
import type { Finding } from '../../shared/finding.ts';
import { identifierById } from '../../shared/identifiers/registry.ts';
import type { Analysis } from '../analysis.ts';
import type { Client } from '../client.ts';
import type { OpenDocument } from '../document.ts';
import type { Configuration } from './configuration.ts';
import type { Diagnostics } from './diagnostics.ts';

interface Parts {
  readonly client: Client;
  readonly configuration: Configuration;
  readonly analysis: Analysis;
  readonly diagnostics: Diagnostics;
  documentOf(uri: string): OpenDocument | undefined;
}

/** Explains a finding: what it is taken for, how sure that is, and why. The value itself is never in it. */
export class Hovers {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async provide({ textDocument, position }: HoverParams): Promise<Hover | undefined> {
    const { analysis, client, configuration } = this.#parts;
    const document = this.#parts.documentOf(textDocument.uri);
    if (!document) return undefined;
    const context = await configuration.contextOf(document);
    const at = document.spanOf({ start: position, end: position });
    // At the border of two the one that begins there.
    const finding = analysis.findingsAt(document, context, at).at(-1);
    if (!finding) return undefined;
    const kind = client.markdownHover ? MarkupKind.Markdown : MarkupKind.PlainText;
    return { contents: { kind, value: this.#explain(finding) }, range: document.rangeOf(finding) };
  }

  #explain({ type, confidence, reasons }: Finding): string {
    const { client, diagnostics } = this.#parts;
    const { hover, explanation } = client.messages;
    const [strong, plain] = client.markdownHover
      ? [(text: string) => `**${escapeMarkdown(text)}**`, escapeMarkdown]
      : [(text: string) => text, (text: string) => text];
    const identifier = identifierById(type);
    const link = diagnostics.documentationOf(type);
    const paragraphs = [
      `${strong(diagnostics.nameOf(type))} — ${plain(hover.confidence(confidence))}`,
      [plain(hover.why), ...reasons.map((reason) => `- ${plain(explanation[reason])}`)].join('\n'),
      ...(identifier
        ? [plain(identifier.summary[client.locale]), plain(hover.source(identifier.source))]
        : []),
      ...(link && client.markdownHover ? [`[${plain(hover.more)}](${link})`] : []),
    ];
    return paragraphs.join('\n\n');
  }
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&');
}
