import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { activeText, findingsIn, setFile } from '../harness/diagnostics.ts';
import { type Editor, resultsFolder } from '../harness/editor.ts';
import { Screen } from '../harness/screen.ts';
import { until } from '../harness/until.ts';

const ANA = '232.332.113-76';
const BIA = '250.729.142-75';
const NOTE = `CPF ${ANA}\nCPF ${BIA}\nde novo, CPF 23233211376\nCPF ${BIA}\n`;
const RECORDS = `{"cpf":"${ANA}","nota":"CPF ${BIA}"}\n{"cpf":25072914275,"nota":"CPF ${ANA}"}\n`;
const TABLE = `| Item | CPF |\n|---|---|\n| um | ${BIA} |\n`;

/** The tests of what changes more than one place, in the window that there is then. */
export function widerScopes(window: () => Editor): void {
  const results = resultsFolder('scopes');
  let editor: Editor;
  let screen: Screen;
  let shots = 0;

  const shot = (name: string) =>
    editor.page.screenshot({ path: join(results, `${String(++shots).padStart(2, '0')}-${name}.png`) });
  const textBecomes = (text: string) =>
    until('the text', async () => {
      const now = await activeText(editor);
      if (now !== text) throw new Error(now);
      return true;
    });
  const open = async (file: string, findings: number) => {
    await editor.run(async (vscode, name) => {
      const [uri] = await vscode.workspace.findFiles(`**/${name}`);
      if (uri) await vscode.window.showTextDocument(uri);
    }, file);
    await until(
      `${findings} findings in ${file}`,
      async () => (await findingsIn(editor, file)).length === findings,
    );
  };
  const undo = () => editor.run((vscode) => vscode.commands.executeCommand('undo'));

  beforeAll(async () => {
    editor = window();
    await editor.renew({
      files: { 'nota.txt': NOTE, 'registros.jsonl': RECORDS, 'sub/tabela.md': TABLE, 'nada.txt': 'nada\n' },
      open: 'nota.txt',
    });
    screen = new Screen(editor.page);
    await screen.underlines('nota.txt').first().waitFor({ timeout: 90_000 });
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await shot(`FAILED-${task.name.replace(/\W+/g, '-')}`);
  });

  it('masks a value everywhere in the file, in one step that undo takes back', async () => {
    await open('nota.txt', 4);
    await screen.goTo(1, 8);
    await screen.quickFix('Mask this value everywhere in this file (CPF)');
    const masked = `CPF [CPF]\nCPF ${BIA}\nde novo, CPF [CPF]\nCPF ${BIA}\n`;
    await textBecomes(masked);
    await shot('value');
    await undo();
    await textBecomes(NOTE);
  });

  it('masks what is selected', async () => {
    await open('nota.txt', 4);
    await editor.run((vscode) => {
      const { activeTextEditor } = vscode.window;
      if (activeTextEditor) activeTextEditor.selection = new vscode.Selection(0, 0, 1, 18);
    });
    await screen.command('Biombo: Mask Everything in the Selection');
    await textBecomes(`CPF [CPF]\nCPF [CPF]\nde novo, CPF 23233211376\nCPF ${BIA}\n`);
    await undo();
    await textBecomes(NOTE);
  });

  it('masks a key in all records', async () => {
    await open('registros.jsonl', 4);
    await screen.goTo(1, 12);
    await screen.command('Biombo: Mask Everything Under the Key or in the Column at the Cursor');
    await textBecomes(`{"cpf":"[CPF]","nota":"CPF ${BIA}"}\n{"cpf":"[CPF]","nota":"CPF ${ANA}"}\n`);
    await shot('key');
    await undo();
    await textBecomes(RECORDS);
  });

  it('replaces the file with surrogates that are not reported', async () => {
    await open('sub/tabela.md', 1);
    await screen.goTo(3, 12);
    await screen.command('Biombo: Replace Everything in the File with Surrogates');
    await until('no finding', async () => (await findingsIn(editor, 'sub/tabela.md')).length === 0);
    expect(await activeText(editor)).toMatch(/\| um \| \d{3}\.\d{3}\.\d{3}-\d{2} \|/);
    expect(await activeText(editor)).not.toContain(BIA);
    await setFile(editor, 'sub/tabela.md', TABLE);
  });

  it('masks a type in the folder after a preview', async () => {
    await open('nota.txt', 4);
    await screen.goTo(1, 8);
    await screen.command('Biombo: Mask All Values of This Type in the Folder…');
    const rows = editor.page.locator('.bulk-edit-panel .monaco-list-row');
    await rows.first().waitFor();
    await shot('preview');
    for (const file of ['nota.txt', 'registros.jsonl']) {
      await rows.filter({ hasText: file }).first().getByRole('checkbox').click();
    }
    await shot('preview-chosen');
    await editor.run((vscode) => vscode.commands.executeCommand('refactorPreview.apply'));
    await textBecomes('CPF [CPF]\nCPF [CPF]\nde novo, CPF [CPF]\nCPF [CPF]\n');
    await open('registros.jsonl', 0);
    await textBecomes('{"cpf":"[CPF]","nota":"CPF [CPF]"}\n{"cpf":"[CPF]","nota":"CPF [CPF]"}\n');
    // What was not confirmed stays.
    await open('sub/tabela.md', 1);
    await textBecomes(TABLE);
  });

  it('says so where VS Code does not let it see a document, and masks that on the disk', async () => {
    // Lines without anything to look at, a little more than VS Code hands over.
    const filler = `${' '.repeat(1023)}\n`.repeat(51_300);
    writeFileSync(editor.path("d'água.csv"), NOTE + filler);
    await editor.run(async (vscode, path) => {
      await vscode.commands.executeCommand('vscode.open', vscode.Uri.file(path));
    }, editor.path("d'água.csv"));
    await until('that it was not read', async () =>
      (await screen.status.textContent())?.endsWith('Biombo: not read'),
    );
    await screen.status.click();
    const toast = screen.toasts.filter({ hasText: 'VS Code hands no document over 50 MB to extensions.' });
    await toast.getByRole('button', { name: 'Copy the Command' }).click();
    const command = `biombo scan '${editor.path("d'\\''água.csv")}'`;
    const clipboard = () => editor.run((vscode) => vscode.env.clipboard.readText());
    await until('the command', async () => (await clipboard()) === command);
    await screen.status.click();
    await toast.getByRole('button', { name: 'Mask the File…' }).click();
    await editor.page.getByRole('dialog').getByRole('button', { name: 'Mask the File' }).click();
    await screen.toasts
      .filter({ hasText: 'Biombo: 4 replaced in 1 file (cpf 4)' })
      .waitFor({ timeout: 90_000 });
    await shot('masked-on-disk');
    expect(editor.disk("d'água.csv")).toBe(`CPF [CPF]\nCPF [CPF]\nde novo, CPF [CPF]\nCPF [CPF]\n${filler}`);
  });
}
