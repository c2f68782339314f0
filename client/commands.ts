import {
  type CodeAction,
  ConfigurationTarget,
  commands,
  Disposable,
  type ExtensionContext,
  env,
  l10n,
  type TextEditor,
  type Uri,
  window,
  workspace,
} from 'vscode';
import { ACTION_KINDS } from '../shared/protocol.ts';
import { tellChanged } from './codeActionEdits.ts';
import { openConfig } from './config.ts';
import { openExample } from './example.ts';
import { scanCommand } from './heldBack.ts';
import type { HeldBackDocument } from './heldBackDocument.ts';
import { maskAllInFolder, maskTypeInFolder } from './inFolder.ts';
import type { MaskFile } from './maskFile.ts';
import { maskHeldBack } from './maskHeldBack.ts';
import type { Session } from './session.ts';
import type { Summaries } from './summaries.ts';
import { heldBackLines, summaryLines } from './summaryText.ts';
import { exportSurrogateKey } from './surrogateKey.ts';
import { MANAGE_TRUST } from './trust.ts';

/** Commands that apply the server's code action of a kind at the cursor. */
const ACTION_COMMANDS: Readonly<Record<string, string>> = {
  'biombo.mask': ACTION_KINDS.mask,
  'biombo.replaceWithSurrogate': ACTION_KINDS.surrogate,
  'biombo.generalise': ACTION_KINDS.generalise,
  'biombo.removeField': ACTION_KINDS.removeField,
  'biombo.maskValue': ACTION_KINDS.maskValue,
  'biombo.replaceValueWithSurrogate': ACTION_KINDS.surrogateValue,
  'biombo.maskKey': ACTION_KINDS.maskKey,
  'biombo.maskSelection': ACTION_KINDS.maskSelection,
  'biombo.markFalsePositive': ACTION_KINDS.falsePositive,
  'biombo.lift': ACTION_KINDS.lift,
  'biombo.maskType': ACTION_KINDS.maskType,
  'biombo.maskAll': ACTION_KINDS.maskAll,
  'biombo.replaceAllWithSurrogates': ACTION_KINDS.surrogateAll,
  'biombo.maskAllPossible': ACTION_KINDS.maskAllPossible,
};

interface Parts {
  readonly session: Session;
  readonly summaries: Summaries;
  readonly heldBack: HeldBackDocument;
  /** Where there is a disk. */
  readonly maskFile: MaskFile | undefined;
}

export function registerCommands({ secrets }: ExtensionContext, parts: Parts): Disposable {
  const { session } = parts;
  return Disposable.from(
    ...Object.entries(ACTION_COMMANDS).map(([command, kind]) =>
      commands.registerCommand(command, () => applyAction(session, kind)),
    ),
    commands.registerCommand('biombo.maskTypeInFolder', () => maskTypeInFolder(session)),
    commands.registerCommand('biombo.maskAllInFolder', () => maskAllInFolder(session)),
    commands.registerCommand('biombo.exportSurrogateKey', () => exportSurrogateKey(secrets)),
    commands.registerCommand('biombo.showSummary', () => showSummary(parts)),
    commands.registerCommand('biombo.openConfig', openConfig),
    commands.registerCommand('biombo.openExample', openExample),
    commands.registerCommand('biombo.restartServer', () => session.restart()),
  );
}

/** The action is applied here: VS Code's own command drops it without a word where diagnostics come in meanwhile. */
async function applyAction(session: Session, kind: string): Promise<void> {
  const editor = window.activeTextEditor;
  if (!editor) {
    // From a walkthrough, or beside a notebook.
    void window.showInformationMessage(
      l10n.t('Open a text file first: this is applied to what the cursor is in.'),
    );
    return;
  }
  await session.start();
  const { version } = editor.document;
  const action = await actionAt(editor, kind);
  if (action === undefined)
    void window.showInformationMessage(l10n.t('Biombo has found nothing here to apply this to.'));
  else if (editor.document.version !== version || !(await apply(action))) tellChanged();
}

/** Asks a few times: right after a start VS Code may not have heard yet that the server offers actions. */
async function actionAt(editor: TextEditor, kind: string): Promise<CodeAction | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const [first] =
      (await commands.executeCommand<CodeAction[] | undefined>(
        'vscode.executeCodeActionProvider',
        editor.document.uri,
        editor.selection,
        kind,
        RESOLVED,
      )) ?? [];
    if (first !== undefined) return first;
  }
  return undefined;
}

/** @returns whether its edit was made */
async function apply({ edit, command }: CodeAction): Promise<boolean> {
  // As the light bulb does it: where another file is changed too, as the ledger of surrogates is, both are saved.
  if (edit !== undefined && !(await workspace.applyEdit(edit, { isRefactoring: true }))) return false;
  if (command !== undefined) await commands.executeCommand(command.command, ...(command.arguments ?? []));
  return true;
}

/** So many of the actions come with their edits. */
const RESOLVED = 1;
const ATTEMPTS = 4;
const PAUSE_MS = 150;

async function showSummary({ summaries, heldBack, maskFile }: Parts): Promise<void> {
  if (heldBack.uri) return showHeldBack(heldBack.uri, maskFile);
  const document = window.activeTextEditor?.document;
  const summary = document && summaries.of(document.uri);
  if (!summary) return showNotRead(document?.languageId);
  const problems = l10n.t('Show Problems');
  const trust = l10n.t('Manage Trust');
  const choices = summary.unheeded === undefined ? [problems] : [problems, trust];
  const choice = await window.showInformationMessage(summaryLines(summary).join(' — '), ...choices);
  if (choice === trust) await commands.executeCommand(MANAGE_TRUST);
  if (choice === problems) await commands.executeCommand('workbench.actions.view.problems');
}

/** Where it is the language that is left out, that can be changed at once. */
async function showNotRead(language: string | undefined): Promise<void> {
  const settings = workspace.getConfiguration('biombo');
  const languages = settings.get<string[]>('languages', []);
  if (language === undefined || languages.includes('*') || languages.includes(language)) {
    void window.showInformationMessage(l10n.t('Biombo has not read this file.'));
    return;
  }
  const look = l10n.t('Look in Them');
  const choice = await window.showInformationMessage(
    l10n.t('Biombo does not look in files of this language ({0}).', language),
    look,
  );
  if (choice === look)
    await settings.update('languages', [...languages, language], ConfigurationTarget.Global);
}

async function showHeldBack(uri: Uri, maskFile: MaskFile | undefined): Promise<void> {
  const copy = l10n.t('Copy the Command');
  const mask = l10n.t('Mask the File…');
  // Elsewhere than on a disk no command line gets to it; and an untrusted config could keep things from being masked.
  const choices = uri.scheme === 'file' ? [copy, ...(maskFile && workspace.isTrusted ? [mask] : [])] : [];
  const choice = await window.showWarningMessage(heldBackLines().join(' '), ...choices);
  if (choice === copy) await env.clipboard.writeText(scanCommand(uri.fsPath, env.shell));
  if (choice === mask && maskFile) await maskHeldBack(uri, maskFile);
}
