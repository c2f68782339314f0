/**
 * Serves a VS Code that lives in the browser alone, without a remote and without a process for extensions: the
 * files of the server edition, with what ties them to a remote taken out on the way.
 */
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const WORKBENCH = 'out/vs/code/browser/workbench/workbench';
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.cjs': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
};

/** code-server's workbench always has a remote: here it has none, and keeps settings in the browser. */
const UNTIE: readonly (readonly [RegExp, string])[] = [
  [/remoteAuthority:location\.host/g, 'remoteAuthority:void 0'],
  [/(\.with\(\{scheme:\w+\.)vscodeRemote(\}\),"User"\))/g, '$1vscodeUserData$2'],
];

export interface WebServer {
  readonly address: string;
  close(): Promise<void>;
}

export interface WebServerOptions {
  readonly vscode: string;
  /** An unpacked extension that counts as built in. */
  readonly extension: string;
  /** A folder with an extension whose `tests.js` runs in the extension host. */
  readonly tests: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** @throws where this VS Code cannot be untied from a remote */
export async function serveWeb(options: WebServerOptions): Promise<WebServer> {
  const workbench = untied(readFileSync(join(options.vscode, `${WORKBENCH}.js`), 'utf8'));
  const folders = { '/vscode/': options.vscode, '/extension/': options.extension, '/tests/': options.tests };
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (path === '/') send(response, 'text/html', page(options, request));
    else if (path === `/vscode/${WORKBENCH}.js`) send(response, 'text/javascript', workbench);
    // Half of the key that secrets in the browser are sealed with.
    else if (path === '/mint-key') send(response, 'application/octet-stream', Buffer.alloc(32, 7));
    else sendFile(response, path, folders);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function untied(workbench: string): string {
  return UNTIE.reduce((text, [pattern, replacement]) => {
    const places = text.match(pattern)?.length ?? 0;
    if (places !== 1) throw new Error(`${pattern} is in VS Code's workbench ${places} times, not once`);
    return text.replace(pattern, replacement);
  }, workbench);
}

function page({ vscode, settings }: WebServerOptions, request: IncomingMessage): string {
  const here = (path: string) => ({ scheme: 'http', authority: request.headers.host, path });
  const configuration = {
    folderUri: { scheme: 'tmp', authority: '', path: '/workspace' },
    enableWorkspaceTrust: false,
    userDataPath: '/',
    callbackRoute: '/callback',
    // code-server's own; its workbench does not start without an answer.
    isEnabledFileDownloads: false,
    isEnabledFileUploads: false,
    isEnabledCoderGettingStarted: false,
    additionalBuiltinExtensions: [here('/extension')],
    configurationDefaults: settings,
    productConfiguration: { extensionsGallery: undefined, enableTelemetry: false },
    developmentOptions: {
      extensionTestsPath: here('/tests/tests.js'),
      extensions: [here('/tests')],
      enableSmokeTestDriver: true,
    },
  };
  const attribute = JSON.stringify(configuration).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return readFileSync(join(vscode, `${WORKBENCH}.html`), 'utf8')
    .replaceAll('{{WORKBENCH_WEB_CONFIGURATION}}', attribute)
    .replaceAll('{{WORKBENCH_WEB_BASE_URL}}', '/vscode')
    .replaceAll('{{WORKBENCH_NLS_FALLBACK_URL}}', '/vscode/out/nls.messages.js')
    .replaceAll(/\{\{\w+\}\}/g, '');
}

function sendFile(response: ServerResponse, path: string, folders: Readonly<Record<string, string>>): void {
  for (const [prefix, folder] of Object.entries(folders)) {
    if (!path.startsWith(prefix)) continue;
    const file = join(folder, normalize(`/${path.slice(prefix.length)}`));
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) break;
    head(response, 200, CONTENT_TYPES[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
    return;
  }
  head(response, 404, 'text/plain');
  response.end('not found');
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  head(response, 200, type);
  response.end(body);
}

function head(response: ServerResponse, status: number, type: string): void {
  response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' });
}
