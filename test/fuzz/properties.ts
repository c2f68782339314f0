/** What must hold of any mix of fixes in any document. */
import { expect } from 'vitest';
import { ScannedDocument } from '../../shared/document.ts';
import { type Edit, type Fix, fixFinding } from '../../shared/fixes/fix.ts';
import { removeField } from '../../shared/fixes/remove-field.ts';
import { Surrogates } from '../../shared/fixes/surrogates.ts';
import { scan } from '../../shared/scan.ts';
import { canonicalValue } from '../../shared/source.ts';
import type { GeneratedFormat } from './documents.ts';

const surrogates = new Surrogates(new Uint8Array(32).fill(7));
const FIXES: readonly (Fix | undefined)[] = [
  { kind: 'mask' },
  { kind: 'mask', style: 'stars' },
  { kind: 'mask', style: 'shape' },
  { kind: 'mask', style: 'partial', locale: 'en' },
  { kind: 'generalise', surrogates },
  { kind: 'generalise', precision: 'month', surrogates },
  { kind: 'generalise', precision: 'neighbourhood', surrogates },
  { kind: 'surrogate', surrogates },
  undefined,
];

interface Fixed extends Edit {
  readonly fix: Fix;
  /** Where the replacement stands in the fixed text. */
  readonly at: number;
}

/** What is fixed alike: each finding by itself, all of a type, or all of a value. */
export const SCOPES = ['finding', 'type', 'value'] as const;
export type FuzzedScope = (typeof SCOPES)[number];

/** Fixes the findings one after the other, each in the way that `choices` says for its scope. */
function fixMixed(
  text: string,
  { format }: GeneratedFormat,
  { choices, scope }: { readonly choices: readonly number[]; readonly scope: FuzzedScope },
) {
  const edits: Fixed[] = [];
  const groups = new Map<string, number>();
  let result = '';
  let from = 0;
  let end = -1;
  for (const [i, finding] of scan(text, format).entries()) {
    const { type } = finding;
    // What another finding took the most of may be none any more.
    const isRest = finding.start === end;
    end = finding.end;
    const group = { finding: String(i), type, value: `${type} ${canonicalValue(text, finding)}` }[scope];
    const place = groups.get(group) ?? groups.size;
    groups.set(group, place);
    const fix = FIXES[choices[place % choices.length]! % FIXES.length];
    // Two keys that become one are what the user is warned of.
    if (fix === undefined || finding.syntax === 'json-key') continue;
    const edit = fixFinding(text, finding, fix);
    // Nothing has changed since it was found.
    if (!isRest && finding.confidence !== 'possible') expect(edit, `${type} in ${text}`).toBeDefined();
    if (edit === undefined) continue;
    result += text.slice(from, edit.start);
    edits.push({ ...edit, fix, at: result.length });
    result += edit.text;
    from = edit.end;
  }
  return { fixed: result + text.slice(from), edits };
}

/** @throws where the document's structure changes, or what was replaced is found again */
export function checkMixedFixes(
  text: string,
  generated: GeneratedFormat,
  mix: { readonly choices: readonly number[]; readonly scope: FuzzedScope },
): void {
  const before = generated.structure(text);
  if (before === undefined) return;
  const { fixed, edits } = fixMixed(text, generated, mix);
  expect(generated.structure(fixed), fixed).toEqual(before);
  const again = scan(fixed, generated.format);
  for (const { at, text: replacement, fix } of edits) {
    // Known: in a list or map in brackets of YAML a label stands in round ones, and announces a number behind it.
    if (replacement.startsWith('(')) continue;
    // What still shows digits can be something else under another key.
    if (fix.kind !== 'mask' || fix.style === 'partial') continue;
    const overlapping = again.filter(({ start, end }) => start < at + replacement.length && end > at);
    expect(overlapping, fixed).toEqual([]);
  }
}

/** @throws where a field that is removed takes more with it, or leaves its value */
export function checkRemovedField(text: string, generated: GeneratedFormat, place: number): void {
  const before = generated.structure(text);
  if (before === undefined) return;
  const document = new ScannedDocument(text, generated.format);
  const findings = scan(text, generated.format);
  const finding = findings[place % Math.max(1, findings.length)];
  const edit = finding && removeField(document, finding);
  if (finding === undefined || edit === undefined) return;
  const fixed = text.slice(0, edit.start) + text.slice(edit.end);
  expect(edit.start <= finding.start && finding.end <= edit.end, text).toBe(true);
  const after = generated.structure(fixed);
  // A table keeps its columns; of JSON one key and what stands under it are gone.
  if (generated.format === 'csv') expect(after, fixed).toEqual(before);
  else expect(keysIn(after) < keysIn(before) && after !== undefined, fixed).toBe(true);
}

function keysIn(structure: unknown): number {
  return JSON.stringify(structure).split('":').length;
}
