import { describe, expect, it, test } from 'vitest';
import { type Fix, fixFinding } from '../../shared/fixes/fix.ts';
import { MASK_STYLES, maskStyleOf } from '../../shared/fixes/mask.ts';
import { Surrogates } from '../../shared/fixes/surrogates.ts';
import { IDENTIFIERS } from '../../shared/identifiers/registry.ts';
import { scan } from '../../shared/scan.ts';

const surrogates = new Surrogates(new Uint8Array(32).fill(7));

/** Fixes all findings; returns the text and where the replacements stand in it. */
function fixed(text: string, fix: Fix): { text: string; spans: { start: number; end: number }[] } {
  const spans: { start: number; end: number }[] = [];
  let result = '';
  let at = 0;
  for (const finding of scan(text, 'plaintext')) {
    const edit = fixFinding(text, finding, fix);
    if (edit === undefined) continue;
    result += text.slice(at, edit.start);
    spans.push({ start: result.length, end: result.length + edit.text.length });
    result += edit.text;
    at = edit.end;
  }
  return { text: result + text.slice(at), spans };
}

/** What is found in the replacements. */
function foundAgain(text: string, fix: Fix): string[] {
  const after = fixed(text, fix);
  return scan(after.text, 'plaintext')
    .filter(({ start, end }) => after.spans.some((span) => start < span.end && end > span.start))
    .map(({ type }) => type);
}

test.each<[Fix, string, string]>([
  [{ kind: 'mask', style: 'label' }, 'CPF 529.982.247-25', 'CPF [CPF]'],
  [{ kind: 'mask', style: 'label', locale: 'en' }, 'tel (11) 98765-4321', 'tel [PHONE]'],
  [{ kind: 'mask', style: 'stars' }, 'CPF 529.982.247-25', 'CPF ****'],
  [{ kind: 'mask', style: 'shape' }, 'CPF 529.982.247-25', 'CPF ***.***.***-**'],
  [{ kind: 'mask', style: 'partial' }, 'CPF 529.982.247-25', 'CPF ***.982.247-**'],
  [{ kind: 'mask', style: 'partial' }, 'CPF 52998224725', 'CPF ***982247**'],
  [{ kind: 'mask', style: 'partial' }, 'CEP 01310-930', 'CEP 01310-***'],
  // What has no partial form is hidden whole.
  [{ kind: 'mask', style: 'partial' }, 'tel (11) 98765-4321', 'tel (**) *****-****'],
  [{ kind: 'mask', style: 'partial' }, 'CPF 529.982.***-**', 'CPF ***.***.***-**'],
  [{ kind: 'mask', style: 'shape' }, 'senha: Tr0ub4dor&3x!', 'senha: ****'],
  [{ kind: 'generalise' }, 'nascido em 12 de março de 1985', 'nascido em 1985'],
  [{ kind: 'generalise', precision: 'month' }, 'nascido em 12 de março de 1985', 'nascido em março de 1985'],
  [
    { kind: 'generalise', precision: 'month' },
    'Data da internação: 12/03/2024',
    'Data da internação: 03/2024',
  ],
  [{ kind: 'generalise', precision: 'month' }, 'dt_nasc: 1985-03-12', 'dt_nasc: 1985-03'],
  [{ kind: 'generalise' }, 'mulher com 92 anos de idade', 'mulher com 90+ anos de idade'],
  [{ kind: 'generalise' }, 'CEP 01310-930', 'CEP 01310-***'],
  [{ kind: 'generalise' }, 'tel (11) 98765-4321', 'tel (11) *****-****'],
  [{ kind: 'generalise' }, 'Acesso de 189.6.24.7 às 10h', 'Acesso de 189.6.24.0/24 às 10h'],
  [{ kind: 'generalise' }, 'mora na Rua das Acácias, 120, Centro, Campinas/SP', 'mora na Campinas/SP'],
  [{ kind: 'generalise' }, 'mora na Rua das Flores, 33, Recife - PE', 'mora na Recife - PE'],
  [{ kind: 'generalise' }, 'mora na Rua das Flores, 33, Santa Teresa', 'mora na [ENDEREÇO]'],
  [
    { kind: 'generalise', precision: 'neighbourhood' },
    'mora na Rua das Acácias, 120, Bairro Jardim Alvorada, Campinas/SP',
    'mora na Bairro Jardim Alvorada, Campinas/SP',
  ],
  [
    { kind: 'generalise', precision: 'neighbourhood' },
    'mora na Rua das Flores, 33, Santa Teresa',
    'mora na Santa Teresa',
  ],
  [
    { kind: 'generalise', precision: 'neighbourhood' },
    'Endereço: Rua das Palmas, 1020',
    'Endereço: [ENDEREÇO]',
  ],
  [{ kind: 'generalise', precision: 'cep' }, 'Endereço: Rua das Palmas, 1020', 'Endereço: [ENDEREÇO]'],
  [
    { kind: 'generalise', precision: 'cep' },
    'Endereço: Rua das Palmas, 1020, Centro, Campinas/SP, CEP 13081-970',
    'Endereço: 13081-***, CEP 13081-***',
  ],
  [{ kind: 'generalise', precision: 'month' }, 'DN: 12.03.87', 'DN: 03/1987'],
  [
    { kind: 'generalise', precision: 'month' },
    'nascido em doze de março de mil novecentos e oitenta e sete',
    'nascido em março de 1987',
  ],
  [{ kind: 'generalise' }, 'idade: 101 anos e 4 meses', 'idade: 90+ anos'],
  [{ kind: 'generalise' }, 'CPF 529.982.247-25', 'CPF [CPF]'],
])('%j turns %s into %s', (fix, before, after) => {
  expect(fixed(before, fix).text).toBe(after);
});

