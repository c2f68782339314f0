import { CLASS, DIGIT, foldLetter, isUpperCase, LETTER, STAR } from '../text/characters.ts';

/**
 * Writes a canonical value in the spelling of another: same punctuation, same case.
 * @param source a found text
 * @param value a canonical value, of the source's length or shorter by what `source` has in front (a country code)
 * @returns undefined where the value does not fit the spelling (hidden digits, lost zeros)
 */
export function respell(source: string, value: string): string | undefined {
  let places = 0;
  for (let i = 0; i < source.length; i++) {
    const kind = CLASS[source.charCodeAt(i)]!;
    if (kind === STAR) return undefined;
    if (kind === DIGIT || kind === LETTER) places++;
  }
  const kept = places - value.length;
  if (kept < 0) return undefined;
  let place = 0;
  let result = '';
  for (const character of source) {
    const code = character.charCodeAt(0);
    const kind = CLASS[code]!;
    if (kind !== DIGIT && kind !== LETTER) result += character;
    else if (place++ < kept) result += character;
    else result += inCaseOf(code, value[place - 1 - kept] ?? '');
  }
  return result;
}

function inCaseOf(code: number, character: string): string {
  const lower = CLASS[code] === LETTER && !isUpperCase(code) && foldLetter(code) === code;
  return lower ? character.toLowerCase() : character;
}
