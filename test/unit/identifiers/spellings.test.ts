/**
 * Spellings that were missed once: the value of the type stands between the signs ⟦ and ⟧, which are taken out. A
 * text without them must have nothing of the type. All values are invented.
 */
import { describe, expect, test } from 'vitest';
import { formatFor } from '../../../shared/formats/registry.ts';
import { scan } from '../../../shared/scan.ts';

const NL = '\n';

function check(type: string, marked: string, file = 'a.txt'): void {
  const text = marked.replace(/[⟦⟧]/g, '');
  const found = scan(text, formatFor(file)).filter((finding) => finding.type === type);
  const spans = found.map(({ start, end }) => text.slice(start, end));
  const wanted = [...marked.matchAll(/⟦([^⟧]*)⟧/g)].map(([, value]) => value);
  expect(spans).toEqual(wanted);
}

describe('line breaks, percent-encoding and invisible characters in long keys', () => {
  test.each([
    ['iban', `IBAN do beneficiário: ⟦DE46 9649 8739${NL}1162 9643 76⟧`],
    ['iban', `Favor remeter ao IBAN ⟦BR95767522107491${NL}35855374317X3⟧.`],
    ['iban', `IBAN:${NL}⟦DE54 5560 0002 9243\r${NL}7252 82⟧`],
    ['iban', 'GET /t?iban=⟦BR92%206360%202134%201935%204227%209872%20654R%205⟧&v=1'],
    ['iban', 'remessa para ⟦BR\u200b95 7675 2210 7491 3585 5374 317X 3⟧, em maio'],
    ['iban', `Lote DE46 9649 8739${NL}1162 9643 76 saiu`],
    ['iban', `IBAN DE46 9649 8739${NL}${NL}1162 9643 76`],
    ['iban', 'IBAN BR 95 7675 2210 7491 3585 5374 317X 3'],
    ['nfe-key', `Chave de acesso: ⟦3526070${NL}0076583912473559299626652451609279000⟧`],
    ['nfe-key', `Chave: ⟦3526 0700 0407 7994 1799 5592 9934 0905 7315${NL}5031 2638⟧`],
    ['nfe-key', `Nota do produtor: ⟦3526 0700 0407 7994 1799${NL}5592 9934 0905 7315 5031 2638⟧.`],
    [
      'nfe-key',
      '/nfe?chave_acesso=⟦3526%200700%200765%208391%202473%205592%209962%206652%204516%200927%209000⟧&v=1',
    ],
    ['nfe-key', `Leitura 3526070${NL}0076583912473559299626652451609279000`],
  ])('%s: %s', check);
});

describe('labels of keys and headers', () => {
  test.each([
    ['pix-key', 'a.json', '{"pix_key": "⟦94c13faa-9aef-4716-86e5-3b34794b65c5⟧"}'],
    ['pix-key', 'a.csv', `nome,pix${NL}Lata,⟦2ac65020-1c81-415d-99ef-5b4610c9f59c⟧${NL}`],
    ['pix-key', 'a.csv', `nome,Chave do Pix${NL}Lata,⟦08d93bed-794f-40b4-ab99-e39c4ef768b2⟧${NL}`],
    ['pix-key', 'a.json', '{"txid": "c14284d6-8d31-4c29-a666-753001b58f3d"}'],
    ['ctps', 'a.csv', `item,CTPS/Série${NL}Lata,⟦97099/00439⟧${NL}`],
    ['ctps', 'a.csv', `item;CTPS e série${NL}Lata;⟦1345553 série 2368⟧${NL}`],
    ['ctps', 'a.txt', '/c?ctps_serie=⟦0368447%20s%C3%A9rie%200033⟧&v=1'],
    ['ctps', 'a.csv', `item,Série${NL}Lata,97099/00439${NL}`],
    ['voter-id', 'a.json', '{"titulo_eleitor": ⟦69846640124⟧}'],
    ['voter-id', 'a.json', '{"pedido": 69846640124}'],
  ])('%s in %s: %s', (type, file, text) => check(type, text, file));
});

test.each([
  [
    'cnh',
    'registro nº ⟦sete, quatro, três, três, cinco, zero, seis, seis, cinco, sete, nove⟧ (CNH), conduzia',
  ],
  ['cpf', 'anotei ⟦zero oito seis quatro seis três sete zero um dois sete⟧ (CPF)'],
  ['cpf', 'anotei zero oito seis quatro seis três sete zero um dois sete (pedido)'],
])('spoken digits and the label behind them: %s, %s', check);

