/** What must hold of any mix of fixes in any document. */
import { expect } from 'vitest';
import { type Edit, type Fix, fixFinding } from '../../shared/fixes/fix.ts';
import { Surrogates } from '../../shared/fixes/surrogates.ts';
import { scan } from '../../shared/scan.ts';
import type { GeneratedFormat } from './documents.ts';

const surrogates = new Surrogates(new Uint8Array(32).fill(7));
const FIXES: readonly (Fix | undefined)[] = [
  { kind: 'mask' },
  { kind: 'mask', style: 'stars' },
  { kind: 'mask', style: 'shape' },
  { kind: 'mask', style: 'partial', locale: 'en' },
  { kind: 'generalise', surrogates },
  { kind: 'surrogate', surrogates },
  undefined,
];

interface Fixed extends Edit {
  readonly fix: Fix;
  /** Where the replacement stands in the fixed text. */
  readonly at: number;
}

/** Fixes the findings one after the other, each in the way that `choices` says. */
function fixMixed(text: string, { format }: GeneratedFormat, choices: readonly number[]) {
  const edits: Fixed[] = [];
  let result = '';
  let from = 0;
  for (const [i, finding] of scan(text, format).entries()) {
    const fix = FIXES[choices[i % choices.length]! % FIXES.length];
    // Two keys that become one are what the user is warned of.
    if (fix === undefined || finding.syntax === 'json-key') continue;
    const edit = fixFinding(text, finding, fix);
    if (edit === undefined) continue;
    result += text.slice(from, edit.start);
    edits.push({ ...edit, fix, at: result.length });
    result += edit.text;
    from = edit.end;
  }
  return { fixed: result + text.slice(from), edits };
}

/** @throws where the document's structure changes, or what was replaced is found again */
export function checkMixedFixes(text: string, generated: GeneratedFormat, choices: readonly number[]): void {
  const before = generated.structure(text);
  if (before === undefined) return;
  const { fixed, edits } = fixMixed(text, generated, choices);
  expect(generated.structure(fixed), fixed).toEqual(before);
  const again = scan(fixed, generated.format);
  for (const { at, text: replacement, fix } of edits) {
    // Known: in a list or map in brackets of YAML a label stands in round ones, and announces a number behind it.
    if (generated.format === 'yaml' && replacement.startsWith('(')) continue;
    // What still shows digits can be something else under another key.
    if (fix.kind !== 'mask' || fix.style === 'partial') continue;
    const overlapping = again.filter(({ start, end }) => start < at + replacement.length && end > at);
    expect(overlapping, fixed).toEqual([]);
  }
}
