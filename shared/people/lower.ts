/** Names in small letters that nothing announces: where those who are spoken of and to in a chat stand. */
import { COMMON, FOREIGN, GIVEN } from '../lexicon/lexicon.ts';
import { CAPITAL } from '../words/classes.ts';
import { WordKeys } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import type { NameRun } from './run.ts';

/** `a fabi`, `pra cris`, `disse q mirella`, `oi nanda`, `é a vick`: what stands before somebody. */
const BEFORE = new WordKeys(
  'a o da do pra pro ao c com pela pelo na no q se oi oie oii ola opa ei fala salve bj bjs bjo bjos abs valeu vlw obg presentes ausentes convidados falta faltou cade eh aqui chama chame mano mana viu tchau',
);
/** `gabi me liga`: what follows somebody who is called at the start of a line. */
const BEHIND = new WordKeys(
  'me vc vcs tu te tua teu cade aqui ta vem vai paga pagou liga manda ja bom boa tudo blz oi to so nao passa traz pega obrigada obrigado',
);

/** Whether the run of small letters stands where somebody does. */
export function isSpokenOf(words: Words, run: NameRun): boolean {
  const { first, last } = run;
  if (words.gapBefore(first) === GAP.space && BEFORE.has(words, first - 1)) return true;
  if (isCalledFirst(words, run)) return true;
  return isGivenBeside(words, first - 1, first) || isGivenBeside(words, last + 1, last);
}

function isCalledFirst(words: Words, { first, last }: NameRun): boolean {
  const isFirst = first === 0 || (words.gapBefore(first) & GAP.line) !== 0;
  return isFirst && (words.gaps[last]! & ~(GAP.space | GAP.comma)) === 0 && BEHIND.has(words, last + 1);
}

/** `osmar e gilda`, `ana, tonho`: another given name in small letters on the other side of a comma or an `e`. */
function isGivenBeside(words: Words, next: number, from: number): boolean {
  const step = next - from;
  const isJoined = /^(?:e|ou|y)$/.test(next >= 0 && next < words.count ? words.word(next) : '');
  const other = isJoined ? next + step : next;
  if (other < 0 || other >= words.count || words.is(other, CAPITAL | COMMON | FOREIGN)) return false;
  if (!words.is(other, GIVEN)) return false;
  const gap = words.gaps[Math.min(from, next)]!;
  return isJoined ? gap === GAP.space : (gap & ~GAP.space) === GAP.comma || (gap & ~GAP.space) === GAP.slash;
}

/** `"ana souza"`, `{ana souza}`: quotes or brackets stand right before and right behind. */
export function isEnclosed({ text, lo, hi, starts, ends }: Words, { first, last }: NameRun): boolean {
  const [start, end] = [starts[first]!, ends[last]!];
  return (
    /["'“({[<>|%]/.test(text.slice(Math.max(lo, start - 1), start)) &&
    /["'”)}\]<>|%]/.test(text.slice(end, Math.min(hi, end + 1)))
  );
}

/** Between blanks, commas and the ends of lines and sentences: no piece of a compound, a path or a command. */
export function isApart({ text, lo, hi, starts, ends }: Words, { first, last }: NameRun): boolean {
  const [start, end] = [starts[first]!, ends[last]!];
  return (
    /^(?:|.?[\s,(/*_]|[.,]\s)$/.test(text.slice(Math.max(lo, start - 2), start)) &&
    /^(?:$|[\s,.?!;:)/*_])/.test(text.slice(end, Math.min(hi, end + 1)))
  );
}
