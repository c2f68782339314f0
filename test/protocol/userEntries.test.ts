import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { addFalsePositives } from '../../shared/policy/edit-config.ts';
import { ACTION_KINDS } from '../../shared/protocol.ts';
import { newFolder, rangeOf, TestClient } from './client.ts';
import { cpf } from './values.ts';

const [ANA, BIA] = [cpf(1), cpf(2)];
const TEXT = `CPF: ${ANA}\nCPF: ${BIA}\n`;

it("user's entries with an error are told, with their place, and hide nothing", async () => {
  const configHome = await newFolder();
  mkdirSync(path.join(configHome, 'biombo'));
  writeFileSync(path.join(configHome, 'biombo', 'user.jsonc'), '{\n  "falsePositives": 5\n}');
  const client = await TestClient.start({ configHome });
  const uri = await client.open('nota.txt', TEXT);
  expect(await client.diagnostics(uri)).toHaveLength(2);
  expect(await client.message('user.jsonc:2:21')).toMatchObject({
    type: 1,
    message:
      'Biombo: user.jsonc:2:21: falsePositives: wrong kind of value. Your own entries hide nothing until it is right.',
  });
});

it("the user's own entries count in every workspace, in an untrusted one too, and nothing else of them does", async () => {
  const configHome = await newFolder();
  const entry = { type: 'cpf', value: ANA.replace(/\D/g, '') };
  const fresh = { newSalt: () => 'AAAAAAAAAAAAAAAAAAAAAA', header: [] };
  const own = addFalsePositives('{ "levels": { "cpf": "off" }, "ignore": ["**"] }', [entry], fresh);
  mkdirSync(path.join(configHome, 'biombo'));
  writeFileSync(path.join(configHome, 'biombo', 'user.jsonc'), own.ok ? own.text : '');
  for (const trusted of [true, false]) {
    const client = await TestClient.start({ configHome, options: { trusted } });
    const uri = await client.open('nota.txt', TEXT);
    expect((await client.diagnostics(uri)).map(({ range }) => range)).toEqual([rangeOf(TEXT, BIA)]);
    expect(await client.summary(uri, ({ suppressed }) => suppressed === 1)).toMatchObject({ total: 1 });
  }
});

it.each([
  ['en', 'Stop hiding this CPF in every file (your own entry)'],
  ['pt-BR', 'Deixar de ocultar em todos os arquivos: CPF (entrada sua)'],
])(
  "the user's own entry is taken out from the place that it hides, in every workspace (%s)",
  async (locale, title) => {
    const configHome = await newFolder();
    const file = path.join(configHome, 'biombo', 'user.jsonc');
    const fresh = { newSalt: () => 'AAAAAAAAAAAAAAAAAAAAAA', header: [] };
    const values = [ANA, BIA].map((value) => ({ type: 'cpf', value: value.replace(/\D/g, '') }));
    const [one, both] = [values.slice(0, 1), values].map((entries) =>
      addFalsePositives('// Minhas\n{}\n', entries, fresh),
    );
    mkdirSync(path.dirname(file));
    writeFileSync(file, both?.ok ? both.text : '');
    const client = await TestClient.start({ configHome, locale, options: { trusted: false } });
    const uri = await client.open('nota.txt', TEXT);
    expect(await client.diagnostics(uri)).toEqual([]);
    const actions = await client.actions(uri, rangeOf(TEXT, BIA), [ACTION_KINDS.lift]);
    expect(actions.map((action) => action.title)).toEqual([title]);
    await client.act(uri, BIA, ACTION_KINDS.lift);
    expect((await client.message('user.jsonc')).type).toBe(3);
    // Before the file is saved, and after.
    expect((await client.diagnostics(uri)).map(({ range }) => range)).toEqual([rangeOf(TEXT, BIA)]);
    await client.saveAll();
    expect(readFileSync(file, 'utf8')).toBe(one?.ok ? one.text : '');
    expect(await client.diagnostics(uri)).toHaveLength(1);
  },
);
