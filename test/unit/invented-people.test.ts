import { expect, test } from 'vitest';
import { Surrogates } from '../../shared/fixes/surrogates.ts';
import { cpf } from '../../shared/identifiers/br/cpf.ts';
import { digitsOf } from '../../shared/identifiers/check-digits.ts';

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
