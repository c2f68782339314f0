import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Finding } from '../../shared/finding.ts';
import { type Edit, fixFinding } from '../../shared/fixes/fix.ts';
import { respell, respellParts } from '../../shared/fixes/respell.ts';
import { Surrogates } from '../../shared/fixes/surrogates.ts';
import type { FormatId } from '../../shared/formats/registry.ts';
import { IDENTIFIERS, normalise } from '../../shared/identifiers/registry.ts';
import { FOREIGN } from '../../shared/lexicon/bits.ts';
import { scan } from '../../shared/scan.ts';
import { canonicalValue } from '../../shared/source.ts';
import { LEXICON } from '../../shared/words/vocabulary.ts';
import { runs } from './runs.ts';
import { FORMAT_IDS, hostileText } from './snippets.ts';

const STATES =
  'Acre|Alagoas|Amapa|Amazonas|Bahia|Ceara|Espirito Santo|Goias|Mato Grosso|Mato Grosso do Sul|Minas Gerais|Para|Paraiba|Parana|Pernambuco|Piaui|Rio Grande do Norte|Rio Grande do Sul|Rondonia|Roraima|Santa Catarina|Sergipe|Tocantins'.split(
    '|',
  );
const KEY = new Uint8Array(32).fill(7);
const surrogates = new Surrogates(KEY);

interface Fixed {
  text: string;
  edits: Edit[];
}

