import type { Confidence, Finding } from '../shared/finding.ts';
import { CONFIDENCES } from '../shared/finding.ts';
import type { Settings } from '../shared/protocol.ts';
import type { Span } from '../shared/text/span.ts';
import type { Analysis } from './analysis.ts';
import type { OpenDocument } from './document.ts';
import type { DocumentContext } from './features/configuration.ts';
import { Tally } from './tally.ts';

/** The findings of a document that its client is to see. */
export interface Selection {
  /** At most `maxDiagnostics`, in order. */
  readonly findings: readonly Finding[];
  /** Of the windows walked. */
  readonly tally: Tally;
  /** The walk came to the end, so that the tally is of the whole document. */
  readonly walkedAll: boolean;
}

/** How many of the findings counted would be shown if there were no limit. */
export function displayable(tally: Tally, severity: Settings['severity']): number {
  return CONFIDENCES.reduce((sum, it) => sum + (severity[it] === 'off' ? 0 : tally.byConfidence[it]), 0);
}

/**
 * Selects the visible findings first, then the most certain, then the first in the document.
 * @param visible spans of what is on screen
 */
export function select(
  analysis: Analysis,
  document: OpenDocument,
  context: DocumentContext,
  visible: readonly Span[],
): Selection {
  const { severity, maxDiagnostics } = context.settings;
  const isDisplayed = ({ confidence }: Finding) => severity[confidence] !== 'off';
  const chosen = new Map<number, Finding>();
  const choose = (findings: readonly Finding[]) => {
    for (const finding of findings) if (chosen.size < maxDiagnostics) chosen.set(finding.start, finding);
  };
  choose(
    byConfidence(visible.flatMap((span) => analysis.findingsAt(document, context, span)).filter(isDisplayed)),
  );

  const surest = CONFIDENCES.find((confidence) => severity[confidence] !== 'off');
  const tally = new Tally();
  const candidates: Finding[] = [];
  let walkedAll = true;
  for (const { shown, suppressed } of analysis.windows(document, context)) {
    if (surest && tally.byConfidence[surest] >= maxDiagnostics) {
      // What follows can only be later and no surer.
      walkedAll = false;
      break;
    }
    tally.add(shown, suppressed.length);
    for (const finding of shown) if (isDisplayed(finding)) candidates.push(finding);
  }
  choose(byConfidence(candidates));
  const findings = [...chosen.values()].sort((a, b) => a.start - b.start);
  return { findings, tally, walkedAll };
}

/** The surest first, otherwise in their order. */
function byConfidence(findings: readonly Finding[]): Finding[] {
  const rank: Record<Confidence, number> = { certain: 0, likely: 1, possible: 2 };
  return [...findings].sort((a, b) => rank[a.confidence] - rank[b.confidence]);
}
