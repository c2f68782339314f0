import { pathToFileURL } from 'node:url';
import { CustomIdentifiers } from '../../shared/custom/custom-identifier.ts';
import type { Confidence } from '../../shared/finding.ts';
import type { Identifier, Locale } from '../../shared/identifiers/identifier.ts';
import { IDENTIFIERS } from '../../shared/identifiers/registry.ts';
import { messages as findingMessages } from '../../shared/messages/messages.ts';
import { messages } from '../messages/messages.ts';
import type { PlacedFinding, ReadError, Report, Summary, Tool } from './report.ts';
import { summaryRecord } from './report.ts';

const LEVELS: Readonly<Record<Confidence, 'error' | 'warning' | 'note'>> = {
  certain: 'error',
  likely: 'warning',
  possible: 'note',
};

/**
 * SARIF 2.1.0. There are no `partialFingerprints` and no snippets: both would derive from the values.
 */
export class SarifReport implements Report {
  readonly #tool: Tool;
  readonly #locale: Locale;
  /** Those of configs come behind Biombo's own as they are met; of two with one id the first counts. */
  readonly #rules: Identifier[] = [...IDENTIFIERS];
  readonly #ruleIndex = new Map(IDENTIFIERS.map(({ id }, index) => [id, index]));
  #uri = '';
  #results = 0;
  #custom = CustomIdentifiers.none;

  constructor(tool: Tool, locale: Locale) {
    this.#tool = tool;
    this.#locale = locale;
  }

  begin(): string {
    return (
      '{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[' +
      '{"columnKind":"utf16CodeUnits","results":['
    );
  }

  beginFile(path: string, custom: CustomIdentifiers): string {
    this.#uri = uriOf(path);
    this.#custom = custom;
    return '';
  }

  finding(placed: PlacedFinding): string {
    return this.#result(placed, {
      artifactLocation: { uri: this.#uri },
      region: {
        startLine: placed.line,
        startColumn: placed.column,
        endLine: placed.endLine,
        endColumn: placed.endColumn,
        charOffset: placed.finding.start,
        charLength: placed.finding.end - placed.finding.start,
      },
    });
  }

  endFile(inPath: readonly PlacedFinding[]): string {
    const physicalLocation = { artifactLocation: { uri: this.#uri } };
    const note = ` (${messages(this.#locale).inPath})`;
    return inPath.map((placed) => this.#result(placed, physicalLocation, note)).join('');
  }

  end(summary: Summary, errors: readonly ReadError[]): string {
    const invocation = {
      executionSuccessful: errors.length === 0,
      toolExecutionNotifications: errors.map(({ path, message }) => ({
        level: 'error',
        message: { text: message },
        locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(path) } } }],
      })),
    };
    const properties = { summary: summaryRecord(summary) };
    const driver = { ...this.#tool, rules: this.#rules.map((identifier) => this.#rule(identifier)) };
    const parts = { tool: { driver }, invocations: [invocation], properties };
    return `\n],${JSON.stringify(parts).slice(1, -1)}}]}\n`;
  }

  #rule({ id, names, summary, source }: Identifier) {
    const locale = this.#locale;
    const { hover } = findingMessages(locale);
    return {
      id,
      name: names[locale],
      shortDescription: { text: names[locale] },
      fullDescription: { text: summary[locale] },
      help: { text: `${summary[locale]}\n${hover.source(source)}` },
    };
  }

  #result({ finding }: PlacedFinding, physicalLocation: object, note = ''): string {
    const { type, confidence, reasons } = finding;
    const ruleIndex = this.#indexOf(type);
    const name = this.#custom.nameOf(type, this.#locale);
    const result = {
      ruleId: type,
      ruleIndex,
      level: LEVELS[confidence],
      message: { text: findingMessages(this.#locale).diagnostic(name, confidence, reasons) + note },
      locations: [{ physicalLocation }],
      properties: { confidence, reasons },
    };
    return `${this.#results++ > 0 ? ',' : ''}\n${JSON.stringify(result)}`;
  }

  #indexOf(type: string): number | undefined {
    const known = this.#ruleIndex.get(type);
    const identifier = this.#custom.find(type);
    if (known !== undefined || identifier === undefined) return known;
    this.#ruleIndex.set(type, this.#rules.length);
    this.#rules.push(identifier);
    return this.#rules.length - 1;
  }
}

/** A relative path stays a relative reference; an absolute one becomes a `file:` URI. */
function uriOf(reportedPath: string): string {
  const path = reportedPath.replace(/\p{Surrogate}/gu, '\ufffd');
  if (/^([A-Za-z]:)?\//.test(path)) return pathToFileURL(path).href;
  return path.split('/').map(encodeURIComponent).join('/');
}
