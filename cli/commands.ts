/**
 * What each command does, read when one is to run. The build puts all of it into `commands.cjs`: what only prints its
 * version or its help need not read the engine. By static imports: a module that may be loaded later is a function of
 * its own to the bundler, and Node reads that twice.
 */
export { allowCommand } from './allow-command.ts';
export { baselineCommand } from './baseline-command.ts';
export { explainCommand } from './explain-command.ts';
export { sayError, sayUsage } from './fail.ts';
export { hookCommand } from './hook-command.ts';
export { maskCommand } from './mask-command.ts';
export { scanCommand } from './scan-command.ts';
