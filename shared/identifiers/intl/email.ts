import tlds from 'tlds';
import { drawLetters, surrogateJoined } from '../../people/surrogate-joined.ts';
import { drawnWith } from '../../people/surrogate-name.ts';
import { percentByte, percentDecoded } from '../../text/percent.ts';
import type { AnchoredIdentifier, Match } from '../identifier.ts';

/** RFC 5321, 4.5.3.1: the longest local part and the longest domain, in UTF-16 units here. */
const LOCAL_MAX = 64;
const DOMAIN_MAX = 255;
/** How far before the local part the beginning of a URL is looked for. */
const URL_MAX = 64;

const TOP_LEVEL = new Set(tlds);
/** RFC 2606 and 6761, and the suffixes of private networks: no address in them reaches anybody. */
const RESERVED_TOP_LEVEL = new Set([
  'test',
  'example',
  'invalid',
  'localhost',
  'local',
  'localdomain',
  'internal',
  'lan',
  'home',
  'corp',
]);
const RESERVED_DOMAIN = /(?:^|\.)(?:example\.(?:com|net|org)|noreply\.github\.com)$/;
const NOBODY = /^(?:noreply|donotreply|naoresponda|naoresponder|mailerdaemon)|noreply$/;
/** Addresses of a desk, not of a person. */
const ROLES = new Set(
  (
    'abuse admin administracao administrativo agendamento assessoria atendimento biblioteca cadastro central ' +
    'cobranca comercial compras comunicacao contabilidade contact contato coordenacao diretoria dpo editor ' +
    'faleconosco financeiro fiscal hello help hostmaster imprensa info informacoes juridico lgpd marketing ' +
    'newsletter nfe ola ouvidoria postmaster presidencia privacidade privacy protocolo recepcao recrutamento rh ' +
    'sac sales secretaria security seguranca suporte support ti vendas webmaster'
  ).split(' '),
);

const AT = 0x40;
const FULL_WIDTH_AT = 0xff20;
const PERCENT = 0x25;
const DOT = 0x2e;
const HYPHEN = 0x2d;
const SLASH = 0x2f;
const COLON = 0x3a;
const APOSTROPHE = 0x27;
const BACKSLASH = 0x5c;
const EDGE = "._-+'";

/** Characters without a glyph that a copy from a page or a PDF leaves inside: soft hyphen, zero width, joiners. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;

function isInvisible(code: number): boolean {
  return code === 0xad || (code >= 0x200b && code <= 0x200f) || code === 0x2060 || code === 0xfeff;
}

function isWord(code: number): boolean {
  if (code < 0x80) {
    const lower = code | 0x20;
    return (code >= 0x30 && code <= 0x39) || (lower >= 0x61 && lower <= 0x7a);
  }
  return /[\p{L}\p{M}\p{N}]/u.test(String.fromCharCode(code));
}

function isLocal(code: number): boolean {
  return isWord(code) || code === DOT || code === HYPHEN || code === 0x5f || code === 0x2b;
}

function isDot(code: number): boolean {
  return code === DOT || code === 0xff0e || code === 0x3002;
}

/** The length of the anchor at `at`: `@`, `＠` or `%40`; 0 when there is none. */
function anchorLength(text: string, at: number, hi: number): number {
  const code = text.charCodeAt(at);
  if (code === AT || code === FULL_WIDTH_AT) return 1;
  return percentByte(text, at, hi) === AT ? 3 : 0;
}

/** Where the run of local-part characters before `at` begins; `at` when there is none or it is too long. */
function localRun(text: string, at: number, lo: number): number {
  const limit = Math.max(lo, at - LOCAL_MAX);
  let start = at;
  let next = -1;
  let i = at - 1;
  for (; i >= limit; i--) {
    const code = text.charCodeAt(i);
    if (isInvisible(code)) continue;
    if (code === PERCENT) {
      const escaped = percentByte(text, i, at);
      if (escaped < 0 || (escaped < 0x80 && !isLocal(escaped)))
        return escaped < 0 ? start : Math.max(start, i + 3);
    } else if (code === APOSTROPHE) {
      if (start === at || i === lo || !isWord(text.charCodeAt(i - 1))) return start;
    } else if (!isLocal(code) || (code === DOT && next === DOT)) return start;
    start = i;
    next = code;
  }
  return i >= lo && isLocal(text.charCodeAt(i)) ? at : start;
}

/** What follows the backslash of an escape in source text. */
const ESCAPE = /^(?:[nrt]|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2})/;

