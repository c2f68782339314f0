/** Dates as programs count them: seconds or milliseconds since 1970. */
import { NUMBER } from '../words/classes.ts';
import { foldedAt } from '../words/folded.ts';
import type { Words } from '../words/words.ts';
import type { CalendarDate } from './calendar.ts';
import type { DateMention } from './mention.ts';

const SECOND = 1000;
const DAY = 86_400_000;
const LAST_YEAR = 2040;

/**
 * @param words of a value: the number alone, or `/Date(479433600000)/`
 * @returns the day that it is in, up to 2040
 */
export function readEpoch(words: Words): DateMention | undefined {
  const at = words.count === 2 && foldedAt(words, 0) === 'date' ? 1 : 0;
  if (words.count !== at + 1 || !words.is(at, NUMBER)) return undefined;
  const spelling = words.word(at);
  const unit = unitOf(spelling);
  if (unit === 0) return undefined;
  const moment = new Date(Number(spelling) * unit);
  const year = moment.getUTCFullYear();
  if (year > LAST_YEAR) return undefined;
  const part = (value: number) => ({ value, first: at, last: at });
  const [day, month] = [part(moment.getUTCDate()), part(moment.getUTCMonth() + 1)];
  return { first: at, last: at, day, month, year: part(year), loose: 'label', digits: 'epoch' };
}

/** Milliseconds of what is counted: nine or ten figures are seconds, eleven to thirteen thousandths; 0 of others. */
function unitOf(spelling: string): number {
  if (!/^\d{9,13}$/.test(spelling)) return 0;
  return spelling.length <= 10 ? SECOND : 1;
}

/** Writes a day as its source is counted, at the same time of the day. */
export function respellEpoch(source: string, { year, month, day }: CalendarDate): string {
  const unit = unitOf(source);
  const time = (Number(source) * unit) % DAY;
  return String((Date.UTC(year, month - 1, day) + time) / unit).padStart(source.length, '0');
}
