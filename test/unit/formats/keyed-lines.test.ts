import { describe, expect, it, test } from 'vitest';
import { fixFinding } from '../../../shared/fixes/fix.ts';
import { Surrogates } from '../../../shared/fixes/surrogates.ts';
import { scan } from '../../../shared/scan.ts';
import { found, labelled, masked } from './found.ts';

/** A CPF with a wrong digit is found under a label alone. */
const WRONG = '52998224726';

describe('YAML', () => {
  test.each([
    ['a key', `cpf: ${WRONG}`],
    ['a quoted key', `"nr cpf": '${WRONG}'`],
    ['the key above', `cpf:\n  uf: SP\n  numero: ${WRONG}`],
    ['a list', `cpfs:\n  - ${'x'}\n  - ${WRONG}`],
    ['a list at its key', `cpfs:\n- x\n- "${WRONG}"`],
    ['a list of mappings', `cpf:\n  - valor: ${WRONG}\n    uf: SP`],
    ['a value beside it', `- tipo: PIS\n  numero:\n- tipo: CPF # titular\n  numero: ${WRONG}`],
    ['brackets', `cliente: {uf: SP, cpf: ${WRONG}}`],
    ['a list in brackets', `cpfs: [x, ${WRONG}]`],
  ])('has its label in %s', (_, text) => {
    expect(found('yaml', `${text}\n`)).toEqual([`cpf likely ${WRONG}`]);
    expect(found('markdown', `---\n${text}\n---\n# Ficha\n`)).toEqual([`cpf likely ${WRONG}`]);
  });

  test.each([
    ['of a mapping that is closed', `cpf:\n  uf: SP\nnumero: ${WRONG}`],
    ['of the item before', `- tipo: CPF\n- numero: ${WRONG}`],
    ['under a key that says something else', `cpf:\n  emissao: ${WRONG}`],
    ['of nobody', 'pedido:\n  numero: 52998224725'],
  ])('has none %s', (_, text) => {
    expect(found('yaml', `${text}\n`)).toEqual([]);
  });

  it('labels values without a digit', () => {
    expect(labelled('yaml', 'titular do cpf:\n  - Ana Mota\n  - Bia\nx: Cid\n', 'titular do cpf')).toEqual([
      'Ana Mota',
      'Bia',
    ]);
  });
});

describe('properties, INI and .env', () => {
  test.each([
    `CPF=${WRONG}`,
    `export NR_CPF="${WRONG}"`,
    `cliente.cpf: ${WRONG}`,
    `[cpf]\nnumero = ${WRONG}`,
    `# o arquivo\ncpf.titular=${WRONG}`,
  ])('have labels in %s', (text) => {
    expect(found('properties', `${text}\n`)).toEqual([`cpf likely ${WRONG}`]);
  });

  it('a section ends with the next', () => {
    expect(found('properties', `[cpf]\nx=1\n[seq]\nnumero=${WRONG}\n`)).toEqual([]);
  });
});

test.each([
  ['toml', 'cpf = 52998224725\n', 'cpf = "[CPF]"\n'],
  ['toml', 'cpfs = [52998224725, 11144477735]\n', 'cpfs = ["[CPF]", "[CPF]"]\n'],
  ['toml', 'cpf = "529.982.247-25"\n', 'cpf = "[CPF]"\n'],
  ['toml', 'data_internacao = 2024-03-12 10:20:30 # hoje\n', 'data_internacao = "[DATA] 10:20:30" # hoje\n'],
  ['toml', 'data_alta = 2024-03-15T10:00:00Z\n', 'data_alta = "[DATA]T10:00:00Z"\n'],
  ['yaml', 'cpf: 529.982.247-25\n', 'cpf: "[CPF]"\n'],
  ['yaml', 'cpfs:\n  - 529.982.247-25\n', 'cpfs:\n  - "[CPF]"\n'],
  ['properties', 'CPF=529.982.247-25\n', 'CPF=[CPF]\n'],
] as const)('in %s a mask leaves %s as it must be', (format, text, expected) => {
  expect(masked(format, text)).toBe(expected);
});

