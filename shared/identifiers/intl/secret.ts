import { isAlphanumeric } from '../../candidates/surroundings.ts';
import { LabelLexicon } from '../../evidence/labels.ts';
import { drawLike, drawOther } from '../canonical.ts';
import type { AnchoredIdentifier, Dice, Match } from '../identifier.ts';
import { KEPT, knownSecret } from '../secret/forms.ts';
import { COLON, endsValue, mayBeLabelled, valueAt, valueStart } from '../secret/place.ts';
import { isPassword, isPin, isStrongPassword, isToken } from '../secret/value.ts';

/** No finding is longer. */
const LONGEST = 512;
/** Between a label and its value. */
const LONGEST_GAP = 40;
const LONGEST_LABEL = 20;

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

/** The value at `start`, with the token at `at` in it, behind its label. */
function afterLabel(text: string, start: number, at: number, lo: number, hi: number): Match | undefined {
  if (!mayBeLabelled(text, start, lo, hi)) return undefined;
  const label = lexicon.before(text, start, Math.max(lo, start - LONGEST_GAP - LONGEST_LABEL));
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

const AT = 0x40;
const CREDENTIALS_USER = /:\/\/[^\s/:@"'<>]{0,64}:$/;

/** The password of a URL: `postgres://ana:…@servidor/`. */
function inUrl(text: string, start: number, at: number, lo: number, hi: number): Match | undefined {
  if (start <= lo || text.charCodeAt(start - 1) !== COLON) return undefined;
  let end = start;
  for (const limit = Math.min(hi, start + 96); end < limit; end++) {
    const code = text.charCodeAt(end);
    if (code === AT) break;
    if (endsValue(code) || code === 0x2f) return undefined;
  }
  if (end <= at || text.charCodeAt(end) !== AT || end + 1 >= hi || !isAlphanumeric(text.charCodeAt(end + 1)))
    return undefined;
  if (!CREDENTIALS_USER.test(text.slice(Math.max(lo, start - 96), start))) return undefined;
  const value = text.slice(start, end);
  return isPassword(value) || isToken(value) ? { start, end, level: 'likely' } : undefined;
}

function match(text: string, at: number, lo: number, hi: number, keyed = false): Match | undefined {
  if (!isAlphanumeric(text.charCodeAt(at)) || (at > lo && isAlphanumeric(text.charCodeAt(at - 1))))
    return undefined;
  const start = valueStart(text, at, lo);
  return (
    knownSecret(text, at, lo, hi) ??
    inUrl(text, start, at, lo, hi) ??
    (keyed ? underKey(text, at, lo, hi) : undefined) ??
    afterLabel(text, start, at, lo, hi)
  );
}

/** A secret of the same form, with the same mark. */
function drawSecret(value: string, dice: Dice): string {
  return value
    .split(KEPT)
    .map((piece, i) => (i % 2 === 1 ? piece : drawLike(piece, dice)))
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
      () => drawSecret(value, dice),
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
      { text: 'tokens: ^14.0.10, token: ~12.0.31, token: >=10.20.3', why: 'versions' },
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
