import { shapeLevels } from '../../evidence/levels.ts';
import { digitsIn, drawDigits, drawOther } from '../canonical.ts';
import { allEqual, digitsOf } from '../check-digits.ts';
import type { Dice, Digits, LevelTable, NumberIdentifier, Verdict } from '../identifier.ts';

/** Anatel, Resolução 749/2022: the 67 area codes. */
const AREA_CODES = new Set([
  11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 24, 27, 28, 31, 32, 33, 34, 35, 37, 38, 41, 42, 43, 44, 45, 46,
  47, 48, 49, 51, 53, 54, 55, 61, 62, 63, 64, 65, 66, 67, 68, 69, 71, 73, 74, 75, 77, 79, 81, 82, 83, 84, 85,
  86, 87, 88, 89, 91, 92, 93, 94, 95, 96, 97, 98, 99,
]);

const LANDLINE_OR_OLD_MOBILE = 8;
const MOBILE = 9;
const AREA = 2;
/** An area code, a 9 on its own, and a number that has its 9 already: `27 - 9.99670 - 4715`. */
const DOUBLED_NINE = AREA + 1 + MOBILE;

/** `0055`, as it is dialled from abroad. */
function isFromAbroad(digits: Digits, length: number): boolean {
  return digits[0] === 0 && digits[1] === 0 && digits[2] === 5 && digits[3] === 5 && length >= 14;
}

/** Whether a 0 and a carrier's two digits stand before the area code: `0 15 11 98765-4321`. */
function hasCarrier(digits: Digits, length: number): boolean {
  return digits[0] === 0 && digits[1] !== 0 && (length === 13 || length === 14);
}

/** How many leading digits are the country code 55, the 0 of long-distance dialling and a carrier. */
function prefixLength(digits: Digits, length: number): number {
  if (isFromAbroad(digits, length)) return 4;
  if (hasCarrier(digits, length)) return 3;
  // 55 is an area code too: it is the country's only where a whole number follows.
  const country = digits[0] === 5 && digits[1] === 5 && length >= 12 ? 2 : 0;
  const rest = length - country;
  return digits[country] === 0 && (rest === 11 || rest === 12) ? country + 1 : country;
}

function hasAreaCode(digits: Digits, at: number): boolean {
  return AREA_CODES.has(digits[at]! * 10 + digits[at + 1]!);
}

/** A number without area code, `length` digits from `at` on. */
function isSubscriber(digits: Digits, at: number, length: number): boolean {
  if (length === MOBILE) return digits[at] === 9 && !isNines(digits, at, length);
  if (length !== LANDLINE_OR_OLD_MOBILE || digits[at]! < 2) return false;
  return !isServiceCode(digits, at) && !isNines(digits, at, length);
}

/** 300X and 400X answer in the whole country. */
function isServiceCode(digits: Digits, at: number): boolean {
  return (digits[at] === 3 || digits[at] === 4) && digits[at + 1] === 0 && digits[at + 2] === 0;
}

/** `99999-9999`, the dummy of forms. */
function isNines(digits: Digits, at: number, length: number): boolean {
  for (let i = at; i < at + length; i++) if (digits[i] !== 9) return false;
  return true;
}

/** `2023-2024`: eight digits that are two years of our time, the later one last. */
function isYears(digits: Digits): boolean {
  const from = digits[0]! * 1000 + digits[1]! * 100 + digits[2]! * 10 + digits[3]!;
  const to = digits[4]! * 1000 + digits[5]! * 100 + digits[6]! * 10 + digits[7]!;
  return from >= 2000 && from <= to && to < 2100;
}

/** `0800`, `0300`, `0900`. */
function isFree(digits: Digits, at: number): boolean {
  return at === 1 && digits[2] === 0 && digits[3] === 0;
}

/** An area code and a subscriber's number, its digits from `at` on. */
function checkWithArea(digits: Digits, at: number, length: number): Verdict {
  const subscriber = at + AREA;
  if (isFree(digits, at) || isNines(digits, subscriber, length - subscriber)) return 'never';
  if (!hasAreaCode(digits, at) || !isSubscriber(digits, subscriber, length - subscriber)) return 'unassigned';
  return hasCarrier(digits, length) ? 'weak' : 'pass';
}

