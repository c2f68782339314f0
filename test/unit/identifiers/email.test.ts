import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { email } from '../../../shared/identifiers/intl/email.ts';
import { runs } from '../runs.ts';

/** Every e-mail of a text, with its level where it is not `certain`. */
function emailsIn(text: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < text.length; at++) {
    if (!'@＠%'.includes(text.charAt(at))) continue;
    const match = email.match(text, at, 0, text.length);
    if (match === undefined) continue;
    found.push(text.slice(match.start, match.end) + (match.level === 'certain' ? '' : ` (${match.level})`));
  }
  return found;
}

describe('found', () => {
  test.each([
    ['ana@correio-ficticio.com.br', 'ana@correio-ficticio.com.br'],
    ['Escreva a ana@correio-ficticio.com.br.', 'ana@correio-ficticio.com.br'],
    ['(ana@correio-ficticio.com.br)', 'ana@correio-ficticio.com.br'],
    ['"Ana" <ana@correio-ficticio.com.br>', 'ana@correio-ficticio.com.br'],
    ["'ana@correio-ficticio.com.br'", 'ana@correio-ficticio.com.br'],
    ['_ana@correio-ficticio.com.br_', 'ana@correio-ficticio.com.br'],
    ['**ana@correio-ficticio.com.br**', 'ana@correio-ficticio.com.br'],
    ['Ana.......ana@correio-ficticio.com.br', 'ana@correio-ficticio.com.br'],
    ['-ana@correio-ficticio.com.br', 'ana@correio-ficticio.com.br'],
    ['ana@correio-ficticio.com.br-fim', 'ana@correio-ficticio.com.br'],
    ['ana@correio-ficticio.com.brTelefone', 'ana@correio-ficticio.com.br'],
    ['ana@correio-ficticio.com.br2', 'ana@correio-ficticio.com.br'],
    ['ana@correio-ficticio.com.br.Depois', 'ana@correio-ficticio.com.br'],
    ['cv_ana@correio-ficticio.com.br.pdf', 'cv_ana@correio-ficticio.com.br'],
    ['mailto:ana@correio-ficticio.com.br', 'ana@correio-ficticio.com.br'],
    ['email:ana@correio-ficticio.com.br', 'ana@correio-ficticio.com.br'],
    ['//ana@correio-ficticio.com.br', 'ana@correio-ficticio.com.br'],
    ['https://a.br/ana@correio-ficticio.com.br/', 'ana@correio-ficticio.com.br'],
    ['https://a.br/?x=1&c=ana@correio-ficticio.com.br&d', 'ana@correio-ficticio.com.br'],
    ['?c=ana%40correio-ficticio.com.br&d', 'ana%40correio-ficticio.com.br'],
    ['?q=email%3Dana%2Bloja%40correio-ficticio.com.br', 'ana%2Bloja%40correio-ficticio.com.br'],
    ['?c=jo%C3%A3o%40correio-ficticio.com.br', 'jo%C3%A3o%40correio-ficticio.com.br'],
    ['smtp://ana%40correio-ficticio.com.br:senha@servidor', 'ana%40correio-ficticio.com.br'],
    ['{\\"c\\":\\"x\\nana@correio-ficticio.com.br\\"}', 'ana@correio-ficticio.com.br'],
    ['\\u003cana@correio-ficticio.com.br\\u003e', 'ana@correio-ficticio.com.br'],
    ['JOÃO.Á@CORREIO-FICTICIO.COM.BR', 'JOÃO.Á@CORREIO-FICTICIO.COM.BR'],
    ['joa\u0303o@correio-ficticio.com.br', 'joa\u0303o@correio-ficticio.com.br'],
    ["d'avila@correio-ficticio.com.br", "d'avila@correio-ficticio.com.br"],
    ['ana@açaí-ficticio.com.br', 'ana@açaí-ficticio.com.br'],
    ['ana@ficticio.xn--p1ai', 'ana@ficticio.xn--p1ai'],
    ['ana@ficticio.рф', 'ana@ficticio.рф'],
    ['ana＠correio-ficticio．com．br', 'ana＠correio-ficticio．com．br'],
    [
      'a\u200bna\u00ad@\u200bcorreio-\u00adficticio.com.br\u200b',
      'a\u200bna\u00ad@\u200bcorreio-\u00adficticio.com.br',
    ],
    ['\u200bana@correio-ficticio.com.br', 'ana@correio-ficticio.com.br'],
    ['1234@021-ficticio.com.br', '1234@021-ficticio.com.br'],
    ['ana@163.com', 'ana@163.com'],
    ['contato@correio-ficticio.com.br', 'contato@correio-ficticio.com.br (possible)'],
    ['SAC2@correio-ficticio.com.br', 'SAC2@correio-ficticio.com.br (possible)'],
    ['fale-conosco@correio-ficticio.com.br', 'fale-conosco@correio-ficticio.com.br (possible)'],
    ['contato.maria@correio-ficticio.com.br', 'contato.maria@correio-ficticio.com.br'],
    [`${'a'.repeat(64)}@correio-ficticio.com.br`, `${'a'.repeat(64)}@correio-ficticio.com.br`],
  ])('%s', (text, found) => {
    expect(emailsIn(text)).toEqual([found]);
  });

  test('several in one line, each its own', () => {
    expect(emailsIn('ana@ficticio-um.com.br;bia@ficticio-dois.com.br, caio@ficticio-tres.com.br')).toEqual([
      'ana@ficticio-um.com.br',
      'bia@ficticio-dois.com.br',
      'caio@ficticio-tres.com.br',
    ]);
  });
});

