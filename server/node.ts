import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { nodeRuntime } from './node-runtime.ts';
import { startServer } from './server.ts';

const TRANSPORTS = /^--(stdio|node-ipc|socket|pipe)(=|$)/;
if (!process.argv.some((argument) => TRANSPORTS.test(argument))) process.argv.push('--stdio');

// `dist/server.cjs` lies beside `docs/`, in the repository and in the extension.
const docs = path.join(path.dirname(process.argv[1] ?? ''), '..', 'docs', 'identifiers');

startServer(createConnection(ProposedFeatures.all), {
  ...nodeRuntime(process.env),
  ...(existsSync(docs) ? { documentation: `${pathToFileURL(docs).toString()}/` } : {}),
});