/** Steps over what is written before a local part without being of it: punctuation, `\n` and the like. */
function trimLocal(text: string, run: number, at: number, lo: number): number {
  let start = run;
  if (start > lo && text.charCodeAt(start - 1) === BACKSLASH) {
    const code = ESCAPE.exec(text.slice(start, Math.min(start + 5, at)));
    if (code !== null) start += code[0].length;
  }
  while (start < at && (EDGE.includes(text.charAt(start)) || isInvisible(text.charCodeAt(start)))) start++;
  return start;
}

/** Whether what ends at `start` is the beginning of a URL's authority: the local part is then a login. */
function isUserInfo(text: string, start: number, lo: number): boolean {
  const limit = Math.max(lo, start - URL_MAX);
  for (let i = start - 1; i >= limit; i--) {
    const code = text.charCodeAt(i);
    if (code === SLASH)
      return i - 2 >= lo && text.charCodeAt(i - 1) === SLASH && text.charCodeAt(i - 2) === COLON;
    if (code <= 0x20 || '?#&"\'<>()[]{}'.includes(text.charAt(i))) return false;
  }
  return false;
}

interface Label {
  readonly name: string;
  readonly start: number;
  /** After the last visible character. */
  readonly end: number;
}

/** The dot-separated labels of the domain that begins at `from`. */
function readLabels(text: string, from: number, hi: number): Label[] {
  const limit = Math.min(hi, from + DOMAIN_MAX);
  const labels: Label[] = [];
  let name = '';
  let start = from;
  let end = from;
  for (let i = from; i <= limit; i++) {
    const code = i < limit ? text.charCodeAt(i) : -1;
    if (isInvisible(code)) continue;
    if (code >= 0 && (code === HYPHEN || isWord(code))) {
      if (name === '') start = i;
      name += text.charAt(i);
      end = i + 1;
      continue;
    }
    if (name === '') break;
    labels.push({ name: name.normalize('NFKC'), start, end });
    if (!isDot(code)) break;
    name = '';
  }
  return labels;
}

/**
 * How many characters of a label are a top-level domain: all of them, or as many as stand before something
 * glued to them (`brTelefone`, `com-fone`, `br2`).
 */
function topLevelLength({ name, start, end }: Label): number {
  // The list has the names of other scripts as they are read, not as `xn--`.
  if (TOP_LEVEL.has(name.toLowerCase()) || /^xn--[a-z0-9-]+$/i.test(name)) return name.length;
  const glued = end - start === name.length ? /^[a-z]+(?=[A-Z0-9-])/.exec(name) : null;
  return glued !== null && TOP_LEVEL.has(glued[0]) ? glued[0].length : 0;
}

interface Domain {
  readonly name: string;
  readonly end: number;
}

/** The longest run of labels that ends in a top-level domain: what follows a full stop may be a sentence. */
function readDomain(text: string, from: number, hi: number): Domain | undefined {
  const labels = readLabels(text, from, hi);
  const last = labels.at(-1);
  if (last === undefined || RESERVED_TOP_LEVEL.has(last.name.toLowerCase())) return undefined;
  for (let count = labels.length; count >= 2; count--) {
    const label = labels[count - 1]!;
    const length = topLevelLength(label);
    if (length === 0) continue;
    const names = labels.slice(0, count - 1).map(({ name }) => name);
    names.push(label.name.slice(0, length));
    const end = length === label.name.length ? label.end : label.start + length;
    return isHost(names) ? { name: names.join('.').toLowerCase(), end } : undefined;
  }
  return undefined;
}

/** Not a retina suffix (`logo@2x.ai`), not a version (`pacote@1.2.app`), no label with a hyphen at its edge. */
function isHost(names: readonly string[]): boolean {
  const [first = '', second = ''] = names;
  if (/^\d+x$/i.test(first) || (/^v?\d+$/i.test(first) && /^\d+$/.test(second))) return false;
  return names.every((name) => !name.startsWith('-') && !name.endsWith('-'));
}

function visible(spelling: string): string {
  return spelling.replace(INVISIBLE, '').normalize('NFKC').toLowerCase();
}

function normalise(spelling: string): string {
  const whole = visible(spelling);
  if (!whole.includes('%')) return whole;
  const decoded = percentDecoded(whole);
  return decoded === undefined ? whole.replaceAll('%40', '@') : visible(decoded);
}

/** The local part without a tag (`+loja`), accents and separators. */
function localKey(local: string): string {
  const untagged = normalise(local).split('+', 1)[0] ?? '';
  return untagged.normalize('NFD').replace(/[^a-z0-9]/g, '');
}

