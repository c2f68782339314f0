/** Whether what stands at a finding is what was found: a fix must not touch anything else. */
import { matchesWhole } from '../custom/custom-identifier.ts';
import type { Finding } from '../finding.ts';
import type { AnchoredIdentifier, Identifier } from '../identifiers/identifier.ts';
import { decodeSource, type TextSource } from '../source.ts';
import { foldToAscii } from '../text/characters.ts';
import { digitsInWords } from '../text/number-words.ts';

/** How far around a finding an anchored identifier may look. */
const BEFORE = 896;
const AFTER = 896;

export function stillStands(document: TextSource, finding: Finding, identifier: Identifier): boolean {
  if (finding.end > document.length) return false;
  const raw = document.slice(finding.start, finding.end);
  const source = decodeSource(raw, finding);
  if (identifier.kind === 'number') return isNumber(identifier.check, identifier.normalise, source);
  if (identifier.kind === 'custom') return matchesWhole(identifier, source);
  if (identifier.kind === 'words') return isPhrase(document, finding, identifier.normalise(source));
  if (isAnchored(identifier, source, 0, source.length, true)) return true;
  const from = Math.max(0, finding.start - BEFORE);
  const context = document.slice(from, finding.end + AFTER);
  const keyed = finding.reasons.some((reason) => reason === 'key' || reason === 'column');
  return isAnchored(identifier, context, finding.start - from, finding.end - from, keyed);
}

/**
 * Whether whole words stand there, and no mask. What makes them a name or an address can be far away, even elsewhere
 * in the document, so it is not read again.
 */
function isPhrase(document: TextSource, { start, end }: Finding, value: string): boolean {
  const before = document.slice(Math.max(0, start - 1), start + 1);
  return value !== '' && !WITHIN_WORD.test(before) && !WITHIN_WORD.test(document.slice(end - 1, end + 1));
}

/** Two letters, or two digits: a word ends where letters touch digits. */
const WITHIN_WORD = /^(?:\p{L}{2}|\p{N}{2})$/u;

/** Whether the identifier, asked at the anchors in and just before `[start, end)`, finds exactly that. */
function isAnchored(
  identifier: AnchoredIdentifier,
  text: string,
  start: number,
  end: number,
  keyed: boolean,
): boolean {
  const value = identifier.value?.(text, start, 0, text.length, keyed);
  if (value?.start === start && value.end === end) return true;
  for (let at = start; at < end; at++) {
    if (!isAnchor(identifier, text, at, start)) continue;
    const match = identifier.match(text, at, 0, text.length, keyed);
    if (match?.start === start && match.end === end) return true;
  }
  return false;
}

function isAnchor({ anchor }: AnchoredIdentifier, text: string, at: number, start: number): boolean {
  if (anchor === '@') return /[@＠%]/.test(text.charAt(at));
  return at === start || /[^\p{L}\p{N}]/u.test(text.charAt(at - 1));
}

function isNumber(
  check: (digits: readonly number[], length: number) => string,
  normalise: (spelling: string) => string,
  source: string,
): boolean {
  const folded = digitsInWords(source) ?? foldToAscii(source);
  if (/[*xX]{2}/.test(folded)) return /\d/.test(folded);
  const digits = Array.from(normalise(folded), (c) => c.charCodeAt(0) - 0x30);
  return check(digits, digits.length) !== 'never' || isMostlyDigits(folded);
}

/** A number with some letters that were read for digits. */
function isMostlyDigits(text: string): boolean {
  const letters = text.replace(/[^A-Za-z]/g, '').length;
  return letters > 0 && letters < text.replace(/\D/g, '').length;
}
