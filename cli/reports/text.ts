import type { Confidence } from '../../shared/finding.ts';
import type { Locale } from '../../shared/identifiers/identifier.ts';
import { messages as findingMessages } from '../../shared/messages/messages.ts';
import { messages } from '../messages/messages.ts';
import type { PlacedFinding, Report, Summary } from './report.ts';

const COLOURS: Readonly<Record<Confidence, string>> = {
  certain: '\x1b[31m',
  likely: '\x1b[33m',
  possible: '\x1b[36m',
};
const RESET = '\x1b[0m';

/** For people: a line for each finding, and a summary. */
export class TextReport implements Report {
  readonly #locale: Locale;
  readonly #colours: boolean;
  #path = '';

  constructor(locale: Locale, colours: boolean) {
    this.#locale = locale;
    this.#colours = colours;
  }

  begin(): string {
    return '';
  }

  beginFile(path: string): string {
    this.#path = printable(path);
    return '';
  }

  finding({ finding, line, column }: PlacedFinding): string {
    return this.#line(`${this.#path}:${line}:${column}`, finding);
  }

  endFile(inPath: readonly PlacedFinding[]): string {
    const place = `${this.#path} (${messages(this.#locale).inPath})`;
    return inPath.map(({ finding }) => this.#line(place, finding)).join('');
  }

  /** Errors have been told on standard error as they happened. */
  end(summary: Summary): string {
    return `${messages(this.#locale).summary(summary)}\n`;
  }

  #line(place: string, { type, confidence, reasons }: PlacedFinding['finding']): string {
    const words = findingMessages(this.#locale);
    const level = words.confidence[confidence];
    const coloured = this.#colours ? `${COLOURS[confidence]}${level}${RESET}` : level;
    return `${place}  ${type}  ${coloured}  ${reasons.map((reason) => words.reason[reason]).join(', ')}\n`;
  }
}

/** Keeps a file name from moving the cursor, breaking the line or turning text around. */
export function printable(text: string): string {
  return text.replace(
    /[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
