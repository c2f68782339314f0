import type { FormatId } from '../formats/registry.ts';
import { type LocatedFinding, type StreamOptions, StreamScan } from '../scan.ts';
import type { TextSource } from '../source.ts';
import type { Edit } from './fix.ts';
import { LOOK } from './write.ts';

/** A stretch of the source, `[start, end)` in UTF-16 units, and what stands there in the fixed text. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly isReplaced: boolean;
}

/**
 * Fixes a text that comes in pieces. Of the text only what the scan still needs is kept: the last chunks of a data
 * set; of prose all from the first word on that a full name further down may turn into a name.
 */
export class StreamFix {
  readonly #scan: StreamScan;
  readonly #fix: (found: readonly LocatedFinding[], document: TextSource) => readonly Edit[];
  readonly #window = new Window();
  /** Where the text that was given out ends. */
  #given = 0;

  /** @param fix the edits for some findings, in their order; it may leave any out */
  constructor(
    format: FormatId,
    fix: (found: readonly LocatedFinding[], document: TextSource) => readonly Edit[],
    options?: StreamOptions,
  ) {
    this.#scan = new StreamScan(format, options);
    this.#fix = fix;
  }

  /** Takes the next piece of text; returns what is fixed now, without gaps behind what it returned before. */
  push(text: string): Stretch[] {
    this.#window.add(text);
    return this.#give(this.#scan.push(text), this.#scan.settled);
  }

  /** Ends the text; returns the rest. */
  end(): Stretch[] {
    return this.#give(this.#scan.end(), this.#window.length);
  }

  #give(found: readonly LocatedFinding[], settled: number): Stretch[] {
    const stretches: Stretch[] = [];
    for (const { start, end, text } of this.#fix(found, this.#window)) {
      this.#keep(start, stretches);
      stretches.push({ start, end, text, isReplaced: true });
      this.#given = end;
    }
    this.#keep(settled, stretches);
    this.#window.forget(this.#given - LOOK);
    return stretches;
  }

  #keep(until: number, stretches: Stretch[]): void {
    const start = this.#given;
    if (until <= start) return;
    stretches.push({ start, end: until, text: this.#window.slice(start, until), isReplaced: false });
    this.#given = until;
  }
}

/** The end of a text, under the offsets of the whole. */
class Window implements TextSource {
  #text = '';
  #from = 0;
  #added: string[] = [];
  #addedLength = 0;

  get length(): number {
    return this.#from + this.#text.length + this.#addedLength;
  }

  add(text: string): void {
    this.#added.push(text);
    this.#addedLength += text.length;
  }

  slice(start: number, end: number): string {
    if (this.#addedLength > 0) {
      this.#text = [this.#text, ...this.#added].join('');
      this.#added = [];
      this.#addedLength = 0;
    }
    return this.#text.slice(Math.max(0, start - this.#from), Math.max(0, end - this.#from));
  }

  /** Drops what stands before `start`, once that is much. */
  forget(start: number): void {
    if (start - this.#from < 1 << 16) return;
    const rest = this.slice(start, this.length);
    this.#text = rest;
    this.#from = start;
  }
}
