import { describe, expect, it, test } from 'vitest';
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
