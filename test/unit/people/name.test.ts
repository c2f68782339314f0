import { describe, expect, test } from 'vitest';
import type { FormatId } from '../../../shared/formats/registry.ts';
import { scan } from '../../../shared/scan.ts';
import { expectNames, namesIn, parse } from './marked-names.ts';

describe('names in prose', () => {
  test.each([
    'A paciente ⟦Maria Clara Rosa⟧ foi internada.',
    'O cabo ⟦Souza⟧ e o sargento ⟦Itamar⟧ chegaram.',
    'Banca: Prof. Me. ⟦Saulo Gandra⟧ e Profa. Dra. ⟦Eulina Trigueiro⟧.',
    'Passageiro ⟦FAGUNDES/MARLON⟧ e ⟦SCHMOLLER/GUNTHER⟧',
    '[12/03 10:22] ⟦Zefinha⟧: cheguei\n[12/03 10:23] ⟦Hideki⟧: desce',
    '12/03/2024 10:22 - ⟦Nonô⟧: quem vai?',
    'Agradecemos a ⟦Nando⟧ pela ajuda, e eu falei com ⟦Caco⟧.',
    'Torneio: ⟦Zequinha⟧ & ⟦Carlão⟧, depois ⟦Dalila⟧ / ⟦Teobaldo⟧',
    'O ⟦Ximenes⟧ leva os três.',
    'Não encontrei ⟦Genivaldino Terena⟧ em casa.',
    'Compareceu em cartório ⟦Raimunda Nonata Quintela⟧, lavradora.',
    'Sócios: ⟦Chen Weiqiang⟧ e outros.',
    'PACIENTE: ⟦MARIA APARECIDA DOS SANTOS FALCAO⟧',
    'Acompanhante: ⟦Luana Prado Teixeira⟧. A irmã de ⟦Luana Prado Teixeira⟧ ligou.',
    'Meu nome é ⟦Bia⟧ e quero remarcar.',
    'nome: ⟦joão batista moreira⟧',
    'Prontuário da paciente ⟦José⟧: retorno',
    'Prontuário da paciente ⟦Jose\u0301⟧: retorno',
    'Atendida por ⟦Jandira Quintela⟧.Fiz curativo.',
    'Falei com a Dra. ⟦Yamanaka⟧ hoje.',
    'Dr. Enf. ⟦Caio Mota⟧ assinou.',
    'O réu ⟦J. P. S.⟧, menor, foi ouvido.'.replace('S.⟧', 'S⟧.'),
    'ID: ⟦A. C. B⟧., masc, 47 a, pedreiro',
    '⟦C. A. Nogueira⟧ e ⟦Ana L.⟧ assinaram.'.replace('L.⟧', 'L⟧.'),
    'Relatou ⟦Francisco de Assis Nunes Filho⟧ que o portão estava aberto.',
    '⟦Carlos Eduardo Bispo da Conceição⟧ compareceu.',
    'Testemunhas: ⟦Ana Souza⟧, ⟦Bruno Lima⟧ e ⟦Caio Prado⟧.',
    'Compareceram ⟦Maria⟧ e ⟦João⟧.',
    'Assinado por ⟦Marina Souza e Silva⟧.',
    'Minha mãe se chama ⟦Conceição Duarte⟧.',
    'vulgo "⟦Pezão⟧", foi preso',
    'Conhecida como ⟦Pérola⟧ na cidade.',
    'Oi, ⟦Lu⟧! Tudo bem?',
    'A ⟦Rosa⟧ pediu retorno.',
    'Obrigada.\nAbraços,\n⟦Siobhan⟧',
    '⟦Fátima⟧, bom dia.',
    '⟦BADARÓ, Gustavo Henrique⟧. Manual de processo.',
    '⟦Falcão, Iracema⟧\n⟦Nogueira, Clara⟧\n',
    '⟦Silva, João Pedro da⟧; ⟦Prates, Clara dos⟧, aluna\n',
    '⟦SILVA, J. P⟧.\n⟦SOUZA, M⟧. Manual de processo.',
    'como se lê em ⟦SILVA, J. P⟧. e em ⟦Silva⟧, A. 3',
    'Contato: ⟦Kenji Nakamura⟧, ⟦Giulia Bianchi⟧, ⟦Yasmin Haddad⟧.',
    'dona ⟦maria⟧ não veio, o seu ⟦joaquim⟧ veio',
    'falei com ⟦joana ferreira⟧ ontem',
    'De: ⟦Régis Barcellos⟧\nPara: ⟦Paulo César Tibiriçá⟧\n',
    'A filha, ⟦Ana Beatriz⟧, mora com ⟦Maria José d’Ávila⟧.',
    'oi ⟦Wislleyne⟧, tudo bem?',
    'aqui é a ⟦jussara⟧, mãe do aluno',
    'aqui é o ⟦Claudio⟧',
    'A jovem ⟦L⟧., de 15 anos, fugiu.',
    'Sessão.\n⟦A. C. B⟧., registro 778',
    'o porteiro ⟦Zé⟧ viu tudo',
    'Foi assinado por ⟦Oyelatan Adekirak⟧.',
    'Nada sabe, ⟦Nogueira⟧ disse.',
    'Vi a ⟦Clara⟧ ontem.',
    'A ⟦Vitória⟧ ligou.',
    'Identificado apenas como ⟦Binhoca⟧, correu.',
    'Contato: ⟦Wal⟧ (esposa)',
    'a ⟦fabi⟧ ligou pra ⟦cris⟧',
    'Cumpra-se.\n⟦Mirthes Borogodó Falcão⟧\nJuíza de Direito\n',
    'Quem responde é a Sra. ⟦Ondina Prado\nMeirelles⟧, do 804.',
    'Bom dia, ⟦Marlus⟧.\n',
    'Prezado ⟦Oczkar⟧,\n',
    'Author: ⟦Yltamir Bogoz⟧ <yb@exemplo.org>',
    'A paciente ⟦Ozenilda⟧ refere dor.',
    'Comunicada a sobrinha, ⟦Dulcimar⟧, por telefone.',
    '⟦Kleverson⟧, 34a, trazido pela esposa.',
    'a ⟦Kethleen⟧ pediu o endereço',
    'Apelidado de ⟦Cabeleira⟧, fugiu.',
    'Entrevistadora: a ⟦Cláudia⟧ aqui sabe.',
    'Atualizado por ⟦Wagner⟧ em maio.',
    'Os filhos ⟦Cláudio⟧, ⟦Vera⟧ e ⟦Irmgard⟧ vieram.',
    'Recebo plantão da enf. ⟦Edilamar⟧.',
    'Juíza de Direito ⟦Maria Clara Gurgel⟧.',
    'Vizinho: ⟦Reginaldo "Gato" Pereira Lins⟧, vigia',
    'Meu amigo se chama ⟦Deusdimar⟧.',
    'Motorista: ⟦Volnei⟧   Placa: não informada',
    'Responsável: ⟦Ivanilde Duarte⟧\tParentesco: tia',
    'Paciente: ⟦Ana   Souza  Lima⟧   Leito: 12',
    'Votaram ⟦Edson Braga⟧ e ⟦Alexandre de Moura⟧.',
    'Do enlace nasceram ⟦Y. A. B⟧. e ⟦P. H. B⟧. em casa.',
  ])('%s', (marked) => expectNames(marked));
});

