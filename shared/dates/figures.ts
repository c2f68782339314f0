/** Numbers in figures, as parts of dates. */
import { CLASS, DIGIT, digitValue } from '../text/characters.ts';
import { NUMBER } from '../words/classes.ts';
import { wordSet } from '../words/folded.ts';
import type { Words } from '../words/words.ts';
import type { Part } from './mention.ts';

interface Figures {
  readonly value: number;
  readonly count: number;
}

/** The value of up to eight digits; a longer number has the count only. */
export function figuresAt(words: Words, at: number): Figures {
  let value = 0;
  let count = 0;
  for (let i = words.starts[at]!; i < words.ends[at]!; i++) {
    const code = words.text.charCodeAt(i);
    if (CLASS[code] !== DIGIT) continue;
    if (++count > 8) break;
    value = 10 * value + digitValue(code);
  }
  return { value, count };
}

/** One or two digits, from 1 to 31. */
export function smallNumber(words: Words, at: number): Part | undefined {
  if (!words.is(at, NUMBER)) return undefined;
  const { value, count } = figuresAt(words, at);
  return count <= 2 && value >= 1 && value <= 31 ? { value, first: at, last: at } : undefined;
}

/** What a number counts that is no year. */
export const MEASURES = wordSet('anos pessoas reais mil dias horas casos por x mg ml kg comprimidos vezes');
