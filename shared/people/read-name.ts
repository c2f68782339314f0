import { isEnglishLabel } from '../identifiers/english-labels.ts';
import type { Match } from '../identifiers/identifier.ts';
import { COMMON, FEMALE, FOREIGN, FREQUENT, GIVEN, SURNAME } from '../lexicon/lexicon.ts';
import { CAPITAL, CUE, INITIAL, KIN, NUMBER, PARTICLE, ROLE, TITLE, UPPER } from '../words/classes.ts';
import { GAP, type Words } from '../words/words.ts';
import { type Announcement, announcement, isIntroduced } from './announcement.ts';
import { calledAt, isNicknamed } from './called.ts';
import { isOfProgram, isTwoNames } from './capitals-inside.ts';
import { levelOfSpeaker, wholeSpeaker } from './chat.ts';
import { isCalledByTitle, isForce } from './courtesy.ts';
import { isDealtWith } from './dealings.ts';
import { wholeField, wholeQuote, withFirstOfField } from './field.ts';
import { isOwnKin } from './first-person.ts';
import { surnameBefore, withInitialsBehind } from './forms.ts';
import { isCalled, isGreeted } from './greetings.ts';
import { isAmongCells } from './in-cells.ts';
import { endsFile, nameInFile } from './in-file.ts';
import { isBesideName } from './in-list.ts';
import { isSpeaking, levelOfName } from './judge-name.ts';
import { isApart, isEnclosed, isSpokenOf } from './lower.ts';
import { matchOf } from './match-of.ts';
import { isInNotice, isNamedAfter } from './named-after.ts';
import { levelOfNickname, nicknamePair } from './nickname.ts';
import {
  goesOnSmall,
  isCompany,
  isDwelling,
  isEponym,
  isInPlace,
  isNobody,
  isPlaceInEnglish,
  namesThing,
} from './otherwise.ts';
import { readInitials } from './read-initials.ts';
import { followsPart, isPart, mayBeName, NAME, type NameRun, runAround, runFrom, styleOf } from './run.ts';
import { isFirstSyllable } from './syllables.ts';
import { announcedByAll, unlistedAt } from './unlisted.ts';

/** What announces a name by itself, whether its words are known or not. */
export const ANNOUNCING = TITLE | ROLE | KIN | CUE;

/** The name at the word `at` of running text. @param keyed whether a key says that a name follows */
export function readName(words: Words, at: number, keyed: boolean): Match | undefined {
  const match = readUnchecked(words, at, keyed);
  return match && isEnglishLabel(words.text, match.start, match.end) ? undefined : match;
}

function readUnchecked(words: Words, at: number, keyed: boolean): Match | undefined {
  const known = calledAt(words, at);
  if (known !== undefined) return matchOf(words, known, 'likely', 'label');
  const pair = nicknamePair(words, at);
  if (pair !== undefined) return matchOf(words, pair, 'possible', 'none');
  const called = levelOfNickname(words, at);
  if (called !== 'nothing') {
    const run = wholeSpeaker(words, { first: at, last: at });
    return matchOf(words, isNicknamed(words, at) ? wholeQuote(words, run) : run, called, 'none');
  }
  if (isFirstSyllable(words, at)) return readSyllables(words, at, keyed);
  if (words.is(at, NAME) && !words.is(at, TITLE)) return readKnown(words, at, keyed);
  if (words.is(at, INITIAL)) return readInitials(words, at, keyed);
  if (words.is(at, ANNOUNCING)) return readAnnounced(words, at);
  if (!words.is(at, CAPITAL)) return undefined;
  if (isTwoNames(words, at)) return readTwoNames(words, at, keyed);
  const unlisted = unlistedAt(words, at);
  if (unlisted?.level !== undefined) return matchOf(words, unlisted.run, unlisted.level, unlisted.announced);
  return unlisted && judge(words, unlisted.run, unlisted.announced);
}

