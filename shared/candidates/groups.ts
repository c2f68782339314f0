/** What the groups of a run say by their lengths, separators and digits alone. */
import type { Punctuation } from '../identifiers/identifier.ts';
import { HIDDEN, isBorder, isTight, type Run, SEPARATOR } from './run.ts';
import type { Spelling } from './shapes.ts';

/** Groups that are looked at around one: more than any identifier has. */
export const MOST_GROUPS = 14;
/** Payment slips (47, 48) and invoice keys (44 digits) hold numbers that only look like identifiers. */
const SLIP_LENGTHS: ReadonlySet<number> = new Set([44, 47, 48]);
const SHORTEST_SLIP = 44;
/** In three groups or more, parted by spaces, as many digits are one number though two groups are joined in it. */
const FEWEST_HALF_SPACED = 15;
/** Two groups with a space between, and fewer digits, are two numbers unless a label joins them. */
const FEWEST_SPACED_DIGITS = 10;

/** A number ends at a group unless the next one is bound to it; `.0` of a spreadsheet does not bind. */
export function endsHere(run: Run, last: number): boolean {
  if (!isTight(run.separators[last]!) || isBeforeOther(run, last)) return true;
  if (run.separators[last] !== SEPARATOR.dot || last + 2 < run.count) return false;
  for (let i = run.firsts[last + 1]!; i < run.firsts[last + 2]!; i++) if (run.digits[i] !== 0) return false;
  return run.lengthOf(last + 1) <= 2;
}

/** `3456-7890/7891`: a telephone's number, behind whose slash the last digits of the next one stand. */
function isBeforeOther(run: Run, last: number): boolean {
  return (
    run.separators[last] === SEPARATOR.slash &&
    last > 0 &&
    run.separators[last - 1] === SEPARATOR.dash &&
    run.lengthOf(last) === 4 &&
    run.lengthOf(last - 1) >= 4 &&
    run.lengthOf(last + 1) <= 4
  );
}

/** How completely the groups `first` to `last` are punctuated. */
export function punctuationOf(
  run: Run,
  first: number,
  last: number,
  spelling: Spelling | undefined,
): Punctuation {
  if (first === last) return 'bare';
  const canonical = spelling?.canonical;
  if (canonical === undefined) return 'partial';
  for (let g = first; g < last; g++) if (run.separators[g] !== canonical[g - first]) return 'partial';
  return 'full';
}

/**
 * Whether a partial grouping is one number without a label to say so: with a mark in it, or spaced exactly as the
 * identifier is. Where spaces join more groups to it on either side, it is a row of numbers.
 */
export function isPunctuated(run: Run, first: number, last: number, spelling: Spelling | undefined): boolean {
  let spaces = 0;
  let marks = 0;
  for (let g = first; g < last; g++) {
    if (run.separators[g] === SEPARATOR.space) spaces++;
    else if (isTight(run.separators[g]!)) marks++;
  }
  const whole = (spelling?.whole ?? false) || (spaces > 1 && run.digitsIn(first, last) >= FEWEST_HALF_SPACED);
  if (!whole && (marks === 0 || !spelling?.marked)) return false;
  if (spaces === 0) return true;
  if (spaces === 1 && last - first === 1 && run.digitsIn(first, last) < FEWEST_SPACED_DIGITS) return false;
  const before = first > 0 ? run.separators[first - 1] : SEPARATOR.none;
  return before !== SEPARATOR.space && run.separators[last] !== SEPARATOR.space;
}

/** Digits that count up (`12345678901`): a placeholder, unless the check digits say otherwise. */
export function isSequence(digits: Uint8Array, count: number): boolean {
  for (let i = 1; i < count; i++) if (digits[i] !== (digits[i - 1]! + 1) % 10) return false;
  return true;
}

