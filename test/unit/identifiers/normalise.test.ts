import { expect, test } from 'vitest';
import { bankAccount } from '../../../shared/identifiers/br/bank-account.ts';
import { cei } from '../../../shared/identifiers/br/cei.ts';
import { cep } from '../../../shared/identifiers/br/cep.ts';
import { certificate } from '../../../shared/identifiers/br/certificate.ts';
import { cnh } from '../../../shared/identifiers/br/cnh.ts';
import { cnpj } from '../../../shared/identifiers/br/cnpj.ts';
import { cns } from '../../../shared/identifiers/br/cns.ts';
import { courtCase } from '../../../shared/identifiers/br/court-case.ts';
import { cpf } from '../../../shared/identifiers/br/cpf.ts';
import { ctps } from '../../../shared/identifiers/br/ctps.ts';
import { ie } from '../../../shared/identifiers/br/ie.ts';
import { medicalRecord } from '../../../shared/identifiers/br/medical-record.ts';
import { passport } from '../../../shared/identifiers/br/passport.ts';
import { phone } from '../../../shared/identifiers/br/phone.ts';
import { pis } from '../../../shared/identifiers/br/pis.ts';
import { plate } from '../../../shared/identifiers/br/plate.ts';
import { professionalId } from '../../../shared/identifiers/br/professional-id.ts';
import { renavam } from '../../../shared/identifiers/br/renavam.ts';
import { rg } from '../../../shared/identifiers/br/rg.ts';
import { staffId } from '../../../shared/identifiers/br/staff-id.ts';
import { voterId } from '../../../shared/identifiers/br/voter-id.ts';
import { card } from '../../../shared/identifiers/intl/card.ts';
import { email } from '../../../shared/identifiers/intl/email.ts';
import { imei } from '../../../shared/identifiers/intl/imei.ts';

test.each([
  [cpf, '02126147118', ['021.261.471-18', '021 261 471 18', '02126147118', '2126147118', '2126147118.0']],
  [cnpj, '00000000000191', ['00.000.000/0001-91', '00000000000191', '191', '191.0']],
  [cnpj, '12ABC34501DE35', ['12.ABC.345/01DE-35', '12.abc.345/01de-35', '12ABC34501DE35']],
  [cns, '893825706046836', ['893 8257 0604 6836', '893.8257.0604.6836', '893825706046836.0']],
  [pis, '08359922053', ['083.59922.05-3', '8359922053', '0.835.992.205-3']],
  // A last group that is a zero is a check digit, not what a spreadsheet adds.
  [pis, '87931655540', ['879.31655.54.0', '879.31655.54-0']],
  [cnh, '08521467100', ['08521467100', '8521467100', '085214671-00']],
  [voterId, '000123450175', ['0001 2345 0175', '123450175']],
  [voterId, '9766017440256', ['97660 1744 0256', '9766017440256']],
  [renavam, '02210766049', ['02210766049', '2210766049', '0221076604-9']],
  [
    phone,
    '84987140936',
    [
      '+55 (84) 98714-0936',
      '5584987140936',
      '84 9 8714-0936',
      '084 98714-0936',
      '+55 (084) 98714-0936',
      '(84)987140936',
    ],
  ],
  [phone, '55996712034', ['55 99671-2034', '+55 55 99671-2034', '(055) 99671-2034']],
  [phone, '5532324545', ['55 3232-4545', '+55 55 3232-4545']],
  [phone, '27996704715', ['27 - 9.99670 - 4715', '27 99670-4715']],
  [phone, '32324545', ['3232-4545', '3232 4545']],
  [cep, '01310930', ['01310-930', '01.310-930', '1310930']],
  [rg, '61999227X', ['61.999.227-X', '61.999.227-x', '61999227X', '61 999 227-X']],
  [rg, '482016639', ['48.201.663-9', '482016639', '482016639.0']],
  [
    courtCase,
    '00012344420198130024',
    ['0001234-44.2019.8.13.0024', '1234-44.2019.8.13.0024', '12344420198130024'],
  ],
  [certificate, '79589501552010150864570391373607', ['795895 01 55 2010 1 50864 570 3913736 07']],
  [cei, '176514449622', ['17.651.44496/22', '176514449622']],
  [cei, '32357056272872', ['323.570.562/728-72']],
  [ie, '116512814234', ['116.512.814.234', '116512814234']],
  [plate, 'RIO2A18', ['RIO2A18', 'rio-2a18', 'RIO 2A18']],
  [passport, 'FZ403725', ['FZ403725', 'fz 403.725', 'FZ-403725']],
  [
    professionalId,
    'CRM/SC 12345',
    [
      'CRM/SC 12345',
      'CRM-SC 12.345',
      'CRM nº 12345/SC',
      'crm sc nº 12.345',
      'CRMSC 12345',
      'C.R.M. 12345 SC',
    ],
  ],
  [professionalId, 'COREN/RS 10000-ENF', ['COREN-RS-10000-ENF', 'Coren/RS 10.000 ENF']],
  [professionalId, 'CREFITO 3-204918-F', ['CREFITO-3/204918-F', 'CREFITO 3 204918-F']],
  [professionalId, 'OAB 28419', ['OAB, Seção do Ceará, nº 28.419', 'OAB 28419']],
  [professionalId, 'SP 12345', ['12345-SP', 'SP 12.345']],
  [medicalRecord, '123456', ['12.345-6', '123456', '123456.0']],
  [medicalRecord, 'ZS20231012001', ['ZS20231012001', 'zs-20231012001']],
  [staffId, '1932772', ['193.277-2', '1932772']],
  [ctps, '48201/00123-RJ', ['48201/00123-RJ', '48.201 série 00123-RJ', '48201, Sér. 00123 UF RJ']],
  [
    bankAccount,
    '0394-1/48201-X',
    ['0394-1 conta 48.201-X', '0394-1 / 48201-x', '48201-X, agência 0394-1', '0394-1, C/C nº 48.201-X'],
  ],
  [bankAccount, '48201-7', ['48.201-7', '48201-7']],
  [card, '4387939780441949', ['4387 9397 8044 1949', '4387-9397-8044-1949']],
  [imei, '019258859751250', ['01-925885-975125-0', '01925885/975125/0', '19258859751250.0']],
] as const)('$id: the spellings of %1$s are one value', (identifier, value, spellings) => {
  expect(spellings.map((spelling) => identifier.normalise(spelling))).toEqual(spellings.map(() => value));
});

test.each([
  'maria.rocha@correio-ficticio.com.br',
  'Maria.Rocha@Correio-Ficticio.COM.BR',
  'maria.rocha%40correio-ficticio.com.br',
  'maria%2Erocha%40correio-ficticio.com.br',
  'maria.rocha@\u200bcorreio-\u00adficticio.com.br',
  'maria.rocha＠correio-ficticio．com．br',
])('email: %s is one value', (spelling) => {
  expect(email.normalise(spelling)).toBe('maria.rocha@correio-ficticio.com.br');
});

test('email: decomposed accents and a broken percent escape', () => {
  expect(email.normalise('joa\u0303o@correio-ficticio.com.br')).toBe('joão@correio-ficticio.com.br');
  expect(email.normalise('jo%C3%A3o%40correio-ficticio.com.br')).toBe('joão@correio-ficticio.com.br');
  expect(email.normalise('a%E3b%40correio-ficticio.com.br')).toBe('a%e3b@correio-ficticio.com.br');
});
