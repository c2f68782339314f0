/** Numbers whose check digits are worked out on paper from the rule, and what is never issued. */
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
      ['300000000000000', 'unassigned'],
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
      ['100000002929', 'unassigned'],
      ['100000000029', 'unassigned'],
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
      ['55010987654321', 'unassigned'],
      ['279996704715', 'pass'],
      ['32324545', 'weak'],
      ['87140936', 'weak'],
      ['988124470', 'pass'],
      ['20232024', 'never'],
      ['19992004', 'never'],
      ['10987654321', 'unassigned'],
      ['11887654321', 'unassigned'],
      ['1112345678', 'unassigned'],
      ['08007226001', 'never'],
      ['03003134701', 'never'],
      ['40041234', 'never'],
      ['30031234', 'never'],
      ['1140041234', 'unassigned'],
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
      ['00999999', 'unassigned'],
      ['11111111', 'never'],
    ],
  ],
  [
    rg,
    [
      // 1×2 = 2, which leaves 9; 2×6 = 12, which leaves 10, an X; 1×2 + 1×9 = 11, which leaves 0.
      ['100000009', 'pass'],
      ['00002000X', 'pass'],
      ['100000010', 'pass'],
      ['100000008', 'weak'],
      ['1234567', 'weak'],
      ['0831640255', 'weak'],
      ['V2049187', 'weak'],
      ['V204918X', 'weak'],
      ['111111111', 'never'],
      ['11111111X', 'never'],
      ['123456', 'weak'],
      ['1234', 'never'],
      ['12345678Y', 'never'],
      ['12A456789', 'never'],
      ['V204918', 'never'],
      ['12345678901', 'never'],
    ],
  ],
  [
    courtCase,
    [
      // 98 less 12020826000100 modulo 97, which is 14.
      ['00000018420208260001', 'pass'],
      ['00000018520208260001', 'fail'],
      ['00012340219995010001', 'pass'],
      ['12340219995010001', 'pass'],
      ['12340319995010001', 'fail'],
      ['00000018420200260001', 'unassigned'],
      ['00000018418998260001', 'never'],
      ['00000018421008260001', 'never'],
      ['120219995010001', 'never'],
    ],
  ],
  [
    certificate,
    [
      // 7 + 9 + 5×10 + 5×0 + 2×1 + 5 = 73, which leaves 7.
      ['00000101552000100000000000000070', 'pass'],
      ['00000101552000100000000000000071', 'fail'],
      ['00000101552000100000000000000060', 'fail'],
      ['00000101532000100000000000000070', 'fail'],
      ['00000101552000800000000000000070', 'fail'],
      ['00000000000000000000000000000000', 'never'],
      ['0000010155200010000000000000007', 'never'],
    ],
  ],
  [
    cei,
    [
      // 1×7 = 7: 0 + 7 = 7, and 3 more are 10. 1×6 = 6, 1×5 + 6×9 = 59, which leaves 4: 64, and 12 are 76.
      ['100000000003', 'weak'],
      ['100000000004', 'fail'],
      ['10000000000076', 'pass'],
      ['10000000000064', 'fail'],
      ['000000000000', 'never'],
      ['00000000000000', 'never'],
      ['1000000000003', 'never'],
    ],
  ],
  [
    ie,
    [
      ['10000009', 'weak'], // RJ: 2, and 9 are 11
      ['10000063', 'weak'], // BA: 7, and 3 are 10; 8 + 3×2 = 14, and 6 are 20
      ['100000002', 'weak'], // most states: 9, and 2 are 11
      ['100000037', 'weak'], // PE: 8, and 3 are 11; 9 + 3×2 = 15 leaves 4, and 7 are 11
      ['240000001', 'weak'], // RR: 2×1 + 4×2 = 10, which leaves 1 by 9
      ['1000000082', 'weak'], // PR: 3, and 8 are 11; 4 + 8×2 = 20 leaves 9, and 2 are 11
      ['1000000009', 'weak'], // RS: 2, and 9 are 11
      ['10000000008', 'weak'], // MT: 3, and 8 are 11
      ['10010000002', 'weak'], // TO: 9, and 2 are 11
      ['100000001007', 'weak'], // SP: 1; 3 + 1×4 = 7
      ['0100000000082', 'weak'], // AC: 3, and 8 are 11; 4 + 8×2 = 20 leaves 9, and 2 are 11
      ['1000000000091', 'weak'], // MG: 1, and 9 are 10; 3 + 9×2 = 21 leaves 10, and 1 is 11
      ['10000000000005', 'weak'], // RO: 6, and 5 are 11
      ['100000003', 'fail'],
      ['100000001008', 'fail'],
      ['1100000000082', 'fail'],
      ['000000000', 'never'],
      ['1000000', 'never'],
      ['100000000000005', 'never'],
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
