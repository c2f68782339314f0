/**
 * The text of a document, in chunks: where each begins, the lines, and pieces of the text over their borders. Offsets are
 * UTF-16 units, half open.
 */
import { Chunk } from './chunk.ts';
import type { Position } from './text/span.ts';

/** Aimed-at length of a chunk. */
export const CHUNK_SIZE = 8192;

/** A chunk and where it begins. */
export interface Place {
  readonly index: number;
  /** Offset of the chunk's start in the document. */
  readonly offset: number;
}

/** Where each chunk begins, and at the end where the text ends. */
interface Borders {
  readonly offsets: Float64Array;
  readonly lines: Float64Array;
}

/** What an edit replaces: the chunks `[from, to)` by `chunks`, of whose text so much at the start and the end is kept. */
export interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly chunks: readonly Chunk[];
  readonly kept: { readonly before: number; readonly behind: number };
}

export class Chunks {
  readonly #size: number;
  #list: Chunk[];
  #length: number;
  #breaks: number;
  /** Undefined after an edit. */
  #borders: Borders | undefined;

  /** @param size aimed-at length of a chunk */
  constructor(text: string, size = CHUNK_SIZE) {
    this.#size = size;
    this.#list = cutChunks(text, size);
    this.#length = text.length;
    this.#breaks = this.#list.reduce((sum, chunk) => sum + chunk.breaks, 0);
  }

  get list(): readonly Chunk[] {
    return this.#list;
  }

  get length(): number {
    return this.#length;
  }

  get lineCount(): number {
    return this.#breaks + 1;
  }

  text(): string {
    return this.#list.map((chunk) => chunk.text).join('');
  }

  /** The text in `[start, end)`, cut to the document. */
  slice(start: number, end: number): string {
    const parts: string[] = [];
    let { index, offset } = this.placeOf(start);
    for (; index < this.#list.length && offset < end; index++) {
      const { text } = this.#list[index]!;
      parts.push(text.slice(Math.max(0, start - offset), Math.max(0, end - offset)));
      offset += text.length;
    }
    return parts.join('');
  }

