import { Buffer } from 'node:buffer';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { formatFor } from '../shared/formats/registry.ts';
import type { FalsePositive } from '../shared/policy/config.ts';
import { CONFIG_FILE } from '../shared/policy/config-file.ts';
import { lineOfFalsePositive, removeFalsePositives } from '../shared/policy/edit-config.ts';
import { EntryUse } from '../shared/policy/entry-use.ts';
import { StreamScan } from '../shared/scan.ts';
import type { Allowing } from './allow-command.ts';
import { Configs, DiskConfigs, type FileRules } from './config.ts';
import { editConfig } from './config-edit.ts';
import { decode, NotText } from './decode.ts';
import { locatedInPath, maskText } from './path-findings.ts';
import { isWithin } from './paths.ts';
import { printable } from './reports/text.ts';
import type { Target } from './target.ts';
import { readProblem } from './target.ts';
import { configWarning, shownPath } from './telling.ts';
import { filesAt } from './walk.ts';

const BUFFER = 1 << 20;

/** A config below the folders that are walked. */
interface Used {
  readonly folder: string;
  readonly text: string;
  readonly use: EntryUse;
  /** Paths of files that were looked through. */
  readonly seen: Set<string>;
}

/** `biombo allow --unused`: looks through folders for entries that match nothing. @returns the exit status */
export async function unusedCommand(
  { paths, remove }: { readonly paths: readonly string[]; readonly remove: boolean },
  allowing: Allowing,
): Promise<0 | 1 | 2> {
  const { words, surroundings, complain, say } = allowing;
  const { cwd } = surroundings;
  const named = paths.length > 0 ? paths : ['.'];
  const roots = named.map((given) => path.resolve(cwd, given));
  let failed = false;
  const fail = (file: string, message: string) => {
    failed = true;
    complain(file, message);
  };
  const configs = new Configs(
    new DiskConfigs(roots, cwd),
    (file, problem) => fail(file, words.read(problem)),
    configWarning(surroundings, words),
  );
  const byFolder = new Map<string, Used>();
  const buffer = Buffer.allocUnsafe(BUFFER);
  for await (const found of filesAt(named, cwd)) {
    if (found.kind === 'unreadable') fail(path.resolve(cwd, found.path), words.read(found.problem));
    if (found.kind !== 'target') continue;
    try {
      const rules = await configs.for(found.absolute);
      const used = usedOf(byFolder, rules, roots);
      if (used && !rules.policy.ignores(rules.relativePath)) await look(found, rules, used, buffer);
    } catch (error) {
      if (!(error instanceof NotText)) fail(found.absolute, words.read(readProblem(error)));
    }
  }
  let count = 0;
  for (const used of byFolder.values()) {
    const unused = unusedOf(used);
    count += unused.length;
    await tell(used, unused, allowing);
    if (remove && !failed) {
      await editConfig(path.join(used.folder, CONFIG_FILE), (text = '') =>
        removeFalsePositives(text, unused),
      );
    }
  }
  if (remove && failed) await say(words.allow.notAll);
  await say(words.allow.unusedCount(count, remove && !failed));
  if (failed) return 2;
  return count > 0 && !remove ? 1 : 0;
}

function usedOf(
  byFolder: Map<string, Used>,
  { folder, source }: FileRules,
  roots: readonly string[],
): Used | undefined {
  // Of a config above only a part of its files is looked through.
  if (source === undefined || !roots.some((root) => isWithin(folder, root))) return undefined;
  const { text, config } = source;
  const used = byFolder.get(folder) ?? { folder, text, use: new EntryUse(config), seen: new Set() };
  byFolder.set(folder, used);
  return used;
}

async function look(
  target: Target,
  { policy, relativePath }: FileRules,
  { use, seen }: Used,
  buffer: Buffer,
): Promise<void> {
  use.see(locatedInPath(target.path, policy.custom), relativePath);
  const source = await target.open();
  try {
    const scan = new StreamScan(formatFor(target.path), { ...policy.asks, keys: true });
    for await (const piece of (await decode(source, buffer)).pieces) use.see(scan.push(piece), relativePath);
    use.see(scan.end(), relativePath);
    seen.add(relativePath);
  } finally {
    source.close();
  }
}

/** An entry about a file that is there but was not looked through, as git ignores it, may be in use. */
function unusedOf({ use, seen, folder }: Used): readonly FalsePositive[] {
  return use.unused.filter((entry) => {
    const file = 'fingerprint' in entry ? entry.path : undefined;
    return file === undefined || seen.has(file) || !existsSync(path.join(folder, file));
  });
}

async function tell(
  { folder, text }: Used,
  unused: readonly FalsePositive[],
  { words, surroundings, say }: Allowing,
): Promise<void> {
  const file = path.join(folder, CONFIG_FILE);
  for (const entry of unused) {
    const place = `${shownPath(file, surroundings.cwd)}:${lineOfFalsePositive(text, entry)}`;
    await say(words.allow.unused(place, words.allow.entry(masked(entry))));
  }
}

function masked(entry: FalsePositive): FalsePositive {
  const fields = Object.entries(entry).map(([name, value]) => {
    return [name, name === 'path' || name === 'key' ? printable(maskText(String(value))) : value] as const;
  });
  return { ...entry, ...Object.fromEntries(fields) };
}
