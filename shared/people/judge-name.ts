/** How sure a run of words is a person's name, by the words themselves and by what announces them. */

import { NOBODY } from '../dates/vocabulary.ts';
import type { Level } from '../finding.ts';
import { CITY, COMMON, FEMALE, FOREIGN, FREQUENT, GIVEN, PLACE_PART, SURNAME } from '../lexicon/lexicon.ts';
import { CAPITAL, INITIAL, KIN, NO_NAME, NUMBER, PARTICLE, ROLE, UPPER } from '../words/classes.ts';
import { GAP, type Words } from '../words/words.ts';
import { type Announcement, isDescribed } from './announcement.ts';
import { isBesideContact, mayBeBesideContact } from './contact.ts';
import { isDona } from './courtesy.ts';
import { isDealtWith } from './dealings.ts';
import { isDoing, isDoingAsPerson } from './deeds.ts';
import { isOwnKin } from './first-person.ts';
import { isAmongCells } from './in-cells.ts';
import { isBesideName, isItemAmongNames } from './in-list.ts';
import { isInSeries } from './in-series.ts';
import { isAppointed } from './kept-for-person.ts';
import { isSpelledLikeName } from './likeness.ts';
import { isStrong, NAME, type NameRun } from './run.ts';
import { isFirstSyllable } from './syllables.ts';

/** What the words of a run are. */
interface Make {
  /** Words that are neither particles nor initials. */
  full: number;
  initials: number;
  /** Names that are no common words and not only of other origins. */
  strong: number;
  /** Names of any kind. */
  known: number;
  firstGiven: number;
  lastSurname: number;
}

function makeOf(words: Words, { first, last }: NameRun): Make {
  const make: Make = { full: 0, initials: 0, strong: 0, known: 0, firstGiven: 0, lastSurname: 0 };
  for (let at = first; at <= last; at++) {
    const bits = words.bits[at]!;
    const known = bits & NAME;
    if ((bits & INITIAL) !== 0) make.initials++;
    else if (known === 0 && (bits & PARTICLE) !== 0) continue;
    else {
      make.full++;
      if (known !== 0) make.known++;
      if (isStrong(bits)) make.strong++;
      if (make.full === 1 && (bits & GIVEN) !== 0) make.firstGiven = bits;
      make.lastSurname = (bits & SURNAME) !== 0 ? bits : 0;
    }
  }
  return make;
}

/** The level of a run that nothing else claims. */
export function levelOfName(words: Words, run: NameRun, announced: Announcement): Level {
  const make = makeOf(words, run);
  if (announced !== 'none') return announcedLevel(words, run, make, announced);
  if (make.full + make.initials >= 2) return severalLevel(words, run, make);
  return singleLevel(words, run, make);
}

function announcedLevel(words: Words, run: NameRun, make: Make, announced: Announcement): Level {
  if (make.full === 0) return make.initials >= 2 && announced !== 'cue' ? 'likely' : 'nothing';
  if (make.strong > 0) return make.full >= 2 ? 'certain' : 'likely';
  // `pcte MCS, 34 anos`
  if (make.full === 1 && make.known === 0 && isAcronym(words, run))
    return words.is(run.first - 1, ROLE) && isDescribed(words, run) ? 'likely' : 'nothing';
  if (announced === 'label' || announced === 'title') return 'likely';
  // `Nome:` stands before products too.
  if (announced === 'cue' && make.known === 0) {
    if (isSelfNamed(words, run.first))
      return isSpelledLikeName(words, run.first, 'somewhat') ? 'likely' : 'possible';
    const isField = (words.gapBefore(run.first) & (GAP.colon | GAP.line)) !== 0;
    return make.full >= 2 || (isField && isSpelledLikeName(words, run.first, 'clearly'))
      ? 'possible'
      : 'nothing';
  }
  if (make.full >= 2) return make.known > 0 || !words.is(run.first, UPPER) ? 'likely' : 'possible';
  if (make.firstGiven === 0) {
    if (make.known > 0) return isKinCalled(words, run) ? 'possible' : 'nothing';
    return announced === 'role' ? unlistedLevel(words, run) : 'nothing';
  }
  return (make.firstGiven & NO_NAME) === 0 && !words.is(run.first, UPPER) ? 'likely' : 'nothing';
}

