/**
 * Judges the groups of a run: which identifier starts at a group, how sure, and why. Every decision is local: it
 * looks at a few groups around and `LOOK_BACK` characters before, never at an earlier decision.
 */
import type { Label, LabelLexicon } from '../evidence/labels.ts';
import { CHECK_DIGIT_LEVELS } from '../evidence/levels.ts';
import type { Passage } from '../formats/format.ts';
import type {
  Identifier,
  LevelTable,
  NumberIdentifier,
  Punctuation,
  Stance,
  Verdict,
} from '../identifiers/identifier.ts';
import { CLASS, LETTER } from '../text/characters.ts';
import { bitOf, RANK } from './candidates.ts';
import { isLookAlike, readLookAlikes } from './look-alikes.ts';
import { HIDDEN, isTight, type Run, SEPARATOR } from './run.ts';
import { buildShapes, lengthsOf, type ShapeNode, type Spelling } from './shapes.ts';
import { standsAlone, withOpening } from './surroundings.ts';

/** What the judge decided of one place; reused. */
export interface Judgement {
  type: number;
  start: number;
  end: number;
  rank: number;
  reasons: number;
}

/** Longest number that is looked at; a longer one is something else. */
const MOST_DIGITS = 19;
const MOST_GROUPS = 14;
/** Fewer digits than the shortest identifier has: not worth a look. */
const FEWEST_DIGITS = 7;
/** Two groups with a space between, and fewer digits, are two numbers unless a label joins them. */
const FEWEST_SPACED_DIGITS = 10;
/** Payment slips (47, 48) and invoice keys (44 digits) hold numbers that only look like identifiers. */
const SLIP_LENGTHS: ReadonlySet<number> = new Set([44, 47, 48]);

/** How the groups under judgement are labelled. */
interface Context {
  label: Label | undefined;
  fromKey: boolean;
  /** The label's word touches the number (`CPF529…`). */
  glued: boolean;
  letterBefore: boolean;
}

export class NumberJudge {
  readonly #identifiers: readonly (NumberIdentifier | undefined)[];
  readonly #tables: readonly LevelTable[];
  readonly #lengths: readonly ReadonlySet<number>[];
  readonly #plus: readonly boolean[];
  readonly #shapes: ShapeNode;
  readonly #lexicon: LabelLexicon;
  readonly #digits = new Uint8Array(64);
  readonly #context: Context = { label: undefined, fromKey: false, glued: false, letterBefore: false };
  /** The best judgement so far at this group, and how it compares. */
  readonly #best: Judgement = { type: 0, start: 0, end: 0, rank: 0, reasons: 0 };
  #bestScore = -1;

  constructor(identifiers: readonly Identifier[], lexicon: LabelLexicon) {
    this.#identifiers = identifiers.map((it) => (it.kind === 'number' ? it : undefined));
    this.#tables = this.#identifiers.map((it) => it?.levels ?? CHECK_DIGIT_LEVELS);
    this.#lengths = this.#identifiers.map((it) => (it ? lengthsOf(it) : new Set()));
    this.#plus = this.#identifiers.map((it) => it?.shapes.some((shape) => shape.startsWith('+')) ?? false);
    this.#shapes = buildShapes(this.#identifiers);
    this.#lexicon = lexicon;
  }

