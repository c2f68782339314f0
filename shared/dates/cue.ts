/** What stands before a date and says what it is of: an event, or the label of a field. */
import { EVENT, IMPERSONAL, INSTITUTION, MONTH, NUMBER, STREET } from '../words/classes.ts';
import { GAP, type Words } from '../words/words.ts';
import { borderAt, isMask, mentionEndingAt } from './borders.ts';
import type { DateMention } from './mention.ts';
import { occasionAt } from './occasions.ts';
import { isOfBirth, JOINERS, LINKS, type Occasion } from './vocabulary.ts';

/** An event word, seen from a date. */
export interface Cue {
  readonly occasion: Occasion;
  readonly at: number;
  /** Words between it and the date that say something of their own. */
  readonly distance: number;
  /** A colon or the like stands between, as between a label and its value. */
  readonly labels: boolean;
  /** The word right before the date announces one: `em`, `dia`, `desde`. */
  readonly linked: boolean;
}

/** The most words of their own between an event and its date. */
const FAR = 10;
/** The most words of a label before the colon. */
const LONGEST_LABEL = 5;
/** The most dates of a list that are looked past for what they are of. */
const MOST_LISTED = 8;

/**
 * The nearest event before the date in its clause; `nobody` where an office, a document or a system stands there first,
 * and `field` under a label that says neither.
 */
export function cueBefore(
  words: Words,
  date: DateMention,
  from: number,
  end: number,
): Cue | 'nobody' | 'field' | undefined {
  let distance = 0;
  let labelWords = 0;
  let labels = false;
  let lines = 0;
  let linked = false;
  // Other dates, and only words and signs that join them, stand between.
  let listed = true;
  let joined = false;
  let others = 0;
  for (let i = date.first - 1; i >= from; i--) {
    const gap = words.gaps[i]!;
    const border = borderAt(words, i);
    const adjacent = i === date.first - 1;
    if (border === 'paragraph' || isMask(words, i)) break;
    if (border === 'cell' || border === 'sentence') {
      // `aniversário? 23/4 ou 24/4`: behind the mark also the second of two days.
      const isNext = adjacent || (listed && others > 0 && isOfBirth(occasionAt(words, i, from, end)));
      if (!isNext || !words.is(i, EVENT)) break;
    }
    if (border === 'line' && (distance > 0 || ++lines > 1)) break;
    // An arrow joins, too.
    joined ||= (gap & (GAP.comma | GAP.hyphen)) !== 0 || (gap & ~GAP.space) === GAP.other;
    if (gap & GAP.colon) {
      // What stands before the colon of a label is another's.
      if (labels && labelWords > 0) return 'field';
      labels ||= distance === 0;
      if (labels && words.is(i, NUMBER)) break;
    }
    const occasion = occasionAt(words, i, from, end);
    if (occasion !== undefined) return { occasion, at: i, distance, labels, linked: linked || labels };
    if (words.is(i, IMPERSONAL)) return 'nobody';
    if (adjacent && words.is(i, isNamesake(words, date) ? STREET | INSTITUTION : STREET)) return 'nobody';
    if (words.is(i, NUMBER | MONTH)) {
      const other = mentionEndingAt(words, i, from, end);
      if (other !== undefined) {
        if (!listed || !joined || ++others > MOST_LISTED) break;
        i = other.first;
        linked = true;
        joined = false;
        continue;
      }
    }
    listed &&= JOINERS.has(words, i);
    joined ||= listed;
    const links = LINKS.has(words, i);
    if (adjacent) linked = links;
    if (!links) {
      distance++;
      if (labels && ++labelWords > LONGEST_LABEL) return 'nobody';
    }
    if (distance > FAR) break;
    if (adjacent && border !== 'none' && border !== 'line') break;
  }
  return labels && labelWords > 0 ? 'field' : undefined;
}

/** `9 de Julho`: what streets and hospitals are called after. */
function isNamesake(words: Words, { month, year }: DateMention): boolean {
  return year === undefined && month !== undefined && words.is(month.first, MONTH);
}
