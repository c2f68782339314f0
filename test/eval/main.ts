/**
 * `npm run eval:dev`: what leaks, what is found as something else, and what is found where nothing is, on invented
 * documents. Options: `--half development|final|both`, `--json FILE`, `--record`, `--failures TYPE` (of the
 * development half), `--clean FOLDER`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printClean, scanClean } from './clean.ts';
import { type Evaluation, evaluate } from './evaluate.ts';
import { generate, measuredTypes } from './generate.ts';
import { appendRows, recordRows } from './record.ts';
import { printEvaluation, printFailures, printWorstCells } from './report.ts';
import type { TemplateSet } from './template-set.ts';
import { DEVELOPMENT } from './templates/development/index.ts';
import { FINAL } from './templates/final/index.ts';

type Half = 'development' | 'final';

const SETS: Readonly<Record<Half, { set: TemplateSet; seed: number }>> = {
  development: { set: DEVELOPMENT, seed: 101 },
  final: { set: FINAL, seed: 202 },
};
const MEASUREMENTS = join('docs', 'measurements.md');

function main(): void {
  const { values: options } = parseArgs({
    options: {
      half: { type: 'string', default: 'development' },
      json: { type: 'string' },
      record: { type: 'boolean', default: false },
      failures: { type: 'string' },
      clean: { type: 'string', default: join('..', 'shared', 'corpora') },
    },
  });
  const halves = halvesOf(options.half);
  const evaluations = new Map<Half, Evaluation>();
  for (const half of halves) {
    const { set, seed } = SETS[half];
    const evaluation = evaluate(generate(set, seed), measuredTypes());
    evaluations.set(half, evaluation);
    printEvaluation(half, evaluation);
    // Nobody is to look at single failures of the final half.
    if (half === 'development') printWorstCells(evaluation.judged);
    if (half === 'development' && options.failures !== undefined)
      printFailures(evaluation.judged, options.failures);
  }
  const clean = scanClean(options.clean);
  printClean(clean, options.clean);
  if (options.json !== undefined) {
    const figures = Object.fromEntries([...evaluations].map(([half, it]) => [half, figuresOf(it)]));
    writeFileSync(options.json, `${JSON.stringify({ ...figures, clean }, undefined, 2)}\n`);
  }
  if (options.record) record(evaluations);
}

function halvesOf(option: string): Half[] {
  if (option === 'both') return ['development', 'final'];
  if (option === 'development' || option === 'final') return [option];
  throw new Error('--half is one of development, final, both');
}

/** An evaluation as plain data, without the documents. */
function figuresOf({ judged: _, ...figures }: Evaluation): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      value instanceof Map ? Object.fromEntries(value) : value,
    ]),
  );
}

function record(evaluations: ReadonlyMap<Half, Evaluation>): void {
  const date = new Date().toISOString().slice(0, 10);
  const rows = [...evaluations].flatMap(([half, evaluation]) => recordRows(date, half, evaluation));
  const before = existsSync(MEASUREMENTS) ? readFileSync(MEASUREMENTS, 'utf8') : '';
  writeFileSync(MEASUREMENTS, appendRows(before, rows));
  console.log(`\n${rows.length} lines added to ${MEASUREMENTS}`);
}

main();
