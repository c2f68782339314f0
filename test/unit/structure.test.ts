import fc from 'fast-check';
import { describe, it } from 'vitest';
import { GENERATED } from '../fuzz/documents.ts';
import { checkMixedFixes } from '../fuzz/properties.ts';

/** `npm run fuzz` sets how many documents of each format there are, and has new ones each time. */
const { FUZZ_DOCUMENTS } = process.env;
const RUNS =
  FUZZ_DOCUMENTS === undefined ? { numRuns: 30, seed: 20261202 } : { numRuns: Number(FUZZ_DOCUMENTS) };

describe.each(GENERATED)('$name', (generated) => {
  it('has its structure after any mix of fixes, and nothing masked is found again', {
    timeout: 3_600_000,
  }, () => {
    fc.assert(
      fc.property(generated.text, fc.array(fc.nat(99), { minLength: 1, maxLength: 8 }), (text, choices) =>
        checkMixedFixes(text, generated, choices),
      ),
      RUNS,
    );
  });
});
