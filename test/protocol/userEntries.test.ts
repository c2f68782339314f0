import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { addFalsePositives } from '../../shared/policy/edit-config.ts';
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
