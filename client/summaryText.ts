import { l10n } from 'vscode';
import { CONFIG_FILE } from '../shared/policy/config-file.ts';
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
  if (byType.length > 0)
    lines.push(byType.map(([type, count]) => `${summary.names[type] ?? type}: ${count}`).join(' · '));
  if (summary.suppressed > 0) lines.push(l10n.t('Marked as false positives: {0}', summary.suppressed));
  if (summary.shown < summary.total) {
    lines.push(l10n.t('Underlined: {0} of {1}', summary.shown, summary.total));
  }
  const unheeded = unheededLine(summary);
  if (unheeded !== undefined) lines.push(unheeded);
  if (!summary.complete) lines.push(l10n.t('The rest of the document is still being read.'));
  return lines;
}

/** Why no mask, mark or identifier of the folder's config counts, where that is so. */
function unheededLine({ unheeded }: Summary): string | undefined {
  if (unheeded === undefined) return undefined;
  return unheeded.identifiers === 0
    ? l10n.t('This folder is not trusted: nothing in its {0} counts.', CONFIG_FILE)
    : l10n.t(
        'This folder is not trusted: nothing in its {0} counts. Identifiers that it defines and that are not looked for: {1}',
        CONFIG_FILE,
        unheeded.identifiers,
      );
}

/** What there is to say of a document that the editor does not let us see. */
export function heldBackLines(): string[] {
  return [
    l10n.t('Biombo has not read this document: nothing in it is underlined, whatever it contains.'),
    l10n.t('VS Code hands no document over 50 MB to extensions.'),
    l10n.t('The command line has no such limit: "biombo scan".'),
  ];
}
