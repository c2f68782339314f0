import { join } from 'node:path';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type Editor, resultsFolder } from '../harness/editor.ts';
import { until } from '../harness/until.ts';

const ANA = '232.332.113-76';
const BIA = '250.729.142-75';
/** Between the first cell and the last, so that both are not on screen at once. */
const BETWEEN = 30;
const TEXTS = [`nota sobre o CPF ${ANA}`, ...Array.from({ length: BETWEEN }, lines), `cpf = "${BIA}"`];

function lines(): string {
  return 'x = 1\ny = 2\nz = 3\n';
}

function notebook(): string {
  const cells = TEXTS.map((source, index) =>
    index === 0
      ? { cell_type: 'markdown', metadata: {}, source }
      : { cell_type: 'code', metadata: {}, source, outputs: [], execution_count: null },
  );
  return JSON.stringify({
    cells,
    metadata: { language_info: { name: 'python' } },
    nbformat: 4,
    nbformat_minor: 2,
  });
}

/** The tests of the notebook editor, in the window that there is then. */
export function notebooks(window: () => Editor): void {
  const results = resultsFolder('notebook');
  let editor: Editor;

  const shot = (name: string) => editor.page.screenshot({ path: join(results, `${name}.png`) });
  /** Of each cell in turn: its text and the types that are found in it, where there are any. */
  const found = () =>
    editor.run((vscode) =>
      (vscode.window.activeNotebookEditor?.notebook.getCells() ?? []).flatMap(({ document, index }) => {
        const types = vscode.languages
          .getDiagnostics(document.uri)
          .filter(({ source }) => source === 'biombo')
          .map(({ code }) => String(typeof code === 'object' ? code.value : code));
        return types.length > 0 ? [`${index}: ${types.join(', ')}`] : [];
      }),
    );
  const foundBecomes = (wanted: string[]) =>
    until(`${wanted.join('; ') || 'nothing'} in the cells`, async () => {
      const now = await found();
      if (String(now) !== String(wanted)) throw new Error(`found: ${now.join('; ')}`);
      return true;
    });
  /** Shows a cell and puts the cursor where `text` begins in it. */
  const edit = (index: number, text: string) =>
    editor.run(
      async (vscode, [cell, part]) => {
        const shown = vscode.window.activeNotebookEditor;
        if (!shown) throw new Error('no notebook is open');
        const range = new vscode.NotebookRange(cell, cell + 1);
        shown.selection = range;
        shown.revealRange(range, vscode.NotebookEditorRevealType.InCenter);
        await vscode.commands.executeCommand('notebook.cell.edit');
        const { document } = shown.notebook.cellAt(cell);
        for (let i = 0; i < 50 && vscode.window.activeTextEditor?.document !== document; i++)
          await new Promise((resolve) => setTimeout(resolve, 100));
        const active = vscode.window.activeTextEditor;
        if (active?.document !== document) throw new Error('the cell is not edited');
        const at = document.positionAt(document.getText().indexOf(part));
        active.selection = new vscode.Selection(at, at);
      },
      [index, text] as const,
    );
  const textBecomes = (index: number, text: string) =>
    until('the text of the cell', async () => {
      const now = await editor.run(
        (vscode, cell) => vscode.window.activeNotebookEditor?.notebook.cellAt(cell).document.getText(),
        index,
      );
      if (now !== text) throw new Error(now);
      return true;
    });

  beforeAll(async () => {
    editor = window();
    await editor.renew({ files: { 'analise.ipynb': notebook() }, open: 'analise.ipynb' });
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await shot(`FAILED-${task.name.replace(/\W+/g, '-')}`);
  });

  it('finds what is in each cell, on screen or not', async () => {
    const last = BETWEEN + 1;
    await foundBecomes(['0: cpf', `${last}: cpf`]);
    await shot('cells');
    await edit(last, BIA);
    await foundBecomes(['0: cpf', `${last}: cpf`]);
    await shot('last-cell');
    await edit(0, ANA);
    await foundBecomes(['0: cpf', `${last}: cpf`]);
  });

  it('masks in a cell, and finds nothing in one that is gone', async () => {
    const last = BETWEEN + 1;
    await edit(last, BIA);
    await editor.run((vscode) => vscode.commands.executeCommand('biombo.mask'));
    await textBecomes(last, 'cpf = "[CPF]"');
    await foundBecomes(['0: cpf']);
    await edit(0, ANA);
    const uri = await editor.run((vscode) => String(vscode.window.activeTextEditor?.document.uri));
    await editor.run((vscode) => vscode.commands.executeCommand('notebook.cell.delete'));
    await foundBecomes([]);
    const left = () =>
      editor.run((vscode, cell) => vscode.languages.getDiagnostics(vscode.Uri.parse(cell)).length, uri);
    await until('nothing in the cell that is gone', async () => (await left()) === 0);
    expect(await left()).toBe(0);
  });
}
