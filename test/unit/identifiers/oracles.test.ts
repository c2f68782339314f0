/** Our check digits against two libraries that others wrote, over thousands of numbers; where they differ it says so. */
import {
  isValidCaepf,
  isValidCei,
  isValidCertidao,
  isValidCnh,
  isValidCno,
  isValidCnpj,
  isValidCns,
  isValidCpf,
  isValidCreditCard,
  isValidIe,
  isValidLandlinePhone,
  isValidMobilePhone,
  isValidPis,
  isValidProcessoJuridico,
  isValidRenavam,
  isValidVoterId,
} from '@brazilian-utils/brazilian-utils';
import {
  isCAEPF,
  isCEP,
  isCertidao,
  isCNH,
  isCNPJ,
  isCPF,
  isJudicialProcess,
  isPhone,
  isPIS,
  isRenavam,
  isTituloEleitor,
} from 'validation-br';
import { expect, test } from 'vitest';
import { cei } from '../../../shared/identifiers/br/cei.ts';
import { cep } from '../../../shared/identifiers/br/cep.ts';
import { certificate } from '../../../shared/identifiers/br/certificate.ts';
import { cnh } from '../../../shared/identifiers/br/cnh.ts';
import { cnpj } from '../../../shared/identifiers/br/cnpj.ts';
import { cns } from '../../../shared/identifiers/br/cns.ts';
import { courtCase } from '../../../shared/identifiers/br/court-case.ts';
import { cpf } from '../../../shared/identifiers/br/cpf.ts';
import { ie } from '../../../shared/identifiers/br/ie.ts';
import { phone } from '../../../shared/identifiers/br/phone.ts';
import { pis } from '../../../shared/identifiers/br/pis.ts';
import { renavam } from '../../../shared/identifiers/br/renavam.ts';
import { voterId } from '../../../shared/identifiers/br/voter-id.ts';
import type { NumberIdentifier } from '../../../shared/identifiers/identifier.ts';
import { card } from '../../../shared/identifiers/intl/card.ts';
import { corrupted, passes, randomDigits, seededDice, verdictOf } from './judging.ts';

const SAMPLES = 3000;

/** Right numbers like `seed`, the same with one wrong digit, and digits at random, each `SAMPLES` times. */
function samples(identifier: NumberIdentifier, seed: string): string[] {
  const dice = seededDice(7 + seed.length);
  const values: string[] = [];
  for (let i = 0; i < SAMPLES; i++) {
    const right = identifier.surrogate(seed, dice);
    values.push(right, corrupted(right, dice), randomDigits(seed.length, dice));
  }
  return values;
}

type Oracle = (value: string) => boolean;

/** The values on which the identifier and the library differ. */
function differences(identifier: NumberIdentifier, values: readonly string[], oracle: Oracle): string[] {
  return values.filter((value) => passes(identifier, value) !== oracle(value));
}

test.each([
  ['cpf', cpf, '00000000000', isValidCpf],
  ['cpf', cpf, '00000000000', isCPF],
  ['cnpj', cnpj, '00000000000100', isValidCnpj],
  ['cnpj', cnpj, '00000000000100', isCNPJ],
  ['alphanumeric cnpj', cnpj, 'A0B0C0D00E0100', (value: string) => isValidCnpj(value, { version: 2 })],
  ['alphanumeric cnpj', cnpj, 'A0B0C0D00E0100', isCNPJ],
  ['pis', pis, '00000000000', isValidPis],
  ['pis', pis, '00000000000', isPIS],
  ['renavam', renavam, '00000000000', isValidRenavam],
  ['renavam', renavam, '00000000000', isRenavam],
  ['cei', cei, '000000000000', isValidCei],
  ['cno', cei, '000000000000', isValidCno],
  ['caepf', cei, '00000000000000', isValidCaepf],
  ['caepf', cei, '00000000000000', isCAEPF],
  ['definitive cns', cns, '100000000000000', isValidCns],
  ['definitive cns', cns, '200000000000000', isValidCns],
] as const)('%s: no difference', (_name, identifier, seed, oracle) => {
  const values = samples(identifier, seed).filter((value) => identifier !== cns || !value.startsWith('5'));
  expect(values.filter((value) => passes(identifier, value)).length).toBeGreaterThanOrEqual(SAMPLES);
  expect(differences(identifier, values, oracle)).toEqual([]);
});

test('provisional cns: the library does not know those that begin with 5', () => {
  const values = [...samples(cns, '700000000000000'), ...samples(cns, '500000000000000')];
  const differing = differences(cns, values, isValidCns);
  expect(differing.length).toBeGreaterThanOrEqual(SAMPLES);
  expect(differing.filter((value) => !value.startsWith('5'))).toEqual([]);
});

