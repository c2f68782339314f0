/** Person names in real court texts whose people somebody has marked, where somebody has put such texts. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../shared/finding.ts';
import type { Share } from './bootstrap.ts';
import { type Evaluation, evaluate, shareOf } from './evaluate.ts';
import { atLeastLikely, touches } from './measure.ts';
import type { MarkedDocument } from './mention.ts';

const FILE = 'lener_train.jsonl';
const PERSON = 'PERSON';

interface Row {
  readonly text: string;
  readonly spans: readonly { readonly start: number; readonly end: number; readonly label: string }[];
}

export interface LenerResult {
  readonly evaluation: Evaluation;
  /** The share of mentions that a name of any confidence touches. */
  readonly found: Share;
  /** The same with names at `likely` or more. */
  readonly foundLikely: Share;
}

/**
 * Scans the court texts of a folder and counts names only; nothing else is marked in them.
 * @returns undefined where the file is not there
 */
export function scanLener(folder: string): LenerResult | undefined {
  const path = join(folder, FILE);
  if (!existsSync(path)) return undefined;
  const lines = readFileSync(path, 'utf8').split('\n');
  const evaluation = evaluate(lines.filter((line) => line.trim() !== '').map(documentOf), ['name']);
  const found = (counts: (finding: Finding) => boolean): Share =>
    shareOf(
      evaluation.judged.map(({ document, findings }) =>
        document.mentions.map((mention) =>
          findings.some((it) => it.type === 'name' && counts(it) && touches(it, mention)),
        ),
      ),
      (isFound) => isFound,
    );
  return { evaluation, found: found(() => true), foundLikely: found(atLeastLikely) };
}

function documentOf(line: string): MarkedDocument {
  const { text, spans } = JSON.parse(line) as Row;
  const mentions = spans
    .filter(({ label }) => label === PERSON)
    .map(({ start, end }) => ({ type: 'name', start, end }))
    .sort((a, b) => a.start - b.start);
  return { format: 'plaintext', style: 'court', text, mentions };
}
