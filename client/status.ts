import {
  commands,
  Disposable,
  l10n,
  MarkdownString,
  StatusBarAlignment,
  type StatusBarItem,
  window,
} from 'vscode';
import type { Summaries } from './summaries.ts';
import { summaryLines } from './summaryText.ts';

/** When-clause key: the active document has findings. */
const HAS_FINDINGS = 'biombo.hasFindings';

/** The status bar's count of the active document; hidden where the server told nothing of it. */
export class StatusItem {
  readonly #item: StatusBarItem;
  readonly #summaries: Summaries;
  readonly #subscriptions: Disposable;

  constructor(summaries: Summaries) {
    this.#summaries = summaries;
    this.#item = window.createStatusBarItem('status', StatusBarAlignment.Left, 0);
    this.#item.name = 'Biombo';
    this.#item.command = 'biombo.showSummary';
    this.#subscriptions = Disposable.from(
      this.#item,
      summaries.onDidChange(() => this.#show()),
      window.onDidChangeActiveTextEditor(() => this.#show()),
    );
    this.#show();
  }

  #show(): void {
    const document = window.activeTextEditor?.document;
    const summary = document && this.#summaries.of(document.uri);
    void commands.executeCommand('setContext', HAS_FINDINGS, (summary?.total ?? 0) > 0);
    if (!summary) {
      this.#item.hide();
      return;
    }
    this.#item.text = `${summary.complete ? '$(shield)' : '$(loading~spin)'} Biombo: ${summary.total}`;
    this.#item.tooltip = new MarkdownString(summaryLines(summary).join('  \n'));
    this.#item.accessibilityInformation = { label: l10n.t('Biombo findings: {0}', summary.total) };
    this.#item.show();
  }

  dispose(): void {
    this.#subscriptions.dispose();
  }
}
