import type { Level, Reason } from '../finding.ts';
import type { Graded, LevelTable, Punctuation } from '../identifiers/identifier.ts';
import { confidenceOf } from './weights.ts';

type Row = Readonly<Record<Graded, Level>>;

function row(pass: Level, weak: Level, fail: Level): Row {
  return { pass, weak, fail };
}

/** The reason that each punctuation is. */
export const WRITTEN: Readonly<Record<Punctuation, Reason>> = {
  full: 'punctuation',
  partial: 'partial-punctuation',
  bare: 'bare',
};

/** The levels of an identifier with check digits: what the weights of the reasons add up to. */
export const CHECK_DIGIT_LEVELS: LevelTable = {
  full: stances('full'),
  partial: stances('partial'),
  bare: stances('bare'),
};

function stances(punctuation: Punctuation): LevelTable[Punctuation] {
  const verdicts = (stance: Reason): Row =>
    row(
      confidenceOf([WRITTEN[punctuation], stance, 'check-digits']),
      confidenceOf([WRITTEN[punctuation], stance, 'weak-check']),
      confidenceOf([WRITTEN[punctuation], stance, 'check-digits-fail']),
    );
  return { for: verdicts('label'), none: verdicts('no-label'), against: verdicts('label-against') };
}

const LOWER: Readonly<Record<Level, Level>> = {
  certain: 'likely',
  likely: 'possible',
  possible: 'nothing',
  nothing: 'nothing',
};

/** Levels with a label for it, with none, and with one against it. */
export type ShapeLevels = readonly [labelled: Level, unlabelled: Level, against: Level];

/**
 * The levels of an identifier that has no check digits, only a form: `pass` as given, `weak` as `pass` with a
 * label and one level lower without, `fail` never.
 */
export function shapeLevels(full: ShapeLevels, partial: ShapeLevels, bare: ShapeLevels): LevelTable {
  const rows = ([labelled, unlabelled, against]: ShapeLevels) => ({
    for: row(labelled, labelled, 'nothing'),
    none: row(unlabelled, LOWER[unlabelled], 'nothing'),
    against: row(against, LOWER[against], 'nothing'),
  });
  return { full: rows(full), partial: rows(partial), bare: rows(bare) };
}