/** The name around a word that is a name; the first such word of a run answers for all. */
function readKnown(words: Words, at: number, keyed: boolean): Match | undefined {
  const inFile = nameInFile(words, at);
  if (inFile !== undefined) return matchOf(words, inFile, 'possible', 'none');
  const style = styleOf(words, at);
  if (words.is(at - 1, NAME) && followsPart(words, at, style)) return undefined;
  const around = runAround(words, at, style);
  if (around === undefined) return undefined;
  const run = withFirstOfField(words, around);
  if (isOfProgram(words, run)) return undefined;
  for (let i = run.first; i < at; i++) if (words.is(i, NAME)) return undefined;
  const inverted = surnameBefore(words, run);
  if (inverted === undefined && isInToken(words, run) && !endsFile(words, run)) return undefined;
  if (style === 'lower') return readLower(words, run, keyed);
  const announced = keyed ? 'label' : announcedByAll(words, run);
  if (announced === 'none' && words.is(run.first, GIVEN) && isIntroduced(words, run.first))
    return judge(words, run, 'label');
  if (inverted !== undefined) return judge(words, inverted, announcement(words, inverted.first));
  if (announced !== 'none') return judge(words, run, announced);
  const speaker = wholeSpeaker(words, run);
  if (levelOfSpeaker(words, speaker) === 'likely') return judge(words, speaker, 'label');
  const called = run.first === run.last && words.is(at, GIVEN) && isCalled(words, at);
  return judge(words, run, called ? 'label' : 'none');
}

/** A name that begins with a given name of two syllables (`Ji-woo Kang`). */
function readSyllables(words: Words, at: number, keyed: boolean): Match | undefined {
  const style = styleOf(words, at);
  const run = runAround(words, at, style);
  if (run === undefined || run.first < at || isInToken(words, run)) return undefined;
  return judge(words, run, keyed ? 'label' : announcedByAll(words, run));
}

/** `Paciente: MariaClara`: two names without the space between, where no known name beside them takes them along. */
function readTwoNames(words: Words, at: number, keyed: boolean): Match | undefined {
  const run = runFrom(words, at, styleOf(words, at));
  if (run === undefined || isInToken(words, run)) return undefined;
  for (let i = run.first; i <= run.last; i++) if (words.is(i, NAME)) return undefined;
  const announced = keyed ? 'label' : announcedByAll(words, run);
  return matchOf(words, run, announced === 'none' ? 'possible' : 'likely', announced);
}

/** Whether the run is a piece of a mail address, a file's name or code (`ana@exemplo.org`, `nota_de_ana`). */
function isInToken(words: Words, { first, last }: NameRun): boolean {
  const start = words.starts[first]!;
  const end = words.ends[last]!;
  const before = words.text.slice(Math.max(words.lo, start - 2), start);
  const after = words.text.slice(end, Math.min(words.hi, end + 2));
  if (/[\p{L}\p{N}][_@]$/u.test(before) || /^(?:[_@][\p{L}\p{N}]|\.[\p{Ll}\p{N}])/u.test(after)) return true;
  if (first === last && !words.is(first - 1, NAME) && /(?:[\p{L}\p{N}][/+]|\p{N})$/u.test(before))
    return true;
  return !words.is(first, CAPITAL) && /[\p{L}\p{N}]\.$/u.test(before);
}

/** A name behind a word that announces one, where none of its words is known. */
function readAnnounced(words: Words, at: number): Match | undefined {
  let first = at + 1;
  if (/^como$/i.test(words.word(first))) first++;
  while (first < words.endSeen(at) && (words.is(first, TITLE | PARTICLE) || isForce(words, first))) first++;
  if (!words.is(first, CAPITAL) || words.is(first, NAME)) return undefined;
  const run = runAfter(words, first);
  if (run === undefined) return undefined;
  for (let i = run.first; i <= run.last; i++) if (words.is(i, NAME)) return undefined;
  if (isOfProgram(words, run)) return undefined;
  const announced = announcedByAll(words, run);
  return announced === 'none' ? undefined : judge(words, run, announced);
}

/** The run behind what announces a person; what is greeted or a nickname can be any word with a capital. */
function runAfter(words: Words, first: number): NameRun | undefined {
  const style = styleOf(words, first);
  if (isPart(words, first, style)) return runFrom(words, first, style);
  if (isCalledByTitle(words, first)) return runFrom(words, first, style);
  const isOpen = isGreeted(words, first) || isNicknamed(words, first) || isOwnKin(words, first - 1);
  return isOpen && mayBeName(words, first, style) ? { first, last: first } : undefined;
}

