import { env, type LogOutputChannel, l10n, type SecretStorage, window, workspace } from 'vscode';

const NAME = 'surrogateKey';
const BYTES = 32;

/**
 * The secret from which this user's surrogates are made, so that a value gets the same surrogate in every
 * file and session. Drawn on first use.
 * @returns base64url, or undefined where the editor has no secret storage that works
 */
export async function surrogateKey(
  secrets: SecretStorage,
  log: LogOutputChannel,
): Promise<string | undefined> {
  try {
    return await storedKey(secrets);
  } catch (error) {
    log.warn(`No secret storage; surrogates will differ from session to session. ${String(error)}`);
    return undefined;
  }
}

async function storedKey(secrets: SecretStorage): Promise<string> {
  const known = await secrets.get(NAME);
  if (known !== undefined) return known;
  const key = base64url(crypto.getRandomValues(new Uint8Array(BYTES)));
  await secrets.store(NAME, key);
  return key;
}

/** Gives the key to the command line, in a file or by the clipboard; never in the workspace. */
export async function exportSurrogateKey(secrets: SecretStorage): Promise<void> {
  const save = l10n.t('Save to a File…');
  const copy = l10n.t('Copy');
  const choice = await window.showWarningMessage(
    l10n.t(
      'Who has the key can test guesses against surrogates. The command line takes it from BIOMBO_SURROGATE_KEY or --key-file.',
    ),
    { modal: true },
    save,
    copy,
  );
  if (choice === copy) await env.clipboard.writeText(await storedKey(secrets));
  if (choice === save) await saveKey(await storedKey(secrets));
}

async function saveKey(key: string): Promise<void> {
  const uri = await window.showSaveDialog({ title: l10n.t('Surrogate Key') });
  if (!uri) return;
  if (workspace.getWorkspaceFolder(uri)) {
    void window.showErrorMessage(l10n.t('The key is not to lie in the workspace, beside the surrogates.'));
    return;
  }
  await workspace.fs.writeFile(uri, new TextEncoder().encode(`${key}\n`));
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
