/**
 * Whether what is found in a text is found too where the text stands in a document of another kind: plain texts are put
 * into strings, comments, cells and damaged encodings, and what leaks there is held against what leaks in the plain text.
 */
import { printTable } from '../bench/measure.ts';
import { type Evaluation, evaluate } from './evaluate.ts';
import type { MarkedDocument, Mention } from './mention.ts';
import { around, interval, percent, spread } from './report.ts';
import { markedTypes } from './texts.ts';
import { WRAPPERS, wrap } from './wrappers.ts';

export interface EmbeddedResult {
  /** The wrapper's. */
  readonly name: string;
  readonly evaluation: Evaluation;
  /** Mentions that leak here, and do not in the plain text. */
  readonly news: readonly EmbeddedLeak[];
}

export interface EmbeddedLeak {
  readonly document: MarkedDocument;
  readonly mention: Mention;
}

/**
 * @param documents those that are no plain text are left out
 */
export function evaluateEmbedded(documents: readonly MarkedDocument[]): EmbeddedResult[] {
  const plain = documents.filter(({ format }) => format === 'plaintext');
  const base = evaluate(plain, markedTypes());
  return Object.entries(WRAPPERS).map(([name, wrapper]) => {
    const evaluation = evaluate(
      plain.map((it) => wrap(it, wrapper)),
      markedTypes(),
    );
    return { name, evaluation, news: newLeaks(base, evaluation) };
  });
}

function newLeaks(base: Evaluation, embedded: Evaluation): EmbeddedLeak[] {
  return embedded.judged.flatMap(({ document, outcomes }, i) =>
    outcomes
      .filter(({ leaks }, k) => leaks && !base.judged[i]!.outcomes[k]!.leaks)
      .map(({ mention }) => ({ document, mention })),
  );
}

/** The types with the most new leaks. */
const MOST_TYPES = 3;

export function printEmbedded(results: readonly EmbeddedResult[]): void {
  console.log(
    '\n== plain texts in documents of other kinds ==\n"new": mentions that leak there and not in the plain text.',
  );
  const rows = [...results].sort((a, b) => b.evaluation.all.leak.share - a.evaluation.all.leak.share);
  printTable(
    'By document, worst first',
    rows.map(({ name, evaluation, news }) => ({
      document: name,
      mentions: String(evaluation.all.mentions),
      'leak %': percent(evaluation.all.leak.share),
      '(95 %)': interval(evaluation.all.leak),
      new: String(news.length),
      'new, by type': worstTypes(news),
    })),
  );
}

export function printNewLeaks({ name, news }: EmbeddedResult, most: number): void {
  for (const { document, mention } of spread(news, most))
    console.log(`NEW ${name}, ${mention.type}: ${around(document.text, mention.start, mention.end)}`);
}

export function worstTypes(news: readonly EmbeddedLeak[]): string {
  const counts = new Map<string, number>();
  for (const { mention } of news) counts.set(mention.type, (counts.get(mention.type) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_TYPES)
    .map(([type, count]) => `${type} ${count}`)
    .join(', ');
}
