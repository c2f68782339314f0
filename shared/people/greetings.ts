/** Who is greeted or greets: `Oi, Lu!`, `Prezada Wilcéia,`, `Atenciosamente,⏎Rui`, `-- ⏎Ana`. */
import { GIVEN, SURNAME } from '../lexicon/lexicon.ts';
import { CUE } from '../words/classes.ts';
import { LINES } from '../words/gap.ts';
import { GAP, type Words } from '../words/words.ts';

const GREETINGS =
  /^(?:oi|oie|ola|olá|fala|ei|opa|salve|hey|hello|hi|valeu|vlw|obrigad[oa]|obg|parabens|parabéns|prezad[oa]|car[oa]|querid[oa]|dear|att|bj|bjo|bjs|abs|abç|abraços?|abracos?|tchau|grat[oa]|saudações|cordialmente|cheers|thanks|thx|regards|sincerely|hugs|hola|saludos|gracias|atte|ciao)$/i;

/**
 * `oi Nathyelle, td bem`, `Bom dia, Marlus.`, `Prezada Wilcéia,`, `Att, Wescley`: one who is greeted or greets, with a
 * mark behind the name, at the start of a line or behind a mark.
 */
export function isSalutation(words: Words, first: number): boolean {
  const gap = words.gapBefore(first) & ~(words.is(first - 1, CUE) ? GAP.dot : 0);
  const isQuoted = (gap & GAP.other) !== 0 && isQuotedLine(words, first);
  if ((gap & ~(GAP.space | GAP.comma | LINES | (isQuoted ? GAP.other : 0))) !== 0 || first === 0)
    return false;
  // A line break alone is no comma.
  if ((gap & LINES) !== 0 && (gap & GAP.comma) === 0) return false;
  let at = first - 1;
  if (words.ends[at]! - words.starts[at]! > 13) return false;
  const word = words.word(at);
  if (/^(?:dia|tarde|noite)$/i.test(word)) {
    if (words.gapBefore(at) !== GAP.space || !/^bo[am]$/i.test(words.word(at - 1))) return false;
    at--;
  } else if (/^a[ií]$/i.test(word)) {
    // `E aí Cacá,`
    if (words.gapBefore(at) !== GAP.space || !/^e$/i.test(words.word(at - 1))) return false;
    at--;
  } else if (/^vind[oa]$/i.test(word)) {
    // `Bem-vinda, Ana`
    if (words.gapBefore(at) !== GAP.hyphen) return false;
    at--;
  } else if (!GREETINGS.test(word)) return false;
  return at === 0 || (words.gapBefore(at) & ~GAP.space) !== 0;
}

/** `> Obrigado,⏎> Ana`: only the signs of a quoted mail stand at the start of the line. */
function isQuotedLine({ text, lo, starts }: Words, first: number): boolean {
  const start = starts[first]!;
  return /\n>[> ]{0,3}$/.test(text.slice(Math.max(lo, start - 6), start));
}

/** `-- ⏎Ana`: the mark that mail has before a signature. */
export function isBehindSignatureMark({ text, lo, starts }: Words, first: number): boolean {
  const start = starts[first]!;
  return /(?:^|[\r\n])(?:--|—|__) ?\r?\n$/.test(text.slice(Math.max(lo, start - 7), start));
}

/** `Atenciosamente,⏎Coordenação`: not one who greets, but many. */
const BODIES = /(?:ção|são|oria|aria|ência|dade|mento|agem)$/i;

/** `Oi, Lu!`, `Abraços,⏎Siobhan`: behind a greeting and its comma, with nothing but marks behind the name. */
export function isGreeted(words: Words, first: number): boolean {
  const gap = words.gapBefore(first);
  if (!words.is(first - 1, CUE) || (gap & GAP.comma) === 0 || (gap & ~(GAP.comma | GAP.space | LINES)) !== 0)
    return false;
  if (!words.is(first, GIVEN | SURNAME) && BODIES.test(words.word(first))) return false;
  return /^(?:oi|ola|olá|abracos|abraços|abraco|abraço|beijos|bjs|att|atenciosamente|prezad[oa]|car[oa]|querid[oa]|best|regards)$/i.test(
    words.word(first - 1),
  );
}

/** `Fátima, bom dia.`, `Paulo, Hamideh,⏎`: called at the start of a line. */
export function isCalled(words: Words, at: number): boolean {
  const before = words.gapBefore(at);
  // A comma before the line: code and lists go on like that.
  if (at > 0 && ((before & (GAP.line | GAP.paragraph)) === 0 || (before & GAP.comma) !== 0)) return false;
  const gap = words.gaps[at]!;
  if ((gap & GAP.comma) === 0) return false;
  return (
    (gap & GAP.line) !== 0 ||
    /^(?:bom|boa|tudo|oi|ola|olá|segue|por)$/i.test(words.word(Math.min(at + 1, words.count - 1)))
  );
}
