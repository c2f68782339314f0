/**
 * The place that is being judged: a group of a run and what stands around it. Set once a group, so that the rules need
 * not hand it on.
 */
import type { Label, LabelLexicon } from '../evidence/labels.ts';
import { WRITTEN } from '../evidence/levels.ts';
import type { Passage } from '../formats/format.ts';
import type { NumberIdentifier, Punctuation, Stance, Verdict } from '../identifiers/identifier.ts';
import { CLASS, LETTER } from '../text/characters.ts';
import { BIT } from './candidates.ts';
import type { Entry } from './catalogue.ts';
import { isPunctuated, punctuationOf } from './groups.ts';
import { isBorder, type Run, SEPARATOR } from './run.ts';
import type { Spelling } from './shapes.ts';
import { followsPercentEncoded, standsAlone, withOpening } from './surroundings.ts';

export class Place {
  readonly #lexicon: LabelLexicon;
  /** How many types there are; the index of a weak label is beyond them. */
  readonly #types: number;
  #labelFromKey = false;
  /** The label's word touches the number (`CPF529…`). */
  #glued = false;

  run!: Run;
  passage!: Passage;
  group = 0;
  label: Label | undefined;
  letterBefore = false;
  /** What was copied last, to be checked. */
  readonly digits = new Uint8Array(64);

  constructor(lexicon: LabelLexicon, types: number) {
    this.#lexicon = lexicon;
    this.#types = types;
  }

  /** @param before the separator before `group` */
  begin(run: Run, group: number, before: number, passage: Passage): void {
    this.run = run;
    this.passage = passage;
    this.group = group;
    const { text, lo, hi } = passage;
    const end = run.ends[run.count - 1]!;
    const start = withOpening(text, run.starts[group]!, end, lo, true);
    this.letterBefore =
      start > lo && CLASS[text.charCodeAt(start - 1)] === LETTER && !followsPercentEncoded(text, start, lo);
    this.label = undefined;
    this.#glued = false;
    if (before === SEPARATOR.none || before === SEPARATOR.spaced || isBorder(before)) {
      // Glued to the number before it, it shares its label.
      const from = before === SEPARATOR.none && group > 0 ? run.starts[group - 1]! : start;
      this.label = this.#lexicon.before(text, from, lo);
      this.#glued = this.label !== undefined && this.#lexicon.labelEnd === start;
      this.label = this.#lexicon.withAfter(this.label, text, end, hi);
    }
    this.#orKey();
  }

  /** The place of digits that are spoken, `start` to `end`; they make no run. */
  beginSpoken(start: number, end: number, passage: Passage): void {
    this.passage = passage;
    const { text, lo, hi } = passage;
    this.label = this.#lexicon.withAfter(this.#lexicon.before(text, start, lo), text, end, hi);
    this.#orKey();
  }

  #orKey(): void {
    this.#labelFromKey = this.label === undefined && this.passage.label !== undefined;
    if (this.#labelFromKey) this.label = this.passage.label;
  }

  get start(): number {
    return this.run.starts[this.group]!;
  }

  verdictOn(last: number, identifier: NumberIdentifier): Verdict {
    return identifier.check(this.digits, this.copyDigits(last));
  }

  /** Copies the digits up to group `last` to the start of `digits`; returns how many. */
  copyDigits(last: number): number {
    const { run } = this;
    const from = run.firsts[this.group]!;
    const count = run.firsts[last + 1]! - from;
    for (let i = 0; i < count; i++) this.digits[i] = run.digits[from + i]!;
    return count;
  }

  /** A plus sign before a bare number is part of its punctuation. */
  punctuationOf(last: number, spelling: Spelling | undefined, plus: boolean): Punctuation {
    const punctuation = punctuationOf(this.run, this.group, last, spelling);
    const { text, lo } = this.passage;
    return punctuation === 'bare' && plus && withOpening(text, this.start, this.start, lo, true) < this.start
      ? 'partial'
      : punctuation;
  }

  /** @param last the last group, for what the number itself says where the label is weak */
  stanceOn({ identifier, type }: Entry, last: number): Stance {
    if (this.label === undefined) return 'none';
    const { types } = this.label;
    if (types.has(type)) return 'for';
    if (identifier.weakLabels !== undefined && types.has(type + this.#types))
      return this.verdictOn(last, identifier) === 'pass' ? 'for' : 'none';
    return types.size === 0 ? 'against' : 'none';
  }

  /** What binds the number to its surroundings, so that it does not stand for itself; undefined where it does. */
  bondOf(
    last: number,
    identifier: NumberIdentifier,
    spelling: Spelling | undefined,
    stance: Stance,
    punctuation: Punctuation,
  ): 'part' | 'row' | undefined {
    if (punctuation === 'full' && identifier.levels === undefined) return undefined;
    if (this.letterBefore && !this.#glued) return 'part';
    if (stance === 'for') return undefined;
    const grouped = last > this.group;
    if (grouped && punctuation === 'partial' && !isPunctuated(this.run, this.group, last, spelling))
      return 'row';
    const { text, lo, hi } = this.passage;
    return standsAlone(text, this.start, this.run.ends[last]!, lo, hi) ? undefined : 'part';
  }

  /** @param verdict `hidden` where digits are, so that nothing can be checked */
  reasonsFor(
    identifier: NumberIdentifier,
    verdict: Verdict | 'hidden',
    punctuation: Punctuation,
    stance: Stance,
  ): number {
    let reasons = BIT[WRITTEN[punctuation]];
    if (verdict === 'hidden') reasons |= BIT['half-masked'];
    else if (verdict === 'weak') reasons |= BIT['weak-check'];
    else if (verdict === 'fail') reasons |= BIT['check-digits-fail'];
    else if (verdict === 'unassigned') reasons |= BIT.unassigned;
    else reasons |= identifier.levels === undefined ? BIT['check-digits'] : BIT.shape;
    if (stance === 'none') return reasons | BIT['no-label'];
    if (stance === 'for') return reasons | this.labelReason();
    const isOfColumn = this.#labelFromKey && this.passage.labelFrom === 'column';
    return reasons | BIT[isOfColumn ? 'column-against' : 'label-against'];
  }

  labelReason(): number {
    return this.#labelFromKey ? BIT[this.passage.labelFrom] : BIT.label;
  }
}
