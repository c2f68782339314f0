import { digitsIn, drawDigits, drawFrom, drawOther } from '../canonical.ts';
import { allEqual, luhnSum, withLuhnDigit } from '../check-digits.ts';
import type { Dice, Digits, NumberIdentifier, Verdict } from '../identifier.ts';

/** Six-digit prefixes, both ends included, and the lengths of the numbers that begin with them. */
interface Range {
  readonly first: number;
  readonly last: number;
  readonly lengths: readonly number[];
}

/** A prefix of fewer digits, or two of them, as a range of six-digit ones. */
function range(lengths: readonly number[], first: string, last = first): Range {
  return { first: Number(first.padEnd(6, '0')), last: Number(last.padEnd(6, '9')), lengths };
}

const RANGES: readonly Range[] = [
  range([13, 16, 19], '4'), // Visa
  range([16], '51', '55'), // Mastercard
  range([16], '2221', '2720'), // Mastercard, second series
  range([15], '34'), // American Express
  range([15], '37'),
  range([14, 16], '300', '305'), // Diners Club
  range([14, 16], '3095'),
  range([14, 16], '36'),
  range([14, 16], '38', '39'), // Diners Club and, with 16 digits, the older Hipercard
  range([16, 19], '3528', '3589'), // JCB
  range([16, 19], '6011'), // Discover
  range([16, 19], '644', '649'),
  range([16, 19], '65'), // Discover, and most of Elo
  range([16, 17, 18, 19], '62'), // UnionPay; Elo's 627780 and Sorocred's 627892 are within
  range([16], '504175'), // Elo; its prefixes that begin with 4 are within Visa's
  range([16], '506699', '506778'),
  range([16], '509000', '509999'),
  range([16], '636297'),
  range([16], '636368'),
  range([16], '606282'), // Hipercard
  range([16], '637095'),
  range([16], '637568'),
  range([16], '637599'),
  range([16], '637609'),
  range([16], '637612'),
  range([16], '604201', '604219'), // Cabal
  range([16], '589657'),
  range([16, 19], '5078'), // Aura
  range([16, 19], '5018'), // Maestro
  range([16, 19], '5020'),
  range([16, 19], '5038'),
  range([16, 19], '5893'),
  range([16, 19], '6304'),
  range([16, 19], '6759'),
  range([16, 19], '6761', '6763'),
];

function isIssued(digits: Digits, length: number): boolean {
  let prefix = 0;
  for (let i = 0; i < 6; i++) prefix = prefix * 10 + digits[i]!;
  for (let i = 0; i < RANGES.length; i++) {
    const { first, last, lengths } = RANGES[i]!;
    if (prefix >= first && prefix <= last && lengths.includes(length)) return true;
  }
  return false;
}

function check(digits: Digits, length: number): Verdict {
  if (length < 13 || length > 19 || allEqual(digits, length) || !isIssued(digits, length)) return 'never';
  return luhnSum(digits, length) % 10 === 0 ? 'weak' : 'fail';
}

/** The ranges of a value's first digit and length; all of them when it has none. */
function rangesLike(value: string): readonly Range[] {
  const like = RANGES.filter(
    ({ first, lengths }) => lengths.includes(value.length) && String(first)[0] === value[0],
  );
  return like.length > 0 ? like : RANGES;
}

function drawCard({ first, last, lengths }: Range, length: number, dice: Dice): string {
  const prefix = String(first + dice.roll(last - first + 1));
  const digits = [...prefix].map(Number);
  digits.push(...drawDigits(dice, (lengths.includes(length) ? length : lengths[0]!) - prefix.length - 1), 0);
  digits[digits.length - 1] = (10 - (luhnSum(digits, digits.length) % 10)) % 10;
  return digits.join('');
}

export const card: NumberIdentifier = {
  kind: 'number',
  id: 'card',
  names: { en: 'payment card', 'pt-BR': 'cartão de pagamento' },
  mask: 'CARTÃO',
  summary: {
    en: 'Number of a credit or debit card: 13 to 19 digits, the prefix of an issuer with its length, and the Luhn check digit.',
    'pt-BR':
      'Número de cartão de crédito ou débito: 13 a 19 dígitos, prefixo de um emissor com o seu comprimento e dígito de Luhn.',
  },
  source: 'ISO/IEC 7812-1; prefixes as the card networks publish them',
  shapes: [
    'dddd dddd dddd dddd',
    'dddd-dddd-dddd-dddd',
    'dddd dddddd ddddd',
    'dddd-dddddd-ddddd',
    'dddd dddddd dddd',
    'dddd-dddddd-dddd',
    'dddd ddd ddd ddd',
    'dddd dddd dddd dddd ddd',
  ],
  labels: [
    'cartão',
    'cartão de crédito',
    'cartão de débito',
    'cartão crédito',
    'cartão débito',
    'cartão de pagamento',
    'credit card',
    'debit card',
    'card',
    'card number',
    'ccnum',
    'pan',
    'visa',
    'mastercard',
    'master',
    'elo',
    'amex',
    'american express',
    'hipercard',
    'diners',
    'jcb',
    'discover',
  ],
  check,
  normalise: (spelling) => digitsIn(spelling),
  // The six digits of the bank stay.
  payload: (value) => ({ start: 6, end: value.length - 1, complete: withLuhnDigit }),
  surrogate(value, dice) {
    const ranges = rangesLike(value);
    return drawOther(value, () => drawCard(drawFrom(ranges, dice), value.length, dice), check);
  },
  examples: {
    found: [
      { text: 'cartão 4387 9397 8044 1949 recusado', value: '4387 9397 8044 1949', confidence: 'certain' },
      { text: 'Cartão de crédito: 4983-4788-9955-5834', value: '4983-4788-9955-5834', confidence: 'certain' },
      { text: 'POST /pagar?cardNumber=4626050729936329', value: '4626050729936329', confidence: 'certain' },
      { text: 'Amex 3421 315973 71590', value: '3421 315973 71590', confidence: 'certain' },
      { text: 'Diners nº 3626 131697 3086', value: '3626 131697 3086', confidence: 'certain' },
      { text: 'Pagou com 4062-0013-9188-1518 ontem', value: '4062-0013-9188-1518', confidence: 'likely' },
      { text: 'cartão 4588 1967 2582 2166', value: '4588 1967 2582 2166', confidence: 'likely' },
      { text: 'Pagou com 4683 4714 6138 5477 ontem', value: '4683 4714 6138 5477', confidence: 'possible' },
    ],
    clean: [
      { text: 'aprovado em 1726800000123 ms', why: 'a time in milliseconds: no issuer has this prefix' },
      { text: 'cartão 9999 9999 9999 9999', why: 'no issuer has this prefix' },
      { text: 'Pedido 4770332662040093', why: 'a bare number with a label of another kind' },
      {
        text: 'Foram 4761487112502489 bytes',
        why: 'a bare number passes the Luhn check by chance 1 time in 10',
      },
      { text: 'Cartão SUS 893 8257 0604 6836', why: 'a health card' },
    ],
  },
};
