import { digitsIn, drawDigits, drawOther } from '../canonical.ts';
import { allEqual, digitsOf, remainderBy11, weightedSum } from '../check-digits.ts';
import type { Digits, NumberIdentifier, Verdict } from '../identifier.ts';

/** CEI, and CNO, which took its place for building sites. */
const CEI = 12;
const CEI_WEIGHTS = [7, 4, 1, 8, 5, 2, 1, 6, 3, 7, 4];
const CAEPF = 14;
const CAEPF_FIRST = [6, 7, 8, 9, 2, 3, 4, 5, 6, 7, 8, 9];
const CAEPF_SECOND = [5, 6, 7, 8, 9, 2, 3, 4, 5, 6, 7, 8, 9];
const CAEPF_ADDED = 12;

/** The complement to 10 of the sum's last two digits, added up. */
function ceiDigit(digits: Digits): number {
  const sum = weightedSum(digits, CEI_WEIGHTS);
  return (10 - ((Math.floor(sum / 10) + (sum % 10)) % 10)) % 10;
}

/** Two check digits like a CNPJ's, as one number, and 12 on top of it. */
function caepfDigits(digits: Digits): number {
  const first = remainderBy11(weightedSum(digits, CAEPF_FIRST));
  const second = remainderBy11(weightedSum(digits, CAEPF_SECOND.slice(0, 12)) + first * 9);
  return (first * 10 + second + CAEPF_ADDED) % 100;
}

function check(digits: Digits, length: number): Verdict {
  if ((length !== CEI && length !== CAEPF) || allEqual(digits, length - 2)) return 'never';
  if (length === CEI) return ceiDigit(digits) === digits[11] ? 'weak' : 'fail';
  return caepfDigits(digits) === digits[12]! * 10 + digits[13]! ? 'pass' : 'fail';
}

export const cei: NumberIdentifier = {
  kind: 'number',
  id: 'cei',
  names: { en: 'employer without CNPJ (CEI, CAEPF)', 'pt-BR': 'CEI/CAEPF' },
  mask: 'CEI',
  summary: {
    en: 'Registration of a person who employs or builds: CEI or CNO, 12 digits with one check digit; CAEPF, 14 digits, of which 9 are those of a CPF and 2 check digits modulo 11.',
    'pt-BR':
      'Inscrição da pessoa física que emprega ou constrói: CEI ou CNO, 12 dígitos com um verificador; CAEPF, 14 dígitos, 9 deles do CPF e 2 verificadores módulo 11.',
  },
  source:
    'Instrução Normativa RFB 1.828/2018 (CAEPF) and 2.061/2021 (CNO); the weights are known from practice',
  shapes: ['dd.ddd.ddddd/dd', 'ddd.ddd.ddd/ddd-dd'],
  labels: [
    'cei',
    'c.e.i.',
    'matrícula cei',
    'inscrição cei',
    'cadastro específico do inss',
    'caepf',
    'cadastro de atividade econômica da pessoa física',
    'cno',
    'cadastro nacional de obras',
  ],
  check,
  normalise: (spelling) => digitsIn(spelling),
  payload: (value) => ({
    start: 0,
    end: value.length === CAEPF ? CAEPF - 2 : CEI - 1,
    complete(other) {
      const digits = digitsOf(other.slice(0, other.length === CAEPF ? CAEPF - 2 : CEI - 1));
      if (other.length !== CAEPF) return digits.join('') + ceiDigit(digits);
      return digits.join('') + String(caepfDigits(digits)).padStart(2, '0');
    },
  }),
  surrogate(value, dice) {
    const draw = () => {
      if (value.length !== CAEPF) {
        const digits = drawDigits(dice, CEI - 1);
        return digits.join('') + ceiDigit(digits);
      }
      const digits = drawDigits(dice, CAEPF - 2);
      return digits.join('') + String(caepfDigits(digits)).padStart(2, '0');
    };
    return drawOther(value, draw, check);
  },
  examples: {
    found: [
      { text: 'CEI 17.651.44496/22', value: '17.651.44496/22', confidence: 'certain' },
      { text: 'matrícula CEI nº 910950416408', value: '910950416408', confidence: 'certain' },
      { text: 'CNO: 97.339.34348/80', value: '97.339.34348/80', confidence: 'certain' },
      { text: 'CAEPF 323.570.562/728-72', value: '323.570.562/728-72', confidence: 'certain' },
      { text: 'nrCaepf=42363798285842', value: '42363798285842', confidence: 'certain' },
      { text: 'CAEPF 323.570.562/728-73', value: '323.570.562/728-73', confidence: 'likely' },
      { text: 'Empregador 34.965.20832/76 notificado', value: '34.965.20832/76', confidence: 'likely' },
      { text: 'Produtora 90806139604736', value: '90806139604736', confidence: 'possible' },
    ],
    clean: [
      { text: 'CEI 00.000.00000/00', why: 'one digit repeated: a dummy' },
      { text: 'Empregador 176514449622', why: 'bare, and one number in ten passes the check' },
      { text: 'Pedido 90806139604736', why: 'an order number' },
      { text: 'Foram 90806139604737 bytes', why: 'bare digits that do not check' },
      { text: 'A CEI de 2014 ouviu 12 pessoas', why: 'a committee' },
    ],
  },
};
