import { l10n, Uri, window, workspace } from 'vscode';
import type { FalsePositiveAdded } from '../shared/protocol.ts';

/** Saves the config that the server has just added to, and says so once it is on the disk. */
export async function saveFalsePositive({ configUri, name }: FalsePositiveAdded): Promise<void> {
  const uri = Uri.parse(configUri);
  const document = await workspace.openTextDocument(uri);
  const file = workspace.asRelativePath(uri);
  const open = l10n.t('Open');
  const choice = (await document.save())
    ? await window.showInformationMessage(
        l10n.t('Marked as a false positive ({0}) in {1}.', name, file),
        open,
      )
    : await window.showErrorMessage(l10n.t('{0} could not be saved.', file), open);
  if (choice === open) await window.showTextDocument(document);
}
