import { expect, it } from 'vitest';
import { encodedCharacter, encodedCode, encodedEnd, percentByte } from '../../shared/text/percent.ts';

it.each([
  ['%2F', 0x2f],
  ['%e9', 0xe9],
  ['%2', -1],
  ['%2g', -1],
  ['%g2', -1],
  ['2F%', -1],
])('%s is the byte %d', (text, byte) => {
  expect(percentByte(text, 0, text.length)).toBe(byte);
});

it.each([
  ['%2Fx', 3, '/'],
  ['%C3%A9x', 6, 'é'],
  ['%c2%bax', 6, 'º'],
  ['%C3x', 0, ''],
  ['%1Fx', 0, ''],
])('%s ends at %d and is %s', (text, end, character) => {
  expect(encodedEnd(text, 0, text.length)).toBe(end);
  if (end > 0) expect(String.fromCharCode(encodedCode(text, 0, end))).toBe(character);
});

it.each([
  ['%20a', [' ', 3]],
  ['%C3%A9a', ['é', 6]],
  ['%F0%9F%98%80a', ['😀', 12]],
  ['%E9a', ['é', 3]],
  ['%80a', undefined],
  ['%zz', undefined],
])('%s is read as %j', (text, expected) => {
  expect(encodedCharacter(text, 0, text.length)).toEqual(expected);
});
