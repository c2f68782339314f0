/** False findings over real text that has no personal data in it, where somebody has put such text. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONFIDENCES, type Confidence } from '../../shared/finding.ts';
import { type FormatId, formatFor } from '../../shared/formats/registry.ts';
import { scan } from '../../shared/scan.ts';
import { printTable } from '../bench/measure.ts';
import { type PlacedFinding, rate } from './report.ts';

const READERS: Readonly<Record<string, (path: string) => CleanText[]>> = {
  'clean_pt.jsonl': readProse,
  clean_data: readData,
};

interface CleanText {
  /** The file's name, or the row's source. */
  readonly name: string;
  readonly format: FormatId;
  readonly text: string;
}

/** Findings by type and by where they are; values are never shown. */
export interface CleanResult {
  readonly corpus: string;
  readonly characters: number;
  readonly byType: Readonly<Record<string, Readonly<Record<Confidence, number>>>>;
  readonly bySource: Readonly<Record<string, number>>;
  readonly found: readonly PlacedFinding[];
}

/**
 * Scans the clean corpora of a folder.
 * @param folder with `clean_pt.jsonl` (a `text` a row) and `clean_data/`
 * @returns one result for each that is there
 */
export function scanClean(folder: string): CleanResult[] {
  return Object.entries(READERS).flatMap(([corpus, read]) => {
    const path = join(folder, corpus);
    return existsSync(path) ? [scanTexts(corpus, read(path))] : [];
  });
}

function readProse(path: string): CleanText[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { source, kind, text } = JSON.parse(line) as { source: string; kind: string; text: string };
      return { name: source, format: kind === 'markdown' ? 'markdown' : 'plaintext', text };
    });
}

function readData(path: string): CleanText[] {
  return readdirSync(path).map((name) => ({
    name,
    format: formatFor(name),
    text: readFileSync(join(path, name), 'utf8'),
  }));
}

function scanTexts(corpus: string, texts: readonly CleanText[]): CleanResult {
  const found = texts.flatMap(({ name, format, text }) =>
    scan(text, format).map((finding) => ({ style: name, text, finding })),
  );
  const characters = texts.reduce((sum, { text }) => sum + text.length, 0);
  const byType: Record<string, Record<Confidence, number>> = {};
  const bySource: Record<string, number> = {};
  for (const { style, finding } of found) {
    const counts = byType[finding.type] ?? { certain: 0, likely: 0, possible: 0 };
    counts[finding.confidence]++;
    byType[finding.type] = counts;
    bySource[style] = (bySource[style] ?? 0) + 1;
  }
  return { corpus, characters, byType, bySource, found };
}

export function printClean(results: readonly CleanResult[], folder: string): void {
  if (results.length === 0) console.log(`\nClean text: none in ${folder}`);
  for (const { corpus, characters, byType, bySource } of results) {
    const row = (counts: Readonly<Record<Confidence, number>>) =>
      Object.fromEntries(
        CONFIDENCES.map((level) => [level, `${counts[level]} (${rate((counts[level] / characters) * 1e6)})`]),
      );
    const all = { certain: 0, likely: 0, possible: 0 };
    for (const counts of Object.values(byType)) for (const level of CONFIDENCES) all[level] += counts[level];
    printTable(`Clean text ${corpus}, ${characters} characters: findings (a million characters)`, [
      ...Object.entries(byType).map(([type, counts]) => ({ type, ...row(counts) })),
      { type: 'all', ...row(all) },
    ]);
    const sources = Object.entries(bySource).sort((a, b) => b[1] - a[1]);
    console.log(`  in ${sources.map(([name, count]) => `${name} (${count})`).join(', ') || 'none'}`);
  }
}
