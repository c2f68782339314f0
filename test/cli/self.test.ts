import path from 'node:path';
import { expect, it } from 'vitest';
import { built } from './biombo.ts';

it('finds nothing in its own repository but what biombo.jsonc declares and what the examples show', async () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const { stdout } = await built(['scan', '--format', 'json', '.'], { cwd: root });
  const { files, errors } = JSON.parse(stdout) as {
    files: { path: string; findings: unknown[] }[];
    errors: unknown[];
  };
  const withFindings = files.filter(({ findings }) => findings.length > 0).map((file) => file.path);
  expect(errors).toEqual([]);
  expect(withFindings).toEqual([
    'examples/atendimentos.jsonl',
    'examples/evolucao-clinica.txt',
    'examples/pacientes.md',
  ]);
});
