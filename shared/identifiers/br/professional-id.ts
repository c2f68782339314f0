import { CLASS, DIGIT, isUpperCase } from '../../text/characters.ts';
import { drawReadable, isYear, STATES } from '../codes.ts';
import type { AnchoredIdentifier, Match } from '../identifier.ts';
import { blankEnd, endOf, fold, leadOf, type Piece } from '../reading.ts';
import { ALL_GLUED, CLEAR, COUNCILS, GLUED, IN_FULL, KNOWN, OF_STATES, UNITS } from './councils.ts';

/** Words between a council and the number, states in full too (but Pará, which is a preposition without accent). */
const LINKS = (
  'n no nr num numero sob o inscricao inscrito inscrita registro reg cd enf te ae do de da dos das estado secao ' +
  'secional seccional acre alagoas amapa amazonas bahia ceara distrito federal espirito santo goias maranhao ' +
  'mato grosso sul minas gerais paraiba parana pernambuco piaui rio janeiro grande norte rondonia roraima santa ' +
  'catarina sao paulo sergipe tocantins'
).split(' ');
/** Regions, as chemists count them. */
const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi'.split(' ');
const ROMANS = ROMAN.join('|');
/** Every word that can stand right before the number: most numbers are dismissed by it. */
const LAST_WORDS: ReadonlySet<string> = new Set([
  ...COUNCILS,
  ...LINKS,
  'regiao',
  ...UNITS,
  ...ALL_GLUED,
  ...ROMAN,
  // `CAU A12345-6`, `CRECI F-12345`, and the last words of a council in full
  ...'a f j brasil'.split(' '),
  // The last letter of a council with dots: `C.R.M.`
  ...COUNCILS.map((council) => council.slice(-1)),
]);
const LONGEST_WORD = Math.max(...Array.from(LAST_WORDS, (word) => word.length));
/** Signs, percent-encoded ones too, and the digits of a region. */
const MOST_SIGNS = 16;

const COUNCIL = COUNCILS.map((council) => [...council].join('\\.?')).join('|');
const LINK = `(?:[^a-z0-9]{1,3}(?:${LINKS.join('|')})(?![a-z]))`;
const REGION_BEFORE = `(?:[^a-z0-9]{0,3}(?:(\\d{1,2})(?:[aªº°]?\\.? ?(?:regiao|reg|r)(?![a-z])|(?!\\d))|(${ROMANS})(?![a-z])(?: regiao)?))?`;
const BEFORE = new RegExp(
  `(?<![a-z0-9.])(${COUNCIL}|${IN_FULL})(?:\\d{1,2}(?=[/-][a-z]))?(?:([^a-z0-9]{0,4})(${STATES}))?(?![a-z])${LINK}{0,8}${REGION_BEFORE}${LINK}{0,2}` +
    `(?:[^a-z0-9]{1,3}(${STATES})(?![a-z]))?(?:[^a-z0-9]{1,3}([afj])(?![a-z]))?[^a-z0-9]{0,6}$`,
);
const REGION =
  '(?:(\\d{1,2})(?:[aªº°]?\\.? ?(?:regiao|reg\\.?|r\\.?))?(?: ?[/ :-]{1,2}| -)(?: ?n[ºo°]?\\.? )?)?';
/** The third of the forms is an accountant's, `1SP123456/O-8`, the fourth a biologist's, `12345/01-D`. */
const NUMBER =
  '(\\d{2}[.-]\\d{4,6}-\\d|\\d{1,3}(?:\\.\\d{3}){1,3}(?:-\\d)?|\\d{1,3} \\d{3}(?! ?\\d)|\\d[a-z]{2}\\d{5,6}|' +
  '\\d{5,6}/\\d{2}-[dpst]|is\\d{4,6}|\\d{3,10}(?:-\\d)?)';
