/** The inside of a JSON string, decoded with a map back to the source (RFC 8259, section 7). */
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
};

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
      offsets[length++] = i;
      i += size;
    }
  }
  offsets[length] = hi;
  return { text: parts.join(''), offsets: offsets.subarray(0, length + 1) };
}

/** One escape at `at`: the code unit it stands for and how many it takes. */
function decodeEscape(source: string, at: number, hi: number): [decoded: string, size: number] {
  const next = at + 1 < hi ? source[at + 1]! : '';
  const simple = SIMPLE[next];
  if (simple !== undefined) return [simple, 2];
  const hex = next === 'u' && at + 6 <= hi ? source.slice(at + 2, at + 6) : '';
  if (/^[0-9a-fA-F]{4}$/.test(hex)) return [String.fromCharCode(Number.parseInt(hex, 16)), 6];
  return ['\\', 1];
}
