import { LabelLexicon } from '../../evidence/labels.ts';
import { isAlphanumeric } from '../../text/characters.ts';
import { besideAddress } from '../beside.ts';
import { drawOther } from '../canonical.ts';
import type { AnchoredIdentifier, Match } from '../identifier.ts';

const DIGITS = 12;
const COLON = 0x3a;
const HYPHEN = 0x2d;
const DOT = 0x2e;
/** With a separator behind every two digits. */
const LONGEST = 17;

const LABELS = [
  'mac',
  'mac address',
  'mac addr',
  'endereço mac',
  'endereço físico',
  'endereço de hardware',
  'physical address',
  'hardware address',
  'hwaddr',
  'mac do usuário',
  'mac do aparelho',
  'mac do celular',
  'mac da placa',
  'client mac',
  'device mac',
  'wifi mac',
  'mac wifi',
  'bssid',
];
const lexicon = new LabelLexicon([LABELS], []);

interface Reading {
  /** Twelve hexadecimal digits, lower case. */
  readonly value: string;
  readonly end: number;
  readonly separated: boolean;
}

/** Groups of two digits with colons or hyphens between, of four with dots or colons, or none at all. */
function read(text: string, start: number, hi: number): Reading | undefined {
  let value = '';
  let separator = -1;
  let size = DIGITS;
  let group = 0;
  for (let i = start; i < hi; i++) {
    const code = text.charCodeAt(i);
    if (isHex(code)) {
      if (++group > size) return undefined;
      value += text[i];
      if (value.length === DIGITS) {
        return group === size || separator < 0
          ? { value: value.toLowerCase(), end: i + 1, separated: separator >= 0 }
          : undefined;
      }
      continue;
    }
    if (separator < 0) {
      const fits = code === DOT ? group === 4 : (code === COLON || code === HYPHEN) && group === 2;
      if (!fits) return undefined;
      separator = code;
      size = group;
    } else if (code !== separator || group !== size) return undefined;
    group = 0;
  }
  return undefined;
}

function isHex(code: number): boolean {
  const lower = code | 0x20;
  return (code >= 0x30 && code <= 0x39) || (lower >= 0x61 && lower <= 0x66);
}

/**
 * A quick look: the separators of an address behind the first two or four digits, or digits to the end. Behind a
 * colon it is the first group with a digit in it: those before were not asked about.
 */
function mayBegin(text: string, at: number, lo: number): boolean {
  if (!isPair(text, at)) return false;
  if (at > lo && text.charCodeAt(at - 1) === COLON) return !hasDigit(text, at - 3);
  const second = text.charCodeAt(at + 2);
  if (second === COLON || second === HYPHEN) return text.charCodeAt(at + 14) === second;
  return text.charCodeAt(at + 4) === DOT || isPair(text, at + DIGITS - 2);
}

function hasDigit(text: string, at: number): boolean {
  const [first, second] = [text.charCodeAt(at), text.charCodeAt(at + 1)];
  return (first >= 0x30 && first <= 0x39) || (second >= 0x30 && second <= 0x39);
}

/** Where the address begins that the token at `at` may be a group of: a colon parts tokens. */
function firstGroup(text: string, at: number, lo: number): number {
  const limit = Math.max(lo, at - LONGEST);
  let start = at;
  while (start - 3 >= limit && text.charCodeAt(start - 1) === COLON && isPair(text, start - 3)) start -= 3;
  return start;
}

function isPair(text: string, at: number): boolean {
  return isHex(text.charCodeAt(at)) && isHex(text.charCodeAt(at + 1));
}

/** All zeros and all ones, documentation (RFC 9542), and the groups of IPv4, IPv6, bridges and their like. */
const RESERVED = /^(?:0{12}|f{12}|00005e0053|01005e|3333|0180c2|01000c|011b19)/;

/** Whether it is of a group of devices (IEEE 802, the lowest bit of the first octet): nobody's, where no label says otherwise. */
function isOfGroup(value: string): boolean {
  return Number.parseInt(value.slice(0, 2), 16) % 2 === 1;
}

function match(text: string, at: number, lo: number, hi: number, keyed = false): Match | undefined {
  if (!mayBegin(text, at, lo)) return undefined;
  const start = firstGroup(text, at, lo);
  const reading = read(text, start, hi);
  if (reading === undefined || RESERVED.test(reading.value)) return undefined;
  const { value, end, separated } = reading;
  if (start > lo && continues(text, start - 1, start - 2, lo, hi)) return undefined;
  if (end < hi && continues(text, end, end + 1, lo, hi)) return undefined;
  // Digits alone are as well a time, and a bare run of them any number or hash.
  const needsLabel = !separated || !/[a-f]/.test(value) || isOfGroup(value);
  if (needsLabel && !keyed && lexicon.before(text, start, lo) === undefined) return undefined;
  const person = besideAddress(text, start, end, lo, hi) === 'person';
  return { start, end, level: person ? 'likely' : 'possible' };
}

