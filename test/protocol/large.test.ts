import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from 'vscode-languageserver';
import { VISIBLE_RANGES } from '../../shared/protocol.ts';
import { MODERN, OLD, TestClient } from './client.ts';
import { cpf, value } from './values.ts';

const LINES = 50_000;

/** Every tenth record has a CPF with a label, every tenth a number that passes its check by chance. */
function jsonLines(): string {
  const lines: string[] = [];
  for (let i = 0; i < LINES; i++) {
    if (i % 10 === 3) lines.push(JSON.stringify({ id: i, cpf: cpf(i) }));
    else if (i % 10 === 7) lines.push(JSON.stringify({ id: i, texto: `solto ${value('cpf', i)} aqui` }));
    else lines.push(JSON.stringify({ id: i, texto: 'Sem nada que interesse a alguém neste registro.' }));
  }
  return `${lines.join('\n')}\n`;
}

const TEXT = jsonLines();

/** It cannot be told to ask again, so that it is answered when all is known. */
const WITHOUT_REFRESH = { ...MODERN, workspace: { ...MODERN.workspace, diagnostics: {} } };
const textOf = ({ message }: Diagnostic) => (typeof message === 'string' ? message : message.value);
const isLimit = ({ code }: { code?: unknown }) => code === 'limit';

describe('fifty thousand JSON lines', () => {
  it('are shown up to the limit, the visible and the most certain first, with the true total', async () => {
    const client = await TestClient.startBuilt({ settings: { maxDiagnostics: 200 } });
    const uri = await client.open('a.jsonl', TEXT, 'jsonl');
    const summary = await client.summary(uri);
    expect(summary).toMatchObject({
      total: 10_000,
      shown: 200,
      byConfidence: { certain: 5_000, possible: 5_000 },
    });

    const items = await client.diagnosticsWhen(uri, (it) => it.some(isLimit));
    const limit = items.find(isLimit);
    expect(limit).toMatchObject({ severity: 3, range: { start: { line: 0, character: 0 } } });
    expect(limit && textOf(limit)).toContain('200 of 10,000');
    const shown = items.filter((item) => !isLimit(item));
    expect(shown).toHaveLength(200);
    expect(new Set(shown.map(({ severity }) => severity))).toEqual(new Set([2]));

    const asked = once(client.events, 'refresh');
    await client.notify(VISIBLE_RANGES, { uri, lines: [[40_000, 40_019]] });
    await asked;
    const lines = (await client.diagnostics(uri)).map(({ range }) => range.start.line);
    expect(lines.filter((line) => line >= 40_000)).toEqual([40_003, 40_007, 40_013, 40_017]);
    expect(lines.filter((line) => line > 0)).toHaveLength(200);
  });

  it('are answered for at once, with what is on screen', async () => {
    const client = await TestClient.startBuilt();
    const opened = client.open('a.jsonl', TEXT.repeat(4), 'jsonl');
    const uri = client.uri('a.jsonl');
    await client.notify(VISIBLE_RANGES, { uri, lines: [[190_000, 190_019]] });
    const items = await client.diagnostics(await opened);
    const visible = items.filter(({ range }) => range.start.line >= 190_000 && range.start.line < 190_020);
    expect(visible.map(({ range }) => range.start.line)).toEqual([190_003, 190_007, 190_013, 190_017]);
    expect(await client.summary(uri)).toMatchObject({ total: 40_000, complete: true });
    const whole = await client.diagnosticsWhen(uri, (all) => all.some((it) => textOf(it).includes('40,000')));
    expect(whole).toHaveLength(501);
  });

  it('keep up with typing', async () => {
    const client = await TestClient.startBuilt();
    const uri = await client.open('a.jsonl', TEXT, 'jsonl');
    await client.summary(uri);
    const end = { line: LINES, character: 0 };
    const record = JSON.stringify({ cpf: cpf(1) });
    for (const letter of record) {
      const at = { line: LINES, character: client.text(uri).length - TEXT.length };
      await client.change(uri, [{ range: { start: at, end: at }, text: letter }]);
    }
    await client.change(uri, [{ range: { start: end, end }, text: '\n' }]);
    const summary = await client.summary(uri, ({ version, complete }) => complete && version > record.length);
    expect(summary).toMatchObject({ total: 10_001, byConfidence: { certain: 5_001 } });
  });

  it('drop what an older version asked for', async () => {
    const client = await TestClient.startBuilt({ capabilities: WITHOUT_REFRESH });
    const uri = await client.open('a.jsonl', TEXT, 'jsonl');
    const early = client.pull(uri);
    await client.change(uri, [{ text: 'nada' }]);
    const late = client.pull(uri);
    expect((await Promise.all([early, late])).map((report) => 'items' in report && report.items)).toEqual([
      [],
      [],
    ]);
    expect(await client.summary(uri)).toMatchObject({ version: 2, total: 0 });
  });

  it('are forgotten when they are closed, and anew when open again', async () => {
    const client = await TestClient.startBuilt({ capabilities: WITHOUT_REFRESH });
    const uri = await client.open('a.jsonl', TEXT, 'jsonl');
    const early = client.pull(uri);
    await client.close(uri);
    const late = client.pull(uri);
    expect(await late).toEqual({ kind: 'full', items: [] });
    expect(await early).toEqual({ kind: 'full', items: [] });
    await client.open('a.jsonl', `{"cpf":"${cpf(1)}"}`, 'jsonl');
    expect(await client.diagnostics(uri)).toHaveLength(1);
  });

  it('are sent up to the limit, and again with the true total, to a client that does not ask', async () => {
    const client = await TestClient.startBuilt({ capabilities: OLD });
    const uri = await client.open('a.jsonl', TEXT, 'jsonl');
    const items = await client.sent(uri, (all) => all.some((it) => textOf(it).includes('500 of 10,000')));
    expect(items).toHaveLength(501);
    await client.close(uri);
    expect(await client.sent(uri, (all) => all.length === 0)).toEqual([]);
  });
});
