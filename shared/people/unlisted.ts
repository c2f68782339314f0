/** Names of which no list has a word, where nothing before them is a title, a role or a label. */
import type { Confidence } from '../finding.ts';
import { isWide } from '../words/blanks.ts';
import { CAPITAL, INITIAL, NUMBER, PARTICLE, ROLE, TITLE, UPPER } from '../words/classes.ts';
import { GAP, type Words } from '../words/words.ts';
import {
  type Announcement,
  announcement,
  isDescribed,
  isIntroduced,
  isWhoIs,
  opensAddress,
} from './announcement.ts';
import { isNicknamed } from './called.ts';
import { isOfProgram } from './capitals-inside.ts';
import { isWriter, levelOfSpeaker } from './chat.ts';
import { isBesideContact, mayBeBesideContact } from './contact.ts';
import { isDealtWith, isDirectly } from './dealings.ts';
import { isDoingAsPerson, isDoneBy } from './deeds.ts';
import { isKinBeforeComma } from './first-person.ts';
import { isBehindSignatureMark, isSalutation } from './greetings.ts';
import { isBesideName, isItemAmongNames } from './in-list.ts';
import { isInSeries } from './in-series.ts';
import { hasLifeBehind, isAppointed, isKeptForName, isKeptForPerson, isTimed } from './kept-for-person.ts';
import { isSpelledLikeName } from './likeness.ts';
import { isBeforeKinColumn, isExplained, isRelated, isSigned } from './offices.ts';
import { isOnlyPlace } from './otherwise.ts';
import { isPart, mayBeName, NAME, type NameRun, runFrom, type Style, styleOf } from './run.ts';

/** An unlisted name, and what announces it. */
export interface Unlisted {
  readonly run: NameRun;
  readonly announced: Announcement;
  /** Where its place says how sure it is, not its words. */
  readonly level?: Confidence;
}

const SHORTEST = 3;
const LONGEST_SHORT = 5;
/** What must stand behind a name that is greeted, described or has its address behind it. */
const MARKS = GAP.comma | GAP.open | GAP.other | GAP.dot | GAP.line | GAP.paragraph | GAP.colon;

/** The unlisted name whose first word is `at`. Most words are dismissed by what stands around them. */
export function unlistedAt(words: Words, at: number): Unlisted | undefined {
  const found = announcedAt(words, at);
  if (found === undefined) return undefined;
  const run = withCommonSurname(words, found.run);
  return isOfProgram(words, run) ? undefined : { ...found, run };
}

/** `procura Wideline Pedreira,`: with the common word behind it that is a surname, for it has a capital. */
function withCommonSurname(words: Words, run: NameRun): NameRun {
  const at = run.last + 1;
  const goesOn =
    words.gaps[run.last] === GAP.space &&
    !isWide(words, run.last) &&
    words.is(at, CAPITAL) &&
    !words.is(run.last, UPPER | NAME) &&
    mayBeName(words, at, 'capital') &&
    !(words.gaps[at] === GAP.space && words.is(at + 1, CAPITAL | NUMBER));
  return goesOn ? { first: run.first, last: at } : run;
}

function announcedAt(words: Words, at: number): Unlisted | undefined {
  if (words.ends[at]! - words.starts[at]! < SHORTEST || words.is(at, INITIAL | TITLE)) return undefined;
  const gap = words.gaps[at]!;
  const isMarked = (gap & MARKS) !== 0 || gap === (GAP.hyphen | GAP.space) || gap === (GAP.slash | GAP.space);
  if (!isMarked && gap !== GAP.space) return undefined;
  const before = words.gapBefore(at);
  if (!isMarked && before !== GAP.space && isTellingOfSelf(words, at))
    return { run: { first: at, last: at }, announced: 'none', level: 'possible' };
  // A word alone in a sentence needs a short one before it: an article, `por`, `sou`.
  if (
    !isMarked &&
    !words.is(at + 1, CAPITAL | PARTICLE | NUMBER) &&
    (before !== GAP.space || (lengthOf(words, at - 1) > LONGEST_SHORT && !isDirectly(words, at))) &&
    !isWide(words, at)
  )
    return undefined;
  if (before === GAP.space && words.is(at - 1, CAPITAL) && !words.is(at - 1, INITIAL | TITLE | ROLE)) {
    if (!isSalutation(words, at)) return undefined;
  }
  const style = styleOf(words, at);
  if (!isPart(words, at, style)) return commonWord(words, at, style);
  const run = runFrom(words, at, style);
  if (run === undefined || hasListed(words, run)) return undefined;
  const announced = announcedAround(words, run);
  if (announced !== 'none') return { run, announced };
  if (isKinBeforeComma(words, at - 1)) return { run, announced: 'role' };
  // `Médico regulador: Ramsés`, `Testemunha 1: Dico`
  if ((before & GAP.colon) !== 0) {
    const labelled = announcement(words, at);
    if (labelled === 'label' || labelled === 'cue') return { run, announced: labelled };
  }
  if (isIntroduced(words, at) || isAmongPeople(words, run)) return { run, announced: 'role' };
  if (!words.is(at, UPPER) && mayBeBesideContact(words, run) && isBesideContact(words, run))
    return {
      run,
      announced: 'none',
      level: isSpelledLikeName(words, at, 'clearly') ? 'likely' : 'possible',
    };
  if (isAgent(words, run)) return { run, announced: 'cue' };
  if (isInBracketsBehindName(words, run) || isOneInSeries(words, run) || isSpokenTo(words, run))
    return { run, announced: 'none', level: 'possible' };
  if (isFullUnlisted(words, run) || (isSpelledLikeName(words, at, 'clearly') && isAppointed(words, run)))
    return { run, announced: 'none', level: 'possible' };
  return speakerOf(words, run) ?? (isListed(words, run) ? { run, announced, level: 'possible' } : undefined);
}

