/** Runs the command in this process: sets the exit status and lets it end by itself, so that all output gets out. */
import { realpathSync } from 'node:fs';
import { biombo } from './biombo.ts';
import { withSlashes } from './paths.ts';

// Where nobody reads the complaints there is nobody to tell.
process.stderr.on('error', () => {});
const broken = new AbortController();
// What is half written is removed; asked a second time, it ends at once.
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => broken.abort());
void biombo(process.argv.slice(2), {
  cwd: process.cwd(),
  env: process.env,
  // Asking for it opens it.
  get stdin() {
    return process.stdin;
  },
  stdout: process.stdout,
  stderr: process.stderr,
  signal: broken.signal,
  // The shell of Git for Windows takes `/` too, and `\` not everywhere.
  command: () => ({
    node: withSlashes(process.execPath),
    script: withSlashes(realpathSync(process.argv[1] ?? '')),
  }),
}).then((status) => {
  process.exitCode = status;
});