  /**
   * Judges what starts at `group` of a run of digits.
   * @returns the judgement (reused by the next call), or undefined where nothing starts there
   */
  judge(run: Run, group: number, passage: Passage): Judgement | undefined {
    const before = group > 0 ? run.separators[group - 1]! : SEPARATOR.none;
    if (isTight(before)) return undefined;
    if (run.firsts[run.count]! - run.firsts[group]! < FEWEST_DIGITS && !touchesLookAlike(run, passage)) {
      return undefined;
    }
    if (run.firsts[run.count]! >= 44 && isInSlip(run, group)) return undefined;
    this.#readContext(run, group, before, passage);
    this.#bestScore = -1;
    this.#matchShapes(run, group, passage);
    if (this.#bestScore < LABELLED) this.#matchLabelled(run, group, passage);
    if (this.#bestScore < 0) return undefined;
    return this.#best;
  }

  /** Judges a token of digits and letters, all of which must belong to the identifier. */
  judgeToken(run: Run, passage: Passage): Judgement | undefined {
    this.#readContext(run, 0, SEPARATOR.none, passage);
    this.#bestScore = -1;
    let node: ShapeNode | undefined = this.#shapes;
    for (let g = 0; g < run.count && node; g++) node = node.next[run.lengthOf(g)];
    for (const spelling of node?.spellings ?? []) {
      if (lettersFit(run, spelling)) this.#weigh(run, 0, run.count - 1, spelling.type, spelling, passage);
    }
    return this.#bestScore < 0 ? undefined : this.#best;
  }

  #readContext(run: Run, group: number, before: number, passage: Passage): void {
    const { text, lo, hi } = passage;
    const context = this.#context;
    const start = withOpening(text, run.starts[group]!, run.ends[run.count - 1]!, lo, true);
    context.letterBefore = start > lo && CLASS[text.charCodeAt(start - 1)] === LETTER;
    context.fromKey = false;
    context.glued = false;
    context.label = undefined;
    if (before === SEPARATOR.none || before === SEPARATOR.line || before === SEPARATOR.spaced) {
      context.label = this.#lexicon.before(text, start, lo);
      context.glued = context.label !== undefined && this.#lexicon.labelEnd === start;
      context.label ??= this.#lexicon.after(text, run.ends[run.count - 1]!, hi);
    }
    if (context.label === undefined && passage.label !== undefined) {
      context.label = passage.label;
      context.fromKey = true;
    }
  }

  #matchShapes(run: Run, group: number, passage: Passage): void {
    let node: ShapeNode | undefined = this.#shapes;
    for (let last = group; last < run.count; last++) {
      if (last > group && run.separators[last - 1] === SEPARATOR.line) return;
      node = node.next[run.lengthOf(last)];
      if (node === undefined) return;
      if (node.spellings.length === 0 || !endsHere(run, last)) continue;
      for (const spelling of node.spellings) this.#weigh(run, group, last, spelling.type, spelling, passage);
    }
  }

  /** A label lets its identifier be grouped in any way, and lose its leading zeros. */
  #matchLabelled(run: Run, group: number, passage: Passage): void {
    for (const type of this.#context.label?.types ?? []) {
      const identifier = this.#identifiers[type];
      const lengths = this.#lengths[type];
      if (identifier === undefined || lengths === undefined) continue;
      let lines = 0;
      const limit = Math.min(run.count, group + MOST_GROUPS);
      for (let last = group; last < limit && lines < 2; last++) {
        const digits = run.digitsIn(group, last);
        if (digits > MOST_DIGITS) break;
        if (lengths.has(digits) && endsHere(run, last) && this.#mayGroup(run, group, last, identifier)) {
          this.#weigh(run, group, last, type, undefined, passage);
        } else if (last === group) this.#weighLostZeros(run, group, type, passage);
        if (run.separators[last] === SEPARATOR.line) lines++;
      }
      if (this.#bestScore < LABELLED) this.#weighLookAlikes(run, group, type, passage);
    }
  }

