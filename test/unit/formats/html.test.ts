import { describe, expect, it, test } from 'vitest';
import { decodeMarkup } from '../../../shared/formats/entities.ts';
import { scan } from '../../../shared/scan.ts';
import { found, foundInWords, labelled, masked } from './found.ts';

/** A CPF with a wrong digit is found under a label alone. */
const WRONG = '529.982.247-26';

function row(...cells: string[]): string {
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>\n`;
}

test('a field of a form is called by the label before it', () => {
  const form =
    '<label>Nascimento</label><input type="date" value="1977-05-06">\n' +
    '<label>Rua</label><input value="Rua dos Buritis"><label>Nº</label><input value="15-A">\n' +
    '<label for="c">Cidade:</label> <input id="x1" value="Tocantinópolis"><label>Cor</label><input value="Azul">';
  expect(foundInWords('html', form)).toEqual([
    'birth-date certain 1977-05-06',
    'address likely Rua dos Buritis',
    'address likely 15-A',
    'address possible Tocantinópolis',
  ]);
});

describe('the header of a column', () => {
  test.each([
    ['th', '<tr><th>Nome</th><th>CPF</th></tr>'],
    ['th in a head', '<thead><tr><th scope="col">Nome</th><th scope="col">CPF</th></tr></thead><tbody>'],
    [
      'markup in a th',
      '<tr><th><b>Nome</b></th><th class="n"><a href="#c">CPF</a> <i>(titular)</i></th></tr>',
    ],
    ['th without an end', '<tr><th>Nome<th>CPF'],
    ['a title above', '<tr><th colspan="2">Cadastro</th></tr><tr><th>Nome</th><th>CPF</th></tr>'],
    ['td in the first row', row('Nome', 'CPF')],
    ['upper case', '<TR><TH>Nome</TH><TH>CPF</TH></TR>'],
    ['references', '<tr><th>Nome</th><th>C&#80;F</th></tr>'],
  ])('is found in %s', (_, header) => {
    const text = `<table>${header}\n${row('Ana', WRONG)}${row('Bia', '52998224726')}</table>`;
    expect(found('html', text)).toEqual([`cpf likely ${WRONG}`, 'cpf likely 52998224726']);
  });

  it('takes as many columns as it says', () => {
    const text = `<table><tr><th colspan="2">Nome</th><th>CPF</th></tr>${row('Ana', 'Mota', WRONG)}</table>`;
    expect(found('html', text)).toEqual([`cpf likely ${WRONG}`]);
  });

  it('ends with its table', () => {
    const table = `<table><tr><th>CPF</th></tr></table>`;
    expect(found('html', `${table}<table>${row('52998224726')}</table>`)).toEqual([]);
  });

  it('reaches words and empty cells are counted', () => {
    const text = `<table><tr><th>Obs</th><th>Titular do CPF</th></tr><tr><td></td><td>Ana <b>Mota</b></td></tr>`;
    expect(labelled('html', text, 'Titular do CPF')).toEqual(['Ana \u2060Mota\u2060']);
  });

  it('speaks against what it says is nobody’s', () => {
    const text = `<table><tr><th>Pedido</th><th>Lote</th></tr>${row('52998224725', '11144477735')}</table>`;
    expect(found('html', text)).toEqual([]);
  });
});

describe('the header of a row', () => {
  test.each([
    ['th', `<tr><th>CPF</th><td>${WRONG}</td></tr>`],
    ['th for two cells', `<tr><th>CPF</th><td>sim</td><td>${WRONG}</td></tr>`],
    ['td', row('Nome', 'Ana') + row('CPF:', WRONG)],
    ['td in bold', row('<strong>CPF</strong>', `<em>${WRONG}</em>`)],
  ])('is found in %s', (_, text) => {
    expect(found('html', `<table>${text}</table>`)).toEqual([`cpf likely ${WRONG}`]);
  });

  it('says nothing of the next row', () => {
    expect(found('html', `<table>${row('CPF', 'sim')}${row('Seq', '52998224726')}</table>`)).toEqual([]);
  });
});

describe('outside of tables', () => {
  test.each([
    `<dt>CPF</dt><dd>${WRONG}</dd>`,
    `<label for="c">CPF</label> <input id="c" value="${WRONG}">`,
    `<input name="cpf" value="${WRONG}">`,
    `<cpf>${WRONG}</cpf>`,
    `<b>CPF</b>: <span>${WRONG}</span>`,
    `<td data-cpf="${WRONG}">Ana</td>`,
    `<!-- CPF ${WRONG} -->`,
  ])('labels stand in tags and text: %s', (text) => {
    expect(found('html', text)).toEqual([`cpf likely ${WRONG}`]);
  });
});

describe('a value that stands alone under a name', () => {
  const wordsIn = (text: string) =>
    scan(text, 'html').map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);

  test.each<[string, string[]]>([
    [
      '<dest><xNome>GILDA ABDALA</xNome><xLgr>AV DAS MANGUEIRAS</xLgr><nro>1502</nro><xBairro>SETOR LESTE</xBairro></dest>',
      ['name GILDA ABDALA', 'address AV DAS MANGUEIRAS', 'address 1502', 'address SETOR LESTE'],
    ],
    ['<p:nome xml:lang="pt">joão da silva</p:nome>', ['name joão da silva']],
    ['<input name="nick" type="text" value="LuaPr_77">', ['username LuaPr_77']],
    ['<input value="ana prado" name="nome_completo"/>', ['name ana prado']],
    ['<meta name="author" content="Ana Beatriz Couto">', ['name Ana Beatriz Couto']],
    ['<idade>93</idade>', ['age-over-89 93']],
    ['<nro>1502</nro><input value="LuaPr_77"><input name="nick">', []],
  ])('%s', (text, expected) => {
    expect(wordsIn(text)).toEqual(expected);
  });

  it('is masked in its place', () => {
    expect(
      masked('html', '<uf>PR</uf><input name="nome" value="Ana D&#39;Ávila"><xLgr>R &amp; A</xLgr>'),
    ).toBe('<uf>[ENDEREÇO]</uf><input name="nome" value="[NOME]"><xLgr>R &amp; A</xLgr>');
  });
});

describe('a tag in a line', () => {
  test.each([
    ['<p>529.982.<wbr>247-25</p>', '<p>[CPF]<wbr></p>'],
    ['<p><b>529.982</b>.247-25</p>', '<p><b>[CPF]</b></p>'],
    ['<p>529.982.247-<span class="dv">25</span></p>', '<p>[CPF]<span class="dv"></span></p>'],
    ['<p><i>529.982.247-25</i>.</p>', '<p><i>[CPF]</i>.</p>'],
    ['<p>529&#46;982.247&shy;-25</p>', '<p>[CPF]</p>'],
  ])('is passed over in %s, and stays', (text, expected) => {
    expect(masked('html', text)).toBe(expected);
  });

  it('keeps apart what it parts', () => {
    const text = 'a<b>cpf</b> <span>1</span><span>2</span> x<wbr>y 3<span class="n">4</span>5';
    expect(decodeMarkup(text).text.replaceAll('\u2060', '_')).toBe('a<b>cpf_ _1</span><span>2_ x_y 3_4_5');
  });

  it('between two numbers joins none', () => {
    expect(found('html', '<span>1</span><span>529.982.247-25</span><span>2</span>')).toEqual([
      'cpf certain 529.982.247-25',
    ]);
  });
});

describe('a reference in an attribute', () => {
  test.each([
    ['<input value="529.982.24&#55;-25" name="cpf">', '<input value="[CPF]" name="cpf">'],
    ['<span title="CPF 529.982.24&#55;-25">x</span>', '<span title="CPF [CPF]">x</span>'],
    ['12<span data-cpf="529.982.24&#55;-25">34</span>', '12<span data-cpf="[CPF]">34</span>'],
    ['<a href="mailto:bia&#64;clinicaboavida.com.br">x</a>', '<a href="mailto:[EMAIL]">x</a>'],
    ["<a href='tel:+5584991&#52;02716'>x</a>", "<a href='tel:[TELEFONE]'>x</a>"],
    ['<paciente cpf="529.982.247&#x2d;25"/>', '<paciente cpf="[CPF]"/>'],
    ['<p>CPF 529.982.24&#0000000055;-25</p>', '<p>CPF [CPF]</p>'],
    ['<p>CPF 529.982.24&#55-25</p>', '<p>CPF [CPF]</p>'],
  ])('is decoded in %s', (text, expected) => {
    expect(masked('html', text)).toBe(expected);
  });

  it('stays one value where it has no quotes', () => {
    expect(masked('html', '<input title=CRM-SC&#32;12843 disabled>')).toBe(
      '<input title=[REGISTRO&#32;PROFISSIONAL] disabled>',
    );
  });
});

test('what FHIR writes as a value stands under its element', () => {
  const text =
    '<Patient><family value="Kowalczyk"/><birthDate value="1985-03-12"/><city value="Sobral"/></Patient>';
  const found = scan(text, 'html').map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);
  expect(found).toEqual(['birth-date 1985-03-12', 'address Sobral']);
});
