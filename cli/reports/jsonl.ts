import type { PlacedFinding, ReadError, Report, Summary } from './report.ts';
import { findingRecord, summaryRecord } from './report.ts';

/**
 * A line for each finding, with the path first; `"inPath":true` where it stands in the path itself. Then a line
 * for each error, and one for the summary.
 */
export class JsonlReport implements Report {
  #path = '';

  begin(): string {
    return '';
  }

  beginFile(path: string): string {
    this.#path = path;
    return '';
  }

  finding(placed: PlacedFinding): string {
    return line({ path: this.#path, ...findingRecord(placed) });
  }

  endFile(inPath: readonly PlacedFinding[]): string {
    return inPath
      .map((placed) => line({ path: this.#path, ...findingRecord(placed), inPath: true }))
      .join('');
  }

  end(summary: Summary, errors: readonly ReadError[]): string {
    return errors.map((error) => line({ error })).join('') + line({ summary: summaryRecord(summary) });
  }
}

function line(record: object): string {
  return `${JSON.stringify(record)}\n`;
}