/** Whether the group belongs to a payment slip or an invoice key: by the digits that stand together on its line. */
export function isInSlip(run: Run, group: number): boolean {
  if (run.firsts[run.count]! < SHORTEST_SLIP) return false;
  let first = group;
  while (first > 0 && group - first < MOST_GROUPS && !isBorder(run.separators[first - 1]!)) first--;
  let last = group;
  while (last - group < MOST_GROUPS && joins(run.separators[last]!)) last++;
  return SLIP_LENGTHS.has(run.digitsIn(first, last));
}

function joins(separator: number): boolean {
  return separator !== SEPARATOR.none && !isBorder(separator);
}

/** Whether three groups have the lengths of a date. */
export function isDateLike(run: Run, first: number, last: number): boolean {
  if (last - first !== 2 || !isTight(run.separators[first]!)) return false;
  const [a, b, c] = [run.lengthOf(first), run.lengthOf(first + 1), run.lengthOf(last)];
  return (a <= 2 && b <= 2 && (c === 4 || c === 2)) || (a === 4 && b <= 2 && c <= 2);
}

/** Whether a line or a sentence may end between two of the groups. */
export function crossesBorder(run: Run, first: number, last: number): boolean {
  for (let g = first; g < last; g++) if (isBorder(run.separators[g]!)) return true;
  return false;
}

/** Whether a stop and a space stand between two of the groups. */
export function crossesStop(run: Run, first: number, last: number): boolean {
  for (let g = first; g < last; g++) if (run.separators[g] === SEPARATOR.stop) return true;
  return false;
}

/** Whether a slash joins two of the groups, as in a date or a fraction. */
export function hasSlash(run: Run, first: number, last: number): boolean {
  for (let g = first; g < last; g++) if (run.separators[g] === SEPARATOR.slash) return true;
  return false;
}

/** How many of the digits stars hide. */
export function countHidden(digits: Uint8Array, count: number): number {
  let hidden = 0;
  for (let i = 0; i < count; i++) if (digits[i] === HIDDEN) hidden++;
  return hidden;
}

/**
 * Whether stars stand only around what the groups show, as emphasis does: around one group, or as many right before it
 * as right behind it (`**11 98765-4321**`).
 */
export function isFramed(run: Run, first: number, last: number): boolean {
  const end = run.firsts[last + 1]!;
  let from = run.firsts[first]!;
  while (from < end && run.digits[from] === HIDDEN) from++;
  let to = end;
  while (to > from && run.digits[to - 1] === HIDDEN) to--;
  for (let i = from; i < to; i++) if (run.digits[i] === HIDDEN) return false;
  const isEmphasised =
    from - run.firsts[first]! === end - to && run.firsts[first + 1]! > from && run.firsts[last]! < to;
  if (isEmphasised) return true;
  for (let g = first + 1; g <= last; g++) if (run.firsts[g]! > from && run.firsts[g]! < to) return false;
  return true;
}

/** Too little shown to be a leak: at most three digits, or a form that is public by rule. */
export function isExempt(
  digits: Uint8Array,
  count: number,
  hidden: number,
  publicForms: readonly string[],
): boolean {
  return count - hidden <= 3 || publicForms.some((form) => hasForm(digits, count, form));
}

function hasForm(digits: Uint8Array, count: number, form: string): boolean {
  if (form.length !== count) return false;
  for (let i = 0; i < count; i++) if ((digits[i] === HIDDEN) !== (form[i] === '*')) return false;
  return true;
}

/** `X` as a letter. */
const X = 40;

/** Takes several X at the end, where letters cannot stand, for hidden digits. @returns whether there are such */
export function hideEnding(run: Run): boolean {
  const count = run.firsts[run.count]!;
  let first = count;
  while (first > 0 && run.digits[first - 1] === X) first--;
  if (count - first < 2) return false;
  run.digits.fill(HIDDEN, first, count);
  run.hidden = true;
  return true;
}

/** Whether letters stand only where the spelling lets them. */
export function lettersFit(run: Run, spelling: Spelling): boolean {
  for (let i = 0; i < spelling.digits; i++)
    if (run.digits[i]! > 9 && run.digits[i] !== HIDDEN && !spelling.letters[i]) return false;
  return true;
}
