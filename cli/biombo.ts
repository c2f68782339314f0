/** What does not need the engine is done without: that takes longer to start than to look through a file. */
import { name, version } from '../package.json';
import { localeFor } from '../shared/messages/messages.ts';
import type { Command } from './arguments.ts';
import { parseCommand } from './arguments.ts';
import { messages } from './messages/messages.ts';
import { Output, OutputFailed } from './output.ts';
import type { Surroundings } from './surroundings.ts';

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
    if (command.kind === 'help') return print(words.help[command.topic]);
    if (command.kind === 'version') return print(`${name} ${version}\n`);
    const commands = await import('./commands.ts');
    switch (command.kind) {
      case 'scan':
        return commands.scanCommand(command.options, {
          tool: { name, version },
          locale,
          surroundings,
        });
      case 'explain':
        return commands.explainCommand(command.options, {
          tool: { name, version },
          locale,
          surroundings,
        });
      case 'mask':
        return commands.maskCommand(command.options, {
          tool: { name, version },
          locale,
          surroundings,
        });
      case 'allow':
        return commands.allowCommand(command.options, { locale, surroundings });
      case 'baseline':
        return commands.baselineCommand({ locale, surroundings });
      case 'hook': {
        const { done, said } = await commands.hookCommand(command.action, { words, surroundings });
        if (done) return print(`${said}\n`);
        complain(said);
        return 2;
      }
      case 'usage-error': {
        const full = command.topic === 'biombo' ? 'biombo' : `biombo ${command.topic}`;
        complain(`${commands.sayUsage(command.problem, words)}\n${words.seeHelp(full)}`);
        return 2;
      }
    }
  };
  try {
    return await run(parseCommand(args));
  } catch (error) {
    // What the commands throw is of a class of their own bundle, which says it itself; this is of this one's.
    if (error instanceof OutputFailed) {
      if (error.code !== 'EPIPE') complain(words.outputFailed(error.code));
      return 2;
    }
    const { sayError } = await import('./commands.ts');
    complain(sayError(error, words));
    return 2;
  }
}
