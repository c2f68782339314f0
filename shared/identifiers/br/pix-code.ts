/** Pix payment codes (BR Code): their fields, and other codes like them. */
import { drawLike } from '../canonical.ts';
import type { Dice, Pseudonyms } from '../identifier.ts';

/** The template of a Pix account: its first field says whose template it is. */
const ACCOUNT = /^0014br\.gov\.bcb\.pix/i;
const ACCOUNT_TAGS = /^(?:2[6-9]|3\d|4\d|5[01])$/;
const CHECKSUM = '63';
/** A length has two digits. */
const LONGEST_FIELD = 99;

/** A random key. */
export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

interface Field {
  readonly tag: string;
  readonly value: string;
}

/** The fields of a code or a template: tag, length, value. What is not well formed ends them. */
function fieldsOf(code: string): Field[] {
  const fields: Field[] = [];
  for (let i = 0; i + 4 <= code.length; ) {
    const head = code.slice(i, i + 4);
    const length = Number(head.slice(2));
    if (!/^\d{4}$/.test(head) || i + 4 + length > code.length) break;
    fields.push({ tag: head.slice(0, 2), value: code.slice(i + 4, i + 4 + length) });
    i += 4 + length;
    if (head.startsWith(CHECKSUM)) break;
  }
  return fields;
}

function written(fields: readonly Field[]): string {
  return fields.map(({ tag, value }) => tag + String(value.length).padStart(2, '0') + value).join('');
}

/**
 * Where a payment code ends: by the lengths of its fields, or where these are damaged (or count the bytes of
 * accented letters) at something that looks like a checksum, or at the next space.
 */
export function codeLength(code: string): number {
  const fields = fieldsOf(code);
  if (fields.at(-1)?.tag === CHECKSUM) return written(fields).length;
  const checksum = /6304[0-9A-Fa-f]{4}/.exec(code);
  if (checksum !== null) return checksum.index + checksum[0].length;
  return Math.max(written(fields).length, /^\S*/.exec(code)?.[0].length ?? 0);
}

export function isPix(code: string): boolean {
  const fields = fieldsOf(code);
  if (fields.some(({ tag, value }) => ACCOUNT_TAGS.test(tag) && ACCOUNT.test(value))) return true;
  return fields.length < 3 && /^.{0,24}0014br\.gov\.bcb\.pix/i.test(code);
}

/** CRC-16/CCITT-FALSE of the code's bytes, as the code ends in it. */
export function checksumOf(code: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(code)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

export function drawUuid(dice: Dice): string {
  let drawn = '';
  for (let i = 0; i < 32; i++) drawn += dice.roll(16).toString(16);
  const version = `4${drawn.slice(13, 16)}`;
  const variant = '89ab'[dice.roll(4)] + drawn.slice(17, 20);
  return [drawn.slice(0, 8), drawn.slice(8, 12), version, variant, drawn.slice(20)].join('-');
}

/** What identifies somebody in a code: the account, the merchant's name and city, and free fields. */
const PERSONAL = /^(?:2[6-9]|[34]\d|5[019]|6[0-2]|[89]\d)$/;

/** The field with the name of who is paid, of so many characters at most. */
const NAME = '59';
const LONGEST_NAME = 25;

const ESCAPE = /%[0-9A-F]{2}/i;

/** Makes a value of a field another one. */
type Draw = (value: string) => string;

/**
 * The same code with other values in the fields of persons, and with their lengths and its checksum.
 * @returns empty for a damaged code, of which not every field can be read, and for one with the escapes of a web address
 */
export function drawCode(code: string, dice: Dice, pseudonyms: Pseudonyms | undefined): string {
  const fields = fieldsOf(code);
  if (fields.at(-1)?.tag !== CHECKSUM || written(fields) !== code || ESCAPE.test(code)) return '';
  const draw: Draw = (value) => drawKey(value, dice, pseudonyms);
  const drawn = fields.slice(0, -1).map(({ tag, value }) => {
    if (!PERSONAL.test(tag)) return { tag, value };
    if (tag === NAME) return { tag, value: drawName(value, pseudonyms) ?? draw(value) };
    if (!ACCOUNT.test(value)) return { tag, value: drawFields(value, draw) };
    return { tag, value: value.slice(0, 18) + drawFields(value.slice(18), draw) };
  });
  const body = `${written(drawn)}${CHECKSUM}04`;
  const other = body + checksumOf(body);
  return other === code || drawn.some(({ value }) => value.length > LONGEST_FIELD) ? '' : other;
}

/** Without words in the middle where there is no room for all. */
function drawName(value: string, pseudonyms: Pseudonyms | undefined): string | undefined {
  const words = pseudonyms?.surrogateIn?.(value, 'name')?.split(' ');
  while (words && words.length > 2 && words.join(' ').length > LONGEST_NAME) words.splice(-2, 1);
  return words?.join(' ');
}

/** What a key is found as by itself. */
function typeOfKey(key: string): string | undefined {
  if (UUID.test(key)) return 'pix-key';
  if (/^\d{11}$/.test(key)) return 'cpf';
  if (/^[0-9A-Z]{12}\d\d$/.test(key)) return 'cnpj';
  if (/^\+55\d{10,11}$/.test(key)) return 'phone';
  return /^[^@\s]+@[^@\s]+$/.test(key) ? 'email' : undefined;
}

/** A key or any other value: the key has the surrogate that it has elsewhere, a host ends in a reserved name. */
function drawKey(value: string, dice: Dice, pseudonyms: Pseudonyms | undefined): string {
  const type = typeOfKey(value);
  const known = type && pseudonyms?.surrogateIn?.(value, type);
  if (known !== undefined && known !== '') return known;
  if (type === 'pix-key') return drawUuid(dice);
  if (value.startsWith('+55')) return `+55${drawLike(value.slice(3), dice)}`;
  const drawn = drawLike(value, dice);
  const host = value.split('/', 1)[0]?.length ?? 0;
  return value.includes('.') && host > 5 ? `${drawn.slice(0, host - 5)}.test${drawn.slice(host)}` : drawn;
}

/** A template's fields drawn one by one; what is no template as it stands. */
function drawFields(value: string, draw: Draw): string {
  const fields = fieldsOf(value);
  if (written(fields) !== value || value === '') return draw(value);
  return written(fields.map(({ tag, value: inner }) => ({ tag, value: draw(inner) })));
}
