import { describe, expect, it, test } from 'vitest';
import { Surrogates } from '../../../shared/fixes/surrogates.ts';
import { FEMALE, GIVEN, MALE, SURNAME } from '../../../shared/lexicon/lexicon.ts';
import { respellName } from '../../../shared/people/surrogate-name.ts';
import { MEN, SURNAMES, WOMEN } from '../../../shared/people/surrogate-words.ts';
import { LEXICON } from '../../../shared/words/vocabulary.ts';

const surrogates = new Surrogates(new Uint8Array(32).fill(7));
const nameOf = (value: string): string => surrogates.for('name', value) ?? '';
const emailOf = (value: string): string => surrogates.for('email', value) ?? '';
const bitsOf = (word: string): number => LEXICON.flags(word, 0, word.length);

describe('a person is called alike in all forms', () => {
  const [given = '', surname = ''] = nameOf('ana souza').split(' ');

  it.each([
    ['ana', given],
    ['souza', surname],
    ['souza ana', `${surname} ${given}`],
    ['ana de souza e ana', `${given} de ${surname} e ${given}`],
    ['a souza', `${given.charAt(0)} ${surname}`],
    ['a e souza', expect.stringMatching(new RegExp(`^${given.charAt(0)} [a-df-z] ${surname}$`))],
  ])('%s', (value, expected) => {
    expect(nameOf(value)).toEqual(expected);
  });

  it.each([
    ['ana.souza@correio-ficticio.com.br', `${given}.${surname}`],
    ['souza_ana@correio-ficticio.com.br', `${surname}_${given}`],
    ['a.souza@correio-ficticio.com.br', `${given.charAt(0)}.${surname}`],
    ['anasouza@correio-ficticio.com.br', `${given}${surname}`],
    ['asouza@correio-ficticio.com.br', `${given.charAt(0)}${surname}`],
  ])('%s', (value, expected) => {
    expect(emailOf(value).split('@')[0]).toBe(expected);
  });

  it('and mailboxes of the same name at two domains stay two', () => {
    expect(emailOf('ana@um-ficticio.com.br')).not.toBe(emailOf('ana@outro-ficticio.com.br'));
  });
});

test('the case and the joints of the source stay', () => {
  expect(respellName('SOUZA, Ana', 'lopes bia')).toBe('LOPES, Bia');
  expect(respellName('A. Souza', 'b lopes')).toBe('B. Lopes');
});

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];

test('no two initials become one, and none stays', () => {
  const initials = ALPHABET.filter((letter) => letter !== 'e').map(nameOf);
  expect(new Set(initials).size).toBe(initials.length);
  expect(ALPHABET.filter((letter) => nameOf(letter) === letter)).toEqual([]);
});

test.each([
  ['women', WOMEN, MALE],
  ['men', MEN, FEMALE],
  ['surnames', SURNAMES, undefined],
] as const)(
  '%s: several for each letter, of their gender, and another one for each',
  (_, list, otherGender) => {
    expect([...list.keys()].sort()).toEqual(ALPHABET);
    for (const [letter, words] of list) {
      expect(words.length, letter).toBeGreaterThan(1);
      for (const word of words) {
        const bits = bitsOf(word);
        expect(bits & (GIVEN | SURNAME), word).not.toBe(0);
        expect(bits & (FEMALE | MALE), word).not.toBe(otherGender);
        expect(nameOf(word).charAt(0), word).not.toBe(letter);
      }
    }
  },
);

test('a given name stays one of its gender, a surname a surname', () => {
  for (const word of ['jandira', 'marlene', 'zoraide']) {
    expect([...WOMEN.values()].flat(), word).toContain(nameOf(word));
  }
  // Some of them are surnames, too, but given names more often.
  for (const word of ['waldomiro', 'juvenal', 'ivo', 'inacio', 'jacinto', 'elias', 'justino', 'onofre']) {
    expect([...MEN.values()].flat(), word).toContain(nameOf(word));
  }
  for (const word of ['silva', 'souza', 'quintela']) {
    expect([...SURNAMES.values()].flat(), word).toContain(nameOf(word));
  }
});
