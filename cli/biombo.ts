import { name, version } from '../package.json';
import { localeFor } from '../shared/messages/messages.ts';
import { allowCommand } from './allow-command.ts';
import type { Command } from './arguments.ts';
import { parseCommand } from './arguments.ts';
import { baselineCommand } from './baseline-command.ts';
import { explainCommand } from './explain-command.ts';
import { GitError } from './git.ts';
import { hookCommand } from './hook-command.ts';
import { maskCommand } from './mask-command.ts';
import type { Messages } from './messages/messages.ts';
import { messages } from './messages/messages.ts';
import { Output, OutputFailed } from './output.ts';
import { maskText } from './paths.ts';
import { scanCommand } from './scan-command.ts';
import { WrongKey } from './surrogate-key.ts';
import type { Surroundings } from './surroundings.ts';
import { readProblem } from './target.ts';

/**
 * The `biombo` command. Never rejects.
 * @param args the words after `biombo`
 * @returns the exit status
 */
export async function biombo(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { LC_ALL, LC_MESSAGES, LANG } = surroundings.env;
  const locale = localeFor(LC_ALL || LC_MESSAGES || LANG);
  const words = messages(locale);
  const complain = (text: string) => void surroundings.stderr.write(`biombo: ${text}\n`);
  const print = async (text: string): Promise<number> => {
    const output = new Output(surroundings.stdout);
    output.write(text);
    await output.flush();
    return 0;
  };
  const run = async (command: Command): Promise<number> => {
    switch (command.kind) {
      case 'help':
        return print(words.help[command.topic]);
      case 'version':
        return print(`${name} ${version}\n`);
      case 'scan':
        return scanCommand(command.options, { tool: { name, version }, locale, surroundings });
      case 'explain':
        return explainCommand(command.options, { tool: { name, version }, locale, surroundings });
      case 'mask':
        return maskCommand(command.options, { locale, surroundings });
      case 'allow':
        return allowCommand(command.options, { locale, surroundings });
      case 'baseline':
        return baselineCommand({ locale, surroundings });
      case 'hook': {
        const { done, said } = await hookCommand(command.action, { words, surroundings });
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
  };
  try {
    return await run(parseCommand(args));
  } catch (error) {
    complain(sayError(error, words));
    return 2;
  }
}

function sayError(error: unknown, words: Messages): string {
  if (error instanceof GitError) return maskText(words.git(error.problem));
  if (error instanceof WrongKey) return words.read({ kind: 'key' });
  if (error instanceof OutputFailed) return words.outputFailed(error.code);
  return words.read(readProblem(error));
}
