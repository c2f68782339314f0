/** Surrogates of names that are joined to one word, as mailboxes and user names have them. */
import { drawFrom } from '../identifiers/canonical.ts';
import type { Dice, Pseudonyms } from '../identifiers/identifier.ts';
import { foldWord } from '../words/folded.ts';
import { namesIn } from './joined-names.ts';
import { AGNOMES, surrogateToken } from './surrogate-name.ts';

const CONSONANTS = [...'bcdfglmnprstv'];
const VOWELS = [...'aeiou'];

/** Letters that can be said. */
export function drawLetters(length: number, dice: Dice): string {
  return Array.from({ length }, (_, at) => drawFrom(at % 2 === 0 ? CONSONANTS : VOWELS, dice)).join('');
}

/** The names in it as they are called elsewhere; other words and numbers, always the same for the same. */
export function surrogateJoined(joined: string, pseudonyms: Pseudonyms): string {
  return joined.replace(/[\p{L}\p{M}]+|\d+/gu, (token, at: number) => {
    const dice = pseudonyms.diceFor(token);
    if (/^\d/.test(token)) return token.replace(/\d/g, (digit) => String((+digit + 1 + dice.roll(9)) % 10));
    const names = namesIn(foldWord(token.normalize('NFD')));
    if (at > 0 && AGNOMES.has(token.toLowerCase())) return token;
    if (names === undefined) return drawLetters(token.length, dice);
    return names.map((name) => surrogateToken(name, pseudonyms)).join('');
  });
}
