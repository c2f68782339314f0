import { isAlphanumeric } from '../../candidates/surroundings.ts';
import { LabelLexicon } from '../../evidence/labels.ts';
import { drawOther } from '../canonical.ts';
import type { AnchoredIdentifier, Dice, Match } from '../identifier.ts';
import {
  isPassword,
  isPin,
  isStrongPassword,
  isToken,
  knownTokenEnd,
  MOST_CHARACTERS,
} from '../secret-value.ts';

/** No finding is longer. */
const LONGEST = 512;
/** How far a value may begin before the first token with a digit in it. */
const LEAD = 96;
/** Between a label and its value. */
const LONGEST_GAP = 40;

const PASSWORD_LABELS = [
  'senha',
  'senha de acesso',
  'senha provisória',
  'senha temporária',
  'password',
  'passwd',
  'passphrase',
  'pwd',
  'db pass',
  'smtp pass',
];
const TOKEN_LABELS = [
  'token',
  'token de acesso',
  'access token',
  'auth token',
  'api token',
  'bearer',
  'api key',
  'apikey',
  'x api key',
  'access key',
  'secret',
  'secret key',
  'secret access key',
  'client secret',
  'app secret',
  'webhook secret',
  'jwt secret',
  'private key',
  'segredo',
  'chave de api',
  'chave da api',
  'chave secreta',
  'chave privada',
];
const lexicon = new LabelLexicon(
  [PASSWORD_LABELS, [...TOKEN_LABELS, 'basic']],
  ['public key', 'chave pública'],
);

/** Characters that end a value: spaces, quotes, brackets, and what parts it from a label or the next value. */
function endsValue(code: number): boolean {
  return code <= 0x20 || code === 0xa0 || ENDS.has(code);
}
const ENDS: ReadonlySet<number> = new Set([...'"\'`<>,;|()[]{}“”‘’«»'].map((c) => c.charCodeAt(0)));

const COLON = 0x3a;
const EQUALS = 0x3d;
const STAR = 0x2a;

/** Where the value begins that the token at `at` is in, behind the stars of Markdown. */
function valueStart(text: string, at: number, lo: number): number {
  const limit = Math.max(lo, at - LEAD);
  let start = at;
  while (start > limit) {
    const code = text.charCodeAt(start - 1);
    if (endsValue(code) || code === COLON || code === EQUALS) break;
    start--;
  }
  while (start < at && text.charCodeAt(start) === STAR) start++;
  return start;
}

/** The value from `start` on: up to the quote that closes it, else to the next sign that ends one. */
function valueAt(text: string, start: number, lo: number, hi: number): string {
  const limit = Math.min(hi, start + MOST_CHARACTERS);
  const quote = start > lo ? text.charAt(start - 1) : '';
  const quoted = quote !== '' && '"\'`'.includes(quote);
  let end = start;
  while (end < limit) {
    const code = text.charCodeAt(end);
    if (quoted ? text.charAt(end) === quote || code < 0x20 : endsValue(code)) break;
    end++;
  }
  const value = text.slice(start, end);
  return quoted ? value.replace(/\\+$/, '') : value.replace(/(?:&\w+=.*|[.:*\\]+)$/, '');
}

/** What a key may go on with behind its label (`senha_banco`, `token2`); anything else makes it another key. */
const SUFFIX =
  '(?:[_-]?(?:acesso|admin|antiga|api|app|atual|banco|da|db|de|dev|do|email|hash|inicial|nova|padrao|prod|smtp|user|usuario|wifi|\\d))*';
