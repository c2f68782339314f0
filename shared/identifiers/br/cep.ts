import { shapeLevels } from '../../evidence/levels.ts';
import { digitsIn, drawDigits, drawOther } from '../canonical.ts';
import { allEqual } from '../check-digits.ts';
import type { Digits, NumberIdentifier, Verdict } from '../identifier.ts';

const LENGTH = 8;

/**
 * The states' ranges go from 01000-000 (São Paulo) to 99999-999 (Rio Grande do Sul) and leave out only
 * 78900–78999, which was Rondônia's until 2007 and still stands in old records.
 */
function check(digits: Digits, length: number): Verdict {
  if (length !== LENGTH || allEqual(digits, LENGTH)) return 'never';
  return digits[0] === 0 && digits[1] === 0 ? 'unassigned' : 'pass';
}

export const cep: NumberIdentifier = {
  kind: 'number',
  id: 'cep',
  names: { en: 'postal code (CEP)', 'pt-BR': 'CEP' },
  mask: 'CEP',
  summary: {
    en: 'Postal code of a street or a building: 8 digits without check digits; the first two tell the region.',
    'pt-BR': 'Código de uma rua ou de um prédio: 8 dígitos sem verificador; os dois primeiros dão a região.',
  },
  source: 'Correios, Guia Postal: prefix ranges by state',
  shapes: ['ddddd-ddd', 'dd.ddd-ddd'],
  labels: [
    'cep',
    'c.e.p.',
    'código postal',
    'cód. postal',
    'endereçamento postal',
    'código de endereçamento postal',
    'zip',
    'zip code',
    'zipcode',
    'postal code',
    'postcode',
    'cepres',
  ],
  publicForm: 'ddddd***',
  lostZeros: 1,
  levels: shapeLevels(
    ['certain', 'likely', 'nothing'],
    ['likely', 'nothing', 'nothing'],
    ['certain', 'nothing', 'nothing'],
  ),
  check,
  normalise: (spelling) => digitsIn(spelling, LENGTH),
  payload: () => ({ start: 2, end: LENGTH, complete: (value) => value }),
  surrogate(value, dice) {
    const region = value.slice(0, 2);
    const draw = () => region + drawDigits(dice, LENGTH - region.length).join('');
    return drawOther(value, draw, check);
  },
  examples: {
    found: [
      { text: 'CEP 58013-420', value: '58013-420', confidence: 'certain' },
      { text: 'C.E.P.: 01.310-930', value: '01.310-930', confidence: 'certain' },
      { text: 'GET /enderecos?cep=58013420', value: '58013420', confidence: 'certain' },
      { text: 'cepResidencial: 70040–010', value: '70040–010', confidence: 'certain' },
      { text: 'Rua das Acácias, 120, 01310-930 São Paulo', value: '01310-930', confidence: 'likely' },
      { text: 'CEP 58013 420', value: '58013 420', confidence: 'likely' },
      { text: 'CEP 00123-456', value: '00123-456', confidence: 'likely' },
      { text: 'CEP 1310930', value: '1310930', confidence: 'likely' },
    ],
    clean: [
      { text: 'CEP 00000-000', why: 'all digits equal: a dummy' },
      { text: 'Lote 00123-456', why: 'no state has this range, and no label says that it is one' },
      { text: 'Pedido 58013-420', why: 'an order number' },
      { text: 'Foram 58013420 acessos', why: 'a bare number without a label' },
      { text: 'Foram 58013 420 vezes', why: 'half punctuation without a label' },
    ],
  },
};
