import { matchesWhole } from '../custom/custom-identifier.ts';
import { digitsOf } from '../identifiers/check-digits.ts';
import type { Identifier } from '../identifiers/identifier.ts';
import { normalise } from '../identifiers/registry.ts';
import { digitsInWords } from '../text/number-words.ts';
import { respell, respellParts } from './respell.ts';
import type { Surrogates } from './surrogates.ts';

/** A surrogate in the spelling of the source; undefined where the spelling has no place for one (hidden digits). */
export function surrogateIn(
  source: string,
  identifier: Identifier,
  surrogates: Surrogates,
  record?: string,
): string | undefined {
  const value = normalise(identifier.id, source);
  if (identifier.kind === 'custom') {
    const written = (drawn: string) => respell(source, drawn);
    return surrogates.fitting(identifier, value, written, (text) => matchesWhole(identifier, text));
  }
  const surrogate = surrogates.for(identifier.id, value, record);
  if (surrogate === undefined) return undefined;
  if (identifier.kind === 'words') return identifier.respell(source, surrogate);
  if (identifier.kind === 'anchored') {
    if (identifier.payload) return respellParts(source, value, surrogate) ?? surrogate;
    return source.includes('%40') ? surrogate.replace('@', '%40') : surrogate;
  }
  if (digitsInWords(source) !== undefined) return surrogate;
  if (HIDDEN.test(source) && identifier.check(digitsOf(value), value.length) !== 'pass') return undefined;
  return respell(source, surrogate) ?? surrogate;
}

/** Stars, or several X in a row or beyond a mark. */
const HIDDEN = /[*•●＊]|[xX][^0-9A-WYZa-wyz]{0,2}[xX]/;
