/** How the commands tell of a file on standard error. */
import type { Messages, ReadProblem } from './messages/messages.ts';
import { maskText } from './path-findings.ts';
import { reportPath } from './paths.ts';
import { printable } from './reports/text.ts';
import type { Surroundings } from './surroundings.ts';

/** A path as it is told: fit for a terminal, personal data in it masked. */
export function shownPath(file: string, cwd: string): string {
  return printable(maskText(reportPath(file, file, cwd)));
}

/** Tells of a config that counts and in which something is without effect. */
export function configWarning({ cwd, stderr }: Surroundings, { warning, read }: Messages) {
  return (file: string, problem: ReadProblem): void =>
    void stderr.write(`biombo: ${warning}: ${shownPath(file, cwd)}: ${read(problem)}\n`);
}
