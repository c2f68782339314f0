import { drawReadable, isDateOrTime, isYear, STATES } from '../codes.ts';
import type { AnchoredIdentifier, Match } from '../identifier.ts';
import { announcing, mentioning, nearing } from '../lead-patterns.ts';
import { codeStart, endOf, fold, leadOf } from '../reading.ts';

const LABELS = [
  'ctps',
  'c.t.p.s.',
  'ctps digital',
  'número da ctps',
  'ctps/série',
  'ctps e série',
  'série da ctps',
  'carteira de trabalho',
  'carteira de trabalho e previdência social',
  'carteira profissional',
];
const ANNOUNCED = announcing(LABELS);
const NEAR = nearing(LABELS);
const HAS_LABEL = mentioning(LABELS);

const NUMBER = '(\\d{1,3}(?:\\.\\d{3})+|\\d{4,8}|\\d{11})(?:-\\d)?';
/** The series is named, or a slash or a dash binds it to the number. */
const SERIES = '(?:(?:[ ,;/.\\n-]{1,3}(?:serie|ser\\.?|s\\.)[ :.nº°-]{0,5}| ?[-/] ?)(\\d{3,5})(?:-\\d)?)?';
const STATE = `(?:(?: ?[-/] ?| uf:? ?)(?:${STATES}))?`;
const CODE = new RegExp(`^${NUMBER}${SERIES}${STATE}(?![a-z0-9]|[./-]\\d|,\\d)`);
const MOST = 48;
const FEWEST = 5;

function match(text: string, at: number, lo: number, hi: number): Match | undefined {
  const start = codeStart(text, at, lo, hi, 0);
  const piece = fold(text, start, Math.min(hi, start + MOST));
  const code = CODE.exec(piece.text);
  if (code === null || isDateOrTime(piece.text)) return undefined;
  const [written, number = '', series] = code;
  if (series === undefined && isYear(number)) return undefined;
  const end = endOf(piece, written.length);
  const lead = leadOf(text, start, lo).text;
  if (ANNOUNCED.test(lead)) return { start, end, level: 'certain' };
  if (series === undefined && number.replace(/\D/g, '').length < FEWEST) return undefined;
  if (HAS_LABEL.test(lead) && !NEAR.test(lead)) return undefined;
  return { start, end, level: 'likely' };
}

/** `48201/00123-RJ`: the number, the series and the state. */
function normalise(spelling: string): string {
  const text = fold(spelling, 0, spelling.length).text.replace(/(?<=\d)\.(?=\d)/g, '');
  const [number = '', series] = text.match(/\d+(?:-\d(?!\d))?/g) ?? [];
  const state = /[a-z]{2}$/.exec(text)?.[0];
  return `${number}${series === undefined ? '' : `/${series}`}${state === undefined ? '' : `-${state}`}`.toUpperCase();
}

export const ctps: AnchoredIdentifier = {
  kind: 'anchored',
  id: 'ctps',
  names: { en: 'employment record book (CTPS)', 'pt-BR': 'carteira de trabalho (CTPS)' },
  mask: 'CTPS',
  summary: {
    en: 'Number, series and state of an employment record book. It has no known check digit. A digital one has the number of the CPF.',
    'pt-BR':
      'Número, série e UF da carteira de trabalho. Não tem verificador conhecido. A digital tem o número do CPF.',
  },
  source: 'CLT, art. 16; Portaria MTP 671/2021',
  labels: LABELS,
  anchor: 'label',
  match,
  normalise,
  payload: (value) => ({ start: 0, end: value.length, alphabet: '0123456789', complete: (other) => other }),
  surrogate: (value, dice) => drawReadable(value, /\d/g, dice, match),
  examples: {
    found: [
      { text: 'CTPS 2048193 série 0012-SP', value: '2048193 série 0012-SP', confidence: 'certain' },
      { text: 'CTPS nº 48201/00123-RJ', value: '48201/00123-RJ', confidence: 'certain' },
      {
        text: 'Carteira de Trabalho nº 48.201, série 123',
        value: '48.201, série 123',
        confidence: 'certain',
      },
      { text: 'C.T.P.S.: 2048193', value: '2048193', confidence: 'certain' },
      { text: 'CTPS digital 53734343704', value: '53734343704', confidence: 'certain' },
      { text: 'ctps=2048193', value: '2048193', confidence: 'certain' },
      { text: 'a carteira de trabalho dela, 48201/00123', value: '48201/00123', confidence: 'likely' },
    ],
    clean: [
      { text: 'CTPS assinada em 12/03/2019', why: 'a date' },
      { text: 'anotação na CTPS de 2019', why: 'a year' },
      { text: 'CTPS com multa de 3000,00', why: 'a price' },
      { text: 'Pedido 48201/00123', why: 'an order number' },
    ],
  },
};
