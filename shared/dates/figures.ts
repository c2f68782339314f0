/** Numbers in figures, as parts of dates. */
import { NUMBER } from '../words/classes.ts';
import { WordKeys } from '../words/folded.ts';
import type { Words } from '../words/words.ts';
import { isYear, yearOfTwoDigits } from './calendar.ts';
import type { Part } from './mention.ts';

interface Figures {
  readonly value: number;
  readonly count: number;
}

/** The value of up to eight digits, and how many there are; nothing where no number stands. */
export function figuresAt(words: Words, at: number): Figures {
  return words.is(at, NUMBER) ? { value: words.value(at), count: words.digitCount(at) } : NO_FIGURES;
}

const NO_FIGURES: Figures = { value: 0, count: 0 };

/** One or two digits, from 1 to 31. */
export function smallNumber(words: Words, at: number): Part | undefined {
  if (!words.is(at, NUMBER)) return undefined;
  const { value, count } = figuresAt(words, at);
  return count <= 2 && value >= 1 && value <= 31 ? { value, first: at, last: at } : undefined;
}

/** What a number counts that is no year. */
export const MEASURES = new WordKeys(
  'anos pessoas reais mil dias horas casos por x mg ml kg comprimidos vezes',
);

/** Two or four digits of a year. */
export function yearAt(words: Words, at: number): Part | undefined {
  const { value, count } = figuresAt(words, at);
  if (count === 4 && isYear(value)) return { value, first: at, last: at };
  return count === 2 ? { value: yearOfTwoDigits(value), first: at, last: at } : undefined;
}