/** Nurses', trainers' (`-G`), brokers' (`-F`) and others' kinds of registration. */
const CATEGORY =
  '(?: (?:enf|obst)(?![a-z0-9])|[dfgpt](?![a-z0-9])| ?[-/] ?(?:enf|obst|te|ae|par|tec|aux|ltt|ltf|to|cd|pj|vp|[a-gnopstv])(?![a-z0-9]))?';
/** `/3ª região`, ` da 7ª região`, ` - IV Região`, ` - Seccional SC`. */
const PLACE_BEHIND = `(?:,? ?[-/(]? ?(?:d[ae] )?(?:\\d{1,2}[aªº°]?\\.? ?(?:regiao|reg\\.)|(?:${ROMANS}) regiao|(?:seccional|secao) (?:d[aeo] )?(?:${STATES}))(?![a-z])(?:/(?:${STATES})(?![a-z]))?)`;
const NUMBER_ON = new RegExp(
  `^${REGION}${NUMBER}${CATEGORY}(?: ?[-/] ?(${STATES})|(${STATES}))?${CATEGORY}(?:-\\d)?(${PLACE_BEHIND})?(?![a-z0-9]|[./-]\\d)`,
);
const KEYED = new RegExp(
  `^(?:(${STATES})[ ./-]{0,3})?${REGION}${NUMBER}${CATEGORY}(?:[ /-]{0,3}(${STATES}))?${CATEGORY}${PLACE_BEHIND}?(?![a-z0-9]|[./-]\\d)`,
);
/** A state or a nurse's category behind a space could be a word, and PA a blood pressure. */
const APART = new RegExp(`^ \\(?(?:${STATES}|te|ae)(?![a-z0-9]|:? ?\\d)`);
const MOST = 48;
const FEWEST_ALONE = 4;
/** A state and what parts it from the number. */
const MOST_STATE = 5;

const LAST_WORD = /([a-z]+)[^a-z0-9]{0,6}(?:\d{1,2}[^a-z0-9]{0,6})?$/;

/** Whether the last word before `digit` is one that a number of a council can stand behind. */
function standsBehindCouncil(text: string, digit: number, lo: number): boolean {
  const { text: before } = fold(text, Math.max(lo, digit - LONGEST_WORD - MOST_SIGNS), digit);
  return LAST_WORDS.has(LAST_WORD.exec(before)?.[1] ?? '');
}

/** How many characters of the piece the number has, with what stands behind a space. */
function lengthWithPlace(text: string, piece: Piece, length: number): number {
  const apart = APART.exec(piece.text.slice(length));
  if (apart === null) return length;
  const end = length + apart[0].length;
  const isAbbreviation = [end - 2, end - 1].every((i) => isUpperCase(text.charCodeAt(piece.offsets[i] ?? 0)));
  // `crm 4471 pi / retorno`: in small letters where nothing goes on behind it
  const isLast = /^ ?(?:$|[\n/,.;)])/.test(piece.text.slice(end));
  return isAbbreviation || (isLast && apart[0].length === ' pi'.length) ? end : length;
}

/** Under the key of a council the value has the number, and perhaps the state. */
function underKey(text: string, at: number, lo: number, hi: number): Match | undefined {
  const start = blankEnd(text, lo, at);
  if (at - start > MOST_STATE) return undefined;
  const piece = fold(text, start, Math.min(hi, start + MOST));
  const [written, unit, region, digits = '', state] = KEYED.exec(piece.text) ?? [];
  if (written === undefined) return undefined;
  const hasPlace = [unit, region, state].some(Boolean);
  if (!hasPlace && (digits.replace(/\D/g, '').length < FEWEST_ALONE || isYear(digits))) return undefined;
  const isLong = digits.replace(/\D/g, '').length > FEWEST_ALONE;
  return {
    start,
    end: endOf(piece, written.length),
    level: hasPlace ? 'certain' : isLong ? 'likely' : 'possible',
  };
}

function match(text: string, at: number, lo: number, hi: number, keyed = false): Match | undefined {
  return behindCouncil(text, at, lo, hi) ?? (keyed ? underKey(text, at, lo, hi) : undefined);
}

