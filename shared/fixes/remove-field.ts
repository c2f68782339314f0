import type { Node, ParseError } from 'jsonc-parser';
import { findNodeAtOffset, parseTree } from 'jsonc-parser';
import type { Finding } from '../finding.ts';
import type { TextSource } from '../source.ts';
import type { Span } from '../text/span.ts';
import type { Edit } from './fix.ts';

/** UTF-16 units of a record, or of a document that is one, that are read to find the field. */
const LONGEST_RECORD = 1_000_000;

/** What a cell of a table begins and ends at; a piece of a giant one does not. */
const EDGE = /^$|["\r\n;,\t|]/;

/** A document that knows where the value is that an offset stands in. */
export interface KeyedText extends TextSource {
  valueAt(offset: number): Span | undefined;
}

/**
 * The edit that removes the field of a record that a finding stands in: of JSON the key and its value, of a table's row
 * what the cell holds, since the other columns stay where they are.
 * @returns undefined where it stands in no field, or the record cannot be read
 */
export function removeField(document: KeyedText, finding: Finding): Edit | undefined {
  if (!isInField(finding)) return undefined;
  const { start, syntax } = finding;
  if (syntax === 'csv' || syntax === 'csv-quoted') {
    const cell = document.valueAt(start);
    const isWhole =
      cell &&
      EDGE.test(document.slice(Math.max(0, cell.start - 1), cell.start)) &&
      EDGE.test(document.slice(cell.end, cell.end + 1));
    return isWhole ? { start: cell.start, end: cell.end, text: '' } : undefined;
  }
  const line = lineAround(document, start);
  const member =
    memberIn(document, line, start) ?? memberIn(document, { start: 0, end: document.length }, start);
  return member && { ...member, text: '' };
}

/** Whether a finding may stand in a field of a record. */
export function isInField({ syntax }: Finding): boolean {
  return ['json-string', 'json-number', 'csv', 'csv-quoted'].includes(syntax);
}

/** The member of an object that stands at an offset, with the comma that parts it from the others. */
function memberIn(document: TextSource, record: Span, offset: number): Span | undefined {
  if (record.end - record.start > LONGEST_RECORD) return undefined;
  const errors: ParseError[] = [];
  const root = parse(document.slice(record.start, record.end), errors);
  if (root === undefined || errors.length > 0) return undefined;
  let node: Node | undefined = findNodeAtOffset(root, offset - record.start);
  while (node !== undefined && node.type !== 'property') node = node.parent;
  const members = node?.parent?.children;
  if (node === undefined || members === undefined) return undefined;
  const at = members.indexOf(node);
  const next = members[at + 1];
  const previous = members[at - 1];
  const start = next === undefined && previous ? previous.offset + previous.length : node.offset;
  const end = next === undefined ? node.offset + node.length : next.offset;
  return { start: record.start + start, end: record.start + end };
}

function parse(text: string, errors: ParseError[]): Node | undefined {
  try {
    return parseTree(text, errors);
  } catch (error) {
    // The parser descends recursively.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The line that an offset stands in, as far as it is a record's length. */
function lineAround(document: TextSource, offset: number): Span {
  const from = Math.max(0, offset - LONGEST_RECORD);
  const start = from + document.slice(from, offset).lastIndexOf('\n') + 1;
  const after = document.slice(offset, offset + LONGEST_RECORD);
  const end = after.search(/[\r\n]/);
  return { start, end: end < 0 ? offset + after.length : offset + end };
}
