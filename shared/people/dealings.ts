/** What stands around those who are spoken of and with: verbs with their prepositions. */
import { foldedAt } from '../words/folded.ts';
import { GAP } from '../words/gap.ts';
import type { Words } from '../words/words.ts';

/** What one does with, to or for somebody, and seldom with a thing that a capital begins. */
const DEALINGS =
  /^(?:fal(?:a|e|ei|ou|ar|amos|aram|ava|ando)|convers(?:a|ei|ou|ar|amos|aram|ando|ado)|lig(?:a|uei|ou|ar|amos)|avis(?:a|e|ei|ou|ar|em)|pergunt(?:a|e|ei|ou|ar)|combin(?:ei|ou|ar|amos|ado)|agradec(?:o|e|emos|eu|er|i)|pag(?:uei|ou|a|ar|o)|cas(?:ou|ei|ar|ada|ado)|namor(?:a|ou|ando|ava)|estud(?:ou|ava|ei)|trabalh(?:ou|ava|ei)|mor(?:a|ou|ava)|conhec(?:e|i|eu|o)|convid(?:a|ei|ou|ar|e)|busc(?:ar|a|ou|ei)|lev(?:o|a|ou|ei|ar)|traz|trouxe|vi|viu|encontr(?:ei|ou|ar)|chama|chamei|chamou|entreg(?:ue|uei|ou|ar|a)|emprest(?:ei|ou|ar)|dev(?:o|e|ia)|mand(?:ei|ou|a|ar|e)|pix|recado|abraco|beijo|cuidados|lugar|casa|aniversario|festa|carro|zap|celular|numero|telefone|tel|cel|fone|whats|consulta|acesso|amig[oa]|namorad[oa])$/;
const BETWEEN = /^(?:[oa]s?|ao|à|com|c|co|pr[ao]|p|para|por|d[oae]|n[oa])$/i;

/** `falei com Caco`, `pix pro Nando`, `levo a Duda`, `agradecemos a Nando`: behind what one does with somebody. */
export function isDealtWith(words: Words, first: number): boolean {
  const gap = words.gapBefore(first);
  // `falar c/ Ana`
  const isShort = gap === (GAP.slash | GAP.space) && /^[cp]$/i.test(words.word(first - 1));
  if ((gap !== GAP.space && !isShort) || !BETWEEN.test(words.word(first - 1))) return false;
  let at = first - 2;
  // `falar com a Lu`
  if (words.gapBefore(at + 1) === GAP.space && BETWEEN.test(words.word(at)) && at > 0) at--;
  return at >= 0 && words.gapBefore(at + 1) === GAP.space && DEALINGS.test(foldedAt(words, at));
}
