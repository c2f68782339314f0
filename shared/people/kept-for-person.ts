/** Places that programs keep for a person, whoever it is: the head of a message, the author of a file, a card of addresses. */
import { CITY } from '../lexicon/lexicon.ts';
import { INITIAL, NUMBER, UPPER } from '../words/classes.ts';
import { WordKeys } from '../words/folded.ts';
import { LINES } from '../words/gap.ts';
import { GAP, type Words } from '../words/words.ts';
import type { NameRun } from './run.ts';

/** So many UTF-16 units before a name are looked at. */
const LONGEST_MARK = 48;
/** `\author{`, `FN:`, `CN="`, `<v `, `user.name "`, `1 NAME `: LaTeX, vCard, iCalendar, WebVTT, git, GEDCOM. */
const MARK =
  /(?:\\(?:author|signature|advisor|autor|orientador|coorientador)\{|(?:^|[\r\n])(?:FN|N|NICKNAME)(?:;[\w=;-]{1,30})?:|\bCN="?|<v(?:\.[\w.]{1,20})? |\buser\.name[ =]["']?|(?:^|[\r\n])\d NAME |(?:code|section)author:: |\\and |\b[Aa]\/[Cc]:? |\b(?:Dra?|Profa?|Sra?)\.~|[Ff]orwarded from |\b[Ii]n reply to |\b[Ee]m resposta a )$/;
/** What stands right before a name there, where nothing but a blank parts the two. */
const BEFORE = new WordKeys('name from to a v and c');
/** `setNome("`, `nome ILIKE '%`, `Key (nome)=(`: a name, that a thing may have too. */
const WEAK_MARK =
  /(?:\bset(?:Nome|FullName|FirstName|LastName)\w{0,20}\(["']|\b(?:nome|name)\w{0,20}["']? I?LIKE '%?|\bKey \((?:nome|name)\w{0,20}\)=\()$/i;

/** `(Convidado)`, `(ela/dela)`: what meetings and chats write behind those who are in them. */
const NOTES = new WordKeys(
  'convidado convidada guest externo externa external host organizador organizadora ele ela elu he she they',
);
/** `Ana, [03/06/2024 10:22]` */
const STAMP_BEHIND_COMMA = /^, \[\d{1,4}[/.-]\d/;
/** `Ana  10:22 AM⏎`, `Ana⏎10:22⏎`, `Ana⏎3 de junho de 2024 10:22⏎`: the time of a message behind who wrote it. */
const TIME_BEHIND =
  /^(?: {1,4}|\t|\r?\n)\[?(?:\d{1,2} de \p{Ll}{4,9} de \d{4},? (?:às )?)?\d{1,2}:\d{2}(?: ?[AP]M)?\]?[ \t]*(?:\r?\n|$)/u;
/** `[03/06 10:22] Ana⏎` */
const STAMP_BEFORE = /(?:^|[\r\n])\[[\d/:,. -]{8,22}\] $/;
const LONGEST_TIME = 48;
/** Whether the run stands where a program writes who somebody is. */
export function isKeptForPerson(words: Words, { first, last }: NameRun): boolean {
  return isBehindMark(words, first) || headsMessage(words, first, last);
}

/** Whether the run stands where a program has the name of somebody or something. */
export function isKeptForName(words: Words, { first }: NameRun): boolean {
  const gap = words.gapBefore(first);
  if (first === 0 || (gap & (GAP.open | GAP.other)) === 0 || (gap & LINES) !== 0) return false;
  const { text, lo, starts } = words;
  const start = starts[first]!;
  return WEAK_MARK.test(text.slice(Math.max(lo, start - LONGEST_MARK), start));
}

/** `(1931–1999)`, `(*1940)` */
const LIFE = /^ \((?:\*|n\.) ?\d{4}\b|^ \(\*?\d{4} ?[–-] ?(?:†|✝)? ?\d{4}\)/;
const LONGEST_LIFE = 20;

/** `08:00 Ana⏎`, `08h30 - Ana - retorno`: at what time somebody comes. */
const APPOINTED = /(?:^|[\r\n])[ \t*•-]{0,4}\d{1,2}(?::\d{2}|h(?:\d{2})?)(?: ?[-–] ?|[ \t]{1,4})$/;
const LONGEST_APPOINTED = 18;

/** Whether the run alone stands behind the time with which its line begins. */
export function isAppointed(words: Words, { first, last }: NameRun): boolean {
  const { text, lo, starts, ends, gaps } = words;
  if (!words.is(first - 1, NUMBER | INITIAL) || words.is(first, UPPER | CITY)) return false;
  const isLast = (gaps[last]! & (LINES | GAP.other | GAP.open)) !== 0;
  if (!isLast && !/^ [-–] /.test(text.slice(ends[last], ends[last]! + 3))) return false;
  const start = starts[first]!;
  return APPOINTED.test(text.slice(Math.max(lo, start - LONGEST_APPOINTED), start));
}

/** Whether the years of a life stand in brackets behind the run. */
export function hasLifeBehind({ text, hi, ends, gaps }: Words, { last }: NameRun): boolean {
  const end = ends[last]!;
  return (gaps[last]! & GAP.open) !== 0 && LIFE.test(text.slice(end, Math.min(hi, end + LONGEST_LIFE)));
}

function isBehindMark(words: Words, first: number): boolean {
  const gap = words.gapBefore(first);
  if (first === 0 || (gap & LINES) !== 0 || gap === (GAP.dot | GAP.space)) return false;
  if ((gap & ~GAP.space) === 0 && !BEFORE.has(words, first - 1)) return false;
  const { text, lo, starts } = words;
  const start = starts[first]!;
  return MARK.test(text.slice(Math.max(lo, start - LONGEST_MARK), start));
}

function headsMessage(words: Words, first: number, last: number): boolean {
  const gap = words.gaps[last]!;
  if ((gap & GAP.open) !== 0 && (gap & ~(GAP.open | GAP.space)) === 0) return NOTES.has(words, last + 1);
  const { text, lo, hi, starts, ends } = words;
  const start = starts[first]!;
  const end = ends[last]!;
  if (first > 0 && (words.gapBefore(first) & LINES) === 0)
    return (
      (gap & GAP.line) !== 0 &&
      words.is(first - 1, NUMBER) &&
      STAMP_BEFORE.test(text.slice(Math.max(lo, start - LONGEST_TIME), start))
    );
  if (!words.is(last + 1, NUMBER) || (gap & GAP.comma) === 0) return false;
  return STAMP_BEHIND_COMMA.test(text.slice(end, Math.min(hi, end + LONGEST_TIME)));
}

/** Whether the time of a message stands behind the run, which begins its line; so it does in timetables. */
export function isTimed(words: Words, { first, last }: NameRun): boolean {
  if (!words.is(last + 1, NUMBER) || (first > 0 && (words.gapBefore(first) & LINES) === 0)) return false;
  const { text, hi, ends } = words;
  return TIME_BEHIND.test(text.slice(ends[last], Math.min(hi, ends[last]! + LONGEST_TIME)));
}