function check(digits: Digits, length: number): Verdict {
  if (allEqual(digits, length)) return 'never';
  const at = prefixLength(digits, length);
  switch (length - at) {
    case LANDLINE_OR_OLD_MOBILE:
      return isSubscriber(digits, at, LANDLINE_OR_OLD_MOBILE) && !isYears(digits) ? 'weak' : 'never';
    case MOBILE:
      return isSubscriber(digits, at, MOBILE) ? 'pass' : 'never';
    case AREA + LANDLINE_OR_OLD_MOBILE:
    case AREA + MOBILE:
      return checkWithArea(digits, at, length);
    case DOUBLED_NINE:
      return hasAreaCode(digits, at) && digits[at + AREA] === 9 && isSubscriber(digits, at + AREA + 1, MOBILE)
        ? 'pass'
        : 'never';
    default:
      return 'never';
  }
}

function normalise(spelling: string): string {
  const all = digitsIn(spelling);
  const digits = all.slice(prefixLength(digitsOf(all), all.length));
  return digits.length === DOUBLED_NINE ? digits.slice(0, AREA) + digits.slice(AREA + 1) : digits;
}

/** A number of the same kind (mobile, landline, or mobile from before the ninth digit). */
function drawSubscriber(number: string, dice: Dice): string {
  const first = number.length === MOBILE ? 9 : dice.roll(4) + (number >= '6' ? 6 : 2);
  return [first, ...drawDigits(dice, number.length - 1)].join('');
}

const LEVELS = shapeLevels(
  ['certain', 'likely', 'possible'],
  ['certain', 'likely', 'nothing'],
  ['certain', 'nothing', 'nothing'],
);

/** Eight digits in two groups that have no dash between them are mostly something else. */
const levels: LevelTable = {
  ...LEVELS,
  partial: { ...LEVELS.partial, none: { ...LEVELS.partial.none, weak: 'nothing' } },
};

