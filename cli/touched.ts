import type { Span } from '../shared/text/span.ts';
import type { LineRange } from './target.ts';

/** Which parts of a text, read piece by piece, are on certain lines as git counts them (by line feeds only). */
export class TouchedText {
  /** Sorted; `end` of the last one is infinite while its last line has not been read. */
  readonly #spans: { start: number; end: number }[] = [];
  readonly #ranges: readonly LineRange[];
  #range = 0;
  #line = 1;
  #offset = 0;

  /** @param ranges sorted; those without lines mark where something was taken away */
  constructor(ranges: readonly LineRange[]) {
    this.#ranges = ranges.filter(({ count }) => count > 0);
    this.#open();
  }

  push(piece: string): void {
    let at = 0;
    while (this.#range < this.#ranges.length) {
      const lineFeed = piece.indexOf('\n', at);
      if (lineFeed < 0) break;
      at = lineFeed + 1;
      this.#line++;
      this.#lineBegins(this.#offset + at);
    }
    this.#offset += piece.length;
  }

  /** @param span within what has been pushed */
  touches({ start, end }: Span): boolean {
    let low = 0;
    let high = this.#spans.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#spans[middle]!.end <= start) low = middle + 1;
      else high = middle;
    }
    const first = this.#spans[low];
    return first !== undefined && first.start < end;
  }

  #lineBegins(offset: number): void {
    const { first, count } = this.#ranges[this.#range]!;
    if (this.#line === first + count) {
      this.#spans.at(-1)!.end = offset;
      this.#range++;
    }
    this.#open(offset);
  }

  #open(offset = 0): void {
    if (this.#ranges[this.#range]?.first === this.#line) {
      this.#spans.push({ start: offset, end: Number.POSITIVE_INFINITY });
    }
  }
}
