/**
 * Why a number is no finding. What the scan threw away is not kept anywhere: for who asks, the place is judged again,
 * by the same judge, with a trace.
 */
import { reasonsOf } from '../candidates/candidates.ts';
import { NumberCatalogue } from '../candidates/catalogue.ts';
import { isInSlip } from '../candidates/groups.ts';
import { NumberJudge } from '../candidates/judge.ts';
import { isTight, Run } from '../candidates/run.ts';
import { startOfToken } from '../candidates/token.ts';
import type { Dismissed, Objection } from '../candidates/trace.ts';
import type { ScannedDocument } from '../document.ts';
import { pointsOf } from '../evidence/weights.ts';
import type { Reason } from '../finding.ts';
import type { Passage } from '../formats/format.ts';
import { IDENTIFIERS } from '../identifiers/registry.ts';
import { lexicon } from '../labelling.ts';
import { maskedStart } from '../scan-numbers.ts';
import { runStart } from '../scanner.ts';
import { CLASS, DIGIT } from '../text/characters.ts';
import type { Span } from '../text/span.ts';
import { type Look, lookOf } from './looks.ts';

/** Shorter numbers nobody asks about. */
const FEWEST_DIGITS = 5;

/** An identifier that a number was not taken for, and why. */
export interface Attempt {
  /** The identifier's id. */
  readonly type: string;
  readonly objection: Objection;
  readonly reasons: readonly Reason[];
}

/** A number that is no finding. Like a finding it has no field for the value. */
export interface Dismissal extends Span {
  readonly digits: number;
  /** What it seems to be or to belong to. */
  readonly look: Look | undefined;
  /** A label, a key or a column that says it is something else. */
  readonly against: Extract<Reason, 'label-against' | 'column-against'> | undefined;
  /** The nearest to being found first; none where no identifier has such groups of digits. */
  readonly attempts: readonly Attempt[];
}

const noted: Dismissed[] = [];
const judge = new NumberJudge(new NumberCatalogue(IDENTIFIERS), lexicon, (dismissed) =>
  noted.push(dismissed),
);
const run = new Run();

/**
 * The numbers that touch `span` and are no findings, in order.
 * @param document scanned there
 */
export function dismissalsIn(document: ScannedDocument, span: Span): Dismissal[] {
  const byStart = new Map<number, Dismissal>();
  document.eachPassage(span.start, span.end, (passage, shift) => {
    const { offsets, from, to } = passage;
    const inSource = (at: number) => (offsets === undefined ? at : offsets[at]!) + shift;
    if (inSource(from) > span.end || inSource(to) < span.start) return;
    for (const one of numbersOf(passage)) {
      const [start, end] = [inSource(one.start), inSource(one.end)];
      const isAsked = start <= span.end && end >= span.start;
      if (isAsked && document.findings(start, end).length === 0) byStart.set(start, { ...one, start, end });
    }
  });
  return [...byStart.values()].sort((a, b) => a.start - b.start);
}

/** The numbers of a passage that are nothing by themselves, in offsets of its text. */
function numbersOf(passage: Passage): Dismissal[] {
  const { text, from, to, lo, hi } = passage;
  const numbers: Dismissal[] = [];
  for (let i = runStart(text, from, lo); i < to; ) {
    if (CLASS[text.charCodeAt(i)] !== DIGIT) i++;
    else {
      i = Math.max(i + 1, run.parse(text, maskedStart(text, i, lo), hi, true));
      for (let group = 0; group < run.count; ) group = addNumber(passage, group, numbers);
    }
  }
  return numbers.filter(({ start }) => start >= from && start < to);
}

/** Judges what starts at a group, and adds it where it is nothing; returns the next group to look at. */
function addNumber(passage: Passage, group: number, out: Dismissal[]): number {
  noted.length = 0;
  const found = judge.judge(run, group, passage);
  const start = run.starts[group]!;
  const end = Math.max(run.boundEnd(group), ...noted.map((one) => one.end));
  let next = group + 1;
  while (next < run.count && run.starts[next]! < end) next++;
  const digits = run.digitsIn(group, next - 1);
  if (found === undefined && digits >= FEWEST_DIGITS) {
    const { text, lo, hi } = passage;
    const look = isInSlip(run, group) ? 'slip' : lookOf(text, start, end, lo, hi);
    const attempts = [...attemptsOf(noted), ...labelledOnly(passage, { start, end })];
    out.push({ start, end, digits, look, against: againstIn(passage, start), attempts });
    return next;
  }
  // What is bound to a finding is part of it.
  let bound = group;
  while (isTight(run.separators[bound]!)) bound++;
  return bound + 1;
}

/** One attempt an identifier, the best; what a label announces first, then what comes nearest. */
function attemptsOf(dismissed: readonly Dismissed[]): Attempt[] {
  const byType = new Map<number, Attempt>();
  for (const { type, objection, reasons } of dismissed) {
    const attempt = { type: IDENTIFIERS[type]?.id ?? '', objection, reasons: reasonsOf(reasons) };
    const known = byType.get(type);
    const isBetter = known === undefined || known.objection === 'form' || nearness(attempt) > nearness(known);
    if (isBetter && (known === undefined || objection !== 'form')) byType.set(type, attempt);
  }
  return [...byType]
    .sort(([a, one], [b, other]) => nearness(other) - nearness(one) || a - b)
    .map(([, it]) => it);
}

/** What is never issued is further from being found than what has every reason against it. */
function nearness({ objection, reasons }: Attempt): number {
  return pointsOf(reasons) - (objection === 'never-issued' ? 3 : 0);
}

/** The identifiers that read a token themselves, and would take this one behind a label. */
function labelledOnly({ text, lo, hi }: Passage, { start, end }: Span): Attempt[] {
  const token = startOfToken(text, start, lo);
  return IDENTIFIERS.flatMap((identifier) => {
    if (identifier.kind !== 'anchored' || identifier.anchor === '@') return [];
    const match = identifier.match(text, token, lo, hi, true);
    if (match === undefined || match.start >= end || match.end <= start) return [];
    return [{ type: identifier.id, objection: 'needs-label', reasons: match.reasons ?? ['shape'] }];
  });
}

function againstIn({ text, lo, label, labelFrom }: Passage, start: number): Dismissal['against'] {
  const near = lexicon.before(text, start, lo);
  const nearest = near ?? label;
  if (nearest === undefined || nearest.types.size > 0) return undefined;
  return near === undefined && labelFrom === 'column' ? 'column-against' : 'label-against';
}
