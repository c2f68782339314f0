import { digitsIn, drawDigits, drawOther } from '../canonical.ts';
import { allEqual, digitsOf, weightedSum } from '../check-digits.ts';
import type { Dice, Digits, NumberIdentifier, Verdict } from '../identifier.ts';

const LENGTH = 15;
/** Digits that carry the number; a definitive one goes on with the block 000 or 001 and the check digit. */
const BASE = 11;
const DEFINITIVE = [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5];
const PROVISIONAL = [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

/**
 * The last four digits of a definitive number, read as one. A check digit of 10 is avoided by adding 2 to the
 * sum, which makes it 8, and 1 to the block.
 */
function definitiveTail(digits: Digits): number {
  const remainder = weightedSum(digits, DEFINITIVE) % 11;
  if (remainder === 0) return 0;
  return remainder === 1 ? 18 : 11 - remainder;
}

function check(digits: Digits, length: number): Verdict {
  if (length !== LENGTH) return 'never';
  switch (digits[0]) {
    case 1:
    case 2: {
      const tail = digits[11]! * 1000 + digits[12]! * 100 + digits[13]! * 10 + digits[14]!;
      return tail === definitiveTail(digits) ? 'pass' : 'fail';
    }
    case 5:
    case 7:
    case 8:
    case 9:
      return weightedSum(digits, PROVISIONAL) % 11 === 0 ? 'weak' : 'fail';
    default:
      return allEqual(digits, LENGTH) ? 'never' : 'unassigned';
  }
}

function drawDefinitive(first: number, dice: Dice): string {
  const digits = [first, ...drawDigits(dice, BASE - 1)];
  return digits.join('') + String(definitiveTail(digits)).padStart(LENGTH - BASE, '0');
}

/** Where no last digit makes the sum a multiple of 11 the value is one digit too long, and is drawn again. */
function drawProvisional(first: number, dice: Dice): string {
  const digits = [first, ...drawDigits(dice, LENGTH - 2), 0];
  digits[LENGTH - 1] = (11 - (weightedSum(digits, PROVISIONAL) % 11)) % 11;
  return digits.join('');
}

export const cns: NumberIdentifier = {
  kind: 'number',
  id: 'cns',
  names: { en: 'national health card', 'pt-BR': 'Cartão Nacional de Saúde' },
  mask: 'CNS',
  summary: {
    en: 'Number of a user of the public health system (SUS): 15 digits; definitive ones begin with 1 or 2, provisional ones with 7, 8, 9 (or 5), and only the former have a strong check.',
    'pt-BR':
      'Número do usuário do SUS: 15 dígitos; os definitivos começam com 1 ou 2, os provisórios com 7, 8, 9 (ou 5), e só os primeiros têm verificação forte.',
  },
  source: 'DATASUS, Cartão Nacional de Saúde; the routine published by Anvisa',
  shapes: ['ddd dddd dddd dddd'],
  labels: [
    'cns',
    'c.n.s.',
    'sus',
    'cadsus',
    'numsus',
    'cartão sus',
    'cartão do sus',
    'cartão nacional do sus',
    'cartão nacional de saúde',
    'cartão nacional da saúde',
    'cartão nacional saúde',
    'cartão de saúde',
    'carteira do sus',
    'carteirinha do sus',
    'national health card',
  ],
  check,
  normalise: (spelling) => digitsIn(spelling),
  payload(value) {
    const isDefinitive = /^[12]/.test(value);
    return {
      start: 1,
      end: isDefinitive ? BASE : LENGTH - 1,
      complete(other) {
        const digits = digitsOf(other.slice(0, isDefinitive ? BASE : LENGTH - 1));
        if (isDefinitive)
          return digits.join('') + String(definitiveTail(digits)).padStart(LENGTH - BASE, '0');
        const last = (11 - (weightedSum([...digits, 0], PROVISIONAL) % 11)) % 11;
        return last > 9 ? undefined : `${digits.join('')}${last}`;
      },
    };
  },
  surrogate(value, dice) {
    const first = value.charCodeAt(0) - 48;
    const draw = () =>
      first === 1 || first === 2
        ? drawDefinitive(first, dice)
        : drawProvisional(/^[5789]/.test(value) ? first : 7, dice);
    return drawOther(value, draw, check);
  },
  examples: {
    found: [
      { text: 'CNS 125823944640009', value: '125823944640009', confidence: 'certain' },
      { text: 'Cartão SUS: 893 8257 0604 6836', value: '893 8257 0604 6836', confidence: 'certain' },
      { text: 'GET /usuarios?cartao_sus=212646334320018', value: '212646334320018', confidence: 'certain' },
      {
        text: 'Cartão Nacional de Saúde nº 135.1098.7562.0007',
        value: '135.1098.7562.0007',
        confidence: 'certain',
      },
      { text: 'C.N.S. 893825 706046-836', value: '893825 706046-836', confidence: 'certain' },
      { text: 'CNS 211310971530005', value: '211310971530005', confidence: 'likely' },
      { text: 'CNS 328285270376841', value: '328285270376841', confidence: 'likely' },
      {
        text: '107 4745 6502 0009 apresentado na recepção',
        value: '107 4745 6502 0009',
        confidence: 'likely',
      },
      { text: 'Usuária 728 2852 7037 6841 atendida', value: '728 2852 7037 6841', confidence: 'possible' },
      { text: 'Leitura 256403005110006 registrada', value: '256403005110006', confidence: 'possible' },
    ],
    clean: [
      {
        text: 'Usuária 728285270376841',
        why: 'a bare provisional number passes its check by chance 1 time in 11',
      },
      { text: 'Leitura 328285270376841', why: 'no card begins with 3, and no label says it is one' },
      { text: 'Protocolo 125823944640009', why: 'a bare number with a label of another kind' },
      { text: 'Pedido 135 1098 7562 0008', why: 'an order number whose digits do not check' },
      { text: 'Vieram 211310971530005 registros', why: 'a bare number whose digits do not check' },
    ],
  },
};
