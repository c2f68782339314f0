/** Running other programs. */
import { type SpawnOptions, spawn } from 'node:child_process';

export interface Outcome {
  /** 0 where all went well; -1 where the program could not be started. */
  readonly status: number;
  /** Standard output and error, as they came. */
  readonly output: string;
}

/** Runs a program to its end and keeps what it prints. Never rejects. */
export function capture(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.once('error', (error) => resolve({ status: -1, output: `${output}${error.message}\n` }));
    child.once('close', (status) => resolve({ status: status ?? -1, output }));
  });
}

/** Runs a program with this one's standard streams. Never rejects. */
export function run(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(-1);
    });
    child.once('close', (status) => resolve(status ?? -1));
  });
}

/** @throws with the command and all it printed, where it did not end with 0 */
export async function must(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<string> {
  const { status, output } = await capture(command, args, options);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}\n${output}`);
  return output;
}

/**
 * The environment for an npm of another package: without what the npm that started us says of this one.
 * @param environment usually `process.env`
 */
export function withoutNpm(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const inherited =
    /^npm_(package|lifecycle|command|config_(local_prefix|global_prefix|prefix|init|node_gyp|noproxy))/i;
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !inherited.test(name)));
}
