import { expect, it } from 'vitest';
import { DIRECTIVE_CODE } from '../../shared/protocol.ts';
import { rangeOf, TestClient } from './client.ts';
import { cpf } from './values.ts';

const [ANA, BIA] = [cpf(1), cpf(2)];
const TEXT = `CPF: ${ANA}\nCPF: ${BIA}\n`;
const TOP = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

it('a directive hides at once when it is typed, and no longer when it is gone', async () => {
  const client = await TestClient.start();
  const uri = await client.open('nota.txt', TEXT);
  expect(await client.diagnostics(uri)).toHaveLength(2);
  const directive = '# biombo-ignore cpf: inventado\n';
  await client.change(uri, [{ range: TOP, text: directive }]);
  expect((await client.diagnostics(uri)).map(({ range }) => range)).toEqual([rangeOf(client.text(uri), BIA)]);
  expect(await client.summary(uri, ({ suppressed }) => suppressed === 1)).toMatchObject({ total: 1 });
  await client.change(uri, [{ range: { ...TOP, end: { line: 1, character: 0 } }, text: '' }]);
  expect(await client.diagnostics(uri)).toHaveLength(2);
});

it('a directive that hides nothing is told where it stands', async () => {
  const client = await TestClient.start();
  const text = `<!-- biombo-ignore: ${ANA} -->\n`;
  const uri = await client.open('nota.md', text, 'markdown');
  const problems = (await client.diagnostics(uri)).filter(({ code }) => code === DIRECTIVE_CODE);
  expect(problems).toMatchObject([{ severity: 2, range: rangeOf(text, 'biombo-ignore') }]);
  expect(problems[0]?.message).toContain('hides nothing');
});

it('a directive in an untrusted workspace hides nothing', async () => {
  const client = await TestClient.start({ options: { trusted: false } });
  const uri = await client.open('nota.txt', `# biombo-ignore-file cpf\n${TEXT}`);
  expect(await client.diagnostics(uri)).toHaveLength(2);
});
