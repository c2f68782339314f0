/**
 * Judges the groups of a run: which identifier starts at a group, how sure, and why. Every decision is local: it
 * looks at a few groups around and `LOOK_BACK` characters before, never at an earlier decision.
 */
import type { Label, LabelLexicon } from '../evidence/labels.ts';
import { CHECK_DIGIT_LEVELS, WRITTEN } from '../evidence/levels.ts';
import type { Passage } from '../formats/format.ts';
import type {
  Identifier,
  LevelTable,
  NumberIdentifier,
  Punctuation,
  Stance,
  Verdict,
} from '../identifiers/identifier.ts';
import { CLASS, isUpperCase, LETTER } from '../text/characters.ts';
import type { SpokenDigits } from '../text/number-words.ts';
import type { Span } from '../text/span.ts';
import { BIT, RANK } from './candidates.ts';
import {
  countHidden,
  crossesBorder,
  crossesStop,
  endsHere,
  hasSlash,
  hideEnding,
  isDateLike,
  isExempt,
  isFramed,
  isInSlip,
  isPunctuated,
  isSequence,
  lettersFit,
  MOST_GROUPS,
  punctuationOf,
} from './groups.ts';
import { groupLengths, isLookAlike, readLookAlikes } from './look-alikes.ts';
import { isBorder, isTight, type Run, SEPARATOR } from './run.ts';
import {
  type GroupShape,
  lengthsOf,
  markedShapesOf,
  type ShapeNode,
  Shapes,
  type Spelling,
} from './shapes.ts';
import { followsPercentEncoded, standsAlone, withOpening } from './surroundings.ts';
import type { Dismissed, Objection, Trace } from './trace.ts';

/** What the judge decided of one place; reused. */
export interface Judgement {
  type: number;
  start: number;
  end: number;
  rank: number;
  reasons: number;
}

/** With fewer digits it is no identifier but behind its label: not worth a look. */
const FEWEST_DIGITS = 7;
const FEWEST_LABELLED = 5;
/** No number that is parted from another of its kind has fewer digits. */
const SHORTEST_GLUED = 11;
/** What may stand between a label and a number of few digits: a word in between, and it is a count of something. */
const LINK = /^[^\p{L}\d]*(?:(?:n|no|nº|n°|nr|num|número|numero)(?![\p{L}\d])[^\p{L}\d]*)?$/iu;

/** What a label for the type adds to the score: more than everything else together. */
const LABELLED = 10_000;
const PUNCTUATION_SCORE: Readonly<Record<Punctuation, number>> = { full: 2000, partial: 1000, bare: 0 };
const VERDICT_SCORE: Readonly<Record<Verdict, number>> = { pass: 300, weak: 200, fail: 100, never: 0 };

/** One identifier's indexes into what is asked most often. */
interface Entry {
  readonly identifier: NumberIdentifier;
  readonly type: number;
  readonly levels: LevelTable;
  readonly lengths: ReadonlySet<number>;
  readonly longest: number;
  /** With digits hidden, which is nothing. */
  readonly publicForms: readonly string[];
  /** The shapes in which two may be glued together. */
  readonly glued: readonly GroupShape[];
  /** Whether the number may begin with a plus sign. */
  readonly plus: boolean;
}

export class NumberJudge {
  /** By type index; undefined for identifiers that are not numbers. */
  readonly #entries: readonly (Entry | undefined)[];
  #madeShapes: Shapes | undefined;
  readonly #lexicon: LabelLexicon;
  readonly #digits = new Uint8Array(64);
  readonly #trace: Trace | undefined;

  // What is being judged: set once a group, so that the methods need not hand it on.
  #run!: Run;
  #passage!: Passage;
  #group = 0;
  #label: Label | undefined;
  #labelFromKey = false;
  /** The label's word touches the number (`CPF529…`). */
  #glued = false;
  #letterBefore = false;

  readonly #best: Judgement = { type: 0, start: 0, end: 0, rank: 0, reasons: 0 };
  #bestScore = -1;

