/** Canonical values of personal dates and ages, and what is written in their place. */
import { describe, expect, test } from 'vitest';
import { Surrogates } from '../../shared/fixes/surrogates.ts';
import { identifierById, normalise } from '../../shared/identifiers/registry.ts';

describe('canonical values', () => {
  test.each([
    ['birth-date', '12/03/1985', '1985-03-12'],
    ['birth-date', '12.3.85', '1985-03-12'],
    ['birth-date', '1985-03-12', '1985-03-12'],
    ['birth-date', '12031985', '1985-03-12'],
    ['birth-date', '19850312', '1985-03-12'],
    ['birth-date', '12 de março de 1985', '1985-03-12'],
    ['birth-date', 'doze de março de mil novecentos e oitenta e cinco', '1985-03-12'],
    ['birth-date', '12-mar-1985', '1985-03-12'],
    ['birth-date', '1985, 3, 12', '1985-03-12'],
    ['birth-date', '21 \\ 11 \\ 73', '1973-11-21'],
    ['date', '1º de fevereiro de 2021', '2021-02-01'],
    ['date', 'primeiro de abril de dois mil e um', '2001-04-01'],
    ['date', '5 dias do mês de março de 2020', '2020-03-05'],
    ['date', '12/03', '--03-12'],
    ['date', '12 de março', '--03-12'],
    ['date', '03/2020', '2020-03'],
    ['date', 'março de 2020', '2020-03'],
    ['age-over-89', '92 anos', '92'],
    ['age-over-89', 'noventa e dois anos', '92'],
    ['age-over-89', 'cento e três anos', '103'],
    ['age-over-89', '92a', '92'],
  ])('%s %s is %s', (type, spelling, value) => {
    expect(normalise(type, spelling)).toBe(value);
  });
});

