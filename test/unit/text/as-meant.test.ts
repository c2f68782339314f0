import { describe, expect, it } from 'vitest';
import {
  withBreaks,
  withEscapedLetters,
  withPlainLetters,
  withReferredLetters,
} from '../../../shared/text/as-meant.ts';
import { withLostLetters } from '../../../shared/words/lost-letters.ts';

/** Composed and without what fills the room, after a check that no offset moves. */
const read = (mend: (text: string) => string, text: string) => {
  const mended = mend(text);
  expect(mended).toHaveLength(text.length);
  return mended.normalize('NFC').replaceAll('\u034f', '');
};

describe('letters that were read in another encoding', () => {
  it.each([
    ['JoÃ£o AssunÃ§Ã£o', 'João Assunção'],
    ['Ã\u0081lvaro, Ã‰rica, Ã\u008dris', 'Álvaro, Érica, Íris'],
    ['CONCEIÃ‡ÃƒO', 'CONCEIÇÃO'],
    ['nÂº 12, 36Â°C', 'nº 12, 36°C'],
    ['â€œAnaâ€\u009d â€“ mÃ£e', '“Ana” – mãe'],
    ['SÃO PAULO, IRMÃ, AMANHÃ', 'SÃO PAULO, IRMÃ, AMANHÃ'],
    ['“IRMÔ', '“IRMÔ'],
    ['Ana\u00a0Reis', 'Ana Reis'],
  ])('%j is %j', (text, expected) => {
    expect(read(withPlainLetters, text)).toBe(expected);
  });
});

describe('letters that are escaped', () => {
  it.each([
    ['Jo\\u00e3o', 'João'],
    ['Jo\\xe3o', 'João'],
    ["b'Jo\\xc3\\xa3o'", "b'João'"],
    ['Jos\\u00E9', 'José'],
    ['\\u0041 \\x41', '\\u0041 \\x41'],
  ])('%j is %j', (text, expected) => {
    expect(read(withEscapedLetters, text)).toBe(expected);
  });

  it.each([
    ['Jo&atilde;o &Eacute;der', 'João Éder'],
    ['Jo&#227;o, Jo&#xE3;o', 'João, João'],
    ['a &amp; b &#123; &#64;', 'a &amp; b &#123; &#64;'],
  ])('%j is %j', (text, expected) => {
    expect(read(withReferredLetters, text)).toBe(expected);
  });
});

describe('letters that were lost', () => {
  it.each([
    ['Jo\ufffdo da Concei\ufffd\ufffdo', 'João da Conceição'],
    [
      'JOS\ufffd ANT\ufffdNIO',
      'JOSÉ ANTÔNIO'
        .normalize('NFD')
        .replace(/\u0302/, '\u0301')
        .normalize('NFC'),
    ],
    [
      '\ufffdlvaro e m\ufffde',
      'Álvaro e mãe'.normalize('NFD').replace('A\u0301', 'A\u0303').normalize('NFC'),
    ],
    ['Funda\ufffd\ufffdo, Funda\ufffd\ufffdes', 'Fundação, Fundações'],
    ['n\ufffd 12, 1\ufffd andar', 'nº 12, 1º andar'],
    ['\ufffdAna Reis\ufffd \ufffd', '\ufffdAna Reis\ufffd \ufffd'],
    ['Jo?o e Concei??o', 'João e Conceição'],
    ['quem?eu, /busca?nome=1, a?b:c, obj?.nome, Jos?', 'quem?eu, /busca?nome=1, a?b:c, obj?.nome, Jos?'],
  ])('%j is %j', (text, expected) => {
    expect(read(withLostLetters, text)).toBe(expected);
  });
});

describe('line breaks of strings', () => {
  it.each([
    ['"Nome: Ana\\nCPF: 1"', '"Nome: Ana \nCPF: 1"'],
    ['"ana\\ncpf"', '"ana \ncpf"'],
    ['"a\\tb\\r\\nC"', '"a \tb \n \nC"'],
    ['ana\\ncpf', 'ana\\ncpf'],
    ['"C:\\novo\\Nomes\\teste"', '"C:\\novo\\Nomes\\teste"'],
    ['"\\\\servidor\\novo"', '"\\\\servidor\\novo"'],
    ['"x" \\textbf{Ana} \\noindent{}', '"x" \\textbf{Ana} \\noindent{}'],
    ['"a\\\\n"', '"a\\\\n"'],
  ])('%j is %j', (text, expected) => {
    expect(read((it) => withBreaks(it, '\n'), text)).toBe(expected);
  });
});
