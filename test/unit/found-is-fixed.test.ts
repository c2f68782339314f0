/** What is found can be masked and replaced: no text that is looked at holds a finding that both leave. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Finding } from '../../shared/finding.ts';
import { type Fix, fixFinding } from '../../shared/fixes/fix.ts';
import { Surrogates } from '../../shared/fixes/surrogates.ts';
import { scan } from '../../shared/scan.ts';
import { readTexts } from '../eval/texts.ts';

const TEXTS = join('test', 'eval', 'texts');
/** Texts that nobody looks at. */
const UNSEEN = ['final', 'final2'];
const SETS = readdirSync(TEXTS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !UNSEEN.includes(entry.name))
  .map(({ name }) => name);

const FIXES: readonly Fix[] = [
  { kind: 'mask' },
  { kind: 'surrogate', surrogates: new Surrogates(new Uint8Array(32).fill(5)) },
];

test.each(SETS)('in %s', (set) => {
  const documents = readTexts(join(TEXTS, set));
  const left = documents.flatMap(({ text, format, style }) =>
    scan(text, format).flatMap((finding: Finding) =>
      FIXES.filter((fix) => fixFinding(text, finding, fix) === undefined).map(
        ({ kind }) => `${style}: ${finding.type} ${text.slice(finding.start, finding.end)}, ${kind}`,
      ),
    ),
  );
  expect(documents.length).toBeGreaterThan(50);
  expect(left).toEqual([]);
});
