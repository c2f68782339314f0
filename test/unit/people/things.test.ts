import { describe, expect, test } from 'vitest';
import type { FormatId } from '../../../shared/formats/registry.ts';
import { scan } from '../../../shared/scan.ts';
import { namesIn, parse } from './marked-names.ts';

describe('things that are called by people’s names', () => {
  test.each([
    'Camisa Bruno tam. M, calça Fernanda 38, tênis Ronaldo 42',
    'Cadeira Laura, estante Gustavo e rack Helena',
    'Esmalte Gabriela, batom Carolina e perfume Paula',
    'Bolo Joana, salada Cesar e Bife à Oswaldo Aranha',
    'farinha Dona Benta 5 kg e biscoito Maria',
    'Conselho da E. M. Professor Anísio Teixeira',
    'Vaga na EM Profª Zulmira Prado e na EE Dr. Hermes da Fonseca',
    'a Emenda Dante de Oliveira',
    'A gata Mia fugiu com o cachorro Bento.',
    'A linguagem Julia e o pacote Victoria',
    'Jefferson County, Jefferson City e Maria Bonita FC',
    'Free Software Foundation, Inc., 51 Franklin St, Fifth Floor, Boston, MA',
    '12 Martin Ave and Victoria Street',
    'it under the terms of the GNU Lesser General Public\n# License as published by the Free Software',
    'the GNU General Public License. The License says so.',
    'print("Hello, World!") // Hello World, Hello Node.js',
    'def build(version, major=None, minor=None):',
    'natural de Gonaïves, Haiti, nascida em 1998',
    'new Cadastro("x", LocalDate.now(), ZonedDateTime.now())',
    'Sherlock Holmes e Harry Potter estão na estante.',
  ])('%s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });

  test.each([
    'O vestido da ⟦Fernanda⟧ rasgou.',
    'Confio em Dr. ⟦Hermes Prado⟧.',
    'a emenda da ⟦Maria⟧ ficou boa',
    'Bolo: ⟦Joana⟧ traz.',
    'A prima ⟦Mia⟧ ligou.',
    'O paciente ⟦Carlos Street⟧ voltou.',
    'O General ⟦Heleno⟧ e o Major ⟦Olímpio⟧',
  ])('but not in %s', (marked) => {
    const { text, names } = parse(marked);
    expect(namesIn(text)).toEqual(names);
  });
});

describe('a weak key is a person’s or a thing’s by the keys beside it', () => {
  test.each<[FormatId, string]>([
    ['jsonl', '{"nome":"⟦Ozélia⟧","cpf":"529.982.247-25"}'],
    ['json', '{"nome":"⟦Preta⟧","idade":31,"sexo":"F"}'],
    ['json', '{"nascimento":"1977-01","nome":"⟦Nambikwara Sabanê⟧"}'],
    ['csv', 'nome;nascimento\n⟦Iaci⟧;12/03/1990\n⟦Peri⟧;01/02/1988\n'],
    ['csv', 'nome,telefone\n⟦Zezão⟧,11 98888-1234\n'],
    ['json', '{"name":[{"family":"⟦Ñamandú Vera⟧","given":["⟦Ara⟧","⟦Poty⟧"]}]}'],
    ['markdown', '| Nome | Idade |\n|---|---|\n| ⟦Uiara⟧ | 9 |\n'],
  ])('in %s: %s', (format, marked) => {
    const { text, names } = parse(marked);
    expect(namesIn(text, format)).toEqual(names);
  });

  test.each<[FormatId, string]>([
    ['json', '{"nome":"Linda","marca":"Belos Dias","preco":99}'],
    ['json', '{"given":["Calcular"],"when":["Somar"],"family":"Roboto"}'],
    ['csv', 'nome,preco\nVestido Carla,199\nSaia Bianca,99\n'],
    ['csv', 'nome;ibge\nVitória;3205309\nPalmas;1721000\n'],
  ])('in %s nothing: %s', (format, text) => {
    expect(namesIn(text, format)).toEqual([]);
  });
});

describe('under the key of a thing, of a brand that all know, and in a notice of whose work it is, a name is possible at most', () => {
  test.each([
    ['{"livro": "Ana Terra de Souza", "qtd": 3}', 'json'],
    ['musica: Maria Luiza Prado\nqtd: 3', 'yaml'],
    ['Empresa: Marta Rezende', 'plaintext'],
    ['Playlist: Anna Júlia (Los Hermanos)', 'plaintext'],
    ['# Setlist\n\n1. Ana Júlia\n', 'plaintext'],
    ["navio = 'Helena Lacerda'", 'plaintext'],
    ['comprei um Calvin Klein ontem', 'plaintext'],
    ['Copyright (c) 2018, 2020 Heloísa Prado Lima', 'plaintext'],
    ['// SPDX-FileCopyrightText: 2021 Heloísa Prado Lima', 'plaintext'],
    [' * @author Heloísa Prado Lima', 'plaintext'],
  ] as const)('%s', (text, format) => {
    const found = scan(text, format).filter(({ type }) => type === 'name');
    expect(found.map(({ confidence }) => confidence)).toEqual(['possible']);
  });

  test('under the key of a person it is sure', () => {
    const found = scan('{"paciente": "Ana Terra de Souza", "qtd": 3}', 'json');
    expect(found.map(({ confidence }) => confidence)).toEqual(['certain']);
  });

  test('who is named behind the list of songs is somebody', () => {
    const text = 'Playlist\n\n1. Domingo no Parque\n\nQuem fez: Maria Souza';
    const found = scan(text, 'plaintext').filter(({ type }) => type === 'name');
    expect(found.map(({ confidence }) => confidence)).toEqual(['likely']);
  });

  test('a dog’s breed is nobody', () => {
    expect(namesIn('um Pastor Alemão mordeu o carteiro')).toEqual([]);
  });
});
