/** The cells of a table of Markdown (GitHub's flavour, section 4.10). */

/** Where a cell stands, in UTF-16 offsets of the text, half open. */
export type Cell = readonly [lo: number, hi: number];

const MOST_CELLS = 512;

/** The cells between the pipes of a table row; `\|` is a pipe in a cell. */
export function splitCells(text: string, start: number, end: number): Cell[] {
  const cells: Cell[] = [];
  let hi = end;
  while (hi > start && text.charCodeAt(hi - 1) <= 0x20) hi--;
  let lo = start;
  while (lo < hi && text.charCodeAt(lo) <= 0x20) lo++;
  if (text.charCodeAt(lo) === 0x7c) lo++;
  for (let i = lo; i < hi && cells.length < MOST_CELLS; i++) {
    if (text.charCodeAt(i) === 0x5c) i++;
    else if (text.charCodeAt(i) === 0x7c) {
      cells.push([lo, i]);
      lo = i + 1;
    }
  }
  if (lo < hi) cells.push([lo, hi]);
  return cells;
}