test('a record number becomes the same random UUID everywhere', () => {
  const { text } = fixed('Prontuário 41270, antes prontuário 41.270', { kind: 'generalise', surrogates });
  const [first, second] = text.match(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g)!;
  expect(second).toBe(first);
  expect(text).toBe(`Prontuário ${first}, antes prontuário ${first}`);
});

test('a coarser form that is still one of its type tells what a scan finds there', () => {
  const surrogateOf = (text: string, fix: Fix) => {
    const [found] = scan(text, 'plaintext');
    return found && fixFinding(text, found, fix)?.surrogate;
  };
  const month: Fix = { kind: 'generalise', precision: 'month' };
  expect(surrogateOf('Data da internação: 12/03/2024', month)).toBe('2024-03');
  expect(surrogateOf('Data da internação: 12/03/2024', { kind: 'generalise' })).toBeUndefined();
  const city: Fix = { kind: 'generalise', precision: 'city' };
  expect(surrogateOf('mora na Rua das Flores, 33, Recife - PE', city)).toBe('recife pe');
  expect(surrogateOf('Endereço: Rua das Palmas, 1020', city)).toBeUndefined();
});

test('a part of an address in a field by itself stays where it is as coarse as is asked for', () => {
  const text = 'nome,rua,bairro,cidade,uf\nBia Prado,Rua das Acácias,Jardim Alvorada,Campinas,SP\n';
  const fix = (precision?: 'neighbourhood' | 'city') =>
    scan(text, 'csv')
      .filter(({ type }) => type === 'address')
      .map((found) => fixFinding(text, found, { kind: 'generalise', precision })?.text);
  expect(fix('neighbourhood')).toEqual(['[ENDEREÇO]', 'Jardim Alvorada', 'Campinas', 'SP']);
  expect(fix('city')).toEqual(['[ENDEREÇO]', '[ENDEREÇO]', 'Campinas', 'SP']);
  expect(fix()).toEqual(['[ENDEREÇO]', '[ENDEREÇO]', '[ENDEREÇO]', '[ENDEREÇO]']);
});

test('the CEP that an address becomes may be a field of the same object', () => {
  const text = '{"rua":"Rua das Acácias, 120","cidade":"Campinas","cep":"13081970"}\n';
  const edits = scan(text, 'jsonl')
    .filter(({ type }) => type === 'address')
    .map((found) => fixFinding(text, found, { kind: 'generalise', precision: 'cep' })?.text);
  expect(edits).toEqual(['13081***', '[ENDEREÇO]']);
});

test('the style of a type is its own, that of all, or a label', () => {
  expect(maskStyleOf({ cpf: 'shape', '*': 'stars' }, 'cpf')).toBe('shape');
  expect(maskStyleOf({ cpf: 'shape', '*': 'stars' }, 'phone')).toBe('stars');
  expect(maskStyleOf({ cpf: 'shape' }, 'toString')).toBe('label');
});

/** A month with its year is a date still, which is noted as surrogates are. */
const FIXES: Fix[] = [
  ...MASK_STYLES.flatMap((style): Fix[] => [
    { kind: 'mask', style, locale: 'en' },
    { kind: 'mask', style, locale: 'pt-BR' },
  ]),
  { kind: 'generalise', surrogates },
];

describe.each(IDENTIFIERS)('$id', (identifier) => {
  it.each(identifier.examples.found)('is not found again in $text', ({ text }) => {
    for (const fix of FIXES) expect([fix, foundAgain(text, fix)]).toEqual([fix, []]);
  });

  it('has a label that is nothing behind the word for a person', () => {
    for (const locale of ['en', 'pt-BR'] as const) {
      const [example] = identifier.examples.found;
      const fix: Fix = { kind: 'mask', locale };
      const label = fixed(example!.text, fix).text.match(/\[[^\]]+\]/)![0];
      expect([label, scan(`Acompanhante: ${label} chegou`, 'plaintext')]).toEqual([label, []]);
    }
  });
});
