import { FileSystemError, l10n, Uri, window, workspace } from 'vscode';
import { CONFIG_FILE } from '../shared/policy/config-file.ts';

/** Opens the config that counts for the active document, or the one that would be the first. */
export async function openConfig(): Promise<void> {
  const active = window.activeTextEditor?.document.uri;
  const folder = (active && workspace.getWorkspaceFolder(active)) ?? workspace.workspaceFolders?.[0];
  if (!folder) {
    void window.showInformationMessage(l10n.t('Open a folder first: {0} belongs to one.', CONFIG_FILE));
    return;
  }
  for (const candidate of candidates(folder.uri, active)) {
    if (await exists(candidate)) {
      await window.showTextDocument(candidate);
      return;
    }
  }
  const config = Uri.joinPath(folder.uri, CONFIG_FILE);
  const create = l10n.t('Create');
  const choice = await window.showInformationMessage(
    l10n.t('There is no {0} in this folder yet.', CONFIG_FILE),
    create,
  );
  if (choice !== create) return;
  await workspace.fs.writeFile(config, new TextEncoder().encode(newConfig()));
  await window.showTextDocument(config);
}

/** A config that changes nothing yet, and shows what one can say. */
export function newConfig(): string {
  return `// ${l10n.t('What Biombo leaves out, masks and looks for in this folder.')}
// ${l10n.t('A line counts once its slashes are gone; Ctrl+Space offers what else there is.')}
{
  // "ignore": ["vendor/", "**/*.min.json"],
  // "levels": { "email": "certain", "relation": "off" },
  // "masks": { "*": "label", "cpf": "partial" },
  // "generalise": { "date": "month", "address": "city" },
  // "identifiers": { "cracha": { "labels": ["crachá"], "pattern": "[EF]\\\\d{5}", "confidence": "label" } }
}
`;
}

/** Where a config for `document` may be, nearest first: its folder, and those above up to the workspace's. */
function candidates(folder: Uri, document: Uri | undefined): Uri[] {
  const places: Uri[] = [];
  if (document?.path.startsWith(`${folder.path}/`)) {
    for (let place = Uri.joinPath(document, '..'); place.path.length > folder.path.length; ) {
      places.push(place);
      place = Uri.joinPath(place, '..');
    }
  }
  return [...places, folder].map((place) => Uri.joinPath(place, CONFIG_FILE));
}

async function exists(uri: Uri): Promise<boolean> {
  try {
    await workspace.fs.stat(uri);
    return true;
  } catch (error) {
    if (error instanceof FileSystemError) return false;
    throw error;
  }
}
