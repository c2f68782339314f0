/** What a label lets through although it is damaged: lost zeros, and letters that paper makes of digits. */
import type { Verdict } from '../identifiers/identifier.ts';
import type { Span } from '../text/span.ts';
import { type Best, scoreOf } from './best.ts';
import { BIT, RANK } from './candidates.ts';
import type { Entry } from './catalogue.ts';
import { endsHere } from './groups.ts';
import { groupLengths, readLookAlikes } from './look-alikes.ts';
import type { Place } from './place.ts';
import { type ShapeNode, Shapes } from './shapes.ts';

/** A spreadsheet takes the zeros that a number begins with; those back before it, its check digits must close. */
export function weighLostZeros(entry: Entry, place: Place, best: Best): void {
  const { identifier, lengths } = entry;
  const { run, group, digits } = place;
  const count = run.lengthOf(group);
  if (identifier.lostZeros === undefined || !endsHere(run, group)) return;
  for (const length of lengths) {
    const lost = length - count;
    if (lost <= 0 || lost > identifier.lostZeros) continue;
    digits.fill(0, 0, lost);
    for (let i = 0; i < count; i++) digits[lost + i] = run.digits[run.firsts[group]! + i]!;
    if (!passes(identifier.check(digits, length))) continue;
    const reasons = place.reasonsFor(identifier, 'pass', 'bare', 'for') | BIT['lost-zeros'];
    const score = scoreOf('for', 'bare', 'pass', count);
    best.offer(entry, place.passage, place.start, run.ends[group]!, RANK.likely, reasons, score);
  }
}

/**
 * Letters that a scanner of paper reads for digits, after a label, when the check digits then close; or, where there
 * are none, when it is grouped as it should be.
 */
export function weighLookAlikes(entry: Entry, place: Place, best: Best, shapes: Shapes): void {
  const { identifier, type } = entry;
  const { passage, digits } = place;
  for (const length of entry.lengths) {
    const span = readLookAlikes(passage, place.start, length, digits);
    if (span === undefined || !passes(identifier.check(digits, length))) continue;
    if (identifier.levels !== undefined && !hasShape(type, passage.text, span, shapes)) continue;
    const reasons = place.reasonsFor(identifier, 'pass', 'partial', 'for') | BIT['look-alike-letters'];
    const score = scoreOf('for', 'partial', 'pass', length);
    best.offer(entry, passage, span.start, span.end, RANK.likely, reasons, score);
  }
}

/** Whether what stands there is grouped as the identifier is, with all of its punctuation or some. */
function hasShape(type: number, text: string, { start, end }: Span, shapes: Shapes): boolean {
  let node: ShapeNode | undefined = Shapes.root;
  for (const length of groupLengths(text, start, end)) {
    node = shapes.after(node, length);
    if (node === undefined) return false;
  }
  return shapes.spellings(node).some((spelling) => spelling.type === type);
}

export function passes(verdict: Verdict): boolean {
  return verdict === 'pass' || verdict === 'weak';
}
