/** Secrets that tell what they are without a label: tokens with the mark of their issuer, and private keys. */
import { drawFrom, drawLike } from '../canonical.ts';
import type { Dice, Match } from '../identifier.ts';
import { LONGEST, privateKey } from './private-key.ts';
import { entropy, isPlaceholder, LEAST_ENTROPY } from './value.ts';

const COLON = 0x3a;

/** A token whose issuer put its mark in front: the mark, then the rest as a pattern from there on. */
interface Form {
  readonly mark: string;
  readonly rest: RegExp;
}

function form(marks: string, rest: string): Form[] {
  return marks.split(' ').map((mark) => ({ mark, rest: new RegExp(`^${rest}(?![A-Za-z0-9])`) }));
}

const FORMS: readonly Form[] = [
  form('AKIA ASIA ABIA ACCA', '[A-Z2-7]{16}'), // Amazon Web Services
  form('ghp_ gho_ ghu_ ghs_ ghr_', '[A-Za-z0-9]{36,251}'), // GitHub
  form('github_pat_', '[A-Za-z0-9_]{22,255}'),
  form('glpat- gldt- glrt- glptt- glcbt-', '[A-Za-z0-9_.-]{20,300}'), // GitLab
  form('xoxb- xoxp- xoxa- xoxr- xoxs- xapp-', '[A-Za-z0-9-]{20,250}'), // Slack
  form('sk-', '[A-Za-z0-9_-]{20,250}'), // OpenAI, Anthropic
  form('sk_live_ rk_live_ ak_live_', '[A-Za-z0-9]{16,250}'), // Stripe, Pagar.me
  form('whsec_', '[A-Za-z0-9]{24,64}'),
  form('AIza', '[A-Za-z0-9_-]{35}'), // Google
  form('GOCSPX-', '[A-Za-z0-9_-]{28}'),
  form('ya29.', '[A-Za-z0-9_-]{20,400}'),
  form('SG.', '[A-Za-z0-9_-]{16,32}\\.[A-Za-z0-9_-]{16,64}'), // SendGrid
  form('npm_', '[A-Za-z0-9]{36}'),
  form('pypi-', '[A-Za-z0-9_-]{50,300}'),
  form('hf_', '[A-Za-z0-9]{30,40}'), // Hugging Face
  form('dop_v1_', '[a-f0-9]{64}'), // DigitalOcean
  form('shpat_', '[a-fA-F0-9]{32}'), // Shopify
  form('APP_USR-', '[0-9a-f]{8,20}-[0-9a-f-]{20,80}'), // Mercado Pago
  form('aact_', '[A-Za-z0-9+/=:_-]{40,250}'), // Asaas
  form('eyJ', '[A-Za-z0-9_-]{8,900}\\.eyJ[A-Za-z0-9_-]{8,900}(?:\\.[A-Za-z0-9_-]{0,900})?'), // JSON Web Token
].flat();

/** By the first character of the mark, which is ASCII. */
const BY_FIRST: readonly (readonly Form[])[] = Array.from({ length: 0x80 }, (_, code) =>
  FORMS.filter(({ mark }) => mark.charCodeAt(0) === code),
);

/** A token at `at` that bears the mark of its issuer. */
function issuedToken(text: string, at: number, hi: number): Match | undefined {
  for (const { mark, rest } of BY_FIRST[text.charCodeAt(at)] ?? NONE) {
    if (!text.startsWith(mark, at)) continue;
    const from = at + mark.length;
    const found = rest.exec(text.slice(from, Math.min(hi, at + LONGEST)))?.[0];
    if (found !== undefined && entropy(found) >= LEAST_ENTROPY && !isPlaceholder(found))
      return { start: at, end: from + found.length, level: 'certain' };
  }
  return undefined;
}
const NONE: readonly Form[] = [];

const TELEGRAM = /^AA[A-Za-z0-9_-]{33}(?![\w-])/;

/** The token of a Telegram bot: its number, a colon, and the rest. */
function telegramBot(text: string, at: number, lo: number, hi: number): Match | undefined {
  if (text.charCodeAt(at) !== 0x41 || at <= lo || text.charCodeAt(at - 1) !== COLON) return undefined;
  const number = /(?<!\d)\d{8,10}:$/.exec(text.slice(Math.max(lo, at - 12), at));
  const rest = TELEGRAM.exec(text.slice(at, Math.min(hi, at + 40)));
  if (number === null || rest === null) return undefined;
  return { start: at - number[0].length, end: at + rest[0].length, level: 'certain' };
}

/** A secret at the token at `at` that needs no label. */
export function knownSecret(text: string, at: number, lo: number, hi: number): Match | undefined {
  return issuedToken(text, at, hi) ?? telegramBot(text, at, lo, hi) ?? privateKey(text, at, lo, hi);
}

/** The mark, the head, the end and the escaped line breaks of a secret: what a surrogate of it keeps. */
export const KEPT = new RegExp(
  `(-----[A-Z0-9 ]+-----|(?<=[A-Za-z0-9+/=-])\\\\(?:r\\\\)?n(?=[A-Za-z0-9+/=-])|(?<=\\.)eyJ|^(?:${FORMS.map(({ mark }) => mark.replace('.', '\\.')).join('|')}))`,
);

/** The digits of base 32 (RFC 4648), which Amazon's keys are written in. */
const OF_BASE_32 = '234567';

/** Another secret of the same form: with the same mark, and no letter that its alphabet has not. */
export function drawSecret(value: string, dice: Dice): string {
  const isBase32 = /^A[SKBC][IC]A[A-Z2-7]{16}$/.test(value);
  return value
    .split(KEPT)
    .map((piece, i) => (i % 2 === 1 ? piece : drawPiece(piece, isBase32, dice)))
    .join('');
}

function drawPiece(piece: string, isBase32: boolean, dice: Dice): string {
  if (isBase32) return drawLike(piece, dice).replace(/\d/g, () => drawFrom([...OF_BASE_32], dice));
  const letters = /^(?=.*\d)[0-9a-f-]+$/.test(piece)
    ? 'abcdef'
    : /^(?=.*\d)[0-9A-F-]+$/.test(piece)
      ? 'ABCDEF'
      : '';
  const drawn = drawLike(piece, dice);
  return letters === '' ? drawn : drawn.replace(/[A-Za-z]/g, () => drawFrom([...letters], dice));
}