/** Whether the character at `next` makes what stands there longer: a letter or digit, or a separator and one. */
function continues(text: string, next: number, beyond: number, lo: number, hi: number): boolean {
  const code = text.charCodeAt(next);
  if (isAlphanumeric(code)) return true;
  if (code !== COLON && code !== HYPHEN && code !== DOT) return false;
  return beyond >= lo && beyond < hi && isHex(text.charCodeAt(beyond));
}

export const mac: AnchoredIdentifier = {
  kind: 'anchored',
  id: 'mac',
  names: { en: 'MAC address', 'pt-BR': 'endereço MAC' },
  mask: 'MAC',
  summary: {
    en: 'Hardware address of a network interface: 12 hexadecimal digits in pairs, or in fours with dots; without separators or letters only behind a label. Possible, and likely where a person, user or session stands beside it. Multicast addresses count only behind a label, documentation addresses never.',
    'pt-BR':
      'Endereço físico de uma placa de rede: 12 dígitos hexadecimais em pares, ou de quatro em quatro com pontos; sem separadores ou sem letras, só após um rótulo. Possível, e provável quando há ao lado uma pessoa, um usuário ou uma sessão. Endereços de multicast só contam após um rótulo, e os de documentação nunca.',
  },
  source: 'IEEE 802-2014, clause 8; RFC 9542 (documentation addresses)',
  labels: LABELS,
  anchor: 'token',
  shortest: DIGITS,
  figures: { digits: DIGITS },
  match,
  normalise: (spelling) => spelling.toLowerCase().replace(/[^0-9a-f]/g, ''),
  payload(value) {
    // In pairs of digits alone it would need a label.
    const hasLetters = /[a-f]/.test(value);
    const complete = (other: string) => (/[a-f]/.test(other) === hasLetters ? other : undefined);
    return { start: 0, end: value.length, alphabet: '0123456789abcdef', complete };
  },
  surrogate(value, dice) {
    // Locally administered: no maker has it.
    const draw = () => {
      let drawn = '02';
      while (drawn.length < DIGITS) drawn += dice.roll(16).toString(16);
      return drawn;
    };
    return drawOther(value, draw, () => 'pass');
  },
  examples: {
    found: [
      { text: 'ether 3c:06:30:1f:aa:9b txqueuelen 1000', value: '3c:06:30:1f:aa:9b', confidence: 'possible' },
      { text: 'Endereço físico: 9C-B6-D0-41-7E-F3', value: '9C-B6-D0-41-7E-F3', confidence: 'possible' },
      { text: 'arp 7c2e.bd90.1a44 dynamic', value: '7c2e.bd90.1a44', confidence: 'possible' },
      { text: 'MAC: bf:85:c4:71:0f:db', value: 'bf:85:c4:71:0f:db', confidence: 'possible' },
      { text: 'MAC do usuário: ac:de:48:00:11:22', value: 'ac:de:48:00:11:22', confidence: 'likely' },
      { text: 'A cliente conectou com dc:a6:32:ff:0e:5b', value: 'dc:a6:32:ff:0e:5b', confidence: 'likely' },
      { text: 'mac=48d705a1b2c8;rssi=-61', value: '48d705a1b2c8', confidence: 'possible' },
      { text: 'MAC 10:20:30:40:50:60', value: '10:20:30:40:50:60', confidence: 'possible' },
    ],
    clean: [
      { text: 'ether bf:85:c4:71:0f:db', why: 'of a group of devices, and no label says that it is one’s' },
      { text: 'MAC ff:ff:ff:ff:ff:ff, 01:00:5e:7f:ff:1a, 33:33:00:00:00:01', why: 'broadcast and multicast' },
      {
        text: 'usuário 00:00:00:00:00:00 ou 00-00-5E-00-53-AF',
        why: 'none, and one for documentation (RFC 9542)',
      },
      { text: 'backup-20-12-06-23-59-58.zip', why: 'a time' },
      { text: 'commit 48d705a1b2c8', why: 'a short hash' },
      { text: 'SHA1 4c:8f:a6:32:ff:0e:5b:1d:90:aa', why: 'a fingerprint is longer' },
      { text: 'uuid 65e457d6-f865-44e9-ad76-be8a2b69d641', why: 'the last group of a UUID' },
    ],
  },
};
