/** People, places and dates as tables on the console. */
import { CONFIDENCES } from '../../shared/finding.ts';
import { printTable } from '../bench/measure.ts';
import type { Evaluation, FalseRates } from './evaluate.ts';
import type { LenerResult } from './lener.ts';
import { interval, percent, printGroups, rate, sharesRow } from './report.ts';
import { PEOPLE_TYPES } from './texts.ts';

const NO_RATES: FalseRates = { certain: 0, likely: 0, possible: 0 };

export function printTexts(set: string, evaluation: Evaluation): void {
  const { documents, characters, all, byType, byStyle, falseByType, falseFindings } = evaluation;
  console.log(
    `\n== people, places, dates, ${set}: ${all.mentions} mentions in ${documents} texts, ${characters} characters ==` +
      '\nAs above; everything personal is marked. "false": findings that touch no mention, and a million characters.',
  );
  const row = (type: string) => {
    const shares = byType.get(type);
    return {
      type,
      ...(shares === undefined ? { mentions: '0' } : sharesRow(shares)),
      ...falseColumns(falseByType.get(type) ?? NO_RATES, characters),
    };
  };
  const seen = [...falseByType].filter(
    ([type, rates]) => byType.has(type) || CONFIDENCES.some((level) => rates[level] > 0),
  );
  const others = seen.map(([type]) => type).filter((type) => !PEOPLE_TYPES.includes(type));
  const leakOf = (type: string) => byType.get(type)?.leak.share ?? -1;
  printTable('By type', [
    ...PEOPLE_TYPES.map(row),
    ...others.sort((a, b) => leakOf(b) - leakOf(a)).map(row),
    { type: 'all', ...sharesRow(all), ...falseColumns(falseFindings, characters) },
  ]);
  printGroups('By style, worst first', 'style', byStyle);
  const names = falseByStyle(evaluation);
  console.log(`  false at likely or more in ${names.join(', ') || 'none'}`);
}

function falseByStyle({ judged }: Evaluation): string[] {
  const counts = new Map<string, number>();
  for (const { document, falseFindings } of judged) {
    const here = falseFindings.filter(({ confidence }) => confidence !== 'possible').length;
    counts.set(document.style, (counts.get(document.style) ?? 0) + here);
  }
  return [...counts]
    .filter(([, count]) => count > 0)
    .sort((a, b) => b[1] - a[1])
    .map(([style, count]) => `${style} (${count})`);
}

/** How many at likely or more, and how many possible; each also a million characters. */
function falseColumns({ certain, likely, possible }: FalseRates, characters: number): Record<string, string> {
  const both = (it: number) => `${Math.round((it * characters) / 1e6)} (${rate(it)})`;
  return { 'false likely+': both(certain + likely), possible: both(possible) };
}

export function printLener(result: LenerResult | undefined, folder: string): void {
  if (result === undefined) {
    console.log(`\nCourt texts: none in ${folder}`);
    return;
  }
  const { evaluation, found, foundLikely } = result;
  const { all, characters, falseFindings } = evaluation;
  printTable(
    `Court texts (LeNER-Br, train), ${characters} characters: people; "found": a name touches the mention, "typed": names cover it`,
    [
      {
        mentions: String(all.mentions),
        'found %': percent(found.share),
        '(95 %)': interval(found),
        'found likely %': percent(foundLikely.share),
        'typed %': percent(all.typed.share),
        'leak %': percent(all.leak.share),
        '(95 %) ': interval(all.leak),
        ...falseColumns(falseFindings, characters),
      },
    ],
  );
}
