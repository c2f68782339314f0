import type { Hover, HoverParams } from 'vscode-languageserver';
import { MarkupKind } from 'vscode-languageserver';
import type { CustomIdentifiers } from '../../shared/custom/custom-identifier.ts';
import { type Dismissal, dismissalsIn } from '../../shared/explain/dismissals.ts';
import { tellDismissal, tellReasons } from '../../shared/explain/telling.ts';
import type { Finding } from '../../shared/finding.ts';
import type { Hiding } from '../../shared/messages/messages.ts';
import type { Span } from '../../shared/text/span.ts';
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

/**
 * Explains a finding: what it is taken for, how sure that is, and why; and of a number that is not reported, why not.
 * The value itself is never in it.
 */
export class Hovers {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async provide({ textDocument, position }: HoverParams): Promise<Hover | undefined> {
    const { analysis, configuration } = this.#parts;
    const document = this.#parts.documentOf(textDocument.uri);
    if (!document) return undefined;
    const context = await configuration.contextOf(document);
    if (!context.lint) return undefined;
    const at = document.spanOf({ start: position, end: position });
    // At the border of two the one that begins there.
    const finding = analysis.findingsAt(document, context, at).at(-1);
    if (finding) return this.#hover(document, finding, this.#explain(finding, document.custom));
    const hidden = analysis.hiddenAt(document, context, at);
    if (hidden) return this.#hover(document, hidden.finding, this.#explainHidden(hidden, document.custom));
    const dismissal = dismissalsIn(document.text, at).at(-1);
    return dismissal && this.#hover(document, dismissal, this.#explainDismissal(dismissal));
  }

  #hover(document: OpenDocument, span: Span, paragraphs: readonly string[]): Hover {
    const kind = this.#parts.client.markdownHover ? MarkupKind.Markdown : MarkupKind.PlainText;
    return { contents: { kind, value: paragraphs.join('\n\n') }, range: document.rangeOf(span) };
  }

  #strong(text: string): string {
    return this.#parts.client.markdownHover ? `**${escapeMarkdown(text)}**` : text;
  }

  #plain(text: string): string {
    return this.#parts.client.markdownHover ? escapeMarkdown(text) : text;
  }

  #list(lines: readonly string[]): string {
    return lines.map((line) => `- ${this.#plain(line)}`).join('\n');
  }

  #explain(finding: Finding, custom: CustomIdentifiers): string[] {
    const { type, confidence } = finding;
    const { client, diagnostics } = this.#parts;
    const { hover } = client.messages;
    const identifier = custom.find(type);
    const link = diagnostics.documentationOf(type);
    return [
      `${this.#strong(diagnostics.nameOf(type, custom))} — ${this.#plain(hover.confidence(confidence))}`,
      `${this.#plain(hover.why)}\n${this.#list(tellReasons(finding, client.locale))}`,
      ...(identifier ? [this.#plain(identifier.summary[client.locale])] : []),
      ...(identifier?.source ? [this.#plain(hover.source(identifier.source))] : []),
      ...(link && client.markdownHover ? [`[${this.#plain(hover.more)}](${link})`] : []),
    ];
  }

  #explainHidden(
    { finding, hiding }: { finding: Finding; hiding: Hiding },
    custom: CustomIdentifiers,
  ): string[] {
    const { client, diagnostics } = this.#parts;
    const { unreported } = client.messages;
    return [
      this.#strong(unreported.finding(diagnostics.nameOf(finding.type, custom))),
      this.#plain(unreported.hidden[hiding]),
      this.#list(tellReasons(finding, client.locale)),
    ];
  }

  #explainDismissal(dismissal: Dismissal): string[] {
    const { client } = this.#parts;
    return [
      this.#strong(client.messages.unreported.number(dismissal.digits)),
      this.#list(tellDismissal(dismissal, client.locale)),
    ];
  }
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&');
}
