/** Whether what stands at a finding is what was found: a fix must not touch anything else. */
import { matchesWhole } from '../custom/custom-identifier.ts';
import type { Finding } from '../finding.ts';
import { digitsOf } from '../identifiers/check-digits.ts';
import type { AnchoredIdentifier, Identifier, NumberIdentifier } from '../identifiers/identifier.ts';
import { normalise } from '../identifiers/registry.ts';
import { decodeSource, type TextSource } from '../source.ts';
import { CLASS, DIGIT, foldToAscii, LETTER } from '../text/characters.ts';
import { digitsInWords } from '../text/number-words.ts';
import type { Span } from '../text/span.ts';

/** How far around a finding an anchored identifier may look. */
const BEFORE = 896;
const AFTER = 896;

/** How much of a finding's span the identifier is: all of it, or a part, the rest being of another one that it beat. */
export type Standing = 'whole' | 'part';

/** @returns undefined where no such identifier stands there any more */
export function standingAt(
  document: TextSource,
  finding: Finding,
  identifier: Identifier,
): Standing | undefined {
  if (finding.end > document.length) return undefined;
  const raw = document.slice(finding.start, finding.end);
  const source = decodeSource(raw, finding);
  if (identifier.kind === 'words' || finding.reasons.includes('elsewhere'))
    return isPhrase(document, finding, normalise(identifier.id, source)) ? 'whole' : undefined;
  if (identifier.kind === 'custom') return standingIn(source, (piece) => matchesWhole(identifier, piece));
  if (identifier.kind === 'number') return standingIn(source, (piece) => isNumber(identifier, piece));
  const alone = anchoredIn(identifier, { text: source, start: 0, end: source.length, keyed: true });
  if (alone === 'whole') return alone;
  const before = decodeSource(document.slice(Math.max(0, finding.start - BEFORE), finding.start), finding);
  const behind = decodeSource(document.slice(finding.end, finding.end + AFTER), finding);
  const keyed = finding.reasons.some((reason) => reason === 'key' || reason === 'column');
  const start = before.length;
  const text = before + source + behind;
  return anchoredIn(identifier, { text, start, end: start + source.length, keyed }) ?? alone;
}

/** More pieces than any number has. */
const MOST_PIECES = 16;

/** Whether a text is such an identifier, or holds one among the pieces that spaces and other signs part it into. */
function standingIn(source: string, is: (piece: string) => boolean): Standing | undefined {
  if (is(source)) return 'whole';
  // The digits of `%20` are of no piece.
  const plain = source.replace(/%[\dA-F]{2}/gi, '   ');
  const pieces = [...plain.matchAll(/[\p{L}\p{N}*]+/gu)].slice(0, MOST_PIECES);
  for (const first of pieces) {
    for (const last of pieces) {
      if (last.index >= first.index && is(source.slice(first.index, last.index + last[0].length)))
        return 'part';
    }
  }
  return undefined;
}

/**
 * Whether whole words stand there, and no mask. What makes them a name or an address can be far away, even elsewhere
 * in the document, so it is not read again.
 */
function isPhrase(document: TextSource, finding: Finding, value: string): boolean {
  const { start, end } = finding;
  // The figures and letters of an encoded character (`%20`, `\\n`) are none beside it.
  const before = decodeSource(document.slice(Math.max(0, start - LONGEST_ENCODED), start), finding).slice(-1);
  const behind = decodeSource(document.slice(end, end + LONGEST_ENCODED), finding).slice(0, 1);
  const isWithin =
    isWithinWord(before + document.slice(start, start + 1)) ||
    isWithinWord(document.slice(end - 1, end) + behind);
  return value !== '' && !isWithin;
}

const LONGEST_ENCODED = 12;

/** Two letters, or two digits, of those that words are read from: a word ends where letters touch digits. */
function isWithinWord(pair: string): boolean {
  const kind = CLASS[pair.charCodeAt(0)];
  return pair.length === 2 && (kind === LETTER || kind === DIGIT) && kind === CLASS[pair.charCodeAt(1)];
}

/** A text, and the span in it that is asked for. */
interface Asked {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly keyed: boolean;
}

/** What of the span `[start, end)` the identifier finds, asked at the anchors in it. */
function anchoredIn(
  identifier: AnchoredIdentifier,
  { text, start, end, keyed }: Asked,
): Standing | undefined {
  let standing: Standing | undefined;
  const see = (found: Span | undefined): boolean => {
    if (found?.start === start && found.end === end) return true;
    if (found !== undefined && found.start >= start && found.end <= end) standing = 'part';
    return false;
  };
  if (see(identifier.value?.(text, start, 0, text.length, keyed))) return 'whole';
  for (let at = start; at < end; at++) {
    if (!isAnchor(identifier, text, at, start)) continue;
    if (see(identifier.match(text, at, 0, text.length, keyed))) return 'whole';
  }
  // `Lobo Bravo — Ontem às 20:14`: a sign behind it makes it one.
  if (identifier.before === undefined) return standing;
  for (let at = end; at < Math.min(text.length, end + SIGN_BEHIND); at++) {
    if (!SPEECH.includes(text.charAt(at))) continue;
    if (see(identifier.before(text, at, 0, text.length))) return 'whole';
    // The value of a key or a cell: its passage begins and ends there.
    if (see(identifier.before(text, at, start, passageEnd(text, at)))) return 'whole';
  }
  return standing;
}

/** Where the value may end that a sign stands in: at a quote, a separator, a tag or a line. */
function passageEnd(text: string, at: number): number {
  const length = text.slice(at + 1).search(/["'<,;|\t\n\\]/);
  return length < 0 ? text.length : at + 1 + length;
}

const SPEECH = ':>»@';
const SIGN_BEHIND = 32;

function isAnchor({ anchor }: AnchoredIdentifier, text: string, at: number, start: number): boolean {
  if (anchor === '@') return /[@＠%]/.test(text.charAt(at));
  if (at === start || /[^\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  return /%[2-7][\dA-F]/i.test(text.slice(Math.max(0, at - 3), at));
}

function isNumber(identifier: NumberIdentifier, source: string): boolean {
  const folded = (digitsInWords(source) ?? foldToAscii(source)).replace(/%2[fed089]/gi, ' ');
  if (/[*]|[xX]{2}/.test(folded)) return /\d/.test(folded);
  const digits = digitsOf(identifier.normalise(folded));
  return identifier.check(digits, digits.length) !== 'never' || isMostlyDigits(folded);
}

/** A number with some letters that were read for digits. */
function isMostlyDigits(text: string): boolean {
  const letters = text.replace(/[^A-Za-z]/g, '').length;
  return letters > 0 && letters < text.replace(/\D/g, '').length;
}
