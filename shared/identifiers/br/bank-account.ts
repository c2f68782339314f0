import { drawReadable, isDateOrTime, isQuantity, isYear } from '../codes.ts';
import type { AnchoredIdentifier, Match } from '../identifier.ts';
import { announcing, anyOf, mentioning, nearing } from '../lead-patterns.ts';
import { codeStart, endOf, fold, isBlank, leadOf } from '../reading.ts';

const BRANCH_LABELS = ['agência', 'ag.', 'agência bancária', 'branch'];
/** Labels of nothing but an account in a bank. */
const NAMED = [
  'conta corrente',
  'conta poupança',
  'conta salário',
  'conta bancária',
  'conta de pagamento',
  'conta digital',
  'número da conta',
  'c/c',
  'cta.',
  'bank account',
  'account number',
];
const ACCOUNT_LABELS = [...NAMED, 'conta', 'poupança', 'account'];
const BOTH_LABELS = ['agência/conta', 'agência e conta', 'ag/conta', 'ag/cc', 'dados bancários'];
const BANKS = [
  'banco do brasil',
  'caixa econômica',
  'itaú',
  'bradesco',
  'santander',
  'nubank',
  'sicoob',
  'sicredi',
];
const LABELS = [...BRANCH_LABELS, ...ACCOUNT_LABELS, ...BOTH_LABELS, ...BANKS];

const BRANCH = '\\d{4}(?:(?: ?- ?)?[\\dx](?![\\dx]))?';
/** With its check digit. */
const CHECKED = '(?:\\d{1,3}(?:\\.\\d{3})+|\\d{3,12}) ?- ?[\\dx]';
const ACCOUNT = `(?:${CHECKED}|\\d{5,13})`;
const END = '(?![a-z0-9]|[./-]\\d|,\\d)';
const JOINT = '[ ,;/|-]{1,4}(?:e |d?a |op(?:eracao)?[ .:]{0,2}\\d{3}[ ,;/|-]{1,3})?';
const LINK = '(?:[ .:]{0,2}n[º°o.]?)?[ .:nº°#=-]{0,5}';
const SAVINGS = '|c[ ./]?p(?![a-z])';

/** `1234-5 conta 12345-6` */
const PAIR = new RegExp(
  `^(${BRANCH})${JOINT}(?:${anyOf(ACCOUNT_LABELS)}${SAVINGS})${LINK}(${ACCOUNT})${END}`,
);
/** `1234-5 / 12345-6`, `1234-5 12345-6`, `1234.013.00012345-6` */
const JOINED = new RegExp(`^(${BRANCH})(?: ?[/|,.-] ?| )(?:\\d{3} ?[/|.-] ?)?(${CHECKED})${END}`);
/** `1234/123456`, where a label or a key says what it is. */
const JOINED_BARE = new RegExp(`^(${BRANCH}) ?/ ?(${ACCOUNT})${END}`);
/** `12345-6, agência 1234-5` */
const REVERSED = new RegExp(`^(${ACCOUNT})${JOINT}${anyOf(BRANCH_LABELS)}${LINK}(${BRANCH})${END}`);
/** A kind of account before it, as Caixa writes: `013.00012345-6`. */
const OPERATED = new RegExp(`^\\d{3,4} ?[./-] ?${CHECKED}${END}`);
const ONLY_ACCOUNT = new RegExp(`^${ACCOUNT}${END}`);
const ONLY_CHECKED = new RegExp(`^${CHECKED}${END}`);
const ONLY_BRANCH = new RegExp(`^${BRANCH}${END}`);
const MOST = 96;

const AFTER_BRANCH = announcing([...BRANCH_LABELS, ...BOTH_LABELS]);
/** `Ag` alone is silver, an antigen, or a word of another language. */
const CLEAR_BRANCH = /(?:agencia|branch|(?<![a-z])ag(?: ?[.:]| n[^a-z]))[^a-z]*$/;
const AFTER_ACCOUNT = announcing(ACCOUNT_LABELS);
const AFTER_NAMED = announcing(NAMED);
const NEAR_BANK = nearing([...BANKS, ...BOTH_LABELS]);
const HAS_LABEL = mentioning(LABELS);
const HAS_ACCOUNT = new RegExp(`${anyOf(ACCOUNT_LABELS)}[^;]{0,32}\\d`);

/** What stands at a number: how long, and how sure it is by the label before it. */
type Reading = readonly [length: number, level: Match['level']] | undefined;

function reading(regExp: RegExp, text: string, level: Match['level']): Reading {
  const found = regExp.exec(text);
  return found === null ? undefined : [found[0].length, level];
}

/** A branch alone is nobody's; with an account further on it is a part of one. */
function afterBranch(text: string, isClear: boolean): Reading {
  const pair =
    reading(PAIR, text, 'certain') ??
    reading(JOINED, text, 'certain') ??
    reading(JOINED_BARE, text, 'certain');
  if (pair !== undefined) return pair;
  if (HAS_ACCOUNT.test(text)) return reading(ONLY_BRANCH, text, 'likely');
  return isClear ? reading(ONLY_BRANCH, text, 'possible') : undefined;
}

function afterAccount(text: string, isNamed: boolean): Reading {
  return (
    reading(REVERSED, text, 'certain') ??
    reading(JOINED, text, 'certain') ??
    reading(ONLY_CHECKED, text, 'certain') ??
    reading(OPERATED, text, 'certain') ??
    reading(JOINED_BARE, text, 'certain') ??
    reading(ONLY_ACCOUNT, text, isNamed ? 'certain' : 'likely')
  );
}

