import { describe, expect, test } from 'vitest';
import { expectNames, namesIn, parse } from './marked-names.ts';

describe('who speaks in a chat without times', () => {
  test.each([
    '⟦tati⟧: ja saiu?\n⟦guga⟧: to no onibus',
    '⟦Neide⟧: o gás acabou\n⟦Paçoca⟧: já peço outro\n⟦Neide⟧: obrigada',
    '⟦Kethy⟧ 🌻: cheguei\n⟦Moacir⟧: desce',
    '⟦Zulmara⟧: oi\n⟦Cidoca⟧: oi\n⟦Zulmara⟧: tudo bem?',
    '⟦Jorge⟧: chama o gás\n⟦preta⟧: ja chamei',
    '[08:40] ⟦Prisci⟧ 🌻 802: alguém viu o gato?\n[08:41] ⟦Waldir⟧ 304: vi sim',
  ])('%s', (marked) => expectNames(marked));

  test.each([
    'Pergunta: quem veio?\nResposta: ninguém\nPergunta: quando?',
    'User: oi\nAssistant: olá\nUser: tchau',
    'Aviso: sem água\nObs: volta logo',
    'origem: galpão\ndestino: loja',
  ])('not in %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });
});

describe('names in small letters where somebody is spoken of', () => {
  test.each([
    'traz o ⟦leo⟧ tb',
    '⟦gabi⟧ me liga',
    'ele disse q ⟦mirella⟧ paga',
    'oi ⟦nanda⟧ tudo certo?',
    'combinei com ⟦osmar⟧ e ⟦gilda⟧',
    'faltou ⟦malu⟧',
  ])('%s', (marked) => expectNames(marked));

  test.each([
    'gratificação natalina',
    'o prato de salmão-do-danúbio',
    'o pacote maria-client',
    'parto cesáreo',
  ])('not in %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });
});

describe('words that somebody is called by', () => {
  test.each([
    'liga pra ⟦preta⟧ agora',
    'o ⟦neguinho⟧ já ta saindo',
    'A ⟦Pretinha⟧ me contou.',
    'Levei o ⟦Ferrugem⟧ em casa.',
    'Ana, ⟦Ferrugem⟧ e Bruno'.replace('Ana', '⟦Ana⟧').replace('Bruno', '⟦Bruno⟧'),
    'fala ⟦gordinho⟧, tudo certo?',
  ])('%s', (marked) => expectNames(marked));

  test.each([
    'o preto é mais barato que o branco, e a preta também',
    'a batata acabou; a ferrugem comeu o portão',
    'Preta, Branca, Cinza e Rosa são as cores.',
    'o Alemão Oriental e a Loira Gelada',
  ])('not in %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });
});

describe('names in lists', () => {
  test.each([
    'LISTA\n1 ⟦Aldenor Paz⟧\n2 ⟦Ivaneide⟧\n3 ⟦Rudá⟧\n4 ⟦Odete⟧',
    '⟦Neuza⟧ 50, ⟦Zarife⟧ 30, ⟦Railda⟧ 20',
    '1 ⟦Jack⟧ 20,00\n2 ⟦Sérgio⟧ 50,00\n3 ⟦Lu Menezes⟧ 30,00',
    '12   ⟦Marcinha⟧ / ⟦Neuza Paiva⟧',
    'seg: ⟦Dalila⟧\nter: ⟦Zarife⟧\nqua: ⟦Sueli⟧',
    'Presentes: ⟦Clóvis⟧, ⟦Sophya⟧ (atestado), ⟦Abigail⟧',
    'Qua  ⟦Dalila⟧ / ⟦Hamza⟧\nQui  ⟦Teobaldo⟧ / ⟦Dalila⟧',
    'lista da pelada: ⟦Bolinha⟧, ⟦Nego Jó⟧, ⟦Alemão⟧, ⟦Serginho Padeiro⟧ e o ⟦Japa⟧',
    'Apresentado por ⟦Baiano Gordo⟧, sócio',
    'a família do ⟦Nêgo Lau⟧ agradece',
  ])('%s', (marked) => expectNames(marked));

  test.each([
    '1 Maçã\n2 Banana\n3 Pera',
    'Recife, Olinda e Natal',
    'seg: Natação\nter: Inglês\nqua: Judô',
    'João 3,16 diz',
  ])('not in %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });
});

test('in the cells of a table, beside other names', () => {
  const rows = '| Dia | Manhã | Tarde |\n|---|---|---|\n';
  const { text, names } = parse(`${rows}| 1 | ⟦Perpétua⟧ | ⟦Wanderson⟧ |\n| 2 | ⟦Kimiko⟧ | ⟦Ludimila⟧ |\n`);
  expect(namesIn(text, 'markdown')).toEqual(names);
  expect(namesIn(`${rows}| 1 | Perpétua | Íris |\n| 2 | Kimiko | Rosa |\n`, 'markdown')).toEqual([]);
});

test('an article and a name do not make a municipality: Óleo', () => {
  expect(namesIn('vi o Leo ontem')).toEqual(['Leo']);
});
