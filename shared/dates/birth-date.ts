import type { WordsIdentifier } from '../identifiers/identifier.ts';
import { DATES, readBirthValue, readDate } from './personal-date.ts';

/** Keys of a day or a month alone, before or behind what it is of: `dia_nasc`, `birthMonth`. */
const PARTS_OF_BIRTH = ['dia', 'day', 'mês', 'month'].flatMap((part) =>
  [
    'nasc',
    'nascimento',
    'data nascimento',
    'data nasc',
    'dn',
    'birth',
    'birth date',
    'dob',
    'bday',
    'aniversário',
  ].flatMap((birth) => [`${part} de ${birth}`, `${part} do ${birth}`, `${birth} ${part}`]),
);

export const birthDate: WordsIdentifier = {
  ...DATES,
  kind: 'words',
  id: 'birth-date',
  names: { en: 'date of birth', 'pt-BR': 'data de nascimento' },
  mask: 'NASCIMENTO',
  summary: {
    en: 'When a person was born: in figures or in words, whole or without the day or the year; the words around or the key say that it is a birth.',
    'pt-BR':
      'Quando uma pessoa nasceu: em algarismos ou por extenso, completa ou sem o dia ou o ano; as palavras em volta ou a chave dizem que é um nascimento.',
  },
  source: 'calendar dates as ABNT NBR 5892 and ISO 8601 write them, and practice',
  labels: [
    'nascimento',
    'data de nascimento',
    'dt nascimento',
    'dt nasc',
    'dtnasc',
    'dtnascimento',
    'nasc',
    'nascto',
    'nascim',
    'nascida',
    'nasceu',
    'nascido em',
    'DN',
    'birth date',
    'birthdate',
    'birth',
    'birthday',
    'bday',
    'date of birth',
    'DOB',
    'born',
    'aniversário',
    ...['fecha de nacimiento', 'fecha nacimiento', 'fec nacimiento', 'fecha nac', 'nacimiento'],
    ...['dtnascmae', 'dt nasc mae'],
    ...['date de naissance', 'data di nascita', 'geburtsdatum'],
  ],
  weakKeys: PARTS_OF_BIRTH,
  read: (words, at) => readDate(words, at, 'birth'),
  readValue: readBirthValue,
  examples: {
    found: [
      { text: 'Data de nascimento: 12/03/1985', value: '12/03/1985', confidence: 'certain' },
      { text: 'DN 05.11.1971, natural de Sobral', value: '05.11.1971', confidence: 'certain' },
      { text: 'nascida em 1º de fevereiro de 1987', value: '1º de fevereiro de 1987', confidence: 'certain' },
      {
        text: 'nasceu em doze de março de mil novecentos e oitenta e sete',
        value: 'doze de março de mil novecentos e oitenta e sete',
        confidence: 'certain',
      },
      { text: 'dt_nasc: 1985-03-12', value: '1985-03-12', confidence: 'certain' },
      { text: 'Nascimento: 31/02/1990', value: '31/02/1990', confidence: 'likely' },
      { text: 'Nasceu na cidade do Recife, em 12/03/1985', value: '12/03/1985', confidence: 'likely' },
      { text: 'nascido em março de 1985', value: 'março de 1985', confidence: 'likely' },
    ],
    clean: [
      { text: 'São Paulo, 3 de maio de 2021', why: 'the date of a document' },
      { text: 'Lei nº 13.709, de 14 de agosto de 2018', why: 'the date of a law' },
      { text: 'o feriado de 12 de outubro', why: 'a holiday' },
      { text: 'ano de nascimento: 1985', why: 'a year alone' },
      { text: 'aniversário da cidade em 12 de março', why: 'a city’s birthday' },
    ],
  },
};
