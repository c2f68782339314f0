/**
 * The inside of a JSON string (RFC 8259, section 7), decoded with a map back to the source; with the escapes of JSON5, YAML
 * and TOML, which it does not have.
 */
export interface DecodedString {
  readonly text: string;
  /** The source offset of each code unit of `text`, and of its end. */
  readonly offsets: Int32Array;
}

const BACKSLASH = 0x5c;

const SIMPLE: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  ' ': ' ',
};
/** What stands behind a backslash before so many hexadecimal digits. */
const HEX: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

/**
 * Decodes `source[lo, hi)`. An escape that is cut short or unknown stands for itself, so that no character is lost.
 */
export function decodeString(source: string, lo: number, hi: number): DecodedString {
  const offsets = new Int32Array(hi - lo + 1);
  const parts: string[] = [];
  let length = 0;
  let i = lo;
  while (i < hi) {
    // Not `indexOf`: behind the last escape it would search to the end of the source.
    let plainEnd = i;
    while (plainEnd < hi && source.charCodeAt(plainEnd) !== BACKSLASH) plainEnd++;
    if (plainEnd > i) {
      parts.push(source.slice(i, plainEnd));
      for (; i < plainEnd; i++) offsets[length++] = i;
    } else {
      const [decoded, size] = decodeEscape(source, i, hi);
      parts.push(decoded);
      for (let unit = 0; unit < decoded.length; unit++) offsets[length++] = i;
      i += size;
    }
  }
  offsets[length] = hi;
  return { text: parts.join(''), offsets: offsets.subarray(0, length + 1) };
}

/** One escape at `at`: the code units it stands for and how many it takes. */
function decodeEscape(source: string, at: number, hi: number): [decoded: string, size: number] {
  const next = at + 1 < hi ? source[at + 1]! : '';
  const simple = SIMPLE[next];
  if (simple !== undefined) return [simple, 2];
  const digits = HEX[next] ?? 0;
  const hex = at + 2 + digits <= hi ? source.slice(at + 2, at + 2 + digits) : '';
  if (!/^[0-9a-fA-F]+$/.test(hex)) return ['\\', 1];
  const code = Number.parseInt(hex, 16);
  return code > 0x10ffff ? ['\\', 1] : [String.fromCodePoint(code), 2 + digits];
}
