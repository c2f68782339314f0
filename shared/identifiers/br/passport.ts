import { lettersAndDigits } from '../canonical.ts';
import { drawReadable } from '../codes.ts';
import type { AnchoredIdentifier, Match } from '../identifier.ts';
import { announcing, mentioning, nearing } from '../lead-patterns.ts';
import { endOf, fold, leadOf, type Piece, seriesBefore } from '../reading.ts';

const BRAZILIAN = /^[a-z]{2}[ .-]{0,3}\d{3}\.?\d{3}(?![a-z0-9])/;
/** The letters stand apart: the token is the digits. */
const DIGITS = /^\d{3}\.?\d{3}(?![a-z0-9])/;
const SERIES = 2;
/** Words of two letters before a number that are no series. */
const NO_SERIES: ReadonlySet<string> = new Set('no nr de da do'.split(' '));
const SMALL_WORDS: ReadonlySet<string> = new Set('em of is eh ou se'.split(' '));
const FOREIGN = /^(?=[a-z0-9]{7,9}(?![a-z0-9]|[./-]\d))[a-z]{0,3}\d{5,9}[a-z]?/;
const LABELS = ['passaporte', 'passaporte estrangeiro', 'passport', 'passport number', 'pasaporte'];
const ANNOUNCED = announcing(LABELS);
const NEAR = nearing(LABELS);
const HAS_LABEL = mentioning(LABELS);
const MOST = 24;

function match(text: string, at: number, lo: number, hi: number, keyed = false): Match | undefined {
  const piece = fold(text, at, Math.min(hi, at + MOST));
  const brazilian = BRAZILIAN.exec(piece.text);
  if (brazilian) return { start: at, end: endOf(piece, brazilian[0].length), level: 'certain' };
  return apart(text, at, lo, piece, keyed) ?? foreign(text, at, lo, piece);
}

function apart(text: string, at: number, lo: number, piece: Piece, keyed: boolean): Match | undefined {
  const digits = DIGITS.exec(piece.text);
  const series = digits === null ? undefined : seriesBefore(text, at, lo, SERIES);
  if (digits === null || series === undefined || NO_SERIES.has(series.letters)) return undefined;
  const { start, letters, isUpper } = series;
  const isTold = keyed || ANNOUNCED.test(leadOf(text, start, lo).text);
  if (!isUpper && (SMALL_WORDS.has(letters) || !isTold)) return undefined;
  return { start, end: endOf(piece, digits[0].length), level: 'certain' };
}

function foreign(text: string, at: number, lo: number, piece: Piece): Match | undefined {
  const found = FOREIGN.exec(piece.text);
  if (found === null) return undefined;
  const lead = leadOf(text, at, lo).text;
  // Digits alone can be anything: the label must stand right before them.
  const isNear = /^[a-z]/.test(found[0]) ? NEAR.test(lead) : ANNOUNCED.test(lead);
  if (HAS_LABEL.test(lead) && !isNear) return undefined;
  return { start: at, end: endOf(piece, found[0].length), level: 'likely' };
}

export const passport: AnchoredIdentifier = {
  kind: 'anchored',
  id: 'passport',
  names: { en: 'passport', 'pt-BR': 'passaporte' },
  mask: 'PASSAPORTE',
  summary: {
    en: 'Number of a passport: a Brazilian one has 2 letters and 6 digits, without check digits, so that a label is needed; foreign ones have up to 9 letters and digits.',
    'pt-BR':
      'Número do passaporte: o brasileiro tem 2 letras e 6 dígitos, sem verificador, e por isso precisa de rótulo; os estrangeiros têm até 9 letras e dígitos.',
  },
  source: 'Polícia Federal (Brazilian passports); ICAO Doc 9303 (at most 9 characters)',
  labels: LABELS,
  anchor: 'label',
  match,
  normalise: lettersAndDigits,
  payload(value) {
    // A series is shared by millions, and another one may be the label of something else (`AG`, `RG`).
    const series = /^[A-Z]{1,2}(?=\d{6})/.exec(value)?.[0].length ?? 0;
    return { start: series, end: value.length, complete: (other) => other };
  },
  surrogate: (value, dice) => drawReadable(value, /[0-9A-Z]/g, dice, match),
  examples: {
    found: [
      { text: 'Passaporte FZ403725 emitido em Natal', value: 'FZ403725', confidence: 'certain' },
      { text: 'passaporte nº GB 718.204', value: 'GB 718.204', confidence: 'certain' },
      { text: 'Passaporte da acompanhante: YC-582034', value: 'YC-582034', confidence: 'certain' },
      { text: 'GET /hospedes?nrPassaporte=fz403725', value: 'fz403725', confidence: 'certain' },
      { text: 'PASSAPORTE: ＦＺ４０３７２５', value: 'ＦＺ４０３７２５', confidence: 'certain' },
      { text: 'passaporte estrangeiro nº 508213467', value: '508213467', confidence: 'likely' },
      { text: 'Passport number C40207183', value: 'C40207183', confidence: 'likely' },
    ],
    clean: [
      { text: 'Voo FZ403725', why: 'without a label: a code like many others' },
      { text: 'O passaporte custou 257,25 e vale até 12/05/2034', why: 'a price and a date' },
      { text: 'passaporte emitido em 20240512', why: 'not right behind the label' },
      { text: 'Passaporte de 2 pessoas', why: 'a count' },
      { text: 'passaporte (RDC 503/2021)', why: 'a norm' },
    ],
  },
};
