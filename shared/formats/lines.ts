/** Lines that are read whole, whatever piece they are asked for in. */

/**
 * The start of the line that `at` stands in.
 * @param longest lines are looked for so far back
 * @param limit not before it
 * @returns −1 where the line begins too far back
 */
export function lineStart(text: string, at: number, longest: number, limit = 0): number {
  const from = Math.max(limit, at - longest - 1);
  const newline = text.slice(from, at).lastIndexOf('\n');
  if (newline >= 0) return from + newline + 1;
  return from === limit ? limit : -1;
}

/** The offset after the line break behind `start`, or `to`. */
export function lineEnd(text: string, start: number, to = text.length): number {
  const newline = text.indexOf('\n', start);
  return newline < 0 || newline >= to ? to : newline + 1;
}
