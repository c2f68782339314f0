/** The whole value behind a label: `Nome: jose arimateia do vale`, `ALCUNHA ...: NENÉM DA ROÇA`. */
import { isOneBlank } from '../words/blanks.ts';
import { CAPITAL, CUE, INITIAL, KIN, NUMBER, PARTICLE, ROLE, UPPER } from '../words/classes.ts';
import { GAP, type Words } from '../words/words.ts';
import { announcement } from './announcement.ts';
import { isAnd, mayBeName, NAME, type NameRun, OTHER_CLASS, styleOf } from './run.ts';

/** More words are no name in a field. */
const MOST_WORDS = 8;

/** All of what stands in the quotes that open right before the run (`vulgo "Gleisim da Moto"`), or the run. */
export function wholeQuote(words: Words, run: NameRun): NameRun {
  const { text, lo, hi, starts, ends } = words;
  const start = starts[run.first]!;
  const closing = start > lo ? CLOSING[text.charAt(start - 1)] : undefined;
  if (closing === undefined) return run;
  const end = words.endSeen(run.first);
  for (let last = run.last; last < end && last - run.first < MOST_WORDS; last++) {
    if (ends[last]! < hi && text.charAt(ends[last]!) === closing) return { first: run.first, last };
    if (!isOneBlank(words, last)) return run;
  }
  return run;
}

const CLOSING: Readonly<Record<string, string>> = { '"': '"', '“': '”', '«': '»' };

/** The run with what stands behind it in its field, where that can be its own: all of it is written as the run is. */
export function wholeField(words: Words, run: NameRun): NameRun {
  if (!isBehindLabel(words, run.first)) return run;
  const style = styleOf(words, run.first);
  const end = words.endSeen(run.first);
  let last = run.last;
  while (isOneBlank(words, last)) {
    const next = last + 1;
    if (next >= end || next - run.first >= MOST_WORDS || !mayGoOn(words, next, style)) return run;
    last = next;
  }
  return words.is(last, PARTICLE) || (words.gaps[last]! & (GAP.colon | GAP.hyphen)) !== 0
    ? run
    : { first: run.first, last };
}

function mayGoOn(words: Words, at: number, style: 'capital' | 'upper' | 'lower'): boolean {
  const bits = words.bits[at]!;
  // `filha Ana nº 12`
  if ((bits & NUMBER) !== 0 || (words.gaps[at]! & GAP.ordinal) !== 0) return false;
  // `Ana e Bia`: two
  if ((bits & PARTICLE) !== 0) return !isAnd(words, at);
  if (style !== 'lower' && ((bits & CAPITAL) === 0 || ((bits & UPPER) !== 0) !== (style === 'upper')))
    return (bits & INITIAL) !== 0 && (bits & CAPITAL) !== 0;
  if (style === 'lower' && (bits & CAPITAL) !== 0) return false;
  if (/^j(?:r|unior|únior)$/.test(words.word(at))) return true;
  // `Núbia da Creche`, `jose do vale`: over a particle any word.
  if (words.is(at - 1, PARTICLE)) return true;
  if ((bits & NAME) !== 0 || ((bits & OTHER_CLASS) === 0 && !words.isCommon(at))) return true;
  // `Aluna: Suelytta Pessoa`: a surname that is a word.
  return (
    style === 'capital' && mayBeName(words, at, style) && !isOneBlank(words, at) && !words.isCommon(at - 1)
  );
}

/** The run with the word before it that is a common one, where that begins the field: `Autora: Sol Andrade`. */
export function withFirstOfField(words: Words, run: NameRun): NameRun {
  const at = run.first - 1;
  if (!words.is(at, CAPITAL) || !isOneBlank(words, at) || (words.gapBefore(at) & GAP.colon) === 0) return run;
  const isName = mayBeName(words, at, styleOf(words, run.first)) && announcement(words, at) === 'label';
  return isName ? { first: at, last: run.last } : run;
}

/** Behind a colon, or a word for a person at the start of a line (`nome jose⏎`). */
function isBehindLabel(words: Words, first: number): boolean {
  const gap = words.gapBefore(first);
  if ((gap & GAP.colon) !== 0) return (gap & GAP.line) === 0;
  const isAlone = first === 1 || (words.gapBefore(first - 1) & GAP.line) !== 0;
  return gap === GAP.space && isAlone && words.is(first - 1, CUE | ROLE | KIN);
}
