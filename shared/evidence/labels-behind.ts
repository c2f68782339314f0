/** The label right behind a number: in brackets, as a sentence says it, or by who gave the number out. */
import { CLASS, CLOSE, foldLetter, isUpperCase, LETTER, OPEN, SPACE } from '../text/characters.ts';
import type { Label, LabelPhrases } from './phrases.ts';
import { readWord, type Word } from './words.ts';

const LONGEST_WORD = 32;
/** What stands between a number and the label that says afterwards what it is. */
const PREDICATE = /^ (?:é|eh|e) (?:o|a) (?:(?:meu|minha|seu|sua|nosso|nossa) )?(?=\p{L})/iu;
const LONGEST_PREDICATE = 24;
/** Behind a number: who issued it, and in which state. */
const ISSUED = /^ ([A-Z]{2,7})[ /-][A-Z]{2}(?![A-Za-z])/;
const LONGEST_ISSUED = 12;

export class LabelsBehind {
  readonly #phrases: LabelPhrases;
  readonly #issuers = new Map<string, Label>();
  readonly #word: Word = { start: 0, end: 0, hash: 0 };

  /** @param issuers for each identifier those who stand with a state right behind its numbers */
  constructor(phrases: LabelPhrases, issuers: readonly (readonly string[])[]) {
    this.#phrases = phrases;
    issuers.forEach((names, type) => {
      const label = { types: new Set([type]) };
      for (const name of names) this.#issuers.set(name, label);
    });
  }

  /** A label right after `at`, as in `529… (CPF)` or `529… é o meu CPF`, not looking beyond `hi`. */
  at(text: string, at: number, hi: number): Label | undefined {
    return this.#bracketed(text, at, hi) ?? this.#predicated(text, at, hi);
  }

  /** `… SSP/PR`: who gave the number out, and the state. */
  issued(text: string, at: number, hi: number): Label | undefined {
    if (CLASS[text.charCodeAt(at)] !== SPACE || !isUpperCase(text.charCodeAt(at + 1))) return undefined;
    const [, issuer = ''] = ISSUED.exec(text.slice(at, Math.min(hi, at + LONGEST_ISSUED))) ?? [];
    return this.#issuers.get(issuer);
  }

  #predicated(text: string, at: number, hi: number): Label | undefined {
    if (CLASS[text.charCodeAt(at)] !== SPACE) return undefined;
    // Most numbers end here: no verb follows.
    if (foldLetter(text.charCodeAt(at + 1)) !== 0x65) return undefined;
    const phrase = PREDICATE.exec(text.slice(at, Math.min(hi, at + LONGEST_PREDICATE)));
    if (phrase === null) return undefined;
    const start = at + phrase[0].length;
    let end = start;
    while (end < hi && end - start < LONGEST_WORD && CLASS[text.charCodeAt(end)] === LETTER) end++;
    readWord(text, end, start, this.#word);
    return this.#phrases.endingWith(text, this.#word, start);
  }

  #bracketed(text: string, at: number, hi: number): Label | undefined {
    let i = at;
    while (i < hi && i < at + 2 && CLASS[text.charCodeAt(i)] === SPACE) i++;
    if (i >= hi || CLASS[text.charCodeAt(i)] !== OPEN) return undefined;
    const start = ++i;
    const limit = Math.min(hi, start + 24);
    while (i < limit && CLASS[text.charCodeAt(i)] !== CLOSE) i++;
    if (i >= limit) return undefined;
    let end = i;
    while (end > start && CLASS[text.charCodeAt(end - 1)] !== LETTER) end--;
    if (end === start) return undefined;
    readWord(text, end, start, this.#word);
    return this.#phrases.endingWith(text, this.#word, start);
  }
}
