/** A whole file in memory, for commands that are asked about a place in it. */
import { Buffer } from 'node:buffer';
import type { CustomIdentifiers } from '../shared/custom/custom-identifier.ts';
import { ScannedDocument } from '../shared/document.ts';
import { formatFor } from '../shared/formats/registry.ts';
import type { Span } from '../shared/text/span.ts';
import type { ByteSource } from './bytes.ts';
import { decode } from './decode.ts';
import type { ReadProblem } from './messages/messages.ts';

const BUFFER = 1 << 20;
/** A string can hold little more. */
const MOST_UNITS = 2 ** 29 - 1024;

/** What was asked cannot be answered. */
export class Unanswerable extends Error {
  readonly problem: ReadProblem;

  constructor(problem: ReadProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

/** A place as users write it, from 1; without a column the whole line. */
export interface LinePlace {
  readonly line: number;
  /** In UTF-16 code units. */
  readonly column: number | undefined;
}

/**
 * Reads and scans a text.
 * @param custom the identifiers of its config
 * @throws Unanswerable, and what reading throws
 */
export async function readDocument(
  source: ByteSource,
  file: string,
  custom: CustomIdentifiers,
): Promise<ScannedDocument> {
  const document = new ScannedDocument(await readText(source), formatFor(file));
  document.recognise(custom);
  document.scan(() => false);
  return document;
}

async function readText(source: ByteSource): Promise<string> {
  try {
    const parts: string[] = [];
    let units = 0;
    for await (const piece of (await decode(source, Buffer.allocUnsafe(BUFFER))).pieces) {
      units += piece.length;
      if (units > MOST_UNITS) throw new Unanswerable({ kind: 'too-large' });
      parts.push(piece);
    }
    return parts.join('');
  } finally {
    source.close();
  }
}

/** The line, or the one character at the column. @throws Unanswerable */
export function spanAt(document: ScannedDocument, { line, column }: LinePlace): Span {
  const lines = document.lineCount;
  if (line > lines) throw new Unanswerable({ kind: 'no-such-line', lines });
  const end = document.offsetAt({ line: line - 1, character: Infinity });
  if (column === undefined) return { start: document.offsetAt({ line: line - 1, character: 0 }), end };
  const start = document.offsetAt({ line: line - 1, character: column - 1 });
  return { start, end: Math.min(end, start + 1) };
}
