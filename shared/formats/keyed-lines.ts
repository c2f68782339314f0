/**
 * Lines of keys and values: YAML, TOML, and what is like `.env`, INI and properties. A value is a passage under its key; a
 * key that says nothing (`numero:`) is called as what its mapping stands under, or as a value beside it says
 * (`tipo: CPF`). Everything else is prose. A line is read whole, whatever piece it is asked for in.
 */
import type { Label } from '../evidence/labels.ts';
import type { Syntax } from '../finding.ts';
import { labelOfKey, labelOfNumber } from '../labelling.ts';
import {
  decodeTo,
  type Format,
  keyPath,
  newPassage,
  type Passage,
  type Visit,
  type VisitKey,
} from './format.ts';
import { decodeString } from './json-string.ts';
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

/** How lines are written: what parts a key from its value, and the line that names a section. */
export interface KeyedStyle {
  readonly syntax: Syntax;
  /** An escape that stands for a character of a word. */
  readonly escape: RegExp;
  readonly line: RegExp;
  readonly section?: RegExp;
}

const KEY =
  '([ \\t]*(?:-[ \\t]+)*)(?:"([^"\\n]{1,80})"|\'([^\'\\n]{1,80})\'|([^\\s"\'#:=-][^"\'#:=\\n]{0,79}))?';
export const YAML_STYLE: KeyedStyle = {
  syntax: 'yaml',
  escape: /\\(?:x[\da-f]{2}|u[\da-f]{4}|U[\da-f]{8})/i,
  line: new RegExp(`^${KEY}[ \\t]*:(?=\\s|$)[ \\t]*`),
};
const PROPERTIES_STYLE: KeyedStyle = {
  syntax: 'text',
  escape: /\\u[\da-f]{4}/i,
  line: new RegExp(`^${KEY}[ \\t]*[:=][ \\t]*`),
  section: /^[ \t]*\[{1,2}([^[\]\n]{1,80})\]{1,2}[ \t]*\r?$/,
};
const TOML_STYLE: KeyedStyle = { ...PROPERTIES_STYLE, escape: YAML_STYLE.escape, syntax: 'toml' };
const QUOTED = /^(?:"(?:[^"\\]|\\.)*"|'[^']*')/;
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
    if (line.includes('\\') && this.#isEscaped(at, at + line.length))
      this.#take(at, at + line.length, undefined);
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
      const before = prefix.includes('-') ? undefined : open?.key;
      const label = labelIn(key, topic, above.at(-1)?.key, before);
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
    if (label === undefined || hi - lo > LONGEST_VALUE || this.#text[lo] === '{') return;
    this.#take(lo, this.#endOfValue(lo, hi), label);
  }

  /**
   * In YAML and TOML a comment behind a value is none of it; nor is what closes a map in brackets of YAML that goes on over
   * lines, or parts its values.
   */
  #endOfValue(lo: number, hi: number): number {
    const { syntax } = this.#style;
    if (syntax === 'text') return hi;
    const value = this.#text.slice(lo, hi);
    const quoted = QUOTED.exec(value)?.[0].length ?? 0;
    const comment = value.slice(quoted).search(/[ \t]#/);
    const end = comment < 0 ? value.length : quoted + comment;
    if (syntax !== 'yaml' || /[[{]/.test(value)) return lo + end;
    return lo + end - (/[\s\]},]*$/.exec(value.slice(0, end))?.[0].length ?? 0);
  }

  #take(lo: number, hi: number, label: Label | undefined): void {
    const [from, to] = [Math.max(lo, this.#pending), Math.min(hi, this.#end)];
    if (from >= to) return;
    this.#flush(from);
    this.#pending = to;
    this.#emit(from, to, lo, hi, label, this.#isEscaped(lo, hi));
  }

  /** Whether escapes stand for characters in a line, or in its value: outside of quotes only Java has them. */
  #isEscaped(lo: number, hi: number): boolean {
    const { escape: character, syntax } = this.#style;
    const text = this.#text.slice(lo, hi);
    if (!text.includes('\\') || !character.test(text)) return false;
    return syntax === 'text' || text.includes('"') || !this.#style.line.test(text);
  }

  #flush(end: number): void {
    if (this.#pending < end) this.#emit(this.#pending, end, 0, this.#text.length, undefined, false);
    this.#pending = end;
  }

  /** @param isEscaped the passage is over a copy in which escapes are decoded */
  #emit(
    from: number,
    to: number,
    lo: number,
    hi: number,
    label: Label | undefined,
    isEscaped: boolean,
  ): void {
    const passage = this.#passage;
    passage.text = this.#text;
    passage.syntax = this.#style.syntax;
    passage.from = from;
    passage.to = to;
    passage.lo = lo;
    passage.hi = hi;
    passage.label = label;
    passage.offsets = undefined;
    if (isEscaped) {
      passage.syntax = 'escaped';
      decodeTo(passage, decodeString(this.#text, lo, hi));
    }
    this.#visit(passage);
  }
}

/** @param before the key before it in its mapping: `numero` behind `logradouro` is a house's */
function labelIn(
  key: string,
  topic: Label | undefined,
  parent: string | undefined,
  before: string | undefined,
): Label | undefined {
  const own = labelOfKey(key) ?? labelOfDatePart(key, parent);
  if (own !== undefined || !isNeutral(key)) return own;
  if (topic !== undefined) return topic;
  const ofParent = parent === undefined ? undefined : labelOfKey(parent);
  if (ofParent !== undefined) return labelOfNumber(key, ofParent) ?? ofParent;
  const ofHouse = before === undefined ? undefined : labelOfNumber(key, labelOfKey(before));
  return ofHouse ?? (parent === undefined ? undefined : labelOfKey(`${key} ${parent}`));
}

function newFormat(id: string, style: KeyedStyle): Format<KeyedState> {
  return {
    id,
    directives: true,
    columnar: false,
    lineBreak: '\r',
    references: false,
    initial: NO_MAPPING,
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
