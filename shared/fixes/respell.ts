import { CLASS, DIGIT, foldLetter, foldToAscii, isUpperCase, LETTER, STAR } from '../text/characters.ts';

/** A mark that a web address writes as an escape, or one character. */
const PLACE = /%[2-7][0-9A-Fa-f]|[\s\S]/gu;

/**
 * Writes a canonical value in the spelling of another: same punctuation, same case.
 * @param source a found text
 * @param value a canonical value, of the source's length or shorter by what `source` has in front (a country code)
 * @returns undefined where the value does not fit the spelling (hidden digits, lost zeros)
 */
export function respell(source: string, value: string): string | undefined {
  const characters = source.match(PLACE) ?? [];
  if (characters.some((character) => classOf(character) === STAR)) return undefined;
  const kept = characters.filter(isPlace).length - value.length;
  if (kept < 0) return undefined;
  let place = 0;
  return characters
    .map((character) => {
      if (!isPlace(character) || place++ < kept) return character;
      return inCaseOf(character, value[place - 1 - kept] ?? '');
    })
    .join('');
}

/**
 * Writes a canonical value in the spelling of a source that holds more than the value (`48201 série 0012`), or its parts in
 * another order.
 * @param source a found text
 * @param from its canonical value
 * @param to the value that is written, of the same parts: runs of letters and digits with the same signs between them
 * @returns undefined where a part of `from` is not found in the source
 */
export function respellParts(source: string, from: string, to: string): string | undefined {
  const characters = source.match(PLACE) ?? [];
  const places = characters.flatMap((character, i) => (isPlace(character) ? [i] : []));
  const spelled = places.map((i) => foldToAscii(characters[i] ?? '').toLowerCase()).join('');
  if (spelled.length !== places.length) return undefined;
  const parts = from.toLowerCase().match(PARTS) ?? [];
  const others = to.match(PARTS) ?? [];
  if (parts.length !== others.length) return undefined;
  const isUpper = isInCapitals(source);
  let after = 0;
  for (const [i, part] of parts.entries()) {
    const other = others[i] ?? '';
    let at = spelled.indexOf(part, after);
    if (at < 0) at = spelled.indexOf(part);
    if (at < 0) return undefined;
    after = at + part.length;
    if (other.toLowerCase() === part) continue;
    for (let k = 0; k < part.length; k++) {
      const place = places[at + k] ?? 0;
      // What is longer or shorter stands where the part begins.
      const written = other.length === part.length ? (other[k] ?? '') : k === 0 ? other : '';
      const cased = isUpper === undefined ? written : isUpper ? written.toUpperCase() : written.toLowerCase();
      characters[place] = inCaseOf(characters[place] ?? '', cased);
    }
  }
  return characters.join('');
}

/** So far behind the printable ASCII characters stand their copies of full width. */
const FULL_WIDTH = 0xfee0;
const PARTS = /[0-9A-Za-z]+/g;

/** Whether all letters are capitals or none is; undefined where there are none, or both. */
function isInCapitals(text: string): boolean | undefined {
  const letters = text.match(/\p{L}/gu)?.join('') ?? '';
  if (letters === '' || (letters !== letters.toUpperCase() && letters !== letters.toLowerCase()))
    return undefined;
  return letters === letters.toUpperCase();
}

function classOf(character: string): number {
  return CLASS[character.charCodeAt(0)] ?? 0;
}

function isPlace(character: string): boolean {
  const kind = classOf(character);
  return kind === DIGIT || kind === LETTER;
}

/** In the case and width of a character. */
function inCaseOf(source: string, character: string): string {
  const code = source.charCodeAt(0);
  if (character !== '' && code > FULL_WIDTH && code < FULL_WIDTH + 0x7f)
    return String.fromCharCode(character.charCodeAt(0) + FULL_WIDTH);
  const lower = CLASS[code] === LETTER && !isUpperCase(code) && foldLetter(code) === code;
  return lower ? character.toLowerCase() : character;
}
