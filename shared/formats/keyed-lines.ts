/**
 * Lines of keys and values: YAML, TOML, and what is like `.env`, INI and properties. A value is a passage under its key; a
 * key that says nothing (`numero:`) is called as what its mapping stands under, or as a value beside it says
 * (`tipo: CPF`). Everything else is prose. A line is read whole, whatever piece it is asked for in.
 */
import type { Label } from '../evidence/labels.ts';
import type { Syntax } from '../finding.ts';
import { labelOfKey } from '../labelling.ts';
import { type Format, keyPath, newPassage, type Passage, type Visit, type VisitKey } from './format.ts';
import { keysInLines } from './keys-around.ts';
import { lineEnd, lineStart } from './lines.ts';
import { labelBesideKeys } from './record-of.ts';
import { LONGEST_VALUE } from './table.ts';
import { isNeutral, isTopicKey, labelOfDatePart, topicOf } from './topic.ts';

/** A mapping that is open: its keys stand at `indent`. */
interface Mapping {
  readonly indent: number;
  /** The key that was read last. */
  readonly key: string;
  /** What a value of it says that it is about. */
  readonly topic: Label | undefined;
}

/** The open mappings, outermost first. */
export type KeyedState = readonly Mapping[];

export const NO_MAPPING: KeyedState = [];

export function sameMappings(a: KeyedState, b: KeyedState): boolean {
  return (
    a === b ||
    (a.length === b.length &&
      a.every(
        ({ indent, key, topic }, i) => indent === b[i]?.indent && key === b[i].key && topic === b[i].topic,
      ))
  );
}

/** How lines are written: what parts a key from its value, and the line that names a section. */
export interface KeyedStyle {
  readonly syntax: Syntax;
  readonly line: RegExp;
  readonly section?: RegExp;
}

const KEY =
  '([ \\t]*(?:-[ \\t]+)*)(?:"([^"\\n]{1,80})"|\'([^\'\\n]{1,80})\'|([^\\s"\'#:=-][^"\'#:=\\n]{0,79}))?';
export const YAML_STYLE: KeyedStyle = { syntax: 'yaml', line: new RegExp(`^${KEY}[ \\t]*:(?=\\s|$)[ \\t]*`) };
const PROPERTIES_STYLE: KeyedStyle = {
  syntax: 'text',
  line: new RegExp(`^${KEY}[ \\t]*[:=][ \\t]*`),
  section: /^[ \t]*\[{1,2}([^[\]\n]{1,80})\]{1,2}[ \t]*\r?$/,
};
const TOML_STYLE: KeyedStyle = { ...PROPERTIES_STYLE, syntax: 'toml' };
const ITEM = /^([ \t]*)-[ \t]+(?=[^\s-])/;
/** The indent of a section: every key stands inside of it. */
const SECTION = -1;
const LONGEST_LINE = 400;
const MOST_DEPTH = 50;

export class KeyedLines {
  readonly #text: string;
  readonly #style: KeyedStyle;
  readonly #visit: Visit;
  readonly #visitKey: VisitKey | undefined;
  readonly #passage: Passage = newPassage();
  #mappings: KeyedState;
  /** The lines that are read: those in `[start, end)`, and what has not been visited of it yet. */
  #pending = 0;
  #end = 0;

  constructor(text: string, state: KeyedState, style: KeyedStyle, visit: Visit, visitKey?: VisitKey) {
    this.#text = text;
    this.#mappings = state;
    this.#style = style;
    this.#visit = visit;
    this.#visitKey = visitKey;
  }

  get state(): KeyedState {
    return this.#mappings;
  }

