/** Which groups of a run are worth a look: an identifier has many digits, or its label right before it. */
import type { LabelLexicon } from '../evidence/labels.ts';
import type { Passage } from '../formats/format.ts';
import { CLASS, LETTER } from '../text/characters.ts';
import type { NumberCatalogue } from './catalogue.ts';
import { isLookAlike } from './look-alikes.ts';
import { type Run, SEPARATOR } from './run.ts';

/** With fewer digits it is no identifier but behind its label: not worth a look. */
export const FEWEST_DIGITS = 7;
const FEWEST_LABELLED = 5;
/** What may stand between a label and a number of few digits: a word in between, and it is a count of something. */
const LINK = /^[^\p{L}\d]*(?:(?:n|no|nº|n°|nr|num|número|numero)(?![\p{L}\d])[^\p{L}\d]*)?$/iu;

/** How many groups of a run, from its first on, have enough digits behind them for a look. */
export function groupsWorthALook(
  run: Run,
  passage: Passage,
  catalogue: NumberCatalogue,
  lexicon: LabelLexicon,
): number {
  let groups = run.count;
  if (touchesLookAlike(run, passage)) return groups;
  const total = run.firsts[groups]!;
  while (groups > 0) {
    const digits = total - run.firsts[groups - 1]!;
    if (digits >= FEWEST_DIGITS) break;
    const start = run.starts[groups - 1]!;
    // Behind a dot nothing begins.
    const isBound = groups > 1 && run.separators[groups - 2] === SEPARATOR.dot;
    if (!isBound && digits >= FEWEST_LABELLED && isShortOne(start, digits, passage, catalogue, lexicon))
      break;
    groups--;
  }
  return groups;
}

/** Whether a label right before what begins at `start`, or the key, announces an identifier of so few digits. */
function isShortOne(
  start: number,
  digits: number,
  { text, lo, label }: Passage,
  { entries }: NumberCatalogue,
  lexicon: LabelLexicon,
): boolean {
  const near = lexicon.before(text, start, lo);
  for (const type of (near ?? label)?.types ?? []) {
    if (entries[type]?.lengths.has(digits))
      return near === undefined || LINK.test(text.slice(lexicon.labelEnd, start));
  }
  return false;
}

/** Few digits beside a letter that looks like one may be a damaged number. */
function touchesLookAlike(run: Run, { text, lo, hi }: Passage): boolean {
  const end = run.ends[run.count - 1]!;
  const start = run.starts[0]!;
  // The letter can begin the next group: `121.573.O93-49`.
  const beyond = end < hi && CLASS[text.charCodeAt(end)] !== LETTER ? end + 1 : end;
  return (
    (beyond < hi && isLookAlike(text.charCodeAt(beyond))) ||
    (start > lo && isLookAlike(text.charCodeAt(start - 1)))
  );
}
