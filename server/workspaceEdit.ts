import type { TextEdit, WorkspaceEdit } from 'vscode-languageserver';
import type { Client } from './client.ts';

/** The edits of one file. */
export interface FileEdit {
  readonly uri: string;
  /** The version that the edits are for; null where the server does not have the file open. */
  readonly version: number | null;
  readonly edits: readonly TextEdit[];
  /** The file is not there yet. */
  readonly create?: boolean;
}

/** Edits in the form that the client takes: versioned and able to create files, or plain. */
export function workspaceEdit(client: Client, files: readonly FileEdit[]): WorkspaceEdit {
  if (!client.versionedEdits) {
    return { changes: Object.fromEntries(files.map(({ uri, edits }) => [uri, [...edits]])) };
  }
  return {
    documentChanges: files.flatMap(({ uri, version, edits, create }) => {
      const change = { textDocument: { uri, version }, edits: [...edits] };
      if (!create || !client.createsFiles) return [change];
      return [{ kind: 'create' as const, uri, options: { ignoreIfExists: true } }, change];
    }),
  };
}
