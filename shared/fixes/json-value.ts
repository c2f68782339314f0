/**
 * JSON that stands where no format of JSON is read: in a log, a script, a cell, a string. A number in it that is replaced
 * by something else must become a string, in the quotes that its key has.
 */
import type { Finding } from '../finding.ts';
import type { TextSource } from '../source.ts';

/** A key and a list that has begun under it stand so near, in UTF-16 units. */
const NEAR = 256;
/** The quotes of a key, as a string, a cell or an attribute has them, and up to here nothing but numbers under it. */
const KEY = /(\\{0,7}["']|""|&quot;|&#34;)[^"'\\&:{}\r\n]{1,64}\1\s{0,3}:\s{0,3}(?:\[[\d\s,.eE+-]{0,150})?$/;
const ENDS_VALUE = /^\s{0,8}(?:[,}\]]|\\[nr]|$)/;
const NUMBER = /^\d+(?:\.\d+)?$/;
const NUMBER_IN_JSON = /^(?:0|[1-9]\d*)$/;

/** The quotes that a replacement must get; empty where it needs none. */
export function quotesOfNumber(document: TextSource, { start, end }: Finding, replacement: string): string {
  if (NUMBER_IN_JSON.test(replacement) || !NUMBER.test(document.slice(start, end))) return '';
  const key = KEY.exec(document.slice(Math.max(0, start - NEAR), start));
  if (key === null || !ENDS_VALUE.test(document.slice(end, end + 16))) return '';
  return key[1] ?? '';
}
