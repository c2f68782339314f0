import { describe, expect, test } from 'vitest';
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
import { rg } from '../../../shared/identifiers/br/rg.ts';
import { voterId } from '../../../shared/identifiers/br/voter-id.ts';
import { card } from '../../../shared/identifiers/intl/card.ts';
import { email } from '../../../shared/identifiers/intl/email.ts';
import { imei } from '../../../shared/identifiers/intl/imei.ts';
import { corrupted, passes, randomDigits, seededDice } from './judging.ts';

/** Identifier, a value like the ones to replace, and what of it its surrogates keep. */
const KEPT = [
  [cpf, '12345678909', () => ''],
  [cnpj, '11222333000181', (v: string) => v.slice(8, 12)],
  [cnpj, '12ABC34501DE35', (v: string) => v.replace(/[A-Z]/g, 'A').replace(/\d/g, '0')],
  [cns, '100000000060018', (v: string) => v[0]],
  [cns, '204745650200090', (v: string) => v[0]],
  [cns, '700000000000005', (v: string) => v[0]],
  [cns, '893825706046836', (v: string) => v[0]],
  [pis, '12056412847', () => ''],
  [cnh, '85895878748', () => ''],
  [voterId, '100000001929', (v: string) => v.slice(8, 10)],
  [voterId, '9766017440256', (v: string) => v.slice(9, 11)],
  [renavam, '12056412847', () => ''],
  [rg, '100000009', () => ''],
  [rg, '7204915', () => ''],
  [rg, 'V2049187', (v: string) => /^[A-Z]/.test(v)],
  [courtCase, '00000018420208260001', (v: string) => v.slice(9)],
  [certificate, '00000101552000100000000000000070', (v: string) => v.slice(8, 15)],
  [cei, '100000000003', () => ''],
  [cei, '10000000000076', () => ''],
  [ie, '10000009', (v: string) => v.slice(0, 2)],
  [ie, '100000002', (v: string) => v.slice(0, 2)],
  [ie, '1000000082', (v: string) => v.slice(0, 2)],
  [ie, '10000000008', (v: string) => v.slice(0, 2)],
  [ie, '100000001007', (v: string) => v.slice(0, 2)],
  [ie, '0100000000082', (v: string) => v.slice(0, 2)],
  [ie, '10000000000005', (v: string) => v.slice(0, 2)],
  [phone, '11987654321', (v: string) => v.slice(0, 3)],
  [phone, '988124470', (v: string) => v[0]],
  [phone, '1132324545', (v: string) => v.slice(0, 2) + /^..[2-5]/.test(v)],
  [phone, '8487140936', (v: string) => v.slice(0, 2) + /^..[6-9]/.test(v)],
  [phone, '32324545', (v: string) => /^[2-5]/.test(v)],
  [phone, '87140936', (v: string) => /^[6-9]/.test(v)],
  [cep, '58013420', (v: string) => v.slice(0, 2)],
  [card, '4111111111111111', (v: string) => v[0]],
  [card, '5555555555554444', (v: string) => v[0]],
  [card, '2223003122003222', (v: string) => v[0]],
  [card, '378282246310005', (v: string) => v[0]],
  [card, '6062825624254001', (v: string) => v[0]],
  [imei, '356726057492779', (v: string) => v.slice(0, 2)],
] as const;

test.each(KEPT)('$id like %1$s: well formed, as long, other, canonical', (identifier, seed, kept) => {
  const dice = seededDice(11);
  const faults: string[] = [];
  let value: string = seed;
  for (let i = 0; i < 2000; i++) {
    const surrogate = identifier.surrogate(value, dice);
    if (!passes(identifier, surrogate)) faults.push(`${surrogate} does not pass`);
    if (surrogate.length !== seed.length) faults.push(`${surrogate} is not as long`);
    if (surrogate === value) faults.push(`${surrogate} is the value itself`);
    if (kept(surrogate) !== kept(seed)) faults.push(`${surrogate} keeps too little`);
    if (identifier.normalise(surrogate) !== surrogate) faults.push(`${surrogate} is not canonical`);
    value = surrogate;
  }
  expect(faults).toEqual([]);
});

describe('values that are no whole numbers', () => {
  const IDENTIFIERS = [
    cpf,
    cnpj,
    cns,
    pis,
    cnh,
    voterId,
    renavam,
    phone,
    cep,
    card,
    imei,
    rg,
    courtCase,
    certificate,
    cei,
    ie,
  ];
  test.each(IDENTIFIERS)('$id: whatever comes in, a well-formed value comes out', (identifier) => {
    const dice = seededDice(13);
    for (let length = 0; length < 25; length++) {
      const surrogate = identifier.surrogate(randomDigits(length, dice), dice);
      expect(passes(identifier, surrogate)).toBe(true);
    }
  });

  test.each(IDENTIFIERS)('$id: a mistyped value is replaced like a right one', (identifier) => {
    const dice = seededDice(17);
    const example = identifier.examples.found[0];
    const value = corrupted(identifier.normalise(example?.value ?? ''), dice);
    expect(passes(identifier, identifier.surrogate(value, dice))).toBe(true);
  });
});

test('dice that always fall the same way: an error without the value, not a hang', () => {
  expect(() => cpf.surrogate('12345678909', { roll: () => 0 })).toThrow(/^No surrogate/);
});

test.each([
  ['maria.rocha@correio-ficticio.com.br', /^[a-z]+\.[a-z]+@[a-z]{8}\.exemplo\.test$/],
  ['joão_luz+loja2@correio-ficticio.com.br', /^[a-z]+_[a-z]+\+[a-z]{4}[013-9]@[a-z]{8}\.exemplo\.test$/],
  ['bia@correio-ficticio.com.br', /^[a-z]+@[a-z]{8}\.exemplo\.test$/],
  ['sem arroba', /^[a-z]{8}@[a-z]{8}\.exemplo\.test$/],
])('e-mail %s: a local part of its form at a reserved domain, not found again', (value, form) => {
  const dice = seededDice(19);
  for (let i = 0; i < 2000; i++) {
    const surrogate = email.surrogate(value, dice);
    expect(surrogate).toMatch(form);
    expect(email.normalise(surrogate)).toBe(surrogate);
    expect(email.match(surrogate, surrogate.indexOf('@'), 0, surrogate.length)).toBeUndefined();
  }
});
