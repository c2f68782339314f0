/**
 * Cases: texts with what must be found in them and what must not. Our own stand in `cases/`; another collection in
 * the same form is run too where there is one beside the repository. A line is a case:
 *
 * - `level`: `must` is asserted, of `should` nine in ten must hold, `stretch` is only written down; an expectation
 *   can carry a milder level of its own;
 * - `expect`: spans of `text` in UTF-16 units (a byte order mark counts); `suspect`: found, but not as certain;
 * - `masked`: the text with everything that is certain or likely masked by its label, `[cpf]` standing for that of the type;
 * - `expectNot`: values that must not be found as that type, `*` for any.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../shared/finding.ts';
import { fixFinding } from '../../shared/fixes/fix.ts';
import { labelOf } from '../../shared/fixes/mask.ts';
import { formatFor } from '../../shared/formats/registry.ts';
import { identifierById } from '../../shared/identifiers/registry.ts';
import { scan } from '../../shared/scan.ts';

type Level = 'must' | 'should' | 'stretch';

interface Expected {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly value: string;
  readonly suspect?: boolean;
  readonly level?: Level;
}

interface Case {
  readonly id: string;
  readonly level: Level;
  readonly lang: string;
  readonly text: string;
  readonly masked?: string;
  readonly expect: readonly Expected[];
  readonly expectNot: readonly { readonly type: string; readonly value: string; readonly level?: Level }[];
}

const SHARE_OF_SHOULD = 0.9;
const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = join(HERE, '..', '..');
const OWN = join(HERE, 'cases');
const BESIDE = join(ROOT, '..', 'shared', 'cases', 'cases.jsonl');

const EXTENSIONS: Readonly<Record<string, string>> = { plaintext: 'txt', markdown: 'md', yaml: 'yml' };

function readCases(path: string): Case[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line): Case => JSON.parse(line));
}

function find({ text, lang }: Case): Finding[] {
  const mark = text.startsWith('\ufeff') ? 1 : 0;
  const findings = scan(text.slice(mark), formatFor(`x.${EXTENSIONS[lang] ?? lang}`));
  return findings.map((finding) => ({ ...finding, start: finding.start + mark, end: finding.end + mark }));
}

/** What of a case's expectations at `level` does not hold: ids, types and places, no values. */
function faultsAt(level: Level, it: Case): string[] {
  const findings = find(it);
  const missing = it.expect
    .filter(
      (expected) => (expected.level ?? it.level) === level && identifierById(expected.type) !== undefined,
    )
    .filter((expected) => !findings.some((finding) => meets(finding, expected)))
    .map(({ type, start, end }) => `no ${type} at ${start} to ${end}`);
  const unwanted = it.expectNot
    .filter((forbidden) => (forbidden.level ?? it.level) === level)
    .flatMap(({ type, value }) =>
      findings
        .filter((finding) => (type === '*' || finding.type === type) && takes(it, finding, value))
        .map((finding) => `${finding.type} at ${finding.start} to ${finding.end}`),
    );
  return [...missing, ...unwanted];
}

function meets({ type, start, end, confidence }: Finding, expected: Expected): boolean {
  if (type !== expected.type || start !== expected.start || end !== expected.end) return false;
  return expected.suspect !== true || confidence !== 'certain';
}

/** Whether a finding is the value, or touches it where nothing was to be found. */
function takes({ text, expect: wanted }: Case, { start, end }: Finding, value: string): boolean {
  if (text.slice(start, end) === value) return true;
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
    const overlaps = (it: { start: number; end: number }) => it.start < at + value.length && it.end > at;
    if (overlaps({ start, end }) && !wanted.some(overlaps)) return true;
  }
  return false;
}

/** The text with everything that is certain or likely masked. */
function maskedText(it: Case): string {
  let masked = '';
  let at = 0;
  for (const finding of find(it)) {
    if (finding.confidence === 'possible' || finding.syntax === 'json-key') continue;
    const edit = fixFinding(it.text, finding, { kind: 'mask' });
    if (edit === undefined) continue;
    masked += it.text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return masked + it.text.slice(at);
}

function withLabels(masked: string): string {
  return masked.replace(/\[([a-z-]+)\]/g, (written, id: string) => {
    const identifier = identifierById(id);
    return identifier === undefined ? written : labelOf(identifier);
  });
}

/** Whether something of the case is of that level, and of types that there are. */
function hasLevel(level: Level, it: Case): boolean {
  const found = it.expect.some(
    (e) => (e.level ?? it.level) === level && identifierById(e.type) !== undefined,
  );
  return found || it.expectNot.some((e) => (e.level ?? it.level) === level);
}

function runCases(cases: readonly Case[]): void {
  test.each(cases.filter((it) => hasLevel('must', it)).map((it) => [it.id, it] as const))('%s', (_id, it) => {
    expect(faultsAt('must', it)).toEqual([]);
  });

  const withMask = cases.flatMap((it) => (it.masked === undefined ? [] : [[it.id, it, it.masked] as const]));
  if (withMask.length > 0)
    test.each(withMask)('%s, masked', (_id, it, masked) => {
      expect(maskedText(it)).toBe(withLabels(masked));
    });

  test('of what should hold, nine in ten do', () => {
    const should = cases.filter((it) => hasLevel('should', it));
    const failing = should.filter((it) => faultsAt('should', it).length > 0).map(({ id }) => id);
    const holding = should.length - failing.length;
    expect(holding, `failing: ${failing.join(', ')}`).toBeGreaterThanOrEqual(should.length * SHARE_OF_SHOULD);
  });
}

describe.each(readdirSync(OWN).map((name) => [name, readCases(join(OWN, name))] as const))(
  'our own: %s',
  (_name, cases) => {
    test.each(cases)('$id says where its values stand', ({ text, expect: wanted }) => {
      for (const { start, end, value } of wanted) expect(text.slice(start, end)).toBe(value);
    });
    runCases(cases);
  },
);

describe('another collection', () => {
  if (existsSync(BESIDE)) runCases(readCases(BESIDE));
  else test('is not there: our own are run', () => expect(readdirSync(OWN)).not.toEqual([]));
});
