/** The evaluation as tables on the console. */

import type { Finding } from '../../shared/finding.ts';
import { printTable } from '../bench/measure.ts';
import type { Share } from './bootstrap.ts';
import type { Evaluation, FalseRates, GeneratedEvaluation, JudgedDocument, Shares } from './evaluate.ts';
import type { GeneratedMention, Mention } from './mention.ts';
import { MIXTURE } from './values.ts';

/** Groups of fewer mentions say too little to be called the worst. */
const LEAST_MENTIONS = 20;
const LEAST_IN_CELL = 5;
const MOST_CELLS = 25;
/** Around a failure, in UTF-16 units. */
const CONTEXT = 60;

type Row = Readonly<Record<string, string>>;

export function printEvaluation(half: string, evaluation: GeneratedEvaluation): void {
  const { documents, all, characters, falseFindings, byType, falseByType } = evaluation;
  console.log(
    `\n== ${half}: ${all.mentions} mentions in ${documents} documents, ${characters} characters ==` +
      '\nPercent with 95 % intervals (bootstrap by document). "leak": a letter or digit stays outside every finding;' +
      '\n"likely leak": the same with findings at likely or more; "typed": covered by findings of its own type;' +
      '\n"false": findings that touch no mention, a million characters. 0-0 means none seen: at most 3/mentions.\n' +
      MIXTURE,
  );
  const types = [...byType].sort(byLeak).map(([type, shares]) => ({
    type,
    ...sharesRow(shares),
    ...falseRow(falseByType.get(type)),
  }));
  printTable('By type, worst first', [
    ...types,
    { type: 'all', ...sharesRow(all), ...falseRow(falseFindings) },
    worstRow(evaluation),
  ]);
  printGroups('By spelling, worst first', 'spelling', evaluation.bySpelling);
  printGroups('By kind of text, worst first', 'text', evaluation.byStyle);
  printGroups('By what announces the value', 'evidence', evaluation.byEvidence);
}

function byLeak(a: readonly [string, Shares], b: readonly [string, Shares]): number {
  return b[1].leak.share - a[1].leak.share || b[1].leakLikely.share - a[1].leakLikely.share;
}

export function printGroups(title: string, column: string, groups: ReadonlyMap<string, Shares>): void {
  const rows = [...groups].sort(byLeak).map(([name, shares]) => ({ [column]: name, ...sharesRow(shares) }));
  printTable(title, rows);
}

/** Where most mentions of one type leak in one spelling. */
export function printWorstCells(judged: readonly JudgedDocument<GeneratedMention>[]): void {
  const cells = new Map<string, { leaks: number; mentions: number }>();
  for (const { mention, leaks } of judged.flatMap(({ outcomes }) => outcomes)) {
    const name = `${mention.type}, ${mention.spelling}${mention.spoiled ? ', wrong digit' : ''}`;
    const cell = cells.get(name) ?? { leaks: 0, mentions: 0 };
    cell.mentions++;
    if (leaks) cell.leaks++;
    cells.set(name, cell);
  }
  const worst = [...cells]
    .filter(([, { leaks, mentions }]) => leaks > 0 && mentions >= LEAST_IN_CELL)
    .sort(([, a], [, b]) => b.leaks / b.mentions - a.leaks / a.mentions || b.mentions - a.mentions)
    .slice(0, MOST_CELLS);
  printTable(
    `Type and spelling, the worst of those with ${LEAST_IN_CELL} mentions or more`,
    worst.map(([cell, { leaks, mentions }]) => ({
      cell,
      mentions: String(mentions),
      'leak %': percent(leaks / mentions),
    })),
  );
}

export function sharesRow({ mentions, leak, leakLikely, typed }: Shares): Row {
  return {
    mentions: String(mentions),
    'leak %': percent(leak.share),
    '(95 %)': interval(leak),
    'likely leak %': percent(leakLikely.share),
    '(95 %) ': interval(leakLikely),
    'typed %': percent(typed.share),
    '(95 %)  ': interval(typed),
  };
}

function falseRow(rates: FalseRates | undefined): Row {
  const { certain = 0, likely = 0, possible = 0 } = rates ?? {};
  return { 'false certain': rate(certain), likely: rate(likely), possible: rate(possible) };
}

