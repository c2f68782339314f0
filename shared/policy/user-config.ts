/**
 * The user's own entries, for their own name, CPF or e-mail: a config of its own outside of all workspaces, with a salt of
 * its own. It counts in every workspace, untrusted ones too, as no workspace can write it. Only its false positives count.
 */
import type { ConfigProblem } from './config.ts';
import { EMPTY_CONFIG } from './config.ts';
import { parseConfig } from './parse-config.ts';
import { Policy } from './policy.ts';

/** Below the user's folder for configurations. */
export const USER_CONFIG = ['biombo', 'user.jsonc'] as const;

interface Environment {
  readonly APPDATA?: string | undefined;
  readonly XDG_CONFIG_HOME?: string | undefined;
  readonly HOME?: string | undefined;
}

/**
 * The folder for configurations: `%APPDATA%`, or that of the XDG Base Directory Specification.
 * @returns undefined where the environment names none
 */
export function userConfigFolder(env: Environment, platform: string): readonly string[] | undefined {
  if (platform === 'win32') return env.APPDATA ? [env.APPDATA] : undefined;
  // The specification has relative paths ignored.
  if (env.XDG_CONFIG_HOME?.startsWith('/')) return [env.XDG_CONFIG_HOME];
  return env.HOME ? [env.HOME, '.config'] : undefined;
}

/** The policy of a text; where it has errors, these, and nothing is hidden by it. */
export function userPolicy(text: string): {
  readonly policy?: Policy;
  readonly problems: readonly ConfigProblem[];
} {
  const { config, problems } = parseConfig(text);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return { problems: errors };
  const { falsePositives, salt } = config;
  const policy = new Policy({ ...EMPTY_CONFIG, falsePositives, ...(salt === undefined ? {} : { salt }) });
  return { policy, problems: errors };
}
