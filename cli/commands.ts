/**
 * What each command does, loaded when it is asked for. The build puts all of it into `commands.cjs`: what only prints
 * its version, its help or a mistake in its arguments need not read the engine.
 */
export const scan = () => import('./scan-command.ts');
export const explain = () => import('./explain-command.ts');
export const mask = () => import('./mask-command.ts');
export const allow = () => import('./allow-command.ts');
export const baseline = () => import('./baseline-command.ts');
export const hook = () => import('./hook-command.ts');
export const fail = () => import('./fail.ts');
