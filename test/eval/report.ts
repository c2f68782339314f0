/** The evaluation as tables on the console. */
import { printTable } from '../bench/measure.ts';
import type { Share } from './bootstrap.ts';
import type { Evaluation, FalseRates, JudgedDocument, Shares } from './evaluate.ts';
import { MIXTURE } from './values.ts';

/** Groups of fewer mentions say too little to be called the worst. */
const LEAST_MENTIONS = 20;
const LEAST_IN_CELL = 5;
const MOST_CELLS = 25;
/** Around a failure, in UTF-16 units. */
const CONTEXT = 60;

type Row = Readonly<Record<string, string>>;

export function printEvaluation(half: string, evaluation: Evaluation): void {
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

function printGroups(title: string, column: string, groups: ReadonlyMap<string, Shares>): void {
  const rows = [...groups].sort(byLeak).map(([name, shares]) => ({ [column]: name, ...sharesRow(shares) }));
  printTable(title, rows);
}

/** Where most mentions of one type leak in one spelling. */
export function printWorstCells(judged: readonly JudgedDocument[]): void {
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

function sharesRow({ mentions, leak, leakLikely, typed }: Shares): Row {
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

/** Mentions that leak or have another's type, and false findings, each with what stands around it. */
export function printFailures(judged: readonly JudgedDocument[], type: string): void {
  for (const { document, findings, outcomes, falseFindings } of judged) {
    for (const { mention, leaks, typed } of outcomes) {
      if (mention.type !== type || typed) continue;
      const near = findings.filter(({ start, end }) => start < mention.end && mention.start < end);
      const found = near.map(
        (it) => `${it.type} ${it.confidence} [${it.start - mention.start}, ${it.end - mention.start})`,
      );
      const kind = `${document.style}, ${mention.spelling}${mention.spoiled ? ', wrong digit' : ''}, ${mention.evidence}`;
      console.log(`${leaks ? 'LEAK ' : 'TYPE '} ${kind}; found: ${found.join(', ') || 'nothing'}`);
      console.log(`      ${around(document.text, mention.start, mention.end)}`);
    }
    for (const it of falseFindings.filter((one) => one.type === type)) {
      console.log(`FALSE ${document.style}, ${it.confidence}, ${it.reasons.join(' ')}`);
      console.log(`      ${around(document.text, it.start, it.end)}`);
    }
  }
}

function around(text: string, start: number, end: number): string {
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
