/** The keys that values stand under, read again where somebody asks: the scan itself does not need them. */
import type { Chunk } from './chunk.ts';
import type { Format } from './formats/format.ts';
import { windowOf } from './formats/window.ts';

export interface KeyedValue {
  readonly start: number;
  readonly end: number;
  readonly path: string;
}

/** The keys of one chunk, in offsets of it. */
export class ChunkKeys {
  readonly #values: KeyedValue[] = [];

  /**
   * @param chunk scanned, so that the format's state at its start is known
   * @param head the end of what stands before, at least `REACH` of it where there is so much
   * @param tail the start of what follows, likewise
   */
  constructor(format: Format, { text, before }: Chunk, head: string, tail: string) {
    const from = head.length;
    const state = before ?? format.initial;
    format.split(
      windowOf(format, head, text, tail),
      from,
      from + text.length,
      state,
      () => {},
      (start, end, path) => {
        if (path !== '') this.#values.push({ start: start - from, end: end - from, path });
      },
    );
    this.#values.sort((a, b) => a.start - b.start);
  }

  /** The value that an offset stands in. */
  at(offset: number): KeyedValue | undefined {
    let low = 0;
    let high = this.#values.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#values[middle]!.start <= offset) low = middle + 1;
      else high = middle;
    }
    const value = this.#values[low - 1];
    return value !== undefined && offset < value.end ? value : undefined;
  }
}
