/** What is found for a run of words. */
import type { Reason } from '../finding.ts';
import type { Match } from '../identifiers/identifier.ts';
import type { Words } from '../words/words.ts';
import type { Announcement } from './announcement.ts';
import type { NameRun } from './run.ts';

const REASONS: Readonly<Record<Announcement, readonly Reason[]>> = {
  label: ['label', 'known-words'],
  cue: ['label', 'known-words'],
  title: ['context', 'known-words'],
  role: ['context', 'known-words'],
  none: ['known-words'],
};

/** The match of a run, as sure as `level`, for the reasons that what announced it gives. */
export function matchOf(words: Words, run: NameRun, level: Match['level'], announced: Announcement): Match {
  const start = words.starts[run.first]!;
  const end = words.ends[run.last]!;
  const reasons = REASONS[announced];
  return { start, end, level, reasons };
}
