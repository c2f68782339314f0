import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsIn } from '../harness/diagnostics.ts';
import { Editor, resultsFolder } from '../harness/editor.ts';
import { Screen } from '../harness/screen.ts';

const NOTE = 'CPF: 232.332.113-76\n';
/** What a folder from elsewhere might bring along to switch Biombo off. */
const HOSTILE = {
  'biombo.jsonc': '{ "ignore": ["**"], "levels": { "cpf": "off" } }\n',
  '.vscode/settings.json':
    '{ "biombo.enable": false, "biombo.languages": [], "biombo.severity.certain": "off" }\n',
};

describe('Biombo in a folder that is not trusted, in Portuguese', () => {
  const results = resultsFolder('restricted');
  let editor: Editor;
  let screen: Screen;

  beforeAll(async () => {
    editor = await Editor.start({
      files: { 'nota.txt': NOTE, ...HOSTILE },
      open: 'nota.txt',
      language: 'pt-br',
      settings: {
        'security.workspace.trust.enabled': true,
        'security.workspace.trust.startupPrompt': 'never',
        'security.workspace.trust.banner': 'never',
      },
      results,
    });
    screen = new Screen(editor.page);
    await screen.underlines('nota.txt').first().waitFor({ timeout: 90_000 });
  });
  afterAll(async () => {
    await editor?.page.screenshot({ path: join(results, 'end.png') });
    await editor?.stop();
  });

  it('finds whatever config and settings of the folder say', async () => {
    expect(await editor.run((vscode) => vscode.workspace.isTrusted)).toBe(false);
    expect((await findingsIn(editor, 'nota.txt')).map(({ type }) => type)).toEqual(['cpf']);
  });

  it('says what it found in Portuguese', async () => {
    const [finding] = await findingsIn(editor, 'nota.txt');
    expect(finding?.message).toMatch(/^CPF \(certo\): dígitos verificadores /);
  });

  it('masks by a command with a Portuguese title', async () => {
    await screen.goTo(1, 8);
    await screen.command('Biombo: Mascarar o valor no cursor');
    await screen.underlines('nota.txt').first().waitFor({ state: 'detached' });
    expect(await editor.run((vscode) => vscode.window.activeTextEditor?.document.getText())).toBe(
      'CPF: [CPF]\n',
    );
  });

  it('tells the totals in Portuguese', async () => {
    await screen.command('Biombo: Mostrar o que foi encontrado neste arquivo');
    await screen.toasts.filter({ hasText: 'Achados: 0 (certos: 0, prováveis: 0, possíveis: 0)' }).waitFor();
  });
});
