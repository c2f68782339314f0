/**
 * `npm run eval:dev`: what leaks, what is found as something else, and what is found where nothing is, on invented
 * documents (generated, written by hand, and those put into other documents) and on real ones. Options:
 * - `--half development|final|both`
 * - `--only generated|texts|embedded|corpora`: one of the parts
 * - `--failures TYPE|lener|clean|DOCUMENT`: what went wrong, with its context: with a type of the development half, with names
 *   of the court texts, with people, places and dates of the clean texts, with texts put into one kind of document
 * - `--equivalence`: nothing of all that, but whether surrogates are found as their originals are
 * - `--corpora FOLDER`, `--json FILE`, `--record`
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CleanResult, printClean, scanClean } from './clean.ts';
import { type EmbeddedResult, evaluateEmbedded, printEmbedded, printNewLeaks } from './embedded.ts';
import { cellsOf, measureEquivalence, printEquivalence } from './equivalence.ts';
import { type Evaluation, evaluate, evaluateGenerated, type GeneratedEvaluation } from './evaluate.ts';
import { generate, measuredTypes } from './generate.ts';
import { type LenerResult, scanLener } from './lener.ts';
import { atLeastLikely } from './measure.ts';
import type { MarkedDocument } from './mention.ts';
import {
  appendRows,
  cleanRows,
  EMBEDDED_SECTION,
  EQUIVALENCE_SECTION,
  embeddedRow,
  GENERATED_SECTION,
  lenerRow,
  line,
  REAL_SECTION,
  recordRows,
  type Section,
  TEXTS_SECTION,
} from './record.ts';
import { kindOf, printEvaluation, printFailures, printFalse, printWorstCells } from './report.ts';
import type { TemplateSet } from './template-set.ts';
import { DEVELOPMENT } from './templates/development/index.ts';
import { FINAL } from './templates/final/index.ts';
import { markedTypes, PEOPLE_TYPES, readTexts } from './texts.ts';
import { printLener, printTexts } from './texts-report.ts';

type Half = 'development' | 'final';
const PARTS = ['generated', 'texts', 'embedded', 'corpora'] as const;
type Part = (typeof PARTS)[number];

const SETS: Readonly<Record<Half, { set: TemplateSet; seed: number }>> = {
  development: { set: DEVELOPMENT, seed: 101 },
  final: { set: FINAL, seed: 202 },
};
const TEXTS = join('test', 'eval', 'texts');
/** The folders of texts that go with a half. */
const TEXT_SETS: Readonly<Record<Half, readonly string[]>> = {
  development: [
    'development',
    'adversarial',
    'fresh',
    'fresh2',
    'fresh3',
    'fresh4',
    'fresh5',
    'fresh6',
    'fresh7',
    'fresh8',
  ],
  final: ['final', 'final2'],
};
const MEASUREMENTS = join('docs', 'measurements.md');
/** Biombo, which is fast, gets so many generated sets more. */
const MORE_SEEDS = [303, 404, 505, 606];
/** Of failures in real text: it is large. */
const MOST_FAILURES = 60;

/** What came of a run; a part that was not asked for is empty. */
interface Results {
  readonly generated: ReadonlyMap<Half, GeneratedEvaluation>;
  /** By folder. */
  readonly texts: ReadonlyMap<string, Evaluation>;
  readonly embedded: readonly EmbeddedResult[];
  readonly clean: readonly CleanResult[];
  readonly lener: LenerResult | undefined;
}

async function main(): Promise<void> {
  const { values: options } = parseArgs({
    options: {
      half: { type: 'string', default: 'development' },
      only: { type: 'string' },
      json: { type: 'string' },
      equivalence: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
      failures: { type: 'string', default: '' },
      corpora: { type: 'string', default: join('..', 'shared', 'corpora') },
    },
  });
  const halves = halvesOf(options.half);
  if (options.equivalence) return compareSurrogates(halves, options.record);
  const parts = partsOf(options.only);
  const results: Results = {
    generated: new Map(parts.includes('generated') ? halves.map((it) => [it, runGenerated(it)]) : []),
    texts: new Map(
      parts.includes('texts') ? halves.flatMap((it) => TEXT_SETS[it]).map((it) => [it, runTexts(it)]) : [],
    ),
    embedded: parts.includes('embedded') ? evaluateEmbedded(developmentTexts()) : [],
    clean: parts.includes('corpora') ? scanClean(options.corpora) : [],
    lener: parts.includes('corpora') ? scanLener(options.corpora) : undefined,
  };
  if (parts.includes('embedded')) printEmbedded(results.embedded);
  if (parts.includes('corpora')) {
    printClean(results.clean, options.corpora);
    printLener(results.lener, options.corpora);
  }
  printAllFailures(results, options.failures);
  if (options.json !== undefined) writeFileSync(options.json, figuresOf(results));
  if (options.record) record(results);
}

