import type { Diagnostic, DiagnosticRelatedInformation } from 'vscode-languageserver';
import { DiagnosticSeverity, DiagnosticTag } from 'vscode-languageserver';
import { CustomIdentifiers } from '../../shared/custom/custom-identifier.ts';
import type { Finding } from '../../shared/finding.ts';
import { groupOf, IN_PATH } from '../../shared/policy/baseline.ts';
import type { ConfigProblem } from '../../shared/policy/config.ts';
import { placeOfFalsePositive } from '../../shared/policy/edit-config.ts';
import type { LspRange, Severity } from '../../shared/protocol.ts';
import { DIAGNOSTIC_SOURCE, DIRECTIVE_CODE, LIMIT_CODE, UNUSED_CODE } from '../../shared/protocol.ts';
import { scanPath } from '../../shared/scan-path.ts';
import { canonicalValue, sourceOf } from '../../shared/source.ts';
import type { Position } from '../../shared/text/span.ts';
import type { Analysis } from '../analysis.ts';
import type { Client } from '../client.ts';
import type { OpenDocument } from '../document.ts';
import { displayable, select } from '../selection.ts';
import type { Tally } from '../tally.ts';
import { baseName, relativePath } from '../uris.ts';
import type { VisibleLines } from '../visibleLines.ts';
import type { DocumentContext } from './configuration.ts';
import type { UnusedEntries } from './unusedEntries.ts';

const MOST_RELATED = 5;

/** UTF-16 units of a range on screen: of a line of megabytes only a part is. */
const MOST_VISIBLE = 65_536;

const TOP: LspRange = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

const SEVERITIES: Readonly<Record<Exclude<Severity, 'off'>, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

/** The diagnostics of a document as far as it is known. */
export interface DiagnosticReport {
  readonly items: readonly Diagnostic[];
  /** All of the document was scanned. */
  readonly complete: boolean;
  /** How many the reader is told that there are, shown or not. */
  readonly total: number;
  /** Some are not shown. */
  readonly limited: boolean;
  /** Of the whole document, where the report came by it. */
  readonly tally?: Tally;
}

/** Writes findings as LSP diagnostics. None of them contains a found value. */
export class Diagnostics {
  readonly #client: Client;
  readonly #analysis: Analysis;
  readonly #visibleLines: VisibleLines;
  readonly #documentation: string | undefined;
  readonly #unused: UnusedEntries;

  /** @param documentation URI that `cpf.md` is appended to, if there is one */
  constructor(
    client: Client,
    analysis: Analysis,
    visibleLines: VisibleLines,
    documentation: string | undefined,
    unused: UnusedEntries,
  ) {
    this.#unused = unused;
    this.#client = client;
    this.#analysis = analysis;
    this.#visibleLines = visibleLines;
    this.#documentation = documentation;
  }

  /** The page about an identifier of Biombo's own. */
  documentationOf(type: string): string | undefined {
    return CustomIdentifiers.none.find(type) && this.#documentation && `${this.#documentation}${type}.md`;
  }

