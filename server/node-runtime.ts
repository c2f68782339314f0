import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { USER_CONFIG, userConfigFolder } from '../shared/policy/user-config.ts';
import type { Runtime } from './runtime.ts';

/**
 * What the server needs, from Node.js.
 * @param environment says where the user's own entries are
 */
export function nodeRuntime(environment: NodeJS.ProcessEnv): Runtime {
  const folder = userConfigFolder(environment, process.platform);
  return {
    async readFile(uri) {
      try {
        return await readFile(fileURLToPath(uri), 'utf8');
      } catch {
        return undefined;
      }
    },
    ...(folder === undefined
      ? {}
      : { userConfig: pathToFileURL(path.join(...folder, ...USER_CONFIG)).toString() }),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    now: () => performance.now(),
    randomBytes: (length) => randomBytes(length),
  };
}
