import { expect, test } from 'vitest';
import { CHECK_DIGIT_LEVELS, shapeLevels } from '../../../shared/evidence/levels.ts';

test.each([
  ['full', ['certain', 'certain', 'likely'], ['likely', 'possible', 'nothing']],
  ['partial', ['certain', 'likely', 'possible'], ['likely', 'nothing', 'nothing']],
  ['bare', ['certain', 'possible', 'nothing'], ['likely', 'nothing', 'nothing']],
] as const)('check digits, %s: with a label, with none, against', (punctuation, pass, fail) => {
  const rows = CHECK_DIGIT_LEVELS[punctuation];
  expect([rows.for.pass, rows.none.pass, rows.against.pass]).toEqual(pass);
  expect([rows.for.fail, rows.none.fail, rows.against.fail]).toEqual(fail);
});

test('a weak check: as a right one with a label, one level lower without', () => {
  const weak = (['full', 'partial', 'bare'] as const).map((punctuation) => {
    const rows = CHECK_DIGIT_LEVELS[punctuation];
    return [rows.for.weak, rows.none.weak, rows.against.weak];
  });
  expect(weak).toEqual([
    ['certain', 'likely', 'possible'],
    ['certain', 'possible', 'nothing'],
    ['certain', 'nothing', 'nothing'],
  ]);
});

test('shape levels: no check digits can fail', () => {
  const { full } = shapeLevels(
    ['certain', 'likely', 'possible'],
    ['certain', 'likely', 'nothing'],
    ['certain', 'nothing', 'nothing'],
  );
  expect(full).toEqual({
    for: { pass: 'certain', weak: 'certain', fail: 'nothing' },
    none: { pass: 'likely', weak: 'possible', fail: 'nothing' },
    against: { pass: 'possible', weak: 'nothing', fail: 'nothing' },
  });
});
