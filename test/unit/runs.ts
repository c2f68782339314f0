/** How often a property is tried: so many times; with `FUZZ=50` in the environment fifty times as many. */
export function runs(few: number): { readonly numRuns: number } {
  const { FUZZ = '1' } = process.env;
  return { numRuns: few * Number(FUZZ) };
}
