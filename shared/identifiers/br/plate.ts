import { drawLike, drawOther, lettersAndDigits } from '../canonical.ts';
import type { AnchoredIdentifier, Match } from '../identifier.ts';
import { announcing, endOf, fold, leadOf, type Piece } from '../reading.ts';

const PLATE = /^([a-z]{3})([.-]?)(\d{4}|\d[a-z]\d\d)(?![a-z0-9]|[./-]\d)/;
/** The letters stand apart, and the token is the digits: `ABC 1234`. */
const DIGITS = /^(?:\d{4}|\d[a-z]\d\d)(?![a-z0-9]|[./-]\d)/;
const LETTERS = /(?<![A-Za-z0-9])([A-Z]{3})[ \u00a0]{0,2}[-–—]?[ \u00a0]{0,2}$/;
const MOST_APART = 8;

const ANNOUNCED = announcing(
  '(?:license )?plates?|placas?[ _]?(?:d[aeo] )?(?:carro|veiculo|automovel|moto|motocicleta|caminhao|reboque)?',
);
const NEAR = /(?<![a-z])placas?(?![a-z])[^.;\n]*$/;

/** Norms, laws, other documents; and what stands on a board of another kind (`placa GTX 1660`). */
const NO_PLATE: ReadonlySet<string> = new Set(
  (
    'nbr iso iec abn din inv ipl art lei rdc dec res cpf rgs cep tel crm oab nfe ped ref lot seq num pag doc ' +
    'gtx rtx rtl usb pci agp gpu cpu vga ssd ddr ram arm esp asa'
  ).split(' '),
);
const MOST = 16;

function match(text: string, at: number, lo: number, hi: number): Match | undefined {
  const piece = fold(text, at, Math.min(hi, at + MOST));
  const whole = PLATE.exec(piece.text);
  if (whole === null) return matchApart(text, at, lo, piece);
  const [plate, letters = '', mark, rest = ''] = whole;
  if (NO_PLATE.has(letters)) return undefined;
  const end = endOf(piece, plate.length);
  if (at === lo || ANNOUNCED.test(leadOf(text, at, lo).text)) return { start: at, end, level: 'certain' };
  const isCode = mark === '' && /^\d{4}$/.test(rest);
  return { start: at, end, level: isCode ? 'possible' : 'likely' };
}

/** Letters and digits apart are a plate only where one is announced. */
function matchApart(text: string, at: number, lo: number, piece: Piece): Match | undefined {
  const digits = DIGITS.exec(piece.text);
  const letters = LETTERS.exec(text.slice(Math.max(lo, at - MOST_APART), at));
  if (digits === null || letters === null) return undefined;
  const [apart, written = ''] = letters;
  const start = at - apart.length;
  const isAnnounced = start === lo || NEAR.test(leadOf(text, start, lo).text);
  if (!isAnnounced || NO_PLATE.has(written.toLowerCase())) return undefined;
  return { start, end: endOf(piece, digits[0].length), level: 'certain' };
}

export const plate: AnchoredIdentifier = {
  kind: 'anchored',
  id: 'plate',
  names: { en: 'licence plate', 'pt-BR': 'placa de veículo' },
  mask: 'PLACA',
  summary: {
    en: 'Plate of a vehicle: 3 letters and 4 digits, or the Mercosul’s LLLNLNN. It has no check digit, and many codes look like it, so that a label is needed.',
    'pt-BR':
      'Placa de um veículo: 3 letras e 4 dígitos, ou a do Mercosul, LLLNLNN. Não tem verificador e muitos códigos se parecem com ela; por isso precisa de rótulo.',
  },
  source: 'Resolução CONTRAN 969/2022',
  labels: [
    'placa',
    'placa nº',
    'placa do veículo',
    'placa do carro',
    'veículo placa',
    'license plate',
    'licence plate',
    'plate number',
    'vehicle plate',
  ],
  anchor: 'label',
  match,
  normalise: lettersAndDigits,
  surrogate: (value, dice) =>
    drawOther(
      value,
      () => drawLike(value, dice),
      () => 'pass',
    ),
  examples: {
    found: [
      { text: 'Placa: QWE-4821', value: 'QWE-4821', confidence: 'certain' },
      { text: 'veículo de placa RIO2A18', value: 'RIO2A18', confidence: 'certain' },
      { text: 'placas HJK 3097 e outra', value: 'HJK 3097', confidence: 'certain' },
      { text: 'GET /multas?placaVeiculo=qwe4821', value: 'qwe4821', confidence: 'certain' },
      { text: 'placa do carro: MNT – 1234', value: 'MNT – 1234', confidence: 'certain' },
      { text: 'a placa era, segundo a testemunha, HJK-3097', value: 'HJK-3097', confidence: 'likely' },
      { text: 'placa vista de longe: HJK3097', value: 'HJK3097', confidence: 'possible' },
    ],
    clean: [
      { text: 'INV-2024-001, IPL 1234/2024, NBR-5410, ISO 9001, art 1234', why: 'codes that look like it' },
      { text: 'Placas conforme a NBR-5410', why: 'a norm' },
      { text: 'placa GTX 1660 e placa de rede RTL8139', why: 'boards of another kind' },
      { text: 'placa com 1234 furos', why: 'a word and a number' },
      { text: 'Pedido QWE-4821', why: 'an order number' },
    ],
  },
};
