import { LABELLED_ONLY_LEVELS } from '../../evidence/levels.ts';
import { digitsIn, drawDigits, drawOther } from '../canonical.ts';
import { allEqual, complementTo11, weightedSum } from '../check-digits.ts';
import type { Digits, NumberIdentifier, Verdict } from '../identifier.ts';

const LENGTH = 11;
const WEIGHTS = [3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

function check(digits: Digits, length: number): Verdict {
  if (length !== LENGTH || allEqual(digits, LENGTH)) return 'never';
  return complementTo11(weightedSum(digits, WEIGHTS)) === digits[10] ? 'pass' : 'fail';
}

export const renavam: NumberIdentifier = {
  kind: 'number',
  id: 'renavam',
  names: { en: 'vehicle registration (RENAVAM)', 'pt-BR': 'RENAVAM' },
  mask: 'RENAVAM',
  summary: {
    en: 'Registration of a vehicle: 10 digits (older ones 8) and 1 check digit modulo 11, the same as that of a PIS: only a label tells them apart.',
    'pt-BR':
      'Registro do veículo: 10 dígitos (os antigos, 8) e 1 verificador módulo 11, o mesmo do PIS: só o rótulo os distingue.',
  },
  source: 'Senatran, Registro Nacional de Veículos Automotores; the weights are known from practice',
  shapes: ['ddddddddddd', 'dddddddddd-d'],
  labels: [
    'renavam',
    'código renavam',
    'cód. renavam',
    'registro nacional de veículos automotores',
    'registro nacional de veículos',
  ],
  lostZeros: 2,
  levels: LABELLED_ONLY_LEVELS,
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
