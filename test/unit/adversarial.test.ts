/**
 * Invented inputs by someone who had not seen the detector: `adversarial/first.jsonl`. Offsets are UTF-16, half
 * open. `level` is how much a mention matters (`must` where it is missing), `atLeast` the least confidence.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Confidence, Finding } from '../../shared/finding.ts';
import { formatFor } from '../../shared/formats/registry.ts';
import { scan } from '../../shared/scan.ts';

interface Expected {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly value: string;
  readonly level?: string;
  readonly atLeast?: Confidence;
}

interface Case {
  readonly id: string;
  readonly lang: string;
  readonly text: string;
  readonly expect: readonly Expected[];
  readonly expectNot: readonly { readonly type: string; readonly value: string }[];
  readonly note: string;
}

/** What is not found yet, and why. A case that begins to pass must be taken off the list. */
const KNOWN: Readonly<Record<string, string>> = {
  'cpf-10': 'commas in the place of dots do not join groups',
  'cpf-14': 'bars between the boxes of a form do not join digits',
  'cpf-17': 'too many letters stand for digits',
  'cpf-32': 'a single x hides no digit',
  'phone-08': 'the area code is bound to the xx of a carrier',
  'phone-27': 'only Brazilian numbers are known',
  'email-02': 'an at sign in words',
  'email-03': 'an at sign in words',
  'email-10': 'spaces around the at sign',
};

const EXTENSIONS: Readonly<Record<string, string>> = { plaintext: 'txt', markdown: 'md' };
/** Characters that a finding may have beyond the mention: a bracket, a plus sign. */
const MOST_BEYOND = 2;
const RANK: Readonly<Record<Confidence, number>> = { possible: 1, likely: 2, certain: 3 };

const CASES: readonly Case[] = readFileSync(new URL('adversarial/first.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

/** What is wrong with the findings in the case's text: one line each, without any value. */
function faultsOf({ lang, text, expect: expected, expectNot }: Case): string[] {
  const findings = scan(text, formatFor(`case.${EXTENSIONS[lang] ?? lang}`, lang));
  const faults = expected.flatMap((it) => faultOf(it, findings));
  let from = 0;
  for (const { type, value } of expectNot) {
    const start = text.indexOf(value, from);
    from = start + value.length;
    const found = findings.find(
      (it) => (type === '*' || it.type === type) && it.start < start + value.length && it.end > start,
    );
    if (found !== undefined) faults.push(`${found.type} found`);
  }
  return faults;
}

function faultOf({ type, start, end, atLeast }: Expected, findings: readonly Finding[]): string[] {
  const found = findings.find((it) => it.type === type && it.start <= start && it.end >= end);
  if (found === undefined) return [`${type} missed`];
  if (start - found.start + (found.end - end) > MOST_BEYOND) return [`${type} too wide`];
  const isWeak = atLeast !== undefined && RANK[found.confidence] < RANK[atLeast];
  return isWeak ? [`${type} only ${found.confidence}`] : [];
}

test('the offsets and the list of what is known fit the inputs', () => {
  const ids = CASES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(KNOWN).filter((id) => !ids.includes(id))).toEqual([]);
  for (const { text, expect: expected, expectNot } of CASES) {
    for (const { start, end, value } of expected) expect(text.slice(start, end)).toBe(value);
    for (const { value } of expectNot) expect(text).toContain(value);
  }
});

test.each(CASES.filter(({ id }) => !(id in KNOWN)))('$id: $note', (it) => {
  expect(faultsOf(it)).toEqual([]);
});

test.each(CASES.filter(({ id }) => id in KNOWN))('$id is known to fail: $note', (it) => {
  expect(faultsOf(it)).not.toEqual([]);
});
