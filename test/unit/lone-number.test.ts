import { describe, expect, it } from 'vitest';
import { loneEnd } from '../../shared/candidates/lone-number.ts';
import { NUMBER } from '../../shared/words/classes.ts';
import { wordsOf } from '../../shared/words/scan-words.ts';

/** The lone numbers that begin with the first one of the text. */
function lone(text: string): string | undefined {
  const words = wordsOf(text);
  const at = words.bits.findIndex((bits) => (bits & NUMBER) !== 0);
  const last = loneEnd(words, at);
  return last < 0 ? undefined : text.slice(words.starts[at], words.ends[last]);
}

describe('a lone number', () => {
  it.each([
    ['são 12 dias', '12'],
    ['desde 2019, quando', '2019'],
    ['em 1990. Depois', '1990'],
    ['tem (34) e mais', '34'],
    ['foram 7, 8 e', '7'],
    ['nasceu\n2019\nfim', '2019'],
    ['na Seção 9.2.1, onde', '9.2.1'],
    ['LibreOffice 7.4. Depois', '7.4'],
  ])('is one: %s', (text, numbers) => expect(lone(text)).toBe(numbers));
  it.each([
    'são 12345 dias',
    'são 529 982 vezes',
    'são 12-x dias',
    'são 12% disso',
    'são 12.345 dias',
    'na Seção 9.2.1.1, onde',
    'em 1.2.3.4.5 e',
    'são 529.*** dias',
    'são 529 xxx dias',
    'são 52 l2 dias',
    'placa com 1234 furos',
    'A BC 1234 furos',
    'código 12 ABC agora',
    'SP 123 fica',
    'o R$12 pago',
    '12 dias',
    'ano 2019',
    'na 10ª região',
  ])('is none: %s', (text) => expect(lone(text)).toBeUndefined());
});
