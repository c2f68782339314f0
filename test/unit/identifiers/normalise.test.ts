import { expect, test } from 'vitest';
import { cep } from '../../../shared/identifiers/br/cep.ts';
import { cnh } from '../../../shared/identifiers/br/cnh.ts';
import { cnpj } from '../../../shared/identifiers/br/cnpj.ts';
import { cns } from '../../../shared/identifiers/br/cns.ts';
import { cpf } from '../../../shared/identifiers/br/cpf.ts';
import { phone } from '../../../shared/identifiers/br/phone.ts';
import { pis } from '../../../shared/identifiers/br/pis.ts';
import { renavam } from '../../../shared/identifiers/br/renavam.ts';
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
