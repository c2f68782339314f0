import type { ExtensionContext } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import { activateWith } from './client.ts';
import { maskFileWith } from './maskFile.ts';

export function activate(context: ExtensionContext): void {
  // The browser's program too: one for both is packed.
  const module = context.asAbsolutePath('dist/server.web.js');
  const debug = { execArgv: ['--nolazy', '--inspect=6009'] };
  activateWith(
    context,
    (id, name, options) =>
      new LanguageClient(
        id,
        name,
        {
          run: { module, transport: TransportKind.ipc },
          debug: { module, transport: TransportKind.ipc, options: debug },
        },
        options,
      ),
    maskFileWith(module),
  );
}

export { deactivate } from './client.ts';
