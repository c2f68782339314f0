/** Keeps figures in `docs/measurements.md`, one line for each type and run. */
import type { Evaluation, Shares } from './evaluate.ts';
import { interval, percent, rate } from './report.ts';
import { MIXTURE } from './values.ts';

const HEADING = '## Development set';
const INTRODUCTION =
  'Invented documents in all formats and spellings (`npm run eval:dev`), by half of the templates: `development` is looked\n' +
  'at while the engine is improved, `final` is not. Percent with 95 % intervals by document; false findings (certain,\n' +
  'likely, possible) a million characters. What the columns count is said in `test/eval/measure.ts`.\n' +
  MIXTURE;
const HEAD =
  '| date | half | type | mentions | leak | likely leak | typed | false |\n' +
  '| ---- | ---- | ---- | -------: | ---: | ----------: | ----: | ----: |';

/** The lines of one evaluation. */
export function recordRows(date: string, half: string, evaluation: Evaluation): string[] {
  const { all, byType, falseByType, falseFindings } = evaluation;
  const row = (type: string, { mentions, leak, leakLikely, typed }: Shares) => {
    const shares = [leak, leakLikely, typed].map((it) => `${percent(it.share)} (${interval(it)})`);
    const {
      certain = 0,
      likely = 0,
      possible = 0,
    } = (type === 'all' ? falseFindings : falseByType.get(type)) ?? {};
    const rates = [certain, likely, possible].map(rate).join(', ');
    return `| ${[date, half, type, mentions, ...shares, rates].join(' | ')} |`;
  };
  const rows = [...falseByType.keys()].flatMap((type) => {
    const shares = byType.get(type);
    return shares === undefined ? [] : [row(type, shares)];
  });
  return [...rows, row('all', all)];
}

/**
 * Puts lines behind the last one of the table "Development set", which is begun where it is missing.
 * @param document the text of the page, which may be empty; its other sections stay as they are
 */
export function appendRows(document: string, rows: readonly string[]): string {
  const lines = document.split('\n');
  const heading = lines.indexOf(HEADING);
  if (heading < 0) {
    const before = document.trim() === '' ? '# Measurements' : document.trimEnd();
    return `${[before, '', HEADING, '', INTRODUCTION, '', HEAD, ...rows].join('\n')}\n`;
  }
  const next = lines.findIndex((line, i) => i > heading && line.startsWith('#'));
  const end = next < 0 ? lines.length : next;
  const last = lines.slice(0, end).findLastIndex((line) => line.startsWith('|'));
  return lines.toSpliced(Math.max(last, heading) + 1, 0, ...rows).join('\n');
}
