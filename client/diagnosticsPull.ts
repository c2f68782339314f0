import { CancellationError, Disposable, window, workspace } from 'vscode';
import type { BaseLanguageClient, DiagnosticProviderMiddleware } from 'vscode-languageclient';
import { DocumentDiagnosticRequest } from 'vscode-languageclient';
import { withoutToldSyntax } from './configSyntax.ts';

/** Scrolling fires an event per cell. */
const SETTLED_MS = 50;

/**
 * Diagnostics come whole or not at all. A pull that is cancelled while the client converts its answer would leave
 * the part that is converted on the screen, under the answer's result id, and the server would go on to tell
 * that nothing has changed since.
 */
export const diagnosticsPull: DiagnosticProviderMiddleware = {
  async provideDiagnostics(document, previousResultId, token, next) {
    const report = await next(document, previousResultId, token);
    // The client asks again after this one.
    if (token.isCancellationRequested) throw new CancellationError();
    if (!(report && 'items' in report)) return report;
    return { ...report, items: withoutToldSyntax(document, report.items) };
  },
};

/** The client forgets what was found in a cell of a notebook once that is scrolled away: then it asks for all again. */
export function askingForCells(client: BaseLanguageClient): Disposable {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () => client.getFeature(DocumentDiagnosticRequest.method).refresh();
  const changes = window.onDidChangeVisibleTextEditors(() => {
    clearTimeout(timer);
    if (workspace.notebookDocuments.length > 0) timer = setTimeout(ask, SETTLED_MS);
  });
  return Disposable.from(changes, new Disposable(() => clearTimeout(timer)));
}
