import type { ScannedDocument } from '../../shared/document.ts';
import { pointsOf, WEIGHTS } from '../../shared/evidence/weights.ts';
import { type Explained, placeOf } from '../../shared/explain/explain.ts';
import { tellDismissal, tellReasons } from '../../shared/explain/telling.ts';
import type { Reason } from '../../shared/finding.ts';
import type { Locale } from '../../shared/identifiers/identifier.ts';
import { messages as findingMessages } from '../../shared/messages/messages.ts';
import { messages } from '../messages/messages.ts';
import type { ReadError, Tool } from './report.ts';
import { printable } from './text.ts';

/** What `biombo explain` has to say of one place. */
export interface Explanation {
  /** The path as it is to be shown; line and column from 1. */
  readonly place: { readonly path: string; readonly line: number; readonly column: number | undefined };
  readonly explained: readonly Explained[];
  readonly document: ScannedDocument;
  readonly locale: Locale;
}

/** For people: a paragraph for each thing. */
export function explanationText({ place, explained, document, locale }: Explanation): string {
  const file = printable(place.path);
  if (explained.length === 0) {
    const at = [file, place.line, ...(place.column === undefined ? [] : [place.column])].join(':');
    return `${messages(locale).explain.nothing(at)}\n`;
  }
  const paragraphs = explained.map((one) => {
    const { line, column, endLine, endColumn } = borders(document, one);
    const end = endLine === line ? endColumn : `${endLine}:${endColumn}`;
    const lines = tell(one, locale).map((text) => `  ${text}\n`);
    return `${file}:${line}:${column}-${end}  ${headOf(one, document, locale)}\n${lines.join('')}`;
  });
  return paragraphs.join('\n');
}

/** One JSON document. */
export function explanationJson(
  { place, explained, document, locale }: Explanation,
  tool: Tool,
  errors: readonly ReadError[],
): string {
  const records = explained.map((one) => ({
    ...borders(document, one),
    ...recordOf(one),
    text: tell(one, locale),
  }));
  return `${JSON.stringify({ tool, ...place, explained: records, errors })}\n`;
}

/** Columns in UTF-16 code units from 1, the end exclusive. */
function borders(document: ScannedDocument, explained: Explained) {
  const { start, end } = placeOf(explained);
  const [from, to] = [document.positionAt(start), document.positionAt(end)];
  return {
    start,
    end,
    line: from.line + 1,
    column: from.character + 1,
    endLine: to.line + 1,
    endColumn: to.character + 1,
  };
}

function headOf(explained: Explained, { custom }: ScannedDocument, locale: Locale): string {
  const { confidence, unreported } = findingMessages(locale);
  if (explained.kind === 'number') return unreported.number(explained.dismissal.digits);
  const { finding, hiding } = explained;
  const name = custom.nameOf(finding.type, locale);
  const found = `${name} (${finding.type}), ${confidence[finding.confidence]}`;
  return hiding === undefined ? found : unreported.finding(found);
}

function tell(explained: Explained, locale: Locale): string[] {
  if (explained.kind === 'number') return tellDismissal(explained.dismissal, locale);
  const { finding, hiding } = explained;
  const { hidden } = findingMessages(locale).unreported;
  return [...(hiding === undefined ? [] : [hidden[hiding]]), ...tellReasons(finding, locale)];
}

function recordOf(explained: Explained) {
  if (explained.kind === 'finding') {
    const { finding, hiding } = explained;
    const { type, confidence, reasons } = finding;
    const hidden = hiding === undefined ? {} : { hiddenBy: hiding };
    return { reported: hiding === undefined, ...hidden, type, confidence, ...weighed(reasons) };
  }
  const { digits, look, against, attempts } = explained.dismissal;
  return {
    reported: false,
    digits,
    ...(look === undefined ? {} : { look }),
    ...(against === undefined ? {} : { against }),
    attempts: attempts.map(({ type, objection, reasons }) => ({ type, objection, ...weighed(reasons) })),
  };
}

function weighed(reasons: readonly Reason[]) {
  return {
    reasons: reasons.map((reason) => ({ reason, points: WEIGHTS[reason] })),
    points: pointsOf(reasons),
  };
}
