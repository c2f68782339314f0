import { describe, expect, it, test } from 'vitest';
import { ScannedDocument } from '../../shared/document.ts';
import { binomialTail } from '../../shared/evidence/columns.ts';
import type { Finding } from '../../shared/finding.ts';
import { identifierById } from '../../shared/identifiers/registry.ts';
import { StreamScan, scan } from '../../shared/scan.ts';
import { SeededDice } from '../bench/texts.ts';

const dice = new SeededDice(20261201);

const digits = (length: number): string => {
  let text = '';
  while (text.length < length) text += dice.roll(10);
  return text;
};
const cpf = (): string => identifierById('cpf')?.surrogate('00000000000', dice) ?? '';

const csv = (values: readonly string[]): string =>
  ['id;codigo;obs', ...values.map((value, i) => `${i};${value};x`)].join('\n');
const jsonl = (values: readonly string[]): string =>
  values.map((value, i) => `{"id":${i},"codigo":"${value}"}\n`).join('');

const rows = (count: number, value: (i: number) => string): string[] =>
  Array.from({ length: count }, (_, i) => value(i));

describe.each([20, 200, 20_000])('a column of %d values', (count) => {
  it.each(['csv', 'jsonl'] as const)('of random numbers raises nothing (%s)', (format) => {
    const make = format === 'csv' ? csv : jsonl;
    for (let trial = 0; trial < (count > 1000 ? 1 : 20); trial++) {
      expect(scan(make(rows(count, () => digits(11))), format)).toEqual([]);
    }
  });

  it('of CPFs is found without a telling header, wrong and shortened values too', () => {
    const value = (i: number): string => {
      if (i % 10 === 3) return digits(11);
      return i % 10 === 7 ? cpf().replace(/^0+/, '') : cpf();
    };
    const values = rows(count, value);
    const found = scan(csv(values), 'csv');
    const placeholders = values.filter((v) => v.length < 8 || /^(\d)\1*$/.test(v)).length;
    expect(found.length).toBe(count - placeholders);
    expect(new Set(found.map(({ type }) => type))).toEqual(new Set(['cpf']));
    expect(found.every(({ reasons }) => reasons.includes('column'))).toBe(true);
    const wrong = found.filter(({ reasons }) => reasons.includes('check-digits-fail'));
    expect(wrong.every(({ confidence }) => confidence === 'likely')).toBe(true);
    expect(wrong.length).toBeGreaterThan(count * 0.08);
  });
});

it('says nothing of four values', () => {
  const found = scan(csv(rows(4, cpf)), 'csv');
  expect(found.map(({ confidence }) => confidence)).toEqual(['possible', 'possible', 'possible', 'possible']);
});

it('does not overrule a header that names an identifier', () => {
  const text = csv(rows(50, () => digits(11))).replace('codigo', 'cpf');
  const likely = scan(text, 'csv').filter(({ confidence }) => confidence !== 'possible');
  expect(likely.length).toBeGreaterThan(45);
});

it('is the same in an edited document and in a stream', () => {
  const text = csv(rows(3000, (i) => (i % 5 === 0 ? digits(11) : cpf())));
  const expected = scan(text, 'csv');
  expect(expected.length).toBeGreaterThan(2900);
  const stream = new StreamScan('csv');
  const streamed: Finding[] = [];
  for (let at = 0; at < text.length; at += 5000) {
    streamed.push(...stream.push(text.slice(at, at + 5000)).map(({ finding }) => finding));
  }
  streamed.push(...stream.end().map(({ finding }) => finding));
  expect(streamed).toEqual(expected);

  const document = new ScannedDocument('id;codigo;obs\n', 'csv');
  document.scan(() => false);
  for (let at = 14; at < text.length; at += 20_000) {
    document.edit(document.length, document.length, text.slice(at, at + 20_000));
    document.scan(() => false);
  }
  expect(document.findings()).toEqual(expected);
});

test.each([
  [10, 0, 0.1, 1],
  [10, 10, 0.1, 1e-10],
  [1, 1, 0.25, 0.25],
  [3, 2, 0.5, 0.5],
  [20, 1, 0.01, 1 - 0.99 ** 20],
])('of %d values %d or more pass at rate %d with probability %d', (n, k, p, expected) => {
  expect(binomialTail(n, k, p)).toBeCloseTo(expected, 10);
});

describe('a column of names', () => {
  const people = ['Ana Prado', 'Bruno Lima', 'Carla Souza', 'Diego Ramos', 'Quxa Borogo'];

  test('takes in the values whose words no list has, under any header', () => {
    const names = scan(csv(people), 'csv').filter(({ type }) => type === 'name');
    expect(names.map(({ start, end }) => csv(people).slice(start, end))).toEqual(people);
  });

  test('a column of text says nothing of the numbers in it', () => {
    const text = jsonl(rows(40, () => `solto ${cpf().replace(/\D/g, '')} aqui`));
    expect(scan(text, 'jsonl').filter(({ type }) => type === 'cpf')).toHaveLength(40);
  });

  test('a column of places under `name` holds no people', () => {
    const places = rows(20, (i) => `Borogo${'abcdefghijklmnopqrst'[i]}`);
    const text = jsonl([...places, 'Washington', 'Douglas']).replaceAll('codigo', 'name');
    const likely = scan(text, 'jsonl').filter(({ confidence }) => confidence !== 'possible');
    expect(likely).toEqual([]);
  });
});
