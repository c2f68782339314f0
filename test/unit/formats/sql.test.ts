import { describe, expect, it, test } from 'vitest';
import { scan } from '../../../shared/scan.ts';
import { found, labelled, masked } from './found.ts';

/** A CPF with a wrong digit is found under a label alone. */
const WRONG = '52998224726';
const INSERTS = [
  `INSERT INTO t (nome, cpf) VALUES ('Ana', '${WRONG}');`,
  `insert into public.t(nome,cpf)values('Ana',${WRONG})`,
  `INSERT INTO "t" ("nome", "nr_cpf") VALUES ('Ana', '529'), ('D''Ávila, (x)', '${WRONG}');`,
  `INSERT IGNORE INTO \`t\` (\`nome\`, \`cpf\`) VALUES ('O\\'Hara', '${WRONG}');`,
  `REPLACE INTO [t] ([nome], [cpf]) VALUES (N'Ana', N'${WRONG}');`,
  `INSERT INTO t (\n  nome, -- it's the name\n  cpf\n)\nVALUES\n  ('Ana', '1'), -- it's one\n  ('Bia', '${WRONG}');`,
  `INSERT INTO t (criado, cpf) VALUES (to_date('1/1/20', 'DD/MM/YY'), trim('${WRONG}'));`,
  `INSERT INTO t (nome, cpf) VALUES ('C:\\', '${WRONG}');`,
  `COPY t (nome, cpf) FROM stdin;\nBia\t\\N\nAna\t${WRONG}\n\\.\n`,
];

describe('a value is called as its column', () => {
  test.each(INSERTS)('in %s', (text) => {
    expect(found('sql', text)).toEqual([`cpf likely ${WRONG}`]);
    expect(found('plaintext', `Rode isto:\n${text}`)).toEqual([`cpf likely ${WRONG}`]);
    expect(found('markdown', `Rode isto:\n\n~~~sql\n${text}\n~~~\n`)).toEqual([`cpf likely ${WRONG}`]);
  });

  test.each([
    ['in the next column', `INSERT INTO t (cpf, seq) VALUES ('', '${WRONG}')`],
    ['after the statement', `INSERT INTO t (cpf) VALUES ('');\nSELECT ('${WRONG}')`],
    ['after the list', `INSERT INTO t (x, cpf) VALUES (1, '')\n\nGO\nSELECT 1 (2, ${WRONG})`],
    ['after COPY', `COPY t (x, cpf) FROM stdin;\n1\t2\n\\.\nx\t${WRONG}\n`],
    ['of an order', "INSERT INTO t (pedido, lote) VALUES ('52998224725', 52998224725)"],
  ])('but not %s', (_, text) => {
    expect(found('sql', text)).toEqual([]);
    expect(found('plaintext', text)).toEqual([]);
  });

  it('a missing quote spoils one statement only', () => {
    const text = `INSERT INTO t (nome) VALUES ('Ana);\n${INSERTS[0]}\n`;
    expect(found('sql', text)).toEqual([`cpf likely ${WRONG}`]);
  });

  it('names reach values without a digit, and doubled quotes are one', () => {
    const text = "INSERT INTO t (titular_cpf, x) VALUES ('D''Ávila', 'y'), (NULL, 'z')";
    expect(labelled('sql', text, 'titular_cpf')).toEqual(["D'Ávila", 'NULL']);
  });
});

describe('values without names are called as the columns of their table', () => {
  const rows = `('Ana, a', 1, '${WRONG}'), ('Bia', 2, '529')`;
  test.each([
    `CREATE TABLE t (nome text, id int, cpf char(11));\nINSERT INTO t VALUES ${rows};`,
    `create table if not exists "s"."t" (\n  "nome" varchar(80) default 'x, y', -- it's (one\n  "id" numeric(9, 2),\n  "cpf" char(11),\n  primary key ("id"),\n  constraint c unique (nome, id)\n);\ninsert into s.t values ${rows};`,
    `CREATE TEMP TABLE \`T\` (\n\`nome\` text COMMENT 'nome, do cliente',\n\`key\` int,\n\`cpf\` text,\nKEY \`k\` (\`cpf\`)\n) ENGINE=InnoDB;\nCREATE TABLE u (x int, y int, pedido int);\nINSERT INTO \`t\` VALUES ${rows};`,
  ])('in %s', (text) => {
    expect(found('sql', text)).toEqual([`cpf likely ${WRONG}`]);
    expect(found('plaintext', `Rode isto:\n${text}`)).toEqual([`cpf likely ${WRONG}`]);
  });

  test.each([
    ['of another table', `CREATE TABLE t (a int, b int, cpf text);\nINSERT INTO u VALUES ${rows};`],
    [
      'of a table defined anew',
      `CREATE TABLE t (a int, b int, cpf text);\nCREATE TABLE t (a int, b int, pedido text);\nINSERT INTO t VALUES ${rows};`,
    ],
    [
      'of a definition that ends too soon',
      `CREATE TABLE t (a int, b int, cpf text;\nINSERT INTO t VALUES ${rows};`,
    ],
  ])('but not %s', (_, text) => {
    expect(found('sql', text)).toEqual([]);
  });
});

