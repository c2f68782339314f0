import { CLASS, DIGIT, IGNORABLE, isUpperCase, LETTER } from '../../text/characters.ts';
import { lettersAndDigits } from '../canonical.ts';
import { drawReadable } from '../codes.ts';
import type { AnchoredIdentifier, Match } from '../identifier.ts';
import { announcing, nearing } from '../lead-patterns.ts';
import { endOf, fold, leadOf, seriesBefore } from '../reading.ts';

const MERCOSUL = '\\d[a-z]\\d\\d';
const END = '(?![a-z0-9]|[./-]\\d)';
const PLATE = new RegExp(`^([a-z]{3})( ?[.-] ?)?(\\d{4}|${MERCOSUL})${END}`);
/** The letters stand apart, and the token is the digits: `ABC 1234`. */
const DIGITS = new RegExp(`^(?:\\d{4}|${MERCOSUL})${END}`);

/** What a vehicle bears. */
const LABELS = [
  'placa',
  'placa do veículo',
  'placa do carro',
  'placa da moto',
  'placa do caminhão',
  'placa veículo',
  'license plate',
  'licence plate',
  'plate number',
  'vehicle plate',
];
const ANNOUNCED = announcing(LABELS);
const NEAR = nearing(LABELS);
/** A vehicle, which may have other codes beside it. */
const NEAR_VEHICLE = nearing([
  'veículo',
  'automóvel',
  'carro',
  'camionete',
  'caminhonete',
  'caminhão',
  'motocicleta',
  'moto',
  'ônibus',
  'reboque',
  'vehicle',
]);

/** Norms, laws, other documents; and what stands on a board of another kind (`placa GTX 1660`). */
const NO_PLATE: ReadonlySet<string> = new Set(
  (
    'nbr iso iec abn din inv ipl art lei rdc dec res cpf rgs cep tel crm oab nfe ped ref lot seq num pag doc ' +
    'gtx rtx rtl usb pci agp gpu cpu vga ssd ddr ram arm esp asa'
  ).split(' '),
);
const MOST = 16;
const LETTER_COUNT = 3;

function match(text: string, at: number, lo: number, hi: number, keyed = false): Match | undefined {
  const first = CLASS[text.charCodeAt(at)];
  if (first !== LETTER) return first === DIGIT ? matchApart(text, at, lo, hi, keyed) : undefined;
  if (at > lo && CLASS[text.charCodeAt(at - 1)] === LETTER) return undefined;
  if (!mayBegin(text, at, hi)) return undefined;
  const piece = fold(text, at, Math.min(hi, at + MOST));
  const whole = PLATE.exec(piece.text);
  if (whole === null || NO_PLATE.has(whole[1] ?? '')) return undefined;
  const end = endOf(piece, whole[0].length);
  const level = levelOf(leadOf(text, at, lo).text, whole, isUpperCase(text.charCodeAt(at)), keyed);
  return level && { start: at, end, ...level };
}

/** Whether exactly three letters stand at `at`: most tokens are dismissed by it. */
function mayBegin(text: string, at: number, hi: number): boolean {
  let letters = 0;
  let i = at;
  for (; i < hi && letters <= LETTER_COUNT; i++) {
    const kind = CLASS[text.charCodeAt(i)];
    if (kind === LETTER) letters++;
    else if (kind !== IGNORABLE) break;
  }
  return letters === LETTER_COUNT;
}

type Judged = Pick<Match, 'level' | 'reasons'>;
const LABELLED = ['shape', 'label'] as const;

/** How sure a plate is that is written in one, by what stands before it. */
function levelOf(lead: string, plate: RegExpExecArray, isUpper: boolean, keyed: boolean): Judged | undefined {
  if (ANNOUNCED.test(lead)) return { level: 'certain', reasons: LABELLED };
  if (keyed) return { level: 'certain', reasons: ['shape'] };
  const isMercosul = !/^\d{4}$/.test(plate[3] ?? '');
  const isPunctuated = plate[2] !== undefined;
  if (NEAR.test(lead))
    return { level: isMercosul || isPunctuated ? 'likely' : 'possible', reasons: LABELLED };
  if (NEAR_VEHICLE.test(lead) && (isMercosul || isPunctuated)) return { level: 'likely', reasons: LABELLED };
  return isMercosul && isUpper ? { level: 'possible', reasons: ['shape'] } : undefined;
}

