/** Where what was found in a passage goes: into the candidates, in offsets of the source, if it starts where it is wanted. */
import { BIT, type Candidates, RANK } from './candidates/candidates.ts';
import type { Reason } from './finding.ts';
import type { Passage } from './formats/format.ts';
import type { Echo, Match } from './identifiers/identifier.ts';
import { MASKS } from './labelling.ts';

const SHAPE: readonly Reason[] = ['shape'];

/** Adds what a reader of words found; what a name in full is called by, where it starts in the wanted range. */
export function addRead(passage: Passage, type: number, found: Match | Echo, out: Candidates): void {
  if (isMask(passage.text, found.start, found.end)) return;
  const isHere = found.start >= passage.from && found.start < passage.to;
  if ('key' in found) {
    const { offsets, syntax } = passage;
    const [start, end] = offsets ? [offsets[found.start]!, offsets[found.end]!] : [found.start, found.end];
    if (isHere) out.addEcho(found.key, type, start, end, syntax);
    return;
  }
  if (isHere && found.calledBy !== undefined) for (const key of found.calledBy) out.echoes.full.push(key);
  addMatched(passage, type, found, out);
}

const MASK_WORDS: ReadonlySet<string> = new Set(MASKS);

/** Whether the words are what a label mask writes between its brackets. */
function isMask(text: string, start: number, end: number): boolean {
  return (
    text.charCodeAt(start - 1) === 0x5b &&
    text.charCodeAt(end) === 0x5d &&
    MASK_WORDS.has(text.slice(start, end))
  );
}

export function addMatched(passage: Passage, type: number, match: Match, out: Candidates, why = 0): void {
  let reasons = why;
  for (const reason of match.reasons ?? SHAPE) reasons |= BIT[reason];
  add(passage, out, type, match.start, match.end, RANK[match.level], reasons);
}

/** Adds one candidate, `[start, end)` in offsets of the passage's text. */
export function add(
  passage: Passage,
  out: Candidates,
  type: number,
  start: number,
  end: number,
  rank: number,
  reasons: number,
): void {
  const { offsets, syntax } = passage;
  const first = syntax === 'json-number' ? passage.lo : start;
  if (first < passage.from || first >= passage.to) return;
  if (syntax === 'json-number') out.add(type, passage.lo, passage.hi, rank, reasons, syntax);
  else if (offsets === undefined) out.add(type, start, end, rank, reasons, syntax);
  else out.add(type, offsets[start]!, offsets[end]!, rank, reasons, syntax);
}
