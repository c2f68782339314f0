import { lettersAndDigits } from '../canonical.ts';
import { CHECK_DIGIT, drawReadable, isDateOrTime, isInUuid, isQuantity, isYear } from '../codes.ts';
import type { AnchoredIdentifier, Match } from '../identifier.ts';
import { announcing, mentioning, nearing } from '../lead-patterns.ts';
import { codeStart, endOf, fold, leadOf } from '../reading.ts';

const LABELS = [
  'matrícula',
  'matr.',
  'mat.',
  'matríc.',
  'siape',
  'siapecad',
  'matrícula siape',
  'mat. siape',
  'mat. funcional',
  'matr. funcional',
  'nº funcional',
  'número funcional',
  'matrícula funcional',
  'matrícula do servidor',
  'matrícula do funcionário',
  'matrícula do empregado',
  'matrícula do aluno',
  'matrícula escolar',
  'matrícula acadêmica',
  'masp',
  'identidade funcional',
  'id funcional',
  'registro funcional',
  'cadastro funcional',
  'cód. funcionário',
  'código do funcionário',
  'registro de empregado',
  'registro do empregado',
  'registro do aluno',
  'ra do aluno',
  'vínculo funcional',
  'chapa do funcionário',
  'registro acadêmico',
  'crachá',
  'employee id',
  'employee number',
  'staff id',
  'staff number',
  'badge number',
  'student id',
  'student number',
];
const ANNOUNCED = announcing(LABELS);
const NEAR = nearing(LABELS);
const HAS_LABEL = mentioning(LABELS);

const CODE = new RegExp(
  `^(?:[a-z]-?)?(?:\\d{1,3}(?:\\.\\d{3})+|\\d{3,12})(?:\\.\\d(?!\\d))?${CHECK_DIGIT}?(?:[-/]0\\d(?!\\d|[-./]\\d)|[a-z])?(?![a-z0-9]|[-/]\\d|,\\d)`,
);
const MOST = 80;
/** The registration of a piece of land has the same name. */
const LAND_BEFORE = /(?<![a-z])(?:imove(?:l|is)|terreno|lote|apartamento|sala|casa|gleba|fazenda)(?![a-z])/;
const LAND_BEHIND =
  /(?<![a-z])(?:imove(?:l|is)|cartorio|c\.?r\.?i\.?|r\.?g\.?i\.?|oficio|registro geral)(?![a-z])/;
const CLAUSE_ENDS = /[;\n<>|]|\.\s/;
/** A letter in front may belong to it. */
const SERIES = 1;
const FEWEST = 4;
const FEWEST_ELSEWHERE = 5;

function match(text: string, at: number, lo: number, hi: number): Match | undefined {
  const start = codeStart(text, at, lo, hi, SERIES);
  const piece = fold(text, start, Math.min(hi, start + MOST));
  const code = CODE.exec(piece.text)?.[0];
  if (code === undefined || isDateOrTime(piece.text) || isYear(code)) return undefined;
  const digits = code.replace(/\D/g, '').length;
  const behind = piece.text.slice(code.length);
  if (digits < FEWEST || isQuantity(behind) || isInUuid(text, start, lo, hi)) return undefined;
  const lead = leadOf(text, start, lo).text;
  if (
    LAND_BEFORE.test(lead.split(CLAUSE_ENDS).pop() ?? '') ||
    LAND_BEHIND.test(behind.split(/[;\n]/, 1)[0] ?? '')
  )
    return undefined;
  const end = endOf(piece, code.length);
  if (ANNOUNCED.test(lead)) return { start, end, level: 'certain' };
  if (HAS_LABEL.test(lead) && (digits < FEWEST_ELSEWHERE || !NEAR.test(lead))) return undefined;
  return { start, end, level: 'likely' };
}

export const staffId: AnchoredIdentifier = {
  kind: 'anchored',
  id: 'staff-id',
  names: { en: 'staff or student number', 'pt-BR': 'matrícula' },
  mask: 'MATRÍCULA',
  summary: {
    en: 'Number of a civil servant (SIAPE), an employee or a student. Each employer has its own form; the label tells. The registration of land, which is called the same, does not count.',
    'pt-BR':
      'Número de servidor (SIAPE), empregado ou aluno. Cada órgão tem sua forma; o rótulo decide. A matrícula de imóvel não conta.',
  },
  source: 'practice; SIAPE (7 digits)',
  labels: LABELS,
  anchor: 'label',
  match,
  normalise: lettersAndDigits,
  payload: (value) => ({ start: 0, end: value.length, complete: (other) => other }),
  surrogate: (value, dice) => drawReadable(value, /[0-9A-Z]/g, dice, match),
  examples: {
    found: [
      { text: 'SIAPE 2048193', value: '2048193', confidence: 'certain' },
      { text: 'matrícula nº 193.277-2, Técnica', value: '193.277-2', confidence: 'certain' },
      { text: 'Mat. Siape: 1820417', value: '1820417', confidence: 'certain' },
      { text: 'matrícula do servidor 59104/1', value: '59104/1', confidence: 'certain' },
      { text: 'A aluna de matrícula 20231048', value: '20231048', confidence: 'certain' },
      { text: 'MATRÍCULA FUNCIONAL F204918', value: 'F204918', confidence: 'certain' },
      { text: 'GET /servidores?nrMatricula=204918', value: '204918', confidence: 'certain' },
      { text: 'sua matrícula na prefeitura é 204918', value: '204918', confidence: 'likely' },
    ],
    clean: [
      { text: 'matrícula 67837478-bd48-430e-8aa6-689339cae6da', why: 'a UUID' },
      { text: 'Matrículas abertas para 2024', why: 'a year' },
      { text: 'matrícula de 15000 alunos', why: 'a quantity' },
      { text: 'matrícula nº 12.345 do Cartório de Registro de Imóveis', why: 'land' },
      { text: 'imóvel de matrícula 48.201', why: 'land' },
      { text: 'A matrícula custa 1250,00', why: 'a price' },
      { text: 'Pedido 2048193', why: 'an order number' },
    ],
  },
};
