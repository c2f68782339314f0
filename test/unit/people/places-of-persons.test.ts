import { describe, expect, test } from 'vitest';
import { expectNames, namesIn } from './marked-names.ts';

describe('a place that is a person’s holds a name, whatever its words are', () => {
  test.each([
    // What programs write.
    '\\author{⟦Lacerda⟧}',
    '\\author{⟦Carlos Brandão⟧ \\and ⟦T. S. N⟧.}',
    'Prof.~Dr.~⟦Carvalho⟧ (orientador)',
    'BEGIN:VCARD\nFN:⟦Gleidistone⟧\nEND:VCARD',
    'ORGANIZER;CN=⟦Gonçalves⟧:mailto:x',
    '<v ⟦Magrão⟧>Bom dia a todos.',
    'git config user.name "⟦Siqueira⟧"',
    '0 @I1@ INDI\n1 NAME ⟦Zbigniew⟧\n1 SEX F',
    'Forwarded from ⟦Magalhães⟧',
    'A/C ⟦Dantas⟧\nAv. Brasil, 100',
    "nome ILIKE '⟦Hellysson⟧%'",
    'DETAIL:  Key (nome)=(⟦Lothar⟧) already exists.',
    'cliente.setNome("⟦Hellysson⟧");',
    // Heads of messages.
    '⟦Falcão⟧, [03/06/2024 10:22]\nbom dia gente',
    '⟦Bezerra⟧  10:22 AM\nalguém pode revisar?',
    '⟦Wideline⟧\n10:22\nalguém vai?',
    '[03/06 10:22] ⟦Gleidistone⟧\nBom dia a todos',
    '⟦Lacerda⟧ (Convidado) entrou na reunião',
    '⟦Suelytta⟧ (ela/dela) 10:22\nbom dia',
    // Greetings and signatures.
    'Cordialmente,\n\n⟦Miroslau⟧\n',
    '> Obrigado,\n> ⟦Gleidistone⟧\n',
    'Bem-vinda, ⟦Widline⟧!',
    'Publique-se.\n\n⟦Hellysson⟧\nJuíza de Direito',
    // Who somebody is, behind a dash or a comma; when they lived.
    '* ⟦Hellysson⟧ – presidente',
    '* ⟦Hellysson⟧, coordenadora do texto',
    '1.2.1 ⟦Lacerda⟧ (1931–1999)',
    // What one does with somebody.
    'Hoje almocei com ⟦Widline⟧ e depois saímos.',
    'Avaliado junto com ⟦Vasconcelos⟧, que concorda.',
    'Avaliado junto com ⟦R.N⟧., que concorda.',
    'Requer a intimação de ⟦Lacerda⟧ para depor.',
    'A polícia procura ⟦Hellysson⟧, suspeito do furto.',
    'foi ⟦Lacerda⟧ quem pagou a conta',
    '⟦Lacerda⟧ autorizou as horas extras.',
    'Banho feito por ⟦Vasconcelos⟧ com auxílio.',
    // Who lies in a bed, who comes at what time, who signs above a council's number.
    'Leito 5: ⟦E. V⟧. - sonolento',
    'Leito 12 - ⟦Wideline⟧ - estável',
    '08h00 - ⟦Lacerda⟧ - retorno',
    '08:00 ⟦Hellysson⟧\n09:00 livre',
    'Uso oral\n\n⟦Hellysson⟧\nCRM-SP 123456'.replace('123456', 'em nota'),
    // Under its label.
    'NOME\n⟦Hellysson⟧\nDOC.',
    // The names of files.
    'Exame - ⟦Sérgio Lacerda⟧.pdf',
    '/dados/RG ⟦Heitor⟧.jpg',
    // In small letters, in quotes or brackets.
    "nome <- '⟦eduardo nogueira⟧'",
    '\\author{⟦lúcia cavalcante⟧}',
    // Broken at a particle.
    'recebo plantão de ⟦Gustavo da\nConceição Fontes⟧, leito 12',
    'o ⟦Osvaldo\ndos Santos⟧ vai hoje?',
    // A given name behind a word that no list has.
    '⟦Zap Fábio⟧: 81 9888',
  ])('%s', (marked) => expectNames(marked));

  test('initials under a key of people', () => {
    expect(namesIn('{"vitima": {"iniciais": "L. M. F."}}', 'json')).toEqual(['L. M. F']);
    expect(namesIn('{"paciente": "R.L.M."}', 'json')).toEqual(['R.L.M']);
  });

  test.each([
    '08:00 Gonçalves\n09:00 Recife',
    'Helena.pdf e aurora.jpg',
    'Recife\n10:22\nsegue',
    'Pilates\n08:00\n',
    'o React entrega o Card ao usuário',
    'organizados por LUGs locais',
    'a North Carolina fica longe',
    'Reunião (externa) às 10h',
    'Museu (1931–1999)',
  ])('nobody in %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });
});