export const phone: NumberIdentifier = {
  kind: 'number',
  id: 'phone',
  names: { en: 'phone number', 'pt-BR': 'telefone' },
  mask: 'TELEFONE',
  summary: {
    en: 'Brazilian phone number: an area code that exists, then 9 digits beginning with 9 or 8 beginning with 2 to 9; with a label, others too. Service numbers (0800, 4004 …) do not count.',
    'pt-BR':
      'Telefone brasileiro: DDD que existe e 9 dígitos começados por 9 ou 8 começados por 2 a 9; com rótulo, outros também. Números de serviço (0800, 4004 …) não contam.',
  },
  source: 'Anatel, Resolução 749/2022',
  shapes: [
    '+dd (dd) ddddd-dddd',
    'dddd dd ddddd-dddd',
    '+dd (dd) dddd-dddd',
    '+dd (dd) d dddd-dddd',
    '+dd (ddd) ddddd-dddd',
    '+dd (ddd) dddd-dddd',
    '+dd dd ddddd-dddd',
    '+dd dd dddd-dddd',
    '+dd dd d dddd-dddd',
    '+dd (dd) ddddddddd',
    '+dd (dd) dddddddd',
    '+dd dd ddddddddd',
    '+dd dd dddddddd',
    '(dd) ddddd-dddd',
    '(dd) ddddddddd',
    '(dd) dddd-dddd',
    '(dd) d dddd-dddd',
    '(ddd) ddddd-dddd',
    '(ddd) dddd-dddd',
    'dd ddddd-dddd',
    'dd dddd-dddd',
    'dd d dddd-dddd',
    'dd d ddddd-dddd',
    'ddd ddddd-dddd',
    'ddd dddd-dddd',
    'ddddd-dddd',
    'dddd-dddd',
    'd dddd-dddd',
  ],
  labels: [
    'tel',
    'tels',
    'telef',
    'telefone',
    'telefone celular',
    'teléfono',
    'téléphone',
    'telefon',
    'meu número',
    'tel/fax',
    'fone',
    'fax',
    'celular',
    'cel',
    'cell',
    'whatsapp',
    'whats',
    'wpp',
    'wa.me',
    'zap',
    'telegram',
    'sms',
    'contato',
    'recado',
    'chave pix',
    'chave do pix',
    'chave de pix',
    'pix key',
    'meu pix',
    'ligar',
    'ligar para',
    'ligue',
    'ligue para',
    'phone',
    'phone number',
    'mobile',
    'telephone',
    'msisdn',
  ],
  weakLabels: ['pix'],
  levels,
  check,
  normalise,
  payload(value) {
    const isMobile = value.length === MOBILE || value.length === AREA + MOBILE;
    // What stays: the area code, and the digit that tells a mobile from a landline.
    const local = isMobile ? MOBILE : LANDLINE_OR_OLD_MOBILE;
    return { start: Math.max(1, value.length - local + 1), end: value.length, complete: (other) => other };
  },
  surrogate(value, dice) {
    const local = value.length === MOBILE || value.length === AREA + MOBILE ? MOBILE : LANDLINE_OR_OLD_MOBILE;
    const area = value.slice(0, Math.max(0, value.length - local));
    const kept = area === '' || AREA_CODES.has(Number(area)) ? area : '11';
    const draw = () => kept + drawSubscriber(value.slice(-local).padStart(local, '9'), dice);
    return drawOther(value, draw, check);
  },
  examples: {
    found: [
      { text: 'tel (11) 98765-4321', value: '(11) 98765-4321', confidence: 'certain' },
      { text: 'celular (84) 8714-0936', value: '(84) 8714-0936', confidence: 'certain' },
      { text: 'WhatsApp 55 99671-2034', value: '55 99671-2034', confidence: 'certain' },
      { text: 'Tel. 011 3232-4545', value: '011 3232-4545', confidence: 'certain' },
      { text: 'fone 21.9.6146.1969', value: '21.9.6146.1969', confidence: 'certain' },
      { text: 'telefone 98812-4470 da vizinha', value: '98812-4470', confidence: 'certain' },
      { text: 'Tel (11) 3456-7890/7891', value: '(11) 3456-7890', confidence: 'certain' },
      { text: 'GET /contatos?nrCelular=11987654321', value: '11987654321', confidence: 'certain' },
      { text: 'telefone （11）９７１８４２０３６', value: '（11）９７１８４２０３６', confidence: 'certain' },
      { text: '+55 84 98714-0936 é o número dela', value: '+55 84 98714-0936', confidence: 'likely' },
      { text: 'Telefone: (20) 1234-5670', value: '(20) 1234-5670', confidence: 'likely' },
      { text: 'celular (03) 91834-5678', value: '(03) 91834-5678', confidence: 'likely' },
      { text: 'GET /contatos?fone=2012349870', value: '2012349870', confidence: 'likely' },
      { text: 'ligou do +55 47 98794493 ontem', value: '+55 47 98794493', confidence: 'likely' },
      { text: 'NETA 27 - 9.99670 - 4715, avisada.', value: '27 - 9.99670 - 4715', confidence: 'likely' },
      { text: 'Falar com a irmã, 3232-4545.', value: '3232-4545', confidence: 'possible' },
    ],
    clean: [
      { text: 'Date: Tue Mar 5 22:10:44 2024 -0300', why: 'a clock, a year and a time zone' },
      { text: 'Ligue 0800 722 6001', why: 'a service number' },
      { text: 'Protocolo (20) 1234-5670', why: 'an area code that does not exist, and no label' },
      { text: 'Telefone 4004-1234', why: 'a service number' },
      { text: 'Telefone: (99) 99999-9999', why: 'the dummy of a form' },
      { text: 'Exercício 2023-2024', why: 'two years' },
      { text: 'seed 11967238100', why: 'a bare number with a label of another kind' },
      { text: 'Foram 987654321 acessos', why: 'a bare number without a label' },
      { text: 'RG : 935256631', why: 'the label of another document' },
    ],
  },
};
