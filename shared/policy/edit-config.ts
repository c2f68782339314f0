/**
 * Writing `biombo.jsonc`: entries are added and removed as edits of its text, so that comments, order and line
 * endings stay as their author left them. One entry a line, sorted.
 */
import type { Node } from 'jsonc-parser';
import { findNodeAtLocation } from 'jsonc-parser';
import type { Span } from '../text/span.ts';
import type { ConfigProblem, FalseKey, FalsePositive, FalseType } from './config.ts';
import { FALSE_POSITIVE_KEYS } from './config.ts';
import { Problems } from './config-nodes.ts';
import { Fingerprinter } from './fingerprint.ts';
import type { TextEdit } from './json-lines.ts';
import { applyEdits, insertItems, lineBreakOf, removeItem } from './json-lines.ts';
import { parseConfig, parseConfigTree } from './parse-config.ts';

/** The edits (sorted, in offsets of the old text) and the text that they make; or why there are none. */
export type ConfigEdit =
  | { readonly ok: true; readonly edits: readonly TextEdit[]; readonly text: string }
  | { readonly ok: false; readonly problems: readonly ConfigProblem[] };

/** What a config needs that has no salt yet, or is not there yet. */
export interface NewConfig {
  /** Draws a salt: see `saltFrom`. */
  newSalt(): string;
  /** Written as a comment at the top of a new file, a line each. */
  readonly header: readonly string[];
}

/** A value, canonical, and its type. It goes into the config as a fingerprint only. */
export interface TypedValue {
  readonly type: string;
  readonly value: string;
}

/** A value that is none of its type, in one file (relative to the config's folder, separated by `/`) or in all. */
export type NewFalseValue = TypedValue & { readonly path?: string };
export type NewFalsePositive = NewFalseValue | FalseKey | FalseType;

/**
 * Adds false positives.
 * @param text the config, or undefined where there is none yet
 * @returns no edits where they are there already; a problem where the text has errors
 */
export function addFalsePositives(
  text: string | undefined,
  entries: readonly NewFalsePositive[],
  fresh: NewConfig,
): ConfigEdit {
  return addTo('falsePositives', text, fresh, (fingerprinter) =>
    entries.map((entry) => {
      const written = 'value' in entry ? falseValue(entry, fingerprinter()) : entry;
      return { key: entryKey(written), content: writeEntry(written) };
    }),
  );
}

/**
 * Adds surrogates to the ledger of those that Biombo wrote.
 * @returns as `addFalsePositives`
 */
export function addSurrogates(
  text: string | undefined,
  surrogates: readonly TypedValue[],
  fresh: NewConfig,
): ConfigEdit {
  return addTo('surrogates', text, fresh, (fingerprinter) => {
    const salted = fingerprinter();
    return surrogates.map(({ type, value }) => {
      const fingerprint = salted.of(type, value).long;
      return { key: fingerprint, content: JSON.stringify(fingerprint) };
    });
  });
}

/** Removes false positives, each with the comment on its line; those that are not there are passed over. */
export function removeFalsePositives(text: string, entries: readonly FalsePositive[]): ConfigEdit {
  let changed = text;
  for (const entry of entries) {
    const read = readForEditing(changed);
    if (!read.ok) return read;
    const found = itemOf(read.root, entry);
    if (found) changed = applyEdits(changed, inOrder(removeItem(changed, found.list, found.item)));
  }
  return edited(text, difference(text, changed));
}

/**
 * Lets the entries about a file, or about the files of a folder, follow it to another path.
 * @param from relative to the config's folder, separated by `/`; @param to likewise
 */
export function moveFalsePositives(text: string, from: string, to: string): ConfigEdit {
  const read = readForEditing(text);
  if (!read.ok) return read;
  const list = read.root && findNodeAtLocation(read.root, ['falsePositives']);
  const edits = (list?.children ?? []).flatMap((item) => {
    const node = findNodeAtLocation(item, ['path']);
    const path = String(node?.value ?? '');
    if (node === undefined || (path !== from && !path.startsWith(`${from}/`))) return [];
    const start = node.offset;
    return [{ start, end: start + node.length, text: JSON.stringify(to + path.slice(from.length)) }];
  });
  return edited(text, edits);
}

/** The line that a false positive stands on, from 1; 0 where it is not there. */
export function lineOfFalsePositive(text: string, entry: FalsePositive): number {
  const place = placeOfFalsePositive(text, entry);
  return place ? text.slice(0, place.start).split(/\r\n|\r|\n/).length : 0;
}

/** Where a false positive stands; undefined where it is not there. */
export function placeOfFalsePositive(text: string, entry: FalsePositive): Span | undefined {
  const item = itemOf(parseConfigTree(text, new Problems(text)), entry)?.item;
  return item && { start: item.offset, end: item.offset + item.length };
}

function itemOf(root: Node | undefined, entry: FalsePositive): { list: Node; item: Node } | undefined {
  const list = root && findNodeAtLocation(root, ['falsePositives']);
  const item = list?.children?.find((node) => keyOf(node) === entryKey(entry));
  return list && item && { list, item };
}

/** One edit from the first to the last difference; none where there is no difference. */
export function difference(before: string, after: string): TextEdit[] {
  if (before === after) return [];
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return [{ start: head, end: before.length - tail, text: after.slice(head, after.length - tail) }];
}

