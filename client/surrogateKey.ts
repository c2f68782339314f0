import type { LogOutputChannel, SecretStorage } from 'vscode';

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
    const known = await secrets.get(NAME);
    if (known !== undefined) return known;
    const key = base64url(crypto.getRandomValues(new Uint8Array(BYTES)));
    await secrets.store(NAME, key);
    return key;
  } catch (error) {
    log.warn(`No secret storage; surrogates will differ from session to session. ${String(error)}`);
    return undefined;
  }
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
