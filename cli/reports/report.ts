import type { CustomIdentifiers } from '../../shared/custom/custom-identifier.ts';
import type { Finding } from '../../shared/finding.ts';

/** A finding and its place for people: lines and columns from 1, columns in UTF-16 code units, end exclusive. */
export interface PlacedFinding {
  readonly finding: Finding;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** What could not be read, in the user's words. */
export interface ReadError {
  readonly path: string;
  readonly message: string;
}

export interface Summary {
  files: number;
  findings: number;
  readonly byType: Record<string, number>;
  /** Hidden by the config. */
  suppressed: number;
  /** Files in which nothing was looked for: not text, or ignored by the config. */
  skipped: number;
  unreadable: number;
  /** Of `--staged`: findings on lines that do not change. */
  untouched?: number;
  /** Not more than the baseline has; missing where no baseline counts. */
  accepted?: number;
}

/**
 * A report that is written while the scan goes on: each method returns the text that comes next. The order is
 * `begin`, for each file `beginFile`, any number of `finding`, `endFile`, and at last `end`.
 */
export interface Report {
  begin(): string;
  /** @param custom the identifiers of the file's config */
  beginFile(path: string, custom: CustomIdentifiers): string;
  finding(placed: PlacedFinding): string;
  /** @param inPath findings in the path itself, placed in it */
  endFile(inPath: readonly PlacedFinding[]): string;
  end(summary: Summary, errors: readonly ReadError[]): string;
}

export interface Tool {
  readonly name: string;
  readonly version: string;
}

/** A finding as the JSON reports write it; the order of the keys is part of the format. */
export function findingRecord({ finding, line, column }: PlacedFinding) {
  const { type, start, end, confidence, reasons } = finding;
  return { type, start, end, line, column, confidence, reasons };
}

/** A summary as the JSON reports write it, types in alphabetical order. */
export function summaryRecord({ byType, files, findings, ...rest }: Summary) {
  const types = Object.entries(byType).sort(([a], [b]) => (a < b ? -1 : 1));
  return { files, findings, byType: Object.fromEntries(types), ...rest };
}
