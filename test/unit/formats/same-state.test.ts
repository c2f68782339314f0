import { expect, it } from 'vitest';
import { sameState } from '../../../shared/formats/same-state.ts';

const LABEL = { types: new Set([1]) };

it.each([
  ['', '', true],
  [undefined, {}, false],
  [{ at: 'code', names: ['a', 'b'] }, { at: 'code', names: ['a', 'b'] }, true],
  [{ at: 'code', names: ['a', 'b'] }, { at: 'code', names: ['a'] }, false],
  [{ at: 'code', names: ['a', 'b'] }, { at: 'code', names: undefined }, false],
  [{ row: { cells: [[1], [2]] } }, { row: { cells: [[1], [3]] } }, false],
  [{ columns: [LABEL, undefined] }, { columns: [LABEL, undefined] }, true],
  [{ columns: [LABEL] }, { columns: [{ types: new Set([1]) }] }, false],
])('%j and %j', (a, b, expected) => {
  expect(sameState(a, b)).toBe(expected);
});

it('compares what is nested as deep as a text can nest', () => {
  const nested = (innermost: string) => {
    let state: unknown = { parent: undefined, key: innermost };
    for (let depth = 0; depth < 100_000; depth++) state = { parent: state, key: 'a' };
    return state;
  };
  expect(sameState(nested('a'), nested('a'))).toBe(true);
  expect(sameState(nested('a'), nested('b'))).toBe(false);
});
