/** Given names of two syllables with a hyphen between, as Korean ones are written: `Ji-woo`, `Min-Ji`. */
import { CAPITAL, UPPER } from '../words/classes.ts';
import { WordKeys } from '../words/folded.ts';
import { GAP } from '../words/gap.ts';
import type { Words } from '../words/words.ts';

/** The syllables that such names are made of, in the spellings in use. */
const SYLLABLES = new WordKeys(
  `ah bae bin bit bo bok bong byeol byung byeong chan chang cheol choon chul chun dae deok dong duk eun eum geun goo gil gon gu gun gyu gyeong ha hae han
  hak hee heon ho hong hoo hoon hun hwa hwan hye hyeok hyeon hyo hyuk hyun il in ja jae je ji jin jong joo joon ju jun jung jeong ki
  kook kwan kwang kyu kyun kyung mi min moo moon mun myung myeong na nam neul ok pil ra ran rae rim rin ryeol sang seo seok seol
  seop seul seon seong seung sik so sol soo sook soon su suk sun sung tae taek ui uk won woo wook woong yang ye yeol yeon yeong yo yong yoo yoon
  young yu yul yun`,
);
/** Two words of three letters each side of a hyphen are most; fewer are much else (`na-na`). */
const SHORTEST = 6;

/** Whether the word is the first of the two syllables. */
export function isFirstSyllable(words: Words, at: number): boolean {
  return (
    words.gaps[at] === GAP.hyphen &&
    words.is(at, CAPITAL) &&
    words.ends[at + 1]! - words.starts[at]! >= SHORTEST &&
    words.is(at, UPPER) === words.is(at + 1, UPPER) &&
    words.gapBefore(at) !== GAP.hyphen &&
    words.gaps[at + 1] !== GAP.hyphen &&
    SYLLABLES.has(words, at) &&
    SYLLABLES.has(words, at + 1)
  );
}

/** Whether the word is the second of the two syllables, with a capital or without. */
export function isSecondSyllable(words: Words, at: number): boolean {
  return at > 0 && words.gaps[at - 1] === GAP.hyphen && isFirstSyllable(words, at - 1);
}
