import { LabelLexicon } from '../../evidence/labels.ts';
import { CLASS, DIGIT, digitValue, IGNORABLE, isAlphanumeric, LETTER } from '../../text/characters.ts';
import { drawOther } from '../canonical.ts';
import type { AnchoredIdentifier, Dice, Match } from '../identifier.ts';
import { crossesLineIn, jointEnd } from '../reading.ts';

/**
 * The national part of each country's numbers, as the register writes it: so many of `n` digits, `a` capital
 * letters, `c` digits or capital letters.
 */
const STRUCTURES: Readonly<Record<string, string>> = {
  AD: '8n12c',
  AE: '19n',
  AL: '8n16c',
  AT: '16n',
  AZ: '4a20c',
  BA: '16n',
  BE: '12n',
  BG: '4a6n8c',
  BH: '4a14c',
  BI: '23n',
  BR: '23n1a1c',
  BY: '4c4n16c',
  CH: '5n12c',
  CR: '18n',
  CY: '8n16c',
  CZ: '20n',
  DE: '18n',
  DJ: '23n',
  DK: '14n',
  DO: '4c20n',
  EE: '16n',
  EG: '25n',
  ES: '20n',
  FI: '14n',
  FK: '2a12n',
  FO: '14n',
  FR: '10n11c2n',
  GB: '4a14n',
  GE: '2a16n',
  GI: '4a15c',
  GL: '14n',
  GR: '7n16c',
  GT: '24c',
  HN: '4a20n',
  HR: '17n',
  HU: '24n',
  IE: '4a14n',
  IL: '19n',
  IQ: '4a15n',
  IS: '22n',
  IT: '1a10n12c',
  JO: '4a4n18c',
  KW: '4a22c',
  KZ: '3n13c',
  LB: '4n20c',
  LC: '4a24c',
  LI: '5n12c',
  LT: '16n',
  LU: '3n13c',
  LV: '4a13c',
  LY: '21n',
  MC: '10n11c2n',
  MD: '20c',
  ME: '18n',
  MK: '3n10c2n',
  MN: '16n',
  MR: '23n',
  MT: '4a5n18c',
  MU: '4a19n3a',
  NI: '4a20n',
  NL: '4a10n',
  NO: '11n',
  OM: '3n16c',
  PK: '4a16c',
  PL: '24n',
  PS: '4a21c',
  PT: '21n',
  QA: '4a21c',
  RO: '4a16c',
  RS: '18n',
  RU: '14n15c',
  SA: '2n18c',
  SC: '4a20n3a',
  SD: '14n',
  SE: '20n',
  SI: '15n',
  SK: '20n',
  SM: '1a10n12c',
  SO: '19n',
  ST: '21n',
  SV: '4a20n',
  TL: '19n',
  TN: '20n',
  TR: '6n16c',
  UA: '6n19c',
  VA: '18n',
  VG: '4a16n',
  XK: '16n',
  YE: '4a4n18c',
};

/** One letter of `nac` for each character of the national part. */
const PATTERNS: ReadonlyMap<string, string> = new Map(
  Object.entries(STRUCTURES).map(([country, structure]) => [
    country,
    structure.replace(/(\d+)([nac])/g, (_, count: string, kind: string) => kind.repeat(Number(count))),
  ]),
);

const LABELS = [
  'iban',
  'código iban',
  'número iban',
  'conta iban',
  'iban da conta',
  'iban number',
  'iban code',
  'international bank account number',
  'número internacional de conta bancária',
  'conta bancária internacional',
];
const lexicon = new LabelLexicon([LABELS], []);

/** The capital ASCII letter or digit that a character stands for, or '' where it is neither. */
function characterOf(code: number): string {
  if (CLASS[code] === DIGIT) return String(digitValue(code));
  const ascii = code >= 0xff21 ? code - 0xfee0 : code;
  const upper = ascii >= 0x61 && ascii <= 0x7a ? ascii - 0x20 : ascii;
  return upper >= 0x41 && upper <= 0x5a ? String.fromCharCode(upper) : '';
}

function fits(character: string, kind: string | undefined): boolean {
  if (kind === 'c') return true;
  return character >= 'A' === (kind === 'a');
}

/** The remainder by 97 of the number that the check digits make 1: country and check digits moved to the end. */
function remainder(value: string): number {
  let rest = 0;
  for (let i = 0; i < value.length; i++) {
    const character = Number.parseInt(value[(i + 4) % value.length] ?? '0', 36);
    rest = (rest * (character > 9 ? 100 : 10) + character) % 97;
  }
  return rest;
}

interface Reading {
  readonly value: string;
  readonly end: number;
}

/** Where the country code of the token at `at` stands: behind a glued `IBAN`, with marks or without. */
function countryStart(text: string, at: number, hi: number): number {
  let start = at;
  if (
    (text.charCodeAt(at) | 0x20) === 0x69 &&
    text.slice(at, Math.min(hi, at + 4)).toUpperCase() === 'IBAN'
  ) {
    start = at + 4;
    while (start < hi && !isAlphanumeric(text.charCodeAt(start)) && start < at + 6) start++;
  }
  return start;
}

