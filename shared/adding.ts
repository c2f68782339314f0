/** Where what was found in a passage goes: into the candidates, in offsets of the source, if it starts where it is wanted. */
import { BIT, type Candidates, RANK } from './candidates/candidates.ts';
import type { Reason } from './finding.ts';
import type { Passage } from './formats/format.ts';
import type { Echo, Match } from './identifiers/identifier.ts';
import { MASKS } from './labelling.ts';

const SHAPE: readonly Reason[] = ['shape'];

/**
 * Adds what a reader of words found, unless it is what a label mask writes.
 * @param keyed the passage's key is the label
 * @returns whether it is kept
 */
export function addRead(
  passage: Passage,
  type: number,
  found: Match,
  out: Candidates,
  keyed: boolean,
): boolean {
  if (isMask(passage.text, found.start, found.end)) return false;
  const match = passage.syntax === 'yaml' ? withinValue(passage, found) : found;
  addMatched(passage, type, keyed ? { ...match, reasons: underKey(passage, match) } : match, out);
  return isHere(passage, found.start);
}

/** The label that a reader saw is the key, or what the column says. */
function underKey({ labelFrom }: Passage, { reasons = SHAPE }: Match): readonly Reason[] {
  return reasons.map((reason) => (reason === 'label' ? labelFrom : reason));
}

/** A quotation mark behind which YAML goes on with a sign closes what it is found in: the next value is another. */
const CLOSING_QUOTE = /["'][ \t]*[,:\]}]/;

/** A colon behind a word makes it a key. */
const COLON = /^["']?[ \t]*:(?:[ \t\r\n]|$)/;
const LONGEST_COLON = 16;

/** The part of what was found that one value of YAML holds: no next value in its own quotes, no key of the next one. */
function withinValue({ text, hi }: Passage, found: Match): Match {
  const source = text.slice(found.start, found.end);
  const quote = CLOSING_QUOTE.exec(source)?.index ?? source.length;
  const isKey = COLON.test(text.slice(found.end, Math.min(hi, found.end + LONGEST_COLON)));
  const comma = isKey ? source.lastIndexOf(',') : -1;
  const length = Math.min(quote, comma < 0 ? source.length : comma);
  return length === 0 || length === source.length ? found : { ...found, end: found.start + length };
}

/** Adds a word that may be a name's shorter form. */
export function addEcho(passage: Passage, type: number, echo: Echo, out: Candidates): void {
  if (!isHere(passage, echo.start) || isMask(passage.text, echo.start, echo.end)) return;
  const { offsets, syntax } = passage;
  if (offsets === undefined) out.addEcho(echo.key, type, echo.start, echo.end, syntax);
  else out.addEcho(echo.key, type, offsets[echo.start]!, offsets[echo.end]!, syntax);
}

/** Whether what starts at `start` is wanted of the passage. */
export function isHere({ from, to }: Passage, start: number): boolean {
  return start >= from && start < to;
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