test('cnh: we also take the reading by which a remainder of 10 is 0 before the discount', () => {
  const values = samples(cnh, '00000000000');
  expect(differences(cnh, values, isCNH)).toEqual(differences(cnh, values, isValidCnh));
  expect(differences(cnh, values, isCNH).filter((value) => !value.endsWith('00'))).toEqual([]);
  // 9×1 + 1×1 leaves 10, so the first is 0 and 2 is to be taken off; 1×1 + 9×1 leaves 10 too.
  expect(['10000000108', '10000000100', '10000000109'].map((value) => verdictOf(cnh, value))).toEqual([
    'pass',
    'pass',
    'fail',
  ]);
  expect([isValidCnh('10000000108'), isCNH('10000000108'), isValidCnh('10000000100')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('voter id outside SP and MG: no difference', () => {
  const values = samples(voterId, '000000001900').filter((value) => !/0[012]..$/.test(value));
  expect(differences(voterId, values, isValidVoterId)).toEqual([]);
  expect(differences(voterId, values, isTituloEleitor)).toEqual([]);
});

test('voter id: one library takes 00 for a state', () => {
  const dice = seededDice(5);
  const base = `${randomDigits(8, dice)}00`;
  const accepted = Array.from({ length: 100 }, (_, i) => base + String(i).padStart(2, '0')).filter(
    isTituloEleitor,
  );
  expect(accepted).toHaveLength(1);
  expect(accepted.map((value) => verdictOf(voterId, value))).toEqual(['unassigned']);
});

test.each(['000000000100', '000000000200'])(
  'voter id like %s: what either library takes, we take',
  (seed) => {
    const values = samples(voterId, seed).filter((value) => /0[12]..$/.test(value));
    const exceptions: string[] = [];
    for (const value of values) {
      const oracles = [isValidVoterId(value), isTituloEleitor(value)];
      if (oracles.includes(true)) expect(passes(voterId, value)).toBe(true);
      if (oracles.includes(false) && oracles.includes(true)) exceptions.push(value);
      // The two readings mixed in one number: neither library, but each digit by one of them.
      if (passes(voterId, value) && !oracles.includes(true)) expect(value).toMatch(/0[12](?:0.|1.|.0|.1)$/);
    }
    expect(exceptions.length).toBeGreaterThan(SAMPLES / 20);
  },
);

test('voter id of 13 digits: no difference but in the readings of a remainder of 0', () => {
  const values = samples(voterId, '0000000000100').filter((value) => /0[12](?:[2-9]){2}$/.test(value));
  expect(values.length).toBeGreaterThan(SAMPLES / 2);
  expect(differences(voterId, values, isValidVoterId)).toEqual([]);
});

test('card: never right where the Luhn check is not; right without an issuer is nothing', () => {
  const values = [...samples(card, '4000000000000000'), ...samples(card, '300000000000000')];
  for (const value of values) {
    const verdict = verdictOf(card, value);
    if (verdict !== 'never') expect(verdict === 'weak').toBe(isValidCreditCard(value));
  }
});

test('phone: the area codes are the same in all three', () => {
  const areas = Array.from({ length: 90 }, (_, i) => String(i + 10));
  const ours = areas.filter((area) => passes(phone, `${area}987651234`));
  expect(ours).toHaveLength(67);
  expect(areas.filter((area) => isValidMobilePhone(`${area}987651234`))).toEqual(ours);
  expect(areas.filter((area) => isPhone(`${area}987651234`))).toEqual(ours);
  expect(areas.filter((area) => passes(phone, `${area}32321234`))).toEqual(ours);
  expect(areas.filter((area) => isValidLandlinePhone(`${area}32321234`))).toEqual(ours);
});

test('cep: we differ on 00xxx-xxx and on one digit repeated, which nobody has', () => {
  const values = samples(cep, '58000000');
  const differing = differences(cep, values, isCEP);
  expect(differing.filter((value) => !value.startsWith('00'))).toEqual([]);
});

/** Whether a library takes the value; it may throw for what is not even of the form. */
function takes(oracle: Oracle, value: string): boolean {
  try {
    return oracle(value);
  } catch {
    return false;
  }
}

test('court case: no difference, but we do not look up courts and want a year of our time', () => {
  const values = samples(courtCase, '00000000020248260100');
  const ours = values.filter((value) => passes(courtCase, value));
  expect(ours.length).toBeGreaterThanOrEqual(SAMPLES);
  for (const value of values) {
    if (isValidProcessoJuridico(value) && /^.{9}(?:19|20)/.test(value))
      expect(passes(courtCase, value)).toBe(true);
  }
  expect(ours.filter((value) => !takes(isJudicialProcess, value))).toEqual([]);
  const elsewhere = ours.filter((value) => !isValidProcessoJuridico(value));
  expect(elsewhere.filter((value) => value.slice(13, 16) === '826')).toEqual([]);
});

test('certificate: no difference, but we want the service 55 and a kind of book', () => {
  const values = samples(certificate, `00000001552010${'0'.repeat(18)}`);
  expect(values.filter((value) => passes(certificate, value)).length).toBeGreaterThanOrEqual(SAMPLES);
  const differing = [
    ...differences(certificate, values, isValidCertidao),
    ...differences(certificate, values, (value) => takes(isCertidao, value)),
  ];
  expect(differing.filter((value) => /^.{8}55.{4}[1-7]/.test(value))).toEqual([]);
});

const STATES = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');

/** Beginnings of numbers for which some state has a rule of its own. */
const HEADS = ['', '01', '03', '03017', '07', '1010', '1011', '11094402', '12', '15', '20', '24', '28', '77'];

test.each([8, 9, 10, 11, 12, 13, 14])('ie of %d digits: right where it is right in some state', (length) => {
  const dice = seededDice(31);
  const faults: string[] = [];
  let right = 0;
  for (let i = 0; i < SAMPLES; i++) {
    const head = HEADS[i % HEADS.length] ?? '';
    const random = (head + randomDigits(length, dice)).slice(0, length);
    for (const value of [random, ie.surrogate(random, dice)]) {
      const expected = STATES.some((state) => isValidIe(state as 'SP', value));
      if (expected) right++;
      if (passes(ie, value) !== expected && !/^(\d)\1*$/.test(value)) faults.push(value);
    }
  }
  expect(right).toBeGreaterThanOrEqual(SAMPLES);
  expect(faults).toEqual([]);
});
