/** The examples of every identifier, through the whole engine. They are printed in the documentation too. */
import { expect, test } from 'vitest';
import { IDENTIFIERS } from '../../../shared/identifiers/registry.ts';
import { scan } from '../../../shared/scan.ts';

const FOUND = IDENTIFIERS.flatMap(({ id, examples }) =>
  examples.found.map(({ text, value, confidence }) => ({ id, text, value, confidence })),
);
const CLEAN = IDENTIFIERS.flatMap(({ id, examples }) =>
  examples.clean.map(({ text, why }) => ({ id, text, why })),
);

function foundOf(id: string, text: string) {
  return scan(text, 'plaintext')
    .filter(({ type }) => type === id)
    .map(({ start, end, confidence }) => ({ value: text.slice(start, end), confidence }));
}

test.each(FOUND)('$id in "$text": $confidence', ({ id, text, value, confidence }) => {
  expect(foundOf(id, text)).toEqual([{ value, confidence }]);
});

test.each(CLEAN)('no $id in "$text": $why', ({ id, text }) => {
  expect(foundOf(id, text)).toEqual([]);
});

test.each(IDENTIFIERS)('$id has examples enough of both kinds', ({ examples }) => {
  expect(examples.found.length).toBeGreaterThanOrEqual(6);
  expect(examples.clean.length).toBeGreaterThanOrEqual(4);
});
