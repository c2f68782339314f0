/**
 * The baseline: how many findings of each type were accepted in each file under each key. It has no lines, values or
 * fingerprints, and what in a path or key might be personal data is masked. See docs/decisions/0012.
 */
import { parse } from 'jsonc-parser';
import { CustomIdentifiers } from '../custom/custom-identifier.ts';
import type { Finding } from '../finding.ts';
import { scan } from '../scan.ts';
import { scanPath } from '../scan-path.ts';
import { TYPE_PATTERN } from './config.ts';

/** The key of findings in the path of the file itself. */
export const IN_PATH = '/';

const HEADER = ['path', 'type', 'key', 'count'];
const MAX_LENGTH = 64_000_000;
/** Remembered names; the keys of a file are few. */
const REMEMBERED = 5_000;

/** Group of a file (type and key) → findings accepted. */
export type Accepted = ReadonlyMap<string, number>;

/** What the findings of a file are counted by. */
export function groupOf(type: string, key: string | undefined): string {
  return `${type}\0${key === IN_PATH ? IN_PATH : maskKey(key ?? '')}`;
}

/** Counts by file, type and key. */
export class Baseline {
  /** Masked path → group → count. */
  readonly #byPath = new Map<string, Map<string, number>>();

  /** @returns undefined where the text is no baseline */
  static parse(text: string): Baseline | undefined {
    if (text.length > MAX_LENGTH) return undefined;
    const root: unknown = parse(text);
    if (typeof root !== 'object' || root === null || !('accepted' in root)) return undefined;
    const { accepted } = root;
    if (!Array.isArray(accepted)) return undefined;
    const baseline = new Baseline();
    for (const row of accepted.slice(1)) {
      if (!isRow(row)) return undefined;
      const [path, type, key, count] = row;
      // Of two lines for one group, as a merge may leave them, the smaller counts.
      const known = baseline.#byPath.get(path)?.get(`${type}\0${key}`);
      baseline.#set(path, `${type}\0${key}`, Math.min(count, known ?? count));
    }
    return baseline;
  }

  /**
   * @param path relative to the baseline's folder, separated by `/`
   * @param custom the identifiers of the file's config, which are masked in its path too
   */
  acceptedIn(path: string, custom = CustomIdentifiers.none): Accepted | undefined {
    return this.#byPath.get(maskPath(path, custom));
  }

  /** Accepts the findings of a file. Files with one masked path share its lines: the largest counts stand. */
  accept(path: string, counts: Accepted, custom = CustomIdentifiers.none): void {
    const masked = maskPath(path, custom);
    for (const [group, count] of counts) {
      this.#set(masked, group, Math.max(count, this.#byPath.get(masked)?.get(group) ?? 0));
    }
  }

  /** JSON, sorted, a line for each group; the comma leads, so that a line can be added anywhere without changing another. */
  text(): string {
    const rows = [...this.#byPath].flatMap(([path, groups]) =>
      [...groups].map(([group, count]) => [path, ...group.split('\0'), count]),
    );
    const lines = rows.map((row) => JSON.stringify(row)).sort();
    return `{ "accepted": [\n ${[JSON.stringify(HEADER), ...lines].join('\n,')}\n] }\n`;
  }

  #set(path: string, group: string, count: number): void {
    const groups = this.#byPath.get(path) ?? new Map<string, number>();
    this.#byPath.set(path, groups.set(group, count));
  }
}

function isRow(row: unknown): row is [path: string, type: string, key: string, count: number] {
  if (!Array.isArray(row) || row.length !== HEADER.length) return false;
  const [path, type, key, count]: unknown[] = row;
  const isNamed = typeof path === 'string' && typeof type === 'string' && typeof key === 'string';
  return (
    isNamed &&
    TYPE_PATTERN.test(type) &&
    typeof count === 'number' &&
    Number.isSafeInteger(count) &&
    count >= 0
  );
}

/**
 * Parts the findings of one file, in order, into those that the baseline accepts and the others. Which ones of a group are
 * new nobody can tell, so either all of it is accepted or none. Findings wait until that is known of those before them.
 */
export class Acceptance<Item> {
  readonly #accepted: Accepted;
  readonly #counts = new Map<string, number>();
  #waiting: { readonly item: Item; readonly group: string }[] = [];

  constructor(accepted: Accepted) {
    this.#accepted = accepted;
  }

  /** Takes findings; returns those that are known to be shown. */
  push(items: readonly { readonly item: Item; readonly group: string }[]): Item[] {
    for (const { group } of items) this.#counts.set(group, (this.#counts.get(group) ?? 0) + 1);
    this.#waiting.push(...items);
    const open = this.#waiting.findIndex(({ group }) => !this.#exceeds(group));
    return this.#waiting.splice(0, open < 0 ? this.#waiting.length : open).map(({ item }) => item);
  }

  /** Ends the file. */
  end(): { readonly shown: Item[]; readonly accepted: number } {
    const shown = this.#waiting.filter(({ group }) => this.#exceeds(group));
    const accepted = this.#waiting.length - shown.length;
    this.#waiting = [];
    return { shown: shown.map(({ item }) => item), accepted };
  }

  #exceeds(group: string): boolean {
    return (this.#counts.get(group) ?? 0) > (this.#accepted.get(group) ?? 0);
  }
}

/**
 * @param findings in `text`, sorted and not overlapping
 * @param custom those that may be among them
 */
export function mask(text: string, findings: readonly Finding[], custom = CustomIdentifiers.none): string {
  let masked = '';
  let at = 0;
  for (const { start, end, type } of findings) {
    masked += `${text.slice(at, start)}[${labelOf(type, custom)}]`;
    at = end;
  }
  return masked + text.slice(at);
}

function labelOf(type: string, custom = CustomIdentifiers.none): string {
  return custom.find(type)?.mask ?? type.toUpperCase();
}

function maskPath(path: string, custom: CustomIdentifiers): string {
  if (custom.size > 0) return mask(path, scanPath(path, custom), custom);
  return remember(path, () => mask(path, scanPath(path)));
}

/** What is found in a key is masked; so is each part of it that would be a name, and all digits. */
function maskKey(key: string): string {
  return remember(`\0${key}`, () => mask(key, scan(key, 'plaintext')).split('.').map(maskName).join('.'));
}

const ANNOUNCED = 'Nome: ';

function maskName(name: string): string {
  const words = name.replace(/[_-]+/g, ' ');
  const [found] = [...scan(words, 'plaintext'), ...scan(ANNOUNCED + words, 'plaintext')];
  if (found !== undefined) return `[${labelOf(found.type)}]`;
  return name.replace(/\d+/g, '#');
}

const remembered = new Map<string, string>();

function remember(name: string, make: () => string): string {
  let masked = remembered.get(name);
  if (masked === undefined) {
    if (remembered.size >= REMEMBERED) remembered.clear();
    masked = make();
    remembered.set(name, masked);
  }
  return masked;
}
