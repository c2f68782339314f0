import {
  type CancellationToken,
  l10n,
  languages,
  ProgressLocation,
  RelativePattern,
  type TextEdit,
  type TextEditor,
  Uri,
  WorkspaceEdit,
  type WorkspaceEditEntryMetadata,
  type WorkspaceFolder,
  window,
  workspace,
} from 'vscode';
import type { InFiles } from '../shared/protocol.ts';
import { DIAGNOSTIC_SOURCE, FIND_IN_FILES, MASK_IN_FILES } from '../shared/protocol.ts';
import { LONGEST_SHARED } from './heldBack.ts';
import type { Session } from './session.ts';

/** More are not looked through at once. */
const MOST_FILES = 20_000;
/** Files that the server is asked of in one message, between two looks at whether it is still wanted. */
const BATCH = 50;

/** Masks, in a preview that the user confirms, what is of the type at the cursor in the whole workspace folder. */
export async function maskTypeInFolder(session: Session): Promise<void> {
  const editor = window.activeTextEditor;
  const type = editor && typeAt(editor);
  if (type === undefined) {
    void window.showInformationMessage(l10n.t('Biombo has found nothing here to apply this to.'));
  } else await maskInFolder(session, type);
}

/** The same for everything that is certain or likely. */
export async function maskAllInFolder(session: Session): Promise<void> {
  await maskInFolder(session, undefined);
}

function typeAt({ document, selection }: TextEditor): string | undefined {
  const here = languages
    .getDiagnostics(document.uri)
    .find(({ source, range }) => source === DIAGNOSTIC_SOURCE && range.intersection(selection) !== undefined);
  const code = typeof here?.code === 'object' ? here.code.value : here?.code;
  return code === undefined ? undefined : String(code);
}

async function maskInFolder(session: Session, type: string | undefined): Promise<void> {
  const folder = await chooseFolder();
  if (!folder) return;
  const edit = await window.withProgress(
    { location: ProgressLocation.Notification, title: 'Biombo', cancellable: true },
    async (progress, token) => {
      const files = await textFiles(folder);
      const found: string[] = [];
      for (let at = 0; at < files.length && !token.isCancellationRequested; at += BATCH) {
        progress.report({
          message: l10n.t('{0} of {1} files', at, files.length),
          increment: (100 * BATCH) / files.length,
        });
        found.push(
          ...(await session.request<string[]>(
            FIND_IN_FILES,
            inFiles(files.slice(at, at + BATCH), type),
            token,
          )),
        );
      }
      return token.isCancellationRequested ? undefined : makeEdit(session, found, type, token);
    },
  );
  if (edit === undefined) return;
  if (edit.size === 0) void window.showInformationMessage(l10n.t('Biombo has found nothing in this folder.'));
  // As a refactoring, and with edits that want to be confirmed, it is shown before anything changes.
  else await workspace.applyEdit(edit, { isRefactoring: true });
}

async function makeEdit(
  session: Session,
  uris: readonly string[],
  type: string | undefined,
  token: CancellationToken,
): Promise<WorkspaceEdit> {
  // What is open the server knows as the editor reads it, whatever its encoding.
  for (const uri of uris) await workspace.openTextDocument(Uri.parse(uri));
  const edit = await session.requestEdit(MASK_IN_FILES, inFiles(uris, type), token);
  const confirmed = new WorkspaceEdit();
  const label = l10n.t('Mask personal data');
  for (const [uri, edits] of edit.entries()) {
    confirmed.set(
      uri,
      edits.map((it): [TextEdit, WorkspaceEditEntryMetadata] => [it, { needsConfirmation: true, label }]),
    );
  }
  const unread = uris.length - confirmed.size;
  if (unread > 0) {
    void window.showWarningMessage(
      l10n.t(
        'Files in which something is found, but whose languages "biombo.languages" leaves out: {0}',
        unread,
      ),
    );
  }
  return confirmed;
}

function inFiles(uris: readonly string[], type: string | undefined): InFiles {
  return type === undefined ? { uris } : { uris, type };
}

async function chooseFolder(): Promise<WorkspaceFolder | undefined> {
  const folders = workspace.workspaceFolders ?? [];
  const active =
    window.activeTextEditor && workspace.getWorkspaceFolder(window.activeTextEditor.document.uri);
  if (active || folders.length === 1) return active ?? folders[0];
  return window.showWorkspaceFolderPick();
}

/** Files that the editor would show as text, as URIs; those that it would not, the server reads as nothing. */
async function textFiles(folder: WorkspaceFolder): Promise<string[]> {
  const all = await workspace.findFiles(
    new RelativePattern(folder, '**/*'),
    '**/{node_modules,.git}/**',
    MOST_FILES,
  );
  const sizes = await Promise.all(
    all.map((uri) =>
      workspace.fs.stat(uri).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return all
    .filter((_, i) => sizes[i]! <= LONGEST_SHARED)
    .map(String)
    .sort();
}
