/** Numbers in Portuguese words, as days, years and ages are spelled out: `mil novecentos e oitenta e sete`. */
import { CARDINAL } from '../words/classes.ts';
import { foldedAt } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';

const UNITS =
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete ' +
  'dezoito dezenove';
const TENS = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa';
const HUNDREDS =
  'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos';

const unitWords = UNITS.split(' ');
const tenWords = TENS.split(' ');
const hundredWords = HUNDREDS.split(' ');

const VALUES: ReadonlyMap<string, number> = new Map([
  ...unitWords.map((word, i): [string, number] => [foldAccent(word), i]),
  ...tenWords.map((word, i): [string, number] => [word, 10 * (i + 2)]),
  ...hundredWords.map((word, i): [string, number] => [word, 100 * (i + 1)]),
  ['uma', 1],
  ['duas', 2],
  ['primeiro', 1],
  ['catorze', 14],
  ['dezasseis', 16],
  ['dezassete', 17],
  ['dezanove', 19],
  ['cem', 100],
  ['mil', 1000],
]);

/** All words of numbers, folded, for the list of closed classes. */
export const NUMBER_WORDS = [...VALUES.keys()].join(' ');

function foldAccent(word: string): string {
  return word.replace('ê', 'e');
}

/** A number in words: its value and the last of its words. */
export interface SpelledNumber {
  readonly value: number;
  readonly last: number;
}

const MOST_WORDS = 10;

/** The number that begins at the word `at`, not looking at words from `end` on. */
export function readSpelled(words: Words, at: number, end: number): SpelledNumber | undefined {
  let total = 0;
  let group = 0;
  let least = 10_000;
  let last = -1;
  for (let i = at, count = 0; i < end && count < MOST_WORDS && words.is(i, CARDINAL); count++) {
    const value = VALUES.get(foldedAt(words, i)) ?? -1;
    if (value === 1000 && total === 0) {
      total = 1000 * Math.max(1, group);
      group = 0;
      least = 1000;
    } else {
      if (value < 0 || !addsTo(least, value)) break;
      group += value;
      least = value;
    }
    last = i;
    i = nextSpelled(words, i, end);
  }
  return last < 0 ? undefined : { value: total + group, last };
}

/** Whether a number word may follow one of value `least`: tens after hundreds, units after twenty and more. */
function addsTo(least: number, value: number): boolean {
  if (least >= 1000) return true;
  if (least >= 100) return value < 100 && value > 0;
  return least >= 20 && value < 10 && value > 0;
}

function nextSpelled(words: Words, at: number, end: number): number {
  if (at + 1 >= end || words.gaps[at] !== GAP.space) return end;
  if (words.is(at + 1, CARDINAL)) return at + 1;
  const joined = at + 2 < end && foldedAt(words, at + 1) === 'e' && words.gaps[at + 1] === GAP.space;
  return joined ? at + 2 : end;
}

/** Whether the number word at `at` goes on a number that begins before it; `first` is the first word to look at. */
export function goesOnSpelled(words: Words, at: number, first: number): boolean {
  if (at - 1 < first || words.gaps[at - 1] !== GAP.space) return false;
  if (words.is(at - 1, CARDINAL)) return true;
  return at - 2 >= first && foldedAt(words, at - 1) === 'e' && words.is(at - 2, CARDINAL);
}

/** Spells a whole number from 0 to 9999. */
export function spell(value: number): string {
  const thousands = Math.floor(value / 1000);
  const rest = value % 1000;
  if (thousands === 0) return spellBelowThousand(rest);
  const head = thousands === 1 ? 'mil' : `${unitWords[thousands]} mil`;
  if (rest === 0) return head;
  return `${head}${rest < 100 || rest % 100 === 0 ? ' e ' : ' '}${spellBelowThousand(rest)}`;
}

function spellBelowThousand(value: number): string {
  if (value === 100) return 'cem';
  const tens = value % 100;
  const parts: string[] = [];
  if (value >= 100) parts.push(hundredWords[Math.floor(value / 100) - 1] ?? '');
  if (tens >= 20) {
    parts.push(tenWords[Math.floor(tens / 10) - 2] ?? '');
    if (tens % 10 > 0) parts.push(unitWords[tens % 10] ?? '');
  } else if (tens > 0 || value === 0) parts.push(unitWords[tens] ?? '');
  return parts.join(' e ');
}
