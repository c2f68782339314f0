import type { MaskedFile, MaskSummary } from '../mask.ts';
import type { Output } from '../output.ts';
import type { ReadError, Tool } from './report.ts';

/** What `biombo mask` replaced and left, as one JSON document, one line a file: counts, never values. */
export class MaskedReport {
  readonly #output: Output;
  readonly #errors: ReadError[] = [];
  #files = 0;

  constructor(output: Output, tool: Tool) {
    this.#output = output;
    output.write(`{"tool":${JSON.stringify(tool)},\n "files":[`);
  }

  /** @param path personal data in it masked */
  file(path: string, counts: Readonly<MaskedFile>): void {
    this.#output.write(`${this.#files++ > 0 ? ',' : ''}\n  ${JSON.stringify({ path, ...counts })}`);
  }

  error(path: string, message: string): void {
    this.#errors.push({ path, message });
  }

  async end(summary: MaskSummary): Promise<void> {
    const files = this.#files > 0 ? '\n ]' : ']';
    const errors = JSON.stringify(this.#errors);
    this.#output.write(`${files},\n "errors":${errors},\n "summary":${JSON.stringify(summary)}}\n`);
    await this.#output.flush();
  }
}
