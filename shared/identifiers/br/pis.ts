import { digitsIn, drawDigits, drawOther } from '../canonical.ts';
import { allEqual, complementTo11, weightedSum } from '../check-digits.ts';
import type { Digits, NumberIdentifier, Verdict } from '../identifier.ts';

const LENGTH = 11;
const WEIGHTS = [3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** One check digit: chance passes it in one number of eleven, so it is weak. */
function check(digits: Digits, length: number): Verdict {
  if (length !== LENGTH || allEqual(digits, LENGTH)) return 'never';
  return complementTo11(weightedSum(digits, WEIGHTS)) === digits[10] ? 'weak' : 'fail';
}

export const pis: NumberIdentifier = {
  kind: 'number',
  id: 'pis',
  names: { en: 'PIS/PASEP, NIS or NIT', 'pt-BR': 'PIS/PASEP, NIS ou NIT' },
  mask: 'PIS',
  summary: {
    en: 'Number of a person in social programmes and social security: 10 digits and 1 check digit modulo 11.',
    'pt-BR': 'Número da pessoa nos programas sociais e na previdência: 10 dígitos e 1 verificador módulo 11.',
  },
  source: 'Caixa Econômica Federal and CNIS; the weights are known from practice, no norm prints them',
  shapes: ['ddd.ddddd.dd-d', 'd.ddd.ddd.ddd-d'],
  labels: [
    'pis',
    'pasep',
    'pis/pasep',
    'pispasep',
    'nis',
    'nit',
    'nis/nit',
    'pis/nit',
    'inscrição social',
    'identificação social',
    'número de identificação social',
    'inscrição do trabalhador',
    'número de inscrição do trabalhador',
    'programa de integração social',
  ],
  lostZeros: 1,
  check,
  normalise: (spelling) => digitsIn(spelling, LENGTH),
  surrogate(value, dice) {
    const draw = () => {
      const digits = drawDigits(dice, 10);
      digits.push(complementTo11(weightedSum(digits, WEIGHTS)));
      return digits.join('');
    };
    return drawOther(value, draw, check);
  },
  examples: {
    found: [
      { text: 'PIS 701.35293.93-7', value: '701.35293.93-7', confidence: 'certain' },
      { text: 'PIS/PASEP: 405.22258.34-3', value: '405.22258.34-3', confidence: 'certain' },
      { text: 'NIS 23099897147', value: '23099897147', confidence: 'certain' },
      { text: 'GET /segurados?nr_nit=63473825617', value: '63473825617', confidence: 'certain' },
      { text: 'NIT 4.248.307.897-8', value: '4.248.307.897-8', confidence: 'certain' },
      { text: 'Trabalhadora 740.13622.32-7 admitida', value: '740.13622.32-7', confidence: 'likely' },
      { text: 'PASEP 879 31655 54-0', value: '879 31655 54-0', confidence: 'certain' },
      { text: 'PIS 463.13861.67-5', value: '463.13861.67-5', confidence: 'likely' },
      { text: 'PIS 8359922053', value: '8359922053', confidence: 'likely' },
      { text: 'Ficha 643.87843.14-8 arquivada', value: '643.87843.14-8', confidence: 'possible' },
    ],
    clean: [
      { text: 'Cadastro 64387843147 localizado', why: 'bare, and one number in eleven passes the check' },
      { text: 'RENAVAM 23852014103', why: 'the digits of a vehicle, which check as a PIS too' },
      { text: 'PIS 000.00000.00-0', why: 'all digits equal: a dummy, never issued' },
      { text: 'Lote 70135293937', why: 'a bare number with a label of another kind' },
      { text: 'Pedido 701.35293.93-8', why: 'an order number whose digits do not check' },
      { text: 'Foram 70135293938 acessos', why: 'a bare number whose digits do not check' },
    ],
  },
};
