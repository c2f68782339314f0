import { FileSystemError, type Uri, workspace } from 'vscode';

/**
 * The text of a file as the editor sees it: an open document before what is stored.
 * @returns null where there is no such file, or no file system to ask
 * @throws FileSystemError where it is there and cannot be read
 */
export async function readFile(uri: Uri): Promise<string | null> {
  const open = workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
  if (open) return open.getText();
  try {
    return new TextDecoder().decode(await workspace.fs.readFile(uri));
  } catch (error) {
    if (error instanceof FileSystemError && ['FileNotFound', 'Unavailable'].includes(error.code)) return null;
    throw error;
  }
}
