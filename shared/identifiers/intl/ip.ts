import { LabelLexicon } from '../../evidence/labels.ts';
import { CLASS, DASH, DIGIT, DOT, isAlphanumeric, LETTER } from '../../text/characters.ts';
import { besideAddress } from '../beside.ts';
import { drawOther } from '../canonical.ts';
import type { AnchoredIdentifier, Dice, Match, Numbering } from '../identifier.ts';

const COLON = 0x3a;
const SLASH = 0x2f;
const LONGEST_V6 = 39;

/** An address as a number for each part, and where it ends. */
interface Reading {
  readonly parts: readonly number[];
  readonly end: number;
}

/** Four decimal numbers up to 255, without leading zeros, with dots between. */
function readV4(text: string, start: number, hi: number): Reading | undefined {
  const parts: number[] = [];
  let i = start;
  for (;;) {
    let part = 0;
    const first = i;
    while (i < hi && i - first < 3 && isDigit(text.charCodeAt(i)))
      part = part * 10 + text.charCodeAt(i++) - 0x30;
    const zero = i - first > 1 && text.charCodeAt(first) === 0x30;
    if (i === first || part > 255 || zero) return undefined;
    parts.push(part);
    if (parts.length === 4) return { parts, end: i };
    if (i >= hi || text.charCodeAt(i++) !== 0x2e) return undefined;
  }
}

/** A quick look: a dot behind one to three digits. */
function hasDot(text: string, start: number): boolean {
  return (
    text.charCodeAt(start + 1) === 0x2e ||
    text.charCodeAt(start + 2) === 0x2e ||
    text.charCodeAt(start + 3) === 0x2e
  );
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** Reserved ranges of the registry: first address, prefix length. What lies in one is nobody's. */
const RESERVED_V4 = [
  [[0, 0], 8],
  [[10, 0], 8],
  [[100, 64], 10],
  [[127, 0], 8],
  [[169, 254], 16],
  [[172, 16], 12],
  [[192, 0, 0], 24],
  [[192, 0, 2], 24],
  [[192, 88, 99], 24],
  [[192, 168], 16],
  [[198, 18], 15],
  [[198, 51, 100], 24],
  [[203, 0, 113], 24],
  [[224, 0], 3],
].map(([first, length]) => ({ first: numberOf(first as number[]), length: length as number }));

function numberOf(parts: readonly number[]): number {
  return [0, 1, 2, 3].reduce((sum, i) => sum * 256 + (parts[i] ?? 0), 0);
}

function isPublicV4(parts: readonly number[]): boolean {
  const address = numberOf(parts);
  return !RESERVED_V4.some(({ first, length }) => {
    const size = 2 ** (32 - length);
    return address >= first && address < first + size;
  });
}

const announced = new LabelLexicon([['ip', 'endereço', 'address', 'addr', 'host', 'rhost', 'origem']], []);
/** The numbers of a section or a version hardly go beyond. */
const LARGEST_SECTION = 31;

/** Whether four numbers stand for an address, and not for a version, a section, a network or a longer number. */
function standsAsV4(text: string, start: number, { parts, end }: Reading, lo: number, hi: number): boolean {
  if (parts[3] === 0 || !endsAddress(text, end, hi) || isInPath(text, start, end, lo, hi)) return false;
  return parts.some((part) => part > LARGEST_SECTION) || announced.before(text, start, lo) !== undefined;
}

/** `2.12 3.51.98.32 2.03.5`: numbers of a path that is drawn, of which a next one may begin with its dot. */
function isInPath(text: string, start: number, end: number, lo: number, hi: number): boolean {
  return (
    /[\d.][ ,-]$/.test(text.slice(Math.max(lo, start - 2), start)) &&
    /^[ ,-]-?\d{0,4}\.\d/.test(text.slice(end, Math.min(hi, end + 8)))
  );
}

function endsAddress(text: string, end: number, hi: number): boolean {
  if (end >= hi) return true;
  const code = text.charCodeAt(end);
  if (isAlphanumeric(code)) return false;
  if (end + 1 >= hi) return true;
  const next = CLASS[text.charCodeAt(end + 1)]!;
  if (CLASS[code] === DOT) return next !== DIGIT && next !== LETTER;
  // A prefix length makes it a network, a dash a range.
  if (code === SLASH) return next !== DIGIT || isWholePrefix(text, end + 1, hi);
  return CLASS[code] !== DASH || next !== DIGIT;
}

/** `/32` and `/128`: a network of one. */
function isWholePrefix(text: string, at: number, hi: number): boolean {
  const prefix = /^\d{1,4}/.exec(text.slice(at, Math.min(hi, at + 4)))?.[0];
  return prefix === '32' || prefix === '128';
}

/** Groups of up to four hexadecimal digits with colons between; `::` once for as many zero groups as are missing. */
function readV6(text: string, start: number, hi: number): Reading | undefined {
  const limit = Math.min(hi, start + LONGEST_V6 + 1);
  let end = start;
  while (end < limit && isHexOrColon(text.charCodeAt(end))) end++;
  if (end - start > LONGEST_V6) return undefined;
  if (text.charCodeAt(end - 1) === COLON && text.charCodeAt(end - 2) !== COLON) end--;
  const [head, tail, ...more] = text.slice(start, end).split('::');
  if (head === undefined || more.length > 0) return undefined;
  const before = head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = 8 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after];
  if (!groups.every((group) => group.length >= 1 && group.length <= 4)) return undefined;
  return { parts: groups.map((group) => Number.parseInt(group, 16)), end };
}

