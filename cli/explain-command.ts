import path from 'node:path';
import { ScannedDocument } from '../shared/document.ts';
import { type Explained, explain } from '../shared/explain/explain.ts';
import type { Locale } from '../shared/identifiers/identifier.ts';
import type { ExplainOptions } from './arguments.ts';
import { FileBytes, StreamBytes } from './bytes.ts';
import { Configs, DiskConfigs } from './config.ts';
import { readDocument, spanAt, Unanswerable } from './document-at.ts';
import type { ReadProblem } from './messages/messages.ts';
import { messages } from './messages/messages.ts';
import { Output } from './output.ts';
import { findInPath, mask } from './path-findings.ts';
import { reportPath } from './paths.ts';
import { explanationJson, explanationText } from './reports/explanation.ts';
import type { ReadError, Tool } from './reports/report.ts';
import { printable } from './reports/text.ts';
import type { Surroundings } from './surroundings.ts';
import { readProblem } from './target.ts';
import { configWarning } from './telling.ts';
import { readUserPolicy } from './user-entries.ts';

/** `biombo explain`. @returns the exit status @throws OutputFailed */
export async function explainCommand(
  options: ExplainOptions,
  {
    tool,
    locale,
    surroundings,
  }: { readonly tool: Tool; readonly locale: Locale; readonly surroundings: Surroundings },
): Promise<0 | 2> {
  const { cwd, stdin, stdout, stderr } = surroundings;
  const words = messages(locale);
  const named = options.path ?? options.stdinFilename ?? 'stdin';
  const absolute = path.resolve(cwd, named);
  const errors: ReadError[] = [];
  const shown = (file: string) => (options.rawPaths ? file : mask(file, findInPath(file)));
  const fail = (file: string, problem: ReadProblem): void => {
    const error = { path: shown(reportPath(file, file, cwd)), message: words.read(problem) };
    errors.push(error);
    stderr.write(`biombo: ${printable(error.path)}: ${error.message}\n`);
  };
  const configs = new Configs(
    new DiskConfigs([absolute], cwd),
    fail,
    configWarning(surroundings, words),
    await readUserPolicy(surroundings, words),
  );
  const open = () => (options.path === undefined ? new StreamBytes(stdin) : FileBytes.open(absolute));
  let explained: readonly Explained[] = [];
  let document = new ScannedDocument('', 'plaintext');
  try {
    const { policy, relativePath } = await configs.for(absolute);
    document = await readDocument(open(), absolute, policy.custom);
    explained = explain(document, spanAt(document, options), { policy, path: relativePath });
  } catch (error) {
    fail(absolute, error instanceof Unanswerable ? error.problem : readProblem(error));
  }
  const place = { path: shown(reportPath(absolute, named, cwd)), line: options.line, column: options.column };
  const report = { place, explained, document, locale };
  const output = new Output(stdout);
  if (options.format === 'json') output.write(explanationJson(report, tool, errors));
  else if (errors.length === 0 || explained.length > 0) output.write(explanationText(report));
  await output.flush();
  return errors.length > 0 ? 2 : 0;
}