async function compareSurrogates(halves: readonly Half[], isRecorded: boolean): Promise<void> {
  const first = halves.flatMap((half) => [
    ...generate(SETS[half].set, SETS[half].seed),
    ...TEXT_SETS[half].flatMap((set) => readTexts(join(TEXTS, set))),
  ]);
  const more = MORE_SEEDS.flatMap((seed) => halves.flatMap((half) => generate(SETS[half].set, seed)));
  const rows = await measureEquivalence([...first, ...more], first.length);
  printEquivalence(rows);
  if (!isRecorded) return;
  const date = today();
  appendTo([[EQUIVALENCE_SECTION, rows.map((row) => line([date, ...cellsOf(row)]))]]);
}

function halvesOf(option: string): Half[] {
  if (option === 'both') return ['development', 'final'];
  if (option === 'development' || option === 'final') return [option];
  throw new Error('--half is one of development, final, both');
}

function partsOf(option: string | undefined): readonly Part[] {
  if (option === undefined) return PARTS;
  const part = PARTS.find((it) => it === option);
  if (part === undefined) throw new Error(`--only is one of ${PARTS.join(', ')}`);
  return [part];
}

function runGenerated(half: Half): GeneratedEvaluation {
  const { set, seed } = SETS[half];
  const evaluation = evaluateGenerated(generate(set, seed), measuredTypes());
  printEvaluation(half, evaluation);
  // Nobody is to look at single failures of the final half.
  if (half === 'development') printWorstCells(evaluation.judged);
  return evaluation;
}

/** The final half is not put into other documents: its single failures would be seen. */
function developmentTexts(): MarkedDocument[] {
  return TEXT_SETS.development.flatMap((set) => readTexts(join(TEXTS, set)));
}

function runTexts(set: string): Evaluation {
  const evaluation = evaluate(readTexts(join(TEXTS, set)), markedTypes());
  printTexts(set, evaluation);
  return evaluation;
}

/** Of the development half only: what is seen of the final one would be repaired. */
function printAllFailures({ generated, texts, embedded, clean, lener }: Results, of: string): void {
  const inDocument = embedded.find(({ name }) => name === of);
  if (inDocument !== undefined) printNewLeaks(inDocument, MOST_FAILURES);
  else if (of === 'lener') printFailures(lener?.evaluation.judged ?? [], 'name', undefined, MOST_FAILURES);
  else if (of === 'clean') {
    const found = clean.flatMap((it) => it.found).filter(({ finding }) => atLeastLikely(finding));
    printFalse(
      found.filter(({ finding }) => PEOPLE_TYPES.includes(finding.type)),
      MOST_FAILURES,
    );
  } else if (of !== '') {
    printFailures(generated.get('development')?.judged ?? [], of, kindOf);
    for (const set of TEXT_SETS.development) printFailures(texts.get(set)?.judged ?? [], of);
  }
}

const HIDDEN: ReadonlySet<string> = new Set(['judged', 'found', 'news']);

/** The results as JSON, without documents and findings. */
function figuresOf({ generated, texts, embedded, clean, lener }: Results): string {
  const figures = { ...Object.fromEntries(generated), texts, embedded, clean, lener };
  const plain = (key: string, value: unknown): unknown => {
    if (value instanceof Map) return Object.fromEntries(value);
    return Array.isArray(value) && HIDDEN.has(key) ? undefined : value;
  };
  return `${JSON.stringify(figures, plain, 2)}\n`;
}

function record({ generated, texts, embedded, clean, lener }: Results): void {
  const date = today();
  const rows = (evaluations: ReadonlyMap<string, Evaluation>, types?: readonly string[]) =>
    [...evaluations].flatMap(([half, evaluation]) => recordRows(date, half, evaluation, types));
  const real = [
    ...(lener === undefined ? [] : [lenerRow(date, lener)]),
    ...clean.flatMap((it) => cleanRows(date, it)),
  ];
  appendTo([
    [GENERATED_SECTION, rows(generated)],
    [TEXTS_SECTION, rows(texts, PEOPLE_TYPES)],
    [EMBEDDED_SECTION, embedded.map((it) => embeddedRow(date, it))],
    [REAL_SECTION, real],
  ]);
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function appendTo(tables: readonly (readonly [Section, readonly string[]])[]): void {
  let page = existsSync(MEASUREMENTS) ? readFileSync(MEASUREMENTS, 'utf8') : '';
  for (const [section, lines] of tables) if (lines.length > 0) page = appendRows(page, section, lines);
  writeFileSync(MEASUREMENTS, page);
  console.log(`\nLines added to ${MEASUREMENTS}`);
}

await main();
