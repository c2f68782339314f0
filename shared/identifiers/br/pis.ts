import { digitsIn, drawDigits, drawOther } from '../canonical.ts';
import { allEqual, complementTo11, weightedSum } from '../check-digits.ts';
import type { Digits, NumberIdentifier, Verdict } from '../identifier.ts';

const LENGTH = 11;
const WEIGHTS = [3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

function check(digits: Digits, length: number): Verdict {
  if (length !== LENGTH || allEqual(digits, LENGTH)) return 'never';
  return complementTo11(weightedSum(digits, WEIGHTS)) === digits[10] ? 'pass' : 'fail';
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
  examples: { found: [], clean: [] },
};
