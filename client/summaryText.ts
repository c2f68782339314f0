import { l10n } from 'vscode';
import type { Summary } from '../shared/protocol.ts';

/** What there is to say of a document's findings, one statement a line, in the display language. */
export function summaryLines(summary: Summary): string[] {
  const { certain, likely, possible } = summary.byConfidence;
  const byType = Object.entries(summary.byType).sort(([, a], [, b]) => b - a);
  const lines = [
    l10n.t(
      'Findings: {0} (certain: {1}, likely: {2}, possible: {3})',
      summary.total,
      certain,
      likely,
      possible,
    ),
  ];
  if (byType.length > 0) lines.push(byType.map(([type, count]) => `${type}: ${count}`).join(' · '));
  if (summary.suppressed > 0) lines.push(l10n.t('Marked as false positives: {0}', summary.suppressed));
  if (summary.shown < summary.total) {
    lines.push(l10n.t('Underlined: {0} of {1}', summary.shown, summary.total));
  }
  if (!summary.complete) lines.push(l10n.t('The rest of the document is still being read.'));
  return lines;
}

/** What there is to say of a document that the editor does not let us see. */
export function heldBackLines(): string[] {
  return [
    l10n.t('Biombo has not read this document: nothing in it is underlined, whatever it contains.'),
    l10n.t('VS Code hands no document over 50 MB to extensions.'),
    l10n.t('The command line has no such limit: "biombo scan".'),
  ];
}