function isHexOrColon(code: number): boolean {
  const lower = code | 0x20;
  return isDigit(code) || code === COLON || (lower >= 0x61 && lower <= 0x66);
}

/** Global unicast is 2000::/3; in it 2001:db8::/32 and 3fff::/20 are for documentation. */
function isPublicV6(parts: readonly number[]): boolean {
  const [first = 0, second = 0] = parts;
  if (first < 0x2000 || first > 0x3fff) return false;
  return !(first === 0x2001 && second === 0xdb8) && !(first === 0x3fff && second < 0x1000);
}

/** Behind a glued `IP`. */
function addressStart(text: string, at: number): number {
  const glued = (text.charCodeAt(at) | 0x20) === 0x69 && (text.charCodeAt(at + 1) | 0x20) === 0x70;
  return glued ? at + 2 : at;
}

function match(text: string, at: number, lo: number, hi: number, keyed = false): Match | undefined {
  const first = addressStart(text, at);
  if (first >= hi || !isDigit(text.charCodeAt(first))) return undefined;
  const before = at > lo ? text.charCodeAt(at - 1) : 0;
  if (isAlphanumeric(before) || CLASS[before] === DOT || CLASS[before] === DASH) return undefined;
  let start = first;
  const reading = hasDot(text, first) ? readV4(text, first, hi) : undefined;
  if (reading !== undefined) {
    if (!isPublicV4(reading.parts) || !standsAsV4(text, first, reading, lo, hi)) return undefined;
    start = mappedStart(text, first, lo);
  }
  const end = (reading ?? readPublicV6(text, first, lo, hi))?.end;
  if (end === undefined) return undefined;
  const beside = besideAddress(text, start, end, lo, hi);
  if (beside === 'thing') return undefined;
  return { start, end, level: keyed || beside === 'person' ? 'likely' : 'possible' };
}

function readPublicV6(text: string, start: number, lo: number, hi: number): Reading | undefined {
  // The four digits and the colon of the first group, at the beginning of the address.
  if (
    text.charCodeAt(start + 4) !== COLON ||
    (start > lo && text.charCodeAt(start - 1) === COLON && isHexOrColon(text.charCodeAt(start - 2)))
  )
    return undefined;
  const reading = readV6(text, start, hi);
  return reading !== undefined && isPublicV6(reading.parts) && endsAddress(text, reading.end, hi)
    ? reading
    : undefined;
}

const MAPPED = '::ffff:';

/** An IPv4 address that is written as an IPv6 one begins there. */
function mappedStart(text: string, start: number, lo: number): number {
  const from = start - MAPPED.length;
  return from >= lo && text.slice(from, start).toLowerCase() === MAPPED ? from : start;
}

function hex(dice: Dice): string {
  return dice.roll(0x10000).toString(16);
}

const OF_VERSION_4: Numbering = {
  size: 1n << 32n,
  numberOf: (value) => value.split('.').reduce((sum, octet) => sum * 256n + BigInt(octet), 0n),
  valueOf: (number) => [24n, 16n, 8n, 0n].map((shift) => (number >> shift) & 255n).join('.'),
};

