import type { Editor } from './editor.ts';

export interface ShownFinding {
  readonly type: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** As VS Code counts: 0 error, 1 warning, 2 information, 3 hint. */
  readonly severity: number;
  readonly message: string;
}

/** Biombo's diagnostics of a file of the workspace, in its order. */
export async function findingsIn(editor: Editor, file: string): Promise<ShownFinding[]> {
  const found = await editor.run((vscode, name) => {
    const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
    if (!folder) throw new Error('no folder is open');
    return vscode.languages
      .getDiagnostics(vscode.Uri.joinPath(folder, name))
      .filter((diagnostic) => diagnostic.source === 'biombo')
      .map((diagnostic) => ({
        type: String(typeof diagnostic.code === 'object' ? diagnostic.code.value : diagnostic.code),
        line: diagnostic.range.start.line,
        start: diagnostic.range.start.character,
        end: diagnostic.range.end.character,
        severity: diagnostic.severity,
        message: diagnostic.message,
      }));
  }, file);
  return found.sort((a, b) => a.line - b.line || a.start - b.start);
}

/** Shows a file and gives it a text, saved; the cursor goes to the start. */
export async function setFile(editor: Editor, file: string, text: string): Promise<void> {
  await editor.run(
    async (vscode, [name, content]) => {
      const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
      if (!folder) throw new Error('no folder is open');
      const document = await vscode.workspace.openTextDocument(vscode.Uri.joinPath(folder, name));
      await vscode.window.showTextDocument(document);
      const edit = new vscode.WorkspaceEdit();
      edit.replace(document.uri, new vscode.Range(0, 0, document.lineCount, 0), content);
      await vscode.workspace.applyEdit(edit);
      await document.save();
    },
    [file, text] as const,
  );
}

/** The text of the active document. */
export function activeText(editor: Editor): Promise<string> {
  return editor.run((vscode) => vscode.window.activeTextEditor?.document.getText() ?? '');
}
