import { describe, expect, test } from 'vitest';
import {
  CITY,
  COMMON,
  FEMALE,
  FIRST_FREE_BIT,
  FOREIGN,
  FREQUENT,
  GIVEN,
  Lexicon,
  MALE,
  PLACE_PART,
  SURNAME,
} from '../../shared/lexicon/lexicon.ts';

const TITLE = 1 << FIRST_FREE_BIT;
const STREET = 1 << (FIRST_FREE_BIT + 1);
const lexicon = new Lexicon(
  new Map([
    ['dona', TITLE],
    ['rosa', TITLE],
    ['qwxz', STREET],
    ['rua', STREET],
  ]),
);

const flags = (word: string): number => lexicon.flags(word, 0, word.length);
const isCommon = (word: string): boolean => lexicon.isCommon(word, 0, word.length);
const isPlace = (text: string): boolean => lexicon.isPlace(text, 0, text.length);

describe('names', () => {
  test.each([
    ['Maria', GIVEN | FEMALE | FREQUENT],
    ['José', GIVEN | MALE | FREQUENT],
    ['Enzo', GIVEN | MALE | FREQUENT],
    ['Wellington', GIVEN | MALE | FREQUENT],
    ['Uelinton', GIVEN | MALE],
    ['Kauã', GIVEN | MALE],
    ['Thayná', GIVEN | FEMALE],
    ['Raimunda', GIVEN | FEMALE | FREQUENT],
    ['Zezinho', GIVEN | MALE],
    ['Silva', SURNAME | FREQUENT],
    ['Souza', SURNAME | FREQUENT],
    ['Cavalcanti', SURNAME | FREQUENT],
    ['Drummond', SURNAME],
  ])('%s is of Brazil, and no common word', (name, bits) => {
    expect(flags(name) & (bits | FOREIGN | COMMON)).toBe(bits);
  });

  test.each([
    ['Akemi', GIVEN],
    ['Yamashita', SURNAME],
    ['Giuseppina', GIVEN],
    ['Zanella', SURNAME],
    ['Hildegard', GIVEN],
    ['Schuster', SURNAME],
    ['Fatma', GIVEN],
    ['Maalouf', SURNAME],
    ['Oluwaseun', GIVEN],
    ['Okonkwo', SURNAME],
    ['Ndiaye', SURNAME],
    ['Nhamandu', GIVEN],
    ['Metuktire', SURNAME],
    ['Mamani', SURNAME],
    ['Choquehuanca', SURNAME],
    ['Dieudonné', GIVEN],
    ['Wojciechowski', SURNAME],
    ['Kovalchuk', SURNAME],
    ['Kowalczuk', SURNAME],
    ['Xiaoling', GIVEN],
    ['Zheng', SURNAME],
    ['Rosenbaum', SURNAME],
  ])('%s is of another origin', (name, bits) => {
    expect(flags(name) & (bits | FOREIGN | COMMON)).toBe(bits | FOREIGN);
  });

  test.each([
    'Rosa',
    'Vitória',
    'Machado',
    'Luz',
    'Pinto',
    'Campos',
    'Cruz',
    'Reis',
    'Linda',
    'Leite',
    'Dias',
  ])('%s is a name and a common word', (name) => {
    expect(flags(name) & (GIVEN | SURNAME)).not.toBe(0);
    expect(flags(name) & COMMON).toBe(COMMON);
    expect(isCommon(name)).toBe(true);
  });

  test.each([
    'Maria',
    'José',
    'João',
    'Bruno',
    'Amanda',
    'Costa',
    'Lima',
    'Rocha',
    'Carvalho',
    'Oliveira',
    'Tanaka',
  ])('%s is a name wherever it has a capital', (name) => {
    expect(flags(name) & (GIVEN | SURNAME)).not.toBe(0);
    expect(flags(name) & COMMON).toBe(0);
    expect(isCommon(name)).toBe(false);
  });

  test.each(
    'que não você para paciente exame sobre quando ainda processo empresa sistema janeiro'.split(' '),
  )('%s is none, and a common word', (word) => {
    expect(flags(word) & (GIVEN | SURNAME)).toBe(0);
    expect(isCommon(word)).toBe(true);
  });

  test.each(
    'será fazendo machucada internacionais obrigações descobriu license public world none'.split(' '),
  )('%s is a common word', (word) => {
    expect(isCommon(word)).toBe(true);
  });

  test('of a name, no part is one, nor what begins with it', () => {
    for (const word of ['Mari4', 'mariax', 'wojciechowsk', 'M', '', 'Maria Silva', 'yamashitas']) {
      expect(flags(word) & (GIVEN | SURNAME)).toBe(0);
    }
  });
});

