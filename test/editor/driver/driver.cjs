// Gives the tests the `vscode` API of the extension host that Biombo runs in. A request is a line of JSON
// {id, source, argument}; `source` is the text of a function (vscode, argument). The socket is beside the
// workspace folder.
const { rmSync } = require('node:fs');
const { createServer } = require('node:net');
const { createInterface } = require('node:readline');
const { runInThisContext } = require('node:vm');
const vscode = require('vscode');

exports.activate = (context) => {
  const [folder] = vscode.workspace.workspaceFolders;
  const socket = `${folder.uri.fsPath}.sock`;
  const server = createServer((connection) => {
    connection.on('error', () => {});
    createInterface({ input: connection }).on('line', async (line) => {
      connection.write(`${JSON.stringify(await answer(JSON.parse(line)))}\n`);
    });
  });
  rmSync(socket, { force: true });
  server.listen(socket);
  context.subscriptions.push({ dispose: () => server.close() });
};

async function answer({ id, source, argument }) {
  try {
    return { id, value: await runInThisContext(`(${source})`)(vscode, argument) };
  } catch (error) {
    return { id, error: String(error?.stack ?? error) };
  }
}
