import type { PlacedFinding, ReadError, Report, Summary, Tool } from './report.ts';
import { findingRecord, summaryRecord } from './report.ts';

/** One JSON document, one line a file. */
export class JsonReport implements Report {
  readonly #tool: Tool;
  #files = 0;
  #findings = 0;

  constructor(tool: Tool) {
    this.#tool = tool;
  }

  begin(): string {
    return `{"tool":${JSON.stringify(this.#tool)},\n "files":[`;
  }

  beginFile(path: string): string {
    this.#findings = 0;
    return `${this.#files++ > 0 ? ',' : ''}\n  {"path":${JSON.stringify(path)},"findings":[`;
  }

  finding(placed: PlacedFinding): string {
    return (this.#findings++ > 0 ? ',' : '') + JSON.stringify(findingRecord(placed));
  }

  endFile(inPath: readonly PlacedFinding[]): string {
    if (inPath.length === 0) return ']}';
    return `],"pathFindings":${JSON.stringify(inPath.map(findingRecord))}}`;
  }

  end(summary: Summary, errors: readonly ReadError[]): string {
    const files = this.#files > 0 ? '\n ]' : ']';
    return `${files},\n "errors":${JSON.stringify(errors)},\n "summary":${JSON.stringify(summaryRecord(summary))}}\n`;
  }
}
