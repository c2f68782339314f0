/** Whose a `nome` is, by the keys that stand beside it. */
import { expect, test } from 'vitest';
import { formatFor } from '../../../shared/formats/registry.ts';
import { scan } from '../../../shared/scan.ts';

test.each([
  ['ini', '[acompanhante]\nnome = Yorman Rincón\nidade = 40\n', ['Yorman Rincón']],
  ['ini', '[a]\nnome = Kaxury Velmont\n\nidade = 40\n', []],
  ['toml', '[cliente]\nnome = "Kethlyn"\ntelefone = "1"\n', ['Kethlyn']],
  ['yaml', '- nome: Kaxury Velmont\n  idade: 4\n- nome: Velmont Kaxury\n  produto: 1\n', ['Kaxury Velmont']],
  ['yaml', '- idade: 4\n  nome: Kaxury Velmont\n- nome: Velmont Kaxury\n', ['Kaxury Velmont']],
  [
    'yaml',
    'aluno:\n  nome: Kaxury Velmont\n  casa:\n    rua: x\n  turma: 5A\nname: Velmont Kaxury\n',
    ['Kaxury Velmont'],
  ],
  [
    'xml',
    '<p><nome>Kaxury Velmont</nome><cpf>1</cpf></p><p><nome>Velmont Kaxury</nome><preco>1</preco></p>',
    ['Kaxury Velmont'],
  ],
  [
    'xml',
    '<p><preco>1</preco></p><aluno>\n<sexo>F</sexo>\n<nome>Kaxury Velmont</nome>\n</aluno>',
    ['Kaxury Velmont'],
  ],
] as const)('in %s: %j', (language, text, expected) => {
  const names = scan(text, formatFor('', language)).filter(({ type }) => type === 'name');
  expect(names.map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});
