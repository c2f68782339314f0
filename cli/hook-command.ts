import { realpathSync } from 'node:fs';
import path from 'node:path';
import { Git } from './git.ts';
import type { HookCommand } from './hook.ts';
import { HookRefused, hookBlock, installHook, uninstallHook } from './hook.ts';
import type { Messages } from './messages/messages.ts';
import { withSlashes } from './paths.ts';

/**
 * `biombo hook install` and `uninstall`.
 * @returns what to say, and whether it was done
 * @throws GitError or what the operating system says
 */
export async function hookCommand(
  action: 'install' | 'uninstall',
  { words, cwd }: { readonly words: Messages; readonly cwd: string },
): Promise<{ done: boolean; said: string }> {
  const git = new Git(cwd);
  await git.workTree();
  // Git knows about worktrees, submodules and core.hooksPath.
  const hooks = await git.path(['rev-parse', '--git-path', 'hooks']);
  const file = path.resolve(cwd, hooks, 'pre-commit');
  const command = thisCommand();
  const { hook } = words;
  try {
    if (action === 'install') {
      const changed = installHook(file, hookBlock(command, hook));
      return { done: true, said: changed ? hook.installed(file) : hook.alreadyInstalled(file) };
    }
    return { done: true, said: uninstallHook(file) ? hook.uninstalled(file) : hook.notInstalled(file) };
  } catch (error) {
    if (!(error instanceof HookRefused)) throw error;
    const line = action === 'install' ? `"${command.node}" "${command.script}" scan --staged` : '';
    return { done: false, said: hook.refused(file, error.why, line) };
  }
}

/** The shell of Git for Windows takes `/` too, and `\` not everywhere. */
function thisCommand(): HookCommand {
  return {
    node: withSlashes(process.execPath),
    script: withSlashes(realpathSync(process.argv[1] ?? '')),
  };
}
