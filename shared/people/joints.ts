/** Whether a name goes on from one word to the next: over a blank, a hyphen, an initial's dot, the end of a line. */
import { COMMON, GIVEN, SURNAME } from '../lexicon/lexicon.ts';
import { isWide } from '../words/blanks.ts';
import { CAPITAL, INITIAL, NUMBER, PARTICLE } from '../words/classes.ts';
import { WordKeys } from '../words/folded.ts';
import { LINES } from '../words/gap.ts';
import { GAP, type Words } from '../words/words.ts';
import { isAnd, isStrong, NAME, OTHER_CLASS } from './run.ts';

/** Given names that are written short, with a dot. */
const SHORTENED = new WordKeys('fco fca raim seb');

/** Whether one name can go on from one word to the next. */
export function isJoint(words: Words, left: number, right: number): boolean {
  const gap = words.gaps[left]!;
  if (gap === GAP.hyphen) return true;
  if (gap === GAP.space)
    return !isWide(words, left) || (words.is(left, NAME | PARTICLE | INITIAL) && isOfField(words, right));
  if ((gap & ~(GAP.space | GAP.dot)) === 0 && gap !== 0)
    return words.is(left, INITIAL) || SHORTENED.has(words, left);
  // `Mª Socorro`, `nome=Wanessa+Cunha`
  if (gap === (GAP.space | GAP.ordinal)) return /^m$/i.test(words.word(left)) && words.is(right, NAME);
  if (gap === GAP.other)
    return (
      words.text.slice(words.ends[left], words.starts[right]) === '+' &&
      words.is(left, NAME) &&
      words.is(right, NAME | PARTICLE)
    );
  if ((gap & ~(GAP.space | GAP.line)) !== 0 || gap === 0) return false;
  if (words.is(right, INITIAL) || beginsLabel(words, right)) return false;
  // `Hospital Oswaldo Cruz⏎Catarina Prado`
  if (words.is(left, SURNAME) && !words.is(left, GIVEN) && isStrong(words.bits[right]! & ~SURNAME))
    return false;
  if (!words.is(left, NAME | PARTICLE)) return false;
  return isCutAtParticle(words, left) || isWrapped(words, left) || isCarriedOver(words, left);
}

/** `Reported-by:`, `Nome da mãe:`: what a line begins with that is a field. */
function beginsLabel(words: Words, at: number): boolean {
  for (let i = at; i < at + LABEL_WORDS && i < words.count; i++) {
    if ((words.gaps[i]! & GAP.colon) !== 0) return true;
    if ((words.gaps[i]! & ~(GAP.space | GAP.hyphen)) !== 0) return false;
  }
  return false;
}

const LABEL_WORDS = 3;

/** `recebo de Gustavo da⏎Conceição`, `o Osvaldo⏎dos Santos`: no line of a list ends or begins so. */
function isCutAtParticle(words: Words, left: number): boolean {
  const right = left + 1;
  if (words.is(left, PARTICLE))
    return (
      !words.is(left, CAPITAL) &&
      !isAnd(words, left) &&
      words.is(left - 1, NAME) &&
      !(isBeforeComma(words, right) && hasSurnameFirst(words, left))
    );
  return (
    words.is(left, CAPITAL) &&
    words.is(right, PARTICLE) &&
    !words.is(right, CAPITAL) &&
    !isAnd(words, right) &&
    words.gaps[right] === GAP.space &&
    words.is(right + 1, CAPITAL) &&
    words.is(right + 1, SURNAME)
  );
}

function isBeforeComma(words: Words, at: number): boolean {
  return words.gaps[at] === (GAP.comma | GAP.space) && words.is(at + 1, GIVEN);
}

/** `Silva, João Pedro da⏎Prates, Clara dos`: a line of its own, of which the surname stands first. */
function hasSurnameFirst(words: Words, last: number): boolean {
  let first = last;
  while (last - first < LINE_WORDS && first > 0 && words.gaps[first - 1] === GAP.space) first--;
  if (words.gapBefore(first) !== (GAP.comma | GAP.space)) return false;
  while (last - first < LINE_WORDS && first > 0 && (words.gaps[first - 1]! & LINES) === 0) {
    first--;
    if (!words.is(first, SURNAME | PARTICLE)) return false;
  }
  return true;
}

/** Whether a word behind a wide gap goes on with a name: it is a name's, and not what the next field is called. */
function isOfField(words: Words, at: number): boolean {
  return words.is(at, NAME | PARTICLE | INITIAL) && (words.gaps[at]! & GAP.colon) === 0;
}

/** How many words before a line's end are looked at. */
const LINE_WORDS = 6;

/**
 * `é a Sra. Ondina Fuchs⏎Meirelles, do 804`: a surname with which a line begins that goes on as a sentence, behind a line
 * that was one too.
 */
function isCarriedOver(words: Words, left: number): boolean {
  const right = left + 1;
  if (!words.is(right, SURNAME) || words.is(right, OTHER_CLASS)) return false;
  if (words.is(right, GIVEN) && !words.is(right, COMMON)) return false;
  const isSentence =
    !words.is(right + 1, CAPITAL | NUMBER) && (words.gaps[right]! & ~(GAP.comma | GAP.space)) === 0;
  if (!isSentence || right + 1 >= words.count) return false;
  for (
    let at = left;
    at > left - LINE_WORDS && at > 0 && (words.gaps[at - 1]! & (GAP.line | GAP.paragraph)) === 0;
    at--
  ) {
    if (!words.is(at - 1, CAPITAL | PARTICLE | NUMBER)) return true;
  }
  return false;
}

/** In a shorter line nothing made the text go on in the next one: the lines are a list. */
const WRAPPED_LINE = 35;

/** Whether the line that ends behind the word is so long that prose was wrapped there. */
function isWrapped({ text, ends, lo }: Words, at: number): boolean {
  const end = ends[at]!;
  const from = Math.max(lo, end - WRAPPED_LINE);
  return end - from === WRAPPED_LINE && !/[\n\r]/.test(text.slice(from, end));
}
