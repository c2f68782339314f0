/** Initials for a name: `paciente J. P. S.`, `P. chega atrasada`, `por T. Nogarolli`. */
import { NOBODY } from '../dates/vocabulary.ts';
import type { Match } from '../identifiers/identifier.ts';
import { isWide } from '../words/blanks.ts';
import { CAPITAL, KIN, NUMBER, ROLE, TITLE, UPPER } from '../words/classes.ts';
import { GAP, type Words } from '../words/words.ts';
import { isDescribed } from './announcement.ts';
import { isDealtWith } from './dealings.ts';
import { isDeedOfPerson, isDoingAsPerson } from './deeds.ts';
import { initialsFrom } from './forms.ts';
import { isSpelledLikeName } from './likeness.ts';
import { matchOf } from './match-of.ts';
import { isStockCompany, NAME, type NameRun, OTHER_CLASS } from './run.ts';
import { announcedByAll } from './unlisted.ts';

/** Initials alone (`paciente J. P. S.`), where something says that they are a person's. */
export function readInitials(words: Words, at: number, keyed: boolean): Match | undefined {
  const run = initialsFrom(words, at);
  if (run === undefined)
    return isRoleInitial(words, at) ||
      (isInitialAlone(words, at) && isExplained(words, at)) ||
      isTold(words, at, at, false)
      ? matchOf(words, { first: at, last: at }, 'possible', 'role')
      : readInitialed(words, at);
  const announced = keyed ? 'label' : announcedByAll(words, run);
  if (announced !== 'none' || isDescribed(words, run) || isExplained(words, run.last))
    return matchOf(words, run, 'likely', announced);
  return isSubject(words, run) ||
    isDoingAsPerson(words, run) ||
    isTold(words, run.first, run.last, true) ||
    isDealtWith(words, run.first) ||
    isAbbreviatedName(words, run)
    ? matchOf(words, run, 'possible', announced)
    : undefined;
}

/** `P. chega atrasada`, `M.A.S. foi acolhida`: initials that begin a sentence, in which somebody does something. */
function isTold(words: Words, first: number, last: number, isMore: boolean): boolean {
  if (!words.is(first, CAPITAL) || words.gaps[last] !== (GAP.dot | GAP.space)) return false;
  const before = words.gapBefore(first);
  if (first > 0 && (before & (GAP.dot | GAP.line | GAP.paragraph | GAP.open)) === 0 && before !== 0)
    return false;
  // `Art. L. fala`, `S. A. foi`
  if (first > 0 && (before & GAP.dot) !== 0 && words.ends[first - 1]! - words.starts[first - 1]! < 3)
    return false;
  return !words.is(last + 1, CAPITAL | NUMBER) && isDeedOfPerson(words, last + 1, isMore);
}

/** `J. Onório`, `por T. Nogarolli`: an initial and a surname that no list has, where those are written who did something. */
function readInitialed(words: Words, at: number): Match | undefined {
  if (!words.is(at, CAPITAL) || words.gaps[at] !== (GAP.dot | GAP.space)) return undefined;
  const last = at + 1;
  if (!words.is(last, CAPITAL) || words.is(last, UPPER | NAME | OTHER_CLASS | TITLE) || words.isCommon(last))
    return undefined;
  if (/[rsd]/i.test(words.word(at)) || !isSpelledLikeName(words, last, 'somewhat')) return undefined;
  const before = words.gapBefore(at);
  const isBehindBorder =
    (at === 0 && words.count > 2) ||
    (before & ~(GAP.space | GAP.dot)) !== 0 ||
    isWide(words, at - 1) ||
    words.word(at - 1) === 'por';
  const ends = (words.gaps[last]! & ~GAP.space) !== 0 || isWide(words, last) || words.word(at - 1) === 'por';
  return isBehindBorder && ends ? matchOf(words, { first: at, last }, 'possible', 'none') : undefined;
}

/** `nasceram Y. A. B. e P. H. B.`: three initials or more among words in small letters, as courts write the young. */
function isAbbreviatedName(words: Words, { first, last }: NameRun): boolean {
  if (last - first < 2 || (words.gaps[last]! & GAP.dot) === 0) return false;
  for (let at = first; at < last; at++) if (words.gaps[at] !== (GAP.dot | GAP.space)) return false;
  if (/^caso$/i.test(words.word(first - 1))) return true;
  return words.gapBefore(first) === GAP.space && !words.is(first - 1, CAPITAL | NUMBER);
}

/** `A jovem L., de 15 anos`: one initial, behind what only somebody is. */
function isRoleInitial(words: Words, at: number): boolean {
  return (
    words.is(at, CAPITAL) &&
    (words.gaps[at]! & GAP.dot) !== 0 &&
    words.gapBefore(at) === GAP.space &&
    words.is(at - 1, ROLE) &&
    !NOBODY.has(words, at - 1)
  );
}

/** `J.R.S. – pai`, `T. – madrasta`: behind a dash stands who the initials are. */
function isExplained(words: Words, last: number): boolean {
  const next = last + 1;
  if (!words.is(next, KIN | ROLE) || words.is(next, CAPITAL)) return false;
  return /^\. [–—-] $/.test(words.text.slice(words.ends[last], words.starts[next]));
}

/** One capital letter that begins a line or stands behind a semicolon. */
function isInitialAlone(words: Words, at: number): boolean {
  const gap = words.gapBefore(at);
  return (
    words.is(at, CAPITAL) &&
    (at === 0 ||
      (gap !== 0 && (gap & ~(GAP.space | GAP.line | GAP.paragraph | GAP.other)) === 0 && gap !== GAP.space))
  );
}

/** `A. C. B. F., registro 778`: initials that begin a sentence or stand in brackets, with a comma behind them. */
function isSubject(words: Words, { first, last }: NameRun): boolean {
  if ((words.gaps[last]! & (GAP.comma | GAP.dot)) !== (GAP.comma | GAP.dot) || isStockCompany(words, first))
    return false;
  // `A. C. F., F, falec. 03/06`
  const isSex = /^[FM]$/.test(words.word(last + 1)) && (words.gaps[last + 1]! & GAP.comma) !== 0;
  if (words.is(last + 1, CAPITAL) && !isSex) return false;
  return (
    first === 0 ||
    ((words.gapBefore(first) & ~GAP.space) !== 0 && (words.gapBefore(first) & (GAP.comma | GAP.slash)) === 0)
  );
}