describe('spelling', () => {
  test.each(['JOSÉ', 'jose', 'José', 'Jose\u0301', 'ＪＯＳＥ', 'Jo\u00adsé', 'J\u200bosé'])(
    '%s is José',
    (word) => {
      expect(flags(word)).toBe(flags('José'));
    },
  );

  test.each(["D'Ávila", 'd’avila', 'DAVILA', 'D´Avila'])('%s is one word', (word) => {
    expect(flags(word)).toBe(flags('davila'));
    expect(flags(word)).not.toBe(0);
  });

  test('letters with a dot below, and with two marks', () => {
    expect(flags('Olúwasẹ́un')).toBe(flags('Oluwaseun'));
    expect(flags('Nguyễn')).toBe(flags('Nguyen'));
    expect(flags('Nguyen') & SURNAME).toBe(SURNAME);
  });

  test('letters that Unicode does not take apart', () => {
    expect(flags('Wałczuk')).toBe(flags('Walczuk'));
    expect(flags('Walczuk')).toBe(SURNAME | FOREIGN);
  });

  test('within a text', () => {
    const text = 'a paciente Maria, de Itu';
    expect(lexicon.flags(text, 11, 16)).toBe(flags('Maria'));
    expect(lexicon.flags(text, 11, 17)).not.toBe(flags('Maria'));
    expect(lexicon.isPlace(text, 21, 24)).toBe(true);
  });
});

describe('places', () => {
  test.each([
    'São Paulo',
    'SAO PAULO',
    'São\u00a0Paulo',
    'Santa Bárbara d’Oeste',
    "Santa Bárbara D'Oeste",
    'Embu-Guaçu',
    'Embu Guaçu',
    'Rio de Janeiro',
    'Mato Grosso do Sul',
    'Guiné-Bissau',
    'Estados Unidos',
    'Reino Unido',
    'Itu',
    'Haiti',
  ])('%s is one', (text) => {
    expect(isPlace(text)).toBe(true);
  });

  test.each([
    'São',
    'Paulo de São',
    'São Paulo 2',
    'São Paulo,',
    'Bárbara d’Oeste',
    'Maria da Silva',
    '',
    ' ',
  ])('%s is none', (text) => {
    expect(isPlace(text)).toBe(false);
  });

  test('a municipality of one word, and words of the names of others', () => {
    expect(flags('Curitiba')).toBe(CITY | PLACE_PART);
    expect(flags('Alegre') & (CITY | COMMON)).toBe(CITY | COMMON);
    expect(flags('Horizonte') & (CITY | PLACE_PART | COMMON)).toBe(CITY | PLACE_PART | COMMON);
    expect(flags('Bissau')).toBe(PLACE_PART);
    expect(flags('do')).toBe(0);
  });
});

describe('closed classes', () => {
  test('their bits are merged with those of the lists', () => {
    expect(flags('Rosa') & (TITLE | GIVEN | COMMON)).toBe(TITLE | GIVEN | COMMON);
    expect(flags('Qwxz')).toBe(STREET);
    expect(flags('RUA') & STREET).toBe(STREET);
    expect(new Lexicon(new Map()).flags('rosa', 0, 4)).toBe(flags('rosa') & ~TITLE);
  });

  test('the order of asking does not matter', () => {
    const other = new Lexicon(new Map([['rosa', TITLE]]));
    expect(other.flags('rosana', 0, 6)).toBe(flags('rosana'));
    expect(other.flags('rosa', 0, 4)).toBe(flags('rosa'));
  });

  test('a word with anything but letters a to z is an error', () => {
    expect(() => new Lexicon(new Map([['São', TITLE]]))).toThrow(RangeError);
  });
});
