/** The text that a format splits: a piece and what stands around it, as its writer meant it. */
import { withBreaks, withEscapedLetters, withPlainLetters, withReferredLetters } from '../text/as-meant.ts';
import { withLostLetters } from '../words/lost-letters.ts';
import type { Format } from './format.ts';

/**
 * @param head the end of what stands before the piece
 * @param tail the start of what follows
 * @returns all three together, in offsets of the source
 */
export function windowOf(
  { lineBreak, references }: Format,
  head: string,
  piece: string,
  tail: string,
): string {
  // `join` and not `+`: a flat string, which is read much faster than a rope.
  const source = [head, piece, tail].join('');
  const letters = withPlainLetters(references ? source : withReferredLetters(source));
  const whole = withLostLetters(letters);
  return lineBreak === undefined ? whole : withBreaks(withEscapedLetters(whole), lineBreak);
}
