import fc from 'fast-check';
import { describe, it } from 'vitest';
import { GENERATED } from '../fuzz/documents.ts';
import { checkMixedFixes, checkRemovedField, SCOPES } from '../fuzz/properties.ts';

/** `npm run fuzz` sets how many documents of each format there are, and the seed that they follow from. */
const { FUZZ_DOCUMENTS = '30', FUZZ_SEED = '20261202' } = process.env;
const RUNS = { numRuns: Number(FUZZ_DOCUMENTS), seed: Number(FUZZ_SEED) };
const timeout = 3_600_000;

const mix = fc.record({
  choices: fc.array(fc.nat(99), { minLength: 1, maxLength: 8 }),
  scope: fc.constantFrom(...SCOPES),
});

describe.each(GENERATED)('$name', (generated) => {
  it('has its structure after any mix of fixes, and nothing masked is found again', { timeout }, () => {
    fc.assert(
      fc.property(generated.text, mix, (text, chosen) => checkMixedFixes(text, generated, chosen)),
      RUNS,
    );
  });
});

describe.each(GENERATED.filter(({ format }) => ['json', 'jsonl', 'csv'].includes(format)))(
  '$name',
  (generated) => {
    it('loses the field of a finding and nothing else', { timeout }, () => {
      fc.assert(
        fc.property(generated.text, fc.nat(99), (text, place) => checkRemovedField(text, generated, place)),
        { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 4) },
      );
    });
  },
);
