/** How often digits at random pass: what a bare number without a label is worth. */
import { expect, test } from 'vitest';
import { cei } from '../../../shared/identifiers/br/cei.ts';
import { certificate } from '../../../shared/identifiers/br/certificate.ts';
import { cnh } from '../../../shared/identifiers/br/cnh.ts';
import { cnpj } from '../../../shared/identifiers/br/cnpj.ts';
import { cns } from '../../../shared/identifiers/br/cns.ts';
import { courtCase } from '../../../shared/identifiers/br/court-case.ts';
import { cpf } from '../../../shared/identifiers/br/cpf.ts';
import { pis } from '../../../shared/identifiers/br/pis.ts';
import { renavam } from '../../../shared/identifiers/br/renavam.ts';
import { voterId } from '../../../shared/identifiers/br/voter-id.ts';
import { card } from '../../../shared/identifiers/intl/card.ts';
import { imei } from '../../../shared/identifiers/intl/imei.ts';
import { passes, randomDigits, seededDice } from './judging.ts';

const DRAWS = 200_000;

test.each([
  ['cpf', cpf, '', '', 11, 0.01],
  ['cnpj', cnpj, '', '', 14, 0.01],
  ['definitive cns', cns, '1', '', 15, 0.0001],
  ['provisional cns', cns, '8', '', 15, 1 / 11],
  ['pis', pis, '', '', 11, 0.1],
  ['renavam', renavam, '', '', 11, 0.1],
  ['cnh', cnh, '', '', 11, 0.0105],
  ['voter id of one state', voterId, '', '19', 12, 0.01],
  ['voter id of São Paulo', voterId, '', '01', 12, 0.0119],
  ['card', card, '4', '', 16, 0.1],
  ['cei', cei, '', '', 12, 0.1],
  ['caepf', cei, '', '', 14, 0.01],
  ['certificate of one book', certificate, '000001015520101', '', 32, 0.01],
  // One year in 50 is of our time, and there is no segment of justice 0.
  ['court case', courtCase, '', '', 20, 0.00018],
  ['imei', imei, '35', '', 15, 0.1],
] as const)('%s', (_name, identifier, head, unit, length, expected) => {
  const dice = seededDice(23);
  let passed = 0;
  for (let i = 0; i < DRAWS; i++) {
    const middle = randomDigits(length - head.length - unit.length - (unit === '' ? 0 : 2), dice);
    const value = head + middle + unit + (unit === '' ? '' : randomDigits(2, dice));
    if (passes(identifier, value)) passed++;
  }
  const margin = 5 * Math.sqrt((expected * (1 - expected)) / DRAWS);
  expect(passed / DRAWS).toBeGreaterThan(expected - margin);
  expect(passed / DRAWS).toBeLessThan(expected + margin);
});

test('every valid RENAVAM is a valid PIS', () => {
  const dice = seededDice(29);
  for (let i = 0; i < 2000; i++) expect(passes(pis, renavam.surrogate('00000000000', dice))).toBe(true);
});
