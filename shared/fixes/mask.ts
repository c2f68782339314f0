/** What is written in the place of a value that is hidden. */

import { inEnglish } from '../identifiers/english-labels.ts';
import type { Identifier, Locale } from '../identifiers/identifier.ts';
import { CLASS, DIGIT, LETTER, STAR } from '../text/characters.ts';
import { digitsInWords } from '../text/number-words.ts';

/**
 * How a value is hidden, from what shows most to what shows least:
 * - `partial`: some places stay, in the manner that is public by rule (`***.456.789-**`);
 * - `shape`: stars for letters and digits, the punctuation stays (`***.***.***-**`);
 * - `stars`: as many stars for every value;
 * - `label`: the type in brackets (`[CPF]`).
 *
 * Where a value has no such form, it gets the next that shows less, and never one that shows more.
 */
export const MASK_STYLES = ['partial', 'shape', 'stars', 'label'] as const;
export type MaskStyle = (typeof MASK_STYLES)[number];

/** Styles by type; `*` for every type that is not named. */
export type MaskStyles = Readonly<Record<string, MaskStyle>>;

/** The style of a type: its own, that of `*`, or a label. */
export function maskStyleOf(styles: MaskStyles, type: string): MaskStyle {
  const own = Object.hasOwn(styles, type) ? styles[type] : undefined;
  return own ?? (Object.hasOwn(styles, '*') ? styles['*'] : undefined) ?? 'label';
}

const STARS = '****';

/**
 * @param source what is hidden, its escapes decoded
 * @param locale the language of labels
 */
export function maskOf(
  identifier: Identifier,
  source: string,
  style: MaskStyle,
  locale: Locale = 'pt-BR',
): string {
  const partial = style === 'partial' ? partialOf(identifier, source) : undefined;
  if (partial !== undefined) return partial;
  if ((style === 'partial' || style === 'shape') && hasShape(identifier, source)) return shapeOf(source);
  return style === 'label' ? labelOf(identifier, locale) : STARS;
}

/** The label mask of an identifier: `[CPF]`. */
export function labelOf({ id, mask }: Identifier, locale: Locale = 'pt-BR'): string {
  return `[${locale === 'en' ? inEnglish(id, mask) : mask}]`;
}

/** Whether the shape shows nothing but the type: that of a secret shows its signs, that of words their lengths. */
function hasShape(identifier: Identifier, source: string): boolean {
  if (identifier.kind === 'words') return identifier.wakes !== 0 && !WORDS_ALONE.has(identifier.id);
  return !SHAPELESS.has(identifier.id) && digitsInWords(source) === undefined;
}

/** Their signs are part of what is secret, or their lengths are checked. */
const SHAPELESS: ReadonlySet<string> = new Set(['secret', 'pix-key']);
/** A shape in which words go on standing as words would say what was hidden. */
const WORDS_ALONE: ReadonlySet<string> = new Set(['relation']);

/** Letters and digits become stars, and whatever is no common punctuation; accents go with their letters. */
function shapeOf(source: string): string {
  return source.replace(/\p{M}|\p{Cf}/gu, '').replace(/[^\s.\-/()+:@,\p{Pd}]/gu, '*');
}

/** The places that its form shows, aligned to the right; undefined where the spelling is not as long, or hides some. */
function partialOf(identifier: Identifier, source: string): string | undefined {
  const form = identifier.kind === 'number' ? identifier.publicForm : undefined;
  if (form === undefined) return undefined;
  const kinds = Array.from(source, (character) => CLASS[character.charCodeAt(0)]!);
  if (kinds.some((kind) => kind === STAR || kind === LETTER)) return undefined;
  let place = form.length - kinds.filter((kind) => kind === DIGIT).length;
  if (place !== 0) return undefined;
  return Array.from(source, (character, i) => {
    if (kinds[i] !== DIGIT) return shapeOf(character);
    return form[place++] === 'd' ? character : '*';
  }).join('');
}
