/** How those are called whom one knows: `Dona Onda`, `Vó Tonica`, `D. Lourdes`, `Cacá`, `Fê`. */
import { GIVEN } from '../lexicon/lexicon.ts';
import {
  CAPITAL,
  INITIAL,
  INSTITUTION,
  KIN,
  NUMBER,
  PARTICLE,
  ROLE,
  TITLE,
  UPPER,
} from '../words/classes.ts';
import { foldedAt, WordKeys } from '../words/folded.ts';
import { GAP } from '../words/gap.ts';
import type { Words } from '../words/words.ts';

/** Titles behind which stands what somebody is called by, and nothing else that a capital begins. */
const CALLING = new WordKeys('dona vo vovo tia tio titia titio nho nha sinha sinho profe');

const SIRS = new WordKeys('sr sra');

/** `CB PM Comandante`: an office, and no name. */
const OFFICE = /(?:nte|dora?)$/;
/** `Sr. Secretário`, `Sra. Oficial`: what somebody is spoken to by, and no name. */
const SPOKEN_TO = /(?:nte|[dst]ora?|[aá]ri[oa]|ista|[ei]ir[oa]|in[oa]|al|[fg][eo]|ic[oa]|[ei]s)$/;

/** `Sr.`, `Sra`: a title that nobody names a thing by. */
export function isSir(words: Words, at: number): boolean {
  return words.is(at, TITLE) && SIRS.has(words, at);
}

/** Whether the word, common or not, is what a title calls somebody by. */
export function isCalledByTitle(words: Words, first: number): boolean {
  const bits = words.bits[first]!;
  const gap = words.gapBefore(first);
  if ((bits & CAPITAL) === 0 || (gap !== GAP.space && gap !== (GAP.dot | GAP.space))) return false;
  if ((bits & (UPPER | INITIAL | NUMBER | PARTICLE | TITLE | ROLE | KIN | INSTITUTION)) !== 0) return false;
  if (isSir(words, first - 1)) return !SPOKEN_TO.test(words.word(first));
  if (gap !== GAP.space) return false;
  if (words.is(first - 1, TITLE) && CALLING.has(words, first - 1)) return !words.is(first - 1, UPPER);
  return isForce(words, first - 1);
}

/** `SD PM Alcântara`, `Cb BM Torreão`: the force behind a rank, and no office behind it. */
export function isForce(words: Words, at: number): boolean {
  return (
    words.is(at - 1, TITLE) &&
    words.gapBefore(at) === GAP.space &&
    at + 1 < words.count &&
    /^(?:PM|BM|EB|FN|RR)$/.test(words.word(at)) &&
    !OFFICE.test(words.word(at + 1))
  );
}

/** `d. Lourdes`, `D. SALMA`: a lady's title in one letter, with its dot, before a given name. */
export function isDona(words: Words, at: number): boolean {
  return (
    words.is(at, INITIAL) &&
    words.gaps[at] === (GAP.dot | GAP.space) &&
    words.is(at + 1, GIVEN) &&
    words.is(at + 1, CAPITAL) &&
    /^d$/i.test(words.word(at))
  );
}

const LONGEST = 5;
const DOUBLED = /^([bcdfgjklmnprstvxz]h?[aeiou])\1$/;
/** Words that are formed so and are no one's. */
const NOT_CALLED = new WordKeys('papa coco vovo mama xixi bobo pipi bebe coca');
/** `Fê`, `Rô`, `Jô`: what is left of a given name. */
const CLIPPED = /^\p{Lu}h?[êô]$/u;

/** Whether the word with a capital is formed as names are that somebody is called by at home: `Dadá`, `Vavá`, `Fê`. */
export function isHypocoristic(words: Words, at: number): boolean {
  const length = words.ends[at]! - words.starts[at]!;
  if (length > LONGEST) return false;
  if (length <= 3) return CLIPPED.test(words.word(at));
  return DOUBLED.test(foldedAt(words, at)) && !NOT_CALLED.has(words, at);
}