export const ip: AnchoredIdentifier = {
  kind: 'anchored',
  id: 'ip',
  names: { en: 'IP address', 'pt-BR': 'endereço IP' },
  mask: 'IP',
  summary: {
    en: 'Public address of a device on the internet, IPv4 or IPv6: possible, and likely where a person, user or session stands beside it. Private, loopback, link-local, multicast and documentation ranges, networks, masks and versions do not count.',
    'pt-BR':
      'Endereço público de um aparelho na internet, IPv4 ou IPv6: possível, e provável quando há ao lado uma pessoa, um usuário ou uma sessão. Faixas privadas, locais, de multicast e de documentação, redes, máscaras e versões não contam.',
  },
  source: 'RFC 791 and 4291 (form), RFC 6890, 5737, 3849 and 9637 (special ranges)',
  labels: [
    'ip do usuário',
    'ip da usuária',
    'ip do cliente',
    'ip do titular',
    'ip do paciente',
    'ip do assinante',
    'ip da sessão',
    'ip do visitante',
    'ip de login',
    'ip usuário',
    'ip cliente',
    'ip sessão',
    'usuário ip',
    'cliente ip',
    'sessão ip',
    'user ip',
    'client ip',
    'customer ip',
    'session ip',
    'visitor ip',
    'login ip',
  ],
  anchor: 'token',
  shortest: '1.1.1.1'.length,
  figures: { groups: 4 },
  match,
  normalise: (spelling) => spelling.toLowerCase().replace(MAPPED, ''),
  payload: (value) =>
    value.includes(':')
      ? // Behind the first digit, which is that of all public addresses.
        { start: 1, end: value.length, alphabet: '0123456789abcdef', complete: (other) => other }
      : { start: 0, end: value.length, numbering: OF_VERSION_4, complete: (other) => other },
  surrogate(value, dice) {
    // Ranges that are nobody's: benchmarking (RFC 2544) and documentation.
    const draw = () =>
      value.includes(':')
        ? `2001:db8:${[hex(dice), hex(dice), hex(dice), hex(dice), hex(dice), hex(dice)].join(':')}`
        : `198.${18 + dice.roll(2)}.${dice.roll(256)}.${1 + dice.roll(254)}`;
    return drawOther(value, draw, () => 'pass');
  },
  examples: {
    found: [
      { text: 'Acesso de 189.6.24.10 às 10h', value: '189.6.24.10', confidence: 'possible' },
      { text: 'O usuário logou do IP 200.147.35.149', value: '200.147.35.149', confidence: 'likely' },
      { text: 'clientIp=177.43.201.8:52114', value: '177.43.201.8', confidence: 'likely' },
      {
        text: 'IP do titular: 2804:14c:65:9f3a::1b2c',
        value: '2804:14c:65:9f3a::1b2c',
        confidence: 'likely',
      },
      { text: 'GET http://187.33.241.17/painel', value: '187.33.241.17', confidence: 'possible' },
      {
        text: 'peer [2804:7f4:c18d:a1:7c2e:90ff:fe1a:44]:443',
        value: '2804:7f4:c18d:a1:7c2e:90ff:fe1a:44',
        confidence: 'possible',
      },
      { text: 'sessão aberta por ::ffff:189.6.24.10', value: '::ffff:189.6.24.10', confidence: 'likely' },
      { text: 'IP177.9.12.30, bloqueado', value: '177.9.12.30', confidence: 'possible' },
      { text: '45.5.9.3 (usuário)', value: '45.5.9.3', confidence: 'likely' },
    ],
    clean: [
      { text: 'IP do usuário: 192.168.0.14, antes 10.8.0.3', why: 'private addresses' },
      {
        text: 'usuário em 127.0.0.1, fe80::1c2e:90ff:fe1a:44 ou ::1',
        why: 'the device itself, or its own link',
      },
      { text: 'cliente 203.0.113.9, 2001:db8::9', why: 'documentation (RFC 5737 and 3849)' },
      { text: 'Servidor v3.9.40.117, versão 12.40.3.1', why: 'versions' },
      { text: '4.12.3.1 Disposições gerais', why: 'the number of a section' },
      { text: 'Bloquear 189.6.24.0/24 e 189.6.25.0', why: 'networks' },
      { text: 'máscara 255.255.240.0, gateway 189.6.24.1', why: 'a netmask, and the address of a router' },
      { text: 'OID 1.2.840.113549.1.9', why: 'more numbers, and larger ones' },
      { text: 'às 20:01:33::ok', why: 'a time of day' },
      { text: 'd="M4.1 2.15c0 1.52-.87 2.83-2.12 3.51.98.32 2.03.5 3.11.5"', why: 'the path of a drawing' },
    ],
  },
};
