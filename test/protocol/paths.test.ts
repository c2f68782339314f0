import { describe, expect, it } from 'vitest';
import { TestClient } from './client.ts';
import { cpf } from './values.ts';

const TOP = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

describe('personal data in the path of a file', () => {
  it('is told on the first line, without the value and without a fix', async () => {
    const client = await TestClient.start();
    const value = cpf(1);
    const uri = await client.open(`laudos/CPF ${value}/laudo.txt`, 'Sem nada aqui.\n');
    const diagnostics = await client.diagnostics(uri);
    expect(diagnostics).toEqual([
      expect.objectContaining({
        range: TOP,
        severity: 2,
        code: 'cpf',
        source: 'biombo',
        message: 'In the path of this file: CPF (certain): check digits right, fully punctuated, labelled',
      }),
    ]);
    expect(JSON.stringify(diagnostics)).not.toContain(value);
    expect(await client.actions(uri, TOP)).toEqual([]);
  });

  it('is told in Portuguese, before what is in the file, and obeys the config', async () => {
    const client = await TestClient.start({ locale: 'pt-br' });
    const text = `CPF ${cpf(2)}\n`;
    const uri = await client.open(`CPF ${cpf(1)}.txt`, text);
    expect((await client.diagnostics(uri)).map(({ message }) => message)).toEqual([
      expect.stringMatching(/^No caminho deste arquivo: CPF \(certo\)/),
      expect.stringMatching(/^CPF \(certo\)/),
    ]);
    await client.write('biombo.jsonc', '{ "levels": { "cpf": "off" } }');
    expect(await client.diagnostics(uri)).toEqual([]);
  });

  it('is nothing above the workspace folder, and nothing in other names', async () => {
    const client = await TestClient.start();
    expect(await client.diagnostics(await client.open('laudos/2026/laudo 14.txt', 'x'))).toEqual([]);
  });
});
