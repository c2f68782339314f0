import { expect, test } from 'vitest';
import { CHECK_DIGIT_LEVELS, shapeLevels } from '../../../shared/evidence/levels.ts';
import { AT_MOST_LIKELY, confidenceOf, pointsOf, WEIGHTS } from '../../../shared/evidence/weights.ts';
import { REASONS } from '../../../shared/finding.ts';
import { IDENTIFIERS } from '../../../shared/identifiers/registry.ts';
import { scan } from '../../../shared/scan.ts';

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

test('every reason has a weight, and the points add up to a confidence', () => {
  expect(Object.keys(WEIGHTS)).toEqual([...REASONS]);
  expect(pointsOf(['check-digits', 'punctuation', 'label-against'])).toBe(2);
  expect(confidenceOf(['check-digits', 'punctuation', 'label-against'])).toBe('likely');
  expect(confidenceOf(['check-digits-fail', 'punctuation', 'label'])).toBe('likely');
  expect(confidenceOf(['check-digits-fail', 'bare', 'no-label'])).toBe('nothing');
});

const CHECKED = IDENTIFIERS.filter((it) => it.kind === 'number' && it.levels === undefined);

test.each(CHECKED)('$id: the confidence of what is found is what its reasons weigh', ({ id, examples }) => {
  for (const { text } of [...examples.found, ...examples.clean]) {
    for (const { type, confidence, reasons } of scan(text, 'plaintext')) {
      if (type === id) expect([text, confidence]).toEqual([text, confidenceOf(reasons)]);
    }
  }
});

test('what caps the points is found at likely and no surer', () => {
  const texts = [
    'CPF 718.337.679-96',
    'CPF 324.327.***-**',
    'CPF: 345.166.S74-30',
    '{"cpf": 5189350002}',
    'CNS 328285270376841',
  ];
  const found = texts.flatMap((text) => scan(text, text.startsWith('{') ? 'json' : 'plaintext'));
  const caps = found.flatMap(({ reasons }) => reasons.filter((reason) => AT_MOST_LIKELY.has(reason)));
  expect(new Set(caps)).toEqual(AT_MOST_LIKELY);
  expect(found.map(({ confidence }) => confidence)).toEqual(texts.map(() => 'likely'));
});

test('identifiers with levels of their own: a better reason never makes them less sure', () => {
  const RANKS = ['nothing', 'possible', 'likely', 'certain'];
  for (const { levels } of IDENTIFIERS.filter((it) => it.kind === 'number')) {
    for (const rows of Object.values(levels ?? {})) {
      for (const verdict of ['pass', 'weak', 'fail'] as const) {
        const ranks = [rows.against, rows.none, rows.for].map((row) => RANKS.indexOf(row[verdict]));
        expect(ranks).toEqual([...ranks].sort());
      }
    }
  }
});