/** Between a label and its value: the rest of the key, words, something in brackets; no program text. */
const LINK = new RegExp(
  `^${SUFFIX}(?![A-Za-z0-9_-])(?:[^()[\\]{};,|!?=:>]|\\([^()]*\\))*(?::=|=>|[:=>])?[\\s"'\`“‘*]*$`,
  'i',
);
/** Right before a value: `:`, `=`, `=>`, the end of a tag, or a verb; then spaces and an opening quote. */
const ASSIGNED = /(?:[:=>]|(?:^|\s)(?:é|eh|is|foi|será))[\s*]{0,6}["'`“‘]?\**$/;
/** Nothing but spaces and a quote. */
const ADJACENT = /^["'`]?\s{1,4}["'`“]?$/;

function afterLabel(text: string, at: number, lo: number, hi: number): Match | undefined {
  const start = valueStart(text, at, lo);
  // The label first: most tokens have none, and then the value need not be read.
  const label = lexicon.before(text, start, lo);
  if (label === undefined || label.types.size === 0) return undefined;
  const value = valueAt(text, start, lo, hi);
  if (value.length < 6 || start + value.length <= at) return undefined;
  const gap = text.slice(lexicon.labelEnd, start);
  if (gap.length > LONGEST_GAP || !LINK.test(gap)) return undefined;
  const assigned = ASSIGNED.test(gap);
  if (!assigned && !ADJACENT.test(gap)) return undefined;
  const level = label.types.has(1)
    ? tokenLevel(value, assigned)
    : isPin(value)
      ? pinLevel(text.slice(Math.max(lo, lexicon.labelEnd - LONGEST_GAP), lexicon.labelEnd), gap, assigned)
      : passwordLevel(value, assigned);
  return level && { start, end: start + value.length, level, reasons: ['shape', 'label'] };
}

function passwordLevel(value: string, assigned: boolean): Match['level'] | undefined {
  if (isStrongPassword(value)) return assigned ? 'certain' : 'likely';
  return assigned && isPassword(value) ? 'likely' : undefined;
}

/** Digits alone are a password right behind the word; a constant of a program (`RESET_PASSWORD = …`) is none. */
function pinLevel(before: string, gap: string, assigned: boolean): Match['level'] | undefined {
  return assigned && !/_[A-Za-z]+$/.test(before) && !/\p{L}{3}/u.test(gap) ? 'possible' : undefined;
}

function tokenLevel(value: string, assigned: boolean): Match['level'] | undefined {
  if (!isToken(value)) return undefined;
  return assigned ? 'certain' : 'likely';
}

/** A whole value under a key or in a column that is labelled. */
function underKey(text: string, at: number, lo: number, hi: number): Match | undefined {
  const value = text.slice(lo, Math.min(hi, lo + LONGEST)).trim();
  const start = text.indexOf(value, lo);
  const end = start + value.length;
  if (at < start || at >= end || /\s/.test(value) || !(isPassword(value) || isToken(value))) return undefined;
  return {
    start,
    end,
    level: isStrongPassword(value) || isToken(value) ? 'certain' : 'likely',
    reasons: ['shape'],
  };
}

const CREDENTIALS_USER = /:\/\/[^\s/:@"'<>]{0,64}:$/;

/** The password of a URL: `postgres://ana:…@servidor/`. */
function inUrl(text: string, at: number, lo: number, hi: number): Match | undefined {
  const start = valueStart(text, at, lo);
  if (start <= lo || text.charCodeAt(start - 1) !== COLON) return undefined;
  let end = start;
  for (const limit = Math.min(hi, start + 96); end < limit; end++) {
    const code = text.charCodeAt(end);
    if (code === 0x40) break;
    if (endsValue(code) || code === 0x2f) return undefined;
  }
  if (
    end <= at ||
    text.charCodeAt(end) !== 0x40 ||
    end + 1 >= hi ||
    !isAlphanumeric(text.charCodeAt(end + 1))
  )
    return undefined;
  if (!CREDENTIALS_USER.test(text.slice(Math.max(lo, start - 96), start))) return undefined;
  const value = text.slice(start, end);
  return isPassword(value) || isToken(value) ? { start, end, level: 'likely' } : undefined;
}

const KEY_HEAD =
  /-----BEGIN (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr]){0,16}(?:Proc-Type: |\\)?$/;
const KEY_END = /-----END (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----/;

/** A private key, at the first token of its text: from its head to its end, or as far as a finding may reach. */
function privateKey(text: string, at: number, lo: number, hi: number): Match | undefined {
  if (!followsHead(text, at, lo)) return undefined;
  const from = Math.max(lo, at - LEAD);
  const head = KEY_HEAD.exec(text.slice(from, at));
  if (head === null) return undefined;
  const start = from + head.index;
  const piece = text.slice(start, Math.min(hi, start + LONGEST));
  const end = KEY_END.exec(piece);
  const length = end === null ? piece.trimEnd().length : end.index + end[0].length;
  return { start, end: start + length, level: 'certain' };
}

/** A quick look: hyphens before the line breaks before `at`. */
function followsHead(text: string, at: number, lo: number): boolean {
  if (text.startsWith('4,ENCRYPTED', at)) return true;
  let i = at;
  while (i > lo && i > at - 16 && isBreak(text.charCodeAt(i - 1))) i--;
  return i < at && i - 2 > lo && text.charCodeAt(i - 1) === 0x2d && text.charCodeAt(i - 2) === 0x2d;
}

/** A space, a line break, or the characters of one that is escaped. */
function isBreak(code: number): boolean {
  return code <= 0x20 || code === 0x5c || code === 0x6e || code === 0x72;
}

const TELEGRAM = /^AA[A-Za-z0-9_-]{33}(?![\w-])/;

/** The token of a Telegram bot: its number, a colon, and the rest. */
function telegramBot(text: string, at: number, lo: number, hi: number): Match | undefined {
  if (text.charCodeAt(at) !== 0x41 || at <= lo || text.charCodeAt(at - 1) !== COLON) return undefined;
  const number = /(?<!\d)\d{8,10}:$/.exec(text.slice(Math.max(lo, at - 12), at));
  const rest = TELEGRAM.exec(text.slice(at, Math.min(hi, at + 40)));
  if (number === null || rest === null) return undefined;
  return { start: at - number[0].length, end: at + rest[0].length, level: 'certain' };
}

function match(text: string, at: number, lo: number, hi: number, keyed = false): Match | undefined {
  if (!isAlphanumeric(text.charCodeAt(at)) || (at > lo && isAlphanumeric(text.charCodeAt(at - 1))))
    return undefined;
  const end = knownTokenEnd(text, at, hi, LONGEST);
  if (end > 0) return { start: at, end, level: 'certain' };
  return (
    telegramBot(text, at, lo, hi) ??
    privateKey(text, at, lo, hi) ??
    inUrl(text, at, lo, hi) ??
    (keyed ? underKey(text, at, lo, hi) : undefined) ??
    afterLabel(text, at, lo, hi)
  );
}

/** Heads, ends and marks, which a surrogate keeps. */
const KEPT = /(-----[A-Z0-9 ]+-----|eyJ|^[A-Za-z]{2,8}[_-](?:[a-z]+_)?|^A[A-Z]IA|^AIza|^SG\.)/;

function drawLike(value: string, dice: Dice): string {
  const pieces = value.split(KEPT);
  return pieces
    .map((piece, i) => {
      if (i % 2 === 1) return piece;
      return piece.replace(/[0-9A-Za-z]/g, (c) => {
        if (c <= '9') return String(dice.roll(10));
        return String.fromCharCode((c <= 'Z' ? 0x41 : 0x61) + dice.roll(26));
      });
    })
    .join('');
}

export const secret: AnchoredIdentifier = {
  kind: 'anchored',
  id: 'secret',
  names: { en: 'password, key or token', 'pt-BR': 'senha, chave ou token' },
  mask: 'SEGREDO',
  summary: {
    en: 'What opens an account or a system: tokens with the mark of a known issuer, JSON Web Tokens, private keys, passwords in URLs; behind a label a password (6 characters or more, of two kinds at least: small letters, capitals, digits, signs) or a token (16 or more, letters and digits, with at least 3 bits of entropy a character). Placeholders, references and numbers of fewer than 6 digits do not count, nor does what has no digit at all.',
    'pt-BR':
      'O que abre uma conta ou um sistema: tokens com a marca de um emissor conhecido, JSON Web Tokens, chaves privadas, senhas em URLs; após um rótulo, uma senha (6 caracteres ou mais, de ao menos dois tipos: minúsculas, maiúsculas, dígitos, sinais) ou um token (16 ou mais, letras e dígitos, com ao menos 3 bits de entropia por caractere). Marcadores, referências e números de menos de 6 dígitos não contam, nem o que não tem dígito algum.',
  },
  source:
    'the formats that the issuers publish, RFC 7519 (JWT), RFC 7468 (private keys), RFC 3986 (user information)',
  labels: [...PASSWORD_LABELS, ...TOKEN_LABELS],
  anchor: 'token',
  match,
  normalise: (spelling) => spelling,
  surrogate: (value, dice) =>
    drawOther(
      value,
      () => drawLike(value, dice),
      () => 'pass',
    ),
  examples: {
    found: [
      {
        text: 'AWS_ACCESS_KEY_ID=AKIAV2XBNLC5ZVKXSNXB',
        value: 'AKIAV2XBNLC5ZVKXSNXB',
        confidence: 'certain',
      },
      {
        text: 'git push https://ana:ghp_sv0R2zvx7onCKLrRRpo8yz2UXXEzAZCb28oy@github.com/x',
        value: 'ghp_sv0R2zvx7onCKLrRRpo8yz2UXXEzAZCb28oy',
        confidence: 'certain',
      },
      {
        text: 'curl -H "Authorization: Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiI0ODIxIiwibm9tZSI6IkJpYSJ9.qnOdzGg7nVI_gh_Ym_OV46TGyZ9pnaFJccNMSuZDPW2"',
        value:
          'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiI0ODIxIiwibm9tZSI6IkJpYSJ9.qnOdzGg7nVI_gh_Ym_OV46TGyZ9pnaFJccNMSuZDPW2',
        confidence: 'certain',
      },
      { text: 'senha: Caju#2031', value: 'Caju#2031', confidence: 'certain' },
      { text: 'A senha do Wi-Fi é "caju2031".', value: 'caju2031', confidence: 'likely' },
      { text: 'db.password=t4manco_azul', value: 't4manco_azul', confidence: 'certain' },
      { text: 'login ana, senha Tamanco@48', value: 'Tamanco@48', confidence: 'likely' },
      { text: 'Senha: 739204', value: '739204', confidence: 'possible' },
      {
        text: "api_key = '473a178a4d65a4220c250d54c648c01c'",
        value: '473a178a4d65a4220c250d54c648c01c',
        confidence: 'certain',
      },
      { text: 'postgres://ana:t4manco9@banco:5432/clinica', value: 't4manco9', confidence: 'likely' },
      {
        text: 'bot 8064704785:AAXAL5YitXURPiH2KWe6RAOHxKIzfXonPZd no ar',
        value: '8064704785:AAXAL5YitXURPiH2KWe6RAOHxKIzfXonPZd',
        confidence: 'certain',
      },
      {
        text: '-----BEGIN PRIVATE KEY-----\nl+iDql/VjpZ+Y/zM8qRO7TETibM2PX7XshhWBiHj\n-----END PRIVATE KEY-----\n',
        value:
          '-----BEGIN PRIVATE KEY-----\nl+iDql/VjpZ+Y/zM8qRO7TETibM2PX7XshhWBiHj\n-----END PRIVATE KEY-----',
        confidence: 'certain',
      },
    ],
    clean: [
      { text: 'senha: ***, password=changeme1, token: xxxxxxxxxxxxxxxx1', why: 'placeholders' },
      { text: 'password: $DB_PASSWORD_1, senha={{ senha1 }}, senha: <senha2>', why: 'templates' },
      { text: 'password = process.env.DB_PASS1; secret: DB_SECRET_2', why: 'where the secret is kept' },
      { text: 'Senha: 145, guichê 3', why: 'a ticket in a queue' },
      { text: 'A senha deve ter 8 caracteres, de 2 tipos', why: 'a rule for passwords' },
      { text: 'const tokenAlgorithm = "JsonWebTokenAlgorithms.ES256"', why: 'the name of something' },
      { text: 'passwordHash: sha256, token: oauth2', why: 'algorithms and protocols' },
      { text: 'o token expira em: 2031-04-12T10:00', why: 'a date' },
      { text: 'AKIAEXAMPLEEXAMPLE77', why: 'an example by its own name' },
      { text: 'commit 473a178a4d65a4220c250d54c648c01c5f70812a', why: 'a hash without a label' },
    ],
  },
};
