import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { USER_CONFIG, userConfigFolder } from '../shared/policy/user-config.ts';
import type { Runtime } from './runtime.ts';

/**
 * What the server needs, from Node.js.
 * @param environment says where the user's own entries are
 */
export function nodeRuntime(environment: NodeJS.ProcessEnv): Runtime {
  return {
    async readFile(uri) {
      try {
        return await readFile(fileURLToPath(uri), 'utf8');
      } catch {
        return undefined;
      }
    },
    async readUserConfig() {
      const folder = userConfigFolder(environment, process.platform);
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
  };
}
