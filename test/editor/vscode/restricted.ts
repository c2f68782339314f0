import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { activeText, findingsIn, setFile } from '../harness/diagnostics.ts';
import { type Editor, resultsFolder } from '../harness/editor.ts';
import { Screen } from '../harness/screen.ts';
import { until } from '../harness/until.ts';

/** What a folder from elsewhere might bring along to switch Biombo off. */
const HOSTILE = {
  'biombo.jsonc':
    '{ "ignore": ["**"], "levels": { "cpf": "off" }, "identifiers": { "lote": { "pattern": "482\\\\d\\\\d" } } }\n',
  '.vscode/settings.json':
    '{ "biombo.enable": false, "biombo.languages": [], "biombo.severity.certain": "off" }\n',
};
const UNTRUSTED = {
  'security.workspace.trust.enabled': true,
  'security.workspace.trust.startupPrompt': 'never',
  'security.workspace.trust.banner': 'never',
};

/** The tests of Restricted Mode. They load the window, with a note of three findings, anew, and trust it in the end. */
export function restricted(window: () => Editor): void {
  let editor: Editor;
  let screen: Screen;
  let own: Record<string, string>;
  const types = async () => (await findingsIn(editor, 'nota.txt')).map(({ type }) => type);

  beforeAll(async () => {
    editor = window();
    own = { 'biombo.jsonc': editor.disk('biombo.jsonc'), '.vscode/settings.json': '{}\n' };
    for (const [file, text] of Object.entries(HOSTILE)) {
      mkdirSync(dirname(editor.path(file)), { recursive: true });
      writeFileSync(editor.path(file), text);
    }
    await editor.reload('pt-br', UNTRUSTED);
    screen = new Screen(editor.page);
    await screen.underlines('nota.txt').first().waitFor({ timeout: 90_000 });
  });
  afterAll(async () => {
    for (const [file, text] of Object.entries(own)) await setFile(editor, file, text);
    await editor.run(async (vscode, path) => {
      await vscode.commands.executeCommand('vscode.open', vscode.Uri.file(path));
    }, editor.path('nota.txt'));
  });

  it('finds whatever config and settings of the folder say', async () => {
    expect(await editor.run((vscode) => vscode.workspace.isTrusted)).toBe(false);
    expect(await types()).toEqual(['cpf', 'cpf', 'cns']);
  });

  it('says what it found in Portuguese', async () => {
    const [finding] = await findingsIn(editor, 'nota.txt');
    expect(finding?.message).toMatch(/^CPF \(certo\): dígitos verificadores /);
  });

  it('masks by a command with a Portuguese title', async () => {
    const note = await activeText(editor);
    const [finding] = await findingsIn(editor, 'nota.txt');
    if (finding === undefined) throw new Error('nothing was found');
    await screen.goTo(finding.line + 1, finding.start + 4);
    await screen.command('Biombo: Mascarar o valor no cursor');
    await until('the mask', async () => (await activeText(editor)).includes('CPF: [CPF], confere'));
    await until('two findings', async () => String(await types()) === 'cpf,cns');
    await setFile(editor, 'nota.txt', note);
  });

  it('tells the totals in Portuguese', async () => {
    await until('three findings', async () => (await types()).length === 3);
    await screen.command('Biombo: Mostrar o que foi encontrado neste arquivo');
    await screen.toasts.filter({ hasText: 'Achados: 3 (certos: 3, prováveis: 0, possíveis: 0)' }).waitFor();
    await screen.toasts.filter({ hasText: 'CPF: 2 · Cartão Nacional de Saúde: 1' }).waitFor();
  });

  it('says that the config of the folder does not count, and what it would look for', async () => {
    const said = 'nada no biombo.jsonc dela vale. Identificadores que ele define e que não são procurados: 1';
    await screen.status.locator('.codicon-workspace-untrusted').waitFor();
    await screen.status.hover();
    await editor.page.locator('.workbench-hover', { hasText: said }).waitFor();
    await editor.page.screenshot({ path: join(resultsFolder('restricted'), 'status.png') });
  });

  it('follows config and settings of the folder once it is trusted', async () => {
    await editor.run((vscode) => vscode.commands.executeCommand('workbench.trust.manage'));
    await editor.page
      .locator('.workspace-trust-editor')
      .getByRole('button', { name: 'Trust', exact: true })
      .click();
    await until('nothing', async () => (await types()).length === 0);
    expect(await editor.run((vscode) => vscode.workspace.isTrusted)).toBe(true);
  });
}
