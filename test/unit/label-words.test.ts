import { describe, expect, it } from 'vitest';
import { lexicon } from '../../shared/labelling.ts';
import { NUMBER } from '../../shared/words/classes.ts';
import { lastLabelWord, unlabelledFrom } from '../../shared/words/label-words.ts';
import { wordsOf } from '../../shared/words/scan-words.ts';
import type { Words } from '../../shared/words/words.ts';
import { SeededDice } from '../bench/texts.ts';

/** The offset from which nothing labels the first number that stands behind `text`. */
function unlabelled(text: string): number {
  const words = wordsOf(`${text}2031`);
  return sinceAt(words, words.count - 1);
}

function sinceAt(words: Words, at: number): number {
  return unlabelledFrom(words, at, lastLabelWord(words, at, words.starts[at]!));
}

describe('what ends a look back before it comes to a label', () => {
  it.each([
    ['the end of a sentence', 'Mandou o CPF pelo correio. Em ', 30],
    ['a semicolon', 'CPF do rapaz; em ', 17],
    ['words on the line before', 'CPF de quem assina\nna tarde de ', 31],
    ['many words', 'CPF que ficou no balcão depois da visita que ela fez em ', 56],
  ])('%s', (_, text, since) => {
    expect(unlabelled(text)).toBe(since);
    expect(lexicon.before(`${text}2031`, text.length, 0)).toBeUndefined();
  });

  it.each([
    'CPF: ',
    'CPF? ',
    'Pront. ',
    'o CPF dela é ',
    'CPF\n',
    'CPF do titular e do RG ',
    'CPF que ela levou embora ',
  ])('not in %j', (text) => {
    expect(unlabelled(text)).toBe(Number.POSITIVE_INFINITY);
  });

  it('never hides a label that a look back finds', () => {
    const dice = new SeededDice(20261203);
    const parts =
      'CPF|RG|nº|cartão|do|titular|C.P.F.|nrCpf|xCnpj|%2Fcpf|d’água|em|casa|e|ou|a|A|bilhete|12|2031|1234|4-b|55/7| | | | |. |; |, |: |\n|\t|?|(|)|-|/|_|[CPF]|@'.split(
        '|',
      );
    for (let round = 0; round < 4000; round++) {
      const text = Array.from({ length: 4 + dice.roll(20) }, () => parts[dice.roll(parts.length)]).join('');
      const words = wordsOf(text);
      for (let at = 0; at < words.count; at++) {
        if (!words.is(at, NUMBER)) continue;
        const since = sinceAt(words, at);
        for (let i = words.indexFrom(since); i <= at; i++)
          expect(lexicon.before(text, words.starts[i]!, 0), JSON.stringify([text, at, i])).toBeUndefined();
      }
    }
  });
});
