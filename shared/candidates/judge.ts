/**
 * Judges the groups of a run: which identifier starts at a group, how sure, and why. Every decision is local: it
 * looks at a few groups around and `LOOK_BACK` characters before, never at an earlier decision.
 */
import type { LabelLexicon } from '../evidence/labels.ts';
import type { Level } from '../finding.ts';
import type { Passage } from '../formats/format.ts';
import type {
  LevelTable,
  NumberIdentifier,
  Punctuation,
  Stance,
  Verdict,
} from '../identifiers/identifier.ts';
import { CLASS, isUpperCase, LETTER } from '../text/characters.ts';
import type { SpokenDigits } from '../text/number-words.ts';
import { Best, type Judgement, scoreOf } from './best.ts';
import { BIT, RANK } from './candidates.ts';
import type { Entry, NumberCatalogue } from './catalogue.ts';
import { passes, weighLookAlikes, weighLostZeros } from './damage.ts';
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
  isSequence,
  lettersFit,
  MOST_GROUPS,
} from './groups.ts';
import { Place } from './place.ts';
import { isBorder, isTight, type Run, SEPARATOR } from './run.ts';
import { type ShapeNode, Shapes, type Spelling } from './shapes.ts';
import type { Dismissed, Objection, Trace } from './trace.ts';
import { FEWEST_DIGITS } from './worth.ts';

export class NumberJudge {
  readonly #catalogue: NumberCatalogue;
  readonly #trace: Trace | undefined;
  readonly #place: Place;
  readonly #best = new Best();

  /** @param trace told of what is dismissed; undefined in a scan */
  constructor(catalogue: NumberCatalogue, lexicon: LabelLexicon, trace?: Trace) {
    this.#catalogue = catalogue;
    this.#place = new Place(lexicon, catalogue.entries.length);
    this.#trace = trace;
  }

  /**
   * Judges what starts at `group` of a run of digits, one of those worth a look.
   * @returns the judgement (reused by the next call), or undefined where nothing starts there
   */
  judge(run: Run, group: number, passage: Passage): Judgement | undefined {
    const before = group > 0 ? run.separators[group - 1]! : SEPARATOR.none;
    if (before === SEPARATOR.dot || isInSlip(run, group)) return undefined;
    this.#begin(run, group, before, passage);
    this.#matchShapes(isTight(before));
    if (!isTight(before) && !this.#best.isLabelled) this.#matchLabelled();
    return this.#best.judgement;
  }

  /** Judges a token of digits and letters, all of which must belong to the identifier. */
  judgeToken(run: Run, passage: Passage): Judgement | undefined {
    const { shapes } = this.#catalogue;
    let node: ShapeNode | undefined = Shapes.root;
    for (let g = 0; g < run.count && node; g++) node = shapes.after(node, run.lengthOf(g));
    const spellings = node === undefined ? [] : shapes.spellings(node);
    if (spellings.length === 0) return undefined;
    this.#begin(run, 0, SEPARATOR.none, passage);
    if (!spellings.some((spelling) => lettersFit(run, spelling))) hideEnding(run);
    for (const spelling of spellings) {
      if (lettersFit(run, spelling)) this.#weigh(run.count - 1, spelling.type, spelling);
    }
    const best = this.#best.judgement;
    if (best === undefined) return undefined;
    // Without a label and punctuation, small letters make it a word or a name in code.
    const bare = (best.reasons & (BIT.bare | BIT['no-label'])) === (BIT.bare | BIT['no-label']);
    return bare && hasLowerCase(passage.text, run.starts[0]!, run.ends[0]!) ? undefined : best;
  }

  /** Judges digits that are spoken; only a label makes them a number. */
  judgeSpoken({ start, end, digits }: SpokenDigits, passage: Passage): Judgement | undefined {
    this.#best.clear();
    this.#place.beginSpoken(start, end, passage);
    for (const type of this.#place.label?.types ?? []) {
      const entry = this.#catalogue.entries[type];
      if (entry === undefined || !entry.lengths.has(digits.length)) continue;
      const verdict = entry.identifier.check(digits, digits.length);
      if (verdict === 'never') continue;
      const reasons = this.#place.reasonsFor(entry.identifier, verdict, 'bare', 'for') | BIT['in-words'];
      const level = levelOf(entry.levels.bare.for, verdict, 'for');
      if (level === 'nothing') continue;
      const score = scoreOf('for', 'bare', verdict, digits.length);
      this.#best.offer(entry, passage, start, end, RANK[level], reasons, score);
    }
    return this.#best.judgement;
  }

  #begin(run: Run, group: number, before: number, passage: Passage): void {
    this.#best.clear();
    this.#place.begin(run, group, before, passage);
  }

