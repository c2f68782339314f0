/** Surrogates of names: word by word, a given name for a given name of the same gender, a surname for a surname. */
import type { Dice, Pseudonyms } from '../identifiers/identifier.ts';
import { FEMALE, FOREIGN, GIVEN, MALE, SURNAME } from '../lexicon/lexicon.ts';
import { inCaseOf } from '../words/case.ts';
import { PARTICLE } from '../words/classes.ts';
import { foldWord } from '../words/folded.ts';
import { LEXICON } from '../words/vocabulary.ts';
import { MEN, SURNAMES, WOMEN } from './surrogate-words.ts';

/**
 * Each word by itself, whatever stands beside it: the same person is called alike in full, by the first name, with the
 * surname first and with initials.
 * @param value a canonical name: folded words, one space between them
 */
export function surrogateName(value: string, dice: Dice, pseudonyms = drawnWith(dice)): string {
  const words = value.split(' ');
  const isKept = (word: string, at: number) => isParticle(words, at) || (at > 0 && AGNOMES.has(word));
  return words.map((word, at) => (isKept(word, at) ? word : surrogateToken(word, pseudonyms))).join(' ');
}

/** What tells a person from a relative of the same name, and behind a name names nobody. */
export const AGNOMES: ReadonlySet<string> = new Set(['neto', 'netto', 'filho', 'junior', 'jr', 'sobrinho']);

/** Pseudonyms that are drawn anew each time. */
export function drawnWith(dice: Dice): Pseudonyms {
  return {
    initialFor: (letter) => letterAt(numberOf(letter) + 1 + dice.roll(LETTERS - 1)),
    diceFor: () => dice,
  };
}

/** `e` joins names, and is an initial beside another one or at an edge. */
function isParticle(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if ((LEXICON.flags(word, 0, word.length) & PARTICLE) === 0) return false;
  if (word.length > 1) return true;
  return (words[at - 1]?.length ?? 0) > 1 && (words[at + 1]?.length ?? 0) > 1;
}

const LETTERS = 26;
const FIRST = 0x61;

function numberOf(letter: string): number {
  return letter.charCodeAt(0) - FIRST;
}

function letterAt(number: number): string {
  return String.fromCharCode(FIRST + (number % LETTERS));
}

/**
 * The surrogate of a name's word; of an initial, the letter that the surrogates of all words with it begin with.
 * @param word folded, no particle
 */
export function surrogateToken(word: string, pseudonyms: Pseudonyms): string {
  const first = foldWord(word).charAt(0);
  const dice = pseudonyms.diceFor(word);
  const isLatin = first >= 'a' && first <= 'z';
  const initial = isLatin ? pseudonyms.initialFor(first) : letterAt(dice.roll(LETTERS));
  if (word.length === 1) return initial;
  const names = ofSameOrigin(word, listFor(word).get(initial) ?? []);
  return names[dice.roll(names.length)] ?? initial;
}

/** Of names those of Portuguese or of other lists, as the word is; all where none is. */
function ofSameOrigin(word: string, names: readonly string[]): readonly string[] {
  const originOf = (name: string) => LEXICON.flags(name, 0, name.length) & FOREIGN;
  const same = names.filter((name) => originOf(name) === originOf(word));
  return same.length > 0 ? same : names;
}

/** The lexicon has many words as both: then what they mostly are counts. */
function listFor(word: string): ReadonlyMap<string, readonly string[]> {
  for (const list of [WOMEN, MEN, SURNAMES]) if (list.get(word.charAt(0))?.includes(word)) return list;
  const bits = LEXICON.flags(word, 0, word.length);
  if ((bits & (GIVEN | SURNAME)) === SURNAME) return SURNAMES;
  const gender = bits & (FEMALE | MALE);
  if (gender === FEMALE) return WOMEN;
  if (gender === MALE) return MEN;
  return word.endsWith('a') ? WOMEN : MEN;
}

/**
 * Writes the words of a canonical name in the case of a found one, and with its joints.
 * @param source a found name
 * @param value as many words, folded
 */
export function respellName(source: string, value: string): string {
  const words = value.split(' ');
  // `D'Ávila` is two words, and where it is one the apostrophe goes.
  for (const pattern of [/[\p{L}\p{M}\u00ad]+/gu, /[\p{L}\p{M}'’\u00ad]+/gu]) {
    let at = 0;
    const respelled = source.replace(pattern, (word, offset: number) => {
      const other = words[at++] ?? '';
      // The `d'` of a surname is no initial.
      const isParticle = /^d$/i.test(word) && /['’]/.test(source.charAt(offset + 1));
      return isParticle ? word : inCaseOf(word, other);
    });
    if (at === words.length) return respelled;
  }
  return words.map((word) => inCaseOf('Aa', word)).join(' ');
}
