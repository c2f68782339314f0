/** A half-open range `[start, end)` of UTF-16 code units of one text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A zero-based line and a zero-based UTF-16 column in it, as the Language Server Protocol counts. */
export interface Position {
  readonly line: number;
  readonly character: number;
}
