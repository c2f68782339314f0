import { describe, expect, it, test } from 'vitest';
import type { FormatId } from '../../../shared/formats/registry.ts';
import { scan } from '../../../shared/scan.ts';
import { found, labelled } from './found.ts';

/** A CPF with a wrong digit is found under a label alone. */
const WRONG = '52998224726';
const CPFS = ['52998224725', '11144477735', '93541134780', '12345678909', '98765432100', '28625587887'];

describe('a table in plain text', () => {
  test.each([
    ['tabs', `Nome\tCPF\tUF\nAna\t\tSP\nBia\t${WRONG}\tRJ\n`],
    ['tabs to align', `Nome\t\tCPF\nAna Mota\t${WRONG}\n`],
    ['spaces', `  Nome       CPF\n  Ana Mota   ${WRONG}\n`],
    ['spaces and a rule', `Nome       CPF\n---------  -----------\nAna Mota   ${WRONG}\n`],
    ['semicolons', `nome;cpf\nAna;${WRONG}\n`],
    ['LaTeX', `Nome & CPF \\\\\nAna Mota & ${WRONG} \\\\\n`],
    ['bars', ` nome | cpf\n------+-----\n Ana  | ${WRONG}\n`],
    ['a frame', `+------+-----+\n| nome | cpf |\n+------+-----+\n| Ana | ${WRONG} |\n+------+-----+\n`],
  ])('of %s', (_, table) => {
    expect(found('plaintext', `Segue:\n\n${table}`)).toEqual([`cpf likely ${WRONG}`]);
    expect(found('markdown', `\`\`\`\n${table}\`\`\`\n`)).toEqual([`cpf likely ${WRONG}`]);
    expect(found('plaintext', table.replaceAll('\n', '\r\n'))).toEqual([`cpf likely ${WRONG}`]);
  });

  test.each([
    ['one line', `Nome\tCPF\n\nAna\t${WRONG}\n`],
    ['a line of another form', `Nome\tCPF\nAna\tx\ny\nBia\t${WRONG}\n`],
    ['a header of values', `11144477736\tCPF do titular\nx\t${WRONG}\n`],
    ['statements', `let nome; let cpf;\nlet a; let b = ${WRONG};\n`],
    ['a row that the next one repeats in part', `pacote\tcpf\t1.2\npacote\t${WRONG}\t1.4\n`],
    ['another column', `CPF\tSeq\n\t${WRONG}\n`],
  ])('is none of %s', (_, text) => {
    expect(found('plaintext', text)).toEqual([]);
  });

  it('parted by semicolons has cells that stand for themselves, as in CSV', () => {
    const table = 'usuario;nome;ultimo_acesso\nlu_fontoura;Luciene Fontoura;2024-02-11\n';
    const text = `${table}parto dia 7 do 8\n`;
    const dates = scan(text, 'plaintext').filter(({ type }) => type === 'date');
    expect(dates.map(({ start, end }) => text.slice(start, end))).toEqual(['7 do 8']);
  });

  it('leaves pairs of names and values as they are', () => {
    expect(found('plaintext', `Nome:   Ana\nCPF:    ${WRONG}\nSeq:    ${WRONG}\n`)).toEqual([
      `cpf likely ${WRONG}`,
    ]);
  });

  it('labels values without a digit', () => {
    expect(labelled('plaintext', 'Titular do CPF  UF\nAna Mota  SP\n', 'Titular do CPF')).toEqual([
      'Ana Mota',
    ]);
  });
});

describe.each<[FormatId, string, (cpf: string) => string]>([
  ['markdown', '| x | doc |\n|---|---|\n', (cpf) => `| 1 | ${cpf} |\n`],
  ['html', '<table><tr><th>x</th><th>doc</th></tr>\n', (cpf) => `<tr><td>1</td><td>${cpf}</td></tr>\n`],
])('a column in %s', (format, header, row) => {
  it('is known by its values', () => {
    const text = header + [...CPFS, WRONG].map(row).join('');
    expect(found(format, text)).toEqual([...CPFS.map((it) => `cpf certain ${it}`), `cpf likely ${WRONG}`]);
  });

  it('of other numbers raises nothing', () => {
    const numbers = Array.from({ length: 30 }, (_, i) => String(70_000_000_000 + i * 7_919_003));
    const text = header + [...numbers, '52998224725'].map(row).join('');
    expect(found(format, text)).toEqual([]);
  });

  it('is that of its own table', () => {
    const other = header.replace('doc', 'seq');
    const text = `${header}${CPFS.map(row).join('')}\n\nfim\n\n${other}${row(WRONG)}`;
    expect(found(format, text)).toEqual(CPFS.map((it) => `cpf certain ${it}`));
  });
});

test('in Markdown references in a cell are decoded', () => {
  const table = '| Campo | CPF |\n|---|---|\n| x | 529&#46;982.247&#45;26 |\n';
  expect(found('markdown', table)).toEqual(['cpf likely 529&#46;982.247&#45;26']);
});

test('in Markdown a cell may be called by the one beside it', () => {
  const table = `| Campo | Conteúdo |\n|---|---|\n| CPF | ${WRONG} |\n| Seq | ${WRONG} |\n`;
  expect(found('markdown', table)).toEqual([`cpf likely ${WRONG}`]);
  expect(found('markdown', table.replace(`CPF | ${WRONG}`, `CPF | ${'x '.repeat(50)}${WRONG}`))).toEqual([]);
});
