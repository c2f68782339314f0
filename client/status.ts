import {
  commands,
  Disposable,
  l10n,
  MarkdownString,
  StatusBarAlignment,
  type StatusBarItem,
  ThemeColor,
  window,
} from 'vscode';
import type { Summary } from '../shared/protocol.ts';
import type { HeldBackDocument } from './heldBackDocument.ts';
import type { Summaries } from './summaries.ts';
import { heldBackLines, summaryLines } from './summaryText.ts';
import { MANAGE_TRUST } from './trust.ts';

/** When-clause key: the active document has findings. */
const HAS_FINDINGS = 'biombo.hasFindings';

/**
 * The status bar's count of the active document, or that it could not be read; hidden where the server told
 * nothing of it.
 */
export class StatusItem {
  readonly #item: StatusBarItem;
  readonly #summaries: Summaries;
  readonly #heldBack: HeldBackDocument;
  readonly #subscriptions: Disposable;

  constructor(summaries: Summaries, heldBack: HeldBackDocument) {
    this.#summaries = summaries;
    this.#heldBack = heldBack;
    this.#item = window.createStatusBarItem('status', StatusBarAlignment.Left, 0);
    this.#item.name = 'Biombo';
    this.#item.command = 'biombo.showSummary';
    this.#subscriptions = Disposable.from(
      this.#item,
      summaries.onDidChange(() => this.#show()),
      heldBack.onDidChange(() => this.#show()),
      window.onDidChangeActiveTextEditor(() => this.#show()),
    );
    this.#show();
  }

  #show(): void {
    const document = window.activeTextEditor?.document;
    const summary = document && this.#summaries.of(document.uri);
    void commands.executeCommand('setContext', HAS_FINDINGS, (summary?.total ?? 0) > 0);
    if (this.#heldBack.uri) this.#showHeldBack();
    else if (summary) this.#showTotal(summary);
    else this.#item.hide();
  }

  #showTotal(summary: Summary): void {
    this.#item.backgroundColor = undefined;
    this.#item.text = `$(${iconOf(summary)}) Biombo: ${summary.total}`;
    this.#item.tooltip = tooltipOf(summary);
    this.#item.accessibilityInformation = { label: l10n.t('Biombo findings: {0}', summary.total) };
    this.#item.show();
  }

  #showHeldBack(): void {
    this.#item.text = `$(warning) ${l10n.t('Biombo: not read')}`;
    this.#item.tooltip = new MarkdownString(heldBackLines().join('  \n'));
    this.#item.accessibilityInformation = { label: heldBackLines().join(' ') };
    this.#item.backgroundColor = new ThemeColor('statusBarItem.warningBackground');
    this.#item.show();
  }

  dispose(): void {
    this.#subscriptions.dispose();
  }
}

function iconOf({ complete, unheeded }: Summary): string {
  if (!complete) return 'loading~spin';
  return unheeded === undefined ? 'shield' : 'workspace-untrusted';
}

function tooltipOf(summary: Summary): MarkdownString {
  const tooltip = new MarkdownString(summaryLines(summary).map(escapeMarkdown).join('  \n'));
  if (summary.unheeded === undefined) return tooltip;
  tooltip.isTrusted = { enabledCommands: [MANAGE_TRUST] };
  return tooltip.appendMarkdown(`\n\n[${l10n.t('Manage Trust')}](command:${MANAGE_TRUST})`);
}

/** A folder's own identifiers may have any names. Not `appendText`, after which lines break inside words. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()<>#|~!&]/g, '\\$&');
}
