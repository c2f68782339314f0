import path from 'node:path';
import type { ScannedDocument } from '../shared/document.ts';
import type { Finding } from '../shared/finding.ts';
import type { Locale } from '../shared/identifiers/identifier.ts';
import { messages as findingMessages } from '../shared/messages/messages.ts';
import type { FalsePositive } from '../shared/policy/config.ts';
import { CONFIG_FILE } from '../shared/policy/config-file.ts';
import type { ConfigEdit, NewConfig, NewFalsePositive } from '../shared/policy/edit-config.ts';
import { addFalsePositives, moveFalsePositives } from '../shared/policy/edit-config.ts';
import { saltFrom } from '../shared/policy/fingerprint.ts';
import { Glob } from '../shared/policy/glob.ts';
import { canonicalValue, sourceOf } from '../shared/source.ts';
import type { AllowOptions, AllowPlace } from './allow-arguments.ts';
import { FileBytes } from './bytes.ts';
import { Configs, DiskConfigs, type FileRules } from './config.ts';
import { editConfig } from './config-edit.ts';
import { readDocument, spanAt, Unanswerable } from './document-at.ts';
import type { AllowRefusal, Messages } from './messages/messages.ts';
import { messages } from './messages/messages.ts';
import { Output } from './output.ts';
import { findInPath, maskText } from './path-findings.ts';
import { printable } from './reports/text.ts';
import type { Surroundings } from './surroundings.ts';
import { readProblem } from './target.ts';
import { shownPath } from './telling.ts';
import { unusedCommand } from './unused-command.ts';
import { readUserPolicy, userConfigFile } from './user-entries.ts';

/** What was asked is not done, and why. */
class Refused extends Error {
  readonly why: AllowRefusal;

  constructor(why: AllowRefusal) {
    super(why.kind);
    this.why = why;
  }
}

/** A command that changes configs, and what it says. */
export interface Allowing {
  readonly words: Messages;
  readonly surroundings: Surroundings;
  /** Told on standard error. */
  complain(file: string, message: string): void;
  say(line: string): Promise<void>;
}

/** `biombo allow`. @returns the exit status @throws OutputFailed */
export async function allowCommand(
  options: AllowOptions,
  { locale, surroundings }: { readonly locale: Locale; readonly surroundings: Surroundings },
): Promise<0 | 1 | 2> {
  const { cwd, stdout, stderr } = surroundings;
  const output = new Output(stdout);
  const allowing: Allowing = {
    words: messages(locale),
    surroundings,
    complain: (file, message) => {
      stderr.write(`biombo: ${shownPath(file, cwd)}: ${message}\n`);
    },
    say: async (line) => {
      output.write(`${line}\n`);
      await output.flush();
    },
  };
  if (options.action === 'unused') return unusedCommand(options, allowing);
  const { words, complain } = allowing;
  const file = path.resolve(cwd, options.action === 'add' ? options.path : options.to);
  try {
    const { header, userHeader } = findingMessages(locale).config;
    return options.action === 'add'
      ? await add(options, file, options.user ? userHeader : header, allowing)
      : await move(options, allowing);
  } catch (error) {
    if (error instanceof Refused) complain(file, words.allow.refused(error.why));
    else complain(file, words.read(error instanceof Unanswerable ? error.problem : readProblem(error)));
    return 2;
  }
}

async function add(
  place: AllowPlace,
  file: string,
  header: readonly string[],
  allowing: Allowing,
): Promise<0 | 2> {
  const source = FileBytes.open(file);
  const rules = await rulesFor(file, allowing);
  if (place.type !== undefined && rules.policy.custom.find(place.type) === undefined) {
    throw new Unanswerable({ kind: 'unknown-type' });
  }
  const document = await readDocument(source, file, rules.policy.custom);
  const findings = chosen(document, place, rules);
  const entries = new Map(
    findings
      .map((finding) => entryFor(document, finding, place, rules))
      .map((it) => [JSON.stringify(it), it]),
  );
  const fresh: NewConfig = {
    newSalt: () => saltFrom(crypto.getRandomValues(new Uint8Array(16))),
    header,
  };
  const config = place.user
    ? userConfigFile(allowing.surroundings.env)
    : path.join(rules.folder, CONFIG_FILE);
  if (config === undefined) throw new Refused({ kind: 'no-home' });
  return change(
    config,
    (text) => addFalsePositives(text, [...entries.values()], fresh),
    (config, { edits }) => {
      const { added, already, entry } = allowing.words.allow;
      const said = [...entries.values()].map((it) => entry(toldEntry(it))).join('; ');
      return edits.length > 0 ? added(config, said) : already(config, said);
    },
    allowing,
  );
}

