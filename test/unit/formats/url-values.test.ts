import { describe, expect, it } from 'vitest';
import { ScannedDocument } from '../../../shared/document.ts';
import { fixFinding } from '../../../shared/fixes/fix.ts';
import type { FormatId } from '../../../shared/formats/registry.ts';
import { decodeUrlValue } from '../../../shared/formats/url-values.ts';
import { scan } from '../../../shared/scan.ts';

function found(text: string, format: FormatId = 'plaintext'): string[] {
  return scan(text, format).map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);
}

describe('values of queries', () => {
  it.each<[string, FormatId, string[]]>([
    ['GET /?nome=Maria%20Clara%20Rosa&q=1', 'plaintext', ['name Maria%20Clara%20Rosa']],
    ['GET /?nome=Jo%C3%A3o+da+Silva', 'plaintext', ['name Jo%C3%A3o+da+Silva']],
    ['nascimento=12%2F03%2F1985;', 'plaintext', ['birth-date 12%2F03%2F1985']],
    ['(https://x.example/?mae=Jos%E9+Lima)', 'plaintext', ['name Jos%E9+Lima']],
    ['x?a=1&tel=(11)+98765-4321', 'plaintext', ['phone (11)+98765-4321']],
    [
      'https://x.example/?endereco=Rua%20das%20Flores%2C%20120#a',
      'markdown',
      ['address Rua%20das%20Flores%2C%20120'],
    ],
    ['{"url": "/p?mae=Jos%C3%A9+Lima&id=3"}', 'json', ['name Jos%C3%A9+Lima']],
    ['url;x\n/p?mae=Jos%C3%A9%20Lima;3\n', 'csv', ['name Jos%C3%A9%20Lima']],
    ['<a href="/p?mae=Jos%C3%A9%20Lima&amp;x=2">', 'html', ['name Jos%C3%A9%20Lima']],
    ['nome=primeiro+segundo; total=a%2', 'plaintext', []],
  ])('are found whole: %s', (text, format, expected) => expect(found(text, format)).toEqual(expected));

  it('are written encoded, and read as the same again', () => {
    const text = 'GET /busca?nome=Jo%C3%A3o+da+Silva&cpf=529.982.247-25 HTTP/1.1';
    const [name] = scan(text, 'plaintext');
    expect(fixFinding(text, name!, { kind: 'mask' })?.text).toBe('[NOME]');
    expect(found('GET /busca?nome=[NOME]&x=1')).toEqual([]);
  });

  it('are found in pieces of any size as in the whole', () => {
    const line = 'a=b%20c GET /busca?nome=Jo%C3%A3o+da+Silva%20e%20Souza&mae=Ana%20Lima HTTP/1.1\n';
    const text = line.repeat(40);
    const whole = scan(text, 'plaintext');
    expect(whole).toHaveLength(80);
    const pieces = new ScannedDocument(text, 'plaintext', 64);
    pieces.scan(() => false);
    expect(pieces.findings()).toEqual(whole);
  });

  it.each([
    ['a%20b', 'a b'],
    ['%C3%A3%E3', 'ãã'],
    ['1+2+', '1 2+'],
    ['+55%', '+55%'],
    ['%zz%F0%9F%98%80', '%zz😀'],
    ['%00%7f', '\0\x7f'],
  ])('are decoded: %s', (source, text) => expect(decodeUrlValue(source, 0, source.length).text).toBe(text));

  it('are left to the format where they have its escapes, too', () => {
    const text = '{"obs":"GET /u?email=caio.mota%40correio-ficticio\\u002ecom\\u002ebr&id=7"}';
    const [email] = scan(text, 'json');
    expect(email?.syntax).toBe('json-string');
    expect(fixFinding(text, email!, { kind: 'mask' })?.text).toBe('[EMAIL]');
  });

  it('have a map back to the source', () =>
    expect([...decodeUrlValue('a%20b%C3%A3', 0, 11).offsets]).toEqual([0, 1, 4, 5, 11]));
});
