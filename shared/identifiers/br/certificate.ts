import { digitsIn, drawDigits, drawOther } from '../canonical.ts';
import { allEqual, digitsOf, weightedSum } from '../check-digits.ts';
import type { Digits, NumberIdentifier, Verdict } from '../identifier.ts';

const LENGTH = 32;
const BASE = 30;
/** The service of registration of natural persons. */
const SERVICE = 55;
/** Kinds of book: births, marriages (two), deaths, stillbirths, banns, others. */
const LAST_BOOK = 7;

/** Weights that count up to 10 and begin again at 0. */
function weights(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => (first + i) % 11);
}
const FIRST = weights(2, BASE);
const SECOND = weights(1, BASE + 1);

/** A remainder by 11, where 10 is written 1. */
function checkDigit(sum: number): number {
  const remainder = sum % 11;
  return remainder === 10 ? 1 : remainder;
}

function check(digits: Digits, length: number): Verdict {
  if (length !== LENGTH || allEqual(digits, LENGTH)) return 'never';
  if (digits[8]! * 10 + digits[9]! !== SERVICE) return 'fail';
  if (digits[14] === 0 || digits[14]! > LAST_BOOK) return 'fail';
  if (checkDigit(weightedSum(digits, FIRST)) !== digits[BASE]) return 'fail';
  return checkDigit(weightedSum(digits, SECOND)) === digits[BASE + 1] ? 'pass' : 'fail';
}

export const certificate: NumberIdentifier = {
  kind: 'number',
  id: 'certificate',
  names: { en: 'birth, marriage or death record', 'pt-BR': 'certidão de registro civil' },
  mask: 'CERTIDÃO',
  summary: {
    en: 'Number of a record of birth, marriage or death: 32 digits (registry office, holdings, 55, year, book, sheet, entry), the last 2 of them check digits modulo 11.',
    'pt-BR':
      'Matrícula da certidão de nascimento, casamento ou óbito: 32 dígitos (serventia, acervo, 55, ano, livro, folha, termo), os 2 últimos verificadores módulo 11.',
  },
  source: 'Provimento CNJ 149/2023, art. 473',
  shapes: [
    'dddddd dd dd dddd d ddddd ddd ddddddd dd',
    'dddddd.dd.dd.dddd.d.ddddd.ddd.ddddddd-dd',
    'dddddd.dd.dd.dddd.d.ddddd.ddd.ddddddd/dd',
  ],
  labels: [
    'certidão',
    'matrícula',
    'matrícula da certidão',
    'certidão de nascimento',
    'certidão de casamento',
    'certidão de óbito',
    'registro civil',
    'registro de nascimento',
    'registro de casamento',
    'registro de óbito',
    'assento de nascimento',
    'declaração de nascido vivo',
    'birth certificate',
    'marriage certificate',
    'death certificate',
  ],
  check,
  normalise: (spelling) => digitsIn(spelling),
  // The registry, the year and the kind of book stay.
  payload: () => ({
    start: 15,
    end: 30,
    complete(value) {
      const digits = digitsOf(value.slice(0, 30));
      digits.push(checkDigit(weightedSum(digits, FIRST)));
      digits.push(checkDigit(weightedSum(digits, SECOND)));
      return digits.join('');
    },
  }),
  surrogate(value, dice) {
    const kept = /^.{14}[1-7]/.test(value) ? value[14] : '1';
    const year = /^.{10}(?:1[89]|20)\d{2}/.test(value) ? value.slice(10, 14) : '2010';
    const draw = () => {
      const digits = Array.from(
        `${drawDigits(dice, 6).join('')}01${SERVICE}${year}${kept}${drawDigits(dice, 15).join('')}`,
        Number,
      );
      digits.push(checkDigit(weightedSum(digits, FIRST)));
      digits.push(checkDigit(weightedSum(digits, SECOND)));
      return digits.join('');
    };
    return drawOther(value, draw, check);
  },
  examples: {
    found: [
      {
        text: 'Certidão de nascimento, matrícula 856366 01 55 2013 1 73712 686 3422769 61',
        value: '856366 01 55 2013 1 73712 686 3422769 61',
        confidence: 'certain',
      },
      {
        text: 'matrícula nº 795895.01.55.2010.1.50864.570.3913736-07',
        value: '795895.01.55.2010.1.50864.570.3913736-07',
        confidence: 'certain',
      },
      {
        text: 'Óbito registrado: 467978.01.55.2010.1.03642.044.2820460/16',
        value: '467978.01.55.2010.1.03642.044.2820460/16',
        confidence: 'certain',
      },
      {
        text: 'certidaoNascimento=21959201552010123072964901070764',
        value: '21959201552010123072964901070764',
        confidence: 'certain',
      },
      {
        text: 'Certidão 58554401552010141266249876803253',
        value: '58554401552010141266249876803253',
        confidence: 'likely',
      },
      {
        text: 'Casaram-se (585544 01 55 2010 1 41266 249 8768032 52).',
        value: '585544 01 55 2010 1 41266 249 8768032 52',
        confidence: 'likely',
      },
      {
        text: 'conforme 58554401552010141266249876803252',
        value: '58554401552010141266249876803252',
        confidence: 'possible',
      },
    ],
    clean: [
      { text: 'certidão 00000000000000000000000000000000', why: 'one digit repeated: a dummy' },
      { text: 'hash 58554401552010141266249876803252', why: 'a label of another kind' },
      { text: 'conforme 58554401552010141266249876803253', why: 'bare digits that do not check' },
      { text: 'conforme 58554401582010141266249876803252', why: 'not 55, the service of civil registration' },
    ],
  },
};
