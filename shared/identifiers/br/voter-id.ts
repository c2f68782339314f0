import { digitsIn, drawDigits, drawOther } from '../canonical.ts';
import { allEqual, digitsOf, remainderBy11, weightedSum } from '../check-digits.ts';
import type { Digits, NumberIdentifier, Verdict } from '../identifier.ts';

const LENGTH = 12;
const FIRST = [2, 3, 4, 5, 6, 7, 8, 9];
const SECOND = [7, 8, 9];
/** The last registration unit: 28 stands for voters abroad. */
const LAST_UNIT = 28;

/** São Paulo (01) and Minas Gerais (02): the only ones with nine digits before the unit. */
function isLargeUnit(unit: number): boolean {
  return unit === 1 || unit === 2;
}

/** In the large units a remainder of 0 is written 1 by one reading, 0 by the other. */
function agrees(digit: number, sum: number, unit: number): boolean {
  return digit === remainderBy11(sum) || (digit === 1 && sum % 11 === 0 && isLargeUnit(unit));
}

function check(digits: Digits, length: number): Verdict {
  if ((length !== LENGTH && length !== LENGTH + 1) || allEqual(digits, length)) return 'never';
  const unit = digits[length - 4]! * 10 + digits[length - 3]!;
  if (length > LENGTH && !isLargeUnit(unit)) return 'never';
  if (unit < 1 || unit > LAST_UNIT) return 'unassigned';
  // The ninth digit of the sequence, where there is one, is not summed.
  if (!agrees(digits[length - 2]!, weightedSum(digits, FIRST), unit)) return 'fail';
  return agrees(digits[length - 1]!, weightedSum(digits, SECOND, length - 4), unit) ? 'pass' : 'fail';
}

export const voterId: NumberIdentifier = {
  kind: 'number',
  id: 'voter-id',
  names: { en: 'voter registration', 'pt-BR': 'título de eleitor' },
  mask: 'TÍTULO',
  summary: {
    en: 'Registration of a voter: 8 digits (9 in SP and MG), 2 of the state, and 2 check digits modulo 11.',
    'pt-BR': 'Inscrição eleitoral: 8 dígitos (9 em SP e MG), 2 da UF e 2 verificadores módulo 11.',
  },
  source: 'Resolução TSE 23.659/2021, art. 36',
  shapes: ['dddd dddd dddd', 'ddddd dddd dddd'],
  labels: [
    'eleitor inscrição',
    'inscrito sob o título',
    'título',
    'título de eleitor',
    'título do eleitor',
    'título da eleitora',
    'título eleitor',
    'título eleitoral',
    'tit. eleitor',
    'tít. eleitoral',
    'inscrição eleitoral',
    'inscrição de eleitor',
    'cadastro eleitoral',
    'voter id',
  ],
  lostZeros: 3,
  check,
  normalise: (spelling) => digitsIn(spelling, LENGTH),
  payload(value) {
    const end = value.length - 4;
    return {
      start: 0,
      end,
      complete(other) {
        const digits = digitsOf(other.slice(0, -2));
        digits.push(remainderBy11(weightedSum(digits, FIRST)));
        digits.push(remainderBy11(weightedSum(digits, SECOND, end)));
        return digits.join('');
      },
    };
  },
  surrogate(value, dice) {
    const isLong = value.length === LENGTH + 1;
    const sequence = isLong ? 9 : 8;
    const unit = Number(value.slice(-4, -2));
    const isUnit = isLong ? isLargeUnit(unit) : unit >= 1 && unit <= LAST_UNIT;
    const kept = isUnit ? unit : 1;
    const draw = () => {
      const digits = [...drawDigits(dice, sequence), Math.floor(kept / 10), kept % 10];
      digits.push(remainderBy11(weightedSum(digits, FIRST)));
      digits.push(remainderBy11(weightedSum(digits, SECOND, sequence)));
      return digits.join('');
    };
    return drawOther(value, draw, check);
  },
  examples: {
    found: [
      { text: 'Título de eleitor 936610260132', value: '936610260132', confidence: 'certain' },
      { text: 'título eleitoral nº 1052 8101 1988', value: '1052 8101 1988', confidence: 'certain' },
      { text: 'tituloEleitor: 97660 1744 0256', value: '97660 1744 0256', confidence: 'certain' },
      {
        text: 'GET /eleitores?inscricao_eleitoral=582842160167',
        value: '582842160167',
        confidence: 'certain',
      },
      { text: 'Título: 6569.4438.1929', value: '6569.4438.1929', confidence: 'certain' },
      { text: 'Título: 6569.4438.1928', value: '6569.4438.1928', confidence: 'likely' },
      { text: 'Título de eleitor 778812349932', value: '778812349932', confidence: 'likely' },
      { text: 'Eleitora 2519 2201 1945 votou', value: '2519 2201 1945', confidence: 'likely' },
      { text: 'Mesária 699912970108 convocada', value: '699912970108', confidence: 'possible' },
    ],
    clean: [
      { text: 'código 749743629903', why: '99 is no state' },
      { text: 'Pedido 936610260132', why: 'a bare number with a label of another kind' },
      {
        text: 'Eleitora 2519 2201 1946',
        why: 'half punctuation and digits that do not check, without a label',
      },
      { text: 'Título 0000 0000 0000', why: 'all digits equal: a dummy, never issued' },
    ],
  },
};