describe('a stop and a space inside, as text from a PDF has them', () => {
  test.each([
    ['cpf', 'CPF: ⟦084. 637. 198 - 72⟧'],
    ['cpf', 'CPF nº ⟦086. 463. 701-27⟧, casado'],
    ['cpf', 'CPF 086. 463. 701-28, casado'],
    ['cpf', 'Item 086. 463. 701-27'],
    ['cpf', 'CPF ⟦086.463.701-27⟧. 12 anos'],
    ['pis', 'PIS ⟦190. 10853. 93-7⟧'],
    ['court-case', 'processo: ⟦7363941-96.2021. 8.26.0063⟧'],
    ['rg', 'RG ⟦1234567⟧. 10 anos depois'],
    ['phone', 'tel ⟦3232-4545⟧. 11 pessoas'],
    ['cpf', '1. ⟦492.165.726-20⟧ 2. ⟦339.578.527-06⟧'],
  ])('%s: %s', check);
});

describe('health cards in three groups of which two are joined', () => {
  test.each([
    ['cns', 'Encaminho à cardiologia, ⟦174 2089 11910005⟧, hoje'],
    ['cns', 'Encaminho à cardiologia, ⟦796 6097 92907045⟧, hoje'],
    ['cns', 'leituras 174 2089 11910006 e'],
    ['cns', 'leituras 12 174 2089 11910005 33'],
  ])('%s: %s', check);
});

describe('identity cards of few digits, right behind their label', () => {
  test.each([
    ['rg', 'a.txt', 'RG ⟦48.201⟧ SSP/PI'],
    ['rg', 'a.txt', 'RG nº ⟦482.016⟧, casado'],
    ['rg', 'a.txt', 'R.G. ⟦48201⟧'],
    ['rg', 'a.txt', 'Carteira de identidade nº: ⟦482016⟧'],
    ['rg', 'a.json', '{"nr_rg": "⟦482016⟧"}'],
    ['rg', 'a.csv', `item,RG${NL}Lata,⟦48.201⟧${NL}`],
    ['rg', 'a.txt', 'RG ⟦8.763.2l3⟧ ilegível'],
    ['rg', 'a.txt', 'RG 48201A77'],
    ['rg', 'a.txt', 'a identidade visual custou 15000 reais'],
    ['rg', 'a.txt', 'RG e mais 15000 documentos'],
    ['rg', 'a.txt', 'RG emitido em 12/2019'],
    ['rg', 'a.txt', 'RG 4820, folha 48201'],
    ['rg', 'a.txt', 'foram 48.201 acessos'],
    ['rg', 'a.txt', 'pedido 482.016'],
    ['rg', 'a.json', '{"pedido": "482016"}'],
  ])('%s in %s: %s', (type, file, text) => check(type, text, file));
});

describe('registrations with letters, masked with X at the end', () => {
  test.each([
    ['cnpj', 'A executada, CNPJ n.º ⟦47.YIY.XXX/XXXX-XX⟧, foi citada'],
    ['cnpj', 'tem o cnpj aí? ⟦56.VSY.0XX/XXXX-XX⟧, confere'],
    ['cnpj', 'CNPJ ⟦99YIL9798XXXXX⟧'],
    ['cnpj', 'CNPJ 9X.XXX.XXX/XXXX-XX'],
    ['cnpj', 'CNPJ ⟦33.JMY.428/46FZ-51⟧'],
    ['cnpj', 'modelo AB.CDE.FGX/XXXX-XX novo'],
  ])('%s: %s', check);
});

describe('`pix` alone is a label for what passes', () => {
  test.each([
    ['cpf', 'PIX: ⟦08646370127⟧'],
    ['cpf', 'manda no pix ⟦49216572620⟧ por favor'],
    ['cpf', 'PIX: 08646370128'],
    ['cpf', 'pedido pix 08646370127'],
    ['cpf', 'CPF/Pix: ⟦086.463.701-28⟧'],
    ['phone', 'meu pix é ⟦11901008719⟧'],
    ['phone', 'pix ⟦(11) 93622-2553⟧'],
    ['phone', 'transação pix 11901008719'],
    ['cnpj', 'pix da loja 3049855200013'],
    ['cnpj', 'pix da loja ⟦30498552000132⟧'],
  ])('%s: %s', check);
});

test('the words that another text had before a number say nothing of this one', () => {
  const text = '*12.ABC.345/01DE-35';
  const alone = scan(text, 'plaintext');
  scan('x 12345678', 'plaintext');
  expect(scan(text, 'plaintext')).toEqual(alone);
});

describe('two numbers that lost what stood between them', () => {
  test.each([
    ['cpf', 'a.txt', 'CPFs dos sócios: ⟦529.982.247-25⟧⟦111.444.777-35⟧'],
    ['cpf', 'a.txt', 'segue ⟦529.982.247-25⟧⟦111.444.777-35⟧ ambos'],
    ['cpf', 'a.txt', 'CPFs: ⟦52998224725⟧⟦11144477735⟧'],
    ['cpf', 'a.txt', 'CPFs: ⟦52998224725⟧ ⟦11144477735⟧'],
    ['cpf', 'a.csv', `nome,cpf${NL}Lata,⟦529.982.247-25⟧⟦111.444.777-35⟧${NL}`],
    ['cpf', 'a.csv', `nome,cpf${NL}Lata,⟦52998224725⟧⟦11144477735⟧${NL}`],
    ['cnpj', 'a.txt', 'CNPJs ⟦30.498.552/0001-32⟧⟦30.498.552/0001-32⟧'],
    ['cpf', 'a.txt', 'Pedido 5299822472511144477735'],
    ['cpf', 'a.txt', 'CPF 5299822472611144477736'],
    ['cpf', 'a.txt', 'versão 529.982.24725.111.444.777-35'],
  ])('%s in %s: %s', (type, file, text) => check(type, text, file));
});