/** Whether a local part names a desk, numbered or not (`sac2`). */
function isRole(key: string): boolean {
  return ROLES.has(key.replace(/\d+$/, ''));
}

function match(text: string, at: number, lo: number, hi: number): Match | undefined {
  const anchor = anchorLength(text, at, hi);
  if (anchor === 0) return undefined;
  // The domain first: it ends early where there is none, and the local part does not.
  const domain = readDomain(text, at + anchor, hi);
  if (domain === undefined || RESERVED_DOMAIN.test(domain.name)) return undefined;
  const start = trimLocal(text, localRun(text, at, lo), at, lo);
  const key = localKey(text.slice(start, at));
  if (key === '' || key === 'git' || NOBODY.test(key)) return undefined;
  // An e-mail with %40 is itself the login of a URL; with @ the login ends there.
  if (anchor === 1 && isUserInfo(text, start, lo)) return undefined;
  return { start, end: domain.end, level: isRole(key) ? 'possible' : 'certain' };
}

/** Long enough that two addresses with the same local part will not meet. */
const LABEL_LENGTH = 8;

export const email: AnchoredIdentifier = {
  kind: 'anchored',
  id: 'email',
  names: { en: 'e-mail address', 'pt-BR': 'endereço de e-mail' },
  mask: 'EMAIL',
  summary: {
    en: 'Address of a mailbox: a local part, an @, and a domain whose last part exists.',
    'pt-BR': 'Endereço de uma caixa postal: parte local, @ e um domínio cuja última parte existe.',
  },
  source: 'RFC 5321 and 6531 (form), RFC 2606 and 6761 (reserved names), IANA root zone (top-level domains)',
  labels: [
    'e-mail',
    'email',
    'e mail',
    'mail',
    'e-mails',
    'emails',
    'correio eletrônico',
    'endereço eletrônico',
    'correo',
    'correo electrónico',
    'courriel',
    'endereço de e-mail',
  ],
  anchor: '@',
  match,
  normalise,
  surrogate(value, dice, pseudonyms = drawnWith(dice)) {
    const local = value.slice(0, Math.max(0, value.lastIndexOf('@')));
    const drawn = surrogateJoined(local, pseudonyms) || drawLetters(LABEL_LENGTH, dice);
    return `${drawn}@${drawLetters(LABEL_LENGTH, dice)}.exemplo.test`;
  },
  examples: {
    found: [
      {
        text: 'Escreva para maria.rocha@correio-ficticio.com.br.',
        value: 'maria.rocha@correio-ficticio.com.br',
        confidence: 'certain',
      },
      {
        text: 'https://portal-ficticio.com.br/x?contato=bia_prado@correio-ficticio.com.br&p=1',
        value: 'bia_prado@correio-ficticio.com.br',
        confidence: 'certain',
      },
      {
        text: 'GET /u?email=caio.mota%40correio-ficticio.com.br&id=7',
        value: 'caio.mota%40correio-ficticio.com.br',
        confidence: 'certain',
      },
      {
        text: '<João.Luz+loja@açaí-ficticio.com.br>',
        value: 'João.Luz+loja@açaí-ficticio.com.br',
        confidence: 'certain',
      },
      {
        text: 'email: alice@\u200bcorreio-ficticio.com.br',
        value: 'alice@\u200bcorreio-ficticio.com.br',
        confidence: 'certain',
      },
      { text: 'ana＠correio-ficticio.com.br', value: 'ana＠correio-ficticio.com.br', confidence: 'certain' },
      {
        text: 'e-mail:luz@correio-ficticio.com.brTelefone',
        value: 'luz@correio-ficticio.com.br',
        confidence: 'certain',
      },
      {
        text: 'Dúvidas: suporte@correio-ficticio.com.br',
        value: 'suporte@correio-ficticio.com.br',
        confidence: 'possible',
      },
    ],
    clean: [
      { text: 'maria@example.com, maria@loja.exemplo.test', why: 'reserved names of RFC 2606 and 6761' },
      { text: '123+maria@users.noreply.github.com', why: 'an address that hides the person' },
      { text: 'no-reply@correio-ficticio.com.br', why: 'nobody reads this mailbox' },
      { text: 'npm i react@18.3.1 @escopo/pacote@1.2.3', why: 'versions of packages' },
      { text: 'logo@2x.png', why: 'an image for screens of high density' },
      { text: 'https://login:senha@correio-ficticio.com.br/', why: 'login and password of a URL' },
      { text: 'git clone git@correio-ficticio.com.br:grupo/projeto.git', why: 'the login of a git server' },
    ],
  },
};