/** A word that is a common one too: who speaks, or who a clause behind its comma says is somebody. */
function commonWord(words: Words, at: number, style: Style): Unlisted | undefined {
  const run = { first: at, last: at };
  const isSomebody =
    style === 'capital' &&
    words.gapBefore(at) === GAP.space &&
    words.gaps[at] === (GAP.comma | GAP.space) &&
    mayBeName(words, at, style) &&
    isWhoIs(words, at + 1);
  return isSomebody ? { run, announced: 'role', level: 'likely' } : speakerOf(words, run);
}

/** Who writes a line of a chat, whatever word that is. */
function speakerOf(words: Words, run: NameRun): Unlisted | undefined {
  const level = levelOfSpeaker(words, run);
  return level === 'nothing' ? undefined : { run, announced: 'none', level };
}

/** `Gracinaldo Colares, presidente`: two words or three, each spelled like a name, at a border with a mark behind. */
function isFullUnlisted(words: Words, { first, last }: NameRun): boolean {
  if (last === first || last - first > 3 || words.is(first, UPPER) || words.isPlace(first, last))
    return false;
  // A value alone may be a thing's.
  if (first === 0 && last + 1 >= words.count) return false;
  const before = words.gapBefore(first);
  const isApart =
    first === 0 ||
    ((before & ~GAP.space) !== 0 && (before & (GAP.colon | GAP.other)) === 0) ||
    /^(?:intimar|citar|notificar|por|[oa]|d[oa]|com|de)$/.test(words.word(first - 1));
  if (!isApart || (words.gaps[last]! & MARKS) === 0) return false;
  if (!isSpelledLikeName(words, first, 'clearly')) return false;
  for (let at = first + 1; at <= last; at++)
    if (!words.is(at, PARTICLE | INITIAL) && !isSpelledLikeName(words, at, 'clearly')) return false;
  return true;
}

/** `almocei com Widline`: one word somewhat like a name, behind what one does with somebody. */
function isSpokenTo(words: Words, { first, last }: NameRun): boolean {
  return (
    first === last &&
    !words.is(first, UPPER) &&
    isSpelledLikeName(words, first, 'somewhat') &&
    !words.isPlace(first, last) &&
    // `entrega o Card`
    !/^[oa]s?$/.test(words.word(first - 1)) &&
    isDealtWith(words, first)
  );
}

/** `Ana, Widline, Rui e Zeca` */
function isOneInSeries(words: Words, { first, last }: NameRun): boolean {
  return (
    first === last &&
    isSpelledLikeName(words, first, 'somewhat') &&
    !words.isPlace(first, last) &&
    isInSeries(words, first)
  );
}

/** `Francisca Veras (Chaguinha)` */
function isInBracketsBehindName(words: Words, { first, last }: NameRun): boolean {
  if (first < last || words.gapBefore(first) !== (GAP.open | GAP.space) || !words.is(first - 1, NAME))
    return false;
  return (
    (words.gaps[last]! & GAP.close) !== 0 &&
    words.is(first - 2, NAME | PARTICLE) &&
    !words.is(first, UPPER) &&
    !words.isPlace(first, last) &&
    isSpelledLikeName(words, first, 'somewhat')
  );
}

/** `Yuleisy: Jhonkleiver nasceu`: a word spelled like a name that begins a sentence, and does what only people do. */
function isTellingOfSelf(words: Words, at: number): boolean {
  return (
    !words.is(at, UPPER) &&
    isDoingAsPerson(words, { first: at, last: at }) &&
    isPart(words, at, 'capital') &&
    !words.is(at, NAME) &&
    isSpelledLikeName(words, at, 'somewhat')
  );
}

