import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Policy } from '../shared/policy/policy.ts';
import { USER_CONFIG, userConfigFolder, userPolicy } from '../shared/policy/user-config.ts';
import { FileBytes, readWhole } from './bytes.ts';
import { decodeWhole } from './decode.ts';
import type { Messages, ReadProblem } from './messages/messages.ts';
import type { Surroundings } from './surroundings.ts';
import { readProblem } from './target.ts';

/** Where the user's own entries are, or would be; undefined where the environment names no home. */
export function userConfigFile(env: NodeJS.ProcessEnv): string | undefined {
  const folder = userConfigFolder(env, process.platform);
  return folder && path.join(...folder, ...USER_CONFIG);
}

/** The user's own entries; none where the file is not there, or wrong, which is told: then more is shown. */
export async function readUserPolicy(
  { env, stderr }: Surroundings,
  words: Messages,
): Promise<Policy | undefined> {
  const file = userConfigFile(env);
  if (file === undefined || !existsSync(file)) return undefined;
  const complain = (problem: ReadProblem) =>
    stderr.write(`biombo: ${USER_CONFIG[1]}: ${words.read(problem)}\n`);
  try {
    const source = FileBytes.open(file);
    const text = decodeWhole(await readWhole(source).finally(() => source.close()));
    const { policy, problems } = userPolicy(text);
    if (problems.length > 0) complain({ kind: 'config', problems });
    return policy;
  } catch (error) {
    complain(readProblem(error));
    return undefined;
  }
}
