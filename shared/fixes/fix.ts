import { CustomIdentifiers } from '../custom/custom-identifier.ts';
import type { Finding } from '../finding.ts';
import type { Identifier, Locale } from '../identifiers/identifier.ts';
import { normalise } from '../identifiers/registry.ts';
import { decodeSource, sourceOf, type TextSource } from '../source.ts';
import { digitsInWords } from '../text/number-words.ts';
import { cepBeside } from './coarse-address.ts';
import { type Coarseness, generalised } from './generalise.ts';
import { labelOf, type MaskStyle, maskOf } from './mask.ts';
import { surrogateIn } from './spelled-surrogate.ts';
import { standingAt } from './stands.ts';
import type { Surrogates } from './surrogates.ts';
import { restOfValue, written } from './write.ts';

/**
 * Replace the source's `[start, end)` (UTF-16, half open) by `text`. Where a value must get quotes all of it is replaced, more
 * than what was found in it.
 */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The canonical value of the surrogate, or of the coarser form that is still one of its type: what a scan finds there. */
  readonly surrogate?: string;
}

/** What to put in the place of a finding. */
export type Fix = Replacement & {
  /** The config's own identifiers. */
  readonly custom?: CustomIdentifiers;
};

type Replacement =
  | {
      readonly kind: 'mask';
      /** Default `label`. */
      readonly style?: MaskStyle;
      /** The language of labels; default Portuguese. */
      readonly locale?: Locale;
    }
  | {
      readonly kind: 'surrogate';
      readonly surrogates: Surrogates;
      /** The record or document that the finding belongs to: its dates are all moved by the same days. */
      readonly record?: string;
    }
  | ({ readonly kind: 'generalise' } & Coarseness);

/**
 * The edit that fixes a finding. The source is read again: where an identifier of that type does not stand at the
 * finding any more, there is no edit. A value that has no coarser form, or no surrogate in its spelling, is masked by
 * its label; so is one beside a number, where stars would be read as that number's digits, and one whose span took in
 * the characters of another.
 */
export function fixFinding(document: TextSource, finding: Finding, fix: Fix): Edit | undefined {
  const identifier = (fix.custom ?? CustomIdentifiers.none).find(finding.type);
  const standing = identifier && standingAt(document, finding, identifier);
  if (identifier === undefined || standing === undefined) return undefined;
  const key = keyIn(document, finding);
  const value = { ...finding, start: finding.start + key.length };
  const rest = restOfValue(document, value);
  const edit = (made: string) => ({
    start: value.start,
    end: value.end + rest.length,
    text: written(document, value, made + rest),
  });
  const label = () => edit(labelOf(identifier));
  if (standing === 'part') return label();
  if (fix.kind === 'surrogate') {
    const source = sourceOf(document, finding);
    const made = surrogateIn(source, identifier, fix.surrogates, fix.record);
    if (made === undefined || !made.startsWith(key) || joinsNumber(document, finding, source, made))
      return label();
    return { ...edit(made.slice(key.length)), surrogate: normalise(identifier.id, made) };
  }
  const source = sourceOf(document, value);
  const isMisread = fix.kind === 'mask' && isBesideNumber(document, value);
  const chosen = isMisread ? { ...fix, style: 'label' as const } : withCep(document, finding, fix);
  const made = replacementOf(identifier, source, chosen);
  if (made === undefined || joinsNumber(document, value, source, made)) return label();
  const isStill = fix.kind === 'generalise' && fix.precision !== undefined && isCoarsened(identifier);
  const coarse = isStill ? normalise(identifier.id, made) : '';
  return coarse === '' ? edit(made) : { ...edit(made), surrogate: coarse };
}

/** What a finding that begins with its own key (`CRM="…"`) begins with: the key of the document stays one. */
const KEY = /^[\w.-]{1,40}["']?\s{0,3}=\s{0,3}["']?/;
const QUOTED_KEY = /^[\w.-]{1,40}["']\s{0,3}:\s{0,3}["']?/;
const PLAIN_KEY = /^[\w.-]{1,40}:\s{1,3}["']?/;

function keyIn(document: TextSource, { type, start, end, syntax }: Finding): string {
  if (type !== 'professional-id') return '';
  const raw = document.slice(start, end);
  const key = KEY.exec(raw) ?? QUOTED_KEY.exec(raw) ?? (syntax === 'yaml' ? PLAIN_KEY.exec(raw) : null);
  return key?.[0] ?? '';
}

/** An address whose region is wanted may have its CEP beside it. */
function withCep<F extends Fix>(document: TextSource, finding: Finding, fix: F): F {
  if (fix.kind !== 'generalise' || fix.precision !== 'cep' || finding.type !== 'address') return fix;
  return { ...fix, cep: cepBeside(document, finding) };
}

/** Whether what is coarser may be one of the type still: the month of a date, the neighbourhood of an address. */
function isCoarsened({ id }: Identifier): boolean {
  return id === 'birth-date' || id === 'date' || id === 'address';
}

/** So far around a finding a number may go on, in UTF-16 units: a word of one and what parts it from the next. */
const BESIDE = 24;
/** A character is written with so many at most, as `&#x00e9;` or `%20`. */
const LONGEST_ESCAPE = 8;

/** Whether stars there could be read as hidden digits of a number beside them. */
function isBesideNumber(document: TextSource, finding: Finding): boolean {
  return hasNumberBefore(document, finding) || hasNumberBehind(document, finding);
}

function hasNumberBefore(document: TextSource, finding: Finding): boolean {
  const from = Math.max(0, finding.start - BESIDE * LONGEST_ESCAPE);
  const before = decoded(document.slice(from, finding.start), finding).slice(-BESIDE);
  return isOfNumber(/([\p{Nd}*]|\p{L}+)[ ./\u2060-]{0,6}$/u.exec(before)?.[1]);
}

function hasNumberBehind(document: TextSource, finding: Finding): boolean {
  const behind = document.slice(finding.end, finding.end + BESIDE * LONGEST_ESCAPE);
  const beside = decoded(behind, finding).slice(0, BESIDE);
  return isOfNumber(/^[ ./\u2060-]{0,6}([\p{Nd}*]|\p{L}+)/u.exec(beside)?.[1]);
}

function decoded(text: string, finding: Finding): string {
  return decodeSource(text, finding).replaceAll('%20', ' ');
}

/** A digit, a star, or a word of a number, in whose place a coarser form may write digits. */
function isOfNumber(beside: string | undefined): boolean {
  return beside !== undefined && (!/^\p{L}/u.test(beside) || digitsInWords(beside) !== undefined);
}

/** Whether digits stand beside a number where words did, as those of a date. */
function joinsNumber(document: TextSource, finding: Finding, source: string, replacement: string): boolean {
  const begins = (text: string) => /^[\p{Nd}*]/u.test(text);
  const ends = (text: string) => /[\p{Nd}*]$/u.test(text);
  return (
    (begins(replacement) && !begins(source) && hasNumberBefore(document, finding)) ||
    (ends(replacement) && !ends(source) && hasNumberBehind(document, finding))
  );
}

function replacementOf(
  identifier: Identifier,
  source: string,
  fix: Exclude<Fix, { kind: 'surrogate' }>,
): string | undefined {
  return fix.kind === 'mask'
    ? maskOf(identifier, source, fix.style ?? 'label', fix.locale)
    : generalised(identifier.id, source, fix);
}
