import { env, l10n, ProgressLocation, TabInputText, Uri, window, workspace } from 'vscode';
import type { MaskFile } from './maskFile.ts';

/** Masks a file that the editor keeps from extensions, on the disk, where the user says yes once more. */
export async function maskHeldBack(uri: Uri, maskFile: MaskFile): Promise<void> {
  const mask = l10n.t('Mask the File');
  const detail = l10n.t(
    'Everything that is certain or likely is masked in the file itself. This cannot be undone.',
  );
  if ((await window.showWarningMessage(detail, { modal: true }, mask)) !== mask) return;
  if (isDirty(uri)) {
    void window.showWarningMessage(l10n.t('Save the file first.'));
    return;
  }
  const { size } = await workspace.fs.stat(uri);
  const { status, said } = await window.withProgress(
    { location: ProgressLocation.Notification, title: l10n.t('Masking…'), cancellable: true },
    (progress, token) => {
      let before = 0;
      const report = (units: number) => {
        progress.report({ increment: (100 * (units - before)) / size });
        before = units;
      };
      const folder = workspace.getWorkspaceFolder(uri)?.uri.fsPath ?? Uri.joinPath(uri, '..').fsPath;
      return maskFile({ path: uri.fsPath, folder, locale: env.language }, report, token);
    },
  );
  const show = status === 0 ? window.showInformationMessage : window.showWarningMessage;
  void show(`Biombo: ${said}`);
}

function isDirty(uri: Uri): boolean {
  const tab = window.tabGroups.activeTabGroup.activeTab;
  return tab?.isDirty === true && tab.input instanceof TabInputText && String(tab.input.uri) === String(uri);
}