function behindCouncil(text: string, at: number, lo: number, hi: number): Match | undefined {
  let digit = at;
  const limit = Math.min(hi, at + MOST);
  while (digit < limit && CLASS[text.charCodeAt(digit)] !== DIGIT) digit++;
  if (!standsBehindCouncil(text, digit, lo)) return undefined;
  const lead = leadOf(text, digit, lo);
  const before = BEFORE.exec(lead.text);
  if (before === null) return undefined;
  const piece = fold(text, digit, Math.min(hi, digit + MOST));
  const number = NUMBER_ON.exec(piece.text);
  if (number === null) return undefined;
  const [, spelled = '', gap, ...placesBefore] = before;
  const council = spelled.replaceAll('.', '');
  const start = lead.offsets[before.index] ?? at;
  const isClear = CLEAR.has(council) || council.includes(' ');
  const isOfState = OF_STATES.includes(council);
  // `CRMSP 12345`, but `croma 12345` is a word.
  if (gap === '' && !(isUpperCase(text.charCodeAt(start)) && GLUED.includes(council + placesBefore[0])))
    return undefined;
  const [written, region, digits = ''] = number;
  const letter = before[before.length - 1];
  // `a 12345`: a preposition; an architect's number has a check digit.
  if (letter === 'a' && !(council === 'cau' && /^\d{4,7}-\d$/.test(digits))) return undefined;
  const length = lengthWithPlace(text, piece, written.length);
  const isTrainer = council === 'cref' && /^\d{4,6} ?-[gp]/.test(written);
  const places = [...placesBefore, region, number[3], number[4], number[5], /[a-z]/.exec(digits), isTrainer];
  const hasPlace = isOfState || places.some(Boolean) || length > written.length;
  if (!hasPlace && (digits.replace(/\D/g, '').length < FEWEST_ALONE || isYear(digits))) return undefined;
  if ((!hasPlace || isYear(digits)) && !isClear && !isOfState && !KNOWN.has(council)) return undefined;
  const level = hasPlace || isClear ? 'certain' : 'likely';
  return { start, end: endOf(piece, length), level, reasons: ['shape', 'label'] };
}

const PARTS = new RegExp(`^(?:${COUNCILS.join('|')})|\\d+|[a-z]+`, 'g');

/** `CRM/SC 12345`: the council, the state, then the region, the number and the category, however it is spelled. */
function normalise(spelling: string): string {
  const text = fold(spelling, 0, spelling.length).text;
  const parts = text.replace(/(?<=\d)\.(?=\d)|(?<=[a-z])\.(?=[a-z]\b)/g, '').match(PARTS) ?? [];
  const first = parts.findIndex((part) => /^\d/.test(part));
  const told = parts.filter((part, i) => (i > first || !LINKS.includes(part)) && !part.startsWith('reg'));
  const council = told.find((part) => COUNCILS.includes(part));
  const state = told.find((part) => UNITS.includes(part));
  const others = told.filter((part) => part !== council && part !== state);
  const place = [council, state].filter((part) => part !== undefined).join('/');
  return `${place} ${others.join('-')}`.trim().toUpperCase();
}

/** The number itself: what else stands there are one or two digits of a region. */
const LONG_GROUPS = /\d{3,}/g;

