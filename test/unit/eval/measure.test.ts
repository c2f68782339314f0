import { expect, test } from 'vitest';
import type { Confidence, Finding } from '../../../shared/finding.ts';
import { evaluate, falseRates } from '../../eval/evaluate.ts';
import { judge } from '../../eval/measure.ts';
import type { Mention } from '../../eval/mention.ts';

const TEXT = 'CPF 123.456, fone (11) 9876, fim 55';
const CPF = mention('cpf', '123.456');
const PHONE = mention('phone', '(11) 9876');

function mention(type: string, value: string): Mention {
  const start = TEXT.indexOf(value);
  return { type, start, end: start + value.length };
}

function finding(type: string, value: string, confidence: Confidence = 'certain'): Finding {
  const start = TEXT.indexOf(value);
  return { type, start, end: start + value.length, confidence, reasons: ['shape'], syntax: 'text' };
}

function outcomeOf(mentions: Mention[], findings: Finding[]) {
  const { mention: _, ...outcome } = judge(TEXT, mentions, findings, ['cpf', 'phone']).outcomes[0]!;
  return outcome;
}

test.each([
  ['covered by its own type', [finding('cpf', '123.456')], { leaks: false, leaksLikely: false, typed: true }],
  ['not found', [], { leaks: true, leaksLikely: true, typed: false }],
  ['half covered', [finding('cpf', '123')], { leaks: true, leaksLikely: true, typed: false }],
  ['all but a digit', [finding('cpf', '123.45')], { leaks: true, leaksLikely: true, typed: false }],
  ['by another type', [finding('card', '123.456')], { leaks: false, leaksLikely: false, typed: false }],
  ['possible', [finding('cpf', '123.456', 'possible')], { leaks: false, leaksLikely: true, typed: true }],
  [
    'by two, the dot between them outside',
    [finding('cpf', '123'), finding('cpf', '456')],
    { leaks: false, leaksLikely: false, typed: true },
  ],
  [
    'by two of which one is of another type and possible',
    [finding('cpf', '123'), finding('phone', '.456', 'possible')],
    { leaks: false, leaksLikely: true, typed: false },
  ],
  [
    'within a longer finding',
    [finding('cpf', 'CPF 123.456')],
    { leaks: false, leaksLikely: false, typed: true },
  ],
])('a mention %s', (_, findings, expected) => {
  expect(outcomeOf([CPF], findings)).toEqual(expected);
});

test('punctuation at the edge may stay outside, full-width digits may not', () => {
  expect(outcomeOf([PHONE], [finding('phone', '11) 9876')]).leaks).toBe(false);
  const text = '９８';
  const wide: Mention = { ...CPF, start: 0, end: 2 };
  const first: Finding = { ...finding('cpf', '123'), start: 0, end: 1 };
  expect(judge(text, [wide], [first], ['cpf']).outcomes[0]?.leaks).toBe(true);
});

test('false findings touch no mention and are of a type that the set marks', () => {
  const beside = finding('phone', '55');
  const findings = [finding('cpf', '123'), finding('name', 'fone'), beside];
  expect(judge(TEXT, [CPF, PHONE], findings, ['cpf', 'phone']).falseFindings).toEqual([beside]);
});

test('false findings a million characters, by confidence', () => {
  const findings = [finding('cpf', '55'), finding('cpf', '55'), finding('cpf', '55', 'possible')];
  expect(falseRates(findings, 500_000)).toEqual({ certain: 4, likely: 0, possible: 2 });
});

test('a finding at an open place is neither right nor false', () => {
  const document = {
    format: 'plaintext',
    style: 'form',
    text: 'CPF 885.346.895-55, CPF 697.481.967-63',
  } as const;
  const cpf = { type: 'cpf', start: 4, end: 18 };
  const plain = evaluate([{ ...document, mentions: [cpf] }], ['cpf']);
  const open = evaluate([{ ...document, mentions: [cpf], open: [{ start: 24, end: 38 }] }], ['cpf']);
  expect(plain.judged[0]?.falseFindings.map(({ start }) => start)).toEqual([24]);
  expect(open.judged[0]?.falseFindings).toEqual([]);
  expect(open.all.mentions).toBe(1);
  expect(open.falseFindings.certain).toBe(0);
});