function judge(words: Words, run: NameRun, announced: Announcement): Match | undefined {
  if (announced !== 'label' && announced !== 'title' && isDwelling(words, run)) return undefined;
  if (isCompany(words, run) || namesThing(words, run) || goesOnSmall(words, run)) return undefined;
  if (isElsewhere(words, run, announced)) return undefined;
  let level = levelOfName(words, run, announced);
  if (level === 'nothing') return undefined;
  if (level !== 'possible' && ((announced === 'none' && isNamedAfter(words, run)) || isInNotice(words, run)))
    level = 'possible';
  const whole = announced === 'none' ? withInitialsBehind(words, run) : wholeOf(words, run);
  return matchOf(words, withHouse(words, whole), level, announced);
}

/** `a Mãe Detinha de Oxum`, `do finado Pai Procópio`: with a capital inside of a sentence it is a part of the name. */
function withHouse(words: Words, run: NameRun): NameRun {
  const at = run.first - 1;
  if (at < 1 || words.gaps[at] !== GAP.space || !words.is(at, KIN) || !words.is(at, CAPITAL)) return run;
  if (words.is(at, UPPER) || !/^(?:Mãe|Pai)$/.test(words.word(at))) return run;
  const isInside = words.gapBefore(at) === GAP.space && !words.is(at - 1, CAPITAL | NUMBER);
  return isInside ? { first: at, last: run.last } : run;
}

function wholeOf(words: Words, run: NameRun): NameRun {
  return isNicknamed(words, run.first) ? wholeQuote(words, run) : wholeField(words, run);
}

/** Whether the words name a place, a disease or a law that no label claims for a person. */
function isElsewhere(words: Words, run: NameRun, announced: Announcement): boolean {
  if (announced === 'title') return isInPlace(words, run, 1);
  if (announced !== 'none') return false;
  if (isPlaceInEnglish(words, run)) return true;
  const isOne = run.first === run.last;
  const speaks = isOne && words.is(run.first, NAME) && isSpeaking(words, run);
  const isPerson =
    speaks ||
    (isOne && (isBesideName(words, run.first) || isRatherPerson(words, run.first) || isAmongCells(words)));
  return (
    (!isPerson && isInPlace(words, run, 0)) ||
    isNobody(words, run) ||
    ((isOne || words.gaps[run.first] === GAP.hyphen) && isEponym(words, run))
  );
}

/**
 * `a Cláudia`, `por Wagner`: a frequent given name that a small town has too, behind what stands before people and not
 * before towns.
 */
function isRatherPerson(words: Words, at: number): boolean {
  const bits = words.bits[at]!;
  if ((bits & GIVEN) === 0 || (bits & (COMMON | FOREIGN)) !== 0) return false;
  if (words.gapBefore(at) !== GAP.space || words.is(at + 1, CAPITAL)) return false;
  if (/^(?:com|por)$/.test(words.word(at - 1)) && ((bits & FREQUENT) !== 0 || isDealtWith(words, at)))
    return true;
  const before = (bits & FEMALE) !== 0 ? /^(?:a|à|pela|pra)$/i : /^(?:o|ao|pelo|pro)$/i;
  return before.test(words.word(at - 1));
}

/** In small letters only what is announced, or a given name and a surname, is a person. */
function readLower(words: Words, run: NameRun, keyed: boolean): Match | undefined {
  const given = words.bits[run.first]!;
  if ((given & GIVEN) !== 0 && isIntroduced(words, run.first)) return matchOf(words, run, 'likely', 'cue');
  if ((given & GIVEN) !== 0 && (given & FOREIGN) === 0 && levelOfSpeaker(words, run) === 'likely')
    return matchOf(words, run, 'likely', 'label');
  if ((given & GIVEN) === 0 || (given & COMMON) !== 0 || namesThing(words, run)) return undefined;
  const announced = keyed ? 'label' : announcement(words, run.first);
  if ((given & FOREIGN) !== 0 && announced !== 'title' && announced !== 'role') return undefined;
  if (announced !== 'none') return matchOf(words, wholeField(words, run), 'likely', announced);
  const isFull = run.last > run.first && words.is(run.last, SURNAME);
  if (isFull && isEnclosed(words, run)) return matchOf(words, run, 'possible', announced);
  if (!isApart(words, run)) return undefined;
  // In small letters a town has no article.
  if (isInPlace(words, run, run.first === run.last && isSpokenOf(words, run) ? 1 : 0)) return undefined;
  const whole = wholeField(words, run);
  if (whole.last > whole.first) return matchOf(words, whole, 'likely', announced);
  return (given & FREQUENT) !== 0 || isSpokenOf(words, run)
    ? matchOf(words, run, 'possible', announced)
    : undefined;
}