/** The worst of each column, and whose it is. */
function worstRow({ byType, falseByType }: Evaluation): Row {
  const types = [...byType].filter(([, { mentions }]) => mentions >= LEAST_MENTIONS);
  const worst = (of: (shares: Shares) => number): [string, Shares] | undefined =>
    [...types].sort((a, b) => of(b[1]) - of(a[1]))[0];
  const leak = worst((it) => it.leak.share);
  const likely = worst((it) => it.leakLikely.share);
  const typed = worst((it) => -it.typed.share);
  const most = (level: keyof FalseRates): string => {
    const [type, rates] = [...falseByType].sort((a, b) => b[1][level] - a[1][level])[0] ?? ['', undefined];
    return rates === undefined || rates[level] === 0 ? '0' : `${rate(rates[level])} ${type}`;
  };
  return {
    type: 'worst',
    mentions: '',
    'leak %': percent(leak?.[1].leak.share ?? 0),
    '(95 %)': leak?.[0] ?? '',
    'likely leak %': percent(likely?.[1].leakLikely.share ?? 0),
    '(95 %) ': likely?.[0] ?? '',
    'typed %': percent(typed?.[1].typed.share ?? 0),
    '(95 %)  ': typed?.[0] ?? '',
    'false certain': most('certain'),
    likely: most('likely'),
    possible: most('possible'),
  };
}

/** How a generated value is written and announced. */
export function kindOf({ spelling, spoiled, evidence }: GeneratedMention): string {
  return `${spelling}${spoiled ? ', wrong digit' : ''}, ${evidence}`;
}

/**
 * Mentions that leak or have another's type, and false findings, each with what stands around it.
 * @param kind what else is to be said of a mention
 * @param most so many of each at most, evenly spread
 */
export function printFailures<M extends Mention>(
  judged: readonly JudgedDocument<M>[],
  type: string,
  kind: (mention: M) => string = () => '',
  most = Number.POSITIVE_INFINITY,
): void {
  const missed = judged.flatMap(({ document, findings, outcomes }) =>
    outcomes
      .filter(({ mention, typed }) => mention.type === type && !typed)
      .map((outcome) => ({ document, findings, ...outcome })),
  );
  for (const { document, findings, mention, leaks } of spread(missed, most)) {
    const near = findings.filter(({ start, end }) => start < mention.end && mention.start < end);
    const found = near.map(
      (it) => `${it.type} ${it.confidence} [${it.start - mention.start}, ${it.end - mention.start})`,
    );
    const said = [document.style, kind(mention)].filter((it) => it !== '').join(', ');
    console.log(`${leaks ? 'LEAK ' : 'TYPE '} ${said}; found: ${found.join(', ') || 'nothing'}`);
    console.log(`      ${around(document.text, mention.start, mention.end)}`);
  }
  const others = judged.flatMap(({ document: { style, text }, falseFindings }) =>
    falseFindings.filter((it) => it.type === type).map((finding) => ({ style, text, finding })),
  );
  printFalse(others, most);
}

/** A finding and where it is. */
export interface PlacedFinding {
  readonly style: string;
  readonly text: string;
  readonly finding: Finding;
}

/** False findings, each with what stands around it; at most so many, evenly spread. */
export function printFalse(found: readonly PlacedFinding[], most = Number.POSITIVE_INFINITY): void {
  for (const { style, text, finding } of spread(found, most)) {
    console.log(`FALSE ${style}, ${finding.type} ${finding.confidence}, ${finding.reasons.join(' ')}`);
    console.log(`      ${around(text, finding.start, finding.end)}`);
  }
}

export function spread<T>(items: readonly T[], most: number): readonly T[] {
  if (items.length <= most) return items;
  return Array.from({ length: most }, (_, i) => items[Math.floor((i * items.length) / most)]!);
}

export function around(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - CONTEXT), start);
  const shown = `${before}⟦${text.slice(start, end)}⟧${text.slice(end, end + CONTEXT / 2)}`;
  return JSON.stringify(shown).slice(1, -1).replaceAll('\\"', '"');
}

export function percent(share: number): string {
  return (share * 100).toFixed(1);
}

export function interval({ low, high }: Share): string {
  return `${percent(low)}-${percent(high)}`;
}

export function rate(value: number): string {
  return value === 0 ? '0' : value.toFixed(1);
}
