import { realpathSync } from 'node:fs';
import process from 'node:process';
import { withSlashes } from './paths.ts';
import type { Surroundings } from './surroundings.ts';

/** Lets a command run in this process: it ends by itself after that, so that all output gets out. */
export function runHere(command: (surroundings: Surroundings) => Promise<number>): void {
  // Where nobody reads the complaints there is nobody to tell.
  process.stderr.on('error', () => {});
  const surroundings: Surroundings = {
    cwd: process.cwd(),
    env: process.env,
    // Asking for it opens it.
    get stdin() {
      return process.stdin;
    },
    stdout: process.stdout,
    stderr: process.stderr,
    // Who asks for it has something to remove; all else ends at once.
    get signal() {
      return untilBrokenOff();
    },
    // The shell of Git for Windows takes `/` too, and `\` not everywhere.
    command: () => ({
      node: withSlashes(process.execPath),
      script: withSlashes(realpathSync(process.argv[1] ?? '')),
    }),
  };
  void command(surroundings).then((status) => {
    process.exitCode = status;
  });
}

/** What is half written is to be removed; asked a second time, it ends at once. */
function untilBrokenOff(): AbortSignal {
  const broken = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => broken.abort());
  return broken.signal;
}