describe('surrogates', () => {
  const surrogates = new Surrogates(new Uint8Array(32).fill(3));

  test.each([
    ['birth-date', '12/03/1985', /^\d\d\/\d\d\/198[45]$/],
    ['birth-date', '1/2/90', /^\d{1,2}\/\d{1,2}\/(?:89|90)$/],
    ['birth-date', '1985-03-12', /^198[45]-\d\d-\d\d$/],
    ['birth-date', '12031985', /^\d{4}198[45]$/],
    ['birth-date', '19850312', /^198[45]\d{4}$/],
    ['birth-date', '21 \\ 11 \\ 73', /^\d\d \\ \d\d \\ 7[34]$/],
    ['birth-date', 'O7/O3/1949', /^\d\d\/\d\d\/19(?:48|49)$/],
    ['birth-date', '12/O1/193l', /^\d\d\/\d\d\/193[01]$/],
    ['birth-date', "12/03/'87", /^\d\d\/\d\d\/'8[678]$/],
    ['birth-date', '12 do 3 de 85', /^\d{1,2} do \d{1,2} de 8[456]$/],
    ['birth-date', '3 de julio de 1990', /^\d{1,2} de [a-zç]+ de 19(?:89|90|91)$/],
    ['birth-date', '1985, 3, 12', /^198[45], \d{1,2}, \d{1,2}$/],
    ['birth-date', '12-MAR-1985', /^\d{1,2}-[A-Z]{3}-198[45]$/],
    ['date', '1º de fevereiro de 2021', /^\d{1,2}º? de [a-zç]+ de 202[01]$/],
    ['date', '12 de Março de 2021', /^\d{1,2} de [A-Z][a-zç]+ de 202[01]$/],
    ['date', 'doze de março de dois mil e vinte', /^[a-z ê]+ de [a-zç]+ de dois mil e [a-z]+$/],
    ['date', '5 dias do mês de março de 2020', /^\d{1,2} dias do mês de [a-zç]+ de 20(?:19|20)$/],
    [
      'birth-date',
      'sete do sete de cinquenta e um',
      /^[a-zê ]+ do [a-zê ]+ de mil novecentos e (?:cinquenta|quarenta e nove)/,
    ],
    ['birth-date', '8, mes: 10, ano: 1990', /^\d{1,2}, mes: \d{1,2}, ano: 19(?:89|90|91)$/],
    ['birth-date', '1|2|0|3|1|9|8|5', /^\d\d\|\d\d\|198[456]$/],
    ['birth-date', '12] [03] [1985', /^\d\d\] \[\d\d\] \[198[456]$/],
    ['birth-date', '479433600', /^\d{9}$/],
    ['birth-date', '479433600000', /^\d{12}$/],
    ['birth-date', '120385', /^\d{4}8[456]$/],
    ['birth-date', '3', /^(?:[1-9]|1[0-2])$/],
    ['date', '12/03', /^\d\d\/\d\d$/],
    ['date', '03/2020', /^\d\d\/20(?:19|20|21)$/],
    ['date', '13.IV.2020', /^\d{1,2}\.[IVX]+\.20(?:19|20)$/],
    ['age-over-89', '92 anos', /^9\d anos$/],
    ['age-over-89', 'noventa e dois anos', /^noventa(?: e [a-zê]+)? anos$/],
    ['age-over-89', '103', /^1[0-2]\d$/],
    ['age-over-89', '93 (noventa e três) anos', /^9\d \(noventa(?: e [a-zê]+)?\) anos$/],
    ['age-over-89', '95a7m', /^9\da7m$/],
  ])('%s %s keeps its spelling', (type, spelling, form) => {
    const identifier = identifierById(type);
    const value = normalise(type, spelling);
    const surrogate = surrogates.for(type, value) ?? '';
    expect(surrogate).not.toBe(value);
    const written = identifier?.kind === 'words' ? identifier.respell(spelling, surrogate) : '';
    expect(written).toMatch(form);
    expect(normalise(type, written)).toBe(surrogate);
  });

  test.each([
    ['12 de marzo de 1980', '12 de octubre de 1980'],
    ['3 dic 1999', '3 oct 1999'],
    ['4 de julio de 1990', '4 de octubre de 1990'],
    ['March 12, 1980', 'October 12, 1980'],
    ['12-FEB-2020', '12-OCT-2020'],
    ['12 May 1980', '12 October 1980'],
    ['3rd March 1980', '3rd October 1980'],
    ['May 22nd, 1980', 'October 22nd, 1980'],
    ['12 mars 1980', '12 octobre 1980'],
    ['3 luglio 1970', '3 ottobre 1970'],
    ['12 de abril de 1980', '12 de outubro de 1980'],
    ['12-mar-85', '12-out-85'],
  ])('%s keeps the language of its month', (spelling, expected) => {
    const identifier = identifierById('date');
    const october = normalise('date', spelling).replace(/-\d\d-/, '-10-');
    expect(identifier?.kind === 'words' && identifier.respell(spelling, october)).toBe(expected);
  });

  test('a month of any language has its cedilla where it is Portuguese', () => {
    const identifier = identifierById('date');
    const inMarch = (spelling: string) =>
      identifier?.kind === 'words' && identifier.respell(spelling, '1980-03-12');
    expect(['1 de maio de 1980', '1 MAIO 1980', '1 de mayo de 1980', '1 dez 1980'].map(inMarch)).toEqual([
      '12 de março de 1980',
      '12 MARÇO 1980',
      '12 de marzo de 1980',
      '12 mar 1980',
    ]);
  });

  test('of any date are dates of the calendar, half a year away at most', () => {
    const faults: string[] = [];
    for (let i = 0; i < 2000; i++) {
      const date = new Date(Date.UTC(1900, 0, 1 + 37 * i)).toISOString().slice(0, 10);
      const other = surrogates.for('date', date) ?? '';
      const days = Math.abs(Date.parse(other) - Date.parse(date)) / 86_400_000;
      if (!(days >= 1 && days <= 183)) faults.push(`${date} ${other}`);
    }
    expect(faults).toEqual([]);
  });
});
