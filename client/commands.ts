import { type CodeAction, commands, Disposable, l10n, type TextEditor, window } from 'vscode';
import { ACTION_KINDS } from '../shared/protocol.ts';
import { openConfig } from './config.ts';
import type { Session } from './session.ts';
import type { Summaries } from './summaries.ts';
import { summaryLines } from './summaryText.ts';

/** Commands that apply the server's code action of a kind at the cursor. */
const ACTION_COMMANDS: Readonly<Record<string, string>> = {
  'biombo.mask': ACTION_KINDS.mask,
  'biombo.replaceWithSurrogate': ACTION_KINDS.surrogate,
  'biombo.markFalsePositive': ACTION_KINDS.falsePositive,
  'biombo.maskType': ACTION_KINDS.maskType,
  'biombo.maskAll': ACTION_KINDS.maskAll,
  'biombo.maskAllPossible': ACTION_KINDS.maskAllPossible,
};

export function registerCommands(session: Session, summaries: Summaries): Disposable {
  return Disposable.from(
    ...Object.entries(ACTION_COMMANDS).map(([command, kind]) =>
      commands.registerCommand(command, () => applyAction(session, kind)),
    ),
    commands.registerCommand('biombo.showSummary', () => showSummary(summaries)),
    commands.registerCommand('biombo.openConfig', openConfig),
    commands.registerCommand('biombo.restartServer', () => session.restart()),
  );
}

async function applyAction(session: Session, kind: string): Promise<void> {
  const editor = window.activeTextEditor;
  if (!editor) return;
  await session.start();
  if (await isOffered(editor, kind))
    await commands.executeCommand('editor.action.codeAction', { kind, apply: 'first' });
  else void window.showInformationMessage(l10n.t('Biombo has found nothing here to apply this to.'));
}

/** Asks a few times: right after a start VS Code may not have heard yet that the server offers actions. */
async function isOffered({ document, selection }: TextEditor, kind: string): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const actions = await commands.executeCommand<CodeAction[] | undefined>(
      'vscode.executeCodeActionProvider',
      document.uri,
      selection,
      kind,
    );
    if (actions?.length) return true;
  }
  return false;
}

const ATTEMPTS = 4;
const PAUSE_MS = 150;

async function showSummary(summaries: Summaries): Promise<void> {
  const document = window.activeTextEditor?.document;
  const summary = document && summaries.of(document.uri);
  if (!summary) {
    void window.showInformationMessage(l10n.t('Biombo has not read this file.'));
    return;
  }
  const problems = l10n.t('Show Problems');
  const choice = await window.showInformationMessage(summaryLines(summary).join(' — '), problems);
  if (choice === problems) await commands.executeCommand('workbench.actions.view.problems');
}