/** Under a key the value says whether it is an account; a longer text must have the check digit. */
function underKey(text: string, isWhole: boolean): Reading {
  const pair = reading(PAIR, text, 'certain') ?? reading(REVERSED, text, 'certain');
  if (pair !== undefined) return pair;
  const checked =
    reading(JOINED, text, 'likely') ??
    reading(ONLY_CHECKED, text, 'likely') ??
    reading(OPERATED, text, 'likely');
  if (checked !== undefined || !isWhole) return checked;
  return (
    reading(JOINED_BARE, text, 'likely') ??
    reading(ONLY_ACCOUNT, text, 'likely') ??
    reading(ONLY_BRANCH, text, 'possible')
  );
}

function readingOf(text: string, lead: string, isWhole: boolean): Reading {
  if (AFTER_BRANCH.test(lead)) return afterBranch(text, CLEAR_BRANCH.test(lead));
  if (AFTER_ACCOUNT.test(lead)) return afterAccount(text, AFTER_NAMED.test(lead));
  if (!HAS_LABEL.test(lead)) return underKey(text, isWhole);
  if (!NEAR_BANK.test(lead)) return undefined;
  return reading(PAIR, text, 'certain') ?? reading(JOINED, text, 'likely');
}

function match(text: string, at: number, lo: number, hi: number): Match | undefined {
  const start = codeStart(text, at, lo, hi, 0);
  const piece = fold(text, start, Math.min(hi, start + MOST));
  if (isDateOrTime(piece.text)) return undefined;
  const lead = leadOf(text, start, lo).text;
  const found = readingOf(piece.text, lead, isBlank(text, lo, start) && hi - start < MOST);
  if (found === undefined) return undefined;
  const [length, level] = found;
  const isCount = level !== 'certain' && isQuantity(piece.text.slice(length));
  if (isCount || isYear(piece.text.slice(0, length))) return undefined;
  return { start, end: endOf(piece, length), level };
}

/** Branch and account, whichever came first: `1234/12345-6`. */
function normalise(spelling: string): string {
  const text = fold(spelling, 0, spelling.length).text;
  const pair = PAIR.exec(text) ?? JOINED.exec(text) ?? JOINED_BARE.exec(text);
  const reversed = REVERSED.exec(text);
  const parts = pair ? [pair[1], pair[2]] : reversed ? [reversed[2], reversed[1]] : [text];
  return parts.map((part = '') => part.toUpperCase().replace(/[^0-9X-]/g, '')).join('/');
}

export const bankAccount: AnchoredIdentifier = {
  kind: 'anchored',
  id: 'bank-account',
  names: { en: 'bank account', 'pt-BR': 'conta bancária' },
  mask: 'CONTA',
  summary: {
    en: 'Branch (4 digits, perhaps a check digit) and account (up to 12 and a check digit, which may be an X) of a bank. Each bank has its own check; the labels tell.',
    'pt-BR':
      'Agência (4 dígitos e talvez verificador) e conta (até 12 e verificador, que pode ser X). Cada banco verifica à sua maneira; os rótulos decidem.',
  },
  source: 'practice of the banks',
  labels: LABELS,
  anchor: 'label',
  match,
  normalise,
  payload: (value) => ({ start: 0, end: value.length, alphabet: '0123456789', complete: (other) => other }),
  surrogate: (value, dice) => drawReadable(value, /\d/g, dice, match),
  examples: {
    found: [
      { text: 'ag 1234-5 conta 12345-6', value: '1234-5 conta 12345-6', confidence: 'certain' },
      { text: 'Agência: 0394, C/C: 48.201-X', value: '0394, C/C: 48.201-X', confidence: 'certain' },
      { text: 'conta 0417-8 / 33.918-2', value: '0417-8 / 33.918-2', confidence: 'certain' },
      { text: 'agência/conta: 3301-X 00.771-9', value: '3301-X 00.771-9', confidence: 'certain' },
      { text: 'ag/conta 0394 / 48201-7', value: '0394 / 48201-7', confidence: 'certain' },
      {
        text: 'agência 0394 op. 013 conta 00048201-7',
        value: '0394 op. 013 conta 00048201-7',
        confidence: 'certain',
      },
      { text: 'conta corrente 482017, agência 0394', value: '482017, agência 0394', confidence: 'certain' },
      { text: 'conta nº 48201-7 do Banco do Brasil', value: '48201-7', confidence: 'certain' },
      { text: 'conta poupança 013.00048201-7', value: '013.00048201-7', confidence: 'certain' },
      { text: 'poupança 204918', value: '204918', confidence: 'likely' },
      { text: 'GET /saldo?nrConta=482017', value: '482017', confidence: 'likely' },
      { text: 'agência 0394 da Caixa', value: '0394', confidence: 'possible' },
    ],
    clean: [
      { text: 'conta de luz 48201-7', why: 'a bill' },
      { text: 'a conta de 2024 e a agência de 1998', why: 'years' },
      { text: 'HBsAg 1234 e 500 cc', why: 'other abbreviations' },
      { text: 'conta 1.1.02.001 do plano de contas', why: 'an account of bookkeeping' },
      { text: 'Pedido 48201-7', why: 'an order number' },
    ],
  },
};