  /** Reports on a document as it stands now. */
  report(document: OpenDocument, context: DocumentContext): DiagnosticReport {
    if (document.isConfig) {
      const problems = context.config?.problems ?? [];
      const items = problems.map((problem) =>
        this.ofProblem(problem, (offset) => document.text.positionAt(offset)),
      );
      items.push(...this.#ofUnused(document, context));
      return { items, complete: true, total: items.length, limited: false };
    }
    const { complete } = document.text;
    const visible = this.#visibleLines.of(document.uri).map(([first, last]) => {
      const { start, end } = document.spanOfLines(first, last);
      return { start, end: Math.min(end, start + MOST_VISIBLE) };
    });
    const { findings, tally, walkedAll } = select(this.#analysis, document, context, visible);
    // Where the walk broke off, the last count stands in, though it may be of an older version.
    const count = walkedAll && complete ? undefined : this.#analysis.lastCountOf(document)?.tally;
    const counted = [tally, count ?? tally].map((it) => displayable(it, context.settings.severity));
    const total = context.lint ? Math.max(...counted) : 0;
    const items = [...this.#inPath(document, context), ...this.#ofFindings(document, context, findings)];
    const limited = total > findings.length;
    if (context.lint && context.trusted) items.push(...this.#ofDirectives(document));
    if (limited) items.push(this.#limit(findings.length, total));
    const known = walkedAll && complete ? { tally } : {};
    return { items, complete: complete || !context.lint, total, limited, ...known };
  }

  /** Makes known what a report has found out. To be called when the report is on record. */
  settle(document: OpenDocument, context: DocumentContext, { tally }: DiagnosticReport): void {
    if (tally) this.#analysis.setCount(document, context, tally);
  }

  /** Whether a report, now that the document is counted, says what a new one would. */
  stillHolds(document: OpenDocument, { complete, total }: DiagnosticReport): boolean {
    const count = this.#analysis.lastCountOf(document);
    return (
      complete && (count === undefined || displayable(count.tally, count.context.settings.severity) === total)
    );
  }

  #ofFindings(
    document: OpenDocument,
    { settings }: DocumentContext,
    findings: readonly Finding[],
  ): Diagnostic[] {
    const places = this.#client.relatedInformation ? placesByValue(document, findings) : undefined;
    return findings.flatMap((finding) => {
      const severity = settings.severity[finding.confidence];
      if (severity === 'off') return [];
      const related = places ? this.#related(document, finding, places) : [];
      return {
        ...this.#ofFinding(finding, severity, document.custom),
        range: document.rangeOf(finding),
        ...(related.length === 0 ? {} : { relatedInformation: related }),
      };
    });
  }

  #ofDirectives(document: OpenDocument): Diagnostic[] {
    return document.text.directiveProblems().map(({ code, start, end }) => ({
      range: document.rangeOf({ start, end }),
      severity: DiagnosticSeverity.Warning,
      code: DIRECTIVE_CODE,
      source: DIAGNOSTIC_SOURCE,
      message: this.#client.messages.directive[code],
    }));
  }

  #ofUnused(document: OpenDocument, { config, trusted }: DocumentContext): Diagnostic[] {
    if (config?.version === undefined || !trusted) return [];
    return this.#unused.of(document, config).flatMap((entry) => {
      const place = placeOfFalsePositive(config.text, entry);
      if (place === undefined) return [];
      return {
        range: { start: document.text.positionAt(place.start), end: document.text.positionAt(place.end) },
        severity: DiagnosticSeverity.Information,
        code: UNUSED_CODE,
        source: DIAGNOSTIC_SOURCE,
        tags: [DiagnosticTag.Unnecessary],
        message: this.#client.messages.unusedEntry,
      };
    });
  }

  /** Personal data in the document's path, below its workspace folder: told on the first line, for it has no place. */
  #inPath(
    document: OpenDocument,
    { accepted, lint, path, policy, settings, top }: DocumentContext,
  ): Diagnostic[] {
    if (!lint) return [];
    const name = (top && relativePath(top, document.uri)) || baseName(document.uri);
    const found = policy.apply(scanPath(name, policy.custom), path, {
      sourceOf: (finding) => sourceOf(name, finding),
    });
    const isNew = ({ type }: Finding) => {
      const count = found.shown.filter((it) => it.type === type).length;
      return count > (accepted?.get(groupOf(type, IN_PATH)) ?? 0);
    };
    return found.shown.filter(isNew).flatMap((finding) => {
      const severity = settings.severity[finding.confidence];
      if (severity === 'off') return [];
      const diagnostic = this.#ofFinding(finding, severity, policy.custom);
      return { ...diagnostic, message: this.#client.messages.inPath(diagnostic.message) };
    });
  }

  /** All but the place, which is the top of the document. */
  #ofFinding(
    { type, confidence, reasons }: Finding,
    byConfidence: Exclude<Severity, 'off'>,
    custom: CustomIdentifiers,
  ): Diagnostic & { message: string } {
    const identifier = custom.find(type);
    const severity = (identifier?.kind === 'custom' ? identifier.severity : undefined) ?? byConfidence;
    const href = this.#client.codeDescription ? this.documentationOf(type) : undefined;
    return {
      range: TOP,
      severity: SEVERITIES[severity],
      code: type,
      ...(href === undefined ? {} : { codeDescription: { href } }),
      source: DIAGNOSTIC_SOURCE,
      message: this.#client.messages.diagnostic(this.nameOf(type, custom), confidence, reasons),
    };
  }

  /** What users call an identifier. @param custom those of the config that counts */
  nameOf(type: string, custom: CustomIdentifiers): string {
    return custom.nameOf(type, this.#client.locale);
  }

  #related(
    document: OpenDocument,
    finding: Finding,
    places: ReadonlyMap<Finding, readonly Finding[]>,
  ): DiagnosticRelatedInformation[] {
    const others: Finding[] = [];
    for (const place of places.get(finding) ?? []) {
      if (others.length === MOST_RELATED) break;
      if (place !== finding) others.push(place);
    }
    return others.map((place) => ({
      location: { uri: document.uri, range: document.rangeOf(place) },
      message: this.#client.messages.sameValue,
    }));
  }

  #limit(shown: number, total: number): Diagnostic {
    return {
      range: TOP,
      severity: DiagnosticSeverity.Information,
      code: LIMIT_CODE,
      source: DIAGNOSTIC_SOURCE,
      message: this.#client.messages.limit(shown, total),
    };
  }

  /** @param positionAt of the config's text */
  ofProblem(
    { code, severity, offset, length, detail }: ConfigProblem,
    positionAt: (offset: number) => Position,
  ): Diagnostic {
    const { problem, at } = this.#client.messages.config;
    return {
      range: { start: positionAt(offset), end: positionAt(offset + length) },
      severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
      code,
      source: DIAGNOSTIC_SOURCE,
      message: at(problem[code], detail ?? ''),
    };
  }
}

/** For each finding, those of the same value among them, itself included. Bounded by what is shown. */
function placesByValue(
  document: OpenDocument,
  findings: readonly Finding[],
): ReadonlyMap<Finding, readonly Finding[]> {
  const byValue = new Map<string, Finding[]>();
  const places = new Map<Finding, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.type}\0${canonicalValue(document.text, finding)}`;
    const same = byValue.get(key) ?? [];
    same.push(finding);
    byValue.set(key, same);
    places.set(finding, same);
  }
  return places;
}