describe('elements of a page', () => {
  test.each([
    ['bank-account', '<dl><dt>Conta corrente</dt><dd>⟦12345-6⟧</dd></dl>'],
    ['bank-account', '<dl><dt>Agência</dt><dd>⟦1234-5⟧</dd><dt>Conta</dt><dd>⟦0012345-6⟧</dd></dl>'],
    ['bank-account', '<label for="cc">Conta corrente</label><input id="cc" value="⟦12345-6⟧">'],
    ['bank-account', '<label>Conta <input name="conta" value="⟦0012345-6⟧"></label>'],
    ['bank-account', '<input name="conta_corrente" class="form-control" value="⟦12345-6⟧">'],
    ['bank-account', '<dt>Conta de luz</dt><dd>12345-6</dd>'],
    ['bank-account', '<input name="pedido" value="12345-6">'],
  ])('%s: %s', (type, text) => check(type, text, 'a.html'));
});

describe('labels and forms of states, offices and schools', () => {
  test.each([
    ['ie', 'CGC/TE ⟦224/3658792⟧'],
    ['ie', 'CACEPE: ⟦0321418-40⟧'],
    ['ie', 'Insc.Prod.Rural ⟦062.307.904/0081⟧'],
    ['ie', 'inscrita no Estado sob nº ⟦110.042.490.114⟧'],
    ['ie', 'contribuintes do ICMS: 18 em 2024'],
    ['staff-id', 'matr. SIAPECAD ⟦01234567⟧'],
    ['staff-id', 'matrícula ⟦12345/02⟧'],
    ['staff-id', 'Registro Funcional ⟦812.345.6/1⟧'],
    ['staff-id', 'registro de empregado ⟦12345⟧'],
    ['staff-id', 'matrícula 2023/02'],
    ['rg', 'identidade ⟦2001010203045⟧ SSP/CE'],
    ['rg', 'RG ⟦200.100.901.234-5⟧ SSP/CE'],
    ['rg', 'RNM: ⟦F1234567⟧'],
    ['rg', 'Cart. Ident. ⟦1.234.567⟧'],
    ['rg', 'modelo F1234567'],
    ['phone', 'ligue ⟦0 15 11 98765-4321⟧'],
    ['phone', 'Tel: ⟦021 11 3232-4545⟧'],
    ['phone', 'telefone ⟦0055 11 98765-4321⟧'],
    ['phone', 'lote 0151198765-4321'],
  ])('%s: %s', check);
});

describe('columns below a cell of several rows', () => {
  const HEAD = '<table><tr><th>Nome</th><th>CPF</th><th>Nota</th></tr>';
  test.each([
    [
      'cpf',
      `${HEAD}<tr><td rowspan="2">Lata</td><td>⟦52998224726⟧</td></tr><tr><td>⟦11144477736⟧</td></tr></table>`,
    ],
    [
      'cpf',
      `${HEAD}<tr><td>a</td><td rowspan=2>⟦52998224726⟧</td><td>x</td></tr><tr><td>b</td><td>41234567890</td></tr></table>`,
    ],
    [
      'cpf',
      `${HEAD}<tr><td rowspan=2>a</td></tr><tr><td>b</td></tr><tr><td>41234567890</td><td>⟦52998224726⟧</td></tr></table>`,
    ],
    [
      'cpf',
      '<table><tr><th rowspan=2>Nome</th><th colspan=2>Documento</th></tr><tr><th>CPF</th><th>Nota</th></tr>' +
        '<tr><td>41234567890</td><td>⟦52998224726⟧</td><td>31234567890</td></tr></table>',
    ],
  ])('%s: %s', (type, text) => check(type, text, 'a.html'));
});

describe('an alphanumeric CNPJ that the end of a line breaks', () => {
  test.each([
    ['cnpj', `CNPJ ⟦12.ABC.345/${NL}01DE-35⟧`],
    ['cnpj', `CNPJ: ⟦12.ABC.345/01DE-\r${NL}35⟧ da loja`],
    ['cnpj', `CNPJ: ⟦12ABC345${NL}01DE35⟧`],
    ['cnpj', `CNPJ: 12ABC345${NL}${NL}01DE35`],
    ['cnpj', `CNPJ: 12ABC345${NL}01DE36`],
    ['cnpj', `modelo 12ABC345${NL}01DE35`],
  ])('%s: %s', check);
});
