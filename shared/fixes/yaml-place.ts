/** Where in a YAML document a value stands that is to be written anew: in quotes, in brackets, in a block, or plain. */
import { YAML_STYLE } from '../formats/keyed-lines.ts';

/** What the text before a value tells of what may stand there. */
export interface YamlPlace {
  /** What is open there: quotes, a list or map in brackets, a block behind `|` or `>`, where nothing means anything. */
  readonly open: '"' | "'" | 'brackets' | 'block' | undefined;
  /** A scalar begins there. */
  readonly isFirst: boolean;
  /** Outside of brackets, lines further in than this go on with the scalar. */
  readonly column: number;
}

/** An anchor and a tag may stand before a scalar, in any order (YAML 1.2.2, section 6.9). */
const PROPERTIES = '(?:[&!]\\S{0,64}[ \\t]+){0,2}';
const VALUE = new RegExp(`^${PROPERTIES}([^]?)`);
const BEGINS_IN_BRACKETS = new RegExp(`(?:[,[{]|:\\s|["']:)\\s{0,80}${PROPERTIES}$`);
/** More than stands between a bracket or a comma and a value. */
const NEAR = 256;
const ITEM = /^[ \t]*(?:[-?][ \t]+)*/;
const BLOCK = /^[|>][-+\d]{0,2}[ \t]*(?:#.*)?\r?$/;

/**
 * @param before what stands before the value, as far as one looks
 * @param isCut its first line may have begun further away
 */
export function yamlPlace(before: string, isCut: boolean): YamlPlace {
  const from = isCut ? before.indexOf('\n') + 1 : 0;
  // Of a line whose start is far away it may be so; what is right in brackets is right outside of them.
  if (isCut && from === 0)
    return { open: 'brackets', isFirst: BEGINS_IN_BRACKETS.test(before.slice(-NEAR)), column: -1 };
  let open: YamlPlace['open'];
  let isPlain = false;
  let column = -1;
  let at = outermostLine(before, from);
  for (;;) {
    const end = endOfLine(before, at);
    const line = before.slice(at, end);
    const isLast = end === before.length;
    const indent = indentOf(line);
    const goesOn = indent > column && !/^[ \t]*(?:[-?][ \t]|$)/.test(line);
    if (open === 'block' && (indent > column || line.trim() === '')) {
      if (isLast) return { open, isFirst: false, column };
      at = end + 1;
      continue;
    }
    open = undefined;
    const { prefix, value, key } = parts(line);
    const isContinued: boolean = isPlain && goesOn && key === undefined;
    if (!isContinued) column = key === undefined ? Math.max(prefix.trimEnd().length, indent) - 1 : key;
    const start: string = isContinued ? '' : (VALUE.exec(line.slice(value))?.[1] ?? '');
    if (start !== '' && `"'[{`.includes(start)) {
      const [rest, inside] = readOpen(before, before.indexOf(start, at + value));
      if (inside !== undefined)
        return {
          open: inside,
          isFirst: inside === 'brackets' && BEGINS_IN_BRACKETS.test(before.slice(-NEAR)),
          column,
        };
      at = endOfLine(before, rest) + 1;
      isPlain = false;
      if (at > before.length) return { open: undefined, isFirst: false, column };
      continue;
    }
    if (isLast) return { open, isFirst: start === '' && !isContinued, column };
    if (BLOCK.test(line.slice(value))) open = 'block';
    isPlain = start !== '' && start !== '#' && open === undefined ? true : isContinued;
    at = end + 1;
  }
}

/** The start of the last line that is not indented, or of the one that is the least: what is open began there or later. */
function outermostLine(before: string, from: number): number {
  let least = Number.POSITIVE_INFINITY;
  let start = from;
  for (let end = before.length; end >= 0; ) {
    const at = before.lastIndexOf('\n', end - 1) + 1;
    const line = before.slice(at, end);
    const indent = indentOf(line);
    if (indent < least && !/^\s*(?:[#\]}]|$)/.test(line)) {
      least = indent;
      start = at;
    }
    if (least === 0 || at <= from) break;
    end = at - 1;
  }
  return start;
}

/** @returns where the value of a line begins, what stands before it, and the column of its key */
function parts(line: string): { prefix: string; value: number; key: number | undefined } {
  const [prefix = ''] = ITEM.exec(line) ?? [];
  const match = /^[[{]/.test(line.slice(prefix.length)) ? null : YAML_STYLE.line.exec(line);
  return {
    prefix,
    value: match?.[0].length ?? prefix.length,
    key: match === null ? undefined : (match[1]?.length ?? 0),
  };
}

/**
 * Reads quotes or brackets.
 * @returns where they have ended, or what is open at the end of the text
 */
function readOpen(text: string, from: number): [end: number, open: YamlPlace['open']] {
  let quote: '"' | "'" | undefined;
  let depth = 0;
  let before = ',';
  for (let i = from; i < text.length; i++) {
    const sign = text[i]!;
    if (quote !== undefined) {
      const isEscaped = quote === '"' ? sign === '\\' : sign === quote && text[i + 1] === quote;
      if (isEscaped) i++;
      else if (sign === quote) quote = undefined;
    } else if ((sign === '"' || sign === "'") && /[,:[{]/.test(before)) quote = sign;
    else if (sign === '[' || sign === '{') depth++;
    else if (sign === ']' || sign === '}') depth--;
    else if (sign === '#' && /\s/.test(text[i - 1]!)) i = endOfLine(text, i);
    if (quote === undefined && depth <= 0) return [i, undefined];
    if (!/\s/.test(sign)) before = sign;
  }
  return [text.length, quote ?? 'brackets'];
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

function indentOf(line: string): number {
  return /^[ \t]*/.exec(line)?.[0].length ?? 0;
}