describe('source code and query strings, as plain text', () => {
  test.each([
    `const cpf = "${WRONG}";`,
    `{ uf: 'SP', cpf: '${WRONG}' }`,
    `cliente.setCpf("${WRONG}")`,
    `{ tipo: 'CPF', numero: '${WRONG}' }`,
    `$cpf = '${WRONG}';`,
    `private static final String CPF = "${WRONG}";`,
    `GET /x?uf=SP&cpf=${WRONG}&y=1`,
    `https://exemplo.com.br/x?nr_cpf=${WRONG}`,
    `curl -d 'cpf=${WRONG}' exemplo.com.br`,
  ])('have labels in %s', (text) => {
    expect(found('plaintext', text)).toEqual([`cpf likely ${WRONG}`]);
  });
});

describe('escapes in double quotes', () => {
  test.each([
    ['yaml', '"nome": "Jo\\xE3o da Concei\\u00e7\\xE3o"\n', '"nome": "[NOME]"\n'],
    [
      'yaml',
      'obs: "Paciente: Jos\\xE9 Concei\\xE7\\xE3o,\\\n  \\ marido de L\\xEDgia Prado"\n',
      'obs: "Paciente: [NOME],\\\n  \\ [PARENTESCO] de [NOME]"\n',
    ],
    ['yaml', 'lista:\n- "cep 70040\\u2013010"\n', 'lista:\n- "cep [CEP]"\n'],
    ['yaml', 'nome: "D\\U000000e9bora S\\xE1 \\"Dedé\\""\n', 'nome: "[NOME] \\"[NOME]\\""\n'],
    ['toml', 'nome = "Jo\\u00e3o Mota"\n', 'nome = "[NOME]"\n'],
    ['properties', 'nome=Jo\\u00e3o Mota\n', 'nome=[NOME]\n'],
    ['json', '{nome: "Jo\\xe3o Mota"}', '{nome: "[NOME]"}'],
  ] as const)('are read in %s: %s', (format, text, expected) => {
    expect(masked(format, text)).toBe(expected);
  });

  test.each([
    ['yaml', "caminho: 'C:\\u0041\\Jo\\xE3o Mota'\n"],
    ['toml', "caminho = 'C:\\xE3\\Mota'\n"],
  ] as const)('stand for themselves in single ones of %s: %s', (format, text) => {
    const [finding] = scan(text, format);
    expect(finding?.syntax).not.toBe('escaped');
  });

  it('a surrogate takes the place of the escapes', () => {
    const text = 'nome: "Jo\\xE3o Mota"\n';
    const surrogates = new Surrogates(new Uint8Array(32).fill(5));
    const made = (source: string) => {
      const [finding] = scan(source, 'yaml');
      return finding && fixFinding(source, finding, { kind: 'surrogate', surrogates });
    };
    expect(made(text)?.text).toBe(made('nome: "João Mota"\n')?.text);
    expect(made(text)).toMatchObject({ start: 7, end: 19 });
  });
});

test('what closes a map in brackets is none of its last value', () => {
  expect(masked('yaml', 'a: {x: 1,\n  senha: t4manco_azul}\n')).toBe('a: {x: 1,\n  senha: "[SEGREDO]"}\n');
  // The last mark closes what began in the line before.
  expect(masked('yaml', `a: 'em março de\n  senha: "t4manco_azul"'\n`)).toBe(
    `a: 'em março de\n  senha: "[SEGREDO]"'\n`,
  );
});

test('a surrogate of a date without quotes in TOML is one, too', () => {
  const text = 'data_internacao = 2024-03-12T10:20:30Z\n';
  const [finding] = scan(text, 'toml');
  const surrogates = new Surrogates(new Uint8Array(32).fill(5));
  const made = finding && fixFinding(text, finding, { kind: 'surrogate', surrogates, record: 'a' });
  expect(made?.text).toMatch(/^\d{4}-\d\d-\d\dT10:20:30Z$/);
});
