/** Scans a set and sums up what came of it. */
import { CONFIDENCES, type Confidence, type Finding } from '../../shared/finding.ts';
import { scan } from '../../shared/scan.ts';
import { SeededDice } from '../bench/texts.ts';
import { bootstrapShare, type Sample, type Share } from './bootstrap.ts';
import { judge, type Outcome, touches } from './measure.ts';
import type { EvalDocument, GeneratedMention, MarkedDocument, Mention } from './mention.ts';

/** The three shares of some mentions. */
export interface Shares {
  readonly mentions: number;
  readonly leak: Share;
  readonly leakLikely: Share;
  readonly typed: Share;
}

/** By confidence, a million characters. */
export type FalseRates = Readonly<Record<Confidence, number>>;

export interface Evaluation<M extends Mention = Mention> {
  readonly documents: number;
  readonly characters: number;
  readonly all: Shares;
  readonly byType: ReadonlyMap<string, Shares>;
  readonly byStyle: ReadonlyMap<string, Shares>;
  readonly falseFindings: FalseRates;
  readonly falseByType: ReadonlyMap<string, FalseRates>;
  readonly judged: readonly JudgedDocument<M>[];
}

export interface GeneratedEvaluation extends Evaluation<GeneratedMention> {
  readonly bySpelling: ReadonlyMap<string, Shares>;
  readonly byEvidence: ReadonlyMap<string, Shares>;
}

export interface JudgedDocument<M extends Mention = Mention> {
  readonly document: MarkedDocument<M>;
  readonly findings: readonly Finding[];
  readonly outcomes: readonly Outcome<M>[];
  readonly falseFindings: readonly Finding[];
}

const SEED = 2000;

/**
 * @param documents with one mention at least
 * @param types the types that the set marks
 */
export function evaluate<M extends Mention>(
  documents: readonly MarkedDocument<M>[],
  types: readonly string[],
): Evaluation<M> {
  const judged = documents.map((document): JudgedDocument<M> => {
    const findings = scan(document.text, document.format);
    const { text, mentions, open = [] } = document;
    const judged = judge(text, mentions, findings, types);
    const falseFindings = judged.falseFindings.filter((it) => !open.some((place) => touches(it, place)));
    return { document, findings, outcomes: judged.outcomes, falseFindings };
  });
  const characters = documents.reduce((sum, { text }) => sum + text.length, 0);
  const found = judged.flatMap(({ falseFindings }) => falseFindings);
  return {
    documents: documents.length,
    characters,
    all: sharesBy(judged, () => '').get('')!,
    byType: sharesBy(judged, ({ mention }) => mention.type),
    byStyle: sharesBy(judged, (_, { style }) => style),
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

export function evaluateGenerated(
  documents: readonly EvalDocument[],
  types: readonly string[],
): GeneratedEvaluation {
  const evaluation = evaluate(documents, types);
  const { judged } = evaluation;
  return {
    ...evaluation,
    bySpelling: sharesBy(judged, ({ mention }) =>
      mention.spoiled ? `${mention.spelling}, wrong digit` : mention.spelling,
    ),
    byEvidence: sharesBy(judged, ({ mention }) => mention.evidence),
  };
}

/** Findings a million characters, by confidence. */
export function falseRates(findings: readonly Finding[], characters: number): FalseRates {
  const rate = (confidence: Confidence) =>
    (findings.filter((it) => it.confidence === confidence).length / characters) * 1e6;
  const rates = CONFIDENCES.map((confidence) => [confidence, rate(confidence)] as const);
  return Object.fromEntries(rates) as Record<Confidence, number>;
}

function sharesBy<M extends Mention>(
  judged: readonly JudgedDocument<M>[],
  name: (outcome: Outcome<M>, document: MarkedDocument<M>) => string,
): Map<string, Shares> {
  const groups = new Map<string, Outcome<M>[][]>();
  for (const { document, outcomes } of judged) {
    const here = new Map<string, Outcome<M>[]>();
    for (const outcome of outcomes) addTo(here, name(outcome, document), outcome);
    for (const [group, some] of here) addTo(groups, group, some);
  }
  return new Map([...groups].map(([group, byDocument]) => [group, sharesOf(byDocument)]));
}

/** @param byDocument the outcomes of each document that has any */
function sharesOf(byDocument: readonly (readonly Outcome[])[]): Shares {
  const leak = shareOf(byDocument, ({ leaks }) => leaks);
  return {
    mentions: leak.trials,
    leak,
    leakLikely: shareOf(byDocument, ({ leaksLikely }) => leaksLikely),
    typed: shareOf(byDocument, ({ typed }) => typed),
  };
}

/** The share of outcomes that are counted, with its interval by document. */
export function shareOf<T>(byDocument: readonly (readonly T[])[], counts: (outcome: T) => boolean): Share {
  const samples = byDocument.map(
    (outcomes): Sample => ({ hits: outcomes.filter(counts).length, trials: outcomes.length }),
  );
  return bootstrapShare(samples, new SeededDice(SEED));
}

function addTo<T>(groups: Map<string, T[]>, group: string, item: T): void {
  const items = groups.get(group);
  if (items === undefined) groups.set(group, [item]);
  else items.push(item);
}
