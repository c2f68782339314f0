import path from 'node:path';
import { expect, it } from 'vitest';
import { biombo } from './biombo.ts';

it('finds nothing in its own repository but what biombo.jsonc declares', async () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const outcome = await biombo(['scan', '--format', 'jsonl', '--fail-on', 'possible', '.'], { cwd: root });
  expect(outcome).toMatchObject({ stdout: expect.stringContaining('"findings":0'), status: 0 });
});
