import { expect, it } from 'vitest';
import { Baseline, groupOf } from '../../shared/policy/baseline.ts';
import { rangeOf, TestClient } from './client.ts';
import { cpf } from './values.ts';

const [ANA, BIA] = [cpf(1), cpf(2)];
const TEXT = `codigo;cpf\n1;${ANA}\n`;

function baselineFor(path: string, count: number): string {
  const baseline = new Baseline();
  baseline.accept(path, new Map([[groupOf('cpf', 'cpf'), count]]));
  return baseline.text();
}

it('what a baseline has is not shown; where there is more, all of its group is', async () => {
  const client = await TestClient.start();
  await client.write('biombo-baseline.json', baselineFor('dados/a.csv', 1));
  const uri = await client.open('dados/a.csv', TEXT);
  const other = await client.open('dados/b.csv', TEXT);
  expect(await client.summary(uri, ({ suppressed }) => suppressed === 1)).toMatchObject({ total: 0 });
  expect(await client.diagnostics(uri)).toEqual([]);
  expect(await client.diagnostics(other)).toHaveLength(1);
  const end = { line: 2, character: 0 };
  await client.change(uri, [{ range: { start: end, end }, text: `2;${BIA}\n` }]);
  const more = await client.diagnosticsWhen(uri, (items) => items.length > 0);
  expect(more.map(({ range }) => range)).toEqual([ANA, BIA].map((value) => rangeOf(client.text(uri), value)));
  await client.write('biombo-baseline.json', baselineFor('dados/a.csv', 2));
  expect(await client.diagnosticsWhen(uri, (items) => items.length === 0)).toEqual([]);
});

it('a baseline in an untrusted workspace accepts nothing, nor does one that is none', async () => {
  const untrusted = await TestClient.start({ options: { trusted: false } });
  await untrusted.write('biombo-baseline.json', baselineFor('a.csv', 1));
  expect(await untrusted.diagnostics(await untrusted.open('a.csv', TEXT))).toHaveLength(1);
  const client = await TestClient.start();
  await client.write('biombo-baseline.json', '{ "accepted": 1 }');
  expect(await client.diagnostics(await client.open('a.csv', TEXT))).toHaveLength(1);
});
