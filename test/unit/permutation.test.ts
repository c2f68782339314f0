import { describe, expect, it, test } from 'vitest';
import { Permutation } from '../../shared/fixes/permutation.ts';
import { Surrogates } from '../../shared/fixes/surrogates.ts';
import { digitsOf } from '../../shared/identifiers/check-digits.ts';
import { identifierById } from '../../shared/identifiers/registry.ts';

const KEY = new Uint8Array(32).fill(7);
const surrogates = new Surrogates(KEY);

describe.each([2, 3, 10, 90, 250, 100_000])('a permutation of %i numbers', (size) => {
  it('meets each once and leaves none where it is', () => {
    const permutation = new Permutation(KEY, 'test');
    const images = Array.from({ length: size }, (_, i) => Number(permutation.of(BigInt(i), BigInt(size))));
    expect([...images].sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, i) => i));
    expect(images.filter((image, i) => image === i)).toEqual([]);
  });
});

/** Values that differ in their last digits only, some with wrong check digits. */
test.each([
  ['cpf', '52998224725'],
  ['cpf', '00998224725'],
  ['cnpj', '78449212000148'],
  ['cnpj', 'QA6V4FQJ7H2558'],
  ['cnh', '85895878748'],
  ['pis', '70135293937'],
  ['renavam', '23852014103'],
  ['voter-id', '100000001929'],
  ['rg', '100000009'],
  ['rg', '7204915'],
  ['rg', 'V2049187'],
  ['cep', '58013420'],
  ['phone', '11987654321'],
  ['phone', '32324545'],
  ['card', '4111111111111111'],
  ['imei', '356726057492779'],
  ['cns', '204745650200090'],
  ['cns', '700000000000005'],
  ['cei', '100000000003'],
  ['court-case', '00000018420208260001'],
  ['certificate', '00000101552000100000000000000070'],
])(
  '%s like %s: other values have other surrogates, right ones right ones, wrong ones wrong ones',
  (type, seed) => {
    const identifier = identifierById(type);
    if (identifier?.kind !== 'number') throw new Error('no number');
    const verdict = (value: string) => {
      const told = identifier.check(digitsOf(value), value.length);
      return told === 'pass' || told === 'weak';
    };
    const made = new Map<string, string>();
    for (let i = 0; i < 120; i++) {
      const value = seed.slice(0, -2) + String(i % 100).padStart(2, '0');
      const other = i < 100 ? value : seed.slice(0, -4) + String(5000 + i);
      const surrogate = surrogates.for(type, other);
      if (surrogate === undefined) continue;
      expect(surrogate.length).toBe(other.length);
      expect(surrogate).not.toBe(other);
      expect(verdict(surrogate)).toBe(verdict(other));
      expect(surrogate.startsWith('0')).toBe(other.startsWith('0'));
      made.set(other, surrogate);
    }
    expect(made.size).toBeGreaterThan(90);
    expect(new Set(made.values()).size).toBe(made.size);
  },
);

test('a value has one surrogate, of another type another', () => {
  expect(surrogates.for('pis', '70135293937')).toBe(new Surrogates(KEY).for('pis', '70135293937'));
  expect(surrogates.for('pis', '70135293937')).not.toBe(surrogates.for('renavam', '70135293937'));
});

describe('the dates of a record', () => {
  const days = (iso: string | undefined) => Date.parse(iso ?? '') / 86_400_000;

  it('are all moved by the same days, so that what lies between them stays', () => {
    const moved = ['1985-03-12', '2019-12-30', '2020-02-29', '2024-03-01'].map(
      (date) => days(surrogates.for('date', date, 'record 1')) - days(date),
    );
    expect(new Set(moved).size).toBe(1);
    expect(Math.abs(moved[0]!)).toBeGreaterThanOrEqual(31);
    expect(days(surrogates.for('birth-date', '1985-03-12', 'record 1')) - days('1985-03-12')).toBe(moved[0]);
  });

  it('are moved by others in other records', () => {
    const records = Array.from({ length: 20 }, (_, i) => surrogates.for('date', '2020-06-15', `record ${i}`));
    expect(new Set(records).size).toBeGreaterThan(10);
  });

  it('without days become other months', () => {
    for (let i = 0; i < 50; i++) {
      expect(surrogates.for('date', '2020-06', `record ${i}`)).toMatch(/^20(?:19|20)-(?!06)\d\d$/);
    }
  });
});
