import type { Level } from '../finding.ts';
import type { LevelTable, Verdict } from '../identifiers/identifier.ts';

type Row = Readonly<Record<Exclude<Verdict, 'never'>, Level>>;

function row(pass: Level, weak: Level, fail: Level): Row {
  return { pass, weak, fail };
}

/**
 * The levels of an identifier with check digits. A weak check counts as one that passes where a label vouches
 * for it, and one level lower elsewhere.
 */
export const CHECK_DIGIT_LEVELS: LevelTable = {
  full: {
    for: row('certain', 'certain', 'likely'),
    none: row('certain', 'likely', 'possible'),
    against: row('likely', 'possible', 'nothing'),
  },
  partial: {
    for: row('certain', 'certain', 'likely'),
    none: row('likely', 'possible', 'nothing'),
    against: row('possible', 'nothing', 'nothing'),
  },
  bare: {
    for: row('certain', 'certain', 'likely'),
    none: row('possible', 'nothing', 'nothing'),
    against: row('nothing', 'nothing', 'nothing'),
  },
};

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
