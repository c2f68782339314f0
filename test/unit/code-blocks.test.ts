/** What stands in the code of a Markdown document is read as in a file of its own. */
import { describe, expect, it } from 'vitest';
import { scan } from '../../shared/scan.ts';

const found = (text: string) =>
  scan(text, 'markdown').map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);

describe('a code block of Markdown', () => {
  it.each([
    ['```\n[14:02] Neide: alguém viu o Jandir?\n```\n', ['name Neide', 'name Jandir']],
    ['```\nliguei pra marlene ontem, mãe do paciente\n```\n', ['name marlene', 'relation mãe do paciente']],
    ['    recado do Seu Osvaldo: a Cleide busca a Bia\n', ['name Osvaldo', 'name Cleide', 'name Bia']],
    ['```js\nconst total = soma(lista);\nreturn new Map();\n```\n', []],
  ])('%j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});
