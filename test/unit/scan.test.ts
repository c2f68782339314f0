import { describe, expect, it, test } from 'vitest';
import type { FormatId } from '../../shared/formats/registry.ts';
import { scan } from '../../shared/scan.ts';

/** Each finding as `type confidence value`. */
function found(text: string, format: FormatId = 'plaintext'): string[] {
  return scan(text, format).map(
    ({ type, confidence, start, end }) => `${type} ${confidence} ${text.slice(start, end)}`,
  );
}

describe('the levels of a CPF', () => {
  const table: [punctuation: string, passes: string, fails: string, rows: [string, string, string][]][] = [
    [
      'full',
      '529.982.247-25',
      '529.982.247-26',
      [
        ['CPF', 'certain', 'likely'],
        ['', 'certain', 'possible'],
        ['protocolo', 'likely', 'nothing'],
      ],
    ],
    [
      'partial',
      '529982247-25',
      '529982247-26',
      [
        ['CPF', 'certain', 'likely'],
        ['', 'likely', 'nothing'],
        ['protocolo', 'possible', 'nothing'],
      ],
    ],
    [
      'spaces',
      '529 982 247 25',
      '529 982 247 26',
      [
        ['CPF', 'certain', 'likely'],
        ['', 'likely', 'nothing'],
        ['protocolo', 'possible', 'nothing'],
      ],
    ],
    [
      'bare',
      '52998224725',
      '52998224726',
      [
        ['CPF', 'certain', 'likely'],
        ['', 'possible', 'nothing'],
        ['protocolo', 'nothing', 'nothing'],
      ],
    ],
  ];
  const cells = table.flatMap(([punctuation, passes, fails, rows]) =>
    rows.flatMap(([label, pass, fail]) => [
      { punctuation, label, value: passes, level: pass },
      { punctuation, label, value: fails, level: fail },
    ]),
  );
  it.each(cells)('$punctuation, label "$label", $value: $level', ({ label, value, level }) => {
    const expected = level === 'nothing' ? [] : [`cpf ${level} ${value}`];
    expect(found(`o ${label} ${value} consta`)).toEqual(expected);
  });
});

describe('every spelling', () => {
  test.each([
    '529.982.247-25',
    '529.982.247–25',
    '529.982.247—25',
    '529.982.247‑25',
    '529.982.247−25',
    '529.982.247/25',
    '529-982-247-25',
    '529 982 247 25',
    '529\u00a0982\u00a0247\u00a025',
    '529\u2009982\u2009247\u200925',
    '529982247-25',
    '529.982.24725',
    '52998224725',
    '５２９．９８２．２４７－２５',
    '529.982.\u00ad247-25',
    '529.\u200b982.247-\u200b25',
    '529.982.\n247-25',
    '529.982.247-\r\n25',
    '5 2 9 9 8 2 2 4 7 2 5',
    'S29.982.247-2S',
    '529.9B2.247-25',
    '529.982.***-**',
    '***.982.247-25',
    'cinco dois nove nove oito dois dois quatro sete dois cinco',
  ])('of a labelled CPF: %j', (spelling) => {
    expect(found(`CPF: ${spelling}`)).toEqual([expect.stringMatching(/^cpf (certain|likely) /)]);
    const [finding] = scan(`CPF: ${spelling}`, 'plaintext');
    expect(finding).toMatchObject({ start: 5, end: 5 + spelling.length });
  });

  test.each([
    '899 5265 4714 5668',
    '899.5265.4714.5668',
    '899-5265-4714-5668',
    '899526547145668',
    '899\u00a05265\u00a04714\u00a05668',
    '８９９５２６５４７１４５６６８',
    '8995265\u00ad47145668',
    '899 5265\n4714 5668',
    '899 5265 **** ****',
  ])('of a labelled CNS: %j', (spelling) => {
    const [finding, ...rest] = scan(`Cartão SUS: ${spelling}`, 'plaintext');
    expect(finding).toMatchObject({ type: 'cns', start: 12, end: 12 + spelling.length });
    expect(rest).toEqual([]);
  });

  test.each<[FormatId, string, string]>([
    ['plaintext', 'CPF52998224725', 'cpf certain 52998224725'],
    ['plaintext', 'PacienteCPF52998224725 admitida', 'cpf certain 52998224725'],
    ['plaintext', 'GET /x?cnpj=11.222.333%2F0001-81', 'cnpj certain 11.222.333%2F0001-81'],
    ['plaintext', 'cpf%3D52998224725', 'cpf certain 52998224725'],
    ['plaintext', '52998224725 (CPF)', 'cpf certain 52998224725'],
    ['plaintext', 'CPF:\n529.982.247-25', 'cpf certain 529.982.247-25'],
    ['plaintext', 'C.P.F. nº 52998224725', 'cpf certain 52998224725'],
    ['plaintext', 'CPFs: 529.982.247-25', 'cpf certain 529.982.247-25'],
    ['html', '<td>CPF:&nbsp;529&#46;982.247&#45;25</td>', 'cpf certain 529&#46;982.247&#45;25'],
    ['markdown', 'O CPF **529.982.247-25** confere', 'cpf certain 529.982.247-25'],
    ['jsonl', '{"obs":"CPF \\u003529.982.247-25"}', 'cpf certain \\u003529.982.247-25'],
    ['json', '{"paciente":{"nr_cpf":52998224725}}', 'cpf certain 52998224725'],
    ['json', '{"cpfs":["52998224725"]}', 'cpf certain 52998224725'],
    ['json', '{"cpf": 529.982.247-25}', 'cpf certain 529.982.247-25'],
    ['jsonl', 'CPF 529.982.247-25, que não é JSON', 'cpf certain 529.982.247-25'],
    ['jsonl', '{"cpf":"529.982.247-25', 'cpf certain 529.982.247-25'],
    ['csv', 'item;CPF\nLata;52998224725.0', 'cpf certain 52998224725'],
    ['csv', '"item","nr_cpf"\n"Lata","52998224725"', 'cpf certain 52998224725'],
    ['csv', 'campo,valor\nCPF,52998224725', 'cpf certain 52998224725'],
    ['yaml', 'cpf: 52998224725', 'cpf certain 52998224725'],
  ])('in %s: %j', (format, text, expected) => {
    expect(found(text, format)).toEqual([expected]);
  });
});

