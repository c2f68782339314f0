import { expect, test } from 'vitest';
import { identifierPages, stalePages } from '../../../scripts/identifier-docs.ts';
import { IDENTIFIERS } from '../../../shared/identifiers/registry.ts';

test('every identifier has a page that says what its file says', () => {
  for (const { id, examples } of IDENTIFIERS) {
    const page = identifierPages().get(`docs/identifiers/${id}.md`) ?? '';
    for (const { why } of examples.clean) expect(page).toContain(why);
  }
  expect(stalePages()).toEqual([]);
});
