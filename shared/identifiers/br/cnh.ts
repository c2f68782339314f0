import { digitsIn, drawDigits, drawOther } from '../canonical.ts';
import { allEqual, digitsOf, remainderBy11, weightedSum } from '../check-digits.ts';
import type { Digits, NumberIdentifier, Verdict } from '../identifier.ts';

const LENGTH = 11;
const FIRST = [9, 8, 7, 6, 5, 4, 3, 2, 1];
const SECOND = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The second digit; a first one that came out as 10 takes 2 off its sum. */
function secondDigit(digits: Digits): number {
  const discount = weightedSum(digits, FIRST) % 11 === 10 ? 2 : 0;
  return remainderBy11(weightedSum(digits, SECOND) + 11 - discount);
}

/** By the other reading in use a remainder of 10 is written 0 before the 2 is taken off, not after. */
function isZeroOtherwise(digits: Digits): boolean {
  return digits[10] === 0 && weightedSum(digits, SECOND) % 11 === 10;
}

function check(digits: Digits, length: number): Verdict {
  if (length !== LENGTH || allEqual(digits, LENGTH)) return 'never';
  if (remainderBy11(weightedSum(digits, FIRST)) !== digits[9]) return 'fail';
  return digits[10] === secondDigit(digits) || isZeroOtherwise(digits) ? 'pass' : 'fail';
}

export const cnh: NumberIdentifier = {
  kind: 'number',
  id: 'cnh',
  names: { en: 'driving licence (CNH)', 'pt-BR': 'CNH' },
  mask: 'CNH',
  summary: {
    en: 'Registration of a driver: 9 digits and 2 check digits modulo 11. Two readings of the second are in use; both count.',
    'pt-BR':
      'Registro do condutor: 9 dígitos e 2 verificadores módulo 11. Há duas leituras do segundo; ambas valem.',
  },
  source: 'Resolução CONTRAN 886/2021 (9 + 2 digits); the weights are known from practice',
  shapes: ['ddddddddddd'],
  labels: [
    'cnh',
    'c.n.h.',
    'registro cnh',
    'habilitação',
    'registro de habilitação',
    'carteira de habilitação',
    'carteira nacional de habilitação',
    'carteira de motorista',
    'permissão para dirigir',
    'ppd',
    'driver license',
    'driving licence',
  ],
  lostZeros: 3,
  check,
  normalise: (spelling) => digitsIn(spelling, LENGTH),
  payload: () => ({
    start: 0,
    end: 9,
    complete(value) {
      const digits = digitsOf(value.slice(0, 9));
      digits.push(remainderBy11(weightedSum(digits, FIRST)));
      digits.push(secondDigit(digits));
      return digits.join('');
    },
  }),
  surrogate(value, dice) {
    const draw = () => {
      const digits = drawDigits(dice, 9);
      digits.push(remainderBy11(weightedSum(digits, FIRST)));
      digits.push(secondDigit(digits));
      return digits.join('');
    };
    return drawOther(value, draw, check);
  },
  examples: {
    found: [
      { text: 'CNH 85895878748', value: '85895878748', confidence: 'certain' },
      { text: 'Registro da CNH nº 26883053190', value: '26883053190', confidence: 'certain' },
      { text: 'habilitação: 08521467100', value: '08521467100', confidence: 'certain' },
      { text: 'GET /condutores?cnhCondutor=29090933081', value: '29090933081', confidence: 'certain' },
      { text: 'Carteira de motorista 814286778-78', value: '814286778-78', confidence: 'certain' },
      { text: 'CNH 81428677879', value: '81428677879', confidence: 'likely' },
      { text: 'CNH 8521467100', value: '8521467100', confidence: 'likely' },
      { text: 'Condutora 68276291870 autuada', value: '68276291870', confidence: 'possible' },
    ],
    clean: [
      { text: 'CNH 00000000000', why: 'all digits equal: a dummy, never issued' },
      { text: 'CPF 28531794277', why: 'digits that check as a CNH too, with the label of a CPF' },
      { text: 'Nota 85895878748', why: 'a bare number with a label of another kind' },
      { text: 'Foram 81428677879 leituras', why: 'a bare number whose digits do not check' },
    ],
  },
};
