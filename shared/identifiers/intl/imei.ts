import { digitsIn, drawDigits, drawOther } from '../canonical.ts';
import { allEqual, luhnSum, withLuhnDigit } from '../check-digits.ts';
import type { Digits, NumberIdentifier, Verdict } from '../identifier.ts';

const LENGTH = 15;
/** The body that allocated the number. */
const BODY = 2;

function check(digits: Digits, length: number): Verdict {
  if (length !== LENGTH || allEqual(digits, LENGTH)) return 'never';
  return luhnSum(digits, LENGTH) % 10 === 0 ? 'weak' : 'fail';
}

export const imei: NumberIdentifier = {
  kind: 'number',
  id: 'imei',
  names: { en: 'mobile device (IMEI)', 'pt-BR': 'aparelho celular (IMEI)' },
  mask: 'IMEI',
  summary: {
    en: 'Number of a mobile device: 8 digits of its model, 6 of the device, and the Luhn check digit, which chance passes 1 time in 10: a label or the full form is needed.',
    'pt-BR':
      'Número de um aparelho celular: 8 dígitos do modelo, 6 do aparelho e o dígito de Luhn, que o acaso acerta 1 vez em 10: precisa de rótulo ou da forma completa.',
  },
  source: '3GPP TS 23.003, clause 6.2; GSMA TS.06',
  shapes: ['dd-dddddd-dddddd-d', 'dddddddd-dddddd-d'],
  labels: [
    'imei',
    'i.m.e.i.',
    'imei do aparelho',
    'imei do celular',
    'imei do telefone',
    'imei do chip',
    'número imei',
    'código imei',
    'imei number',
    'device imei',
    'identificação internacional de equipamento móvel',
    'international mobile equipment identity',
  ],
  check,
  normalise: (spelling) => digitsIn(spelling, LENGTH),
  payload: () => ({ start: BODY, end: LENGTH - 1, complete: withLuhnDigit }),
  surrogate(value, dice) {
    const draw = () => {
      const digits = [...value.slice(0, BODY).padEnd(BODY, '3')].map(Number);
      digits.push(...drawDigits(dice, LENGTH - BODY - 1), 0);
      digits[LENGTH - 1] = (10 - (luhnSum(digits, LENGTH) % 10)) % 10;
      return digits.join('');
    };
    return drawOther(value, draw, check);
  },
  examples: {
    found: [
      { text: 'IMEI 356726057492779', value: '356726057492779', confidence: 'certain' },
      {
        text: 'Aparelho apreendido, IMEI nº 35-604382-772072-3',
        value: '35-604382-772072-3',
        confidence: 'certain',
      },
      { text: 'imei=862149208349235&modelo=7', value: '862149208349235', confidence: 'certain' },
      { text: 'I.M.E.I.: 86 287858 616537 1', value: '86 287858 616537 1', confidence: 'certain' },
      { text: 'deviceImei: 35609338/218290/0', value: '35609338/218290/0', confidence: 'certain' },
      { text: 'IMEI do celular: 353736007529070', value: '353736007529070', confidence: 'likely' },
      { text: 'Recolhido o aparelho 01-925885-975125-0', value: '01-925885-975125-0', confidence: 'likely' },
      { text: 'Recolhido o aparelho 99127103-864029-6', value: '99127103-864029-6', confidence: 'likely' },
    ],
    clean: [
      {
        text: 'Foram 356726057492779 bytes',
        why: 'a bare number passes the Luhn check by chance 1 time in 10',
      },
      { text: 'IMEI 000000000000000', why: 'all digits equal: a dummy' },
      { text: 'IMEI 12345678901234', why: 'digits that count up, and one too few' },
      { text: 'Pedido 356043827720723', why: 'a bare number with a label of another kind' },
      { text: 'Amex 3421 315973 71590', why: 'a payment card' },
      { text: 'CNS 125823944640009', why: 'a health card' },
    ],
  },
};
