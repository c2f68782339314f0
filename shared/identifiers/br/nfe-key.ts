import { LabelLexicon } from '../../evidence/labels.ts';
import { CLASS, DIGIT, digitValue, isAlphanumeric, LETTER } from '../../text/characters.ts';
import { drawDigits, drawOther } from '../canonical.ts';
import { complementTo11, digitsOf } from '../check-digits.ts';
import type { AnchoredIdentifier, Dice, Digits, Match } from '../identifier.ts';
import { crossesLineIn, jointEnd } from '../reading.ts';
import { cnpj } from './cnpj.ts';
import { cpf } from './cpf.ts';

const LENGTH = 44;
/** With a percent-encoded mark behind each digit. */
const LONGEST = 4 * LENGTH;
/** Letters glued to its front (`NFe3526…`, as the XML has it in the attribute Id). */
const MOST_GLUED = 8;

/** State, year, month, issuer, model, series, number, form of issue, code, check digit. */
const STATE = 2;
const ISSUER = 6;
const CPF = 9;
const MODEL = 20;
const SERIES = 22;
const NUMBER = 25;
const FORM_OF_ISSUE = 34;
const PADDING = '000';

const STATES = new Uint8Array(100);
for (const state of [11, 12, 13, 14, 15, 16, 17, 21, 22, 23, 24, 25, 26, 27, 28, 29, 31, 32, 33, 35])
  STATES[state] = 1;
for (const state of [41, 42, 43, 50, 51, 52, 53]) STATES[state] = 1;

/** Invoices, and transport documents, which number their series alike. */
const MODELS: ReadonlySet<number> = new Set([55, 57, 58, 65, 67]);

const LABELS = [
  'chave da nf-e',
  'chave nf-e',
  'chave nfe',
  'chave de acesso da nf-e',
  'chave de acesso nf-e',
  'chave da nota fiscal eletrônica',
  'chave da nfa-e',
  'chave da nfp-e',
];
/** What a key stands behind too, and what announces other numbers more often. */
const MENTIONS = [
  'chave',
  'chave de acesso',
  'nota',
  'nota fiscal',
  'nota do produtor',
  'nota fiscal do produtor',
  'nf-e',
  'nfe',
  'danfe',
];
const lexicon = new LabelLexicon([[...LABELS, ...MENTIONS]], []);

/** The weights run from 2 to 9 and again, from the right. */
function checkDigit(key: Digits): number {
  let sum = 0;
  for (let i = 0; i < LENGTH - 1; i++) sum += key[i]! * (2 + ((LENGTH - 2 - i) % 8));
  return complementTo11(sum);
}

function numberAt(key: Digits, from: number, count: number): number {
  let number = 0;
  for (let i = from; i < from + count; i++) number = number * 10 + key[i]!;
  return number;
}

const digits = new Uint8Array(LENGTH);

/**
 * Reads 44 digits into `digits`, with at most one mark, space or line break between two of them. A state, then the
 * zeros before a CPF: hardly any other number goes on behind the ninth digit.
 * @returns the end, or −1
 */
function read(text: string, start: number, hi: number): number {
  const limit = Math.min(hi, start + LONGEST);
  let count = 0;
  for (let i = start; i >= 0 && i < limit; i = jointEnd(text, i, limit)) {
    const code = text.charCodeAt(i);
    if (CLASS[code] !== DIGIT) return -1;
    digits[count++] = digitValue(code);
    if (count === STATE && STATES[numberAt(digits, 0, STATE)] !== 1) return -1;
    if (count > ISSUER && count <= CPF && digits[count - 1] !== 0) return -1;
    i++;
    if (count === LENGTH) return i;
  }
  return -1;
}

/** Whether the issuer is a person: by the series, and by eleven digits that are a CPF where a company has its CNPJ. */
function carriesCpf(): boolean {
  const month = numberAt(digits, 4, 2);
  const series = numberAt(digits, SERIES, 3);
  if (!MODELS.has(numberAt(digits, MODEL, 2)) || month < 1 || month > 12) return false;
  if (series < 910 || series > 969) return false;
  const issuer = digits.subarray(ISSUER, MODEL);
  return (
    cpf.check(digits.subarray(CPF, MODEL), MODEL - CPF) === 'pass' &&
    cnpj.check(issuer, issuer.length) !== 'pass'
  );
}

function match(text: string, at: number, lo: number, hi: number): Match | undefined {
  let start = at;
  while (start < at + MOST_GLUED && CLASS[text.charCodeAt(start)] === LETTER) start++;
  const end = read(text, start, hi);
  if (end < 0 || !carriesCpf()) return undefined;
  if (end < hi && isAlphanumeric(text.charCodeAt(end))) return undefined;
  if (at > lo && isAlphanumeric(text.charCodeAt(at - 1))) return undefined;
  const checks = digits[LENGTH - 1] === checkDigit(digits);
  const isCertain = checks && !crossesLineIn(text, start, end);
  if (isCertain) return { start, end, level: 'certain', reasons: ['check-digits'] };
  const labelled = start > at || lexicon.before(text, start, lo) !== undefined;
  if (!labelled) return undefined;
  return checks
    ? { start, end, level: 'certain', reasons: ['check-digits', 'label'] }
    : { start, end, level: 'likely', reasons: ['check-digits-fail', 'label'] };
}

