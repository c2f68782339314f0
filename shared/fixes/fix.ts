import type { Finding } from '../finding.ts';
import type { Identifier } from '../identifiers/identifier.ts';
import { identifierById, normalise } from '../identifiers/registry.ts';
import { sourceOf, type TextSource } from '../source.ts';
import { digitsInWords } from '../text/number-words.ts';
import { respell } from './respell.ts';
import { stillStands } from './stands.ts';
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
  if (identifier === undefined || !stillStands(document, finding, identifier)) return undefined;
  const source = sourceOf(document, finding);
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
  if (identifier.kind === 'words') return identifier.respell(source, surrogate);
  if (identifier.kind === 'anchored')
    return source.includes('%40') ? surrogate.replace('@', '%40') : surrogate;
  if (digitsInWords(source) !== undefined) return surrogate;
  return respell(source, surrogate) ?? (/[*•●＊]/.test(source) ? maskOf(identifier) : surrogate);
}