describe('nothing', () => {
  test.each([
    'commit 3f5a52998224725bc0de9f1a2b3c4d5e6f708',
    '550e8400-e29b-41d4-a716-529982247250',
    '52998224725-1a2b-4c3d-8e9f-0a1b2c3d4e5f',
    'transform: translate(-0.52998224725)',
    'R$52998224725',
    '3526 0714 0978 2400 0136 5500 1173 6753 6513 5406 6125',
    '00945.07738 68610.194232 19543.468177 1 82836758960859',
    'CPF 000.000.000-00 e CPF 111.111.111-11',
    'CPF 12345678901',
    'CPF ***.982.247-** e XXX.982.247-XX',
    'ligue 0800 123 4567 ou 4004-1234',
    'pedido 2026110400187 de 04/11/2026 09:05',
    'tel 25/05/2024',
    'versão 3.2.4.107, build 2024.10.08',
  ])('is found in %j', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('the label', () => {
  test.each([
    ['PIS/PASEP: 243.79350.55-3 NIS 24379350553', ['pis certain 243.79350.55-3', 'pis certain 24379350553']],
    ['RENAVAM 00261288547', ['renavam certain 00261288547']],
    ['CPF 529.982.247-25 Tel 11 98765-4321', ['cpf certain 529.982.247-25', 'phone certain 11 98765-4321']],
    [
      'CPFs 52998224725, 11144477735 e 93541134780',
      ['cpf certain 52998224725', 'cpf certain 11144477735', 'cpf certain 93541134780'],
    ],
    ['CPF 52998224725. Já o lote 11144477735', ['cpf certain 52998224725']],
    ['o CPF consta no protocolo 52998224725', []],
    ['tel (11) 98765-4321; CEP 01310-100', ['phone certain (11) 98765-4321', 'cep certain 01310-100']],
    ['[CPF] 11144477735', ['cpf possible 11144477735']],
  ])('of %j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});

test.each(['{"%2F": "529.982.247-25"}', '{"cpf%2F": "529.982.247-25"}', '{"a%C3%A9": "529.982.247-25"}'])(
  'a key with a percent-encoded character: %s',
  (text) => {
    expect(scan(text, 'json').map(({ type }) => type)).toEqual(['cpf']);
  },
);

describe('what a key or a header names is said to be named by it, whatever its type', () => {
  const PERSON = ['João Carlos de Souza', '232.332.113-76', '12/03/1961', 'Rua das Flores, 123'];
  const [nome, cpf, nascimento, endereco] = PERSON;
  const named = (text: string, format: FormatId) =>
    scan(text, format).map(({ type, reasons }) => [
      type,
      ...reasons.filter((reason) => reason === 'key' || reason === 'label'),
    ]);
  const types = ['name', 'cpf', 'birth-date', 'address'];

  it.each<[FormatId, string, 'key' | 'label']>([
    ['json', JSON.stringify({ nome, cpf, nascimento, endereco }), 'key'],
    ['csv', `nome;cpf;nascimento;endereco\n${PERSON.join(';')}\n`, 'key'],
    [
      'markdown',
      `| Nome | CPF | Nascimento | Endereço |\n|---|---|---|---|\n| ${PERSON.join(' | ')} |\n`,
      'key',
    ],
    ['plaintext', `Nome: ${nome}\nCPF: ${cpf}\nNascimento: ${nascimento}\nEndereço: ${endereco}\n`, 'label'],
  ])('in %s', (format, text, reason) => {
    expect(named(text, format)).toEqual(types.map((type) => [type, reason]));
  });
});
