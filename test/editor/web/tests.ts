/** Runs in the web worker extension host, as VS Code's own test runner asks: `run` is called once. */
import * as vscode from 'vscode';
import { ACTION_KINDS } from '../../../shared/protocol.ts';
import { LOOK, MARK, type WebResult, type WebTest } from './names.ts';

const FOLDER = vscode.Uri.from({ scheme: 'tmp', path: '/workspace' });
const LIMIT_MS = 40_000;

const tests: Readonly<Record<WebTest, () => Promise<void>>> = {
  async 'runs in a web worker'() {
    equal(typeof Reflect.get(globalThis, 'importScripts'), 'function');
    equal(vscode.env.uiKind, vscode.UIKind.Web);
    const extension = await until('the extension', async () =>
      vscode.extensions.getExtension('biombo.biombo'),
    );
    equal(extension.extensionKind, vscode.ExtensionKind.UI);
  },

  async 'finds in three languages'() {
    for (const [name, language] of [
      ['a.txt', 'plaintext'],
      ['b.md', 'markdown'],
      ['c.jsonl', 'jsonl'],
    ] as const) {
      const document = await open(name, '{"cpf":"232.332.113-76"}\n');
      equal(document.languageId, language);
      const [finding] = await findings(document, 1);
      equal(finding?.range.start.character, 8);
      equal(finding?.range.end.character, 22);
    }
  },

  async masks() {
    const document = await open('d.txt', 'CPF 232.332.113-76.\n');
    await findings(document, 1);
    await cursorAt(6);
    await vscode.commands.executeCommand('biombo.mask');
    await until('the mask', async () => document.getText() === 'CPF [CPF].\n');
    await findings(document, 0);
  },

  async 'replaces with a surrogate'() {
    const document = await open('e.txt', 'CPF 232.332.113-76.\n');
    await findings(document, 1);
    await cursorAt(6);
    await vscode.commands.executeCommand('biombo.replaceWithSurrogate');
    await until('the surrogate', async () =>
      /^CPF (?!232)\d{3}\.\d{3}\.\d{3}-\d\d\.\n$/.test(document.getText()),
    );
    await findings(document, 0);
  },

  async 'marks a false positive in a saved biombo.jsonc'() {
    const document = await open('f.txt', 'CPF 250.729.142-75 e CPF 232.332.113-76\n');
    const [first] = await findings(document, 2);
    if (!first) throw new Error('nothing was found');
    const [action] = await until('the action', () =>
      actions(document, first.range, ACTION_KINDS.falsePositive),
    );
    if (!action?.command) throw new Error('the action has no command');
    await vscode.commands.executeCommand(action.command.command, ...(action.command.arguments ?? []));
    await findings(document, 1);
    const config = vscode.Uri.joinPath(FOLDER, 'biombo.jsonc');
    const saved = await until('the saved config', async () =>
      new TextDecoder().decode(await vscode.workspace.fs.readFile(config)).match(/"f\.txt"/),
    );
    if (/250729|250\.729/.test(saved.input ?? '')) throw new Error('the value is in the config');
  },

  async 'speaks Portuguese'() {
    equal(vscode.env.language, 'pt-br');
    const document = await open('g.txt', 'CPF 382.466.389-98\n');
    const [finding] = await findings(document, 1);
    const [action] = finding ? await actions(document, finding.range, ACTION_KINDS.mask) : [];
    equal(action?.title, 'Mascarar: CPF');
    const typed = new Promise<void>((resolve) => {
      const listening = vscode.workspace.onDidChangeTextDocument((change) => {
        if (change.document !== document) return;
        listening.dispose();
        resolve();
      });
    });
    console.log(LOOK);
    await typed;
    await findings(document, 1);
  },
};

export async function run(): Promise<void> {
  for (const [name, test] of Object.entries(tests) as [WebTest, () => Promise<void>][]) {
    const result: WebResult = await test().then(
      () => ({ name }),
      (error: unknown) => ({ name, error: error instanceof Error ? String(error.stack) : String(error) }),
    );
    console.log(MARK + JSON.stringify(result));
  }
}

async function open(name: string, text: string): Promise<vscode.TextDocument> {
  const uri = vscode.Uri.joinPath(FOLDER, name);
  await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(text));
  const document = await vscode.workspace.openTextDocument(uri);
  await vscode.window.showTextDocument(document);
  return document;
}

/** Moves the cursor, and waits until the page says so: where it was before may still be on its way here. */
async function cursorAt(offset: number): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  if (!editor) throw new Error('no editor');
  const position = editor.document.positionAt(offset);
  const moved = new Promise<void>((resolve) => {
    const listening = vscode.window.onDidChangeTextEditorSelection(({ textEditor, selections }) => {
      if (textEditor !== editor || !selections[0]?.active.isEqual(position)) return;
      listening.dispose();
      resolve();
    });
  });
  editor.selection = new vscode.Selection(position, position);
  await moved;
}

function findings(document: vscode.TextDocument, count: number): Promise<vscode.Diagnostic[]> {
  return until(`${count} findings in ${document.uri.path}`, async () => {
    const found = vscode.languages.getDiagnostics(document.uri).filter(({ source }) => source === 'biombo');
    return found.length === count && found;
  });
}

async function actions(document: vscode.TextDocument, range: vscode.Range, kind: string) {
  const offered = await vscode.commands.executeCommand<vscode.CodeAction[]>(
    'vscode.executeCodeActionProvider',
    document.uri,
    range,
    kind,
  );
  return offered.length > 0 ? offered : [];
}

function equal(actual: unknown, expected: unknown): void {
  if (actual !== expected)
    throw new Error(`${JSON.stringify(expected)} expected, ${JSON.stringify(actual)} found`);
}

async function until<T>(what: string, attempt: () => Promise<T>): Promise<NonNullable<Exclude<T, false>>> {
  const end = Date.now() + LIMIT_MS;
  for (;;) {
    const answer = await attempt();
    if (answer) return answer as NonNullable<Exclude<T, false>>;
    if (Date.now() > end) throw new Error(`timed out waiting for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