/** One word alone between the names of a list. */
function isListed(words: Words, { first, last }: NameRun): boolean {
  return first === last && !words.is(first, UPPER) && isItemAmongNames(words, first);
}

/** One word formed like a name, in a list of names, or behind what one does with somebody. */
function isAmongPeople(words: Words, { first, last }: NameRun): boolean {
  if (first < last || !isSpelledLikeName(words, first, 'somewhat') || words.isPlace(first, last))
    return false;
  if (isItemAmongNames(words, first)) return true;
  if (isDoneBy(words, first)) return true;
  return (
    isSpelledLikeName(words, first, 'clearly') && (isBesideName(words, first) || isDealtWith(words, first))
  );
}

/** Before an address, and where a colon makes it a label (`Webmaster: …`), spelled like a name. */
function isAddressed(words: Words, { first, last }: NameRun): boolean {
  const isLabel = (words.gaps[last]! & GAP.colon) !== 0;
  return opensAddress(words, last) && (!isLabel || isSpelledLikeName(words, first, 'clearly'));
}

/** `assinado por Oyelaran Adeniran`: by whom something was done; formed like a name, for programs and firms do much. */
function isAgent(words: Words, { first, last }: NameRun): boolean {
  return (
    words.gapBefore(first) === GAP.space &&
    words.word(first - 1) === 'por' &&
    /[aie]d[oa]s?$/.test(words.word(first - 2)) &&
    (isSpelledLikeName(words, first, 'clearly') || isSpelledLikeName(words, last, 'clearly'))
  );
}

/** What announces a run, where a word before it that may announce a thing too says less than what stands behind it. */
export function announcedByAll(words: Words, run: NameRun): Announcement {
  const before = announcement(words, run.first);
  if (before !== 'none' && before !== 'cue') return before;
  const around = announcedAround(words, run);
  return around === 'none' ? before : around;
}

/** What announces a run that nothing else does: by what stands behind it, or as one who is greeted. */
export function announcedAround(words: Words, run: NameRun): Announcement {
  const { first, last } = run;
  if (isKeptForPerson(words, run)) return 'label';
  if (
    isKeptForName(words, run) ||
    isTimed(words, run) ||
    hasLifeBehind(words, run) ||
    isExplained(words, run) ||
    isBeforeKinColumn(words, run)
  )
    return 'role';
  const gap = words.gaps[last]!;
  if ((gap & MARKS) !== 0) {
    if (isAddressed(words, run) || isRelated(words, run) || isSalutation(words, first)) return 'label';
    if (isNicknamed(words, first) || isWriter(words, run)) return 'label';
    // `natural de Gonaïves, Haiti, nascida em`
    if (isDescribed(words, run)) return isOnlyPlace(words, run) ? 'none' : 'role';
    return isSigned(words, run) || isSignedOff(words, run) ? 'role' : 'none';
  }
  const isBehindArticle = words.gapBefore(first) === GAP.space && isShort(words, first - 1);
  return isBehindArticle &&
    !words.isPlace(first, last) &&
    isSpelledLikeName(words, first, 'somewhat') &&
    isDoingAsPerson(words, run)
    ? 'role'
    : 'none';
}

/** `a`, `da`, `o`, `com`: what stands before a name in a sentence. */
function isShort(words: Words, at: number): boolean {
  // `A Sophya disse`
  if (words.is(at, CAPITAL))
    return words.is(at, INITIAL) && words.gaps[at] === GAP.space && /^[ao]$/i.test(words.word(at));
  return (
    !words.is(at, NUMBER) && (words.is(at, PARTICLE | INITIAL) || words.ends[at]! - words.starts[at]! <= 3)
  );
}

function lengthOf({ starts, ends }: Words, at: number): number {
  return at < 0 ? 0 : ends[at]! - starts[at]!;
}

/** `Posso levar amanhã? Edeltraud⏎`: one word behind the last sentence of all, or behind the mark of a signature. */
function isSignedOff(words: Words, { first, last }: NameRun): boolean {
  if (isBehindSignatureMark(words, first)) return true;
  if (first < last || last + 1 < words.count || !isSpelledLikeName(words, first, 'somewhat')) return false;
  if (words.is(first - 1, CAPITAL) || lengthOf(words, first - 1) < SHORTEST) return false;
  const { text, lo, hi, starts, ends } = words;
  return (
    /[.!?] $/.test(text.slice(Math.max(lo, starts[first]! - 2), starts[first])) &&
    /^\s*$/.test(text.slice(ends[last], hi))
  );
}

function hasListed(words: Words, { first, last }: NameRun): boolean {
  for (let at = first; at <= last; at++) if (words.is(at, NAME)) return true;
  return false;
}