describe('what a name is called elsewhere in the document', () => {
  test.each([
    '⟦Olga Quintela⟧ foi ouvida. Depois, ⟦Quintela⟧ saiu.',
    'Depois, ⟦Quintela⟧ saiu.\n\nA doutora ⟦Olga Quintela⟧ foi ouvida.',
    '⟦Maria Rosa Duarte⟧ ligou. A ⟦Rosa⟧ pediu retorno.',
  ])('%s', (marked) => expectNames(marked));

  test('a word alone that nobody is named by is none', () => {
    expect(namesIn('Depois, Quintela saiu. A Rosa floresceu.')).toEqual([]);
  });

  test('says so, and is no more than likely', () => {
    const text = 'Olga Quintela foi ouvida. Depois, Quintela saiu.';
    expect(scan(text, 'plaintext').at(-1)).toEqual({
      type: 'name',
      start: 34,
      end: 42,
      confidence: 'likely',
      reasons: ['elsewhere'],
      syntax: 'text',
    });
  });
});

describe('names in fields', () => {
  test.each<[FormatId, string]>([
    ['json', '{"nome":"⟦maria da silva⟧","curso":"Rosa"}'],
    ['jsonl', '{"full_name":"⟦Wisnel Saint-Fleur⟧"}\n{"full_name":"⟦Ana⟧"}\n'],
    ['json', '{"nm_mae":"⟦MARIA APARECIDA⟧","paciente_iniciais":"⟦T.L⟧."}'],
    ['csv', 'nome;cidade\n⟦Falcão Iracema⟧;Rio Claro\n⟦Kauã Potiguara⟧;Natal\n'],
    ['csv', 'nome,valor\n"⟦Falcão, Iracema⟧",10\n'],
    ['markdown', '| Nome | Nota |\n|---|---|\n| ⟦Luana Prado⟧ | 9 |\n'],
    ['yaml', 'paciente:\n  nome: ⟦Clotilde Andrade⟧\n'],
    ['csv', 'nome;x\n⟦Vera Andrade⟧ e ⟦Celso Loureiro⟧;1\n⟦Ana Costa e Silva⟧;2\n'],
    ['json', '{"pais":"⟦João Lima⟧ e ⟦Ana Reis⟧","nome":"⟦RUI LIMA⟧ E ⟦ANA DE SOUZA⟧"}'],
  ])('in %s: %s', (format, marked) => {
    const { text, names } = parse(marked);
    expect(namesIn(text, format)).toEqual(names);
  });

  test.each<[FormatId, string]>([
    ['json', '{"name":"lodash","version":"4.17.21"}'],
    ['json', '{"name":"Arroz Integral"}'],
    ['json', '{"nome":"Construtora Leal"}'],
    ['csv', 'nome;preco\nBiscoito Maria;4,20\nPizzaria Bella;30\n'],
    ['jsonl', '{"nome":"não informado"}\n{"nome":"Hospital Santa Rita"}\n'],
  ])('in %s nothing: %s', (format, text) => {
    expect(namesIn(text, format)).toEqual([]);
  });
});

