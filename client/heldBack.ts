/** An editor shows a text longer than this, in UTF-16 code units, but hands it to no extension. */
export const LONGEST_SHARED = 50 * 2 ** 20;

/**
 * Whether a document on screen that extensions know nothing of is one that the editor keeps for itself.
 * @param bytes its size; no text has more UTF-16 code units than bytes, so a smaller one will come yet
 */
export function isHeldBack(bytes: number): boolean {
  return bytes > LONGEST_SHARED;
}

/**
 * The command line that reads a file, for the user's shell.
 * @param shell the program of the terminal, as in `vscode.env.shell`; POSIX quoting where it is none known
 */
export function scanCommand(path: string, shell: string): string {
  const name = shell.split(/[/\\]/).at(-1)?.toLowerCase() ?? '';
  // A name on Windows has no double quotes.
  if (/^cmd(\.exe)?$/.test(name)) return `biombo scan "${path}"`;
  const quote = /^(pwsh|powershell)/.test(name) ? "''" : "'\\''";
  return `biombo scan '${path.replaceAll("'", quote)}'`;
}
