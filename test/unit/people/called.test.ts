import { describe, expect, test } from 'vitest';
import { expectNames, namesIn } from './marked-names.ts';

describe('what somebody is called by, whatever word it is', () => {
  test.each([
    'a dona ⟦Violeta⟧ saiu cedo',
    'Chamavam ele de ⟦Mão de Pilão⟧. Hoje dirige táxi.',
    'Vulgo: ⟦Pé de Chumbo⟧ Infopen: 488201',
    'A gata sumiu; a dona se chama ⟦Ludovênia⟧',
    'falei com o compadre ⟦Evangelista⟧ ontem',
    'Insp. ⟦Barreto⟧ deferiu.',
    'meu orientando ⟦Obadias⟧ defendeu a tese',
    'Moradores:\n   ⟦Chidi⟧   filho    9 anos\n   ⟦Ozenilda⟧  filha    4 anos',
    'Gerente de conta: ⟦Ozenilda⟧',
    'Attn: ⟦Femke de Vries⟧',
    // Given names that towns have too.
    '⟦Jussara⟧, solteira, conta tudo',
    'prêmio de bairro, ⟦Madalena⟧ (nome fictício) conta',
    'Falei com ⟦Jussara⟧ ontem',
    'pela ⟦Olímpia⟧ (mãe da ⟦Suely⟧ do louvor)',
    '3. Tesoureira: ⟦Vera⟧.',
    'recado da Vó ⟦Pipoca⟧ na porta',
    'o sítio do Nhô ⟦Bento⟧',
    'bolo da tia ⟦Brasa⟧',
    'o vô ⟦Lautaro⟧ era padeiro',
    'o Sr. ⟦Tancredo⟧ veio',
    'Testemunhas: ⟦Ivo Dal Forno⟧ e ⟦Rui Dalla Costa⟧.',
    'Casa do Sr. ⟦Firmino⟧, acamado',
    'falta a bisa ⟦Widelande⟧ chegar',
    'a nonna ⟦Widelande⟧ fez o molho',
    'falar com a Ekedi ⟦Widelande⟧',
    'visto: ⟦Nelson Kirchhof Jr⟧. em 3 vias',
    'Condutor: SD PM ⟦Torrão⟧',
    'Condutor: SD PM ⟦Florindal⟧',
    'Qual é a idade da d. ⟦Jacira⟧?',
    'oi profe ⟦Jô⟧, tudo bem?',
    'falei com a Dona ⟦Zizi⟧ ontem',
    'O síndico é o ⟦Edvaldo⟧ (⟦Vavá⟧).',
    'Meu marido ⟦Bambu⟧ vai junto.',
    'eu (⟦Graça⟧) fico',
    'Meu primo mais novo, ⟦Divino⟧, veio.',
    'A ⟦Kethlyn⟧ disse que volta',
    'deixei com a ⟦Flor⟧, que é a vizinha',
    'escala: ⟦Oswaldina⟧ (motorista)',
    '⟦B. V. N⟧. – vítima; ⟦O. N⟧. – pai; ⟦G⟧. – madrasta',
  ])('%s', (marked) => expectNames(marked));

  test.each([
    'a dona da casa saiu',
    'ao Sr. Secretário e à Sra. Contribuinte',
    'Tia e sobrinha saíram.',
    'O CB PM Comandante assinou.',
    'Eu, abaixo assinado, declaro.',
    'minha mãe Internet',
    'Telefone (responsável)',
    'o Computador, que é novo',
    'item d. Total',
    'Atenciosamente,\nCoordenação – creche',
    'com um rapaz de Sergipe',
    'C. – vitamina',
    'Componente de tela: Kivy',
    'Elemento    pai    nó',
    'natural de Jussara, solteira',
    'trabalha com Jussara e Itapuranga na safra',
  ])('not in %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });
});

describe('names of more words', () => {
  test.each([
    'A aluna ⟦Eun-ji Kwon⟧ faltou.',
    'Olá, ⟦Hye-jin⟧!',
    'Declara ⟦Sung-Ho Park Medeiros⟧ que reside ali.',
    'Atesto que ⟦Olga Jardim de Almeida⟧ compareceu.',
    'Assina ⟦Otto Moreira Jr⟧.',
    'Viu ⟦Zé Preto da Balsa⟧ passar.',
  ])('%s', (marked) => expectNames(marked));

  test.each(['Na-na-na', 'Jo-jo e io-io', 'Sun-tan lotion', 'do-re-mi'])('not in %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });
});

describe('how somebody is known', () => {
  test.each([
    'Autor: conhecido apenas como "⟦Galego do Gás⟧"',
    'O interlocutor ("⟦Mapinguari⟧", como é conhecido no garimpo) falou.',
    '⟦Nair Dantas⟧, conhecida por ⟦Chaguinha de Tota⟧, saiu.',
    'a mãe de santo conhecida como ⟦Mãe Dalva⟧, que ajuda',
    'homem, ident. como "⟦Mão de Onça⟧", de 60',
    'APELIDO=⟦CARANGUEJO⟧\nNASC=05091968',
    'Como gosta de ser chamada: ⟦Widi⟧\nfim',
    'meu filho, o ⟦Heini⟧, comprou',
    'ATENDENTE.......⟦JHEYSON P.⟧'.replace('.⟧', '⟧.'),
    '⟦P⟧. chega atrasada hoje.',
    'Revisado por ⟦T. Nogarolli⟧ em março',
    'compareceu em cartório ⟦Raimunda Nonata Tapajós⟧, viúva',
    '11:02 ⟦Thalles⟧ (RH): oi\n11:05 ⟦Iaciara⟧: titulo\n11:06 ⟦Thalles⟧ (RH): ok',
    '⟦Ivone⟧  41 99602-7718\nfim',
    'Günther entrou. ⟦Günther⟧ (@gunther_wsr): vou sexta'.replace('Günther entrou', '⟦Günther⟧ entrou'),
    'lá deixei de intimar ⟦Romerito Karajá⟧, por informação',
    'AUTOR: "⟦CABEÇÃO⟧", de prenome ignorado',
    'um tal de ⟦Rubão⟧, da linha 18',
    'quem sabe o número da ⟦Neide⟧ que vende gás?',
    'mi esposo ⟦Argenis⟧ y yo',
    'Caso ⟦J. P. S⟧.: fugiu do abrigo',
    'Chegaram três. ⟦Jhonkleiver⟧ nasceu em Maturín.',
    'em nome do finado ⟦Pai Procópio⟧, no lote',
    'Diretora ⟦Jurema⟧,\n\nEscrevo porque',
    'nome: ⟦gilberto akira nakashima jr⟧\nfim',
    '⟦Tiozão Beto⟧: quem paga?\n⟦Lúcia⟧: paguei\n⟦Tiozão Beto⟧: qual?',
  ])('%s', (marked) => expectNames(marked));

  test.each([
    'o protocolo também conhecido como “CIFS” no Linux',
    'o projeto é conhecido por Integração',
    'o projeto é conhecido por Debian',
    'a garantia de qualidade no Debian (conhecido como Debian QA)',
    'Apelido: não tem',
    'a escala de Neide e o número de Avogadro',
    'atendido no hospital Raimunda Nonata Tapajós',
    'Art. 5. L. fala da lei',
  ])('not in %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });
});
