import { CancellationError, CodeAction, l10n, type TextDocument, type WorkspaceEdit, window } from 'vscode';
import type { CodeActionMiddleware } from 'vscode-languageclient';
import { ACTION_KINDS } from '../shared/protocol.ts';

/** An edit, and the version of the document that it was made for. */
interface Held {
  readonly document: TextDocument;
  readonly version: number;
  readonly edit: WorkspaceEdit;
}

const held = new WeakMap<CodeAction, Held>();

/**
 * VS Code applies what a menu offers to whatever the document has become while it was open: it takes no heed of the
 * version that the server gives with an edit. So an edit is held back until its action is chosen, and given only where
 * the text is still the one that it was made for. A fix on save is applied at once, and without being asked for again.
 */
export const codeActionEdits: CodeActionMiddleware = {
  async provideCodeActions(document, range, context, token, next) {
    const { version } = document;
    const actions = await next(document, range, context, token);
    for (const action of actions ?? []) {
      if (!(action instanceof CodeAction) || !action.edit || action.kind?.value === ACTION_KINDS.fixAll)
        continue;
      held.set(action, { document, version, edit: action.edit });
      delete action.edit;
    }
    return actions;
  },

  async resolveCodeAction(action, token, next) {
    const { document, version, edit } = held.get(action) ?? {};
    if (edit === undefined) {
      try {
        return await next(action, token);
      } catch (error) {
        // So the client calls it where the server refuses: what is wanted was seen in another version.
        if (error instanceof CancellationError && !token.isCancellationRequested) tellChanged();
        throw error;
      }
    }
    if (document?.version === version) action.edit = edit;
    else tellChanged();
    return action;
  },
};

export function tellChanged(): void {
  void window.showWarningMessage(l10n.t('The text has changed, so nothing was done. Try again.'));
}
