import { describe, expect, test } from 'vitest';
import { MOST, NameModel, type PackedModel } from '../../shared/lexicon/name-model.ts';
import { NAME_MODEL } from '../../shared/lexicon/packed.ts';

/** A model of 16 buckets, of which each weighs the same. */
function evenModel(weight: number, bias: number): PackedModel {
  const byte = (weight + MOST) * 17;
  return { bits: 4, bias, clearly: 0, somewhat: 0, data: Buffer.alloc(8, byte).toString('base64') };
}

describe('the score of a word', () => {
  // `^ana$` has four sequences of two, three of three and two of four.
  test.each([
    ['Ana', 2, 1, 1 + 9 * 2],
    ['Ána', -1, 0, -9],
    ["A'na", 1, 0, 9],
    ['a', 1, 3, 3 + 2 + 1],
  ])('%s, every sequence weighing %d: the bias and one weight a sequence', (word, weight, bias, expected) => {
    expect(new NameModel(evenModel(weight, bias)).score(word, 0, word.length)).toBe(expected);
  });

  test('is of the part that is asked about', () => {
    const model = new NameModel(NAME_MODEL);
    expect(model.score('xx Jucicleide yy', 3, 13)).toBe(model.score('Jucicleide', 0, 10));
  });

  test.each(['', 'A1', 'Юрий', 'a'.repeat(33), '\ud800'])('of %j is no number above nothing', (word) => {
    const model = new NameModel(evenModel(1, -1));
    expect(model.score(word, 0, word.length)).toBeLessThanOrEqual(0);
  });
});

const model = new NameModel(NAME_MODEL);
const score = (word: string) => model.score(word, 0, word.length);

test.each([
  ['Rosivânia', 'Receituário'],
  ['Kowalczyk', 'Notebook'],
  ['Thaislane', 'Instagram'],
  ['Ozenilda', 'Losartana'],
])('%s is more like a name than %s', (name, other) => {
  expect(score(name)).toBeGreaterThan(model.threshold('clearly'));
  expect(score(other)).toBeLessThan(model.threshold('somewhat'));
});
