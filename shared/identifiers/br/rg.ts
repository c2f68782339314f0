import { drawDigits, drawOther, lettersAndDigits } from '../canonical.ts';
import { allEqual, digitsOf, weightedSum } from '../check-digits.ts';
import type { Dice, Digits, LevelTable, NumberIdentifier, Verdict } from '../identifier.ts';

const SHORTEST = 5;
const LONGEST = 10;
/** Ceará, since it numbers by the year: of four digits, and before 2000 of two. */
const CEARA = 13;
const CEARA_BEFORE_2000 = 11;
/** São Paulo: 8 digits and a check digit. */
const SAO_PAULO = 9;
const WEIGHTS = [2, 3, 4, 5, 6, 7, 8, 9];
/** The value of the letter X, a check digit of 10. */
const X = 40;
/** A foreigner's registration: a letter, 6 digits, and a check digit that may be a letter. */
const FOREIGNER = 8;

function checkDigit(digits: Digits): number {
  const digit = (11 - (weightedSum(digits, WEIGHTS) % 11)) % 11;
  return digit === 10 ? X : digit;
}

function isLetter(value: number): boolean {
  return value > 9;
}

function isOfCeara(digits: Digits, length: number): boolean {
  return length === CEARA || (length === CEARA_BEFORE_2000 && digits[0] === 9);
}

/** Only São Paulo's check digit is known; elsewhere the form is all there is, which `weak` stands for. */
function check(digits: Digits, length: number): Verdict {
  if (length < SHORTEST || (length > LONGEST && !isOfCeara(digits, length)) || allEqual(digits, length - 1))
    return 'never';
  for (let i = 1; i < length - 1; i++) if (isLetter(digits[i]!)) return 'never';
  const last = digits[length - 1]!;
  if (isLetter(digits[0]!)) return length === FOREIGNER ? 'weak' : 'never';
  if (isLetter(last) && last !== X) return 'never';
  return length === SAO_PAULO && last === checkDigit(digits) ? 'pass' : 'weak';
}

/** A label decides; without one, only São Paulo's number with its dots, its dash and its check digit. */
const labelled = { pass: 'certain', weak: 'certain', fail: 'nothing' } as const;
const nothing = { pass: 'nothing', weak: 'nothing', fail: 'nothing' } as const;
const levels: LevelTable = {
  full: { for: labelled, none: { ...nothing, pass: 'possible' }, against: nothing },
  partial: { for: labelled, none: nothing, against: nothing },
  bare: { for: labelled, none: nothing, against: nothing },
};

function drawLetter(dice: Dice): string {
  return String.fromCharCode(65 + dice.roll(26));
}

