/** Spoken numbers: what is said group by group is read back, wherever a look at it begins. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatFor } from '../../../shared/formats/registry.ts';
import { scan } from '../../../shared/scan.ts';
import { digitsInWords, type SpokenDigits, spokenAround } from '../../../shared/text/number-words.ts';
import { CARDINAL } from '../../../shared/words/classes.ts';
import { wordsOf } from '../../../shared/words/scan-words.ts';
import { cardinal } from '../../eval/words.ts';

const group = fc.integer({ min: 0, max: 999 }).map(String);
const groups = fc.array(group, { minLength: 3, maxLength: 8 });
const mark = fc.constantFrom(', ', ' ponto ', ' traço ', ' barra ', ',\n');

const hasHint = (text: string): boolean => /[zqvt]/i.test(text);

/** The spoken numbers around the words of a text that the pass asks about. */
function seenIn(text: string): SpokenDigits[] {
  const words = wordsOf(text);
  const asked = Array.from({ length: words.count }, (_, at) => at).filter((at) => words.is(at, CARDINAL));
  return asked.flatMap((at) => spokenAround(text, words.starts[at]!, words.ends[at]!, 0, text.length) ?? []);
}

describe('numbers said in groups', () => {
  test('are the digits of the groups', () => {
    fc.assert(
      fc.property(groups, mark, (said, between) => {
        expect(digitsInWords(said.map(cardinal).join(between))).toBe(said.join(''));
      }),
    );
  });

  test('are seen once, whole, from their first hint letter', () => {
    fc.assert(
      fc.property(groups, mark, (said, between) => {
        const words = said.map(cardinal).join(between);
        const text = `tel. ${words}; e assim por diante`;
        const seen = seenIn(text);
        const whole = seen.filter(({ digits }) => digits.join('') === said.join(''));
        expect(seen.length).toBeLessThanOrEqual(1);
        expect(whole).toHaveLength(said.map(cardinal).some(hasHint) ? 1 : 0);
      }),
    );
  });
});

test('a number that begins with ten is seen', () => {
  expect(seenIn('dez, zero, zero').map(({ digits }) => digits.join(''))).toContain('1000');
});

test.each([
  ['um dois três', '123'],
  ['cento e um', '101'],
  ['trezentos quarenta e cinco', '345'],
  ['trezentos, quarenta e cinco', '30045'],
  ['dois mil e vinte e seis', '2026'],
  ['mil novecentos e oitenta', '1980'],
  ['catorze, dezesseis', '1416'],
  ['vinte e zero', undefined],
  ['setenta e um vírgula meia', '716'],
  ['sete oito gatos', undefined],
])('%s', (text, digits) => {
  expect(digitsInWords(text)).toBe(digits);
});

test.each([
  [
    'CPF: quinhentos e vinte e nove, novecentos e oitenta e dois, duzentos e quarenta e sete, vinte e cinco.',
    1,
  ],
  ['celular onze, nove oito sete seis, cinco quatro três dois', 1],
  [
    'Foram quinhentos e vinte e nove, novecentos e oitenta e dois, duzentos e quarenta e sete, vinte e cinco.',
    0,
  ],
  ['CPF: trezentos e vinte reais, quarenta e sete anos', 0],
])('only a label makes them a finding: %s', (text, count) => {
  expect(scan(text, formatFor('a.txt'))).toHaveLength(count);
});
