/** Scans a set and sums up what came of it. */
import { CONFIDENCES, type Confidence, type Finding } from '../../shared/finding.ts';
import { scan } from '../../shared/scan.ts';
import { SeededDice } from '../bench/texts.ts';
import { bootstrapShare, type Sample, type Share } from './bootstrap.ts';
import { judge, type Outcome } from './measure.ts';
import type { EvalDocument } from './mention.ts';

/** The three shares of some mentions. */
export interface Shares {
  readonly mentions: number;
  readonly leak: Share;
  readonly leakLikely: Share;
  readonly typed: Share;
}

/** By confidence, a million characters. */
export type FalseRates = Readonly<Record<Confidence, number>>;

export interface Evaluation {
  readonly documents: number;
  readonly characters: number;
  readonly all: Shares;
  readonly byType: ReadonlyMap<string, Shares>;
  readonly bySpelling: ReadonlyMap<string, Shares>;
  readonly byStyle: ReadonlyMap<string, Shares>;
  readonly byEvidence: ReadonlyMap<string, Shares>;
  readonly falseFindings: FalseRates;
  readonly falseByType: ReadonlyMap<string, FalseRates>;
  readonly judged: readonly JudgedDocument[];
}

export interface JudgedDocument {
  readonly document: EvalDocument;
  readonly findings: readonly Finding[];
  readonly outcomes: readonly Outcome[];
  readonly falseFindings: readonly Finding[];
}

const SEED = 2000;

export function evaluate(documents: readonly EvalDocument[], types: readonly string[]): Evaluation {
  const judged = documents.map((document): JudgedDocument => {
    const findings = scan(document.text, document.format);
    return { document, findings, ...judge(document.text, document.mentions, findings, types) };
  });
  const characters = documents.reduce((sum, { text }) => sum + text.length, 0);
  const found = judged.flatMap(({ falseFindings }) => falseFindings);
  const by = (name: (outcome: Outcome, document: EvalDocument) => string) => sharesBy(judged, name);
  return {
    documents: documents.length,
    characters,
    all: by(() => '').get('')!,
    byType: by(({ mention }) => mention.type),
    bySpelling: by(({ mention }) =>
      mention.spoiled ? `${mention.spelling}, wrong digit` : mention.spelling,
    ),
    byStyle: by((_, { style }) => style),
    byEvidence: by(({ mention }) => mention.evidence),
    falseFindings: falseRates(found, characters),
    falseByType: new Map(
      types.map((type) => [
        type,
        falseRates(
          found.filter((it) => it.type === type),
          characters,
        ),
      ]),
    ),
    judged,
  };
}

/** Findings a million characters, by confidence. */
export function falseRates(findings: readonly Finding[], characters: number): FalseRates {
  const rate = (confidence: Confidence) =>
    (findings.filter((it) => it.confidence === confidence).length / characters) * 1e6;
  const rates = CONFIDENCES.map((confidence) => [confidence, rate(confidence)] as const);
  return Object.fromEntries(rates) as Record<Confidence, number>;
}

type Counted = 'leaks' | 'leaksLikely' | 'typed';

function sharesBy(
  judged: readonly JudgedDocument[],
  name: (outcome: Outcome, document: EvalDocument) => string,
): Map<string, Shares> {
  const groups = new Map<string, Outcome[][]>();
  for (const { document, outcomes } of judged) {
    const here = new Map<string, Outcome[]>();
    for (const outcome of outcomes) addTo(here, name(outcome, document), outcome);
    for (const [group, some] of here) addTo(groups, group, some);
  }
  return new Map([...groups].map(([group, byDocument]) => [group, sharesOf(byDocument)]));
}

/** @param byDocument the outcomes of each document that has any */
function sharesOf(byDocument: readonly (readonly Outcome[])[]): Shares {
  const share = (counted: Counted): Share =>
    bootstrapShare(
      byDocument.map(
        (outcomes): Sample => ({
          hits: outcomes.filter((it) => it[counted]).length,
          trials: outcomes.length,
        }),
      ),
      new SeededDice(SEED),
    );
  const leak = share('leaks');
  return { mentions: leak.trials, leak, leakLikely: share('leaksLikely'), typed: share('typed') };
}

function addTo<T>(groups: Map<string, T[]>, group: string, item: T): void {
  const items = groups.get(group);
  if (items === undefined) groups.set(group, [item]);
  else items.push(item);
}