  /** Whether a free grouping may be this identifier: without check digits a date or a fraction is not. */
  #mayGroup(run: Run, first: number, last: number, identifier: NumberIdentifier): boolean {
    if (identifier.levels !== undefined) return !isDateLike(run, first, last) && !hasSlash(run, first, last);
    const goesOn = run.separators[last] === SEPARATOR.space;
    return !goesOn || this.#verdict(run, first, last, identifier) !== 'fail';
  }

  #verdict(run: Run, first: number, last: number, identifier: NumberIdentifier): Verdict {
    const count = this.#copy(run, first, last);
    return identifier.check(this.#digits, count);
  }

  /** Copies the digits of the groups to the start of `#digits`. */
  #copy(run: Run, first: number, last: number): number {
    const from = run.firsts[first]!;
    const count = run.firsts[last + 1]! - from;
    for (let i = 0; i < count; i++) this.#digits[i] = run.digits[from + i]!;
    return count;
  }

  #weigh(
    run: Run,
    first: number,
    last: number,
    type: number,
    spelling: Spelling | undefined,
    passage: Passage,
  ): void {
    const identifier = this.#identifiers[type];
    if (identifier === undefined) return;
    const count = this.#copy(run, first, last);
    const hidden = countHidden(this.#digits, count);
    if (hidden > 0 && isExempt(this.#digits, count, hidden, identifier)) return;
    const verdict = hidden > 0 ? 'fail' : identifier.check(this.#digits, count);
    if (verdict === 'never' || (verdict === 'fail' && isSequence(this.#digits, count))) return;
    const stance = this.#stance(type);
    const punctuation = punctuationOf(run, first, last, spelling);
    if (!this.#mayStand(run, first, last, type, spelling, stance, punctuation, passage)) return;
    // With digits hidden there is nothing to check; a form without check digits then counts if it is labelled.
    const formOnly = hidden > 0 && stance === 'for' && identifier.levels !== undefined;
    const level = this.#tables[type]?.[punctuation][stance][formOnly ? 'pass' : verdict] ?? 'nothing';
    if (level === 'nothing') return;
    const reasons =
      this.#reasonsFor(verdict, punctuation, stance, identifier) | (hidden > 0 ? bitOf('half-masked') : 0);
    this.#offer(type, run.starts[first]!, run.ends[last]!, RANK[level], reasons, passage, {
      stance,
      punctuation,
      verdict,
      count,
    });
  }

  #stance(type: number): Stance {
    const label = this.#context.label;
    if (label === undefined) return 'none';
    if (label.types.has(type)) return 'for';
    return label.types.size === 0 ? 'against' : 'none';
  }

  /** Whether the surroundings let a number with this punctuation stand for itself. */
  #mayStand(
    run: Run,
    first: number,
    last: number,
    type: number,
    spelling: Spelling | undefined,
    stance: Stance,
    punctuation: Punctuation,
    passage: Passage,
  ): boolean {
    const checked = this.#identifiers[type]?.levels === undefined;
    if (punctuation === 'full' && checked) return true;
    if (this.#context.letterBefore && !this.#context.glued) return false;
    if (stance === 'for') return true;
    if (punctuation === 'partial') return isPunctuated(run, first, last, spelling);
    return standsAlone(passage.text, run.starts[first]!, run.ends[last]!, passage.lo, passage.hi);
  }

  #reasonsFor(
    verdict: Verdict,
    punctuation: Punctuation,
    stance: Stance,
    identifier: NumberIdentifier,
  ): number {
    const written = { full: 'punctuation', partial: 'partial-punctuation', bare: 'bare' } as const;
    const right = identifier.levels === undefined ? 'check-digits' : 'shape';
    const checked = { pass: right, weak: 'weak-check', fail: 'check-digits-fail', never: 'shape' } as const;
    let reasons = bitOf(written[punctuation]) | bitOf(checked[verdict]);
    if (stance === 'for') reasons |= bitOf(this.#context.fromKey ? 'key' : 'label');
    else if (stance === 'against') reasons |= bitOf('label-against');
    else reasons |= bitOf('no-label');
    return reasons;
  }

  /** Keeps the better of the best so far and this: label, punctuation, check, length, then registry order. */
  #offer(
    type: number,
    first: number,
    end: number,
    rank: number,
    reasons: number,
    passage: Passage,
    by: { stance: Stance; punctuation: Punctuation; verdict: Verdict; count: number },
  ): void {
    const score =
      (by.stance === 'for' ? LABELLED : 0) +
      PUNCTUATION_ORDER[by.punctuation] * 1000 +
      VERDICT_ORDER[by.verdict] * 100 +
      by.count;
    if (score < this.#bestScore || (score === this.#bestScore && type > this.#best.type)) return;
    this.#bestScore = score;
    const best = this.#best;
    best.type = type;
    best.start = withOpening(passage.text, first, end, passage.lo, this.#plus[type] ?? false);
    best.end = end;
    best.rank = rank;
    best.reasons = reasons;
  }

  #weighLostZeros(run: Run, group: number, type: number, passage: Passage): void {
    const identifier = this.#identifiers[type];
    const lost = identifier?.lostZeros ?? 0;
    const count = run.lengthOf(group);
    if (identifier === undefined || lost === 0 || !endsHere(run, group)) return;
    const length = Math.max(...(this.#lengths[type] ?? []));
    if (count >= length || count < length - lost) return;
    this.#digits.fill(0, 0, length - count);
    for (let i = 0; i < count; i++) this.#digits[length - count + i] = run.digits[run.firsts[group]! + i]!;
    if (identifier.check(this.#digits, length) !== 'pass') return;
    const reasons = this.#reasonsFor('pass', 'bare', 'for', identifier) | bitOf('lost-zeros');
    this.#offer(type, run.starts[group]!, run.ends[group]!, RANK.likely, reasons, passage, {
      stance: 'for',
      punctuation: 'bare',
      verdict: 'pass',
      count,
    });
  }

  /** Letters that a scanner of paper reads for digits, after a label, when the check digits then close. */
  #weighLookAlikes(run: Run, group: number, type: number, passage: Passage): void {
    const identifier = this.#identifiers[type];
    if (identifier === undefined || identifier.levels !== undefined || this.#context.fromKey) return;
    for (const length of this.#lengths[type] ?? []) {
      const span = readLookAlikes(passage, run.starts[group]!, length, this.#digits);
      if (span === undefined || identifier.check(this.#digits, length) !== 'pass') continue;
      const reasons = this.#reasonsFor('pass', 'partial', 'for', identifier) | bitOf('look-alike-letters');
      this.#offer(type, span.start, span.end, RANK.likely, reasons, passage, {
        stance: 'for',
        punctuation: 'partial',
        verdict: 'pass',
        count: length,
      });
    }
  }
}

/** What a label for the type adds to the score: more than everything else together. */
const LABELLED = 10_000;
const PUNCTUATION_ORDER: Readonly<Record<Punctuation, number>> = { full: 2, partial: 1, bare: 0 };
const VERDICT_ORDER: Readonly<Record<Verdict, number>> = { pass: 3, weak: 2, fail: 1, never: 0 };

/** Few digits beside a letter that looks like one may be a damaged number. */
function touchesLookAlike(run: Run, passage: Passage): boolean {
  const end = run.ends[run.count - 1]!;
  const start = run.starts[0]!;
  return (
    (end < passage.hi && isLookAlike(passage.text.charCodeAt(end))) ||
    (start > passage.lo && isLookAlike(passage.text.charCodeAt(start - 1)))
  );
}

/** A number ends at a group unless the next one is bound to it; `.0` of a spreadsheet does not bind. */
function endsHere(run: Run, last: number): boolean {
  if (!isTight(run.separators[last]!)) return true;
  if (run.separators[last] !== SEPARATOR.dot || last + 2 < run.count) return false;
  for (let i = run.firsts[last + 1]!; i < run.firsts[last + 2]!; i++) if (run.digits[i] !== 0) return false;
  return run.lengthOf(last + 1) <= 2;
}

function punctuationOf(run: Run, first: number, last: number, spelling: Spelling | undefined): Punctuation {
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
function isPunctuated(run: Run, first: number, last: number, spelling: Spelling | undefined): boolean {
  let spaces = 0;
  let marks = 0;
  for (let g = first; g < last; g++) {
    if (run.separators[g] === SEPARATOR.space) spaces++;
    else if (isTight(run.separators[g]!)) marks++;
  }
  const whole = spelling?.whole ?? false;
  if (!whole && (marks === 0 || !spelling?.marked)) return false;
  if (spaces === 0) return true;
  if (spaces === 1 && last - first === 1 && run.digitsIn(first, last) < FEWEST_SPACED_DIGITS) return false;
  const before = first > 0 ? run.separators[first - 1] : SEPARATOR.none;
  return before !== SEPARATOR.space && run.separators[last] !== SEPARATOR.space;
}

/** Digits that count up (`12345678901`): a placeholder, unless the check digits say otherwise. */
function isSequence(digits: Uint8Array, count: number): boolean {
  for (let i = 1; i < count; i++) if (digits[i] !== (digits[i - 1]! + 1) % 10) return false;
  return true;
}

function isInSlip(run: Run, group: number): boolean {
  let first = group;
  while (first > 0 && group - first < MOST_GROUPS && run.separators[first - 1] !== SEPARATOR.line) first--;
  let last = group;
  while (last - group < MOST_GROUPS && joins(run.separators[last]!)) last++;
  return SLIP_LENGTHS.has(run.digitsIn(first, last));
}

function joins(separator: number): boolean {
  return separator !== SEPARATOR.none && separator !== SEPARATOR.line;
}

function isDateLike(run: Run, first: number, last: number): boolean {
  if (last - first !== 2 || !isTight(run.separators[first]!)) return false;
  const [a, b, c] = [run.lengthOf(first), run.lengthOf(first + 1), run.lengthOf(last)];
  return (a <= 2 && b <= 2 && (c === 4 || c === 2)) || (a === 4 && b <= 2 && c <= 2);
}

function hasSlash(run: Run, first: number, last: number): boolean {
  for (let g = first; g < last; g++) if (run.separators[g] === SEPARATOR.slash) return true;
  return false;
}

function countHidden(digits: Uint8Array, count: number): number {
  let hidden = 0;
  for (let i = 0; i < count; i++) if (digits[i] === HIDDEN) hidden++;
  return hidden;
}

/** Too little shown to be a leak: at most three digits, or the official form with the middle ones. */
function isExempt(digits: Uint8Array, count: number, hidden: number, identifier: NumberIdentifier): boolean {
  if (count - hidden <= 3) return true;
  const form = identifier.publicForm;
  if (form === undefined || form.length !== count) return false;
  for (let i = 0; i < count; i++) if ((digits[i] === HIDDEN) !== (form[i] === '*')) return false;
  return true;
}

function lettersFit(run: Run, spelling: Spelling): boolean {
  for (let i = 0; i < spelling.digits; i++) if (run.digits[i]! > 9 && !spelling.letters[i]) return false;
  return true;
}
