/** Writes `word` in capitals, with one at the start, or without, as `source` is. */
export function inCaseOf(source: string, word: string): string {
  if (source === source.toLowerCase()) return word;
  if (source === source.toUpperCase() && source.length > 1) return word.toUpperCase();
  return word.charAt(0).toUpperCase() + word.slice(1);
}
