/** What a command that has failed says. */
import { GitError } from './git.ts';
import type { Messages, UsageProblem } from './messages/messages.ts';
import { OutputFailed } from './output.ts';
import { maskText } from './path-findings.ts';
import { NoKeyFile, WrongKey } from './surrogate-key.ts';
import { readProblem } from './target.ts';

/** @throws `error` itself where it is none that can be told */
export function sayError(error: unknown, words: Messages): string {
  if (error instanceof GitError) return maskText(words.git(error.problem));
  if (error instanceof WrongKey) return words.read({ kind: 'key' });
  if (error instanceof NoKeyFile) return `--key-file: ${words.read(error.problem)}`;
  if (error instanceof OutputFailed) return words.outputFailed(error.code);
  return words.read(readProblem(error));
}

/** A mistake in the words of the command line, with personal data in what was typed masked. */
export function sayUsage(problem: UsageProblem, words: Messages): string {
  return words.usage('name' in problem ? { ...problem, name: maskText(problem.name) } : problem);
}
