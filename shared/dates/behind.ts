/** What stands behind a date and says what it is of: `12/03 – alta`, `em 12 de março foi operada`. */
import { IMPERSONAL, NUMBER } from '../words/classes.ts';
import { GAP, type Words } from '../words/words.ts';
import { afterTime, isAnnounced, isEntry, isStamp } from './announced.ts';
import { borderAt, isMask } from './borders.ts';
import { type Grounds, isWhole } from './grounds.ts';
import { type DateMention, readMention } from './mention.ts';
import { isProceeding } from './narrative.ts';
import { occasionAt } from './occasions.ts';
import { isOfBirth, JOINERS, LINKS, type Occasion } from './vocabulary.ts';

const FAR = 7;

export function behind(
  words: Words,
  date: DateMention,
  from: number,
  end: number,
  person: () => boolean,
): Grounds | undefined {
  const entry = isEntry(words, date, from);
  const announced = isAnnounced(words, date, from);
  if (isStamp(words, date, end) || (date.short && !entry && !announced)) return undefined;
  const first = afterTime(words, date.last, end);
  const gap = first > 0 && first - 1 < end ? words.gaps[first - 1]! : 0;
  const sign = gap & (GAP.hyphen | GAP.colon | GAP.open);
  // `Em 12/03, após queda, …`: what happened on the day stands behind the comma.
  const opens =
    announced && (gap & GAP.comma) !== 0 && isEntry(words, { ...date, first: date.first - 1 }, from);
  let listed = true;
  for (let i = first, distance = 0; i < end && distance <= FAR; i++) {
    if (borderAt(words, i - 1) !== 'none' || words.is(i, IMPERSONAL) || isMask(words, i)) return undefined;
    const other = words.is(i, NUMBER) ? readMention(words, i, end) : undefined;
    if (other !== undefined) {
      // `de 01/03 a 15/03 esteve internado`
      if (!listed) return undefined;
      i = other.last;
      continue;
    }
    const occasion = occasionAt(words, i, from, end);
    if (occasion !== undefined) {
      const isSure = occasion === 'birth' || occasion === 'strong';
      if (belongsToNext(words, i, end) || (!isSure && isProceeding(words, date, end))) return undefined;
      return weighBehind(occasion, date, distance === 0 ? sign : 0, { entry, opens, person });
    }
    listed &&= JOINERS.has(words, i);
    if (!LINKS.has(words, i)) distance++;
  }
  return undefined;
}

/** How the date stands in its sentence. */
interface Stand {
  readonly entry: boolean;
  readonly opens: boolean;
  readonly person: () => boolean;
}

/** @param sign what stands right between the date and the event, as `GAP` bits */
function weighBehind(
  occasion: Occasion,
  date: DateMention,
  sign: number,
  { entry, opens, person }: Stand,
): Grounds | undefined {
  const subject = isOfBirth(occasion) ? 'birth' : 'event';
  const sure = occasion === 'birth' || occasion === 'strong';
  if (sign & GAP.open && sure) {
    return { subject, reason: 'label', level: isWhole(date) ? 'certain' : 'likely' };
  }
  if (sure || (entry && sign !== 0) || person()) return { subject, reason: 'context', level: 'likely' };
  // `14/01/26 Exame, 55 raiz residual`: an entry, with its year
  const isEntryOfRecord = entry && !date.short && !date.loose;
  return sign !== 0 || opens || isEntryOfRecord
    ? { subject, reason: 'context', level: 'possible' }
    : undefined;
}

/** Whether an event word behind a date announces the next date: `… alta: 15/03/2024`, `… internado em 15/03`. */
function belongsToNext(words: Words, at: number, end: number): boolean {
  for (let i = at + 1; i < end && i <= at + 4; i++) {
    const gap = words.gaps[i - 1]!;
    if (/^(?:cell|sentence)$/.test(borderAt(words, i - 1))) return false;
    if ((gap & GAP.line) !== 0 && (gap & GAP.colon) === 0) return false;
    if (words.is(i, NUMBER)) return readMention(words, i, end) !== undefined;
    if (!LINKS.has(words, i)) return false;
  }
  return false;
}
