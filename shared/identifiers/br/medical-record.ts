import { lettersAndDigits } from '../canonical.ts';
import { CHECK_DIGIT, drawReadable, isDateOrTime, isInUuid, isQuantity, isYear } from '../codes.ts';
import type { AnchoredIdentifier, Match } from '../identifier.ts';
import { announcing, mentioning, nearing } from '../lead-patterns.ts';
import { codeStart, endOf, fold, leadOf } from '../reading.ts';

/** Labels that announce nothing but the number of a patient, a stay or a sample. */
const STRONG = [
  'prontuário',
  'pront.',
  'prontuário médico',
  'prontuário eletrônico',
  'prontuário do paciente',
  'prontuário da paciente',
  'prontuário hospitalar',
  'prontuário família',
  'prontuário familiar',
  'prontuário da família',
  'mpi',
  'registro hospitalar',
  'rghc',
  'registro do paciente',
  'matrícula hospitalar',
  'matrícula do paciente',
  'número do paciente',
  'código do paciente',
  'id do paciente',
  'id paciente',
  'paciente id',
  'cd paciente',
  'cód. paciente',
  'código paciente',
  'nr paciente',
  'patient id',
  'mrn',
  'medical record',
  'medical record number',
  'aih',
  'apac',
  'boletim de atendimento',
  'carteirinha',
  'número da carteira',
  'número carteira',
  'nr carteira',
  'carteira do plano',
  'carteira do convênio',
  'carteirinha do plano',
  'carteirinha do convênio',
  'código do beneficiário',
  'número do beneficiário',
  'reg. doador',
  'registro do doador',
  'registro de doador',
  'código do doador',
  'declaração de óbito',
  'declaração de nascido vivo',
  'dnv',
];
/** Labels that announce many other things as well. */
const WEAK = [
  'beneficiário',
  'registro',
  'reg.',
  'registro de atendimento',
  'atendimento',
  'atend.',
  'atd',
  'número da ficha',
  'ficha do paciente',
  'ficha da paciente',
  'ficha clínica',
  'ficha odontológica',
  'nr ficha',
  'nº ficha',
  'ficha médica',
  'ficha de atendimento',
  'guia de atendimento',
  'número da guia',
  'nr guia',
  'guia principal',
  'guia tiss',
  'internação',
  'guia de internação',
  'amostra',
  'exame',
  'laudo',
  'requisição',
];

const ANNOUNCED = announcing(STRONG);
const ANNOUNCED_WEAKLY = announcing(WEAK);
const NEAR = nearing(STRONG);
/** `At. 9920118`, as it is written there alone: `at` is a word of English, too. */
const ABBREVIATED = 'at';
const HAS_LABEL = mentioning([...STRONG, ...WEAK, ABBREVIATED]);
const PLURAL = /prontuarios[^a-z0-9]*$/;
/** What the weak label only describes: `protocolo de atendimento`, `telefone para exame`. */
const OTHERS =
  /(?<![a-z])(?:protocolo|chamado|senha|telefone|fone|tel|celular|whatsapp|lei|portaria|resolucao)(?![a-z])[^.;\n]{0,24}$/;

/** Letters before the digits, groups of digits, letters behind: `ZS20231012001`, `12.345-6`, `2024/00123`. */
const CODE = new RegExp(`^(?:[a-z]{1,4}[-./]?)?\\d+(?:[./-]\\d+)*${CHECK_DIGIT}?`);
/** A card of a health plan: `0123 4567 8901 2345`. */
const OF_CARD = /^\d{1,5}(?: \d{1,9}){2,4}(?:-\d)?(?![a-z0-9])/;
const CARD = /carteir(?:a|inha)s?(?![a-z])[^.;\n]{0,24}$/;
const CUT = /(?<![a-z])at[^a-z0-9]*$/;
const AS_CUT = /A[tT][.:]{1,2}\s?$/;
const MOST = 32;
const LONGEST = 24;
/** Letters right behind are a name that lost its space, or one or two of the code. */
const GLUED = /^(?:[a-z]{3}|[a-z]{0,2}(?![a-z0-9]))/;
const SUFFIX = /^[-/]?[a-z]{1,2}(?![a-z0-9])/;
const PHONE = /^(?:\d{4,5}-\d{4}(?!\d)|0\d00)/;

interface Code {
  readonly end: number;
  readonly digits: number;
  readonly isCount: boolean;
  readonly isPhone: boolean;
}

/** @param isCard asked where it may be the card of a health plan */
function read(text: string, at: number, hi: number, isCard: () => boolean): Code | undefined {
  const piece = fold(text, at, Math.min(hi, at + MOST));
  const spaced = OF_CARD.exec(piece.text)?.[0];
  const code = (spaced !== undefined && isCard() ? spaced : CODE.exec(piece.text)?.[0]) ?? '';
  const rest = piece.text.slice(code.length);
  if (code === '' || code.length > LONGEST || isDateOrTime(piece.text) || isYear(code)) return undefined;
  if (!GLUED.test(rest)) return undefined;
  const suffix = SUFFIX.exec(rest)?.[0] ?? '';
  return {
    end: endOf(piece, code.length + suffix.length),
    digits: code.replace(/\D/g, '').length,
    isCount: isQuantity(rest),
    isPhone: PHONE.test(code),
  };
}