export const rg: NumberIdentifier = {
  kind: 'number',
  id: 'rg',
  names: { en: 'identity card (RG)', 'pt-BR': 'RG' },
  mask: 'RG',
  summary: {
    en: 'Number of an identity card, which each state gives out: 7 to 10 digits, 5 or 6 on old ones, the last of which may be an X. Only São Paulo’s check digit (modulo 11) is known. A foreigner’s (RNE, RNM) begins with a letter.',
    'pt-BR':
      'Número da carteira de identidade, que cada estado emite: 7 a 10 dígitos, 5 ou 6 nas antigas, o último pode ser X. Só o verificador de São Paulo (módulo 11) é conhecido. O de estrangeiros (RNE, RNM) começa com letra.',
  },
  source: 'SSP/SP: the weights are known from practice; Lei 7.116/1983 sets no form',
  shapes: [
    'dd.ddd.ddd-A',
    'd.ddd.ddd-A',
    'dd.ddd.ddd',
    'd.ddd.ddd',
    'dd.ddd.ddd-dd',
    'Adddddd-A',
    'dd.ddd.ddd.ddd',
    'ddd.ddd.ddd.ddd-d',
    'ddd.ddd',
    'dd.ddd',
  ],
  labels: [
    'rg',
    'r.g.',
    'rg/cpf',
    'rg e cpf',
    'cpf/rg',
    'cpf e rg',
    'registro geral',
    'identidade',
    'identidade rg',
    'carteira de identidade',
    'cédula de identidade',
    'documento de identidade',
    'doc. de identidade',
    'doc. identidade',
    'doc. ident.',
    'cart. ident.',
    'ident.',
    'cart. identidade',
    'registro de identidade',
    'c.i. nº',
    'rne',
    'r.n.e.',
    'rnm',
    'crnm',
    'registro nacional de estrangeiro',
    'registro nacional migratório',
    'identity card',
    'id card',
  ],
  // The secretariats and institutes that have issued them, by state.
  issuers:
    'SSP SESP SDS SSPDS SEJUSP SJS SJTC SEDS SESDC IFP DIC DETRAN PC PCMG IIRGD IGP ITEP SPTC POLITEC'.split(
      ' ',
    ),
  levels,
  check,
  normalise: lettersAndDigits,
  payload(value) {
    const isChecked = value.length === SAO_PAULO && !/^[A-Z]/.test(value);
    return {
      start: /^[A-Z]/.test(value) ? 1 : 0,
      end: isChecked ? SAO_PAULO - 1 : value.length,
      modulus: 11,
      complete(other) {
        if (!isChecked) return other;
        const last = checkDigit(digitsOf(other.slice(0, SAO_PAULO - 1)));
        return other.slice(0, SAO_PAULO - 1) + (last === X ? 'X' : last);
      },
    };
  },
  surrogate(value, dice) {
    const isCeara = isOfCeara(digitsOf(value), value.length);
    const length = isCeara ? value.length : Math.min(Math.max(value.length, SHORTEST), LONGEST);
    const draw = () => {
      if (/^[A-Z]/.test(value)) return drawLetter(dice) + drawDigits(dice, FOREIGNER - 1).join('');
      if (length === CEARA_BEFORE_2000) return `9${drawDigits(dice, length - 1).join('')}`;
      if (length !== SAO_PAULO) return drawDigits(dice, length).join('');
      const digits = drawDigits(dice, SAO_PAULO - 1);
      const last = checkDigit(digits);
      return digits.join('') + (last === X ? 'X' : last);
    };
    return drawOther(value, draw, check);
  },
  examples: {
    found: [
      { text: 'Cliente com RG 61.999.227-X', value: '61.999.227-X', confidence: 'certain' },
      { text: 'agricultor, CI 4.731.902-6 SSP/PR', value: '4.731.902-6', confidence: 'certain' },
      { text: 'RG : 935256631', value: '935256631', confidence: 'certain' },
      { text: 'R.G. nº 7.204.915 SSP/SC', value: '7.204.915', confidence: 'certain' },
      { text: 'Carteira de Identidade MG-14.203.877', value: '14.203.877', confidence: 'certain' },
      { text: 'identidade 08.316.402-55 (BA)', value: '08.316.402-55', confidence: 'certain' },
      { text: 'GET /pacientes?nrRg=482016639', value: '482016639', confidence: 'certain' },
      { text: 'rg 48 201 663 9', value: '48 201 663 9', confidence: 'certain' },
      { text: 'RG 96014083317 SSP CE', value: '96014083317', confidence: 'certain' },
      { text: 'ident. 4071938265 SSP/RS', value: '4071938265', confidence: 'certain' },
      { text: 'RNE V204918-7', value: 'V204918-7', confidence: 'certain' },
      { text: 'portadora do 20.175.318-2', value: '20.175.318-2', confidence: 'possible' },
    ],
    clean: [
      { text: 'RG 11.111.111-1', why: 'one digit repeated: a dummy' },
      { text: 'Pedido 61.999.227-X', why: 'an order number' },
      { text: 'Foram 48201663 acessos', why: 'bare digits without a label' },
      { text: 'portadora do 20.175.318-3', why: 'without a label, and the check digit is not São Paulo’s' },
      { text: 'rg 24', why: 'too short' },
    ],
  },
};
