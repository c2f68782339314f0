/** Which spellings a type has, and which of them stand in a place. */
import type { Evidence } from './mention.ts';
import { SPELLINGS, type Spelling } from './spellings.ts';

/** Where a value is written: it decides on spellings and on how they are encoded. */
export type Place = 'text' | 'line' | 'json-string' | 'json-number' | 'csv' | 'html' | 'url' | 'yaml';

const FOLDED: readonly Spelling[] = [
  'other dashes',
  'nbsp',
  'full width',
  'zero width',
  'soft hyphen',
  'line break',
  'entity',
  'percent',
  'json escape',
];
const NUMBER: readonly Spelling[] = [
  'full',
  'bare',
  'spaces',
  'half punctuation',
  'thin space',
  'glued',
  ...FOLDED,
];
const CHECKED: readonly Spelling[] = [...NUMBER, 'dots', 'ocr', 'masked', 'masked X'];
const SPOKEN: readonly Spelling[] = ['digit words', 'cardinals'];
const SPREADSHEET: readonly Spelling[] = ['lost zeros', 'decimal suffix'];
const LETTERED: readonly Spelling[] = ['full', 'bare', 'lower case', ...FOLDED];
const TOKEN: readonly Spelling[] = ['plain', 'full width', 'zero width', 'json escape'];

/** A short code is not broken over two lines. */
function withoutBreak(spellings: readonly Spelling[]): Spelling[] {
  return spellings.filter((it) => it !== 'line break');
}

const SPELLINGS_OF: Readonly<Record<string, readonly Spelling[]>> = {
  cpf: [...CHECKED, 'last slash', ...SPOKEN, ...SPREADSHEET],
  cnpj: [...CHECKED, 'lower case', ...SPOKEN, ...SPREADSHEET],
  cns: [...CHECKED, ...SPOKEN, 'decimal suffix'],
  pis: [...CHECKED, 'last slash', ...SPOKEN, ...SPREADSHEET],
  cnh: [...CHECKED, ...SPOKEN, ...SPREADSHEET],
  'voter-id': [...CHECKED, ...SPOKEN, ...SPREADSHEET],
  renavam: [...CHECKED, ...SPOKEN, ...SPREADSHEET],
  phone: [...CHECKED, ...SPOKEN, 'decimal suffix'],
  card: [...CHECKED, 'decimal suffix'],
  cep: [...NUMBER, 'ocr', ...SPOKEN, ...SPREADSHEET],
  rg: [...CHECKED, 'digit words', 'decimal suffix'],
  'court-case': NUMBER,
  certificate: [...NUMBER, 'dots'],
  cei: [...NUMBER, 'dots', 'ocr', 'decimal suffix'],
  ie: [...NUMBER, 'dots', 'decimal suffix'],
  imei: [...NUMBER, 'decimal suffix'],
  'nfe-key': NUMBER,
  passport: ['glued', ...withoutBreak(LETTERED)],
  plate: ['spaces', ...withoutBreak(LETTERED)],
  iban: LETTERED,
  'medical-record': ['other dashes', ...TOKEN],
  'staff-id': ['other dashes', ...TOKEN],
  ctps: ['plain', 'full width'],
  'bank-account': ['plain', 'other dashes', 'full width'],
  'professional-id': ['plain', 'lower case', 'other dashes', 'nbsp', 'full width', 'zero width'],
  email: [
    'plain',
    'upper case',
    'full width @',
    'zero width',
    'soft hyphen',
    'percent',
    'entity',
    'json escape',
  ],
  ip: ['plain'],
  mac: ['plain', 'lower case', 'upper case'],
  'pix-key': ['plain'],
  secret: ['plain'],
  username: ['plain'],
};

/** In running text and in fields everything but what only a format writes. */
const LINE = SPELLINGS.filter(
  (it) =>
    ![
      'percent',
      'entity',
      'json escape',
      'decimal suffix',
      'glued',
      'line break',
      'digit words',
      'cardinals',
    ].includes(it),
);

const SPELLINGS_IN: Readonly<Record<Place, readonly Spelling[]>> = {
  text: [...LINE, 'line break', 'digit words', 'cardinals'],
  line: LINE,
  'json-string': [...LINE, 'json escape'],
  'json-number': ['bare', 'lost zeros', 'decimal suffix'],
  csv: [...LINE, 'decimal suffix'],
  html: [...LINE, 'entity'],
  url: ['plain', 'full', 'bare', 'percent'],
  yaml: LINE,
};

/** What can be told without a label; damaged spellings need one. */
const UNLABELLED: readonly Spelling[] = [
  'plain',
  'full',
  'spaces',
  'half punctuation',
  'other dashes',
  'nbsp',
  'thin space',
  'full width',
  'full width @',
  'zero width',
  'soft hyphen',
  'upper case',
];
/** Their check is strong enough to tell them bare and without a label. */
const BARE_ALONE: readonly string[] = ['cpf', 'cnpj', 'cnh', 'voter-id', 'iban', 'nfe-key'];
/** Without a label they are told by their punctuation only. */
const FULL_ALONE: readonly string[] = ['phone', 'cep', 'pis', 'court-case'];

/** The spellings of a type in a place, those that its evidence can carry. */
export function spellingsOf(type: string, place: Place, evidence: Evidence): readonly Spelling[] {
  const all = (SPELLINGS_OF[type] ?? ['plain']).filter((it) => SPELLINGS_IN[place].includes(it));
  if (evidence !== 'none') return all;
  const alone = FULL_ALONE.includes(type) ? ['full', 'other dashes', 'nbsp', 'full width'] : UNLABELLED;
  return all.filter((it) => alone.includes(it) || (it === 'bare' && BARE_ALONE.includes(type)));
}
