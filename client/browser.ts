import { type ExtensionContext, Uri } from 'vscode';
import { BrowserMessageReader, BrowserMessageWriter, LanguageClient } from 'vscode-languageclient/browser';
import { activateWith } from './client.ts';

// The `webworker` types would let the whole project use a browser's globals; this is all that is needed.
declare const Worker: new (url: string) => ConstructorParameters<typeof BrowserMessageReader>[0];

export function activate(context: ExtensionContext): void {
  const url = Uri.joinPath(context.extensionUri, 'dist/server.web.js').toString(true);
  // Not the worker itself: the client would ask whether it is a `Worker`, and VS Code hands out a stand-in.
  const connect = async () => {
    const worker = new Worker(url);
    return { reader: new BrowserMessageReader(worker), writer: new BrowserMessageWriter(worker) };
  };
  activateWith(context, (id, name, options) => new LanguageClient(id, name, connect, options));
}

export { deactivate } from './client.ts';