export const professionalId: AnchoredIdentifier = {
  kind: 'anchored',
  id: 'professional-id',
  names: { en: 'professional registration', 'pt-BR': 'registro profissional' },
  mask: 'REGISTRO PROFISSIONAL',
  summary: {
    en: 'Registration with a professional council (CRM, COREN, OAB, CRP, CRO, CREFITO, CREA …): the council, the state or region, and a number, in any order.',
    'pt-BR':
      'Inscrição em conselho profissional (CRM, COREN, OAB, CRP, CRO, CREFITO, CREA …): o conselho, a UF ou região e um número, em qualquer ordem.',
  },
  source: 'the councils; Resolução Cofen 545/2017 (COREN-UF-number-category)',
  labels: [
    ...COUNCILS,
    ...GLUED,
    'CR Bio',
    'conselho regional',
    'registro profissional',
    'inscrição profissional',
  ],
  anchor: 'label',
  match,
  normalise,
  payload(value) {
    const number = [...value.matchAll(LONG_GROUPS)].map(([group]) => group);
    const [longest = ''] = number.sort((a, b) => b.length - a.length);
    const start = value.indexOf(longest);
    return { start, end: start + longest.length, complete: (other) => other };
  },
  surrogate: (value, dice) => drawReadable(value, LONG_GROUPS, dice, match),
  examples: {
    found: [
      { text: 'Dra. Lígia Prado CRM/SC 12345', value: 'CRM/SC 12345', confidence: 'certain' },
      { text: 'dr. Rui / crm 4471 pi / retorno', value: 'crm 4471 pi', confidence: 'certain' },
      { text: 'Enf. COREN-RS-10000-ENF', value: 'COREN-RS-10000-ENF', confidence: 'certain' },
      { text: 'Téc. COREN SC 123.456-TE', value: 'COREN SC 123.456-TE', confidence: 'certain' },
      { text: 'CRM nº 12.345-SP, cirurgião', value: 'CRM nº 12.345-SP', confidence: 'certain' },
      { text: 'advogada (OAB 123.456/SP)', value: 'OAB 123.456/SP', confidence: 'certain' },
      { text: 'CREFITO-3/204918-F', value: 'CREFITO-3/204918-F', confidence: 'certain' },
      { text: 'CRN3 20491/P', value: 'CRN3 20491/P', confidence: 'certain' },
      { text: 'psicólogo, CRP 06/120345', value: 'CRP 06/120345', confidence: 'certain' },
      { text: 'Resp. técnico: CREA 5060123456/D', value: 'CREA 5060123456/D', confidence: 'likely' },
      {
        text: 'OAB, Seção do Ceará, nº 28.419',
        value: 'OAB, Seção do Ceará, nº 28.419',
        confidence: 'certain',
      },
      { text: 'C.R.M. 12843 SC', value: 'C.R.M. 12843 SC', confidence: 'certain' },
      { text: 'contador CRC 1SP204918/O-8', value: 'CRC 1SP204918/O-8', confidence: 'certain' },
      { text: 'Dra. Ilma, CREMERS 21.874', value: 'CREMERS 21.874', confidence: 'certain' },
      { text: 'arquiteta, CAU A48201-6', value: 'CAU A48201-6', confidence: 'certain' },
      { text: 'personal trainer CREF 048201-G/MG', value: 'CREF 048201-G/MG', confidence: 'certain' },
      {
        text: 'assistente social, CRESS nº 4821 - 9ª Região',
        value: 'CRESS nº 4821 - 9ª Região',
        confidence: 'certain',
      },
      { text: 'químico, CRQ IV 04482011', value: 'CRQ IV 04482011', confidence: 'certain' },
      { text: 'inscrito na OAB/PR sob o nº 48.201', value: 'OAB/PR sob o nº 48.201', confidence: 'certain' },
    ],
    clean: [
      { text: 'Dynamics CRM 2016', why: 'software and a year' },
      { text: 'O CRM de São Paulo em 2016', why: 'a year' },
      { text: 'CRC 12345 não confere', why: 'a checksum: without a state it is no council' },
      { text: 'prova de MTB SP 2019', why: 'a bicycle race and a year' },
      { text: '<see cref="482016"/>', why: 'a reference in code' },
      { text: 'PCR 12345 e CRM 24', why: 'another abbreviation, and too few digits' },
      { text: 'O CRM e a OAB ouviram 12345 médicos', why: 'a count' },
      { text: 'Resolução CFM 2.314/2022', why: 'a norm' },
    ],
  },
};
