/** Not a date that means anything: a run of the tests is to say of the code, and not of the day, whether it is right. */
const SEED = 20261202;

/**
 * How often a property is tried: so many times, on the same inputs each time; with `FUZZ=50` in the environment fifty
 * times as many, new ones each time.
 */
export function runs(few: number): { readonly numRuns: number; readonly seed?: number } {
  const { FUZZ } = process.env;
  return FUZZ === undefined ? { numRuns: few, seed: SEED } : { numRuns: few * Number(FUZZ) };
}
