import path from 'node:path';
import { Git } from './git.ts';
import { type HookCommand, HookRefused, hookBlock, installHook, uninstallHook } from './hook.ts';
import type { HookRefusal, Messages } from './messages/messages.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * `biombo hook install` and `uninstall`.
 * @returns what to say, and whether it was done
 * @throws GitError or what the operating system says
 */
export async function hookCommand(
  action: 'install' | 'uninstall',
  { words, surroundings }: { readonly words: Messages; readonly surroundings: Surroundings },
): Promise<{ done: boolean; said: string }> {
  const { cwd, env } = surroundings;
  const git = await Git.in(cwd, env);
  await git.workTree();
  // Git knows about worktrees, submodules and core.hooksPath.
  const hooks = await git.path(['rev-parse', '--git-path', 'hooks']);
  const file = path.resolve(cwd, hooks, 'pre-commit');
  const command = surroundings.command();
  const { hook } = words;
  try {
    if (action === 'install') {
      const changed = installHook(file, hookBlock(command, hook));
      return { done: true, said: changed ? hook.installed(file) : hook.alreadyInstalled(file) };
    }
    return { done: true, said: uninstallHook(file) ? hook.uninstalled(file) : hook.notInstalled(file) };
  } catch (error) {
    if (!(error instanceof HookRefused)) throw error;
    return {
      done: false,
      said: hook.refused(file, error.why, action === 'install' ? line(command, error.why) : ''),
    };
  }
}

/** What to add by hand. Where it is committed for others too, no path of this machine is in it. */
function line({ node, script }: HookCommand, why: HookRefusal): string {
  return why === 'managed' ? 'biombo scan --staged' : `"${node}" "${script}" scan --staged`;
}
