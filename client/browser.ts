import { type ExtensionContext, Uri } from 'vscode';
import { LanguageClient } from 'vscode-languageclient/browser';
import { activateWith } from './client.ts';

// The `webworker` types would let the whole project use a browser's globals; this is all that is needed.
declare const Worker: new (url: string) => object;

export function activate(context: ExtensionContext): void {
  const url = Uri.joinPath(context.extensionUri, 'dist/server.web.js').toString(true);
  activateWith(
    context,
    (id, name, options) => new LanguageClient(id, name, async () => new Worker(url), options),
  );
}

export { deactivate } from './client.ts';
