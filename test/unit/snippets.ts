/** Generators of documents that hold invented identifiers, for the property tests. */
import fc from 'fast-check';
import type { FormatId } from '../../shared/formats/registry.ts';

/** Numbers with valid check digits, computed for these tests, and others that only look like one. */
const NUMBERS = [
  '529.982.247-25',
  '52998224725',
  '529 982 247 25',
  '529.982.247-26',
  '11.222.333/0001-81',
  '12.ABC.345/01DE-35',
  '899 5265 4714 5668',
  '(11) 98765-4321',
  '4539 1498 9210 4917',
  '01310-100',
  '***.982.247-**',
  '529.982.***-**',
  '2024-12-01',
  '1735210297032',
  '550e8400-e29b-41d4-a716-446655440000',
  '３２７．２２３．９００－６０',
  'cinco dois nove nove oito dois dois quatro sete dois cinco',
  'sete zero',
];

const WORDS = [
  'CPF',
  'CPF: ',
  'CPF:\n',
  'cliente',
  'protocolo',
  'pedido nº',
  'e',
  ', ',
  '. ',
  ' ',
  '\n',
  '\r\n',
  '\t',
  '|',
  ';',
  'João',
  '“aspas”',
  '👩‍⚕️',
  'maria.rocha@correio-ficticio.com.br',
  'x@example.com',
  '\u00ad',
  '\u200b',
  '*',
  '(',
  ')',
  '-',
  '/',
  'cartão',
  'tel',
  'Data de nascimento: ',
  '12/03/1985',
  'internado em ',
  ' de março de ',
  'doze',
  'dois mil e vinte',
  ' a 15/03/2024',
  'Idade: 95',
  ' anos',
  'sua esposa',
  ' o filho do paciente',
];

const ADDRESSES = [
  'Rua das Acácias, nº 120, ap. 34, Centro, Campinas/SP',
  'moro na rua das acacias 45 ap 12 ',
  'Rua ',
  'R. ',
  'Qd. 12 Lt. 5',
  'SQN 210 Bl C',
  ' - Jardim América',
  ', Campinas/SP',
  'CEP 13010-000 ',
  'Bairro: Centro\n',
  's/nº',
  'residente na ',
  'endereço',
];

const JSON_PARTS = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  '"cpf":',
  '"telefone": ',
  '"obs":"',
  '\\"',
  '\\\\',
  '\\u0035',
  '\\n',
  'null',
  '12.5e3',
  '{"cpf":"529.982.247-25","tel":11987654321}\n',
  '{"protocolo":52998224725}\n',
  '{"tipo":"CPF","numero":"52998224726"}',
  '{"valor":52998224726,"x":1,"campo":"CPF"}\n',
  '"tipo":"PIS",',
  '"valor":"52998224726"',
];

const MARKDOWN_PARTS = [
  '---\n',
  '```\n',
  '~~~~ js\n',
  '| nome | CPF |\n|------|-----|\n',
  '| Ana | 52998224725 |\n',
  'cpf: 529.982.247-25\n',
  '# título\n',
  '**',
  '`',
];

const CSV_PARTS = [
  'nome;cpf;obs\n',
  'a,b\n',
  '"',
  '""',
  '";"',
  '",\n',
  ';',
  ',',
  'CPF;',
  'Ana;52998224725;"CPF 529.982.247-25; ""x"""\r\n',
  'Ana,52998224725.0\n',
];

const HTML_PARTS = [
  '<table><tr><th>CPF</th><th colspan="2">Telefone</th></tr>\n',
  '<tr><td>52998224725</td><td>11987654321</td></tr>\n',
  '<tr>',
  '<th>PIS</th>',
  '<td class="n">',
  '<b>',
  '</b>',
  '<wbr>',
  '</table>',
  '<CPF>',
  '</td>',
  '&nbsp;',
  '&#46;',
  '&#x2d;',
  '&amp;',
  '&ccedil;',
  '529&#46;982.247&#45;25',
  '%2F',
  '%20',
];

const SQL_PARTS = [
  "CREATE TABLE t (nome text, -- x, y\n cpf char(11) DEFAULT 'a,b', PRIMARY KEY (cpf));\n",
  'create table "u" (',
  'INSERT INTO t (nome, cpf, tel) VALUES ',
  "('Ana', 52998224725, '11987654321'),\n",
  'insert into "t" values (',
  "('D''Ávila', '529.982.247-26')",
  ";\nUPDATE t SET cpf = '529.982.247-25' WHERE id = 1;\n",
  'COPY t (nome, cpf) FROM stdin;\n',
  'Ana\t52998224726\n',
  '\\.\n',
  "'",
  "''",
  "\\'",
  '--',
  '/*',
  '*/',
  '*',
  ',',
];

const TEXT_PARTS = [
  'Nome   CPF   Tel\n',
  'Ana   52998224726   11987654321\n',
  'Nome\tCPF\n',
  'Ana\t52998224726\n',
  ' nome | cpf\n------+-----\n Ana | 52998224726\n',
  "INSERT INTO t (nome, cpf) VALUES ('Ana', '52998224726');\n",
  'x'.repeat(450),
  '\n\n',
];

const KEYED_PARTS = [
  'cpf:\n  numero: 52998224726\n',
  '  - tipo: CPF\n    numero: 52998224726\n',
  'cpfs:\n- 52998224726\n  - 11144477736\n',
  'CPF=52998224726\n',
  '[cpf]\nnumero = 52998224726\n',
  'valor: ',
  '  ',
  '- ',
  ':',
  '=',
  '---\n',
];

const pieces = (extra: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...NUMBERS),
        fc.constantFrom(...WORDS),
        fc.constantFrom(...ADDRESSES),
        ...(extra.length > 0 ? [fc.constantFrom(...extra)] : []),
        fc.string({ maxLength: 3, unit: 'binary' }),
      ),
      {
        maxLength: 40,
      },
    )
    .map((parts) => parts.join(''));

/** Any text, with identifiers, structure and rubbish in it. */
export const hostileText: Readonly<Record<FormatId, fc.Arbitrary<string>>> = {
  plaintext: pieces(TEXT_PARTS),
  markdown: pieces(MARKDOWN_PARTS),
  jsonl: pieces(JSON_PARTS),
  json: pieces(JSON_PARTS),
  csv: pieces(CSV_PARTS),
  html: pieces(HTML_PARTS),
  yaml: pieces(KEYED_PARTS),
  toml: pieces(KEYED_PARTS),
  properties: pieces(KEYED_PARTS),
  sql: pieces(SQL_PARTS),
};

export const FORMAT_IDS = [
  'plaintext',
  'markdown',
  'jsonl',
  'json',
  'csv',
  'html',
  'yaml',
  'toml',
  'properties',
  'sql',
] as const;
