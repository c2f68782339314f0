import { commands, l10n, Uri, window, workspace } from 'vscode';
import type { FalsePositiveAdded, FalsePositiveLifted } from '../shared/protocol.ts';
import { SERVER_COMMANDS } from '../shared/protocol.ts';

/** How long it is told that a false positive is one no longer. */
const TOLD_MS = 5_000;

/** Saves the config that the server has just added to, and says so once it is on the disk. */
export async function saveFalsePositive({ configUri, name, undo }: FalsePositiveAdded): Promise<void> {
  const uri = Uri.parse(configUri);
  const document = await workspace.openTextDocument(uri);
  const file = workspace.asRelativePath(uri);
  const open = l10n.t('Open');
  const takeBack = l10n.t('Undo');
  const choice = (await document.save())
    ? await window.showInformationMessage(
        l10n.t('Marked as a false positive ({0}) in {1}.', name, file),
        takeBack,
        open,
      )
    : await window.showErrorMessage(l10n.t('{0} could not be saved.', file), open);
  if (choice === takeBack) await commands.executeCommand(SERVER_COMMANDS.liftFalsePositive, undo);
  if (choice === open) await window.showTextDocument(document);
}

/** Saves the config that the server has just taken a false positive out of. */
export async function saveLifted({ configUri }: FalsePositiveLifted): Promise<void> {
  const uri = Uri.parse(configUri);
  const document = await workspace.openTextDocument(uri);
  const file = workspace.asRelativePath(uri);
  if (await document.save()) {
    window.setStatusBarMessage(l10n.t('Biombo: taken out of {0}.', file), TOLD_MS);
    return;
  }
  const open = l10n.t('Open');
  const choice = await window.showErrorMessage(l10n.t('{0} could not be saved.', file), open);
  if (choice === open) await window.showTextDocument(document);
}