  /** @param trace told of what is dismissed; undefined in a scan */
  constructor(identifiers: readonly Identifier[], lexicon: LabelLexicon, trace?: Trace) {
    const forms = identifiers.flatMap((it) => (it.kind === 'number' ? (it.publicForm ?? []) : []));
    // What shows the middle only is as public under the label of something else.
    const shared = forms.filter((form) => /^\*.*\*$/.test(form));
    this.#entries = identifiers.map((it, type) =>
      it.kind === 'number' ? newEntry(it, type, shared) : undefined,
    );
    this.#lexicon = lexicon;
    this.#trace = trace;
  }

  /** Made for the first number that is long enough. */
  get shapes(): Shapes {
    this.#madeShapes ??= new Shapes(this.#entries.map((entry) => entry?.identifier));
    return this.#madeShapes;
  }

  /**
   * Parts two numbers that lost what stood between them: in full punctuation, or bare behind their label when both
   * pass. The group in which the first ends and the second begins becomes two.
   */
  partGlued(run: Run, passage: Passage): void {
    if (run.hidden || run.firsts[run.count]! < 2 * SHORTEST_GLUED) return;
    for (let group = 0; group < run.count; group++) {
      const length = run.lengthOf(group);
      if (run.ends[group]! - run.starts[group]! !== length) continue;
      const at = length < SHORTEST_GLUED ? this.#joinIn(run, group) : this.#halfOf(run, group, passage);
      if (at > 0) run.split(group, at);
    }
  }

  /** Where in a group one number ends and another of the same full punctuation begins; 0 where none does. */
  #joinIn(run: Run, group: number): number {
    for (const entry of this.#entries) {
      for (const shape of entry?.glued ?? []) {
        const last = shape.lengths.length - 1;
        if (run.lengthOf(group) !== shape.lengths[last]! + shape.lengths[0]!) continue;
        if (hasGroups(run, group - last, shape, 0, last) && hasGroups(run, group, shape, 1, last + 1))
          return shape.lengths[last]!;
      }
    }
    return 0;
  }

  /** Half of a group's digits where its label announces an identifier as which both halves pass; else 0. */
  #halfOf(run: Run, group: number, { text, lo, label }: Passage): number {
    const half = run.lengthOf(group) / 2;
    const from = run.firsts[group]!;
    for (const type of (this.#lexicon.before(text, run.starts[group]!, lo) ?? label)?.types ?? []) {
      const entry = this.#entries[type];
      if (entry === undefined || entry.identifier.levels !== undefined || !entry.lengths.has(half)) continue;
      const { check } = entry.identifier;
      const first = check(run.digits.slice(from, from + half), half);
      if (first === 'pass' && check(run.digits.slice(from + half, from + 2 * half), half) === 'pass')
        return half;
    }
    return 0;
  }

  /** How many groups of a run, from its first on, have enough digits behind them for a look. */
  groupsIn(run: Run, passage: Passage): number {
    let groups = run.count;
    if (touchesLookAlike(run, passage)) return groups;
    const total = run.firsts[groups]!;
    while (groups > 0 && total - run.firsts[groups - 1]! < FEWEST_DIGITS) {
      if (this.#isShortOne(run, groups - 1, total - run.firsts[groups - 1]!, passage)) break;
      groups--;
    }
    return groups;
  }

  /** Whether a label right before the group, or the key, announces an identifier of so few digits. */
  #isShortOne(run: Run, group: number, digits: number, { text, lo, label }: Passage): boolean {
    if (digits < FEWEST_LABELLED) return false;
    const start = run.starts[group]!;
    const near = this.#lexicon.before(text, start, lo);
    const isNear = near !== undefined && LINK.test(text.slice(this.#lexicon.labelEnd, start));
    for (const type of (near ?? label)?.types ?? []) {
      if ((isNear || near === undefined) && this.#entries[type]?.lengths.has(digits)) return true;
    }
    return false;
  }

  /**
   * Judges what starts at `group` of a run of digits, one of `groupsIn`.
   * @returns the judgement (reused by the next call), or undefined where nothing starts there
   */
  judge(run: Run, group: number, passage: Passage): Judgement | undefined {
    const before = group > 0 ? run.separators[group - 1]! : SEPARATOR.none;
    if (before === SEPARATOR.dot) return undefined;
    if (isInSlip(run, group)) return undefined;
    this.#begin(run, group, before, passage);
    this.#matchShapes(isTight(before));
    if (isTight(before)) return this.#bestScore < 0 ? undefined : this.#best;
    if (this.#bestScore < LABELLED) this.#matchLabelled();
    return this.#bestScore < 0 ? undefined : this.#best;
  }

  /** Judges a token of digits and letters, all of which must belong to the identifier. */
  judgeToken(run: Run, passage: Passage): Judgement | undefined {
    const shapes = this.shapes;
    let node: ShapeNode | undefined = Shapes.root;
    for (let g = 0; g < run.count && node; g++) node = shapes.after(node, run.lengthOf(g));
    const spellings = node === undefined ? [] : shapes.spellings(node);
    if (spellings.length === 0) return undefined;
    this.#begin(run, 0, SEPARATOR.none, passage);
    if (!spellings.some((spelling) => lettersFit(run, spelling))) hideEnding(run);
    for (const spelling of spellings) {
      if (lettersFit(run, spelling)) this.#weigh(run.count - 1, spelling.type, spelling);
    }
    if (this.#bestScore < 0) return undefined;
    // Without a label and punctuation, small letters make it a word or a name in code.
    const bare = (this.#best.reasons & (BIT.bare | BIT['no-label'])) === (BIT.bare | BIT['no-label']);
    return bare && hasLowerCase(passage.text, run.starts[0]!, run.ends[0]!) ? undefined : this.#best;
  }

  /** Judges digits that are spoken; only a label makes them a number. */
  judgeSpoken({ start, end, digits }: SpokenDigits, passage: Passage): Judgement | undefined {
    this.#bestScore = -1;
    this.#passage = passage;
    const { text, lo, hi } = passage;
    const near = this.#lexicon.withAfter(this.#lexicon.before(text, start, lo), text, end, hi);
    this.#labelFromKey = near === undefined;
    for (const type of (near ?? passage.label)?.types ?? []) {
      const entry = this.#entries[type];
      if (entry === undefined || !entry.lengths.has(digits.length)) continue;
      const verdict = entry.identifier.check(digits, digits.length);
      if (verdict === 'never') continue;
      const reasons = this.#reasonsFor(entry.identifier, verdict, 'bare', 'for') | BIT['in-words'];
      const level = entry.levels.bare.for[verdict];
      if (level === 'nothing') continue;
      this.#offer(entry, start, end, RANK[level], reasons, scoreOf('for', 'bare', verdict, digits.length));
    }
    return this.#bestScore < 0 ? undefined : this.#best;
  }

  #begin(run: Run, group: number, before: number, passage: Passage): void {
    this.#run = run;
    this.#passage = passage;
    this.#group = group;
    this.#bestScore = -1;
    const { text, lo, hi } = passage;
    const end = run.ends[run.count - 1]!;
    const start = withOpening(text, run.starts[group]!, end, lo, true);
    this.#letterBefore =
      start > lo && CLASS[text.charCodeAt(start - 1)] === LETTER && !followsPercentEncoded(text, start, lo);
    this.#label = undefined;
    if (before === SEPARATOR.none || before === SEPARATOR.spaced || isBorder(before)) {
      // Glued to the number before it, it shares its label.
      const from = before === SEPARATOR.none && group > 0 ? run.starts[group - 1]! : start;
      this.#label = this.#lexicon.before(text, from, lo);
      this.#glued = this.#label !== undefined && this.#lexicon.labelEnd === start;
      this.#label = this.#lexicon.withAfter(this.#label, text, end, hi);
    } else this.#glued = false;
    this.#labelFromKey = this.#label === undefined && passage.label !== undefined;
    if (this.#labelFromKey) this.#label = passage.label;
  }

  /**
   * @param bound whether a slash or a dash binds the group to the one before: then, as where one binds the last group
   * to the next, only a fully punctuated number that passes is one by itself (`529…-25/111…-35`)
   */
  #matchShapes(bound: boolean): void {
    const run = this.#run;
    const shapes = this.shapes;
    let node: ShapeNode | undefined = Shapes.root;
    for (let last = this.#group; last < run.count; last++) {
      if (last > this.#group && isBorder(run.separators[last - 1]!)) return;
      node = shapes.after(node, run.lengthOf(last));
      if (node === undefined) return;
      const after = run.separators[last]!;
      const spellings = shapes.spellings(node);
      const open = !endsHere(run, last);
      if (spellings.length === 0 || (open && after === SEPARATOR.dot)) continue;
      for (const spelling of spellings) this.#weigh(last, spelling.type, spelling, bound || open);
    }
  }

  /** A label lets its identifier be grouped in any way, lose its leading zeros, and be damaged. */
  #matchLabelled(): void {
    for (const type of this.#label?.types ?? []) {
      const entry = this.#entries[type];
      if (entry === undefined) continue;
      this.#matchAnyGrouping(entry);
      this.#weighLostZeros(entry);
      // Without its letters the rest may look like the number with lost zeros.
      if (this.#bestScore < LABELLED || this.#letterBefore) this.#weighLookAlikes(entry);
      if (this.#bestScore < 0) this.#dismissForm(type);
    }
  }

  #dismissForm(type: number): void {
    const start = this.#run.starts[this.#group]!;
    const end = this.#run.boundEnd(this.#group);
    this.#trace?.({ type, start, end, objection: 'form', reasons: this.#labelReason() });
  }

  #matchAnyGrouping(entry: Entry): void {
    const run = this.#run;
    const limit = Math.min(run.count, this.#group + MOST_GROUPS);
    let lines = 0;
    for (let last = this.#group; last < limit && lines < 2; last++) {
      const digits = run.digitsIn(this.#group, last);
      if (digits > entry.longest) return;
      if (entry.lengths.has(digits) && endsHere(run, last) && this.#mayGroup(last, entry.identifier)) {
        this.#weigh(last, entry.type, undefined);
      }
      if (run.separators[last] === SEPARATOR.line) lines++;
    }
  }

  /** Whether a free grouping may be this identifier: without check digits a date or a fraction is not. */
  #mayGroup(last: number, identifier: NumberIdentifier): boolean {
    const run = this.#run;
    // Across the end of a line or a sentence only what passes: the next one can be anything.
    if (crossesBorder(run, this.#group, last))
      return (
        passes(this.#verdictOn(last, identifier)) &&
        (identifier.levels === undefined || !crossesStop(run, this.#group, last))
      );
    if (identifier.levels !== undefined)
      return !isDateLike(run, this.#group, last) && !hasSlash(run, this.#group, last);
    if (run.separators[last] !== SEPARATOR.space) return true;
    return this.#verdictOn(last, identifier) !== 'fail';
  }

  #verdictOn(last: number, identifier: NumberIdentifier): Verdict {
    return identifier.check(this.#digits, this.#copyDigits(last));
  }

  /** Copies the digits up to group `last` to the start of `#digits`; returns how many. */
  #copyDigits(last: number): number {
    const run = this.#run;
    const from = run.firsts[this.#group]!;
    const count = run.firsts[last + 1]! - from;
    for (let i = 0; i < count; i++) this.#digits[i] = run.digits[from + i]!;
    return count;
  }

  /** Weighs the groups up to `last` as one identifier. */
  #weigh(last: number, type: number, spelling: Spelling | undefined, bound = false): void {
    const entry = this.#entries[type];
    if (entry === undefined) return;
    const punctuation = this.#punctuationOf(last, spelling, entry.plus);
    const objection = this.#weighAs(entry, last, spelling, punctuation, bound);
    if (objection !== undefined && this.#trace !== undefined)
      this.#trace(this.#dismissed(entry, last, punctuation, objection));
  }

  /** What costs least is asked first. @returns why it is none; undefined where it was offered, or a better one was */
  #weighAs(
    entry: Entry,
    last: number,
    spelling: Spelling | undefined,
    punctuation: Punctuation,
    bound: boolean,
  ): Objection | undefined {
    const { identifier } = entry;
    const stance = this.#stanceOn(entry, last);
    if (bound && (punctuation !== 'full' || identifier.levels !== undefined)) return 'part';
    const levels = entry.levels[punctuation][stance];
    if (isHopeless(levels)) return 'weak';
    const digits = this.#run.digitsIn(this.#group, last);
    if (scoreOf(stance, punctuation, 'pass', digits) < this.#bestScore) return undefined;
    // Few digits before a letter are the start of a damaged or a masked number.
    const end = this.#run.ends[last]!;
    if (digits < FEWEST_DIGITS && end < this.#passage.hi && isLetter(this.#passage.text, end)) return 'part';
    const bond = this.#bondOf(last, identifier, spelling, stance, punctuation);
    if (bond !== undefined) return bond;
    const count = this.#copyDigits(last);
    const hidden = this.#run.hidden ? countHidden(this.#digits, count) : 0;
    if (hidden > 0 && isExempt(this.#digits, count, hidden, entry.publicForms)) return 'masked';
    // What is whole without them is read again without them.
    const isWhole = hidden > 0 && entry.lengths.has(count - hidden);
    if (isWhole && isFramed(this.#run, this.#group, last)) return 'masked';
    const verdict = hidden > 0 ? 'fail' : identifier.check(this.#digits, count);
    if (verdict === 'never') return 'never-issued';
    if (bound && verdict !== 'pass') return 'part';
    if (verdict === 'fail' && isSequence(this.#digits, count)) return 'sequence';
    // With digits hidden there is nothing to check; a form without check digits then counts if it is labelled.
    const formOnly = hidden > 0 && stance === 'for' && identifier.levels !== undefined;
    const level = levels[formOnly ? 'pass' : verdict];
    if (level === 'nothing') return 'weak';
    const score = scoreOf(stance, punctuation, verdict, count);
    const reasons = this.#reasonsFor(identifier, hidden > 0 ? 'hidden' : verdict, punctuation, stance);
    this.#offer(entry, this.#run.starts[this.#group]!, this.#run.ends[last]!, RANK[level], reasons, score);
    return undefined;
  }

  #dismissed(entry: Entry, last: number, punctuation: Punctuation, objection: Objection): Dismissed {
    const { identifier, type } = entry;
    const start = this.#run.starts[this.#group]!;
    const end = this.#run.ends[last]!;
    const stance = this.#stanceOn(entry, last);
    const verdict = this.#run.hidden ? 'hidden' : this.#verdictOn(last, identifier);
    if (verdict !== 'never') {
      const reasons = this.#reasonsFor(identifier, verdict, punctuation, stance);
      return { type, start, end, objection, reasons };
    }
    const reasons = stance === 'for' ? this.#labelReason() : 0;
    return { type, start, end, objection: 'never-issued', reasons };
  }

  /** A plus sign before a bare number is part of its punctuation. */
  #punctuationOf(last: number, spelling: Spelling | undefined, plus: boolean): Punctuation {
    const punctuation = punctuationOf(this.#run, this.#group, last, spelling);
    const start = this.#run.starts[this.#group]!;
    const { text, lo } = this.#passage;
    return punctuation === 'bare' && plus && withOpening(text, start, start, lo, true) < start
      ? 'partial'
      : punctuation;
  }

  /** @param last the last group, for what the number itself says where the label is weak */
  #stanceOn({ identifier, type }: Entry, last: number): Stance {
    if (this.#label === undefined) return 'none';
    const { types } = this.#label;
    if (types.has(type)) return 'for';
    if (identifier.weakLabels !== undefined && types.has(type + this.#entries.length))
      return this.#verdictOn(last, identifier) === 'pass' ? 'for' : 'none';
    return types.size === 0 ? 'against' : 'none';
  }

  /** What binds the number to its surroundings, so that it does not stand for itself; undefined where it does. */
  #bondOf(
    last: number,
    identifier: NumberIdentifier,
    spelling: Spelling | undefined,
    stance: Stance,
    punctuation: Punctuation,
  ): 'part' | 'row' | undefined {
    if (punctuation === 'full' && identifier.levels === undefined) return undefined;
    if (this.#letterBefore && !this.#glued) return 'part';
    if (stance === 'for') return undefined;
    const grouped = last > this.#group;
    if (grouped && punctuation === 'partial' && !isPunctuated(this.#run, this.#group, last, spelling))
      return 'row';
    const { text, lo, hi } = this.#passage;
    const alone = standsAlone(text, this.#run.starts[this.#group]!, this.#run.ends[last]!, lo, hi);
    return alone ? undefined : 'part';
  }

  /** @param verdict `hidden` where digits are, so that nothing can be checked */
  #reasonsFor(
    identifier: NumberIdentifier,
    verdict: Verdict | 'hidden',
    punctuation: Punctuation,
    stance: Stance,
  ): number {
    let reasons = BIT[WRITTEN[punctuation]];
    if (verdict === 'hidden') reasons |= BIT['half-masked'];
    else if (verdict === 'weak') reasons |= BIT['weak-check'];
    else if (verdict === 'fail') reasons |= BIT['check-digits-fail'];
    else reasons |= identifier.levels === undefined ? BIT['check-digits'] : BIT.shape;
    if (stance === 'none') return reasons | BIT['no-label'];
    if (stance === 'for') return reasons | this.#labelReason();
    const isOfColumn = this.#labelFromKey && this.#passage.labelFrom === 'column';
    return reasons | BIT[isOfColumn ? 'column-against' : 'label-against'];
  }

  #labelReason(): number {
    return this.#labelFromKey ? BIT[this.#passage.labelFrom] : BIT.label;
  }

  /** Keeps the better of the best so far and this; of equals the earlier one in the registry. */
  #offer(entry: Entry, first: number, end: number, rank: number, reasons: number, score: number): void {
    const best = this.#best;
    if (score < this.#bestScore || (score === this.#bestScore && entry.type > best.type)) return;
    this.#bestScore = score;
    best.type = entry.type;
    best.start = withOpening(this.#passage.text, first, end, this.#passage.lo, entry.plus);
    best.end = end;
    best.rank = rank;
    best.reasons = reasons;
  }

  #weighLostZeros(entry: Entry): void {
    const { identifier } = entry;
    const run = this.#run;
    const group = this.#group;
    const count = run.lengthOf(group);
    if (identifier.lostZeros === undefined || !endsHere(run, group)) return;
    for (const length of entry.lengths) {
      const lost = length - count;
      if (lost <= 0 || lost > identifier.lostZeros) continue;
      this.#digits.fill(0, 0, lost);
      for (let i = 0; i < count; i++) this.#digits[lost + i] = run.digits[run.firsts[group]! + i]!;
      if (!passes(identifier.check(this.#digits, length))) continue;
      const reasons = this.#reasonsFor(identifier, 'pass', 'bare', 'for') | BIT['lost-zeros'];
      const score = scoreOf('for', 'bare', 'pass', count);
      this.#offer(entry, run.starts[group]!, run.ends[group]!, RANK.likely, reasons, score);
    }
  }

  /** Whether what stands there is grouped as the identifier is, with all of its punctuation or some. */
  #hasShape(type: number, { start, end }: Span): boolean {
    const shapes = this.shapes;
    let node: ShapeNode | undefined = Shapes.root;
    for (const length of groupLengths(this.#passage.text, start, end)) {
      node = shapes.after(node, length);
      if (node === undefined) return false;
    }
    return shapes.spellings(node).some((spelling) => spelling.type === type);
  }

  /**
   * Letters that a scanner of paper reads for digits, after a label, when the check digits then close; or, where there
   * are none, when it is grouped as it should be.
   */
  #weighLookAlikes(entry: Entry): void {
    const { identifier } = entry;
    for (const length of entry.lengths) {
      const span = readLookAlikes(this.#passage, this.#run.starts[this.#group]!, length, this.#digits);
      if (span === undefined || !passes(identifier.check(this.#digits, length))) continue;
      if (identifier.levels !== undefined && !this.#hasShape(entry.type, span)) continue;
      const reasons = this.#reasonsFor(identifier, 'pass', 'partial', 'for') | BIT['look-alike-letters'];
      this.#offer(
        entry,
        span.start,
        span.end,
        RANK.likely,
        reasons,
        scoreOf('for', 'partial', 'pass', length),
      );
    }
  }
}

function newEntry(identifier: NumberIdentifier, type: number, publicForms: readonly string[]): Entry {
  const lengths = lengthsOf(identifier);
  return {
    identifier,
    type,
    levels: identifier.levels ?? CHECK_DIGIT_LEVELS,
    lengths,
    longest: Math.max(...lengths),
    publicForms: [...publicForms, ...(identifier.publicForm === undefined ? [] : [identifier.publicForm])],
    glued: identifier.levels === undefined ? markedShapesOf(identifier) : [],
    plus: identifier.shapes.some((shape) => shape.startsWith('+')),
  };
}

/** Whether the groups from `group` on are those of the shape from `from` on, up to but not including `to`; the one that two share counts as the one before it or behind. */
function hasGroups(run: Run, group: number, shape: GroupShape, from: number, to: number): boolean {
  const isSecond = from > 0;
  if (group < 0 || group + to - from >= run.count + (isSecond ? 0 : 1)) return false;
  for (let i = from; i < to; i++) {
    const g = group + i - from + (isSecond ? 1 : 0);
    if (run.lengthOf(g) !== shape.lengths[i]) return false;
    if (run.separators[isSecond ? g - 1 : g] !== shape.separators[isSecond ? i - 1 : i]) return false;
  }
  return true;
}

/** Whether a number is nothing here, whatever its check digits say. */
function isHopeless({ pass, weak, fail }: LevelTable[Punctuation][Stance]): boolean {
  return pass === 'nothing' && weak === 'nothing' && fail === 'nothing';
}

/** Orders what fits one place: a label for it, then punctuation, then the check, then length. */
function scoreOf(stance: Stance, punctuation: Punctuation, verdict: Verdict, count: number): number {
  return (stance === 'for' ? LABELLED : 0) + PUNCTUATION_SCORE[punctuation] + VERDICT_SCORE[verdict] + count;
}

function passes(verdict: Verdict): boolean {
  return verdict === 'pass' || verdict === 'weak';
}

function isLetter(text: string, at: number): boolean {
  return CLASS[text.charCodeAt(at)] === LETTER;
}

function hasLowerCase(text: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (CLASS[code] === LETTER && !isUpperCase(code)) return true;
  }
  return false;
}

/** Few digits beside a letter that looks like one may be a damaged number. */
function touchesLookAlike(run: Run, passage: Passage): boolean {
  const end = run.ends[run.count - 1]!;
  const start = run.starts[0]!;
  const { text, lo, hi } = passage;
  // The letter can begin the next group: `121.573.O93-49`.
  const beyond = end < hi && CLASS[text.charCodeAt(end)] !== LETTER ? end + 1 : end;
  return (
    (beyond < hi && isLookAlike(text.charCodeAt(beyond))) ||
    (start > lo && isLookAlike(text.charCodeAt(start - 1)))
  );
}
