import { expect, test } from 'vitest';
import { cardinal, digitWords } from '../../eval/words.ts';

test.each([
  ['813', 'oitocentos e treze'],
  ['158', 'cento e cinquenta e oito'],
  ['100', 'cem'],
  ['20', 'vinte'],
  ['045', 'zero quarenta e cinco'],
  ['00', 'zero zero'],
  ['8136', 'oitenta e um trinta e seis'],
  ['98705', 'nove oitenta e sete zero cinco'],
])('%s is %s', (group, words) => {
  expect(cardinal(group)).toBe(words);
});

test('digit by digit', () => {
  expect(digitWords('8103', ', ')).toBe('oito, um, zero, três');
});
