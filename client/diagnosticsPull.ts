import { CancellationError } from 'vscode';
import type { DiagnosticProviderMiddleware } from 'vscode-languageclient';
import { withoutToldSyntax } from './configSyntax.ts';

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
