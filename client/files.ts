import { FileSystemError, type Uri, workspace } from 'vscode';

/**
 * The text of a file as the editor sees it: an open document before what is stored.
 * @returns null where there is no such file, it is no text, or there is no file system to ask
 * @throws FileSystemError where it is there and cannot be read
 */
export async function readFile(uri: Uri): Promise<string | null> {
  const open = workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
  if (open) return open.getText();
  try {
    const bytes = await workspace.fs.readFile(uri);
    return isBinary(bytes) ? null : decode(bytes);
  } catch (error) {
    if (error instanceof FileSystemError && ['FileNotFound', 'Unavailable'].includes(error.code)) return null;
    throw error;
  }
}

function decode(bytes: Uint8Array): string {
  const encoding = bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** A NUL at the beginning, but in UTF-16, as the editor itself tells. */
function isBinary(bytes: Uint8Array): boolean {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return !isUtf16 && bytes.subarray(0, 512).includes(0);
}