  /** Line and column of an offset; an offset outside the document is moved to its nearer end. */
  positionAt(offset: number): Position {
    const wanted = Math.max(0, Math.min(offset, this.#length));
    const place = this.placeOf(wanted);
    const { lineStarts } = this.#list[place.index]!;
    const inside = wanted - place.offset;
    const breaks = countUpTo(lineStarts, inside);
    const line = this.borders.lines[place.index]! + breaks;
    if (breaks > 0) return { line, character: inside - lineStarts[breaks - 1]! };
    return { line, character: wanted - this.#lineStartBefore(place) };
  }

  /** Offset of a position; a column beyond the line's end means the end of the line. */
  offsetAt({ line, character }: Position): number {
    if (line < 0) return 0;
    if (line >= this.lineCount) return this.#length;
    const start = this.lineStart(line);
    const end = this.#lineEnd(start);
    return Math.max(start, Math.min(end, start + character));
  }

  /** What changes where `[start, end)` is replaced by `text`; `replace` does it. */
  replacement(start: number, end: number, text: string): Replacement {
    const first = this.placeOf(start);
    const last = this.placeOf(end);
    const head = this.#list[first.index]!.text.slice(0, start - first.offset);
    const tail = this.#list[last.index]!.text.slice(end - last.offset);
    let from = first.index;
    let to = last.index + 1;
    const parts = [head, text, tail];
    // A boundary inside a line is drawn anew, so that no short line and no character stays cut.
    if (from > 0 && !endsLine(this.#list[from - 1]!.text, parts.join(''))) {
      parts.unshift(this.#list[--from]!.text);
    }
    if (to < this.#list.length && !endsLine(parts.join(''), this.#list[to]!.text)) {
      parts.push(this.#list[to++]!.text);
    }
    const kept = { before: start - this.offsetOf(from), behind: this.offsetOf(to) - end };
    return { from, to, chunks: cutChunks(parts.join(''), this.#size), kept };
  }

  /** @returns how many chunks stand where those that are replaced stood */
  replace({ from, to, chunks }: Replacement): number {
    for (const chunk of this.#list.slice(from, to)) {
      this.#length -= chunk.text.length;
      this.#breaks -= chunk.breaks;
    }
    for (const chunk of chunks) {
      this.#length += chunk.text.length;
      this.#breaks += chunk.breaks;
    }
    const isLost = chunks.length === 1 && chunks[0]!.text === '' && this.#list.length > to - from;
    // An empty chunk is kept only where it is the only one.
    const put = isLost ? [] : chunks;
    this.#list.splice(from, to - from, ...put);
    this.#borders = undefined;
    return put.length;
  }

  /** The text before a chunk, at least so much of it where there is. */
  before(index: number, reach: number): string {
    let head = '';
    for (let i = index - 1; i >= 0 && head.length < reach; i--) {
      head = this.#list[i]!.text.slice(-(reach - head.length)) + head;
    }
    return head;
  }

  /** The text behind a chunk. */
  after(index: number, reach: number): string {
    let tail = '';
    for (let i = index + 1; i < this.#list.length && tail.length < reach; i++) {
      tail += this.#list[i]!.text.slice(0, reach - tail.length);
    }
    return tail;
  }

  /** The chunk that holds an offset; the last one where the offset is at or after the end. */
  placeOf(wanted: number): Place {
    const { offsets } = this.borders;
    const index = Math.max(0, countUpTo(offsets.subarray(0, this.#list.length), wanted) - 1);
    return { index, offset: offsets[index]! };
  }

  offsetOf(index: number): number {
    return this.borders.offsets[index]!;
  }

  get borders(): Borders {
    if (this.#borders !== undefined) return this.#borders;
    const count = this.#list.length;
    const borders = { offsets: new Float64Array(count + 1), lines: new Float64Array(count + 1) };
    const { offsets, lines } = borders;
    // Not `forEach`: it is done anew after each key.
    for (let i = 0; i < count; i++) {
      const { text, breaks } = this.#list[i]!;
      offsets[i + 1] = offsets[i]! + text.length;
      lines[i + 1] = lines[i]! + breaks;
    }
    this.#borders = borders;
    return borders;
  }

  /** Where the line begins that the start of a chunk stands in. */
  #lineStartBefore({ index }: Place): number {
    const { offsets } = this.borders;
    for (let i = index - 1; i >= 0; i--) {
      const start = this.#list[i]!.lineStarts.at(-1);
      if (start !== undefined) return offsets[i]! + start;
    }
    return 0;
  }

  lineStart(line: number): number {
    if (line >= this.lineCount) return this.#length;
    if (line <= 0) return 0;
    const { offsets, lines } = this.borders;
    // The chunk with the break before the line: the last one that begins on an earlier line.
    const index = countUpTo(lines.subarray(0, this.#list.length), line - 1) - 1;
    return offsets[index]! + this.#list[index]!.lineStarts[line - lines[index]! - 1]!;
  }

  /** The end of the line that begins at `start`, before its line break. */
  #lineEnd(start: number): number {
    let { index, offset } = this.placeOf(start);
    for (let at = start - offset; index < this.#list.length; index++, at = -1) {
      const { text, lineStarts } = this.#list[index]!;
      const next = lineStarts[countUpTo(lineStarts, at)];
      if (next !== undefined) return offset + next - breakLength(text, next);
      offset += text.length;
    }
    return this.#length;
  }
}

/**
 * Cuts a text into chunks: at line ends, or, in a line much longer than a chunk, between two whole characters.
 * @param size aimed-at length
 */
export function cutChunks(text: string, size = CHUNK_SIZE): Chunk[] {
  const chunks: Chunk[] = [];
  let start = 0;
  while (text.length - start > size) {
    const end = cutAt(text, start, size);
    chunks.push(new Chunk(text.slice(start, end)));
    start = end;
  }
  chunks.push(new Chunk(text.slice(start)));
  return chunks;
}

function cutAt(text: string, start: number, size: number): number {
  // Searched in slices: in a document of one line a search to its end, for every chunk, would be quadratic.
  const newline = text.slice(start, start + size).lastIndexOf('\n');
  if (newline >= size / 4) return start + newline + 1;
  const later = text.slice(start + size, start + 2 * size).indexOf('\n');
  if (later >= 0) return start + size + later + 1;
  return splitsCharacter(text.charCodeAt(start + size - 1), text.charCodeAt(start + size))
    ? start + size - 1
    : start + size;
}

/** Whether two code units belong together: a surrogate pair, or a CR LF. */
function splitsCharacter(left: number, right: number): boolean {
  return (left === 0x0d && right === 0x0a) || ((left & 0xfc00) === 0xd800 && (right & 0xfc00) === 0xdc00);
}

/** How many of the numbers, which do not fall, are at most `limit`. */
function countUpTo(numbers: ArrayLike<number>, limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (numbers[middle]! <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Length of the line break that ends at `next`. */
function breakLength(text: string, next: number): number {
  return text.charCodeAt(next - 1) === 0x0a && text.charCodeAt(next - 2) === 0x0d ? 2 : 1;
}

/** Whether a line ends between two texts, with no CR LF or character cut in two. */
function endsLine(left: string, right: string): boolean {
  const end = left.charCodeAt(left.length - 1);
  if (splitsCharacter(end, right.charCodeAt(0))) return false;
  return end === 0x0a || end === 0x0d;
}
