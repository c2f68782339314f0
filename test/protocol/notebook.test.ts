import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { TestClient } from './client.ts';
import { cpf } from './values.ts';

describe('a cell of a notebook', () => {
  it('is read as what its language is, and mended by edits of its own', async () => {
    const client = await TestClient.start();
    const note = await client.open(
      cellUri(client, 'W0sZmlsZQ=='),
      `| CPF |\n|---|\n| ${cpf(1)} |\n`,
      'markdown',
    );
    const code = await client.open(
      cellUri(client, 'W1sZmlsZQ=='),
      `cpf = "${cpf(2)}"\nprint(cpf)\n`,
      'python',
    );
    expect(await client.diagnostics(note)).toEqual([
      expect.objectContaining({
        code: 'cpf',
        range: { start: { line: 2, character: 2 }, end: { line: 2, character: 16 } },
      }),
    ]);
    await client.act(code, cpf(2), 'quickfix.biombo.mask');
    expect(client.text(code)).toBe('cpf = "[CPF]"\nprint(cpf)\n');
    expect(await client.diagnostics(code)).toEqual([]);
    expect(client.text(note)).toContain(cpf(1));
  });

  it('is under the config of the folder, by the path of its notebook', async () => {
    const client = await TestClient.start();
    const uri = await client.open(cellUri(client, 'W0sZmlsZQ=='), `CPF ${cpf(1)}\n`, 'markdown');
    expect(await client.diagnostics(uri)).toHaveLength(1);
    await client.act(uri, cpf(1), 'quickfix.biombo.falsePositive');
    await client.saveAll();
    expect(await client.diagnosticsWhen(uri, (items) => items.length === 0)).toEqual([]);
    await client.write('biombo.jsonc', '{ "ignore": ["outros/"] }');
    expect(await client.diagnosticsWhen(uri, (items) => items.length > 0)).toHaveLength(1);
    await client.write('biombo.jsonc', '{ "ignore": ["notas/*.ipynb"] }');
    expect(await client.diagnosticsWhen(uri, (items) => items.length === 0)).toEqual([]);
  });
});

/** @param fragment such as VS Code writes: the cell's number and the scheme of its notebook */
function cellUri(client: TestClient, fragment: string): string {
  const notebook = pathToFileURL(client.path('notas/analise.ipynb'));
  return `${notebook.href.replace(/^file:/, 'vscode-notebook-cell:')}#${encodeURIComponent(fragment)}`;
}
