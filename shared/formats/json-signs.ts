/** What the characters of JSON are outside of strings. */
import { CLASS, DIGIT } from '../text/characters.ts';

/** A sign that parts or holds values. @param code UTF-16 */
export function isStructural(code: number): boolean {
  return (
    code === 0x2c ||
    code === 0x3a ||
    code === 0x22 ||
    code === 0x5b ||
    code === 0x5d ||
    code === 0x7b ||
    code === 0x7d
  );
}

/** A digit or the sign of a number. @param code UTF-16 */
export function isNumberStart(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || code === 0x2d;
}

/** A space or a tab. @param code UTF-16 */
export function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x09;
}

/** Whether `[start, end)` is a number as RFC 8259 writes it, with zeros before it too. */
export function isNumber(text: string, start: number, end: number): boolean {
  if (end - start > 64 || !isNumberStart(text.charCodeAt(start))) return false;
  return /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text.slice(start, end));
}

/** Whether a digit stands in `[start, end)`. */
export function hasDigit(text: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (CLASS[text.charCodeAt(i)] === DIGIT) return true;
  return false;
}