describe('not found', () => {
  test.each([
    ['@', 'nothing around it'],
    ['ana@', 'no domain'],
    ['@correio-ficticio.com.br', 'no local part'],
    ['-.-@correio-ficticio.com.br', 'a local part of punctuation'],
    ['ana@correio', 'no top-level domain'],
    ['ana@correio.naoexiste', 'a top-level domain that does not exist'],
    ['ana@.com.br', 'an empty label'],
    ['ana@-x.com.br', 'a label that begins with a hyphen'],
    ['ana@example.com', 'reserved'],
    ['ana@EXAMPLE.ORG', 'reserved'],
    ['ana@loja.example.net.', 'reserved'],
    ['ana@ficticio.test', 'reserved'],
    ['ana@ficticio.com.br.invalid', 'reserved'],
    ['ana@localhost', 'reserved'],
    ['ana@servidor.local', 'a private network'],
    ['1+ana@users.noreply.github.com', 'hides the person'],
    ['noreply@ficticio.com.br', 'nobody'],
    ['no-reply@ficticio.com.br', 'nobody'],
    ['No_Reply+1@ficticio.com.br', 'nobody'],
    ['não-responda@ficticio.com.br', 'nobody'],
    ['pedidos-noreply@ficticio.com.br', 'nobody'],
    ['react@18.3.1', 'a version'],
    ['@escopo/pacote@1.2.3', 'a version'],
    ['pacote@1.2.app', 'a version'],
    ['pacote@^2.0.0-beta.1', 'a version'],
    ['logo@2x.png', 'an image'],
    ['logo@2x.ai', 'an image'],
    ['https://login:senha@api.example', 'reserved, and a login'],
    ['https://login:senha@ficticio.com.br/', 'a login'],
    ['https://login@ficticio.com.br/', 'a login'],
    ['ftp://login:se@nha@ficticio.com.br', 'a login with an @ in its password'],
    ['git@ficticio.com.br:grupo/projeto.git', 'a git server'],
    ['ana%20correio-ficticio.com.br', 'another escape'],
    ['100%', 'no escape'],
    ['ana @ correio-ficticio.com.br', 'spaces'],
    [`${'a'.repeat(65)}@correio-ficticio.com.br`, 'a local part longer than any'],
  ])('%s: %s', (text) => {
    expect(emailsIn(text)).toEqual([]);
  });
});

test('nothing outside the given range is read', () => {
  const text = 'ana@correio-ficticio.com.br';
  expect(email.match(text, 3, 1, text.length)).toEqual({ start: 1, end: text.length, level: 'certain' });
  expect(email.match(text, 3, 0, text.length - 6)).toBeUndefined();
  expect(email.match(text, 3, 3, text.length)).toBeUndefined();
});

test('whatever stands there: a span around the anchor, within reach, or nothing', () => {
  const part = fc.constantFrom(
    ...'aZ9.-_+%4@＠0/:\'"\\u\u200b\u00ad é\u0303．\ud83d',
    'com',
    '.br',
    'test',
    '://',
    '%40',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 200 }), (parts) => {
      const text = parts.join('');
      for (let at = 0; at < text.length; at++) {
        const match = email.match(text, at, 0, text.length);
        if (match === undefined) continue;
        expect('@＠%').toContain(text.charAt(at));
        expect(match.start).toBeLessThan(at);
        expect(match.start).toBeGreaterThanOrEqual(at - 64);
        expect(match.end).toBeGreaterThan(at + 1);
        expect(match.end).toBeLessThanOrEqual(at + 3 + 255);
      }
    }),
    runs(2000),
  );
});
