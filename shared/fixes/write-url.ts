/** Writing a replacement into a web address or the value of a query (RFC 3986, section 2.1). */
import type { Finding } from '../finding.ts';
import type { TextSource } from '../source.ts';

/** How far before a finding the web address that it is in may begin. */
const URL_LOOK = 512;

/** Whether a web address has begun, and no sign that ends one has come. */
export function isInUrl(document: TextSource, { start, syntax }: Finding): boolean {
  const before = document.slice(Math.max(0, start - URL_LOOK), start);
  const begin = before.lastIndexOf('://');
  const scheme = /(^|[^a-z])[a-z][a-z\d+.-]{0,15}$/i.exec(
    before.slice(Math.max(0, begin - 18), Math.max(0, begin)),
  );
  if (scheme === null) return false;
  // An apostrophe may stand in an address, and ends one that began behind another.
  const isQuoted = syntax !== 'markdown' && scheme[1] === "'";
  return !(isQuoted ? /[\s<>"'`|]/ : /[\s<>"`|]/).test(before.slice(begin));
}

/** What a web address cannot hold, or what the text around it would read as its own syntax (RFC 3986, section 2.1). */
export function percentEncoded(text: string): string {
  return wellFormed(text).replace(/[^\w.~:/?#[\]@!$&()+,;=%-]/gu, encodedSign);
}

function encodedSign(sign: string): string {
  return encodeURIComponent(sign).replace(/['*]/g, hexadecimal);
}

function hexadecimal(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** Without halves of a surrogate pair, which stand for nothing. */
function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}

/**
 * Nothing in it may end the value or be decoded anew; the brackets of a mask stay, to be read. What the source encodes, as
 * a dash that is written `%2D`, and how it writes spaces, is kept.
 */
export function inUrlValue(document: TextSource, { start, end }: Finding, replacement: string): string {
  const raw = document.slice(start, end);
  const encoded = new Set(
    raw.match(/%[2-7][\da-f]/gi)?.map((it) => String.fromCharCode(Number(`0x${it.slice(1)}`))),
  );
  const space = raw.includes('+') ? '+' : '%20';
  return Array.from(wellFormed(replacement), (sign) => {
    if (sign === ' ') return space;
    if (encoded.has(sign)) return hexadecimal(sign);
    return '[]'.includes(sign) ? sign : encodedSign(sign);
  }).join('');
}
