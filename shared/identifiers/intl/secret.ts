import { LabelLexicon } from '../../evidence/labels.ts';
import { isAlphanumeric } from '../../text/characters.ts';
import type { AnchoredIdentifier, Dice, Match } from '../identifier.ts';
import { EXAMPLES } from '../secret/examples.ts';
import { drawSecret, knownSecret } from '../secret/forms.ts';
import { COLON, endsValue, mayBeLabelled, valueAt, valueStart } from '../secret/place.ts';
import {
  isPassphrase,
  isPassword,
  isPasswordWithoutDigits,
  isPin,
  isStrongPassword,
  isToken,
  isTokenWithoutDigits,
  MOST_CHARACTERS,
} from '../secret/value.ts';

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
  'access key id',
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
  `^${SUFFIX}(?![A-Za-z0-9_-])(?:[^()[\\]{};,|!?=:>]|\\([^()]*\\))*(?::=|=>|[:=>])?[\\s"'\`“‘*\\\\]*$`,
  'i',
);
/** Right before a value: `:`, `=`, `=>`, the end of a tag, or a verb; then spaces and an opening quote. */
const ASSIGNED = /(?:[:=>]|(?:^|\s)(?:é|eh|is|foi|será))[\s*]{0,6}\\{0,3}["'`“‘]?\**$/;
/** The value of the label is there already, hidden by stars, as Markdown may write them. */
const IS_HIDDEN = /(?:\\?\*){3}["'`”’.,;\s]/;
/** The label is the whole line before: `Senha de acesso`. */
const ON_LINE_BEFORE = /^[^\n]{0,24}\r?\n[ \t>*-]{0,8}$/;
/** Nothing but spaces and a quote. */
const ADJACENT = /^["'`]?\s{1,4}["'`“]?$/;

/** What a label says of a value: where the value ends, and whether a sign or a verb gives it. */
interface Labelled {
  readonly text: string;
  readonly gap: string;
  readonly isToken: boolean;
  readonly assigned: boolean;
}

/** The value that begins at `start` behind its label. */
function labelled(text: string, start: number, lo: number, hi: number): Labelled | undefined {
  const label = lexicon.before(text, start, Math.max(lo, start - LONGEST_GAP - LONGEST_LABEL));
  if (label === undefined || label.types.size === 0) return undefined;
  const gap = text.slice(lexicon.labelEnd, start);
  if (gap.length > LONGEST_GAP || !LINK.test(gap) || IS_HIDDEN.test(gap)) return undefined;
  const assigned = ASSIGNED.test(gap) || ON_LINE_BEFORE.test(gap);
  if (!assigned && !ADJACENT.test(gap)) return undefined;
  return { text: valueAt(text, start, lo, hi), gap, isToken: label.types.has(TOKENS), assigned };
}

const TOKENS = 1;

/** The value at `start`, with the token at `at` in it, behind its label. */
function afterLabel(text: string, start: number, at: number, lo: number, hi: number): Match | undefined {
  if (!mayBeLabelled(text, start, lo, hi)) return undefined;
  const found = labelled(text, start, lo, hi);
  if (found === undefined || found.text.length < 6 || start + found.text.length <= at) return undefined;
  const { text: value, gap, assigned } = found;
  const level = found.isToken
    ? tokenLevel(value, assigned)
    : isPin(value)
      ? pinLevel(text.slice(Math.max(lo, lexicon.labelEnd - LONGEST_GAP), lexicon.labelEnd), gap, assigned)
      : passwordLevel(value, assigned);
  return level && { start, end: start + value.length, level, reasons: ['shape', 'label'] };
}

function passwordLevel(value: string, assigned: boolean): Match['level'] | undefined {
  if (isStrongPassword(value)) return assigned ? 'certain' : 'likely';
  if (isPassphrase(value)) return 'likely';
  return assigned && isPassword(value) ? 'likely' : undefined;
}

/** A value without a digit: behind its label and a sign, or under its key. */
function value(text: string, at: number, lo: number, hi: number, keyed: boolean): Match | undefined {
  if (at >= hi || text.charCodeAt(at - 1) === SLASH) return undefined;
  const found = keyed ? undefined : labelled(text, at, lo, hi);
  if (!keyed && found?.assigned !== true) return undefined;
  const known = knownSecret(text, at, lo, hi);
  if (known !== undefined) return known;
  const whole = found?.text ?? text.slice(at, Math.min(hi, at + MOST_CHARACTERS)).trim();
  const written = keyed ? withoutQuotes(whole) : whole;
  const isSecret = isPasswordWithoutDigits(written) || isTokenWithoutDigits(written);
  if (!isSecret || /\s/.test(written)) return undefined;
  const start = text.indexOf(written, at);
  return {
    start,
    end: start + written.length,
    level: 'likely',
    reasons: keyed ? ['shape'] : ['shape', 'label'],
  };
}

const SLASH = 0x2f;

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
  const value = withoutQuotes(text.slice(lo, Math.min(hi, lo + LONGEST)).trim());
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

/** A value in quotation marks is what stands between them; one more mark at its end closes what began in another line. */
function withoutQuotes(value: string): string {
  const own = value.replace(/^((?:(["'`])[^"'`]*\2)|[^"'`]*)["'`]$/, '$1');
  return /^(["'`]).*\1$/s.test(own) ? own.slice(1, -1) : own;
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

const DRAWS = 100;

/** A secret of the same form that is read as one again. */
function otherSecret(value: string, dice: Dice): string {
  let drawn = value;
  for (let i = 0; i < DRAWS; i++) {
    drawn = drawSecret(value, dice);
    const found = drawn === value ? undefined : match(drawn, 0, 0, drawn.length, true);
    if (found?.start === 0 && found.end === drawn.length) break;
  }
  return drawn;
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
  value,
  normalise: (spelling) => spelling,
  surrogate: otherSecret,
  examples: EXAMPLES,
};