/** Reads as many characters as the country has, with one space, mark or line break between two of them. */
function read(text: string, start: number, hi: number): Reading | undefined {
  const head = characterOf(text.charCodeAt(start)) + characterOf(text.charCodeAt(start + 1));
  const pattern = PATTERNS.get(head);
  if (pattern === undefined) return undefined;
  const wanted = `nn${pattern}`;
  let value = head;
  let end = start + 2;
  while (value.length < wanted.length + 2) {
    const next = jointEnd(text, end, hi);
    // The check digits stand right behind the country.
    if (next < 0 || next >= hi || (value.length < 4 && isParted(text, end, next))) return undefined;
    const character = characterOf(text.charCodeAt(next));
    if (character === '' || !fits(character, wanted[value.length - 2])) return undefined;
    value += character;
    end = next + 1;
  }
  return { value, end };
}

/** Whether anything that can be seen stands in `[from, to)`. */
function isParted(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (CLASS[text.charCodeAt(i)] !== IGNORABLE) return true;
  return false;
}

function match(text: string, at: number, lo: number, hi: number, keyed = false): Match | undefined {
  if (CLASS[text.charCodeAt(at)] !== LETTER || CLASS[text.charCodeAt(at + 1)] !== LETTER) return undefined;
  const start = countryStart(text, at, hi);
  const reading = read(text, start, hi);
  if (reading === undefined) return undefined;
  const { value, end } = reading;
  if (end < hi && isAlphanumeric(text.charCodeAt(end))) return undefined;
  if (at > lo && isAlphanumeric(text.charCodeAt(at - 1))) return undefined;
  const checks = remainder(value) === 1;
  const isCertain = checks && !crossesLineIn(text, start, end);
  if (isCertain) return { start, end, level: 'certain', reasons: ['check-digits'] };
  const labelled = keyed || start > at || lexicon.before(text, start, lo) !== undefined;
  if (!labelled) return undefined;
  return checks
    ? { start, end, level: 'certain', reasons: ['check-digits', 'label'] }
    : { start, end, level: 'likely', reasons: ['check-digits-fail', 'label'] };
}

function draw(pattern: string, value: string, dice: Dice): string {
  let drawn = '';
  for (let i = 0; i < pattern.length; i++) {
    const letter = pattern[i] === 'a' || (pattern[i] === 'c' && (value[i + 4] ?? '0') >= 'A');
    drawn += letter ? String.fromCharCode(0x41 + dice.roll(26)) : dice.roll(10);
  }
  return drawn;
}

export const iban: AnchoredIdentifier = {
  kind: 'anchored',
  id: 'iban',
  names: { en: 'IBAN', 'pt-BR': 'IBAN' },
  mask: 'IBAN',
  summary: {
    en: 'International number of a bank account: country, 2 check digits modulo 97, and the national number in the form that its country registered (29 characters in Brazil).',
    'pt-BR':
      'Número internacional de conta bancária: país, 2 dígitos verificadores módulo 97 e o número nacional na forma que o país registrou (29 caracteres no Brasil).',
  },
  source: 'ISO 13616 and the IBAN Registry of SWIFT; Circular BCB 3.625/2013 for Brazil',
  labels: LABELS,
  anchor: 'token',
  begins: 'letter',
  match,
  normalise: (spelling) => spelling.toUpperCase().replace(/[^0-9A-Z]/g, ''),
  payload: (value) => ({
    start: 4,
    end: value.length,
    complete(other) {
      const [country, national] = [other.slice(0, 2), other.slice(4)];
      return country + String(98 - remainder(`${country}00${national}`)).padStart(2, '0') + national;
    },
  }),
  surrogate(value, dice) {
    const country = PATTERNS.has(value.slice(0, 2)) ? value.slice(0, 2) : 'BR';
    const pattern = PATTERNS.get(country) ?? '';
    return drawOther(
      value,
      () => {
        const national = draw(pattern, value, dice);
        const check = 98 - remainder(`${country}00${national}`);
        return country + String(check).padStart(2, '0') + national;
      },
      () => 'pass',
    );
  },
  examples: {
    found: [
      {
        text: 'IBAN BR1467260574927760438277207F2',
        value: 'BR1467260574927760438277207F2',
        confidence: 'certain',
      },
      {
        text: 'Transferir para BR81 1492 0834 9232 8785 8616 537P 0 até sexta',
        value: 'BR81 1492 0834 9232 8785 8616 537P 0',
        confidence: 'certain',
      },
      {
        text: 'ibanDestino=br6993382182903736007529079h5',
        value: 'br6993382182903736007529079h5',
        confidence: 'certain',
      },
      { text: 'IBANPT09528791282270652268566', value: 'PT09528791282270652268566', confidence: 'certain' },
      {
        text: 'Account DE10 4511 3406 4435 3245 63',
        value: 'DE10 4511 3406 4435 3245 63',
        confidence: 'certain',
      },
      {
        text: 'IBAN: GB82-GUBJ-6119-0531-2930-66',
        value: 'GB82-GUBJ-6119-0531-2930-66',
        confidence: 'certain',
      },
      {
        text: 'IBAN nº BR8488597512512710386402938T1',
        value: 'BR8488597512512710386402938T1',
        confidence: 'likely',
      },
    ],
    clean: [
      {
        text: 'Peça BR8488597512512710386402938T1',
        why: 'the check digits fail, and no label stands before it',
      },
      { text: 'IBAN BR84885975125127103864', why: 'too short for its country' },
      { text: 'BR1467260574927760438277207FX', why: 'a letter where Brazil has a digit' },
      { text: 'sha1 de10451134064435324563ab0c', why: 'part of a longer code' },
      { text: 'Lote QZ10451064134435324563', why: 'no country has this code' },
    ],
  },
};