/**
 * `Paciente Ozenilda`: one word that no list has, behind a role that only people have. Kin are components and programs
 * too: behind them it must be formed like a name.
 */
function unlistedLevel(words: Words, { first }: NameRun): Level {
  const isOf = words.is(first - 1, PARTICLE);
  const announcing = isOf ? first - 2 : first - 1;
  if (words.is(first, UPPER) || NOBODY.has(words, announcing)) return 'nothing';
  if (isSpelledLikeName(words, first, 'somewhat') || isOwnKin(words, first - 1)) return 'likely';
  const isRole = words.is(announcing, ROLE) && !isOf && words.gapBefore(first) === GAP.space;
  return isRole ? 'possible' : 'nothing';
}

/** `meu primo Evangelista`, `a comadre Rosário`: a surname alone that is a word too, right behind kin. */
function isKinCalled(words: Words, { first }: NameRun): boolean {
  return (
    words.is(first - 1, KIN) &&
    !words.is(first - 1, CAPITAL) &&
    words.gapBefore(first) === GAP.space &&
    !words.is(first, UPPER | NO_NAME) &&
    !(words.gaps[first] === GAP.space && words.is(first + 1, CAPITAL | NUMBER))
  );
}

/** `se chama Ptolomeu`, `me chamo Ariosta`: so do people say how they are called, and seldom of things. */
function isSelfNamed(words: Words, at: number): boolean {
  return words.gapBefore(at) === GAP.space && /^cham(?:a|o|ava)$/i.test(words.word(at - 1));
}

/** Two words or more: a given name and any follower, or a surname at the end. */
function severalLevel(words: Words, run: NameRun, make: Make): Level {
  if (isStrong(make.firstGiven) || hasSyllables(words, run)) return 'likely';
  // `D. SALMA`
  if (make.initials === 1 && make.firstGiven !== 0 && isDona(words, run.first)) return 'likely';
  if (make.strong > 0 && make.known >= 2) return 'likely';
  if (make.strong === 0 && words.is(run.first, UPPER)) return make.known >= 2 ? 'possible' : 'nothing';
  if (make.lastSurname !== 0 && (make.lastSurname & (FOREIGN | NO_NAME)) === 0) {
    return make.full >= 2 ? 'likely' : 'possible';
  }
  if (make.known >= 2) return 'likely';
  // `T. Okada`
  if (make.initials > 0 && make.full === 1 && make.lastSurname !== 0 && !words.is(run.first, UPPER))
    return 'possible';
  if (make.full < 2) return 'nothing';
  return make.firstGiven !== 0 ||
    isBehindUnlisted(words, run, make) ||
    endsInGiven(words, run) ||
    isSurnameFirst(words, run)
    ? 'possible'
    : 'nothing';
}

/** `Ji-woo Kang`, `Park Soo-yeon`: a given name of two syllables, behind the surname or before it. */
function hasSyllables(words: Words, { first }: NameRun): boolean {
  return isFirstSyllable(words, first) || (isFirstSyllable(words, first + 1) && words.is(first, CAPITAL));
}

/** `Xu Yifan`: a surname of another origin before one word that no list has. */
function isSurnameFirst(words: Words, { first, last }: NameRun): boolean {
  const [given, surname] = [words.bits[last]!, words.bits[first]!];
  return (
    last === first + 1 &&
    words.gaps[first] === GAP.space &&
    (surname & (SURNAME | FOREIGN | GIVEN | UPPER)) === (SURNAME | FOREIGN) &&
    (given & NAME) === 0 &&
    !words.isPlace(first, last) &&
    isSpelledLikeName(words, last, 'clearly')
  );
}

