import { digitsIn, drawDigits, drawOther } from '../canonical.ts';
import { digitsOf } from '../check-digits.ts';
import type { Digits, NumberIdentifier, Verdict } from '../identifier.ts';

const LENGTH = 20;
/** The digits behind the sequence: DD AAAA J TR OOOO. */
const TAIL = 13;
/** The sequence often stands without its leading zeros. */
const SHORTEST_SEQUENCE = 3;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2099;

/** The number that the digits `[from, to)` are, modulo `modulus`, with `before` in front of them. */
function numberOf(digits: Digits, from: number, to: number, modulus: number, before = 0): number {
  let number = before;
  for (let i = from; i < to; i++) number = (number * 10 + digits[i]!) % modulus;
  return number;
}

/** The two check digits: 98 less the remainder by 97 of everything else and two zeros. */
function checkDigits(digits: Digits, sequence: number, length: number): number {
  const first = numberOf(digits, 0, sequence, 97);
  return 98 - ((numberOf(digits, sequence + 2, length, 97, first) * 100) % 97);
}

function check(digits: Digits, length: number): Verdict {
  const sequence = length - TAIL;
  if (length > LENGTH || sequence < SHORTEST_SEQUENCE) return 'never';
  const year = numberOf(digits, sequence + 2, sequence + 6, 10_000);
  const segment = digits[sequence + 6];
  if (year < FIRST_YEAR || year > LAST_YEAR) return 'never';
  if (segment === 0) return 'unassigned';
  const written = numberOf(digits, sequence, sequence + 2, 100);
  return written === checkDigits(digits, sequence, length) ? 'pass' : 'fail';
}

export const courtCase: NumberIdentifier = {
  kind: 'number',
  id: 'court-case',
  names: { en: 'court case', 'pt-BR': 'processo judicial' },
  mask: 'PROCESSO',
  summary: {
    en: 'Number of a case in any Brazilian court: 7 digits of the sequence, 2 check digits modulo 97, year, segment of justice, court and unit of origin.',
    'pt-BR':
      'Número único de um processo: 7 dígitos da sequência, 2 verificadores módulo 97, ano, segmento da Justiça, tribunal e unidade de origem.',
  },
  source: 'Resolução CNJ 65/2008',
  shapes: [
    'ddddddd-dd.dddd.d.dd.dddd',
    'dddddd-dd.dddd.d.dd.dddd',
    'ddddd-dd.dddd.d.dd.dddd',
    'dddd-dd.dddd.d.dd.dddd',
    'ddd-dd.dddd.d.dd.dddd',
    'ddddddd-dd.dddd.ddd.dddd',
  ],
  labels: [
    'processo',
    'proc.',
    'processo judicial',
    'processo eletrônico',
    'numeração única',
    'número único',
    'autos',
    'pje',
    'execução fiscal',
    'apelação',
    'apelação cível',
    'agravo',
    'agravo de instrumento',
    'habeas corpus',
    'mandado de segurança',
    'court case',
  ],
  check,
  normalise: (spelling) => digitsIn(spelling, LENGTH),
  payload: () => ({
    start: 0,
    end: LENGTH - TAIL,
    complete(value) {
      const written = String(checkDigits(digitsOf(value), LENGTH - TAIL, LENGTH)).padStart(2, '0');
      return value.slice(0, LENGTH - TAIL) + written + value.slice(LENGTH - TAIL + 2);
    },
  }),
  surrogate(value, dice) {
    const tail = /^(?:19|20)\d{2}[1-9]\d{6}$/.test(value.slice(9)) ? value.slice(9) : '20248260100';
    const draw = () => {
      const digits = [...drawDigits(dice, 7), 0, 0, ...Array.from(tail, Number)];
      const written = String(checkDigits(digits, 7, LENGTH)).padStart(2, '0');
      return digits.slice(0, 7).join('') + written + tail;
    };
    return drawOther(value, draw, check);
  },
  examples: {
    found: [
      {
        text: 'autos nº 8395824-61.2024.8.26.0088',
        value: '8395824-61.2024.8.26.0088',
        confidence: 'certain',
      },
      { text: 'Processo nº 48198004520185030042', value: '48198004520185030042', confidence: 'certain' },
      {
        text: 'processo: 7838257-74.2018.503.0042',
        value: '7838257-74.2018.503.0042',
        confidence: 'certain',
      },
      {
        text: 'numeroProcesso=4819800-45.2018.5.03.0042',
        value: '4819800-45.2018.5.03.0042',
        confidence: 'certain',
      },
      {
        text: 'Intimada em 7378771–29.2018.5.03.0042, recorreu.',
        value: '7378771–29.2018.5.03.0042',
        confidence: 'certain',
      },
      {
        text: 'Processo 0001234-43.2019.8.13.0024',
        value: '0001234-43.2019.8.13.0024',
        confidence: 'likely',
      },
      { text: 'Apelação 1234-44.2019.8.13.0024', value: '1234-44.2019.8.13.0024', confidence: 'certain' },
      { text: 'segue o 22496044420185030042', value: '22496044420185030042', confidence: 'possible' },
      {
        text: 'processo 8395824-61.2024.0.26.0088',
        value: '8395824-61.2024.0.26.0088',
        confidence: 'likely',
      },
    ],
    clean: [
      { text: 'lote 8395824-61.2024.0.26.0088', why: 'there is no segment of justice 0' },
      { text: 'processo 8395824-61.3024.8.26.0088', why: 'not a year of our time' },
      { text: 'Protocolo 22496044420185030042', why: 'bare digits with a label of another kind' },
      { text: 'Foram 22496044520185030042 bytes', why: 'bare digits that do not check' },
      { text: 'Processo 12345/2024', why: 'a number of an office, not of a court' },
    ],
  },
};
