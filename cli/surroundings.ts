import type { Readable, Writable } from 'node:stream';
import type { HookCommand } from './hook.ts';

/** What a command sees of the process that it runs in. */
export interface Surroundings {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly stdin: Readable;
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable;
  /** Aborted when the user breaks the run off. */
  readonly signal?: AbortSignal;
  /** How a git hook can call it again. */
  readonly command: () => HookCommand;
}
