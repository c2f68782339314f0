import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { USER_CONFIG, userConfigFolder } from '../shared/policy/user-config.ts';
import { startServer } from './server.ts';

const TRANSPORTS = /^--(stdio|node-ipc|socket|pipe)(=|$)/;
if (!process.argv.some((argument) => TRANSPORTS.test(argument))) process.argv.push('--stdio');

// `dist/server.cjs` lies beside `docs/`, in the repository and in the extension.
const docs = path.join(path.dirname(process.argv[1] ?? ''), '..', 'docs', 'identifiers');

startServer(createConnection(ProposedFeatures.all), {
  async readFile(uri) {
    try {
      return await readFile(fileURLToPath(uri), 'utf8');
    } catch {
      return undefined;
    }
  },
  async readUserConfig() {
    const folder = userConfigFolder(process.env, process.platform);
    if (folder === undefined) return undefined;
    try {
      return await readFile(path.join(...folder, ...USER_CONFIG), 'utf8');
    } catch {
      return undefined;
    }
  },
  pause: () => new Promise((resolve) => setImmediate(resolve)),
  now: () => performance.now(),
  randomBytes: (length) => randomBytes(length),
  ...(existsSync(docs) ? { documentation: `${pathToFileURL(docs).toString()}/` } : {}),
});
