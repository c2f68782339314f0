/** Dates that a program is given by year, month and day: `Date.new(1972, 4, 3)`. */
import { NUMBER } from '../words/classes.ts';
import { GAP, type Words } from '../words/words.ts';
import { LAST_MONTH } from './calendar.ts';
import { smallNumber } from './figures.ts';
import type { DateMention, Part } from './mention.ts';

/** `Date.new(1972, 4, 3)`, `date(1985, 12, 30)`: year, month and day, all that a call is given. */
export function readArguments(words: Words, { first }: Part, end: number): DateMention | undefined {
  const isCall = (words.gapBefore(first) & GAP.open) !== 0 && first + 2 < end;
  return isCall && (words.gaps[first + 2]! & GAP.close) !== 0 ? argumentsFrom(words, first) : undefined;
}

/** The same, where nothing else stands. */
export function argumentsAlone(words: Words): DateMention | undefined {
  return words.count === 3 && words.digitCount(0) === 4 ? argumentsFrom(words, 0) : undefined;
}

function argumentsFrom(words: Words, first: number): DateMention | undefined {
  if (!isArgument(words, first) || !isArgument(words, first + 1)) return undefined;
  const [month, day] = [smallNumber(words, first + 1), smallNumber(words, first + 2)];
  if (month === undefined || day === undefined || month.value > LAST_MONTH) return undefined;
  const year = { value: words.value(first), first, last: first };
  return { first, last: first + 2, day, month, year, loose: 'label' };
}

/** Whether a comma parts the number from the next. */
function isArgument(words: Words, at: number): boolean {
  return words.is(at + 1, NUMBER) && (words.gaps[at]! & ~GAP.space) === GAP.comma;
}