/** `Zap Fábio`: a frequent given name behind one word that no list has, with which a sentence begins. */
function endsInGiven(words: Words, { first, last }: NameRun): boolean {
  const opens = first === 0 || words.gapBefore(first) !== GAP.space;
  return (
    opens &&
    last === first + 1 &&
    words.count > 2 &&
    !words.isPlace(first, last) &&
    !words.is(first, UPPER) &&
    words.is(last, GIVEN) &&
    words.is(last, FREQUENT) &&
    isStrong(words.bits[last]!)
  );
}

/** `Romerito Karajá`: a surname of another origin, behind a given name that no list has. */
function isBehindUnlisted(words: Words, { first }: NameRun, { lastSurname }: Make): boolean {
  return (
    lastSurname !== 0 && !words.is(first, UPPER | SURNAME) && isSpelledLikeName(words, first, 'somewhat')
  );
}

/** One given name alone is a person where it is a frequent name and no word. */
function singleLevel(words: Words, { first }: NameRun, make: Make): Level {
  if (isVerse(words, first)) return 'nothing';
  const run = { first, last: first };
  if (!isStrong(make.firstGiven)) {
    if (make.firstGiven !== 0)
      return isPersonal(words, first) ||
        isBesideName(words, first) ||
        isBesideNumber(words, run) ||
        isAmongCells(words) ||
        isInSeries(words, first)
        ? 'possible'
        : 'nothing';
    return make.lastSurname !== 0 &&
      (isSpeaking(words, run) ||
        (isStrong(words.bits[first]!) && !words.is(first, UPPER) && isDealtWith(words, first)) ||
        isSomebodys(words, first) ||
        (isStrong(words.bits[first]!) && isAppointed(words, run)) ||
        isCited(words, first) ||
        isItemAmongNames(words, first))
      ? 'possible'
      : 'nothing';
  }
  if (words.is(first, CAPITAL) && !words.is(first, UPPER) && isDoingAsPerson(words, run)) return 'likely';
  const isFrequent = (make.firstGiven & FREQUENT) !== 0;
  if (!isFrequent && isAcronym(words, { first, last: first })) return 'nothing';
  const heading = words.is(first, UPPER) && !isAmongSmall(words, first);
  return isFrequent && !heading && !isWhole(words, first) ? 'likely' : 'possible';
}

/** `ligar Minji 11 98888-1234` */
function isBesideNumber(words: Words, run: NameRun): boolean {
  return words.is(run.first, CAPITAL) && mayBeBesideContact(words, run) && isBesideContact(words, run);
}

/** Whether the word is all of its passage: a value that no key or column calls a person may be a place, a product. */
function isWhole({ starts, ends, lo, hi }: Words, at: number): boolean {
  return starts[at] === lo && ends[at] === hi;
}

/** Whether a word beside it is written in small letters: then its capitals are no heading's. */
function isAmongSmall(words: Words, at: number): boolean {
  return [at - 1, at + 1].some(
    (i) =>
      i >= 0 && i < words.count && !words.is(i, CAPITAL | NUMBER) && words.ends[i]! - words.starts[i]! > 1,
  );
}

/** `Vi a Clara ontem`: an article before a name that is a word too, and a word in small letters or a mark behind it. */
function isBesideArticle(words: Words, at: number): boolean {
  const gap = words.gaps[at]!;
  if ((gap & ~(GAP.space | GAP.comma | GAP.dot | GAP.line | GAP.paragraph)) !== 0 || gap === GAP.line)
    return false;
  if (gap === GAP.space && words.is(at + 1, CAPITAL | NUMBER | PARTICLE)) return false;
  const article = words.is(at, FEMALE) ? /^(?:a|à|pra)$/ : /^(?:o|ao|pro)$/;
  return article.test(words.word(at - 1));
}

