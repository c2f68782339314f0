/**
 * The way most tools do it: one regular expression a type, over the whole text, with nothing verified. The baseline
 * that throughput is compared with, since ratios within one run survive a busy machine.
 */
const PATTERNS: readonly RegExp[] = [
  /\b\d{3}\.\d{3}\.\d{3}-\d{2}\b/g,
  /\b\d{11}\b/g,
  /\b\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}\b/g,
  /\b\d{14}\b/g,
  /\b[A-Z0-9]{2}\.[A-Z0-9]{3}\.[A-Z0-9]{3}\/[A-Z0-9]{4}-\d{2}\b/g,
  /\b[12789]\d{2} \d{4} \d{4} \d{4}\b/g,
  /\b[12789]\d{14}\b/g,
  /\b\d{3}\.\d{5}\.\d{2}-\d\b/g,
  /\b\d{4} \d{4} \d{4}\b/g,
  /\b\d{12}\b/g,
  /\(\d{2}\) ?9?\d{4}-\d{4}\b/g,
  /\+55 ?\d{2} ?9?\d{4}-?\d{4}\b/g,
  /\b9\d{4}-\d{4}\b/g,
  /\b\d{5}-\d{3}\b/g,
  /\b(?:\d{4}[ -]?){3}\d{4}\b/g,
  /\b3[47]\d{2} ?\d{6} ?\d{5}\b/g,
  /\b[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}\b/g,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/g,
  /\b[0-9a-f]{2}(?::[0-9a-f]{2}){5}\b/gi,
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi,
  /\b[A-Z]{3}-?\d[A-Z0-9]\d{2}\b/g,
  /\b[A-Z]{2}\d{6}\b/g,
  /\b\d{2}\.\d{3}\.\d{3}-[\dX]\b/g,
  /\b\d{7}-\d{2}\.\d{4}\.\d\.\d{2}\.\d{4}\b/g,
  /\bBR\d{2}[A-Z0-9]{25}\b/g,
  /\b\d{2}\/\d{2}\/\d{4}\b/g,
  /\b\d{4}-\d{2}-\d{2}\b/g,
  /\bCRM[ /-]?[A-Z]{2}[ /-]?\d{4,6}\b/g,
  /\bOAB[ /-]?[A-Z]{2}[ /-]?\d{3,6}\b/g,
  /\b\d{44}\b/g,
  /\b(?:prontu[aá]rio|matr[ií]cula)[ :nº]{0,4}\d{3,10}\b/gi,
];

export const PATTERN_COUNT = PATTERNS.length;

/** Matches all patterns; returns how many matches there are. */
export function matchAll(text: string): number {
  let count = 0;
  for (const pattern of PATTERNS) {
    pattern.lastIndex = 0;
    while (pattern.exec(text) !== null) count++;
  }
  return count;
}
