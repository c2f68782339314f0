/**
 * Items of a JSON array or object as lines of text: put in and taken out one line each, with the comments, the
 * order, the indentation and the line ends that are there. jsonc-parser's own `modify` rewrites whole lines and
 * loses comments. All offsets are UTF-16 offsets of the text; the text has no syntax error.
 */
import type { Node } from 'jsonc-parser';
import { createScanner } from 'jsonc-parser';

/** Puts `text` in the place of `[start, end)`. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** An item that goes before the item now at `index`, or to the end. */
export interface Insertion {
  readonly index: number;
  /** JSON in which a line break is `\n` and an indentation a tab; both are written in the text's own manner. */
  readonly content: string;
}

/** jsonc-parser's `SyntaxKind`, an ambient const enum that a module on its own cannot read. */
const COMMA = 5;
const LINE_COMMENT = 12;
const BLOCK_COMMENT = 13;
const LINE_BREAK = 14;
const TRIVIA = 15;

/** @param edits sorted and not overlapping */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let at = 0;
  for (const edit of edits) {
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

/** The line end that a text uses: that of its first line. */
export function lineBreakOf(text: string): string {
  return /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
}

/**
 * Inserts items, each on a line of its own.
 * @param insertions by index, ascending
 */
export function insertItems(text: string, container: Node, insertions: readonly Insertion[]): TextEdit[] {
  const length = container.children?.length ?? 0;
  const byIndex = new Map<number, string[]>();
  for (const { index, content } of insertions) {
    const at = Math.min(index, length);
    byIndex.set(at, [...(byIndex.get(at) ?? []), content]);
  }
  return [...byIndex].flatMap(([index, contents]) => insertAt(text, container, index, contents));
}

function insertAt(text: string, container: Node, index: number, contents: readonly string[]): TextEdit[] {
  const children = container.children ?? [];
  const previous = children[index - 1];
  const isLast = index === children.length;
  const anchor = previous ? endOf(previous) : afterOpening(text, container);
  const after = restOfLine(text, anchor);
  const { eol, indent, outer, unit } = manner(text, container);
  const block = contents
    .map((content) => eol + indent + content.replaceAll('\n', eol + indent).replaceAll('\t', unit))
    .join(',');

  if (previous && !isLast && after.comma === undefined) {
    // The comma stands on a later line: it then follows what is inserted.
    return [{ start: anchor, end: anchor, text: `,${block}` }];
  }
  const needsComma = previous !== undefined && after.comma === undefined;
  const separator: TextEdit[] = needsComma ? [{ start: anchor, end: anchor, text: ',' }] : [];
  const trailing = !isLast || after.comma !== undefined ? ',' : '';
  if (after.breaks) return [...separator, { start: after.end, end: after.end, text: block + trailing }];

  // What comes next stands on the same line: it gets a line of its own.
  const next = eol + (isLast ? outer : indent);
  const start = Math.max(anchor, endOfWordBefore(text, after.end));
  return [...separator, { start, end: after.end, text: block + trailing + next }];
}

/** Removes an item, its comma, and its line where nothing else but a comment after it stands there. */
export function removeItem(text: string, container: Node, item: Node): TextEdit[] {
  const previous = container.children?.[container.children.indexOf(item) - 1];
  const ownComma = commaAfter(text, endOf(item));
  const comma = ownComma ?? (previous && commaAfter(text, endOf(previous)));
  const start = lineStart(text, item.offset);
  const after = restOfLine(text, endOf(item));
  const alone = text.slice(start, item.offset).trim() === '' && after.breaks && after.comma === ownComma;
  const edits: TextEdit[] = alone
    ? [{ start, end: after.end + lineBreakOf(text.slice(after.end, after.end + 2)).length, text: '' }]
    : [{ start: item.offset, end: endOf(item), text: '' }];
  if (comma !== undefined && !(alone && comma === ownComma)) {
    edits.push({ start: comma, end: comma + 1, text: '' });
  }
  return edits.sort((a, b) => a.start - b.start);
}

/** How the text writes the items of a container. */
function manner(text: string, container: Node): { eol: string; indent: string; outer: string; unit: string } {
  const unit = /[\r\n]([ \t]+)"/.exec(text)?.[1] ?? '  ';
  const outer = indentAt(text, container.offset);
  const first = container.children?.[0];
  const ownLine = first && text.slice(lineStart(text, first.offset), first.offset).trim() === '';
  return {
    eol: lineBreakOf(text),
    indent: ownLine ? indentAt(text, first.offset) : outer + unit,
    outer,
    unit,
  };
}

/** After the opening bracket; in a container with nothing but comments, after the last of them. */
function afterOpening(text: string, container: Node): number {
  let end = container.offset + 1;
  if ((container.children?.length ?? 0) > 0) return end;
  const scanner = createScanner(text, false);
  scanner.setPosition(end);
  for (let kind: number = scanner.scan(); isBlank(kind); kind = scanner.scan()) {
    if (kind === LINE_COMMENT || kind === BLOCK_COMMENT) end = scanner.getPosition();
  }
  return end;
}

/** What follows on the line at `from`, over comments and one comma, up to the line break or the next token. */
function restOfLine(text: string, from: number): { comma?: number; breaks: boolean; end: number } {
  const scanner = createScanner(text, false);
  scanner.setPosition(from);
  let comma: number | undefined;
  let kind: number = scanner.scan();
  while ((isBlank(kind) && kind !== LINE_BREAK) || (kind === COMMA && comma === undefined)) {
    if (kind === COMMA) comma = scanner.getTokenOffset();
    kind = scanner.scan();
  }
  return {
    ...(comma === undefined ? {} : { comma }),
    breaks: kind === LINE_BREAK,
    end: scanner.getTokenOffset(),
  };
}

function commaAfter(text: string, from: number): number | undefined {
  const scanner = createScanner(text, false);
  scanner.setPosition(from);
  let kind: number = scanner.scan();
  while (isBlank(kind)) kind = scanner.scan();
  return kind === COMMA ? scanner.getTokenOffset() : undefined;
}

function isBlank(kind: number): boolean {
  return kind === LINE_COMMENT || kind === BLOCK_COMMENT || kind === LINE_BREAK || kind === TRIVIA;
}

function endOf(node: Node): number {
  return node.offset + node.length;
}

function endOfWordBefore(text: string, offset: number): number {
  let at = offset;
  while (at > 0 && (text[at - 1] === ' ' || text[at - 1] === '\t')) at--;
  return at;
}

function lineStart(text: string, offset: number): number {
  let at = offset;
  while (at > 0 && text[at - 1] !== '\n' && text[at - 1] !== '\r') at--;
  return at;
}

function indentAt(text: string, offset: number): string {
  const start = lineStart(text, offset);
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}