/** `O Ximenes leva`, `do Tanaka`: a surname alone that is nothing else, behind an article. */
function isSomebodys(words: Words, at: number): boolean {
  const bits = words.bits[at]!;
  if (!isStrong(bits) || (bits & (UPPER | CITY | PLACE_PART)) !== 0 || (bits & CAPITAL) === 0) return false;
  if (words.gapBefore(at) !== GAP.space || words.is(at + 1, CAPITAL | NUMBER)) return false;
  return /^(?:[oa]|d[oa]|ao|pel[oa]|pr[oa])$/i.test(words.word(at - 1));
}

/** `Segundo Albuquerque,`, `Nogueira disse`: a surname alone, of one who speaks. */
export function isSpeaking(words: Words, run: NameRun): boolean {
  const { first } = run;
  if (!words.is(first, CAPITAL) || words.is(first, UPPER | NO_NAME)) return false;
  if (isDoingAsPerson(words, run)) return true;
  return (
    (words.gaps[first]! & (GAP.comma | GAP.open)) !== 0 &&
    words.gapBefore(first) === GAP.space &&
    (words.is(first, CITY) ? /^(?:segundo|conforme)$/i : /^(?:segundo|conforme|para)$/i).test(
      words.word(first - 1),
    )
  );
}

/** `Nogueira et al.`, `(Pacheco, 2018)`, `o casal Mendonça`, `os Ferreira`: a surname alone, where surnames stand. */
function isCited(words: Words, at: number): boolean {
  const { text, ends, hi } = words;
  if (!isStrong(words.bits[at]!) || words.is(at, UPPER) || !words.is(at, CAPITAL)) return false;
  if (/^ et al\b/.test(text.slice(ends[at], Math.min(hi, ends[at]! + 8)))) return true;
  if (
    words.gapBefore(at) === GAP.space &&
    /^(?:casal|irmãos|os|dos|aos|pelos|família|clã)$/i.test(words.word(at - 1))
  )
    return words.gaps[at] !== GAP.space || !words.is(at + 1, CAPITAL | PARTICLE);
  return (
    !words.is(at, CITY) &&
    (words.gapBefore(at) & (GAP.open | GAP.other)) !== 0 &&
    /^,? \(?(?:19|20)\d\d[a-z]?[);,]/.test(text.slice(ends[at], Math.min(hi, ends[at]! + 10)))
  );
}

/** One word of capitals alone that no list of names has is an acronym rather. */
function isAcronym(words: Words, { first, last }: NameRun): boolean {
  return first === last && words.is(first, UPPER) && words.ends[first]! - words.starts[first]! <= 5;
}

/** `Mateus 5:3`, `João 3, 16`: a book of the Bible. */
function isVerse(words: Words, at: number): boolean {
  const isShort = (i: number) => words.is(i, NUMBER) && words.ends[i]! - words.starts[i]! <= 3;
  const isNumbered = isShort(at + 1) && words.gaps[at] === GAP.space && isShort(at + 2);
  // `Jack 20,00`: a sum
  if (words.gaps[at + 1] === GAP.comma && /^\d0$/.test(words.word(at + 2))) return false;
  return isNumbered && (words.gaps[at + 1]! & ~(GAP.colon | GAP.comma | GAP.space)) === 0;
}

/** A name that is a word too and does what people do, or one of other origins in the middle of a sentence. */
function isPersonal(words: Words, at: number): boolean {
  if (!words.is(at, CAPITAL) || words.is(at, UPPER | NO_NAME)) return false;
  if (isDoing(words, { first: at, last: at }) || isDealtWith(words, at)) return true;
  const isInside = at > 0 && words.gapBefore(at) === GAP.space && !words.is(at - 1, CAPITAL | NUMBER);
  if (!isInside) return false;
  if (!words.is(at, COMMON)) return words.is(at, FOREIGN);
  return words.is(at, FREQUENT) && isBesideArticle(words, at);
}
