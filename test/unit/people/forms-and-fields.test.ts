import { describe, expect, test } from 'vitest';
import { expectNames, namesIn, parse } from './marked-names.ts';

describe('a name is as long as its field', () => {
  test.each([
    'nome ⟦jose arimatéia do vale⟧\ncpf na ficha',
    'ALCUNHA ...: ⟦NENÉM DA ROÇA⟧\nRG: não tem',
    'Candidata: ⟦Núbia da Creche⟧; nº 118',
    '⟦João de Deus Pereira⟧ assinou.',
    'DORALICE BAIA TENÓRIO'.replace(/.+/, '⟦$&⟧, brasileira'),
    'Você é ⟦EDINALVA C. DOS PRAZERES⟧?',
    'CÔNJUGE ...: ⟦Mª SOCORRO DE OLINDA⟧',
    'GET /aluno?nome=⟦Wanessa+Cunha⟧ 200',
    'Titular: ⟦Fco. Wagner⟧',
    'vulgo "⟦Gleisim da Moto⟧", mototaxista',
    'alcunha "⟦Neguinho do Beco⟧", RG',
    'conhecido no bairro por "⟦Tiziu⟧", rondando',
    'o reclamante ⟦Evandro "Ceará" Quixabeira⟧, acompanhado',
    'Médico regulador: ⟦Ramsés⟧  Condutor: ⟦Fábio T⟧.',
    'Testemunha 1: ⟦Dico⟧. Testemunha 2: ⟦Hermenegilda Forte⟧',
    'NOME\n⟦GERCINA TEODORO DE ASSlS⟧\n',
    '⟦Seung-ho Park⟧ e ⟦Ana Lima⟧ vieram',
    'Condutor: SD PM ⟦Alcântara⟧, mat.',
    'o Delegado de Polícia ⟦Rui Sávio Pantoja⟧, comigo',
    'Oficial(a) de Justiça CITE ⟦Wanderléa Gonzaga Muniz⟧ no endereço',
    'Missa presidida por dom ⟦Adimir Mazali⟧.',
    'Atenciosamente,\nDep. ⟦Talíria Rocha Ximenes⟧',
  ])('%s', (marked) => expectNames(marked));

  test('what is known as something in quotes can be a thing', () => {
    expect(namesIn('também chamada de “Testing”. campo chamado de “Desconto”')).toEqual([]);
  });

  test('it ends where the sentence goes on', () => {
    expect(namesIn('nome: joão batista comprou pão')).toEqual(['joão batista']);
  });
});

describe('initials and surnames', () => {
  test.each([
    'paciente Rui (⟦R. da S. P⟧.), solto'.replace('Rui', '⟦Rui⟧'),
    'pcte ⟦MCS⟧, 34 anos',
    '⟦A C Rocha⟧ foi sorteado',
    'Conforme ⟦Nogueira⟧ et al. (2020)',
    'já dito (⟦Pacheco⟧, 2018)',
    'o casal ⟦Schmoller⟧ chegou',
    'os ⟦Ferreira⟧ mudaram',
  ])('%s', (marked) => expectNames(marked));

  test.each(['artigo 5º, LIV e LV, da Constituição', 'códigos: 0e (SO), 18 (CAN), 1a (SUB)'])(
    'not in %s',
    (text) => {
      expect(namesIn(text)).toEqual([]);
    },
  );
});

describe('beside numbers, in files, under letters', () => {
  test.each([
    '⟦Zarife⟧ - (11) 98888-1234',
    '(71) 99123-4567 ⟦Zarife⟧',
    '⟦Zarife Okomba⟧ zo@exemplo.org',
    'curriculo-⟦anderson-paiva⟧.pdf',
    'foto_⟦joana_prado⟧.jpg e rg_frente_⟦osmundo⟧.jpeg',
    'Pode ser amanhã? ⟦Edeltraud⟧',
    'Então disse ⟦Ozimar⟧ que não.',
    'Reviewed-by: ⟦Kwon Jiwoo⟧',
    'Hi ⟦Mariko⟧, see below',
    'my name is ⟦Eliza⟧',
    'El señor ⟦Huamán⟧ firmó',
    'mulher do ⟦Bigode⟧',
    'Mãe ⟦Lu⟧ chegou',
    'o troco ficou com a ⟦Jandira⟧.',
    'Todo mundo conhece por ⟦Figena⟧.',
    'prefere ser chamada de ⟦Pandora⟧',
  ])('%s', (marked) => expectNames(marked));

  test.each([
    'KERNDTLB 1118536327 e 172.16.96.116:33569 APPREAD',
    'Teste para H. Pylori',
    'nota_de_ana.txt e relatorio_final.pdf',
    'Isto é chamado de Fragmento.',
    'Curva de Kaplan-Meier',
    'Quem vem de João Pessoa dorme aqui.',
  ])('not in %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });
});

test('who speaks in a chat, or is called so, is found elsewhere in it', () => {
  const { text, names } = parse(
    '~ ⟦Socorro⟧: oi\n~ ⟦Dilma⟧: oi\n~ ⟦Socorro⟧: tudo bem?\n\nDepois a rua ficou vazia, e ⟦Socorro⟧ dormiu.',
  );
  expect(namesIn(text)).toEqual(names);
});