type List = 'falsePositives' | 'surrogates';

function addTo(
  key: List,
  text: string | undefined,
  fresh: NewConfig,
  itemsUnder: (fingerprinter: () => Fingerprinter) => Item[],
): ConfigEdit {
  const read = readForEditing(text ?? '');
  if (!read.ok) return read;
  let { salt } = read;
  const items = sorted(
    itemsUnder(() => {
      salt ??= fresh.newSalt();
      return new Fingerprinter(salt);
    }),
  );
  if (read.root === undefined) return newFile(text, key, salt, items, fresh.header);

  const old = text ?? '';
  const list = findNodeAtLocation(read.root, [key]);
  const have = (list?.children ?? []).map(keyOf);
  const known = new Set(have);
  const missing = items.filter(({ key }) => !known.has(key));
  if (missing.length === 0) return edited(old, []);
  const properties = [
    ...(salt === read.salt ? [] : [{ index: 0, content: `"salt": ${JSON.stringify(salt)}` }]),
    ...(list ? [] : [{ index: Number.POSITIVE_INFINITY, content: writeList(key, missing) }]),
  ];
  return edited(old, [
    ...insertItems(old, read.root, properties),
    ...(list ? insertItems(old, list, placed(missing, have)) : []),
  ]);
}

/** An entry as it is written. Entries are sorted by their keys, and the same where those are. */
interface Item {
  readonly key: string;
  readonly content: string;
}

/** Sorted, each once. */
function sorted(items: readonly Item[]): Item[] {
  const byKey = new Map(items.map((item) => [item.key, item]));
  return [...byKey.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Where each item goes: before the first that is greater, however well the list is sorted. */
function placed(items: readonly Item[], have: readonly string[]): { index: number; content: string }[] {
  let index = 0;
  return items.map(({ key, content }) => {
    while (index < have.length && have[index]! < key) index++;
    return { index, content };
  });
}

function writeList(key: List, items: readonly Item[]): string {
  return `"${key}": [\n\t${items.map((item) => item.content).join(',\n\t')}\n]`;
}

function newFile(
  text: string | undefined,
  key: List,
  salt: string | undefined,
  items: readonly Item[],
  header: readonly string[],
): ConfigEdit {
  const body = [
    ...(text === undefined ? header.map((line) => `// ${line}`) : []),
    '{',
    ...(salt === undefined ? [] : [`  "salt": ${JSON.stringify(salt)},`]),
    ...`\t${writeList(key, items).replaceAll('\n', '\n\t')}`.replaceAll('\t', '  ').split('\n'),
    '}',
    '',
  ].join(lineBreakOf(text ?? ''));
  const old = text ?? '';
  // Comments alone may stand there, the last without a line end.
  const separator = /^\uFEFF?$|[\r\n]$/.test(old) ? '' : lineBreakOf(old);
  return edited(old, [{ start: old.length, end: old.length, text: separator + body }]);
}

function edited(text: string, edits: readonly TextEdit[]): ConfigEdit {
  const sortedEdits = inOrder(edits);
  return { ok: true, edits: sortedEdits, text: applyEdits(text, sortedEdits) };
}

function inOrder(edits: readonly TextEdit[]): TextEdit[] {
  return [...edits].sort((a, b) => a.start - b.start);
}

/** A config with an error is not touched: the entry would not count, and its author is in the middle of it. */
function readForEditing(
  text: string,
):
  | { ok: true; root: Node | undefined; salt: string | undefined }
  | { ok: false; problems: readonly ConfigProblem[] } {
  const { config, problems, valid } = parseConfig(text);
  if (!valid) return { ok: false, problems };
  return { ok: true, root: parseConfigTree(text, new Problems(text)), salt: config.salt };
}

function falseValue({ type, value, path }: NewFalseValue, fingerprinter: Fingerprinter): FalsePositive {
  const { short } = fingerprinter.of(type, value);
  return { type, fingerprint: short, ...(path === undefined ? {} : { path }) };
}

/** The fields that an entry has, in the order in which they are written. */
function fieldsOf(entry: FalsePositive): (readonly [name: string, value: string])[] {
  const fields = new Map(Object.entries(entry));
  return FALSE_POSITIVE_KEYS.flatMap((name) => {
    const value: unknown = fields.get(name);
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
}

function writeEntry(entry: FalsePositive): string {
  const fields = fieldsOf(entry).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{ ${fields.join(', ')} }`;
}

/** Entries are sorted by where they hold, then by type, then by what they hold of. */
function entryKey(entry: FalsePositive): string {
  return keyOfFields(new Map(fieldsOf(entry)));
}

function keyOfFields(fields: ReadonlyMap<string, string>): string {
  const order = ['path', 'paths', 'type', 'key', 'fingerprint'];
  return order.map((name) => fields.get(name) ?? '').join('\0');
}

/** The key of an item that stands in the config: a false positive, or a surrogate's fingerprint. */
function keyOf(node: Node): string {
  if (node.type !== 'object') return String(node.value);
  const field = (name: string) => String(findNodeAtLocation(node, [name])?.value ?? '');
  return keyOfFields(new Map(FALSE_POSITIVE_KEYS.map((name) => [name, field(name)])));
}
