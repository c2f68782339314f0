import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scanLener } from '../../eval/lener.ts';

const TEXT = 'Paciente: Maria Aparecida dos Santos. O perito, de Uberaba, nada disse.';

function marked(value: string, label: string) {
  const start = TEXT.indexOf(value);
  return { start, end: start + value.length, label };
}

test('people are mentions, places are not, and what no name touches leaks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lener-'));
  const spans = [
    marked('perito', 'PERSON'),
    marked('Maria Aparecida dos Santos', 'PERSON'),
    marked('Uberaba', 'LOCATION'),
  ];
  const rows = [
    { text: TEXT, spans },
    { text: 'O agravo foi conhecido.', spans: [] },
  ];
  writeFileSync(join(folder, 'lener_train.jsonl'), `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`);
  const result = scanLener(folder);
  expect(result?.evaluation.characters).toBe(TEXT.length + 23);
  expect(result?.evaluation.judged[0]?.document.mentions).toEqual([
    { type: 'name', start: 10, end: 36 },
    { type: 'name', start: 40, end: 46 },
  ]);
  expect(result?.evaluation.all.leak).toMatchObject({ hits: 1, trials: 2 });
  expect(result?.found).toMatchObject({ hits: 1, trials: 2 });
  expect(result?.foundLikely).toMatchObject({ hits: 1, trials: 2 });
});

test('without the file there is no result', () => {
  expect(scanLener(join(tmpdir(), 'there is no such folder'))).toBeUndefined();
});
