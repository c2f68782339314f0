/** What can stand between two words, as bits; nothing where letters touch digits. */
export const GAP = {
  space: 1,
  dot: 2,
  comma: 4,
  hyphen: 8,
  slash: 16,
  /** A colon or an equals sign. */
  colon: 32,
  line: 64,
  /** More than one line break. */
  paragraph: 128,
  open: 256,
  close: 512,
  /** `º`, `ª`, `°`. */
  ordinal: 1024,
  /** Anything else: quotes, bars, tabs, semicolons. */
  other: 2048,
} as const;

/** One line break, or more. */
export const LINES = GAP.line | GAP.paragraph;