/** The digits of a CPF before its check digits. */
const BASE_OF_CPF = 9;

/** A key with the check digits of its CPF and its own. */
function completeKey(value: string): string | undefined {
  const person = cpf.payload?.(value.slice(CPF, MODEL)).complete(value.slice(CPF, MODEL));
  if (person === undefined || value.length !== LENGTH) return undefined;
  const key = digitsOf(value.slice(0, CPF) + person + value.slice(MODEL, -1));
  return [...key, checkDigit(key)].join('');
}

/** A key of the same state, month, model and series, by another person. */
function draw(value: string, dice: Dice): string {
  const head = /^\d{6}/.exec(value)?.[0] ?? '352601';
  const series = /^.{20}(\d\d9[1-6]\d)/.exec(value)?.[1] ?? '55920';
  const person = cpf.surrogate(value.slice(CPF, MODEL), dice);
  const number = drawDigits(dice, FORM_OF_ISSUE - NUMBER).join('');
  const form = /^.{34}([1-79])/.exec(value)?.[1] ?? '1';
  const code = drawDigits(dice, LENGTH - 2 - FORM_OF_ISSUE).join('');
  const drawn = digitsOf(head + PADDING + person + series + number + form + code);
  return [...drawn, checkDigit(drawn)].join('');
}

export const nfeKey: AnchoredIdentifier = {
  kind: 'anchored',
  id: 'nfe-key',
  names: { en: 'invoice key with a CPF (NF-e)', 'pt-BR': 'chave de NF-e com CPF' },
  mask: 'CHAVE NF-E',
  summary: {
    en: 'Access key of an electronic invoice that a person issued: 44 digits and among them the CPF. Series 910 to 969, a CPF that checks behind three zeros in the place of the CNPJ, and a check digit modulo 11. Keys of companies do not count.',
    'pt-BR':
      'Chave de acesso de uma nota fiscal eletrônica emitida por pessoa física: 44 dígitos, entre eles o CPF. Série 910 a 969, um CPF válido após três zeros no lugar do CNPJ e um dígito verificador módulo 11. Chaves de empresas não contam.',
  },
  source: 'Manual de Orientação do Contribuinte da NF-e, section 2.2.6 and the table of series',
  labels: LABELS,
  anchor: 'token',
  match,
  normalise: (spelling) => spelling.replace(/\D/g, ''),
  // The CPF, the number and the code; state, month, model, series and form stay.
  payload: () => ({
    start: CPF,
    end: LENGTH - 1,
    stays: (at) => (at >= CPF + BASE_OF_CPF && at < NUMBER) || at === FORM_OF_ISSUE,
    complete: completeKey,
  }),
  surrogate: (value, dice) =>
    drawOther(
      value,
      () => draw(value, dice),
      () => 'pass',
    ),
  examples: {
    found: [
      {
        text: 'Chave de acesso: 3526 0700 0818 7629 1699 5592 9652 9276 3518 8481 6300',
        value: '3526 0700 0818 7629 1699 5592 9652 9276 3518 8481 6300',
        confidence: 'certain',
      },
      {
        text: 'nota do produtor 52260400025408710467559623625951531575656414 emitida',
        value: '52260400025408710467559623625951531575656414',
        confidence: 'certain',
      },
      {
        text: '<infNFe Id="NFe41261200056569907026559656697972691196737370">',
        value: '41261200056569907026559656697972691196737370',
        confidence: 'certain',
      },
      {
        text: 'chNFe=43260300005535241865559626598025611286040111&tpAmb=1',
        value: '43260300005535241865559626598025611286040111',
        confidence: 'certain',
      },
      {
        text: '31-2611-000.128.186.839-63-55-928-598.429.903-1394487580',
        value: '31-2611-000.128.186.839-63-55-928-598.429.903-1394487580',
        confidence: 'certain',
      },
      {
        text: 'Chave da NF-e 51261000009898878398559234813558051174661260',
        value: '51261000009898878398559234813558051174661260',
        confidence: 'likely',
      },
    ],
    clean: [
      {
        text: 'Chave de acesso: 35260778449212000148550010000048211736753549',
        why: 'issued by a company: no CPF in it',
      },
      {
        text: 'NFe35260700070878103678550015672935671715437775',
        why: 'a series in which only companies issue',
      },
      {
        text: 'Leitura 51261000009898878398559234813558051174661260',
        why: 'the check digit fails, and no label',
      },
      { text: 'chave 00731922064815570336291840775206413928670055', why: 'no state has this code' },
      { text: 'NFe3526070007087810367855956729356', why: 'too short' },
    ],
  },
};