/** The findings that are meant: those shown at the place; without a type or column they must be of one type and value. */
function chosen(document: ScannedDocument, place: AllowPlace, rules: FileRules): readonly Finding[] {
  const { start, end } = spanAt(document, place);
  const shown = document
    .findings(start, Math.max(end, start + 1))
    .filter((finding) => place.type === undefined || finding.type === place.type)
    .filter((finding) => isShown(document, finding, rules));
  if (shown.length === 0) throw new Refused({ kind: 'nothing' });
  const values = new Set(shown.map((finding) => `${finding.type}\0${canonicalValue(document, finding)}`));
  if (values.size > 1 && place.type === undefined) {
    const found = shown.map(({ type, start: at }) => `${type}:${document.positionAt(at).character + 1}`);
    throw new Refused({ kind: 'several', found });
  }
  return shown;
}

function isShown(document: ScannedDocument, finding: Finding, { policy, relativePath }: FileRules): boolean {
  const fate = policy.fateOf(finding, relativePath, {
    sourceOf: (one) => sourceOf(document, one),
    keyOf: ({ start }) => document.keyAt(start),
    isIgnored: (one) => document.ignores(one),
  });
  return fate === 'shown' && !policy.ignores(relativePath);
}

function entryFor(
  document: ScannedDocument,
  finding: Finding,
  { scope }: AllowPlace,
  { relativePath }: FileRules,
): NewFalsePositive {
  const { type } = finding;
  const paths = 'paths' in scope ? scope.paths : undefined;
  // A pattern that does not cover the very file is a mistake.
  if (paths !== undefined && Glob.parse(paths)?.matches(relativePath) !== true) {
    throw new Refused({ kind: 'glob-misses' });
  }
  if (findInPath(scope.kind === 'file' ? relativePath : (paths ?? '')).length > 0) {
    throw new Refused({ kind: 'path-holds-data' });
  }
  switch (scope.kind) {
    case 'file':
      return { type, value: canonicalValue(document, finding), path: relativePath };
    case 'everywhere':
      return { type, value: canonicalValue(document, finding) };
    case 'type':
      return { type, paths: scope.paths };
    case 'key': {
      const key = document.keyAt(finding.start);
      if (key === undefined) throw new Refused({ kind: 'no-key' });
      if (findInPath(key).length > 0) throw new Refused({ kind: 'key-holds-data' });
      return { type, key, ...(paths === undefined ? {} : { paths }) };
    }
  }
}

/** An entry without its value, and with what in it might be personal data masked. */
function toldEntry(entry: NewFalsePositive): FalsePositive {
  if (!('value' in entry)) return entry;
  const { type, path: file } = entry;
  return { type, fingerprint: '', ...(file === undefined ? {} : { path: printable(maskText(file)) }) };
}

async function move({ from, to }: { from: string; to: string }, allowing: Allowing): Promise<0 | 2> {
  const { cwd } = allowing.surroundings;
  const [old, now] = await Promise.all(
    [from, to].map((given) => rulesFor(path.resolve(cwd, given), allowing)),
  );
  if (old === undefined || now === undefined || old.folder !== now.folder) {
    throw new Refused({ kind: 'other-config' });
  }
  if (findInPath(now.relativePath).length > 0) throw new Refused({ kind: 'path-holds-data' });
  let count = 0;
  return change(
    path.join(old.folder, CONFIG_FILE),
    (text) => {
      const edit = moveFalsePositives(text ?? '', old.relativePath, now.relativePath);
      count = edit.ok ? edit.edits.length : 0;
      return edit;
    },
    (config) => allowing.words.allow.moved(config, count),
    allowing,
  );
}

/** Changes a config and says so. @param said what to say of the config, and of its edit */
async function change(
  config: string,
  edit: (text: string | undefined) => ConfigEdit,
  said: (config: string, edit: ConfigEdit & { ok: true }) => string,
  { words, surroundings, complain, say }: Allowing,
): Promise<0 | 2> {
  const done = await editConfig(config, edit);
  if (!done.ok) {
    complain(config, words.read({ kind: 'config', problems: done.problems }));
    return 2;
  }
  await say(said(shownPath(config, surroundings.cwd), done));
  return 0;
}

/** A config that is wrong is told of when it is to be changed. */
async function rulesFor(file: string, { surroundings, words }: Allowing): Promise<FileRules> {
  const user = await readUserPolicy(surroundings, words);
  return new Configs(
    new DiskConfigs([file], surroundings.cwd),
    () => {},
    () => {},
    user,
  ).for(file);
}
