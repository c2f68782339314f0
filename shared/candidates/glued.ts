/**
 * Parts two numbers that lost what stood between them: in full punctuation, or bare behind their label when both pass.
 * The group in which the first ends and the second begins becomes two.
 */
import type { LabelLexicon } from '../evidence/labels.ts';
import type { Passage } from '../formats/format.ts';
import type { NumberCatalogue } from './catalogue.ts';
import type { Run } from './run.ts';
import type { GroupShape } from './shapes.ts';

/** No number that is parted from another of its kind has fewer digits. */
const SHORTEST_GLUED = 11;

/** Splits the groups of `run` where one number ends and the next begins. */
export function partGlued(
  run: Run,
  passage: Passage,
  catalogue: NumberCatalogue,
  lexicon: LabelLexicon,
): void {
  if (run.hidden || run.firsts[run.count]! < 2 * SHORTEST_GLUED) return;
  for (let group = 0; group < run.count; group++) {
    const length = run.lengthOf(group);
    if (run.ends[group]! - run.starts[group]! !== length) continue;
    const at =
      length < SHORTEST_GLUED
        ? joinIn(run, group, catalogue)
        : halfOf(run, group, passage, catalogue, lexicon);
    if (at > 0) run.split(group, at);
  }
}

/** Where in a group one number ends and another of the same full punctuation begins; 0 where none does. */
function joinIn(run: Run, group: number, { entries }: NumberCatalogue): number {
  for (const entry of entries) {
    for (const shape of entry?.glued ?? []) {
      const last = shape.lengths.length - 1;
      if (run.lengthOf(group) !== shape.lengths[last]! + shape.lengths[0]!) continue;
      if (endsAsFirst(run, group, shape) && beginsAsSecond(run, group, shape)) return shape.lengths[last]!;
    }
  }
  return 0;
}

/** Whether the groups before `group` are those of the shape but its last, of which `group` holds the digits. */
function endsAsFirst(run: Run, group: number, { lengths, separators }: GroupShape): boolean {
  const from = group - (lengths.length - 1);
  if (from < 0) return false;
  for (let i = 0; i < lengths.length - 1; i++) {
    if (run.lengthOf(from + i) !== lengths[i] || run.separators[from + i] !== separators[i]) return false;
  }
  return true;
}

/** Whether the groups behind `group` are those of the shape but its first, of which `group` holds the digits. */
function beginsAsSecond(run: Run, group: number, { lengths, separators }: GroupShape): boolean {
  if (group + lengths.length > run.count) return false;
  for (let i = 1; i < lengths.length; i++) {
    if (run.lengthOf(group + i) !== lengths[i] || run.separators[group + i - 1] !== separators[i - 1])
      return false;
  }
  return true;
}

/** Half of a group's digits where its label announces an identifier as which both halves pass; else 0. */
function halfOf(
  run: Run,
  group: number,
  { text, lo, label }: Passage,
  { entries }: NumberCatalogue,
  lexicon: LabelLexicon,
): number {
  const half = run.lengthOf(group) / 2;
  const from = run.firsts[group]!;
  for (const type of (lexicon.before(text, run.starts[group]!, lo) ?? label)?.types ?? []) {
    const entry = entries[type];
    if (entry === undefined || entry.identifier.levels !== undefined || !entry.lengths.has(half)) continue;
    const { check } = entry.identifier;
    const first = check(run.digits.slice(from, from + half), half);
    if (first === 'pass' && check(run.digits.slice(from + half, from + 2 * half), half) === 'pass')
      return half;
  }
  return 0;
}
