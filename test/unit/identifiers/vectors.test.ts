/** Numbers whose check digits are worked out on paper from the rule, and what is never issued. */
import { describe, expect, test } from 'vitest';
import { cep } from '../../../shared/identifiers/br/cep.ts';
import { cnh } from '../../../shared/identifiers/br/cnh.ts';
import { cnpj } from '../../../shared/identifiers/br/cnpj.ts';
import { cns } from '../../../shared/identifiers/br/cns.ts';
import { cpf } from '../../../shared/identifiers/br/cpf.ts';
import { phone } from '../../../shared/identifiers/br/phone.ts';
import { pis } from '../../../shared/identifiers/br/pis.ts';
import { renavam } from '../../../shared/identifiers/br/renavam.ts';
import { voterId } from '../../../shared/identifiers/br/voter-id.ts';
import type { NumberIdentifier, Verdict } from '../../../shared/identifiers/identifier.ts';
import { card } from '../../../shared/identifiers/intl/card.ts';
import { imei } from '../../../shared/identifiers/intl/imei.ts';
import { verdictOf } from './judging.ts';

type Table = readonly (readonly [value: string, verdict: Verdict])[];

const TABLES: readonly (readonly [NumberIdentifier, Table])[] = [
  [
    cpf,
    [
      ['12345678909', 'pass'],
      ['12345678900', 'fail'],
      ['12345678919', 'fail'],
      ['00000000191', 'pass'],
      ['00000000000', 'never'],
      ['99999999999', 'never'],
      ['123456789', 'never'],
    ],
  ],
  [
    cnpj,
    [
      ['12ABC34501DE35', 'pass'],
      ['12ABC34501DE36', 'fail'],
      ['00000000000191', 'pass'],
      ['00000000000000', 'never'],
      ['AAAAAAAAAAAA00', 'never'],
      ['12ABC34501DEA5', 'never'],
      ['11222333000181', 'pass'],
    ],
  ],
  [
    cns,
    [
      // The sum leaves 1: the check digit 10 becomes 8 and the block 001.
      ['100000000060018', 'pass'],
      ['100000000060000', 'fail'],
      ['700000000000005', 'weak'],
      ['700000000000006', 'fail'],
      ['500000000000002', 'weak'],
      ['300000000000000', 'never'],
      ['000000000000000', 'never'],
    ],
  ],
  [
    pis,
    [
      ['12056412847', 'weak'],
      ['12056412846', 'fail'],
      ['22222222222', 'never'],
    ],
  ],
  [
    renavam,
    [
      ['12056412847', 'weak'],
      ['00000000000', 'never'],
    ],
  ],
  [
    cnh,
    [
      ['00000000119', 'pass'],
      ['00000000118', 'fail'],
      ['11111111111', 'never'],
    ],
  ],
  [
    voterId,
    [
      // 1×2 = 2; 1×7 + 9×8 + 2×9 = 97, which leaves 9.
      ['100000001929', 'pass'],
      ['100000001928', 'fail'],
      ['100000002929', 'never'],
      ['100000000029', 'never'],
      // A remainder of 0 is written 0 or 1 in São Paulo, 0 elsewhere.
      ['000000000108', 'pass'],
      ['000000000116', 'pass'],
      ['000000000302', 'pass'],
      ['000000000310', 'fail'],
      ['1000000001929', 'never'],
    ],
  ],
  [
    phone,
    [
      ['11987654321', 'pass'],
      ['5511987654321', 'pass'],
      ['551132323232', 'pass'],
      ['55996712034', 'pass'],
      ['5555996712034', 'pass'],
      ['8487140936', 'pass'],
      ['01132324545', 'pass'],
      ['011987654321', 'pass'],
      ['55011987654321', 'pass'],
      ['5501132324545', 'pass'],
      ['55010987654321', 'never'],
      ['279996704715', 'pass'],
      ['32324545', 'weak'],
      ['87140936', 'weak'],
      ['988124470', 'pass'],
      ['20232024', 'never'],
      ['19992004', 'never'],
      ['10987654321', 'never'],
      ['11887654321', 'never'],
      ['1112345678', 'never'],
      ['08007226001', 'never'],
      ['03003134701', 'never'],
      ['40041234', 'never'],
      ['30031234', 'never'],
      ['1140041234', 'never'],
      ['11999999999', 'never'],
      ['7226001', 'never'],
    ],
  ],
  [
    cep,
    [
      ['01000000', 'pass'],
      ['99990000', 'pass'],
      ['78900000', 'pass'],
      ['00999999', 'never'],
      ['11111111', 'never'],
    ],
  ],
  [
    card,
    [
      ['4111111111111111', 'weak'],
      ['4111111111111112', 'fail'],
      ['4222222222222', 'weak'],
      ['5555555555554444', 'weak'],
      ['2223003122003222', 'weak'],
      ['378282246310005', 'weak'],
      ['30569309025904', 'weak'],
      ['3530111333300000', 'weak'],
      ['6011111111111117', 'weak'],
      ['5066991111111118', 'weak'],
      ['6062825624254001', 'weak'],
      // Right by Luhn, but no issuer has the prefix or the length.
      ['1111111111111117', 'never'],
      ['37828224631000', 'never'],
      ['411111111111111', 'never'],
    ],
  ],
  [
    imei,
    [
      // The first fourteen, every second one doubled and its digits added, make 52: 8 are missing to 60.
      ['490154203237518', 'weak'],
      ['490154203237517', 'fail'],
      ['000000000000000', 'never'],
      ['49015420323751', 'never'],
    ],
  ],
];

describe.each(TABLES.map(([identifier, table]) => [identifier.id, identifier, table] as const))(
  '%s',
  (_id, identifier, table) => {
    test.each(table)('%s: %s', (value, verdict) => {
      expect(verdictOf(identifier, value)).toBe(verdict);
    });
  },
);

/** The first and the last prefix of each state's range, as the Correios publish them. */
const STATE_PREFIXES =
  'SP 01000 19999 RJ 20000 28999 ES 29000 29999 MG 30000 39999 BA 40000 48999 SE 49000 49999 PE 50000 56999 ' +
  'AL 57000 57999 PB 58000 58999 RN 59000 59999 CE 60000 63999 PI 64000 64999 MA 65000 65999 PA 66000 68899 ' +
  'AP 68900 68999 AM 69000 69299 RR 69300 69399 AC 69900 69999 DF 70000 72799 GO 72800 72999 RO 76800 76999 ' +
  'TO 77000 77999 MT 78000 78899 MS 79000 79999 PR 80000 87999 SC 88000 89999 RS 90000 99999';

test.each(STATE_PREFIXES.match(/\d{5}/g) ?? [])('cep: prefix %s belongs to a state', (prefix) => {
  expect(verdictOf(cep, `${prefix}120`)).toBe('pass');
});
