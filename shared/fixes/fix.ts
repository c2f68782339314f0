import type { Finding } from '../finding.ts';
import type { Identifier } from '../identifiers/identifier.ts';
import { identifierById, normalise } from '../identifiers/registry.ts';
import { sourceOf, type TextSource } from '../source.ts';
import { foldToAscii } from '../text/characters.ts';
import { digitsInWords } from '../text/number-words.ts';
import { respell } from './respell.ts';
import type { Surrogates } from './surrogates.ts';
import { written } from './write.ts';

/** Replace the source's `[start, end)` (UTF-16, half open) by `text`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What to put in the place of a finding. */
export type Fix = { readonly kind: 'mask' } | { readonly kind: 'surrogate'; readonly surrogates: Surrogates };

/**
 * The edit that fixes a finding. The source is read again: where an identifier of that type does not stand at the
 * finding any more, there is no edit.
 */
export function fixFinding(document: TextSource, finding: Finding, fix: Fix): Edit | undefined {
  const identifier = identifierById(finding.type);
  if (identifier === undefined || finding.end > document.length) return undefined;
  const source = sourceOf(document, finding);
  if (!standsAs(identifier, source)) return undefined;
  const replacement =
    fix.kind === 'mask' ? maskOf(identifier) : surrogateOf(identifier, source, fix.surrogates);
  return { start: finding.start, end: finding.end, text: written(document, finding, replacement) };
}

/** The label mask of an identifier: `[CPF]`. */
export function maskOf(identifier: Identifier): string {
  return `[${identifier.mask}]`;
}

/** A surrogate in the spelling of the source; the mask where the spelling has no place for one (hidden digits). */
function surrogateOf(identifier: Identifier, source: string, surrogates: Surrogates): string {
  const value = normalise(identifier.id, source);
  const surrogate = surrogates.for(identifier.id, value);
  if (surrogate === undefined) return maskOf(identifier);
  if (identifier.kind === 'anchored')
    return source.includes('%40') ? surrogate.replace('@', '%40') : surrogate;
  if (digitsInWords(source) !== undefined) return surrogate;
  return respell(source, surrogate) ?? (/[*•●＊]/.test(source) ? maskOf(identifier) : surrogate);
}

/** Whether a text reads as an identifier of this kind: a fix must not touch anything else. */
function standsAs(identifier: Identifier, source: string): boolean {
  if (identifier.kind === 'anchored') {
    const at = source.search(/[@＠%]/);
    const match = at < 0 ? undefined : identifier.match(source, at, 0, source.length);
    return match?.start === 0 && match.end === source.length;
  }
  const folded = digitsInWords(source) ?? foldToAscii(source);
  if (folded.includes('*')) return /\d/.test(folded);
  const value = identifier.normalise(folded);
  const digits = Array.from(value, (c) => c.charCodeAt(0) - 0x30);
  return identifier.check(digits, digits.length) !== 'never' || isMostlyDigits(folded);
}

/** A number with some letters that were read for digits. */
function isMostlyDigits(text: string): boolean {
  const letters = text.replace(/[^A-Za-z]/g, '').length;
  return letters > 0 && letters < text.replace(/\D/g, '').length;
}