/** A quick look, in which only plain characters are known: four digits, or a letter for the second, and no more. */
function mayBeDigits(text: string, at: number, hi: number): boolean {
  for (let i = 0; i <= 4; i++) {
    const code = at + i < hi ? text.charCodeAt(at + i) : 0x20;
    if (code >= 0x80 || code === 0x25) return true;
    const kind = CLASS[code];
    const fits = i === 4 ? kind !== DIGIT && kind !== LETTER : kind === DIGIT || (i === 1 && kind === LETTER);
    if (!fits) return false;
  }
  return true;
}

/** Letters and digits apart are a plate only where one is announced. */
function matchApart(text: string, at: number, lo: number, hi: number, keyed: boolean): Match | undefined {
  if (!mayBeDigits(text, at, hi)) return undefined;
  const series = seriesBefore(text, at, lo, LETTER_COUNT);
  if (series === undefined || NO_PLATE.has(series.letters)) return undefined;
  const piece = fold(text, at, Math.min(hi, at + MOST));
  const digits = DIGITS.exec(piece.text);
  if (digits === null) return undefined;
  const lead = leadOf(text, series.start, lo).text;
  // Small letters apart may be a word: `placa com 1234 furos`.
  const isTold = series.isUpper ? NEAR.test(lead) || ANNOUNCED.test(lead) : /[:=]\s*$/.test(lead);
  if (!keyed && !isTold) return undefined;
  return { start: series.start, end: endOf(piece, digits[0].length), level: 'certain', reasons: LABELLED };
}

export const plate: AnchoredIdentifier = {
  kind: 'anchored',
  id: 'plate',
  names: { en: 'licence plate', 'pt-BR': 'placa de veículo' },
  mask: 'PLACA',
  summary: {
    en: 'Plate of a vehicle: 3 letters and 4 digits, or the Mercosul’s LLLNLNN. It has no check digit, and many codes look like it, so that a label is needed; without one the Mercosul’s is at most possible.',
    'pt-BR':
      'Placa de um veículo: 3 letras e 4 dígitos, ou a do Mercosul, LLLNLNN. Não tem verificador e muitos códigos se parecem com ela; por isso precisa de rótulo; sem ele, a do Mercosul é no máximo possível.',
  },
  source: 'Resolução CONTRAN 969/2022',
  labels: LABELS,
  anchor: 'token',
  figures: { first: 4 },
  match,
  normalise: lettersAndDigits,
  payload: (value) => ({ start: 0, end: value.length, complete: (other) => other }),
  surrogate: (value, dice) => drawReadable(value, /[0-9A-Z]/g, dice, match),
  examples: {
    found: [
      { text: 'Placa: QWE-4821', value: 'QWE-4821', confidence: 'certain' },
      { text: 'veículo de placa RIO2A18', value: 'RIO2A18', confidence: 'certain' },
      { text: 'placas HJK 3097 e outra', value: 'HJK 3097', confidence: 'certain' },
      { text: 'GET /multas?placaVeiculo=qwe4821', value: 'qwe4821', confidence: 'certain' },
      { text: 'placa do carro: MNT – 1234', value: 'MNT – 1234', confidence: 'certain' },
      { text: 'a placa era, segundo a testemunha, HJK-3097', value: 'HJK-3097', confidence: 'likely' },
      { text: 'colidiu com o veículo Gol branco, RIO2A18', value: 'RIO2A18', confidence: 'likely' },
      { text: 'RIO2A18 saiu às 14h', value: 'RIO2A18', confidence: 'possible' },
      { text: 'placa vista de longe: HJK3097', value: 'HJK3097', confidence: 'possible' },
    ],
    clean: [
      { text: 'INV-2024-001, IPL 1234/2024, NBR-5410, ISO 9001, art 1234', why: 'codes that look like it' },
      { text: 'Placas conforme a NBR-5410', why: 'a norm' },
      { text: 'placa GTX 1660 e placa de rede RTL8139', why: 'boards of another kind' },
      { text: 'placa com 1234 furos', why: 'a word and a number' },
      { text: 'Pedido QWE-4821', why: 'an order number' },
      { text: 'Veículo com 1234 km, motor CBX1050', why: 'a count and a model' },
    ],
  },
};