const SERIES = 4;
const FEWEST = 3;
/** Where the label is weak, or stands further away, or is a key: fewer digits are a count. */
const FEWEST_ELSEWHERE = 5;
const FEWEST_IN_KEY = 4;

function match(text: string, at: number, lo: number, hi: number): Match | undefined {
  const start = codeStart(text, at, lo, hi, SERIES);
  const code = read(text, start, hi, () => CARD.test(leadOf(text, start, lo).text));
  // Most numbers are dismissed by now.
  if (code === undefined || isInUuid(text, start, lo, hi)) return undefined;
  const lead = leadOf(text, start, lo).text;
  const { end, digits, isCount, isPhone } = code;
  if (ANNOUNCED.test(lead) && digits >= (PLURAL.test(lead) ? FEWEST_ELSEWHERE : FEWEST))
    return { start, end, level: 'certain' };
  if (isCount) return undefined;
  if (!HAS_LABEL.test(lead)) return digits >= FEWEST_IN_KEY ? { start, end, level: 'likely' } : undefined;
  if (digits < FEWEST_ELSEWHERE) return undefined;
  if (CUT.test(lead)) {
    const isCut = AS_CUT.test(text.slice(Math.max(lo, start - 6), start));
    return isCut && !isPhone ? { start, end, level: 'likely' } : undefined;
  }
  if (NEAR.test(lead)) return { start, end, level: 'likely' };
  if (!ANNOUNCED_WEAKLY.test(lead) || isPhone || OTHERS.test(lead)) return undefined;
  return { start, end, level: 'likely' };
}

export const medicalRecord: AnchoredIdentifier = {
  kind: 'anchored',
  id: 'medical-record',
  names: { en: 'medical record', 'pt-BR': 'prontuário ou atendimento' },
  mask: 'PRONTUÁRIO',
  summary: {
    en: 'Number under which a hospital or a laboratory keeps a patient, a stay, an examination or a sample. Each has its own form; the label tells.',
    'pt-BR':
      'Número com que o hospital ou o laboratório registra paciente, atendimento, exame ou amostra. Cada um tem sua forma; o rótulo decide.',
  },
  source: 'practice of hospitals; Ministério da Saúde, SIH/SUS (AIH: 13 digits), SIM and SINASC',
  labels: [...STRONG, ...WEAK],
  abbreviations: [ABBREVIATED],
  anchor: 'label',
  match,
  normalise: lettersAndDigits,
  payload: (value) => ({ start: 0, end: value.length, complete: (other) => other }),
  surrogate: (value, dice) => drawReadable(value, /[0-9A-Z]/g, dice, match),
  examples: {
    found: [
      { text: 'prontuário 41270GENOVEVA SALGADO, leito 4', value: '41270', confidence: 'certain' },
      { text: 'prontuário família 0219/F', value: '0219/F', confidence: 'certain' },
      { text: 'Prontuário nº 12.345-6', value: '12.345-6', confidence: 'certain' },
      { text: 'Pront: 204918/3', value: '204918/3', confidence: 'certain' },
      { text: 'AIH 3526104871203', value: '3526104871203', confidence: 'certain' },
      { text: 'amostra ZS20231012001 recebida', value: 'ZS20231012001', confidence: 'likely' },
      { text: 'Nº do atendimento: 8204417', value: '8204417', confidence: 'likely' },
      { text: 'o prontuário do filho dela é o 318204', value: '318204', confidence: 'likely' },
      { text: 'matrícula hospitalar 77120', value: '77120', confidence: 'certain' },
      { text: 'Reg. doador D-1183042', value: 'D-1183042', confidence: 'certain' },
      { text: 'UPA, número da ficha UPA-23-40918', value: 'UPA-23-40918', confidence: 'likely' },
      { text: 'At. 9920118, leito 12', value: '9920118', confidence: 'likely' },
      { text: 'Carteirinha: 0123 4567 8901 2345', value: '0123 4567 8901 2345', confidence: 'certain' },
      { text: 'Amostra.........: 26-0098431', value: '26-0098431', confidence: 'likely' },
      { text: 'CD_PACIENTE 448812', value: '448812', confidence: 'certain' },
      { text: 'GET /leitos?nrProntuario=41270', value: '41270', confidence: 'certain' },
    ],
    clean: [
      { text: 'Prontuários: 350 revisados em 2024', why: 'counts and a year' },
      { text: 'Protocolo de atendimento 20241234567', why: 'a protocol, which is nobody’s' },
      { text: 'Atendimento: 08:00 às 18:00', why: 'hours' },
      { text: 'Telefone de atendimento 3003-1234', why: 'a service number' },
      { text: 'amostra de 20000 pacientes', why: 'a quantity' },
      { text: 'exame de 12/03/2024', why: 'a date' },
      { text: 'Ficha médica: 120 itens em 2024', why: 'a count' },
      { text: 'look at 9920118 bytes', why: 'a word of English' },
      { text: 'Pedido ZS20231012001', why: 'an order number' },
    ],
  },
};