  /** Visits `[start, end)`. To be called in order. */
  read(start: number, end: number): void {
    this.#pending = start;
    this.#end = end;
    let i = lineStart(this.#text, start, LONGEST_LINE);
    if (i < 0) i = lineEnd(this.#text, start);
    while (i < end) {
      const next = lineEnd(this.#text, i);
      if (next - i <= LONGEST_LINE)
        this.#line(i, this.#text.slice(i, next).replace(/\r?\n$/, ''), next <= end);
      i = next;
    }
    this.#flush(end);
  }

  /** @param whole whether the line ends in what is read: then it counts for those that follow */
  #line(at: number, line: string, whole: boolean): void {
    const section = this.#style.section?.exec(line)?.[1];
    const key = this.#style.line.exec(line);
    const item = ITEM.exec(line);
    if (section !== undefined) {
      if (whole) this.#mappings = [{ indent: SECTION, key: section, topic: undefined }];
    } else if (key !== null) this.#keyLine(at, line, key, whole);
    else if (item !== null) {
      const parent = this.#mappings.findLast(({ indent }) => indent <= (item[1]?.length ?? 0));
      const value = at + item[0].length;
      if (parent && this.#visitKey) {
        const above = this.#mappings.slice(0, this.#mappings.indexOf(parent));
        this.#tellKey(value, at + line.length, above, parent.key);
      }
      this.#value(value, at + line.length, parent && labelOfKey(parent.key));
    }
  }

  #keyLine(at: number, line: string, match: RegExpExecArray, whole: boolean): void {
    const prefix = match[1] ?? '';
    const key = (match[2] ?? match[3] ?? match[4] ?? '').trim();
    const above = this.#mappings.filter(({ indent }) => indent < prefix.length);
    const open = this.#mappings.find(({ indent }) => indent === prefix.length);
    const topic = prefix.includes('-') ? undefined : open?.topic;
    this.#tellKey(at + match[0].length, at + line.length, above, key);
    const value = line.slice(match[0].length);
    const said = isTopicKey(key) ? topicOf(value.replace(/["']|\s#.*$/g, '').trim()) : undefined;
    if (said === undefined) {
      const label = labelIn(key, topic, above.at(-1)?.key);
      const beside = keysInLines(this.#text, at, at + line.length, prefix.length);
      this.#value(at + match[0].length, at + line.length, labelBesideKeys(label, beside));
    }
    if (!whole || above.length >= MOST_DEPTH) return;
    this.#mappings = [...above, { indent: prefix.length, key, topic: said ?? topic }];
  }

  #tellKey(lo: number, hi: number, above: KeyedState, key: string): void {
    this.#visitKey?.(lo, hi, keyPath([key, ...above.map((it) => it.key).reverse()]));
  }

  /** Visits the value `[lo, hi)`, if it has a label; a list of keys and values in brackets is prose. */
  #value(lo: number, hi: number, label: Label | undefined): void {
    const isValue = lo < hi && hi - lo <= LONGEST_VALUE && this.#text[lo] !== '{';
    const [from, to] = [Math.max(lo, this.#pending), Math.min(hi, this.#end)];
    if (label === undefined || !isValue || from >= to) return;
    this.#flush(from);
    this.#pending = to;
    this.#emit(from, to, lo, hi, label);
  }

  #flush(end: number): void {
    if (this.#pending < end) this.#emit(this.#pending, end, 0, this.#text.length, undefined);
    this.#pending = end;
  }

  #emit(from: number, to: number, lo: number, hi: number, label: Label | undefined): void {
    const passage = this.#passage;
    passage.text = this.#text;
    passage.syntax = this.#style.syntax;
    passage.from = from;
    passage.to = to;
    passage.lo = lo;
    passage.hi = hi;
    passage.label = label;
    this.#visit(passage);
  }
}

function labelIn(key: string, topic: Label | undefined, parent: string | undefined): Label | undefined {
  const own = labelOfKey(key) ?? labelOfDatePart(key, parent);
  if (own !== undefined || !isNeutral(key)) return own;
  return topic ?? (parent === undefined ? undefined : (labelOfKey(parent) ?? labelOfKey(`${key} ${parent}`)));
}

function newFormat(id: string, style: KeyedStyle): Format<KeyedState> {
  return {
    id,
    directives: true,
    columnar: false,
    initial: NO_MAPPING,
    same: sameMappings,
    split(text, from, to, state, visit, visitKey) {
      const lines = new KeyedLines(text, state, style, visit, visitKey);
      lines.read(from, to);
      return lines.state;
    },
  };
}

export const yaml = newFormat('yaml', YAML_STYLE);
export const toml = newFormat('toml', TOML_STYLE);
export const properties = newFormat('properties', PROPERTIES_STYLE);
