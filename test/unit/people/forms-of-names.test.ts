import { describe, expect, test } from 'vitest';
import { scan } from '../../../shared/scan.ts';
import { expectNames, namesIn } from './marked-names.ts';

describe('a name is found in whatever form it is written', () => {
  test.each([
    // The surname first, in a sentence too.
    'passa o recado pra ⟦FURTADO, Fábio⟧ por favor',
    'Hoje almocei com ⟦Magalhães, Rafael C⟧. e voltei.',
    'Recebi de ⟦DANTAS, Márcia⟧ a quantia',
    '⟦Silva, João Pedro da⟧\n⟦Prates, Clara dos⟧\n⟦Dantas, Rui⟧',
    'recebo de ⟦Gustavo da\nConceição⟧, ⟦Maria⟧ e outros',
    'Paciente...: ⟦NASCIMENTO, IRACEMA DO⟧         Idade..: 64a',
    // As who of several of one name.
    'A sócia ⟦Cecília Lobato Fontes III⟧ votou.',
    'Ouvimos ⟦Rui Barata Segundo⟧; nada mais.',
    // Two syllables, behind the surname.
    'Passado plantão para ⟦Park Soo-yeon⟧ sem intercorrências.',
    'Cartões amarelos: ⟦Jung Ha-neul⟧, ⟦Débora Dantas⟧',
    // Behind `seu`, a surname that is a word.
    'A proposta de seu ⟦Coelho⟧ foi aprovada.',
    // A field whose first or last word is a common one.
    'Autora: ⟦Sol Andrade⟧',
    'Aluna: ⟦Suelytta Pessoa⟧\nTurma: 5',
    'Assinado eletronicamente por: ⟦Muxima Capita⟧\nData: ontem',
    'Paciente:: ⟦Muxima Capita⟧\n',
    '\\textbf{Paciente:} ⟦Sol Andrade⟧\\\\',
    // Kin, and whose it is.
    'A filha dela, ⟦Gleidistone de Jesus⟧, mora longe.',
    // An institution that its name does not follow.
    'Compareceu a esta delegacia ⟦Heitor Dias Lobato⟧, noticiando furto.',
    'deu entrada neste hospital ⟦Márcia Furtado⟧, 40 anos',
  ])('%s', (marked) => expectNames(marked));

  test.each([
    ['Mora em Gonçalves, Rafael disse.', ['Rafael']],
    ['O papa João Paulo II esteve no hospital Oswaldo Cruz.', ['João Paulo II']],
    ['com o seu Linux atualizado', []],
    ['paciente => laudo', []],
  ])('%s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });
});

describe('of a name no part is left over, and no label is taken in', () => {
  test.each([
    'Tested-by: ⟦Leandro Aline dos Santos Vasconcelos⟧\nReported-by: ⟦Sandra Rezende⟧',
    '08h00 - ⟦Dantas, Joana⟧ - retorno',
    'em que figura como réu ⟦Coelho, Edilson⟧, representado',
    'Comunicado ⟦Xu Yifan⟧ ontem.',
    'A polícia procura ⟦Hellysson Pedreira⟧, suspeito do furto.',
    'Convidados:\n- ⟦Cecília Brandão⟧\n- seu ⟦Mendonça⟧\n- ⟦Heitor Xavier⟧',
    'Interessado: ⟦Suelytta Pedreira⟧\nProcesso: 12',
  ])('%s', (marked) => expectNames(marked));
});

describe('two names without the space between', () => {
  test.each([
    'Paciente: ⟦MariaClara⟧',
    'Nome: ⟦PedroHenrique⟧',
    'Dra. ⟦AnaPaula⟧ atendeu',
    'cliente ⟦MariaEduarda Souza⟧',
    'Autor: ⟦McDonagh⟧',
  ])('%s', (marked) => expectNames(marked));

  test.each([
    'PerformanceEntry e CreateNodeContext',
    'gen: CodeGen',
    'VictoriaMetrics e MariaDB',
    '{@link IUri}',
  ])('but not in %s', (text) => expectNames(text));

  test('of which nothing says that they are a person’s they are possible', () => {
    const found = scan('{"nome": "MariaClara"}', 'json');
    expect(found.map(({ type, confidence }) => `${type} ${confidence}`)).toEqual(['name possible']);
  });
});
