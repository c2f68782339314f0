import { describe, expect, test } from 'vitest';
import { Surrogates } from '../../shared/fixes/surrogates.ts';
import { cpf } from '../../shared/identifiers/br/cpf.ts';
import { ie } from '../../shared/identifiers/br/ie.ts';
import { nfeKey } from '../../shared/identifiers/br/nfe-key.ts';
import { digitsOf } from '../../shared/identifiers/check-digits.ts';
import { iban } from '../../shared/identifiers/intl/iban.ts';
import { identifierById } from '../../shared/identifiers/registry.ts';

/** `npm run fuzz` asks for 100,000. */
const { FUZZ_PEOPLE = '3000' } = process.env;
const PEOPLE = Number(FUZZ_PEOPLE);
/** It has no divisor in common with the number of all payloads: the first nine digits are spread and never come again. */
const STEP = 618_033_989;
const ASKED_AGAIN = 500;

/** The CPF of an invented person, each another. */
function cpfOf(person: number): string {
  const nine = String((person * STEP) % 1_000_000_000).padStart(9, '0');
  return cpf.payload?.(`${nine}00`).complete(`${nine}00`) ?? '';
}

test(`in ${PEOPLE} invented people no two share a surrogate CPF, and the same one always has the same`, () => {
  const key = new Uint8Array(32).fill(7);
  const surrogates = new Surrogates(key);
  const originals = new Set<string>();
  const made = new Set<string>();
  const faults: string[] = [];
  for (let person = 1; person <= PEOPLE; person++) {
    const value = cpfOf(person);
    const surrogate = surrogates.for('cpf', value) ?? '';
    originals.add(value);
    made.add(surrogate);
    if (surrogate === value) faults.push(`person ${person} stays`);
    if (cpf.check(digitsOf(surrogate), surrogate.length) !== 'pass')
      faults.push(`person ${person}: malformed`);
    if (person > ASKED_AGAIN) continue;
    if (new Surrogates(key).for('cpf', value) !== surrogate) faults.push(`person ${person} has two`);
  }
  expect(faults).toEqual([]);
  expect([originals.size, made.size]).toEqual([PEOPLE, PEOPLE]);
});

/** An invented value for each person, by a number that is another for each. */
const VALUES: Readonly<Record<string, (number: number) => string>> = {
  'nfe-key': (number) => keyOf(number),
  iban: (number) => ibanOf(number),
  passport: (number) => `FZ${padded(number, 6)}`,
  plate: (number) => `${letters(number, 3)}${padded(number, 4)}`,
  'medical-record': (number) => `1${padded(number, 6)}`,
  'staff-id': (number) => `F${padded(number, 6)}`,
  'bank-account': (number) => `1234/${padded(number, 8)}-1`,
  ctps: (number) => `2${padded(number, 6)}/0012-SP`,
  'professional-id': (number) => `CRM/SC ${padded(number, 6)}`,
  ip: (number) => `189.${(number >> 14) & 127}.${1 + ((number >> 7) & 127)}.${2 + (number & 127)}`,
  mac: (number) => `3c0630${number.toString(16).padStart(6, '0')}`,
};

function padded(number: number, length: number): string {
  return String(number % 10 ** length).padStart(length, '0');
}

function letters(number: number, count: number): string {
  let rest = Math.floor(number / 10_000);
  let text = '';
  for (; text.length < count; rest = Math.floor(rest / 26)) text += String.fromCharCode(65 + (rest % 26));
  return text;
}

function keyOf(number: number): string {
  const value = `352607000${cpfOf(number)}55920${padded(number, 9)}1204918370`;
  return nfeKey.payload?.(value).complete(value) ?? '';
}

function ibanOf(number: number): string {
  const value = `BR00360305000001${padded(number, 10)}7P1`.padEnd(29, '0');
  return iban.payload?.(value).complete(value) ?? '';
}

describe.each(Object.entries(VALUES))('%s', (type, invented) => {
  const surrogates = new Surrogates(new Uint8Array(32).fill(7));
  const identifier = identifierById(type);

  test(`no two of ${PEOPLE / 10} share a surrogate`, () => {
    const originals = new Set<string>();
    const made = new Set<string>();
    let staying = 0;
    for (let person = 1; person <= PEOPLE / 10; person++) {
      const value = invented(person * 7);
      const surrogate = surrogates.for(type, value) ?? '';
      originals.add(value);
      made.add(surrogate);
      if (surrogate === value || surrogate === '') staying++;
    }
    expect([originals.size, made.size, staying]).toEqual([PEOPLE / 10, PEOPLE / 10, 0]);
  });

  test('a surrogate is read like its original', () => {
    if (identifier?.kind !== 'anchored') throw new Error(`${type} is read otherwise`);
    const reads = (value: string) => identifier.match(value, 0, 0, value.length, true)?.end === value.length;
    for (let person = 1; person <= 50; person++) {
      const value = invented(person * 977);
      expect(reads(surrogates.for(type, value) ?? '')).toBe(reads(value));
    }
  });
});

test('the surrogate of a state registration is right by some rule if the original is, else wrong', () => {
  const surrogates = new Surrogates(new Uint8Array(32).fill(7));
  const verdict = (value = '') => ie.check(digitsOf(value), value.length);
  const made = new Set<string>();
  for (let number = 0; number < 200; number++) {
    const value = `116${padded(number * 7919, 6)}234`;
    const surrogate = surrogates.for('ie', value);
    expect(verdict(surrogate)).toBe(verdict(value));
    made.add(surrogate ?? '');
  }
  expect(made.size).toBe(200);
  expect(verdict(surrogates.for('ie', '116512814234'))).toBe('weak');
});
