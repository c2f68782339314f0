/** From a key to its diagnostics. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';
import { ScannedDocument } from '../../shared/document.ts';
import { median, percentile, printTable } from './measure.ts';
import { SeededDice, TextMaker } from './texts.ts';

const KEYS = 200;

/** The engine alone: an edit in a large document and the scan that follows. */
export function benchEngineTyping(): void {
  const rows = [5, 50].map((megabytes) => {
    const document = new ScannedDocument(new TextMaker().jsonl(megabytes * 1e6), 'jsonl');
    const openedAt = performance.now();
    document.scanLines(0, 60);
    const visible = performance.now() - openedAt;
    document.scan(() => false);
    const all = performance.now() - openedAt;
    const dice = new SeededDice(1);
    const times: number[] = [];
    for (let i = 0; i < KEYS; i++) {
      const at = dice.roll(document.length);
      const start = performance.now();
      document.edit(at, at, 'x');
      document.scan(() => false);
      document.findings(at - 2000, at + 2000);
      times.push(performance.now() - start);
    }
    return {
      document: `JSONL, ${megabytes} MB`,
      'visible lines, ms': visible,
      'all, ms': all,
      'key, median ms': median(times),
      'p95 ms': percentile(times, 0.95),
    };
  });
  printTable('Engine: opening and typing', rows);
}

/** The built server over stdio: from the edit to the answered pull. */
export async function benchServerTyping(): Promise<void> {
  const server = path.resolve('dist/server.cjs');
  if (!existsSync(server)) {
    console.log('\nServer: run `npm run build` first');
    return;
  }
  const child = spawn(process.execPath, [server, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = createMessageConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  connection.onRequest('workspace/diagnostic/refresh', () => null);
  connection.onRequest('client/registerCapability', () => null);
  connection.listen();
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: null,
    capabilities: { textDocument: { diagnostic: {} }, workspace: { diagnostics: { refreshSupport: true } } },
  });
  await connection.sendNotification('initialized', {});
  const uri = 'file:///bench.jsonl';
  const text = new TextMaker().jsonl(5e6);
  const pull = () => connection.sendRequest('textDocument/diagnostic', { textDocument: { uri } });
  const openedAt = performance.now();
  await connection.sendNotification('textDocument/didOpen', {
    textDocument: { uri, languageId: 'jsonl', version: 1, text },
  });
  await pull();
  const opened = performance.now() - openedAt;
  const dice = new SeededDice(1);
  const lines = text.split('\n').length - 1;
  const times: number[] = [];
  for (let version = 2; version < 2 + KEYS; version++) {
    const line = dice.roll(lines);
    const start = performance.now();
    await connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version },
      contentChanges: [{ range: { start: { line, character: 1 }, end: { line, character: 1 } }, text: ' ' }],
    });
    await pull();
    times.push(performance.now() - start);
  }
  await connection.sendRequest('shutdown');
  await connection.sendNotification('exit');
  connection.dispose();
  printTable('Server over stdio, JSONL of 5 MB', [
    {
      'open to first diagnostics, ms': opened,
      'key to diagnostics, median ms': median(times),
      'p95 ms': percentile(times, 0.95),
    },
  ]);
}
