/**
 * Shorter forms of names. A single word (`Quintela`) is somebody's name where the document names somebody in full by
 * it (`Jandira Quintela`). What is named in full, and what may echo it, is kept for each chunk; which echoes count is
 * for the document to say.
 */
export class Echoes {
  /** Keys of the words of full names that start in the chunk, with repetitions. */
  readonly full: number[] = [];
  /** The words that may echo one: their keys, and where they stand, in order. */
  readonly keys: number[] = [];
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  readonly types: number[] = [];
  readonly syntaxes: number[] = [];

  add(key: number, type: number, start: number, end: number, syntax: number): void {
    this.keys.push(key);
    this.types.push(type);
    this.starts.push(start);
    this.ends.push(end);
    this.syntaxes.push(syntax);
  }

  countFrom(origin: number): void {
    for (let i = 0; i < this.keys.length; i++) {
      this.starts[i]! -= origin;
      this.ends[i]! -= origin;
    }
  }
}

/** How often each word is part of a full name in a document. */
export class FullNames {
  readonly #counts = new Map<number, number>();

  add(echoes: Echoes | undefined, sign: 1 | -1): void {
    for (const key of echoes?.full ?? []) {
      const count = (this.#counts.get(key) ?? 0) + sign;
      if (count === 0) this.#counts.delete(key);
      else this.#counts.set(key, count);
    }
  }

  has(key: number): boolean {
    return this.#counts.has(key);
  }
}
