import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import { startServer } from './server.ts';

// The `webworker` types would let the whole project use a browser's globals; this is all that is needed.
declare const self: ConstructorParameters<typeof BrowserMessageReader>[0];
declare const MessageChannel: new () => {
  readonly port1: { onmessage: (() => void) | null };
  readonly port2: { postMessage(message: null): void };
};

// A timer would wait 4 ms; a message to oneself comes right after those that have arrived.
const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();

startServer(createConnection(new BrowserMessageReader(self), new BrowserMessageWriter(self)), {
  // The client reads files for the server; a worker has none.
  readFile: async () => undefined,
  pause: () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port2.postMessage(null);
    }),
  now: () => performance.now(),
  randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
});
