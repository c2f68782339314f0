/** The `biombo` command. Sets the exit status and lets the process end by itself, so that all output gets out. */

import { name, version } from '../package.json';
import { localeFor } from '../shared/messages/messages.ts';
import type { Command } from './arguments.ts';
import { parseCommand } from './arguments.ts';
import { GitError } from './git.ts';
import { hookCommand } from './hook-command.ts';
import type { Messages } from './messages/messages.ts';
import { messages } from './messages/messages.ts';
import { Output, OutputFailed } from './output.ts';
import { maskText } from './paths.ts';
import { scanCommand } from './scan-command.ts';
import { readProblem } from './target.ts';

const { LC_ALL, LC_MESSAGES, LANG } = process.env;
const locale = localeFor(LC_ALL || LC_MESSAGES || LANG);

async function main(): Promise<number> {
  const command = parseCommand(process.argv.slice(2));
  const words = messages(locale);
  try {
    return await run(command, words);
  } catch (error) {
    complain(explain(error, words));
    return 2;
  }
}

async function run(command: Command, words: Messages): Promise<number> {
  const cwd = process.cwd();
  switch (command.kind) {
    case 'help':
      return print(words.help[command.topic]);
    case 'version':
      return print(`${name} ${version}\n`);
    case 'scan':
      return scanCommand(command.options, { tool: { name, version }, locale, cwd });
    case 'hook': {
      const { done, said } = await hookCommand(command.action, { words, cwd });
      if (done) return print(`${said}\n`);
      complain(said);
      return 2;
    }
    case 'usage-error': {
      const full = command.topic === 'biombo' ? 'biombo' : `biombo ${command.topic}`;
      complain(`${words.usage(command.problem)}\n${words.seeHelp(full)}`);
      return 2;
    }
  }
}

async function print(text: string): Promise<number> {
  const output = new Output(process.stdout);
  output.write(text);
  await output.flush();
  return 0;
}

function explain(error: unknown, words: Messages): string {
  if (error instanceof GitError) return maskText(words.git(error.problem));
  if (error instanceof OutputFailed) return words.outputFailed(error.code);
  return words.read(readProblem(error));
}

function complain(text: string): void {
  process.stderr.write(`biombo: ${text}\n`);
}

// Where nobody reads the complaints there is nobody to tell.
process.stderr.on('error', () => {});
void main().then((status) => {
  process.exitCode = status;
});
