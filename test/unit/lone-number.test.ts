import { describe, expect, it } from 'vitest';
import { isLone } from '../../shared/candidates/lone-number.ts';
import { NUMBER } from '../../shared/words/classes.ts';
import { wordsOf } from '../../shared/words/scan-words.ts';

/** Whether the first number of the text is lone. */
function lone(text: string): boolean {
  const words = wordsOf(text);
  return isLone(
    words,
    words.bits.findIndex((bits) => (bits & NUMBER) !== 0),
  );
}

describe('a lone number', () => {
  it.each([
    'são 12 dias',
    'desde 2019, quando',
    'em 1990. Depois',
    'tem (34) e mais',
    'foram 7, 8 e',
    'nasceu\n2019\nfim',
  ])('is one: %s', (text) => expect(lone(text)).toBe(true));
  it.each([
    'são 12345 dias',
    'são 529 982 vezes',
    'são 12-x dias',
    'são 12% disso',
    'são 12.345 dias',
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
  ])('is none: %s', (text) => expect(lone(text)).toBe(false));
});
