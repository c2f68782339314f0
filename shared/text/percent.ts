/** Percent-encoding (RFC 3986, section 2.1), as it is read: one byte of UTF-8 or an older encoding to `%` and two digits. */

const PERCENT = 0x25;
const LENGTH = 3;
const FIRST_LETTER_OF_LATIN_1 = 0xc0;
/** As many bytes as a character of UTF-8 has. */
const CHARACTER = /^(?:%[\da-f]{2}){1,4}/i;
const LONGEST_CHARACTER = 12;

/** The byte that is encoded at `at`, within `[at, end)`; −1 where none is. From 128 on it is part of a character. */
export function percentByte(text: string, at: number, end: number): number {
  if (text.charCodeAt(at) !== PERCENT || at + LENGTH > end) return -1;
  const high = digitOf(text.charCodeAt(at + 1));
  const low = digitOf(text.charCodeAt(at + 2));
  return high < 0 || low < 0 ? -1 : high * 16 + low;
}

/** The value of a hexadecimal digit, or −1. */
function digitOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x61 + 10 : -1;
}

/** Whether a URL's percent-encoded ASCII character (`%20` to `%7E`) stands at `at`. */
export function isPercentEncoded(text: string, at: number): boolean {
  const byte = percentByte(text, at, text.length);
  return byte >= 0x20 && byte < 0x80;
}

/** The end of the encoded character of ASCII or Latin-1 at `at` (`%2F`, `%C3%A9`); `at` where none stands within `[at, end)`. */
export function encodedEnd(text: string, at: number, end: number): number {
  const byte = percentByte(text, at, end);
  if (byte >= 0x20 && byte < 0x80) return at + LENGTH;
  if (byte !== 0xc2 && byte !== 0xc3) return at;
  const next = percentByte(text, at + LENGTH, end);
  return next >= 0x80 && next < 0xc0 ? at + 2 * LENGTH : at;
}

/** The code of the character that `encodedEnd` found in `[at, end)`. */
export function encodedCode(text: string, at: number, end: number): number {
  const last = percentByte(text, end - LENGTH, end);
  return end - at > LENGTH && percentByte(text, at, end) === 0xc3 ? last + 0x40 : last;
}

/**
 * The character that is encoded at `at`, within `[at, end)`, and how many UTF-16 units that takes. What is no UTF-8 is read
 * as a letter of Latin-1, as older systems write it; undefined where it is none either.
 */
export function encodedCharacter(
  text: string,
  at: number,
  end: number,
): [decoded: string, size: number] | undefined {
  const source = text.slice(at, Math.min(end, at + LONGEST_CHARACTER));
  const bytes = CHARACTER.exec(source)?.[0].length ?? 0;
  for (let size = LENGTH; size <= bytes; size += LENGTH) {
    const decoded = percentDecoded(source.slice(0, size));
    if (decoded !== undefined) return [decoded, size];
  }
  const byte = percentByte(text, at, end);
  return byte >= FIRST_LETTER_OF_LATIN_1 ? [String.fromCharCode(byte), LENGTH] : undefined;
}

/** A text decoded; undefined where something in it is no UTF-8. */
export function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