  /**
   * @param bound whether a slash or a dash binds the group to the one before: then, as where one binds the last group
   * to the next, only a fully punctuated number that passes is one by itself (`529…-25/111…-35`)
   */
  #matchShapes(bound: boolean): void {
    const { run, group } = this.#place;
    const { shapes } = this.#catalogue;
    let node: ShapeNode | undefined = Shapes.root;
    for (let last = group; last < run.count; last++) {
      if (last > group && isBorder(run.separators[last - 1]!)) return;
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
    for (const type of this.#place.label?.types ?? []) {
      const entry = this.#catalogue.entries[type];
      if (entry === undefined) continue;
      this.#matchAnyGrouping(entry);
      weighLostZeros(entry, this.#place, this.#best);
      // Without its letters the rest may look like the number with lost zeros.
      if (!this.#best.isLabelled || this.#place.letterBefore)
        weighLookAlikes(entry, this.#place, this.#best, this.#catalogue.shapes);
      if (this.#best.judgement === undefined) this.#dismissForm(type);
    }
  }

  #dismissForm(type: number): void {
    const { start, run, group } = this.#place;
    const end = run.boundEnd(group);
    this.#trace?.({ type, start, end, objection: 'form', reasons: this.#place.labelReason() });
  }

  #matchAnyGrouping(entry: Entry): void {
    const { run, group } = this.#place;
    const limit = Math.min(run.count, group + MOST_GROUPS);
    let lines = 0;
    for (let last = group; last < limit && lines < 2; last++) {
      const digits = run.digitsIn(group, last);
      if (digits > entry.longest) return;
      if (entry.lengths.has(digits) && endsHere(run, last) && this.#mayGroup(last, entry.identifier)) {
        this.#weigh(last, entry.type, undefined);
      }
      if (run.separators[last] === SEPARATOR.line) lines++;
    }
  }

  /** Whether a free grouping may be this identifier: without check digits a date or a fraction is not. */
  #mayGroup(last: number, identifier: NumberIdentifier): boolean {
    const { run, group } = this.#place;
    // Across the end of a line or a sentence only what passes: the next one can be anything.
    if (crossesBorder(run, group, last))
      return (
        passes(this.#place.verdictOn(last, identifier)) &&
        (identifier.levels === undefined || !crossesStop(run, group, last))
      );
    if (identifier.levels !== undefined) return !isDateLike(run, group, last) && !hasSlash(run, group, last);
    if (run.separators[last] !== SEPARATOR.space) return true;
    const verdict = this.#place.verdictOn(last, identifier);
    return verdict !== 'fail' && verdict !== 'unassigned';
  }

  /** Weighs the groups up to `last` as one identifier. */
  #weigh(last: number, type: number, spelling: Spelling | undefined, bound = false): void {
    const entry = this.#catalogue.entries[type];
    if (entry === undefined) return;
    const punctuation = this.#place.punctuationOf(last, spelling, entry.plus);
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
    const { run, group, passage } = this.#place;
    const stance = this.#place.stanceOn(entry, last);
    if (bound && (punctuation !== 'full' || identifier.levels !== undefined)) return 'part';
    const levels = levelsOf(entry, punctuation, stance);
    if (isHopeless(levels)) return 'weak';
    const digits = run.digitsIn(group, last);
    if (this.#best.isAbove(scoreOf(stance, punctuation, 'pass', digits))) return undefined;
    // Few digits before a letter are the start of a damaged or a masked number.
    const end = run.ends[last]!;
    if (digits < FEWEST_DIGITS && end < passage.hi && isLetter(passage.text, end)) return 'part';
    const bond = this.#place.bondOf(last, identifier, spelling, stance, punctuation);
    if (bond !== undefined) return bond;
    return this.#check(entry, last, punctuation, stance, levels, bound);
  }

  /** Looks at the digits themselves. @returns as `#weighAs` */
  #check(
    entry: Entry,
    last: number,
    punctuation: Punctuation,
    stance: Stance,
    levels: Levels,
    bound: boolean,
  ): Objection | undefined {
    const { identifier } = entry;
    const place = this.#place;
    const { run, group, digits } = place;
    const count = place.copyDigits(last);
    const hidden = run.hidden ? countHidden(digits, count) : 0;
    if (hidden > 0 && isExempt(digits, count, hidden, entry.publicForms)) return 'masked';
    // What is whole without them is read again without them.
    const isWhole = hidden > 0 && entry.lengths.has(count - hidden);
    if (isWhole && isFramed(run, group, last)) return 'masked';
    const verdict = hidden > 0 ? 'fail' : identifier.check(digits, count);
    if (verdict === 'never') return 'never-issued';
    if (bound && verdict !== 'pass') return 'part';
    if ((verdict === 'fail' || verdict === 'unassigned') && isSequence(digits, count)) return 'sequence';
    // With digits hidden there is nothing to check; a form without check digits then counts if it is labelled.
    const formOnly = hidden > 0 && stance === 'for' && identifier.levels !== undefined;
    const level = formOnly ? levels.pass : levelOf(levels, verdict, stance);
    if (level === 'nothing') return 'weak';
    const reasons = place.reasonsFor(identifier, hidden > 0 ? 'hidden' : verdict, punctuation, stance);
    const score = scoreOf(stance, punctuation, verdict, count);
    this.#best.offer(entry, place.passage, place.start, run.ends[last]!, RANK[level], reasons, score);
    return undefined;
  }

  #dismissed(entry: Entry, last: number, punctuation: Punctuation, objection: Objection): Dismissed {
    const { identifier, type } = entry;
    const { run, start } = this.#place;
    const end = run.ends[last]!;
    const stance = this.#place.stanceOn(entry, last);
    const verdict = run.hidden ? 'hidden' : this.#place.verdictOn(last, identifier);
    if (verdict !== 'never') {
      const reasons = this.#place.reasonsFor(identifier, verdict, punctuation, stance);
      return { type, start, end, objection, reasons };
    }
    const reasons = stance === 'for' ? this.#place.labelReason() : 0;
    return { type, start, end, objection: 'never-issued', reasons };
  }
}

type Levels = LevelTable[Punctuation][Stance];

/** A row of the table by its names and not by a key, which is looked up much slower where it is another each time. */
function levelsOf({ levels }: Entry, punctuation: Punctuation, stance: Stance): Levels {
  const rows = punctuation === 'full' ? levels.full : punctuation === 'bare' ? levels.bare : levels.partial;
  return stance === 'for' ? rows.for : stance === 'none' ? rows.none : rows.against;
}

/** What nobody has is likely somebody's, mistyped or invented, where a label says so, and nothing without. */
function levelOf(levels: Levels, verdict: Exclude<Verdict, 'never'>, stance: Stance): Level {
  if (verdict === 'unassigned') return stance === 'for' ? 'likely' : 'nothing';
  return verdict === 'pass' ? levels.pass : verdict === 'weak' ? levels.weak : levels.fail;
}

/** Whether a number is nothing here, whatever its check digits say. */
function isHopeless({ pass, weak, fail }: Levels): boolean {
  return pass === 'nothing' && weak === 'nothing' && fail === 'nothing';
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