describe('what only looks like a name', () => {
  test.each([
    'X-User: ana.p@exemplo.org',
    'Webmaster: wm@exemplo.org',
    'Internada no Hospital Santa Rita.',
    'Troque o cabo Ethernet e o cabo de rede.',
    'Mora em Cabo Frio, perto do Cabo Verde.',
    'ENTRADA/SAIDA e RAMAL/FAX',
    '12:03:01 Kernel: pronto\n12:03:02 ERRO: falhou',
    'Fale com o Suporte e ligue para a Central.',
    'A Escola Municipal Professor João Souza abriu.',
    'Caiu na Avenida Paulista, perto da Rua Maria Antônia.',
    'Mora em São José dos Campos, antes em João Pessoa.',
    'Governador Valadares e Presidente Prudente são cidades.',
    'Doença de Chagas, escala de Glasgow e síndrome de Guillain-Barré.',
    'A Lei Maria da Penha foi citada.',
    'Prado Advogados e Souza & Filhos Ltda assinaram.',
    'RECURSO ESPECIAL CÍVEL. AGRAVO DE INSTRUMENTO.',
    'Nesta Corte, por Danos Morais, em Tempo de Paz.',
    'RECORRENTE: MINISTÉRIO PÚBLICO FEDERAL',
    'O servidor Apache e o cliente Windows.',
    'Se o seu Effect depende de props, use o seu JSON.',
    'Name Service Switch e Differentiated Services Code Point.',
    'A rosa é bonita; a vitória foi dele. Machado afiado.',
    'Maria-sem-vergonha, João-de-barro e Dama-da-noite.',
    'Veja nota_de_ana.txt, joao@example.com e ana.ts.',
    'Segunda, terça e domingo; janeiro e março.',
    'Em uso de Yasmin desde ontem.',
    'Leia Mateus 5:3 e João 3, 16.',
    '7.1. GUI desktop environment',
    'A padaria Souza, a viação Garcia e o filme Maria.',
    'Feira de Santana, Porto Alegre e Espírito Santo.',
    'Magazine Luiza, Lojas Renner e linha Maria.',
    'CID M54. AÇOS VILLARES S.A. e TST-ED-ED-ARR-20.',
  ])('%s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });
});

describe('hostile input', () => {
  test('a name repeated for a megabyte is read in lines or not at all', () => {
    const text = 'Maria '.repeat(200_000);
    for (const { start, end } of scan(text, 'plaintext')) expect(end - start).toBeLessThan(200);
  });

  test('a word of a million letters is no name', () => {
    expect(namesIn(`Maria${'a'.repeat(1_000_000)}`)).toEqual([]);
  });
});
