import { describe, expect, it, test } from 'vitest';
import { fixFinding } from '../../../shared/fixes/fix.ts';
import { Surrogates } from '../../../shared/fixes/surrogates.ts';
import { checksumOf } from '../../../shared/identifiers/br/pix-code.ts';
import { scan } from '../../../shared/scan.ts';

const surrogates = new Surrogates(new Uint8Array(32).fill(7));

function fixed(text: string): string {
  let result = '';
  let at = 0;
  for (const finding of scan(text, 'plaintext')) {
    const edit = fixFinding(text, finding, { kind: 'surrogate', surrogates });
    if (edit === undefined) throw new Error('no edit');
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

const field = (tag: string, value: string) => tag + String(value.length).padStart(2, '0') + value;

function code(key: string, name = 'Bia Prado'): string {
  const account = field('26', field('00', 'br.gov.bcb.pix') + field('01', key));
  const rest = `520400005303986${field('54', '48.90')}5802BR${field('59', name)}${field('60', 'Natal')}`;
  const body = `000201${account}${rest}${field('62', field('05', '***'))}6304`;
  return body + checksumOf(body);
}

/** The first value under the tags, one in the other. */
function under(text: string, ...tags: readonly string[]): string | undefined {
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    const value = text.slice(at + 4, at + 4 + length);
    if (text.slice(at, at + 2) === tags[0]) return tags.length === 1 ? value : under(value, ...tags.slice(1));
    at += 4 + length;
  }
  return undefined;
}

describe('the surrogate of a payment code', () => {
  test.each([
    ['CPF: ', '52998224725'],
    ['CNPJ: ', '11444777000161'],
    ['e-mail: ', 'bia.prado@correio-ficticio.com.br'],
    ['celular: ', '+5584991402716'],
    ['chave aleatória: ', '00fb8673-8b42-4835-a84f-3e32248c1e89'],
  ])('has the key that stands in its place elsewhere, %s', (label, key) => {
    const outside = fixed(label + key).slice(label.length);
    const inside = fixed(`Pix: ${code(key)}`).slice('Pix: '.length);
    expect(outside).not.toBe(key);
    expect(under(inside, '26', '01')).toBe(outside);
  });

  it('has right lengths, its checksum, the amount, and the name of the same person', () => {
    const made = fixed(`Pix: ${code('bia.prado@correio-ficticio.com.br')}`).slice('Pix: '.length);
    expect(made.slice(-4)).toBe(checksumOf(made.slice(0, -4)));
    expect(under(made, '54')).toBe('48.90');
    expect(under(made, '62', '05')).toBe('***');
    const label = 'Nome: ';
    expect(under(made, '59')).toBe(fixed(`${label}Bia Prado`).slice(label.length));
    expect(scan(made, 'plaintext').map(({ type, confidence }) => [type, confidence])).toEqual([
      ['pix-key', 'certain'],
    ]);
  });

  it('has no longer a name than a code may hold, by leaving out words in the middle', () => {
    const made = fixed(`Pix: ${code('52998224725', 'Maximiliano Albuquerque Vasconcelos Prado')}`);
    expect(under(made.slice(5), '59')?.length).toBeLessThanOrEqual(25);
    expect(under(made.slice(5), '59')).toMatch(/^\S+( \S+)+$/);
  });

  test.each([
    ['a damaged code', code('52998224725').replace('5802BR', '5803BR')],
    [
      'a code without anything of a person',
      `00020126180014br.gov.bcb.pix6304${checksumOf('00020126180014br.gov.bcb.pix6304')}`,
    ],
  ])('is none for %s, which is masked whole', (_, text) => {
    expect(fixed(`Pix: ${text}`)).toBe('Pix: [PIX]');
  });
});

test('a code that was cut takes nothing of the next line, one that was wrapped all of it', () => {
  const whole = code('+5584991402716');
  const wrapped = `${whole.slice(0, 40)}\n${whole.slice(40)}`;
  const cut = `${whole.slice(0, 45)}\nMIME-Version: 1.0\n`;
  const found = (text: string) =>
    scan(text, 'plaintext')
      .filter(({ type }) => type === 'pix-key')
      .map(({ start, end }) => text.slice(start, end));
  expect(found(`${wrapped}\nMIME-Version: 1.0\n`)).toEqual([wrapped]);
  expect(found(cut)).toEqual([whole.slice(0, 45)]);
});