/** Fixes everything that `wanted` wants; returns the new text. */
function fixAll(
  text: string,
  format: FormatId,
  kind: 'mask' | 'surrogate',
  wanted = (_: Finding) => true,
): Fixed {
  const findings = scan(text, format).filter(wanted);
  const edits: Edit[] = [];
  let result = '';
  let at = 0;
  for (const finding of findings) {
    const edit = fixFinding(text, finding, kind === 'mask' ? { kind } : { kind, surrogates });
    if (edit === undefined) continue;
    edits.push(edit);
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return { text: result + text.slice(at), edits };
}

describe.each<[FormatId, string, string]>([
  ['plaintext', 'CPF 529.982.247-25, tel (11) 98765-4321', 'CPF [CPF], tel [TELEFONE]'],
  ['plaintext', 'Valor $& $1 CPF 529.982.247-25', 'Valor $& $1 CPF [CPF]'],
  ['json', '{"cpf":52998224725,"ativo":true}', '{"cpf":"[CPF]","ativo":true}'],
  ['json', '{"cpf":52998224725.0}', '{"cpf":"[CPF]"}'],
  ['json', '{"cpf": "529.982.247-25"}', '{"cpf": "[CPF]"}'],
  ['jsonl', '{"obs":"CPF \\u0035\\u00329.982.247-25 \\"x\\""}', '{"obs":"CPF [CPF] \\"x\\""}'],
  ['json', '{"529.982.247-25": 1}', '{"[CPF]": 1}'],
  ['json', '{"body":"Até logo.\\n\\nMárcia\\n"}', '{"body":"Até logo.\\n\\n[NOME]\\n"}'],
  ['markdown', 'O CPF *529.982.247-25* foi conferido.', 'O CPF *[CPF]* foi conferido.'],
  [
    'toml',
    'cpf = "Vanessa Lima Nº do atendimento: 8204417"',
    'cpf = "[NOME] Nº do atendimento: [PRONTUÁRIO]"',
  ],
  ['plaintext', 'filha Inês nº 3626 131697 3086', '[PARENTESCO] [NOME] nº [CARTÃO]'],
  ['jsonl', '{"numero":["pé_de_moleque — Ontem às 20:14"]}', '{"numero":["[USUÁRIO] — Ontem às 20:14"]}'],
  ['csv', 'obs,x\npé_de_moleque — Ontem às 20:14,1\n', 'obs,x\n[USUÁRIO] — Ontem às 20:14,1\n'],
  ['markdown', 'nº 8395824-61.2024.8.26.0088 *345.166.574-30 de Ana.*', 'nº [PROCESSO] *[CPF] de [NOME].*'],
  ['markdown', '*RG : 935256631* 9bf4fac9-d2f8', '*RG : [RG]* 9bf4fac9-d2f8'],
  ['markdown', '**Tel 11987654321**', '**Tel [TELEFONE]**'],
  ['markdown', '**Apelação 1234567-44.2019.8.13.0024** 9C-B6', '**Apelação [PROCESSO]** 9C-B6'],
  ['markdown', 'ou **11 98765-4321** e *(11) 98765-4322*', 'ou **[TELEFONE]** e *[TELEFONE]*'],
  [
    'markdown',
    'Telefone **11 98765-4321**, tel *11 98765-4322*',
    'Telefone **[TELEFONE]**, tel *[TELEFONE]*',
  ],
  ['markdown', 'Prontuário: **12345678-X**', 'Prontuário: **[PRONTUÁRIO]**'],
  ['markdown', '**01310-100** ***01310-200*** 2*01310-300*3', '**[CEP]** ***[CEP]*** 2*01310-300*3'],
  ['markdown', '_Instagram: @bia.prado_ *ok*', '_Instagram: [USUÁRIO]_ *ok*'],
  [
    'markdown',
    '**Insta é bia.prado_, insta é bia.prado_, ok**',
    '**Insta é [USUÁRIO], insta é [USUÁRIO], ok**',
  ],
  ['markdown', '_veja\nInsta é bia.prado_, ok', '_veja\nInsta é [USUÁRIO]_, ok'],
  ['markdown', '_veja\n\nInsta é bia.prado_, ok', '_veja\n\nInsta é [USUÁRIO], ok'],
  ['markdown', '[C:\\Users\\bia.prado\\Desktop](x.md)', '[C:\\Users\\\\\\[USUÁRIO\\]\\Desktop](x.md)'],
  [
    'json',
    "{cpf: '529.982.247-25', x: '', tel: [ '(11) 98765-4321' ]}",
    "{cpf: '[CPF]', x: '', tel: [ '[TELEFONE]' ]}",
  ],
  ['json', '{cpf: 529.982.247-25}', '{cpf: "[CPF]"}'],
  // JSON where no format of JSON is read: a number becomes a string, in the quotes of its key.
  ['plaintext', '10:20 {"cpf": 52998224725, "ok": 1}\n', '10:20 {"cpf": "[CPF]", "ok": 1}\n'],
  ['plaintext', "{'cpfs': [52998224725, 11144477735]}\n", "{'cpfs': ['[CPF]', '[CPF]']}\n"],
  ['plaintext', '"cpf": 52998224725 e nada mais\n', '"cpf": [CPF] e nada mais\n'],
  ['json', '{"p": "{\\"cpf\\": 52998224725}"}', '{"p": "{\\"cpf\\": \\"[CPF]\\"}"}'],
  ['csv', 'id,p\n1,"{""cpf"": 52998224725}"\n', 'id,p\n1,"{""cpf"": ""[CPF]""}"\n'],
  ['html', '<script>let p = {"cpf": 52998224725};</script>', '<script>let p = {"cpf": "[CPF]"};</script>'],
  ['html', "<p data-p='{&quot;cpf&quot;:52998224725}'>", "<p data-p='{&quot;cpf&quot;:&quot;[CPF]&quot;}'>"],
  ['markdown', '```\n{\n  "cpf": 52998224725\n}\n```\n', '```\n{\n  "cpf": "[CPF]"\n}\n```\n'],
  ['yaml', '- SQN 210 Bl C ap 304\n- casa 5\n', '- "[ENDEREÇO]"\n- casa 5\n'],
  ['markdown', '## *CEP 1310930 *', '## *CEP [CEP] *'],
  ['markdown', '<https://x.example/?q=CRM%2FSC%2012345>', '<https://x.example/?q=[REGISTRO%20PROFISSIONAL]>'],
  [
    'yaml',
    "{ a: [ 'd''água ', 52998224725 ], cpf: CPF nº 529.982.247-25. }",
    "{ a: [ 'd''água ', \"[CPF]\" ], cpf: CPF nº (CPF). }",
  ],
  [
    'yaml',
    '{ nota: [ Carteira de Identidade MG-14.203.877 ] }',
    '{ nota: [ Carteira de Identidade MG-(RG) ] }',
  ],
  ['yaml', '? 529.982.247-25\n: a\n', '? "[CPF]"\n: a\n'],
  ['yaml', 'cpf: &a !!str 529.982.247-25\n', 'cpf: &a !!str "[CPF]"\n'],
  ['yaml', '- !cpf 529.982.247-25\n', '- !cpf "[CPF]"\n'],
  ['yaml', '[ &a 529.982.247-25, x ]', '[ &a "[CPF]", x ]'],
  ['markdown', '- CEP 1310930\n- *sem queixas*\n', '- CEP [CEP]\n- *sem queixas*\n'],
  ['yaml', '- ligar (11) 98765-4321\n- 1.5\n', '- ligar [TELEFONE]\n- 1.5\n'],
  ['yaml', 'a: 529.982.247-25#b\n', 'a: (CPF)#b\n'],
  ['yaml', 'a: 529.982.247-25 #b\n', 'a: "[CPF]" #b\n'],
  ['yaml', '{ endereco: Rua das Acácias 120, cpf: [] }', '{ endereco: "[ENDEREÇO]", cpf: [] }'],
  ['yaml', '{ a: [ "Qd. 12 Lt. 5, Jardim Alvorada", 42 ] }', '{ a: [ "[ENDEREÇO]", 42 ] }'],
  ['yaml', '{ a: [ Rua das Acácias 120, Campinas/SP ] }', '{ a: [ "[ENDEREÇO]", "[ENDEREÇO]" ] }'],
  ['yaml', '{ a: Mora na Rua das Acácias, numero: 42 }', '{ a: Mora na (ENDEREÇO), numero: (ENDEREÇO) }'],
  [
    'plaintext',
    "https://x.example/?q=d'%C3%A1gua%20CRM%2FSC%2012345&x=1",
    "https://x.example/?q=d'%C3%A1gua%20[REGISTRO%20PROFISSIONAL]&x=1",
  ],
  [
    'plaintext',
    "a = 'https://x.example/', 'CRM/SC 12345'",
    "a = 'https://x.example/', '[REGISTRO PROFISSIONAL]'",
  ],
  ['toml', 'a = "Tel da loja, 3232-4545. Fim"', 'a = "Tel da loja, [TELEFONE]. Fim"'],
  ['markdown', 'CPF 529.982.247-25(titular)', 'CPF \\[CPF\\](titular)'],
  ['markdown', 'CPF 529.982.247-25: ok', 'CPF \\[CPF\\]: ok'],
  [
    'markdown',
    '| item | CPF |\n|---|---|\n| Lata | 52998224725 |\n',
    '| item | CPF |\n|---|---|\n| Lata | [CPF] |\n',
  ],
  ['markdown', '---\ncpf: 529.982.247-25\n---\n', '---\ncpf: "[CPF]"\n---\n'],
  ['markdown', '---\ncpf: "529.982.247-25"\n---\n', '---\ncpf: "[CPF]"\n---\n'],
  ['markdown', '---\ncpf: 529.982.247-25 # do titular\n---\n', '---\ncpf: "[CPF]" # do titular\n---\n'],
  ['markdown', '---\ncpf: 529.982.247-25 (titular)\n---\n', '---\ncpf: (CPF) (titular)\n---\n'],
  ['markdown', '---\ncpfs: [529.982.247-25, 111.444.777-35]\n---\n', '---\ncpfs: ["[CPF]", "[CPF]"]\n---\n'],
  ['markdown', '```\ncpf = 52998224725\n```\n', '```\ncpf = [CPF]\n```\n'],
])('a mask in %s', (format, before, after) => {
  it(`turns ${JSON.stringify(before)} into ${JSON.stringify(after)}`, () => {
    expect(fixAll(before, format, 'mask').text).toBe(after);
  });
});

test('stars of two values of a list of YAML are in brackets: a star alone begins an alias', () => {
  const text = '{ cpf: [ [ sem queixas SQN 210 Bl C ap 304, 42 ] ] }';
  const [found] = scan(text, 'yaml');
  const edit = fixFinding(text, found!, { kind: 'mask', style: 'stars' });
  expect([found?.start, edit?.text]).toEqual([23, '****, (****)']);
});

test('a year that would join the number beside it is a label', () => {
  const text = 'nasceu em doze de março de mil novecentos e oitenta e sete 345.166.574-30';
  const fix = { kind: 'generalise' } as const;
  const [found] = scan(text, 'plaintext');
  expect(fixFinding(text, found!, fix)?.text).toBe('[NASCIMENTO]');
  const alone = text.slice(0, -15);
  expect(fixFinding(alone, scan(alone, 'plaintext')[0]!, fix)?.text).toBe('1987');
});

test('stars beside a word that a coarser form may turn into a number are a label', () => {
  const text = 'nasceu em doze de março de mil novecentos e oitenta e sete SQN 210 Bl C ap 304';
  const found = scan(text, 'plaintext').find(({ type }) => type === 'address');
  expect(fixFinding(text, found!, { kind: 'mask', style: 'stars' })?.text).toBe('[ENDEREÇO]');
  const html = `<p>${text.replace('sete ', '&#x73;e&#x74;e&#32;')}</p>`;
  const inHtml = scan(html, 'html').find(({ type }) => type === 'address');
  expect(fixFinding(html, inHtml!, { kind: 'mask', style: 'stars' })?.text).toBe('[ENDEREÇO]');
  const alone = text.slice(-19);
  expect(fixFinding(alone, scan(alone, 'plaintext')[0]!, { kind: 'mask', style: 'stars' })?.text).toBe(
    '****',
  );
});

describe('what is written with escapes can be fixed', () => {
  it.each<[FormatId, string, string]>([
    ['plaintext', 'GET /p?cpf=CPF%20746%20602%20302-95 200', 'GET /p?cpf=CPF%20[CPF] 200'],
    ['plaintext', 'GET /p?tel=(11)%2098765-4321 200', 'GET /p?tel=[TELEFONE] 200'],
    ['plaintext', 'GET /p?q=placas%20HJK%203097 200', 'GET /p?q=placas%20[PLACA] 200'],
    ['plaintext', 'GET /p?q=CRP%2006%2F120345 200', 'GET /p?q=[REGISTRO PROFISSIONAL] 200'],
    ['html', '<p>s&#101;nha: neb&#x6c;ina-caju-86</p>', '<p>s&#101;nha: [SEGREDO]</p>'],
  ])('%s: %s', (format, before, after) => {
    expect(fixAll(before, format, 'mask').text).toBe(after);
  });
});

test('dates fixed one by one, after all else and in rows of one person, move by the days of the document', () => {
  const rows = [
    { nome: 'Bia Prado', cpf: '529.982.247-25', nascimento: '1980-03-12', admissao: '2024-01-10' },
    { nome: 'B. Prado', cpf: null, nascimento: '1980-03-12', alta: '2024-02-09' },
  ];
  let text = `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`;
  const fix = { kind: 'surrogate', surrogates, record: 'a.jsonl' } as const;
  const dates = new Set(['birth-date', 'date']);
  const done: string[] = [];
  for (const isDate of [false, true]) {
    // What is a surrogate now is found again: each is fixed once, from the end.
    for (const finding of scan(text, 'jsonl').reverse()) {
      if (dates.has(finding.type) !== isDate) continue;
      const edit = fixFinding(text, finding, fix);
      if (edit === undefined) throw new Error('no edit');
      text = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
      if (isDate) done.unshift(edit.text);
    }
  }
  const days = done.map((date) => Date.parse(date) / 86_400_000);
  const originals = ['1980-03-12', '2024-01-10', '1980-03-12', '2024-02-09'].map(
    (it) => Date.parse(it) / 86_400_000,
  );
  const moved = days.map((day, i) => day - (originals[i] ?? 0));
  expect(new Set(moved).size).toBe(1);
  expect(moved[0]).not.toBe(0);
});

test.each([
  ['yaml', '"CRM": "12843-SC"\n', '"CRM": "[REGISTRO PROFISSIONAL]"\n'],
  ['yaml', 'CRM: 12843-SC\n', 'CRM: "[REGISTRO PROFISSIONAL]"\n'],
  ['yaml', 'x: {CRM: 12843-SC}\n', 'x: {CRM: "[REGISTRO PROFISSIONAL]"}\n'],
  ['toml', 'crm = "12843-SC"\n', 'crm = "[REGISTRO PROFISSIONAL]"\n'],
  ['html', '<p crm="12843-SC"/>', '<p crm="[REGISTRO PROFISSIONAL]"/>'],
  ['plaintext', 'CRM=12843-SC', 'CRM=[REGISTRO PROFISSIONAL]'],
  ['plaintext', 'CRM: 12843-SC', '[REGISTRO PROFISSIONAL]'],
] as const)('in %s the key that a finding begins with stays: %j', (format, text, masked) => {
  expect(fixAll(text, format, 'mask').text).toBe(masked);
  const made = fixAll(text, format, 'surrogate').text;
  expect(made.replace(/\d{5}/, '12843')).toBe(text);
  expect(made).not.toBe(text);
});

test('a name with an apostrophe keeps it, and its particles their case', () => {
  const { text } = fixAll("Nome da mãe: Ana D'Ávila e Costa", 'plaintext', 'surrogate');
  expect(text).toMatch(/^Nome da mãe: \p{Lu}\p{L}+ D'\p{Lu}\p{L}+ e \p{Lu}\p{L}+$/u);
});

describe('a surrogate', () => {
  it.each<[FormatId, string, RegExp]>([
    [
      'plaintext',
      'meu visa 6763-2616-9105-557O foi recusado',
      /^meu visa 6763-26\d\d-\d{4}-\d{4} foi recusado$/,
    ],
    ['plaintext', 'CEP n. 8BB61-090.', /^CEP n\. 88\d{3}-\d{3}\.$/],
    ['plaintext', 'RG nº 96.l63.944-l SSP/SP', /^RG nº \d\d\.\d{3}\.\d{3}-\d SSP\/SP$/],
    ['plaintext', 'título de eleitor 4441 54XX XX25', /^título de eleitor \[TÍTULO\]$/],
    ['plaintext', 'GET /consulta?cep=20867%2D703&x=1', /^GET \/consulta\?cep=20\d{3}%2D\d{3}&x=1$/],
    ['plaintext', 'MAC do usuário: AC:DE:48:00:11:2C', /^MAC do usuário: (?:[0-9A-F]{2}:){5}[0-9A-F]{2}$/],
    ['plaintext', 'CTPS 2048193 série 0012-SP', /^CTPS \d{7} série \d{4}-SP$/],
    ['plaintext', 'senha: neblina-barco-78', /^senha: (?!neblina|\w+-barco)[a-z]{7}-[a-z]{5}-\d\d$/],
    // What is escaped stays so, once, and the quotation marks around it stay.
    ['yaml', 'obs: "abc\n  a senha: Caju#2031"\n', /^obs: "abc\n {2}a senha: [A-Z][a-z]{3}#\d{4}"\n$/],
    ['yaml', 'password: "ab\\"c9X!kd"', /^password: "[a-z]{2}\\"[a-z]\d[A-Z]![a-z]{2}"$/],
    ['yaml', "password: 'ab''c9X!kd'", /^password: '[a-z]{2}''[a-z]\d[A-Z]![a-z]{2}'$/],
    ['toml', 'password = "ab\\"c9X!kd"', /^password = "[a-z]{2}\\"[a-z]\d[A-Z]![a-z]{2}"$/],
    ['properties', 'PASSWORD="ab\\"c9X!kd"', /^PASSWORD="[a-z]{2}\\"[a-z]\d[A-Z]![a-z]{2}"$/],
    ['json', '{"password":"ab\\"c9X!kd"}', /^\{"password":"[a-z]{2}\\"[a-z]\d[A-Z]![a-z]{2}"\}$/],
    ['csv', 'senha\n"ab""c9X!kd"\n', /^senha\n"[a-z]{2}""[a-z]\d[A-Z]![a-z]{2}"\n$/],
    ['plaintext', 'aws_access_key_id=AKIAZO33COO7LXAEDTOE', /^aws_access_key_id=AKIA[A-Z2-7]{16}$/],
    ['plaintext', 'endereço: Rua 13 de Maio, 90, ap 3', /^endereço: Rua d[aeo]s? [A-Z][^,\d]+, \d\d, ap \d$/],
    ['plaintext', 'Endereço: Rua das Palmas, 1020', /^Endereço: Rua d[aeo]s? (?!Palmas)[A-Z][^,]+, \d{4}$/],
    [
      'plaintext',
      'Bairro: Brás\nCidade/UF: São Paulo/SP',
      /^Bairro: .+\nCidade\/UF: [A-Z][a-z]+ [A-Za-z ]+\/[A-Z]{2}$/,
    ],
  ])('in %s of %s', (format, before, after) => {
    expect(fixAll(before, format, 'surrogate').text).toMatch(after);
  });

  it('of a state by itself is another state, and a name keeps what tells relatives apart', () => {
    const { text } = fixAll(
      'nome,estado,email\nJoão Prado Neto,Maranhão,joao.prado.neto@correio-ficticio.com.br\n',
      'csv',
      'surrogate',
    );
    const [, row = ''] = text.split('\n');
    const [, first = '', last = '', state] = /^(\p{L}+) (\p{L}+) Neto,([\p{L} ]+),/u.exec(row) ?? [];
    expect(row).toContain(`,${first}.${last}.neto@`.toLowerCase());
    expect(STATES).toContain(state);
  });

  it('of a Portuguese name is one, under every key', () => {
    const names = new Set<string>();
    for (let key = 0; key < 40; key++) {
      const made = new Surrogates(new Uint8Array(32).fill(key));
      for (const name of ['souza', 'lima', 'prado', 'maria']) names.add(made.for('name', name) ?? '');
    }
    const foreign = [...names].filter((name) => (LEXICON.flags(name, 0, name.length) & FOREIGN) !== 0);
    expect([foreign, [...names].filter((name) => /^[kwy]/.test(name))]).toEqual([[], []]);
    expect(names.size).toBeGreaterThan(40);
  });

  it('keeps the spelling', () => {
    const { text } = fixAll(
      'CPF 529.982.247-25 e 52998224725; tel (11) 98765-4321',
      'plaintext',
      'surrogate',
    );
    expect(text).toMatch(/^CPF \d{3}\.\d{3}\.\d{3}-\d{2} e \d{11}; tel \(11\) 9\d{4}-\d{4}$/);
    const [first, second] = scan(text, 'plaintext');
    expect(canonicalValue(text, first!)).toBe(canonicalValue(text, second!));
    expect(canonicalValue(text, first!)).not.toBe('52998224725');
  });

  it('of a JSON number is a JSON number', () => {
    const { text } = fixAll('{"cpf":52998224725}', 'json', 'surrogate');
    expect(text).toMatch(/^\{"cpf":[1-9]\d{10}\}$/);
    expect(JSON.parse(text)).toEqual({ cpf: expect.any(Number) });
  });

  it('of an e-mail address is at a reserved domain', () => {
    const { text } = fixAll('escreva a maria.rocha@correio-ficticio.com.br hoje', 'plaintext', 'surrogate');
    expect(text).toMatch(/^escreva a [a-z]+\.[a-z]+@[a-z]{8}\.exemplo\.test hoje$/);
    expect(scan(text, 'plaintext')).toEqual([]);
  });

  it('is a mask where digits are hidden', () => {
    expect(fixAll('CPF 529.982.***-**', 'plaintext', 'surrogate').text).toBe('CPF [CPF]');
  });

  it('differs with the key', () => {
    const other = new Surrogates(new Uint8Array(32).fill(8));
    expect(surrogates.for('cpf', '52998224725')).not.toBe(other.for('cpf', '52998224725'));
    expect(surrogates.for('cpf', '52998224725')).toBe(new Surrogates(KEY).for('cpf', '52998224725'));
  });
});

test.each([
  ['529.982.247-25', '11144477735', '111.444.777-35'],
  ['+55 11 98765-4321', '11912345678', '+55 11 91234-5678'],
  ['lk.v59.lxw/ot87-16', 'ABC12DEFGH3456', 'ab.c12.def/gh34-56'],
  ['３２７．２２３．９００－６０', '11144477735', '１１１．４４４．７７７－３５'],
  ['327%2E223%2E900%2D60', '11144477735', '111%2E444%2E777%2D35'],
  ['32l.2Z3.9OO-60', '11144477735', '111.444.777-35'],
])('%s with the value %s is %s', (source, value, expected) => {
  expect(respell(source, value)).toBe(expected);
});

test.each([
  ['9374646 série 0053', '9374646/0053', '1696106/6291', '1696106 série 6291'],
  ['AC:AF:C9:EE:39:40', 'acafc9ee3940', '3ed1087bbf02', '3E:D1:08:7B:BF:02'],
  ['ac-af-c9-ee-39-40', 'acafc9ee3940', '3ed1087bbf02', '3e-d1-08-7b-bf-02'],
  ['EN%20126904', 'EN126904', 'EN640705', 'EN%20640705'],
  ['CRP 22/22345', 'CRP 22-22345', 'CRP 22-28341', 'CRP 22/28341'],
  ['12.345-SC CRM', 'CRM/SC 12345', 'CRM/SC 90817', '90.817-SC CRM'],
  ['IP::ffff:189.6.24.10', '189.6.24.10', '57.211.9.3', 'IP::ffff:57.211.9.3'],
  ['48.201', '99999', '12345', undefined],
])('%s, which is %s, with the value %s is %s', (source, from, to, expected) => {
  expect(respellParts(source, from, to)).toBe(expected);
});

describe.each(IDENTIFIERS)('$id', (identifier) => {
  it.each(identifier.examples.found)('can be masked and replaced in $text', ({ text, value }) => {
    const finding = scan(text, 'plaintext').find(({ type }) => type === identifier.id);
    const at = text.indexOf(value);
    for (const fix of [{ kind: 'mask' }, { kind: 'surrogate', surrogates }] as const) {
      expect(fixFinding(text, finding!, fix)).toMatchObject({ start: at, end: at + value.length });
    }
    expect(fixFinding(text, finding!, { kind: 'mask' })?.text).toBe(`[${identifier.mask}]`);
  });
});

describe('a fix', () => {
  it('does nothing where something else stands now', () => {
    const [finding] = scan('CPF 529.982.247-25', 'plaintext');
    for (const text of ['CPF não informado.....', 'CPF ', 'CPF 000.000.000-00']) {
      expect(fixFinding(text, finding!, { kind: 'mask' })).toBeUndefined();
    }
  });

  it('leaves no label in a key that it masks', () => {
    const text = 'Rua das Acácias, nº 120, Centro, Campinas/SP valor: 529.982.247-25s/nº';
    const fixed = fixAll(text, 'yaml', 'mask').text;
    expect(scan(fixed, 'yaml').filter(({ type }) => type === 'address')).toEqual([]);
  });

  describe.each(FORMAT_IDS)('in %s', (format) => {
    it('touches nothing outside the findings, and nothing is found in what it writes', () => {
      fc.assert(
        fc.property(hostileText[format], (text) => {
          const fixed = fixAll(text, format, 'mask');
          const pieces = text.split('');
          for (const { start, end, text: mask } of fixed.edits) {
            pieces.fill('', start, end);
            pieces[start] = mask;
          }
          expect(fixed.text).toBe(pieces.join(''));
          const again = scan(fixed.text, format);
          let shift = 0;
          for (const { start, end, text: mask } of fixed.edits) {
            const from = start + shift;
            const to = from + mask.length;
            expect(again.filter((f) => f.start < to && f.end > from)).toEqual([]);
            shift += mask.length - (end - start);
          }
        }),
        runs(50),
      );
    });

    it('of everything, done again, changes nothing that it made', () => {
      fc.assert(
        fc.property(hostileText[format], (text) => {
          const once = fixAll(text, format, 'mask').text;
          const twice = fixAll(once, format, 'mask').text;
          expect(scan(twice, format).length).toBeLessThanOrEqual(scan(once, format).length);
        }),
        runs(50),
      );
    });
  });

  const json = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(
        '529.982.247-25',
        'CPF 52998224725 ok',
        '(11) 98765-4321',
        52998224725,
        11987654321,
        1.5,
        null,
        true,
      ),
      fc.string({ maxLength: 8, unit: 'binary' }),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('cpf', 'tel', 'obs', 'protocolo', 'a"b'), tie('value'), { maxKeys: 4 }),
    ),
  })).value;

  it.each(['mask', 'surrogate'] as const)('(%s) leaves JSON as it was but for the values', (kind) => {
    fc.assert(
      fc.property(json, fc.constantFrom(undefined, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const fixed = fixAll(text, 'json', kind, ({ syntax }) => syntax !== 'json-key').text;
        expect(skeleton(JSON.parse(fixed))).toEqual(skeleton(JSON.parse(text)));
        const line = JSON.stringify(value);
        const lines = `${line}\r\n${line}\n`;
        const fixedLines = fixAll(lines, 'jsonl', kind, ({ syntax }) => syntax !== 'json-key').text;
        expect(fixedLines.split('\n').length).toBe(3);
        for (const one of fixedLines.trim().split('\n'))
          expect(skeleton(JSON.parse(one))).toEqual(skeleton(value));
      }),
      runs(60),
    );
  });
});

/** The keys and the nesting of a value. */
function skeleton(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(skeleton);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, skeleton(inner)]));
}

test('a value has one canonical form in every spelling', () => {
  for (const spelling of [
    '529.982.247-25',
    '529 982 247 25',
    '52998224725',
    '５２９９８２２４７２５',
    '529.982.247\u00ad-25',
  ]) {
    expect(normalise('cpf', spelling)).toBe('52998224725');
  }
});

test.each(['plaintext', 'sql'] as const)('stars and slashes end no comment of %s', (format) => {
  const text = '/* nascido em 12/03/1985 em casa */ SELECT 1;\n-- nascido em 12/03/1985\n';
  const [first, second] = scan(text, format).map(
    (it) => fixFinding(text, it, { kind: 'mask', style: 'shape' })?.text,
  );
  expect(first).toBe('** /** /****');
  expect(second).toBe('**/**/****');
});
