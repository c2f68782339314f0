/**
 * The VS Code side. It starts the language server, lends it the editor's file system and secret, tells it
 * what is on screen, and shows what it says. It finds, judges and changes nothing itself.
 */
import { type ExtensionContext, window, workspace } from 'vscode';
import { registerCommands } from './commands.ts';
import { HeldBackDocument } from './heldBackDocument.ts';
import type { MaskFile } from './maskFile.ts';
import { type CreateClient, Session } from './session.ts';
import { StatusItem } from './status.ts';
import { Summaries } from './summaries.ts';

let session: Session | undefined;

export function activateWith(
  context: ExtensionContext,
  createClient: CreateClient,
  maskFile?: MaskFile,
): void {
  const log = window.createOutputChannel('Biombo', { log: true });
  const summaries = new Summaries();
  session = new Session(context, createClient, log, summaries);
  const heldBack = new HeldBackDocument();
  const status = new StatusItem(summaries, heldBack);
  context.subscriptions.push(log, summaries, session, heldBack, status);
  context.subscriptions.push(registerCommands(context, { session, summaries, heldBack, maskFile }));
  void session.startWhenNeeded(workspace.textDocuments);
}

export async function deactivate(): Promise<void> {
  await session?.stop();
}