describe('elsewhere the name stands before the value', () => {
  test.each([
    `UPDATE t SET nome = 'x', cpf = '${WRONG}' WHERE id = 1;`,
    `SELECT * FROM t WHERE cpf = ${WRONG};`,
    `SELECT * FROM t WHERE cpf IN ('1', '${WRONG}')`,
    `SELECT * FROM t WHERE t."cpf" LIKE '${WRONG}%'`,
    `-- it's the CPF ${WRONG}`,
  ])('in %s', (text) => {
    expect(found('sql', text)).toEqual([`cpf likely ${WRONG}`]);
  });
});

test('a column of CPFs is known by its values', () => {
  const cpfs = ['52998224725', '11144477735', '93541134780', '12345678909', '98765432100', '28625587887'];
  const rows = [...cpfs, WRONG].map((cpf) => `(1, '${cpf}')`).join(',\n');
  expect(found('sql', `INSERT INTO t (x, doc) VALUES ${rows};`)).toEqual([
    ...cpfs.map((cpf) => `cpf certain ${cpf}`),
    `cpf likely ${WRONG}`,
  ]);
});

describe('a mask', () => {
  test.each([
    ['INSERT INTO t (cpf, x) VALUES (52998224725, 1);', "INSERT INTO t (cpf, x) VALUES ('[CPF]', 1);"],
    ["INSERT INTO t (cpf) VALUES ('52998224725');", "INSERT INTO t (cpf) VALUES ('[CPF]');"],
    ['UPDATE t SET cpf=52998224725 WHERE x = 1', "UPDATE t SET cpf='[CPF]' WHERE x = 1"],
    ["SELECT 'CPF 52998224725 ok'", "SELECT 'CPF [CPF] ok'"],
    ['-- CPF: 529.982.247-25.', '-- CPF: [CPF].'],
    ['COPY t (cpf) FROM stdin;\n52998224725\n\\.\n', 'COPY t (cpf) FROM stdin;\n[CPF]\n\\.\n'],
  ])('turns %s into SQL again', (text, expected) => {
    expect(masked('sql', text)).toBe(expected);
  });
});

describe('in comments', () => {
  test.each([
    ['-- telefone 11 98765-4321\nSELECT 1;\n', '-- telefone [TELEFONE]\nSELECT 1;\n'],
    ['SELECT 1 -- cpf 52998224725\n;', 'SELECT 1 -- cpf [CPF]\n;'],
    ['/* cpf 52998224725 */ SELECT 1;', '/* cpf [CPF] */ SELECT 1;'],
    ['# cpf 52998224725\nSELECT 1; # cpf 52998224725\n', '# cpf [CPF]\nSELECT 1; # cpf [CPF]\n'],
    [
      "INSERT INTO t (a, -- cpf 52998224725\ncpf) VALUES ('x', -- cpf 52998224725\n52998224725 /* cpf 52998224725 */);",
      "INSERT INTO t (a, -- cpf [CPF]\ncpf) VALUES ('x', -- cpf [CPF]\n'[CPF]' /* cpf [CPF] */);",
    ],
  ])('%j is masked without quotes', (text, expected) => {
    expect(masked('sql', text)).toBe(expected);
  });

  it.each(['SELECT a # cpf = 52998224725', 'UPDATE t SET cpf = 52998224725 WHERE d #> 1 -- x\n'])(
    '%j has quotes, for it is code',
    (text) => {
      expect(masked('sql', text)).toBe(text.replace('52998224725', "'[CPF]'"));
    },
  );
});

describe('user names', () => {
  test.each([
    'SELECT usuario, created_at FROM t ORDER BY usuario dt_nasc;',
    'CREATE INDEX i ON t (usuario, senha_hash);',
    'INSERT INTO t (login, phone_number) SELECT login, phone_number FROM u;',
    'SELECT a FROM usuario usr_velho JOIN x ON 1 = 1',
  ])('are no columns: %s', (text) => {
    expect(found('sql', text)).toEqual([]);
  });

  it('are found where a command, a comment or a string has them', () => {
    const text = "GRANT SELECT ON t TO jsilva;\n-- usuario jsilva87\nSELECT 1 WHERE usuario = 'ana.luz';\n";
    expect(found('sql', text)).toEqual([
      'username likely jsilva',
      'username likely jsilva87',
      'username likely ana.luz',
    ]);
  });
});

it('whether a name is a person’s the columns beside it say, as in other tables', () => {
  const names = (text: string) =>
    scan(text, 'sql').flatMap(({ type, start, end }) => (type === 'name' ? [text.slice(start, end)] : []));
  expect(names("INSERT INTO t (nome, sobrenome) VALUES ('Vitória', 'Prado');")).toEqual(['Vitória', 'Prado']);
  expect(names("INSERT INTO t (nome, uf) VALUES ('Vitória', 'ES');")).toEqual([]);
});
